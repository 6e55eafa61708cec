// Reads games as JSON: what the functions of the package take and return.
import { isArray, isObject } from '../../arguments.js';
import { readGameTree } from '../game-tree.js';
import { COLORS, readPosition } from '../values.js';
import { drawnGame } from './diagram.js';
import { MAX_GAMES, playedGame, setUpGame, sizeOf, treeGame } from './game.js';

/**
 * @import { GameNode, ParsedGame } from '../../types.js'
 * @import { Reading } from './game.js'
 */

/** @param {string} text @returns {any} undefined if it is not JSON */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for JSON that is not a list of points or pairs, which need no JSON. @param {Reading} reading */
export function isJson({ text }) {
  if (/^\s*\{/.test(text)) return true;
  const value = /^\s*\[\s*[[{]/.test(text) ? read(text) : undefined;
  return isArray(value) && (isObject(value[0]) || /** @type {any} */ (value[0]).length > 2);
}

/** @param {Reading} reading @returns {ParsedGame[]} */
export function parseJson(reading) {
  const { text, refuse } = reading;
  const at = Math.max(0, text.search(/\S/));
  const value = read(text);
  if (value === undefined) refuse('json', at, 'begins invalid JSON');
  const games = isArray(value) && isObject(value[0]) ? value : [value];
  if (games.length > MAX_GAMES) refuse('many', at, `begins more than ${MAX_GAMES} games`);
  try {
    return games.map((game) => readValue(reading, game, at));
  } catch (error) {
    if (/** @type {any} */ (error).code === 'text-invalid') throw error;
    return refuse('json', at, `begins JSON that is no game: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {Reading} reading @param {any} value @param {number} at @returns {ParsedGame} */
function readValue(reading, value, at) {
  const { constants } = reading;
  if (isArray(value) && value.some(isArray)) {
    const isDrawn = value.every(
      (row) => isArray(row) && row.every((/** @type {any} */ point) => Number.isInteger(point) && point >= 0),
    );
    return isDrawn
      ? drawnGame(reading, /** @type {number[][]} */ (value), () => at)
      : reading.refuse('json', at, 'begins JSON that is no board');
  }
  if (value?.nodes) {
    const { size, nodes } = readGameTree('JSON', value, constants);
    return treeGame(
      reading,
      size,
      nodes.map(toPlain),
      nodes.map(() => at),
    );
  }
  const size = value?.size ?? sizeOf(reading);
  if (!(Number.isInteger(size) && size >= constants.minSize && size <= constants.maxSize)) {
    reading.refuse('bad-size', at, `begins a game on a board of ${size}, a size that is not played`);
  }
  const pieces = value?.pieces ?? value;
  const { points, count, isSetup } = readPosition(
    'JSON',
    isObject(pieces) && pieces === value ? stonesOf(value) : pieces,
    size,
  );
  if (!isSetup) return playedGame(size, [...points.subarray(0, count)]);
  const [black, white] = COLORS.map((color) => Array.from(pieces[color]));
  return setUpGame(reading, size, { black, white, turn: pieces.turn }, at);
}

/** Leaves out what `black` and `white` may come with, such as the solution of a puzzle. @param {any} value */
const stonesOf = ({ black, white, turn }) => ({ black, white, ...(turn && { turn }) });

/** Returns a node with lists instead of typed arrays, without missing properties. @param {GameNode} node @param {number} i */
function toPlain({ parent, ...node }, i) {
  const entries = Object.entries(node).filter(([, value]) => value !== undefined);
  const plain = entries.map(([key, value]) => [
    key,
    ArrayBuffer.isView(value) ? Array.from(/** @type {any} */ (value)) : value,
  ]);
  return /** @type {GameNode} */ ({ parent: i === 0 ? null : parent, ...Object.fromEntries(plain) });
}
