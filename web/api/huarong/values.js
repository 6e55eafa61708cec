// 华容道: arguments and results of more than one function.
import {
  requireInteger,
  isArray,
  isLength,
  isList,
  requireObject,
  requireString,
  tooMany,
  wrongCount,
  wrongType,
} from '../arguments.js';
import { copyCells, readBoard, toRows } from '../board.js';
import { rangeError, typeError } from '../errors.js';
import { booleanOption, enumOption } from '../options.js';
import { checkClassicSize, checkSide, CLASSIC_FAULTS, illegalBoard } from './classic.js';

/**
 * @import { Board, CodeFault, Direction, Goal, HuarongSolution, Metric, Move, Step } from '../types.js'
 * @import { Option } from '../options.js'
 * @import { Cells } from '../board.js'
 * @import { Reader } from '../reader.js'
 * @import { Wasm } from '../wasm.js'
 */

/**
 * The functions of cpp/bindings/huarong.cpp; that file describes them.
 * @typedef {object} Bindings
 * @property {() => number} huarongConstants
 * @property {() => number} readLayout
 * @property {() => number} solveRoad of cpp/bindings/solve_road.cpp
 * @property {() => number} legalSteps
 * @property {(metric: number) => number} legalMoves
 * @property {(count: number, metric: number) => number} groupSteps
 * @property {(id: number, direction: number) => number} makeStep
 * @property {() => number} isSolved
 * @property {(metric: number) => number} startHuarongSolver
 * @property {(search: number) => void} huarongSolution
 * @property {(metric: number) => number} startComponent
 * @property {(search: number) => number} componentContains
 * @property {(search: number) => void} componentSummary
 * @property {(search: number) => number} componentDistance
 * @property {(search: number) => number} componentMoves
 * @property {(search: number) => number} componentFull
 * @property {(search: number) => number} componentNumber
 * @property {(search: number, first: number) => void} componentDistances
 * @property {(search: number, first: number) => void} componentEdges
 * @property {(horizontals: number, verticals: number, soldiers: number, metric: number) => number} startGenerator
 * @property {(search: number) => number} generatorMaxDistance
 * @property {(search: number, from: number, to: number, seed: number) => number} generatorPick
 * @property {(search: number, from: number, to: number, seed: number) => number} componentPick
 * @property {() => number} encodeBoard
 * @property {(length: number) => void} decodeBoard
 */

/**
 * The limits and enums that the bindings export.
 * @typedef {object} Constants
 * @property {number} maxSide of a board
 * @property {number} classicRows
 * @property {number} classicCols
 * @property {number} otherCells cells of the classic board that Cao Cao leaves free
 * @property {number} maxOpenCells of a board: cells that are not walls
 * @property {number} codeLength characters of the share code of a classic board
 * @property {number} maxCodeLength of any share code
 * @property {number} maxGroupedSteps in one call
 * @property {Metric[]} metric
 * @property {Direction[]} direction
 * @property {HuarongSolution['status'][]} solveStatus
 * @property {string[]} layoutStatus
 * @property {(CodeFault | null)[]} codeError
 */

const INT32_MAX = 2 ** 31 - 1;

/** No board has more cells. */
const MAX_CELLS = 256;

/**
 * @param {boolean} isClassic
 * @param {number} most cells that are not walls
 * @returns {typeof CLASSIC_FAULTS}
 */
const allFaults = (isClassic, most) => ({
  ...CLASSIC_FAULTS,
  ...(!isClassic && { 'negative-id': (id) => `has the negative id ${id}, want −1 (a wall) or −2 (a gate)` }),
  'no-goal-piece': (id) => `has no piece ${id}, which the goal names`,
  'goal-unreachable': (id) => `has no room for piece ${id} at the goal`,
  'too-many-cells': (count) => `has ${count} cells that are not walls, want at most ${most}`,
  'two-goals': (id) => `has two goals for piece ${id}`,
  'goals-overlap': (id) => `has another piece where piece ${id} has its goal`,
  'goal-shape': (id) => `has piece ${id} in another shape than the goal`,
  'on-gate': (id) =>
    id < 0 ? 'has a wall on a gate' : `has piece ${id} on a gate, which only pieces with a goal may enter`,
});

