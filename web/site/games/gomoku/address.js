// The page's URL holds a game: ?rule=renju&size=9#h8i9. On 15×15 the hash has two base-15 digits per move, on other sizes the names
// of the points. The defaults, freestyle and 15, are omitted. ?play=white is a game by link, in which whoever opens it is White.

/** @import { Rule } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */

/** @typedef {{ pieces: readonly number[], rule: Rule, size: number, play: 'black' | 'white' | null }} Game play: the visitor's side of a game by link */

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
  if (!text && !['rule', 'size', 'play'].some((name) => parameters.has(name))) return null;
  const rule = /** @type {Rule} */ (parameters.get('rule') ?? 'freestyle');
  const size = Number(parameters.get('size') ?? 15);
  const play = parameters.get('play');
  if (play !== null && play !== 'black' && play !== 'white') return { invalid: unescape(search + hash) };
  try {
    gomoku.judge([], { rule, size });
  } catch {
    return { invalid: unescape(search + hash) };
  }
  try {
    const pieces = gomoku.decode(text, notationFor(size));
    gomoku.judge(pieces, { rule, size });
    return { pieces, rule, size, play };
  } catch {
    return { invalid: text };
  }
}

/** @param {Engine['gomoku']} gomoku @param {Game} game @param {string} href the current URL */
export function gameUrl(gomoku, { pieces, rule, size, play }, href) {
  const url = new URL(href);
  for (const name of ['rule', 'size', 'play']) url.searchParams.delete(name);
  if (rule !== 'freestyle') url.searchParams.set('rule', rule);
  if (size !== 15) url.searchParams.set('size', String(size));
  if (play) url.searchParams.set('play', play);
  url.hash = gomoku.encode(pieces, notationFor(size)).replaceAll(' ', '');
  return url;
}
