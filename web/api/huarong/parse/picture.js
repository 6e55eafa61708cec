// Pictures: a character per cell, and rows of ids: a number or a character per cell, with something in between.
//
//     #AABB
//     #AAC.        a letter or digit = a cell of a piece, . = blank, # = wall, - = gate
//
//     .....        after an empty line: the goal, with . for anything, and - for a gate under a piece
//     ..AA.
//
//     lengthwise   after another one, if pieces move along their longer side only
//
// Other marks for blanks are _ 0 o - and the space. What could be a blank or a piece is rejected:
// - Only one of . _ 0 and the space is in a picture. With walls, a space besides is what lies outside.
// - o is a blank, and - a blank if no goal follows, if there is none of these. Otherwise they are a piece and a gate.
import { INTEGER, splitCharacters, splitWords } from './cells.js';
import { isCarBoard } from './rush-hour.js';
import { fillOutside, finish, isSameShape, shapesOf } from './board.js';

/**
 * @import { Goal, ParsedPuzzle } from '../../types.js'
 * @import { Context, Shape } from './board.js'
 * @import { Grid } from './cells.js'
 * @import { Block } from './lines.js'
 */

/** @typedef {{ puzzle: ParsedPuzzle, hasGoal: boolean }} Found hasGoal: the next block is the goal */
/** @typedef {{ next?: Block, isLast: boolean }} Following isLast: no block follows after the next one */

const WALL = '#';
const GATE = '-';
const GOAL_PIECE = '*';
const MAX_ID = 2 ** 31 - 1;
const PIECE = /^[\p{L}\p{N}\p{So}\p{Sm}\p{Sc}*@%&]$/u;

/** @type {Readonly<Record<string, number>>} */
const IDS = { ' ': 0, '.': 0, 0: 0, [WALL]: -1, [GATE]: -2 };

/** Returns the id of a piece: the value of a digit, the code of another character. @param {string} mark */
export const idOf = (mark) =>
  IDS[mark] ?? (/[1-9]/.test(mark) ? Number(mark) : /** @type {number} */ (mark.codePointAt(0)));

/**
 * Reads the goal of a board if a picture of the same size shows some of its pieces.
 * @param {number[][]} board
 * @param {number[][]} picture
 * @returns {{ goals: Goal[], gates: number[][], isWhole: boolean } | undefined} isWhole: it shows all pieces
 */
function readGoal(board, picture) {
  if (picture.length !== board.length || picture.some(({ length }, row) => length !== board[row].length)) {
    return undefined;
  }
  const pieces = shapesOf(board);
  const shown = shapesOf(picture);
  const isShown = [...shown].every(([id, shape]) => {
    const piece = pieces.get(id);
    return piece && isSameShape(piece, shape);
  });
  const hasNewWalls = picture.some((ids, row) => ids.some((id, col) => id === -1 && board[row][col] !== -1));
  if (shown.size === 0 || !isShown || hasNewWalls) return undefined;
  return {
    goals: [...shown].map(([id, { row, col }]) => ({ id, row, col })),
    gates: picture.flatMap((ids, row) => ids.flatMap((id, col) => (id === -2 ? [[row, col]] : []))),
    isWhole: shown.size === pieces.size,
  };
}

/**
 * @param {Grid} grid
 * @param {Block} block
 * @param {number[][]} board
 * @param {number[][] | undefined} picture that may be the goal
 * @param {Following} following
 * @param {boolean} isNumeric true if the text has ids, false if it has characters
 * @param {Context} context
 * @returns {Found}
 */
function complete({ locate }, { name, lengthwise }, board, picture, { next, isLast }, isNumeric, context) {
  const goal = picture && readGoal(board, picture);
  const hasGoal = goal !== undefined;
  const isRepeated = goal && goal.goals.length > 1 && !next?.lengthwise && isCarBoard(board);
  if (next && (isRepeated || (goal?.isWhole && !isLast))) {
    context.source.refuse('goal', next.rows[0].at, 'begins a goal or another puzzle: want a title above a puzzle');
  }
  const parts = { name, lengthwise: lengthwise || (hasGoal && next?.lengthwise), locate, hasMarks: !isNumeric };
  // A goal shows a piece of several parts again, which a mistake would not.
  const isRigid = isNumeric || hasGoal || context.only === 'picture';
  return { puzzle: finish({ board, ...goal, ...parts, isTrimmed: false, isRigid }, context), hasGoal };
}

/** @param {Grid} grid @param {Context} context */
function checkWidths({ cells, locate }, { source: { refuse } }) {
  const row = cells.findIndex(({ length }) => length !== cells[0].length);
  if (row >= 0) {
    refuse('ragged', locate(row, 0), `begins a row of ${cells[row].length} cells, the first has ${cells[0].length}`);
  }
}

/**
 * Reads rows of ids, which are separated by spaces or commas.
 * @param {Block} block
 * @param {Grid} grid
 * @param {Following} following
 * @param {Context} context
 * @returns {Found}
 */
export function readIds(block, grid, following, context) {
  const { refuse } = context.source;
  checkWidths(grid, context);
  const next = following.next?.follows ? splitWords(following.next.rows) : undefined;
  if (!grid.cells.every((row) => row.every((word) => INTEGER.test(word)))) {
    const board = readMarks(grid, next !== undefined, context);
    const picture = next?.cells.map((row) => row.map(idOf));
    return complete(grid, block, board, picture, following, false, context);
  }
  const board = grid.cells.map((words, row) =>
    words.map((word, col) => {
      const id = Number(word);
      if (id < -2 || id > MAX_ID) {
        refuse('cell', grid.locate(row, col), `is ${word}, want an id, 0 for a blank, -1 for a wall or -2 for a gate`);
      }
      return id;
    }),
  );
  return complete(grid, block, board, next?.cells.map((row) => row.map(Number)), following, true, context); // prettier-ignore
}