/** @typedef {{ rows: number, cols: number }} Size */

/** @param {Constants} constants @returns {Size} */
export const classicSize = ({ classicRows, classicCols }) => ({ rows: classicRows, cols: classicCols });

/** The value of `goal`: goals, or a picture with the rows of the board. @typedef {{ goals: Goal[], picture?: number[][] }} Goals */

/**
 * @param {string} path for messages
 * @param {unknown} value
 * @returns {Goal}
 */
function readGoal(path, value) {
  const { id, row, col } = requireObject(path, /** @type {Record<string, unknown>} */ (value));
  return {
    id: requireInteger(`${path}.id`, id, 1, INT32_MAX),
    row: requireInteger(`${path}.row`, row, 0, INT32_MAX),
    col: requireInteger(`${path}.col`, col, 0, INT32_MAX),
  };
}

/**
 * Reads every item of a list once.
 * @template Item
 * @param {string} path for messages
 * @param {ArrayLike<unknown>} list
 * @param {number} most items
 * @param {(path: string, item: unknown) => Item} read
 * @returns {Item[]}
 */
function readItems(path, list, most, read) {
  const { length } = list;
  if (!isLength(length, most)) throw tooMany(path, length, 'items', most);
  return Array.from({ length }, (_, i) => read(`${path}[${i}]`, list[i]));
}

/** @type {Option<Goals | undefined>} */
function goalOption(name, key, value) {
  if (value === undefined) return undefined;
  const path = `${name}: ${key}`;
  if (!isArray(value)) return { goals: [readGoal(path, value)] };
  /** @type {Goal[]} */
  const goals = [];
  /** @type {number[][]} */
  const picture = [];
  readItems(path, value, MAX_CELLS, (at, item) => {
    if (isList(item)) {
      picture.push(readItems(at, item, MAX_CELLS, (cell, id) => requireInteger(cell, id, -2, INT32_MAX)));
    } else goals.push(readGoal(at, item));
  });
  if (picture.length > 0 && goals.length > 0) {
    throw typeError('arguments-conflict', path, 'has goals and rows, want either');
  }
  if (goals.length === 0 && !picture.flat().some((id) => id > 0)) {
    throw rangeError('board-illegal', path, 'shows no piece', { reason: 'no-goal-piece' });
  }
  return picture.length > 0 ? { goals, picture } : { goals };
}

/** @type {Option<number[][]>} */
function gatesOption(name, key, value) {
  if (value === undefined) return [];
  const path = `${name}: ${key}`;
  if (!isArray(value)) throw wrongType(path, value, 'an array of cells');
  return readItems(path, value, MAX_CELLS, (at, cell) => {
    if (!isArray(cell) || cell.length !== 2) throw wrongType(at, cell, '[row, col]');
    return readItems(at, cell, 2, (coordinate, number) => requireInteger(coordinate, number, 0, INT32_MAX));
  });
}

/** Not needed. @type {Option<undefined>} */
const ignoredBoard = (name, key, value) => {
  if (value !== undefined && !isArray(value)) throw wrongType(`${name}: ${key}`, value, 'an array');
};

/** Not needed. @type {Option<undefined>} */
const ignoredName = (name, key, value) => {
  if (value !== undefined) requireString(`${name}: ${key}`, value);
};

/**
 * The options of every function that takes a board: the parts of a puzzle besides its board. A whole puzzle can be given:
 * `huarong.solve(puzzle.board, puzzle)`.
 */
export const puzzleOptions = {
  goal: goalOption,
  gates: gatesOption,
  lengthwise: booleanOption(false),
  board: ignoredBoard,
  name: ignoredName,
};

/** @typedef {{ [Name in 'goal' | 'gates' | 'lengthwise']: ReturnType<(typeof puzzleOptions)[Name]> }} PuzzleRules */

