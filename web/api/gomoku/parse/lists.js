// Reads lists of points in all notations. A list may be after `black:` and `white:`, which makes it a position.
import { playedGame, setUpGame, sizeOf } from './game.js';

/**
 * @import { GameFormat, ParsedGame } from '../../types.js'
 * @import { Color, Reading } from './game.js'
 */

/**
 * A list that was read.
 * @typedef {object} List
 * @property {number} size of the board
 * @property {number[]} points
 * @property {number[]} places of the points in the text
 * @property {number} again the index of the first point that is there before it, -1 without one
 * @property {{ black: number[], white: number[], turn?: Color }} [stones] the points by color, if the text tells colors
 */

/** @typedef {(point: number, at: number) => void} Add */
/** @typedef {(reading: Reading, size: number, from: number, to: number, add: Add) => void} ReadPoints adds the points of a part */

/** @type {Map<string, Color>} */
const COLOR = new Map([['black', 'black'], ['黑', 'black'], ['white', 'white'], ['白', 'white']]); // prettier-ignore

/** `line:` is the solution of a puzzle, which is no part of the position. */
const LABEL = /^[ \t]*(black|white|turn|line|黑|白)[棋子方]?[ \t]*:/gim;

/** With more than black, white, turn and line one comes twice. */
const MAX_LABELS = 4;

/** Signs around numbers. */
const BETWEEN = /[\s,;|/]*/y;

/** @param {RegExp} pattern a sticky one @param {string} text @param {number} at */
function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the index of the next sign. @param {RegExp} between @param {string} text @param {number} at */
const skip = (between, text, at) => at + (match(between, text, at)?.[0].length ?? 0);

/**
 * Returns the part within square brackets around all of a part, or all of it.
 * @param {Reading} reading
 * @param {RegExp} open matches up to the bracket that opens
 * @param {number} from
 * @param {number} to
 */
function unwrap({ plain, fail }, open, from, to) {
  const part = plain.slice(from, to);
  const start = open.exec(part)?.[0].length;
  if (start === undefined) return [from, to];
  const end = from + part.trimEnd().length - 1;
  if (plain[end] !== ']') fail('end', to, 0, '"]"');
  return [from + start, end];
}

/** `112, 97` or `[112, 97]`. @type {ReadPoints} */
function readPoints(reading, size, from, to, add) {
  const { plain, fail } = reading;
  const wanted = `integers from 0 to ${size * size - 1}`;
  const [start, end] = unwrap(reading, /^\s*\[/, from, to);
  for (let at = skip(BETWEEN, plain, start); at < end; at = skip(BETWEEN, plain, at)) {
    const number = match(/(?:0|[1-9]\d{0,2})(?![\w.])/y, plain, at)?.[0];
    if (!number) return fail('character', at, size, wanted);
    if (Number(number) >= size * size) fail('off-board', at, size, wanted);
    add(Number(number), at);
    at += number.length;
  }
}

/** The numbers of pairs in brackets: a move number, a column and a row. */
const BRACKETS = /(?:(\d{1,3})[.:),]?\s*)?[([<{]\s*(\d{1,9})\s*[\s,;:]\s*(\d{1,9})\s*[)\]>}]/y;