/**
 * Reads the marks of a picture, by the rules above.
 * @param {Grid} grid
 * @param {boolean} hasGoal true if a goal follows
 * @param {Context} context
 * @returns {number[][]}
 */
function readMarks({ cells, locate, widths, indent, hasSpaces }, hasGoal, { source: { refuse, warn }, only }) {
  const marks = new Set(cells.flat());
  /** @type {(mark: string, words: string) => never} */
  const refuseMark = (mark, words) => {
    const row = cells.findIndex((characters) => characters.includes(mark));
    return refuse('character', locate(row, cells[row].indexOf(mark)), `is ${JSON.stringify(mark)}, ${words}`);
  };
  const hasWalls = marks.has(WALL);
  const isExplicit = only === 'picture';
  for (const mark of marks) {
    if (!' ._-#'.includes(mark) && !PIECE.test(mark)) refuseMark(mark, 'want a letter or a digit for a piece');
  }
  if (hasSpaces && !hasWalls && indent > 0) {
    refuse('character', locate(0, 0), 'follows spaces, which may be blanks or an indentation: want "." for blanks');
  }
  const blanks = ['.', '_', '0', ' '].filter((mark) => marks.has(mark));
  const inside = hasWalls && blanks.length > 1 ? blanks.filter((mark) => mark !== ' ') : blanks;
  if (inside.length > 1 && !isExplicit) {
    refuseMark(
      inside[1],
      `which may be a blank or a piece beside ${JSON.stringify(inside[0])}: want one mark for blanks`,
    );
  }
  if (blanks.length === 0 && marks.has('o')) blanks.push('o');
  if (blanks.length === 0 && marks.has(GATE) && !isExplicit) {
    if (hasGoal) refuseMark(GATE, 'which may be a blank or a gate: want "." for blanks');
    blanks.push(GATE);
  }
  const board = cells.map((row) => row.map((mark) => (blanks.includes(mark) ? 0 : idOf(mark))));
  if (hasWalls && hasSpaces) fillOutside(board);
  const short = board.findIndex((row, i) => row.slice(widths[i]).includes(0));
  if (short >= 0) warn('padded', locate(short, widths[short]), 'the row is short: it is filled with blanks');
  return board;
}

/**
 * Reads a picture.
 * @param {Block} block
 * @param {Grid} grid
 * @param {Following} following
 * @param {Context} context
 * @returns {Found}
 */
export function readPicture(block, grid, following, context) {
  checkWidths(grid, context);
  const picture = goalPicture(grid, following);
  const board = readMarks(grid, picture !== undefined, context);
  return complete(grid, block, board, picture, following, false, context);
}

/** Returns the ids of the next block if it has the size of a grid. @param {Grid} grid @param {Following} following */
function goalPicture({ cells }, { next }) {
  if (!next?.follows || next.rows.length !== cells.length) return undefined;
  const picture = splitCharacters(next.rows).cells.map((row) => row.map(idOf));
  return picture.every(({ length }, row) => length === cells[row].length) ? picture : undefined;
}

/** True if a goal follows, whatever the marks of the board mean. @param {Grid} grid @param {Following} following */
export function hasGoalPicture(grid, following) {
  const picture = goalPicture(grid, following);
  return (
    picture !== undefined &&
    readGoal(
      grid.cells.map((row) => row.map(idOf)),
      picture,
    ) !== undefined
  );
}

/**
 * Reads a level of GNOME Klotski: any other mark than # - . * and the space is a piece, too, 0 included.
 * @param {Grid} grid
 * @returns {{ board: number[][], piece?: Shape, target?: Shape }} target: the cells of the full stops
 */
function readLevelMarks({ cells }) {
  const board = cells.map((row) => row.map((mark) => (mark === '0' ? mark.charCodeAt(0) : idOf(mark))));
  const target = shapesOf(cells.map((row) => row.map((mark) => Number(mark === '.')))).get(1);
  return { board, piece: shapesOf(board).get(idOf(GOAL_PIECE)), target };
}

/** True if the piece of * fits on the full stops, or they cannot be blanks because spaces are. @param {Grid} grid */
export function looksLikeLevel(grid) {
  const { piece, target } = readLevelMarks(grid);
  return piece !== undefined && target !== undefined && (grid.hasSpaces || isSameShape(piece, target));
}

/**
 * Reads a level of GNOME Klotski: the piece of * must reach the cells of the full stops.
 * @param {Block} block
 * @param {Grid} grid
 * @param {Context} context
 * @returns {ParsedPuzzle}
 */
export function readLevel({ name, lengthwise }, grid, context) {
  const { refuse } = context.source;
  checkWidths(grid, context);
  const { locate } = grid;
  const { board, piece, target } = readLevelMarks(grid);
  if (!piece || !target || !isSameShape(piece, target)) {
    return refuse(
      'goal',
      locate(0, 0),
      'begins a level in which the cells of "." have another shape than the piece of "*"',
    );
  }
  fillOutside(board);
  const [row, col] = target.cells.find(([r, c]) => board[r][c] === -1) ?? [];
  if (row !== undefined && col !== undefined) refuse('goal', locate(row, col), 'is "." where no piece can go');
  const goals = [{ id: idOf(GOAL_PIECE), row: target.row, col: target.col }];
  return finish({ board, goals, name, lengthwise, locate, hasMarks: true, isTrimmed: true, isRigid: true }, context);
}
