// Reads drawn boards.
import { oppositeOf } from '../values.js';
import { addGame, playedGame, setUpGame } from './game.js';

/**
 * @import { ParsedGame } from '../../types.js'
 * @import { Color, Reading } from './game.js'
 */

/** A point of a drawing: a stone, nothing, or a number. @typedef {Color | '' | number} Point */

/** @type {Record<string, Color | ''>} */
const SIGNS = Object.fromEntries([
  ...[...'XxBb#@●⚫黑'].map((sign) => [sign, 'black']),
  ...[...'OoWw○◯⚪白'].map((sign) => [sign, 'white']),
  ...[...'.+·_-┌┬┐├┼┤└┴┘┏┳┓┣╋┫┗┻┛╔╦╗╠╬╣╚╩╝┠┨┯┷╂'].map((sign) => [sign, '']),
]);

/** Lines and brackets between points. */
const BETWEEN = /\ufe0f|[\s|│┃─━═()[\]<>{}]/;
const OPENING = /[([<{]/;

/** No row has more signs. */
const MAX_ROW = 400;

/**
 * A row of a drawing.
 * @typedef {{ points: Point[], at: number, marked?: Color }} Row marked: the color of a stone in brackets
 */

/**
 * Reads a line as a row.
 * @param {string} line
 * @param {number} at the index of the line
 * @returns {Row | number} the index of the first unknown sign if it is no row
 */
function readRow(line, at) {
  /** @type {Point[]} */
  const points = [];
  /** @type {Color | undefined} */
  let marked;
  for (let i = 0; i < line.length; i++) {
    const digits = /^\d+/.exec(line.slice(i, i + 30))?.[0];
    if (digits) {
      // A long number is a row without spaces.
      points.push(...(digits.length > 3 ? [...digits] : [digits]).map(Number));
      i += digits.length - 1;
      continue;
    }
    if (BETWEEN.test(line[i])) continue;
    const point = SIGNS[line[i]];
    if (point === undefined) return at + i;
    if (point && OPENING.test(line[i - 1] ?? '')) marked = point;
    points.push(point);
  }
  return { points, at, ...(marked && { marked }) };
}

/** True for column labels, and for lines above and below a board. @param {string} line @param {Row | number} row */
function isFrame(line, row) {
  if (/^\s*\+[-=]+\+\s*$/.test(line) || /^\s*=+\s*$/.test(line)) return true;
  if (/^\s*a\s*b\s*c\s*d\s*e(\s*[a-z])*\s*$/i.test(line)) return true;
  if (typeof row === 'number') return false;
  const [first] = row.points;
  return row.points.length > 4 && row.points.every((point, i) => typeof first === 'number' && point === first + i);
}

/**
 * Removes the row numbers at one end.
 * @param {Row[]} rows
 * @param {0 | -1} end
 */
function removeNumbers(rows, end) {
  const numbers = rows.map(({ points }) => points.at(end));
  const step = Number(numbers[1]) - Number(numbers[0]);
  const isNumbered = numbers.every(
    (number, i) => typeof number === 'number' && number === Number(numbers[0]) + i * step,
  );
  if (isNumbered && Math.abs(step) === 1) for (const { points } of rows) points.splice(end, 1);
}

/** @param {Reading} reading @returns {ParsedGame[]} */
export function parseDiagrams(reading) {
  const { plain, warn, refuse, constants } = reading;
  /** @type {ParsedGame[]} */
  const games = [];
  /** @type {Row[]} */
  let rows = [];
  let isSkipping = false;

  /** @param {number} at */
  const skip = (at) => {
    if (!isSkipping) warn('text', at, 'text around the drawn boards is skipped');
    isSkipping = true;
  };

  const end = () => {
    if (rows.length === 1) skip(rows[0].at);
    else if (rows.length > 1) addGame(reading, games, readBoard(reading, rows), rows[0].at);
    rows = [];
  };

  for (const { 0: line, index } of plain.matchAll(/[^\r\n]+|\r\n\r\n|\n\n|\r\r/g)) {
    const isLong = line.length > MAX_ROW;
    const row = isLong ? index : readRow(line, index);
    if (!line.trim()) {
      end();
    } else if (!isLong && isFrame(line, row)) {
      continue;
    } else if (typeof row === 'object' && row.points.length >= constants.minSize && rows.length <= constants.maxSize) {
      rows.push(row);
    } else {
      const at = typeof row === 'object' ? row.at : row;
      if (rows.length > 1 && rows.length < rows[0].points.length - 2) {
        refuse('character', at, `is ${JSON.stringify(plain[at])}, which is no sign of a drawn board`);
      }
      end();
      skip(at);
    }
  }
  end();
  if (games.length === 0) refuse('format', 0, 'begins a text without a drawn board');
  return games;
}

/** @param {Reading} reading @param {Row[]} rows @returns {ParsedGame} */
function readBoard(reading, rows) {
  removeNumbers(rows, 0);
  removeNumbers(rows, -1);
  const marked = rows.flatMap((row) => row.marked ?? []);
  const points = rows.map((row) => row.points);
  return drawnGame(reading, points, (i) => rows[i].at, marked.length === 1 ? oppositeOf(marked[0]) : undefined);
}

/**
 * Makes a game of a drawing. Numbers count the moves from 1; if they do not, 0 is an empty point, 1 a black and 2 a white stone.
 * @param {Reading} reading
 * @param {Point[][]} rows
 * @param {(row: number) => number} place of a row in the text
 * @param {Color} [turn] the side to move, if the drawing shows it
 * @returns {ParsedGame}
 */
export function drawnGame(reading, rows, place, turn) {
  const { constants, refuse } = reading;
  const size = rows.length;
  const ragged = rows.findIndex(({ length }) => length !== rows[0].length);
  if (ragged >= 0) {
    const words = `begins a row of a drawn board with ${rows[ragged].length} points, the first has ${rows[0].length}`;
    refuse('ragged', place(ragged), words);
  }
  if (rows[0].length !== size) {
    refuse('ragged', place(0), `begins a drawn board of ${size} rows and ${rows[0].length} columns`);
  }
  if (size < constants.minSize || size > constants.maxSize) {
    refuse('bad-size', place(0), `begins a drawn board of ${size} rows, a size that is not played`);
  }
  const points = rows.flat();
  const isDrawn = points.some((point) => point === 'black' || point === 'white');
  const numbers = points.filter((point) => typeof point === 'number');
  const moves = numbers.filter((number) => number !== 0);
  const order = moves.map((_, i) => points.indexOf(i + 1));
  // Two stones and zeros are no numbered moves.
  if (!isDrawn && !order.includes(-1) && moves.length > (numbers.length > moves.length ? 2 : 0)) {
    return playedGame(size, order);
  }
  if (numbers.length > 0 && (isDrawn || numbers.some((number) => number > 2))) {
    refuse('number', place(0), 'begins a drawn board whose numbers do not count the moves');
  }
  /** @param {Point[]} signs */
  const find = (...signs) => points.flatMap((point, i) => (signs.includes(point) ? i : []));
  return setUpGame(reading, size, { black: find('black', 1), white: find('white', 2), turn }, place(0));
}
