// The page's URL holds a game: ?rule=renju&size=9#h8i9. On 15×15 the hash has two base-15 digits per move, on other sizes the names
// of the points. The defaults, freestyle and 15, are omitted. ?play=white is a game by link, in which whoever opens it is White; the
// sender may say one word with it, ?play=white&say=draw:
//
//   undo    asks to take back the sender's last move, and the answer to it if there is one
//   undone  agrees: the moves of the link are what remains
//   draw    offers a draw
//   drawn   agrees, and the game is over
//   no      declines
//   resign  the sender has lost

import { isFitting } from './conversation.js';

/** @import { Rule } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */

/** @typedef {typeof words[number]} Word */
/**
 * @typedef {object} Game
 * @property {readonly number[]} pieces
 * @property {Rule} rule
 * @property {number} size
 * @property {'black' | 'white' | null} play the visitor's side of a game by link
 * @property {Word | null} say the opponent's word in a game by link
 */

const words = /** @type {const} */ (['undo', 'undone', 'draw', 'drawn', 'no', 'resign']);

/** @param {number} size @returns {import('../../../api/types.js').NotationOptions} */
const notationFor = (size) => (size === 15 ? {} : { notation: 'coordinates', size });

/** @param {string} text */
function unescape(text) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * @param {Engine['gomoku']} gomoku
 * @param {{ search: string, hash: string }} url
 * @returns {Game | { invalid: string } | null} null if the URL holds no game; `invalid` is the part that cannot be read
 */
export function readGameUrl(gomoku, { search, hash }) {
  const parameters = new URLSearchParams(search);
  const text = unescape(hash.slice(1));
  if (!text && !['rule', 'size', 'play', 'say'].some((name) => parameters.has(name))) return null;
  const rule = /** @type {Rule} */ (parameters.get('rule') ?? 'freestyle');
  const size = Number(parameters.get('size') ?? 15);
  const play = /** @type {Game['play']} */ (parameters.get('play'));
  const say = /** @type {Game['say']} */ (parameters.get('say'));
  if (![null, 'black', 'white'].includes(play) || (say !== null && !words.includes(say))) {
    return { invalid: unescape(search + hash) };
  }
  try {
    gomoku.judge([], { rule, size });
  } catch {
    return { invalid: unescape(search + hash) };
  }
  try {
    const pieces = gomoku.decode(text, notationFor(size));
    gomoku.judge(pieces, { rule, size });
    const game = { pieces, rule, size, play, say };
    return isFitting(game) ? game : { invalid: unescape(search + hash) };
  } catch {
    return { invalid: text };
  }
}

/** @param {Engine['gomoku']} gomoku @param {Game} game @param {string} href the current URL */
export function gameUrl(gomoku, { pieces, rule, size, play, say }, href) {
  const url = new URL(href);
  for (const name of ['rule', 'size', 'play', 'say']) url.searchParams.delete(name);
  if (rule !== 'freestyle') url.searchParams.set('rule', rule);
  if (size !== 15) url.searchParams.set('size', String(size));
  if (play) url.searchParams.set('play', play);
  if (play && say) url.searchParams.set('say', say);
  url.hash = gomoku.encode(pieces, notationFor(size)).replaceAll(' ', '');
  return url;
}
