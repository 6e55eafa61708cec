// A game of 五子棋 as an address: ?rule=renju&size=9#h8i9. On 15×15 the part after # has two base-15 digits a move, elsewhere
// the names of the points; freestyle and 15 go without saying.

/**
 * @import { Rule } from '../../../api/types.js'
 * @import { Qiju } from '../../../elements/board/board-element.js'
 */

/** @typedef {{ pieces: number[], rule: Rule, size: number }} Game */

/** @param {number} size */
const notationFor = (size) => (size === 15 ? 'base15' : 'coordinates');

/** @param {string} text */
function unescape(text) {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/**
 * @param {Qiju['gomoku']} gomoku
 * @param {{ search: string, hash: string }} address
 * @returns {Game | { bad: string } | null} null if it names no game; `bad` is the text that is none
 */
export function readAddress(gomoku, { search, hash }) {
  const given = new URLSearchParams(search);
  const text = unescape(hash.slice(1));
  if (!text && !given.has('rule') && !given.has('size')) return null;
  const rule = /** @type {Rule} */ (given.get('rule') ?? 'freestyle');
  const size = Number(given.get('size') ?? 15);
  try {
    gomoku.judge([], { rule, size });
  } catch {
    return { bad: unescape(search + hash) };
  }
  try {
    const pieces = gomoku.decode(text, { notation: notationFor(size), size });
    gomoku.judge(pieces, { rule, size });
    return { pieces, rule, size };
  } catch {
    return { bad: text };
  }
}

/**
 * @param {Qiju['gomoku']} gomoku
 * @param {Game} game
 * @param {string} href the address as it is
 */
export function writeAddress(gomoku, { pieces, rule, size }, href) {
  const url = new URL(href);
  url.searchParams.delete('rule');
  url.searchParams.delete('size');
  if (rule !== 'freestyle') url.searchParams.set('rule', rule);
  if (size !== 15) url.searchParams.set('size', String(size));
  url.hash = gomoku.encode(pieces, { notation: notationFor(size), size }).replaceAll(' ', '');
  return url;
}
