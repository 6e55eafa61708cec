// Reads games of 五子棋 in every notation.
import { COLORS } from '../api/gomoku/values.js';
import { UsageError, parseJson } from './command.js';
import { integers, isJson } from './input.js';

/**
 * @import { GameNode, NotationOptions, Qiju, SetUpPosition } from '../api/types.js'
 * @import { Context } from './command.js'
 * @import { Given } from './input.js'
 */

/** The size of a board that does not tell it. */
const STANDARD_SIZE = 15;

/** Returns the position after the nodes of a line. @param {GameNode[]} line @returns {SetUpPosition} */
function positionAfter(line) {
  const stones = new Map();
  /** @type {SetUpPosition['turn']} */
  let turn;
  for (const node of line) {
    for (const color of COLORS) for (const point of Array.from(node[color] ?? [])) stones.set(point, color);
    for (const point of Array.from(node.empty ?? [])) stones.delete(point);
    if (node.color) {
      if (typeof node.move === 'number') stones.set(node.move, node.color);
      turn = node.color === 'black' ? 'white' : 'black';
    }
    turn = node.turn ?? turn;
  }
  const [black, white] = COLORS.map((color) => [...stones].flatMap(([point, other]) => (other === color ? point : [])));
  return { black, white, ...(turn && { turn }) };
}

/**
 * Reads the main line of an SGF record.
 * @param {Qiju['gomoku']} gomoku
 * @param {string} text
 * @param {number} [size] from the command line
 * @returns {Given}
 */
function readRecord(gomoku, text, size) {
  const record = gomoku.decodeGame(text, { size });
  if (size !== undefined && size !== record.size) {
    throw new UsageError(`the record has a board of ${record.size}, --size is ${size}`);
  }
  /** @type {GameNode[]} */
  const line = [];
  for (let at = 0; at >= 0; at = record.nodes.findIndex(({ parent }, i) => i > at && parent === at)) {
    line.push(record.nodes[at]);
  }
  const isPlayed = line.every(({ black, white, empty, move }) => !black && !white && !empty && move !== null);
  return {
    value: isPlayed ? gomoku.decode(text, { notation: 'sgf', size: record.size }) : positionAfter(line),
    options: { size: record.size === STANDARD_SIZE ? undefined : record.size },
  };
}

/** Reads the lines that `puzzle` prints. @param {string} text */
function readPosition(text) {
  const fields = Object.fromEntries(text.trim().split('\n').map((line) => line.split(/:\s*/))); // prettier-ignore
  const { black = '', white = '', turn } = fields;
  return { black: integers(black), white: integers(white), ...(turn && { turn }) };
}

/**
 * @param {string} given
 * @param {Context} context
 * @returns {Given}
 */
export function readGame(given, { qiju: { gomoku }, options: { size } }) {
  const text = given.trim();
  if (isJson(text)) {
    const value = parseJson(text);
    if (value.nodes) return readRecord(gomoku, gomoku.encodeGame(value), size);
    return { value: value.pieces ?? value };
  }
  if (text.startsWith('(')) return readRecord(gomoku, text, size);
  if (/^(black|white|turn):/m.test(text)) return { value: readPosition(text) };
  if (/^\d\d$/.test(text)) {
    const [move] = gomoku.decode(text);
    throw new UsageError(`${text} is the point [${text}], or [${move}] in base 15; write one of these`);
  }
  // An odd number of digits is not in base 15.
  if (/^\d+([\s,]+\d+)+$|^\d(\d\d)*$/.test(text)) return { value: integers(text) };
  const notation = /^[\da-e]+$/i.test(text) ? 'base15' : 'coordinates';
  return { value: gomoku.decode(text, /** @type {NotationOptions} */ ({ notation, size })) };
}
