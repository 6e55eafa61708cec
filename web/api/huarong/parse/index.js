// The parser of `huarong.parse`, loaded on demand. A text has one format, which is found in this order: JSON; then for each
// block of lines Rush Hour strings, game ids of Slide, share codes, rows of ids, levels of GNOME Klotski, Rush Hour grids,
// pictures. Lines in words are skipped with a warning.
import { createSource, refuseAmbiguous, requireFormat } from '../../parse/text.js';
import { MAX_ROWS, finish } from './board.js';
import { splitCharacters, splitWords } from './cells.js';
import { looksLikeJson, readLiteral, readValue } from './json.js';
import { isSource, readBlocks, toAscii } from './lines.js';
import { hasGoalPicture, looksLikeLevel, readIds, readLevel, readPicture } from './picture.js';
import { CAR_LINE, isSized, looksLikeCars, readCars, toGrid } from './rush-hour.js';
import { GAME_ID, readGameId } from './slide.js';

/**
 * @import { ParsedPuzzle, ParsedPuzzles, Puzzle, PuzzleFormat, QijuError } from '../../types.js'
 * @import { Constants } from '../values.js'
 * @import { Context } from './board.js'
 * @import { Block, Row } from './lines.js'
 * @import { Following } from './picture.js'
 */

/** @type {readonly PuzzleFormat[]} */
const FORMATS = ['picture', 'ids', 'rush-hour', 'klotski', 'slide', 'code', 'json'];

const CODE = /^[0-9a-z]{9,1024}$/i;

/** The end of a word in a sentence. */
const PROSE = /\p{L}{2}[\s,:;!?]/u;

/** No row has more characters, or no line with all rows. */
const MAX_WIDTH = 8 * MAX_ROWS;

/** As many lines decide whether a block consists of share codes. */
const FIRST_LINES = 8;

/** @typedef {Context & { name: string, text: string, decode: (code: string) => Puzzle }} ParserContext */
/** @typedef {{ format: PuzzleFormat, puzzles: ParsedPuzzle[], hasGoal?: boolean }} Found hasGoal: the next block is the goal */

/** @param {Row} row @param {string} text before `toAscii` */
const titleOf = (row, text) => text.slice(row.at, row.at + row.text.length).trim();

/** @param {Row} row */
const widthOf = ({ text }) => text.trim().length;

