// Reads libraries of RenLib, trees of moves on a board of 15: 20 bytes of header, then two bytes a node in pre-order, the point and
// flags, and its texts, which end with a zero byte and have an even length. Rapfi (github.com/dhbloo/rapfi) and Figrid
// (github.com/wuwbobo2021/figrid) read the same layout.
import { decodeBytes } from '../../parse/encoding.js';
import { MAX_ITEMS } from '../sgf.js';
import { COLORS } from '../values.js';
import { treeGame } from './game.js';

/**
 * @import { GameNode, ParsedGame } from '../../types.js'
 * @import { Reading } from './game.js'
 */

const SIGNATURE = [0xff, ...'RenLib'].map((sign) => (typeof sign === 'string' ? sign.charCodeAt(0) : sign));
const HEADER = 20;
const SIZE = 15;

const FLAG = { text: 1, comment: 8, oldComment: 32, leaf: 64, sibling: 128 };

/** @param {{ bytes?: Uint8Array }} reading */
export const isRenlib = ({ bytes }) => SIGNATURE.every((sign, i) => sign === bytes?.[i]);

/** @param {Reading} reading @returns {ParsedGame[]} */
export function parseRenlib(reading) {
  const { bytes, refuse, warn } = reading;
  if (!isRenlib(reading) || !bytes) return refuse('character', 0, 'is not the first byte of a library of RenLib');
  /** @type {GameNode[]} */
  const nodes = [{ parent: null }];
  const places = [HEADER];
  /** The number of moves up to each node. */
  const depths = [0];
  /** @type {[node: GameNode, from: number, to: number][]} */
  const comments = [];
  /** The parents of the nodes that follow later. @type {number[]} */
  const waiting = [];
  let parent = 0;
  let at = HEADER;

  const next = () => bytes[at++] ?? refuse('end', bytes.length, 'is missing, where the library ends too early');
  /** Skips a text, and returns where it ends. */
  const skipText = () => {
    for (;;) {
      const [first, second] = [next(), next()];
      if (!first || !second) return at - (first ? 1 : 2);
    }
  };

  for (let isRoot = true; ; isRoot = false) {
    const place = at;
    const [point, flags] = [next(), next()];
    const has = (/** @type {number} */ flag) => (flags & flag) > 0;
    let index = 0;
    if (!isRoot || point > 0) {
      const [col, row] = [(point & 15) - 1, point >> 4];
      if (point > 0 && (col < 0 || row >= SIZE)) {
        refuse('off-board', place, `is byte ${point}, which is no point of a board of 15`);
      }
      index = nodes.push({ parent, color: COLORS[depths[parent] % 2], move: point > 0 ? col + SIZE * row : null }) - 1;
      depths.push(depths[parent] + 1);
      places.push(place);
      if (index > MAX_ITEMS) refuse('many', place, 'begins more nodes than are read');
    }
    if (has(FLAG.text)) at += 2;
    if (has(FLAG.comment | FLAG.oldComment)) {
      const from = at;
      comments.push([nodes[index], from, skipText()]);
    }
    if (has(FLAG.text)) skipText();

    if (has(FLAG.sibling)) waiting.push(parent);
    if (!has(FLAG.leaf)) {
      parent = index;
    } else {
      const above = waiting.pop();
      if (above === undefined) break;
      parent = above;
    }
  }
  if (at < bytes.length) warn('text', at, 'what follows the library is skipped');
  addComments(reading, bytes, comments);
  return [treeGame(reading, SIZE, nodes, places)];
}

/** Separates comments; it is no byte of a character in any encoding. */
const SEPARATOR = 1;

/**
 * Decodes the comments, all at once, since a short one does not show its encoding.
 * @param {Reading} reading
 * @param {Uint8Array} bytes
 * @param {[node: GameNode, from: number, to: number][]} comments
 */
function addComments({ warn }, bytes, comments) {
  const joined = new Uint8Array(comments.reduce((sum, [, from, to]) => sum + to - from + 1, 0)).fill(SEPARATOR);
  let filled = 0;
  for (const [, from, to] of comments) {
    joined.set(bytes.subarray(from, to), filled);
    filled += to - from + 1;
  }
  const texts = decodeBytes(joined, warn)?.split(String.fromCharCode(SEPARATOR));
  if (texts?.length !== comments.length + 1) {
    warn('encoding', HEADER, 'the comments are in no known encoding and are skipped');
    return;
  }
  // A backspace ends the title of a comment.
  for (const [i, [node]] of comments.entries()) node.comment = texts[i].replace(/\r\n|[\r\b]/g, '\n').trim();
}
