// Reads the files of programs that speak the Gomocup protocol: Piskvork, Yixin and others. Points are column and row, counted from
// the top left: from 0 in the protocol (plastovicka.github.io/protocl2en.htm), from 1 in records of Piskvork.
import { COLORS, oppositeOf } from '../values.js';
import { MAX_GAMES, addGame, playedGame, setUpGame, sizeOf } from './game.js';

/**
 * @import { ParsedGame } from '../../types.js'
 * @import { Color, Reading } from './game.js'
 */

/** The board of tournaments of freestyle gomoku. */
const LARGE = 20;

const HEADER = /^[ \t]*piskvork\w*\s+(\d{1,9})x(\d{1,9})/im;

/** A line of numbers. */
const NUMBERS = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*(?:,\s*(-?\d{1,9})\s*)?$/;

/** @param {string} text @returns {Iterable<{ line: string, at: number }>} */
function* linesOf(text) {
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) yield { line, at: index };
}

/** @param {Reading} reading */
export const isPsq = ({ plain }) => HEADER.test(plain);

/** @param {Reading} reading @returns {ParsedGame[]} */
export function parsePsq(reading) {
  const { plain, warn, fail, refuse, constants } = reading;
  const wanted = 'a record of Piskvork';
  /** @type {{ size: number, moves: number[], isOpen: boolean }[]} */
  const records = [];
  for (const { line, at } of linesOf(plain)) {
    const header = HEADER.exec(line);
    const game = records.at(-1);
    const numbers = NUMBERS.exec(line);
    if (header) {
      const size = Number(header[1]);
      if (header[1] !== header[2] || size < constants.minSize || size > constants.maxSize) {
        fail('bad-size', at, size, wanted);
      }
      if (records.push({ size, moves: [], isOpen: true }) > MAX_GAMES) {
        refuse('many', at, 'begins more games than are read');
      }
    } else if (!game) {
      if (line.trim()) warn('text', at, 'text before the record is skipped');
    } else if (game.isOpen && numbers) {
      const { size, moves } = game;
      const [x, y] = [Number(numbers[1]) - 1, Number(numbers[2]) - 1];
      if (Math.min(x, y) < 0 || Math.max(x, y) >= size) fail('off-board', at, size, wanted);
      if (moves.push(x + size * y) > size * size) refuse('many', at, 'is one move more than there are points');
    } else {
      game.isOpen &&= !line.trim(); // the names of the players and the result follow
    }
  }
  if (records.length === 0) fail('character', Math.max(0, plain.search(/\S/)), 0, wanted);
  return records.map(({ size, moves }) => playedGame(size, moves));
}

const COMMAND = /^[ \t]*(start[ \t]+\d|board|yxboard|turn[ \t]+\d)/im;

/** @param {Reading} reading */
export const isGomocup = ({ plain }) => COMMAND.test(plain);

/** Lines of the protocol that do not change the board. */
const OTHER = /^\s*(info|begin|restart|end|ok|about|message|debug|error|unknown|name\s*=|yx\w+)\b/i;

/** A stone in the list of a game: field: the number in BOARD, 0 for a move. @typedef {{ x: number, y: number, field: number, at: number }} Stone */

/** @param {Reading} reading @returns {ParsedGame[]} */
export function parseGomocup(reading) {
  const { plain, warn, fail, refuse, constants } = reading;
  const wanted = 'lines of the Gomocup protocol';
  /** @type {ParsedGame[]} */
  const games = [];
  /** @type {Stone[]} */
  let stones = [];
  /** @type {number | undefined} */
  let size;
  let isList = false; // within BOARD … DONE
  let wasTurn = false; // the line before was a TURN, whose answer follows

  const finish = () => {
    if (stones.length > 0) addGame(reading, games, toGame(reading, size, stones), stones[0].at);
    stones = [];
  };

  for (const { line, at } of linesOf(plain)) {
    const words = line.trim();
    const start = /^start\s+(\d{1,9})$/i.exec(words);
    const numbers = NUMBERS.exec(words.replace(/^turn\s+/i, ''));
    if (!words) continue;
    if (start) {
      finish();
      size = Number(start[1]);
      if (size < constants.minSize || size > constants.maxSize) fail('bad-size', at, size, wanted);
    } else if (/^(yx)?board$/i.test(words)) {
      finish();
      isList = true;
    } else if (/^done$/i.test(words)) {
      isList = false;
    } else if (numbers) {
      const isTurn = /^t/i.test(words);
      if (isTurn && wasTurn) refuse('turn', at, 'is a second TURN in a row: the answer to the first one is missing');
      wasTurn = isTurn;
      const field = isList ? Number(numbers[3]) : 0;
      if (isList === (numbers[3] === undefined) || (isList && ![1, 2, 3].includes(field))) {
        fail('character', at, 0, wanted);
      }
      if (field < 3) stones.push({ x: Number(numbers[1]), y: Number(numbers[2]), field, at }); // 3: a point of a winning line
      if (stones.length > constants.maxSize ** 2) refuse('many', at, 'is one stone more than there are points');
    } else if (!OTHER.test(words)) {
      if (isList || stones.length > 0) fail('character', at, 0, wanted);
      warn('text', at, 'text before the game is skipped');
    }
  }
  finish();
  if (games.length === 0) fail('end', plain.length, 0, wanted);
  return games;
}

/**
 * @param {Reading} reading
 * @param {number | undefined} told the size, if the text states it
 * @param {Stone[]} stones
 * @returns {ParsedGame}
 */
function toGame(reading, told, stones) {
  const { warn, fail, refuse } = reading;
  const [{ at }] = stones;
  const most = Math.max(...stones.map(({ x, y }) => Math.max(x, y)));
  const size = told ?? reading.size ?? (most < sizeOf(reading) ? sizeOf(reading) : LARGE);
  if (told === undefined && reading.size === undefined) {
    warn('size', at, `no size of the board is stated; it is taken as ${size}`);
  }
  const outside = stones.find(({ x, y }) => Math.max(x, y) >= size);
  if (outside) fail('off-board', outside.at, size, '');
  const points = stones.map(({ x, y }) => x + size * y);

  // Fields 1 are stones of the side to move; later moves have none.
  const [listed, own] = [stones.filter(({ field }) => field > 0), stones.filter(({ field }) => field === 1)];
  const lead = 2 * own.length - listed.length;
  if (listed.length > 0 && lead !== 0 && lead !== -1) {
    refuse(
      'turn',
      at,
      `begins a list of ${own.length} own and ${listed.length - own.length} other stones, which leaves the colors open`,
    );
  }
  const mover = COLORS[-lead % 2 === 0 ? 0 : 1];
  const colors = stones.map(({ field }, i) => (field === 0 ? COLORS[i % 2] : field === 1 ? mover : oppositeOf(mover)));
  if (colors.every((color, i) => color === COLORS[i % 2])) return playedGame(size, points);
  const [black, white] = COLORS.map((color) => points.filter((_, i) => colors[i] === color));
  return setUpGame(reading, size, { black, white, turn: COLORS[stones.length % 2] }, at);
}