/** @param {number} origin 0 or 1 @returns {ReadPoints} */
const pairReader = (origin) => (reading, size, from, to, add) => {
  const { plain, fail } = reading;
  const wanted = 'pairs of numbers such as (7,7) (8,6)';
  /** @param {string} col @param {string} row @param {number} at */
  const addPair = (col, row, at) => {
    const [x, y] = [Number(col) - origin, Number(row) - origin];
    if (Math.min(x, y) < 0 || Math.max(x, y) >= size) fail('off-board', at, size, wanted);
    add(x + size * y, at);
  };
  const part = plain.slice(from, to);
  if (/[([<{]/.test(part)) {
    const between = /[\s,;>–-]*/y;
    const number = createNumbering(reading);
    const [start, end] = unwrap(reading, /^\s*\[(?=\s*\[)/, from, to);
    for (let at = skip(between, plain, start); at < end; at = skip(between, plain, at)) {
      const pair = match(BRACKETS, plain, at);
      if (!pair) return fail('character', at, size, wanted);
      number(pair[1], at);
      addPair(pair[2], pair[3], at);
      at += pair[0].length;
    }
    return;
  }
  const wrong = part.search(/[^\d\s,;:/-]/);
  if (wrong >= 0) fail('character', from + wrong, size, wanted);
  /** Of each number but the first the sign before it. @type {string[]} */
  const signs = [];
  /** @type {RegExpExecArray | undefined} */
  let before;
  let count = 0;
  for (const number of part.matchAll(/\d+/g)) {
    const at = from + number.index;
    if (before) {
      const sign = part.slice(before.index + before[0].length, number.index);
      signs.push(sign.trim() || (sign.includes('\n') ? '\n' : ' '));
    }
    if (count++ % 2 > 0) addPair(String(before?.[0]), number[0], from + Number(before?.index));
    // Within all pairs there is the same sign, and between pairs another one, or everywhere the same.
    const isOdd = signs.length > 1 && (signs.at(-1) === signs[0]) !== signs.length % 2 > 0;
    if (isOdd && signs.some((sign) => sign !== signs[0])) fail('character', at, size, wanted);
    before = number;
  }
  if (count % 2 > 0) fail('end', to, size, wanted);
};

/** @param {Reading} reading */
function createNumbering({ refuse }) {
  let moves = 0;
  /** Checks the number before a move: of the move, or of a move of both sides. @param {string | undefined} number @param {number} at */
  return (number, at) => {
    const isPair = moves % 2 === 0 && Number(number) === moves / 2 + 1;
    moves++;
    if (number !== undefined && Number(number) !== moves && !isPair) {
      refuse('number', at, `is ${number}, which does not number move ${moves}`);
    }
  };
}

/** Signs between coordinates. */
const AROUND = /[\s,;.|/()[\]<>→–—-]*/y;
const COORDINATE = /(?:(\d{1,3})[.:),]?\s*)?([a-z])(\d{1,2})(?!\d)/iy;

/** @param {boolean} hasI @returns {ReadPoints} */
const coordinateReader = (hasI) => (reading, size, from, to, add) => {
  const { plain, fail } = reading;
  const wanted = `a letter and a number a move, such as h8${hasI ? '' : ', without the letter i'}`;
  const numbering = createNumbering(reading);
  for (let at = skip(AROUND, plain, from); at < to; at = skip(AROUND, plain, at)) {
    const move = match(COORDINATE, plain, at);
    if (!move) return fail('character', at, size, wanted);
    const [all, number, letter, digits] = move;
    const place = at + all.length - digits.length - 1;
    const col = letter.toLowerCase().charCodeAt(0) - 97;
    if (!hasI && col === 8) fail('character', place, size, wanted);
    const x = hasI || col < 8 ? col : col - 1;
    const y = size - Number(digits);
    if (x >= size || y < 0 || y >= size) fail('off-board', place, size, wanted);
    numbering(number, at);
    add(x + size * y, place);
    at += all.length;
  }
};

/** @type {ReadPoints} */
function readBase15({ plain, constants, fail }, size, from, to, add) {
  const wanted = 'pairs of digits 0-9 a-e';
  if (size !== constants.size) fail('bad-size', from, size, wanted);
  const end = from + plain.slice(from, to).trimEnd().length;
  let at = skip(/\s*/y, plain, from);
  for (; at < end; at += 2) {
    const wrong = plain.slice(at, Math.min(at + 2, end)).search(/[^0-9a-e]/i);
    if (wrong >= 0) fail('character', at + wrong, size, wanted);
    if (at + 1 >= end) fail('end', at, size, wanted);
    add(parseInt(plain[at], 15) * size + parseInt(plain[at + 1], 15), at);
  }
}

/** @type {Record<string, ReadPoints>} */
const READERS = {
  points: readPoints,
  coordinates: coordinateReader(true),
  'coordinates-without-i': coordinateReader(false),
  pairs: pairReader(0),
  'pairs-from-1': pairReader(1),
  base15: readBase15,
};

export const LISTS = /** @type {GameFormat[]} */ (Object.keys(READERS));

/**
 * @param {Reading} reading
 * @param {GameFormat} format one of LISTS
 * @returns {Omit<List, 'again'>}
 */
function readLabels(reading, format) {
  const { plain, refuse, fail } = reading;
  const size = sizeOf(reading);
  /** @type {Omit<List, 'again'>} */
  const list = { size, points: [], places: [] };
  /** @type {Add} */
  const add = (point, at) => {
    if (list.points.push(point) > size * size) refuse('many', at, 'begins more moves than there are points');
    list.places.push(at);
  };
  /** @type {RegExpExecArray[]} */
  const labels = [];
  for (const label of plain.matchAll(LABEL)) if (labels.push(label) > MAX_LABELS) break;
  const first = labels[0]?.index ?? plain.length;
  if (labels.length === 0) {
    READERS[format](reading, size, 0, plain.length, add);
    const isEmpty = list.points.length === 0 && !(format === 'points' && /\[/.test(plain));
    return isEmpty ? fail('character', plain.search(/\S/), size, 'moves') : list;
  }
  const before = plain.slice(0, first).search(/\S/);
  if (before >= 0) fail('character', before, size, 'black: or white:');
  /** @type {{ black?: number[], white?: number[], turn?: Color }} */
  const stones = {};
  for (const [i, label] of labels.entries()) {
    const key = label[1].toLowerCase();
    const from = label.index + label[0].length;
    const to = labels[i + 1]?.index ?? plain.length;
    if (key === 'line') continue;
    const color = COLOR.get(key);
    if (stones[color ?? 'turn']) refuse('twice', label.index, `is a second ${key}`);
    if (color) {
      const count = list.points.length;
      READERS[format](reading, size, from, to, add);
      stones[color] = list.points.slice(count);
    } else {
      stones.turn = COLOR.get(plain.slice(from, to).trim().toLowerCase());
      if (!stones.turn) fail('character', from, size, 'black or white');
    }
  }
  const { black = [], white = [], turn } = stones;
  return { ...list, stones: { black, white, ...(turn && { turn }) } };
}

/**
 * @param {Reading} reading
 * @param {GameFormat} format one of LISTS
 * @returns {List}
 */
export function readList(reading, format) {
  const list = readLabels(reading, format);
  const { points, places, stones } = list;
  const seen = new Set();
  const again = points.findIndex((point) => seen.size === seen.add(point).size);
  // Moves may be illegal. But numbers that repeat are more likely something else.
  if (again >= 0 && (stones || /^p/.test(format))) {
    reading.refuse('twice', places[again], 'is a point that occurs twice');
  }
  return { ...list, again };
}

/** @param {Reading} reading @param {List} list @returns {ParsedGame} */
export function toGame(reading, { size, points, places, again, stones }) {
  if (again >= 0) reading.warn('taken', places[again], 'a move is on a point that is taken');
  return stones ? setUpGame(reading, size, stones, places[0] ?? 0) : playedGame(size, points);
}