/** @param {readonly Row[]} rows */
const isProse = (rows) =>
  rows.every(({ text }) => PROSE.test(text) && !/[#*]/.test(text)) &&
  (rows.length === 1 || rows.some((row) => widthOf(row) !== widthOf(rows[0])));

/**
 * Splits a line that has all rows: at line ends written as \n, slashes, semicolons, lines or commas.
 * @param {Row} row
 * @returns {Row[]}
 */
function splitRows({ text, at }) {
  const separator = /\\n|[/;|]/.test(text) ? /\\n|[/;|]/g : /\d,/.test(text) ? undefined : /,\s*/g;
  if (!separator || text.length > MAX_WIDTH) return [{ text, at }];
  let start = 0;
  const rows = [...text.matchAll(separator), undefined].map((found) => {
    const row = { text: text.slice(start, found?.index), at: at + start };
    start = found ? found.index + found[0].length : text.length;
    return row;
  });
  if (rows.length > 1 && widthOf(rows[rows.length - 1]) === 0) rows.pop();
  const isEven = widthOf(rows[0]) > 1 && rows.every((row) => widthOf(row) === widthOf(rows[0]));
  return isEven ? rows : [{ text, at }];
}

/**
 * Reads lines that are Rush Hour strings, game ids or share codes: a puzzle each.
 * @param {Block} block
 * @param {ParserContext} context
 * @returns {Found | undefined}
 */
function readLines({ rows, name }, context) {
  const { source, only, decode } = context;
  const { refuse } = source;
  /** @param {PuzzleFormat} format @param {RegExp} line */
  const isFormat = (format, line) => (only ?? format) === format && rows.every(({ text }) => line.test(text.trim()));
  /** @param {Row} row @returns {ParsedPuzzle | undefined} */
  const tryCode = ({ text }) => {
    try {
      return decode(text.trim());
    } catch {
      return undefined;
    }
  };
  if (isFormat('slide', GAME_ID)) {
    return { format: 'slide', puzzles: rows.map((row) => readGameId(row, name, context)) };
  }
  const codes = isFormat('code', CODE) ? rows.slice(0, FIRST_LINES).map(tryCode) : [];
  if (isFormat('rush-hour', CAR_LINE)) {
    const code = codes.findIndex(Boolean);
    if (code >= 0) refuseAmbiguous(context.name, context.text, rows[code].at, ['rush-hour', 'code']);
    return { format: 'rush-hour', puzzles: rows.map((row) => readCarLine(row, name, context)) };
  }
  if (codes.length === 0) return undefined;
  // A word may look like a code. That it has digits and letters shows that it is one.
  const [{ text: first }] = rows;
  const isCode =
    codes.some(Boolean) || only === 'code' || (rows.length === 1 && /\d/.test(first) && /[a-z]/i.test(first));
  if (!isCode) return undefined;
  const puzzles = rows.map(({ text, at }) => {
    const code = text.trim();
    try {
      return { ...decode(code), ...(name && { name }) };
    } catch (error) {
      const { reason, at: inner = 0, message } = /** @type {import('../../types.js').QijuError} */ (error);
      const start = at + text.indexOf(code) + inner;
      return refuse(
        /** @type {import('../../types.js').CodeFault} */ (reason),
        start,
        message.replace(/^.*?: code /, ''),
      );
    }
  });
  return { format: 'code', puzzles };
}

/** @param {Row} row @param {string | undefined} name @param {ParserContext} context */
function readCarLine({ text, at }, name, context) {
  const [, line] = /** @type {RegExpExecArray} */ (CAR_LINE.exec(text));
  const start = at + text.indexOf(line);
  return readCarGrid(toGrid(line), (row, col) => start + 6 * row + col, name, context);
}

/**
 * @param {string[][]} cells
 * @param {import('./board.js').Locate} locate
 * @param {string | undefined} name
 * @param {ParserContext} context
 */
function readCarGrid(cells, locate, name, context) {
  const cars = readCars(cells, locate);
  if ('reason' in cars) return context.source.refuse(cars.reason, cars.at, cars.words);
  return finish({ ...cars, lengthwise: true, name, locate, isTrimmed: false, isRigid: false }, context);
}

/**
 * @param {Block} given
 * @param {Following} following
 * @param {ParserContext} context
 * @returns {Found | undefined} undefined if the block is in words
 */
function readBlock(given, following, context) {
  const { source, only, name, text } = context;
  const { refuse, warn } = source;
  const lines = readLines(given, context);
  if (lines) return lines;
  const block = { ...given, rows: given.rows.length === 1 ? splitRows(given.rows[0]) : given.rows };
  const { rows } = block;
  if (rows.length > MAX_ROWS) refuse('size', rows[0].at, `begins a board of ${rows.length} rows`);
  const long = rows.find((row) => widthOf(row) > MAX_WIDTH);
  if (long) refuse('size', long.at, `begins a row of ${long.text.length} characters`);
  if (isProse(rows) && !(only === 'picture' && rows.length === 1)) return undefined;
  while (
    rows.length > 1 &&
    isProse(rows.slice(-1)) &&
    widthOf(rows[rows.length - 1]) !== widthOf(rows[rows.length - 2])
  ) {
    const { at } = /** @type {Row} */ (rows.pop());
    warn('text', at, 'a line of words is not read');
  }
  if (rows.length > 1 && isProse(rows.slice(0, 1)) && widthOf(rows[0]) !== widthOf(rows[1])) {
    const title = titleOf(/** @type {Row} */ (rows.shift()), text);
    block.name ??= title;
  }

  const words = (only ?? 'ids') === 'ids' ? splitWords(rows) : undefined;
  const grid = splitCharacters(rows);
  if (words) {
    const marks = words.cells.flat();
    const isClear =
      marks.some((mark) => /^(?:[._o]|-?\d+)$/.test(mark)) || rows.some(({ text: row }) => /[,|\t]/.test(row));
    if (!isClear && only === undefined) {
      refuseAmbiguous(name, text, grid.locate(0, 0), ['ids', 'picture']);
    }
    const { puzzle, hasGoal } = readIds(block, words, following, context);
    return { format: 'ids', puzzles: [puzzle], hasGoal };
  }
  if (only === 'klotski' || (only === undefined && looksLikeLevel(grid) && !hasGoalPicture(grid, following))) {
    return { format: 'klotski', puzzles: [readLevel(block, grid, context)] };
  }
  if (only === 'rush-hour' || (only === undefined && !hasGoalPicture(grid, following) && isCars(grid, context))) {
    if (!isSized(grid.cells)) {
      refuse('format', rows[0].at, 'begins no board of Rush Hour, want 36 characters or 6 rows of 6');
    }
    return { format: 'rush-hour', puzzles: [readCarGrid(grid.cells, grid.locate, block.name, context)] };
  }
  if (only !== undefined && only !== 'picture') return undefined;
  const marks = new Set(grid.cells.flat());
  if (only === undefined && rows.length === 1 && !marks.has('#') && !hasGoalPicture(grid, following)) return undefined;
  const { puzzle, hasGoal } = readPicture(block, grid, following, context);
  return { format: 'picture', puzzles: [puzzle], hasGoal };
}

/** True for six rows of cars. @param {import('./cells.js').Grid} grid @param {ParserContext} context */
function isCars({ cells, locate }, { name, text }) {
  const marks = new Set(cells.flat());
  const blanks = [...'.o_0 -'].filter((mark) => marks.has(mark));
  if (!isSized(cells) || [...marks].some((mark) => !/[A-Zx#]/.test(mark) && !blanks.includes(mark))) return false;
  if (looksLikeCars(cells)) return true;
  if ('reason' in readCars(cells, locate)) return false;
  if (blanks.join('') === '.o') {
    const row = cells.findIndex((characters) => characters.includes('o'));
    refuseAmbiguous(name, text, locate(row, cells[row].indexOf('o')), ['rush-hour', 'picture']);
  }
  return blanks.length < 2;
}

/**
 * @param {readonly Block[]} blocks
 * @param {ParserContext} context
 * @returns {{ format: PuzzleFormat, puzzles: ParsedPuzzle[] }}
 */
export function readAll(blocks, context) {
  const { refuse, warn } = context.source;
  /** @type {PuzzleFormat | undefined} */
  let format;
  /** @type {ParsedPuzzle[]} */
  const puzzles = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    const next = blocks[i + 1];
    const { at } = block.rows[0];
    const found = readBlock(block, { next, isLast: blocks.length === 2 }, context);
    if (!found) {
      // A line in words above a board is its title.
      if (next && !next.name && block.rows.length === 1) next.name = titleOf(block.rows[0], context.text);
      else warn('text', at, 'words are not read');
      continue;
    }
    if ((format ??= found.format) !== found.format) {
      refuse('format', at, `begins a puzzle in the format ${found.format}, the ones before are in ${format}`);
    }
    for (const puzzle of found.puzzles) puzzles.push(puzzle);
    if (found.hasGoal) i++;
  }
  if (!format) return refuse('format', blocks[0]?.rows[0].at ?? 0, 'begins a text that is in no format of puzzles');
  return { format, puzzles };
}

/**
 * @param {string} name of the function, for messages
 * @param {string | Uint8Array} input
 * @param {PuzzleFormat | undefined} only
 * @param {(code: string) => Puzzle} decode reads a share code, or throws
 * @param {Constants} constants
 * @returns {ParsedPuzzles}
 */
function parseAs(name, input, only, decode, constants) {
  const source = createSource(name, input);
  const text = toAscii(source.text);
  const { refuse, warnings } = source;
  if (text.trim() === '') refuse('empty', 0, 'is missing: the text is empty');
  const context = { source, constants, only, name, text: source.text, decode };
  if (only === 'json' || (only === undefined && looksLikeJson(text))) {
    // Only outside strings, full-width marks stand for others.
    const read = readLiteral(source.text);
    const { root, fault } = read.root ? read : readLiteral(text);
    if (root) return { format: 'json', puzzles: readValue(root, context, readAll), warnings };
    if (fault && (only === 'json' || !isSource(text))) refuse('json', fault.at, fault.words);
  }
  return { ...readAll(readBlocks(text, source.text), context), warnings };
}

/**
 * @param {string} name of the function, for messages
 * @param {string | Uint8Array} input
 * @param {unknown} format
 * @param {(code: string) => Puzzle} decode reads a share code, or throws
 * @param {Constants} constants
 * @returns {ParsedPuzzles}
 */
export function parsePuzzles(name, input, format, decode, constants) {
  const only = /** @type {PuzzleFormat | undefined} */ (requireFormat(name, format, FORMATS));
  try {
    return parseAs(name, input, only, decode, constants);
  } catch (error) {
    const { code, expected } = /** @type {QijuError} */ (error);
    if (code !== 'text-ambiguous') throw error;
    // The formats were told by the marks alone: the text may still fit only one of them.
    const outcomes = /** @type {PuzzleFormat[]} */ (expected).map((each) => {
      try {
        return { found: parseAs(name, input, each, decode, constants) };
      } catch (refused) {
        return { refused };
      }
    });
    const [found, second] = outcomes.flatMap((outcome) => outcome.found ?? []);
    if (!found) throw outcomes[0].refused;
    if (second) throw error;
    return found;
  }
}
