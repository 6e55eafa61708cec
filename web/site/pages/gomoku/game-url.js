// A game in the page's URL: ?rule=renju&size=9#h8i9. On 15×15 the hash has two base-15 digits per move, on other sizes the names
// of the points. The defaults, freestyle and 15, are omitted.

/**
 * @import { Rule } from '../../../api/types.js'
 * @import { Engine } from '../../../elements/gomoku/engine.js'
 */

/** @typedef {{ pieces: number[], rule: Rule, size: number }} Game */

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
  if (!text && !parameters.has('rule') && !parameters.has('size')) return null;
  const rule = /** @type {Rule} */ (parameters.get('rule') ?? 'freestyle');
  const size = Number(parameters.get('size') ?? 15);
  try {
    gomoku.judge([], { rule, size });
  } catch {
    return { invalid: unescape(search + hash) };
  }
  try {
    const pieces = gomoku.decode(text, notationFor(size));
    gomoku.judge(pieces, { rule, size });
    return { pieces, rule, size };
  } catch {
    return { invalid: text };
  }
}

/**
 * @param {Engine['gomoku']} gomoku
 * @param {Game} game
 * @param {string} href the current URL
 */
export function gameUrl(gomoku, { pieces, rule, size }, href) {
  const url = new URL(href);
  url.searchParams.delete('rule');
  url.searchParams.delete('size');
  if (rule !== 'freestyle') url.searchParams.set('rule', rule);
  if (size !== 15) url.searchParams.set('size', String(size));
  url.hash = gomoku.encode(pieces, notationFor(size)).replaceAll(' ', '');
  return url;
}