/** @type {PuzzleRules} */
const CLASSIC = { goal: undefined, gates: [], lengthwise: false };

/** @param {Constants} constants */
export const metricOption = ({ metric }) => enumOption(metric, 'move');

/**
 * @param {string} name of the function, for messages
 * @param {Board} board
 * @param {Constants} constants
 * @param {PuzzleRules} [rules]
 * @returns {Cells & PuzzleRules}
 */
export function readLayout(name, board, constants, rules = CLASSIC) {
  const { goal, gates, lengthwise } = rules;
  const layout = { ...readBoard(name, board, constants.maxSide), goal, gates, lengthwise };
  const { rows, cols } = layout;
  if (goal === undefined) checkClassicSize(name, layout, constants);
  else if (goal.picture) {
    const { picture } = goal;
    checkSide(`${name}: goal`, picture.length, 'rows', rows);
    const row = picture.findIndex(({ length }) => length !== cols);
    if (row >= 0) {
      const at = `${name}: goal row ${row}`;
      throw wrongCount('board-ragged', at, picture[row].length, 'cells', cols, { row, expected: cols });
    }
  } else {
    for (const { row, col } of goal.goals) {
      requireInteger(`${name}: goal.row`, row, 0, rows - 1);
      requireInteger(`${name}: goal.col`, col, 0, cols - 1);
    }
  }
  for (const [row, col] of gates) {
    requireInteger(`${name}: row of gates`, row, 0, rows - 1);
    requireInteger(`${name}: column of gates`, col, 0, cols - 1);
  }
  return layout;
}

/**
 * Checks a layout and writes it into the input buffer.
 * @param {() => Wasm} instance called after the layout was read, since that may have run code that discarded the instance
 * @param {string} name of the function, for messages
 * @param {ReturnType<typeof readLayout>} layout
 * @returns {{ wasm: Wasm, pieces: number }} the pieces are in the output buffer
 */
export function enterLayout(instance, name, layout) {
  const wasm = instance();
  const { call, constants, input, output } = wasm;
  const { layoutStatus, maxOpenCells } = constants.huarong;
  const { rows, cols, goal, gates, lengthwise } = layout;
  const goals = goal?.goals ?? [];
  if (goals.length > maxOpenCells) {
    throw tooMany(`${name}: goal`, goals.length, 'items', maxOpenCells);
  }
  const header = [
    ...[rows, cols, Number(lengthwise), goal?.picture ? -1 : goals.length],
    ...goals.flatMap(({ id, row, col }) => [id, row, col]),
    ...[gates.length, ...gates.flat()],
  ];
  const ints = input();
  ints.set(header);
  copyCells(layout, ints.subarray(header.length));
  if (goal?.picture) ints.set(goal.picture.flat(), header.length + rows * cols);
  const pieces = call.readLayout();
  if (pieces <= 0) {
    throw illegalBoard(name, layoutStatus[-pieces], output()[0], allFaults(!goal, maxOpenCells));
  }
  return { wasm, pieces };
}

/** @param {string} name @param {unknown} id @returns {number} */
export const readId = (name, id) => requireInteger(name, id, 1, INT32_MAX);

/**
 * @param {Reader} reader
 * @param {Constants} constants
 * @returns {Step}
 */
export const readStep = (reader, { direction }) => ({ id: reader.number(), direction: direction[reader.number()] });

/**
 * @param {Reader} reader
 * @param {Constants} constants
 * @returns {Move}
 */
export const readMove = (reader, { direction }) => ({
  id: reader.number(),
  path: reader.list().map((index) => direction[index]),
});

/**
 * @param {Reader} reader
 * @param {Size} size
 * @returns {number[][]}
 */
export const readRows = (reader, { rows, cols }) => toRows(reader.take(rows * cols), rows, cols);

/**
 * @param {Move[]} moves
 * @returns {Step[]}
 */
export const toSteps = (moves) => moves.flatMap(({ id, path }) => path.map((direction) => ({ id, direction })));
