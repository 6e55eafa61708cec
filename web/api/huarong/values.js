// 华容道: arguments and results of more than one function, to and from the buffers of the module.
import { integer, object } from '../arguments.js';
import { copyCells, readBoard, toRows } from '../board.js';
import { enumOption } from '../options.js';

/**
 * @import { Board, Direction, Goal, HuarongSolution, Metric, Move, Step } from '../types.js'
 * @import { Cells } from '../board.js'
 * @import { Reader } from '../reader.js'
 * @import { Wasm } from '../wasm.js'
 */

/**
 * The functions of cpp/bindings/huarong.cpp, where each is described.
 * @typedef {object} Bindings
 * @property {() => number} huarongConstants
 * @property {() => number} readLayout
 * @property {() => number} legalSteps
 * @property {(metric: number) => number} legalMoves
 * @property {(count: number, metric: number) => number} groupSteps
 * @property {(id: number, direction: number) => boolean} makeStep
 * @property {() => boolean} isSolved
 * @property {(metric: number) => number} startHuarongSolver
 * @property {(search: number) => void} huarongSolution
 * @property {(metric: number) => number} startComponent
 * @property {(search: number) => boolean} componentContains
 * @property {(search: number) => void} componentSummary
 * @property {(search: number) => number} componentDistance
 * @property {(search: number) => number} componentMoves
 * @property {(search: number) => boolean} componentFull
 * @property {(search: number) => number} componentNumber
 * @property {(search: number, first: number) => void} componentDistances
 * @property {(search: number, first: number) => void} componentEdges
 * @property {(horizontals: number, verticals: number, soldiers: number, metric: number) => number} startGenerator
 * @property {(search: number) => number} generatorMaxDistance
 * @property {(search: number, distance: number, seed: number) => boolean} generatorPick
 * @property {() => number} encodeBoard
 * @property {(length: number) => void} decodeBoard
 */

/**
 * The limits and enums that the bindings export.
 * @typedef {object} Constants
 * @property {number} maxSide of a board
 * @property {number} classicRows
 * @property {number} classicCols
 * @property {number} otherCells of the classic board, beside Cao Cao's
 * @property {number} codeLength characters of a share code
 * @property {number} maxGroupedSteps in one call
 * @property {Metric[]} metric
 * @property {Direction[]} direction
 * @property {HuarongSolution['status'][]} solveStatus
 * @property {string[]} layoutStatus
 * @property {(string | null)[]} codeError
 */

/** The number of ints before a board's cells: its rows, its columns and its goal. */
const HEADER = 5;

const INT32_MAX = 2 ** 31 - 1;

/** @type {Record<string, (id: number, isClassic: boolean) => string>} */
const LAYOUT_ERRORS = {
  negativeId: (id) => `has the negative id ${id}`,
  badShape: (id, isClassic) =>
    `has piece ${id} in a shape that is not a ${isClassic ? '1×1, 1×2, 2×1 or 2×2 ' : ''}rectangle`,
  noCaoCao: () => 'has no 2×2 piece',
  severalCaoCaos: (id) => `has a second 2×2 piece, ${id}`,
  notClassic: () => 'is not classic, and no goal is given',
  noGoalPiece: (id) => `has no piece ${id}, which the goal names`,
  goalUnreachable: (id) => `has no room for piece ${id} at the goal`,
};

/** @typedef {{ rows: number, cols: number }} Size */

/** @param {Constants} constants @returns {Size} */
export const classicSize = ({ classicRows, classicCols }) => ({ rows: classicRows, cols: classicCols });

/** @type {import('../options.js').Option<Goal | undefined>} */
export function goalOption(name, key, value) {
  if (value === undefined) return undefined;
  const path = `${name}: ${key}`;
  const { id, row, col } = object(path, /** @type {Record<string, unknown>} */ (value));
  return {
    id: integer(`${path}.id`, id, 1, INT32_MAX),
    row: integer(`${path}.row`, row, 0, INT32_MAX),
    col: integer(`${path}.col`, col, 0, INT32_MAX),
  };
}

/** @param {Constants} constants */
export const metricOption = ({ metric }) => enumOption(metric, 'move');

/**
 * Reads a board.
 * @param {string} name of the function, for messages
 * @param {Board} board
 * @param {Constants} constants
 * @param {Goal} [goal]
 * @returns {Cells & { goal?: Goal }}
 */
export function readLayout(name, board, { maxSide, classicRows, classicCols }, goal) {
  const layout = { ...readBoard(name, board, maxSide), goal };
  const { rows, cols } = layout;
  if (goal) {
    integer(`${name}: goal.row`, goal.row, 0, rows - 1);
    integer(`${name}: goal.col`, goal.col, 0, cols - 1);
  } else {
    if (rows !== classicRows) throw new RangeError(`${name}: board has ${rows} rows, want ${classicRows}, or a goal`);
    if (cols !== classicCols) {
      throw new RangeError(`${name}: board has ${cols} columns, want ${classicCols}, or a goal`);
    }
  }
  return layout;
}

/**
 * Checks a layout and writes it into the input buffer.
 * @param {() => Wasm} open called here, since reading the layout may have run code that gave up the instance
 * @param {string} name of the function, for messages
 * @param {ReturnType<typeof readLayout>} layout
 * @returns {{ wasm: Wasm, pieces: number }} the pieces are in the output buffer
 */
export function enterLayout(open, name, layout) {
  const wasm = open();
  const { call, constants, input, output } = wasm;
  const { rows, cols, goal } = layout;
  const ints = input();
  ints.set(goal ? [rows, cols, goal.id, goal.row, goal.col] : [rows, cols, 0]);
  copyCells(layout, ints.subarray(HEADER));
  const pieces = call.readLayout();
  if (pieces <= 0) {
    const error = LAYOUT_ERRORS[constants.huarong.layoutStatus[-pieces]](output()[0], !goal);
    throw new RangeError(`${name}: board ${error}`);
  }
  return { wasm, pieces };
}

/** @param {string} name @param {unknown} id @returns {number} */
export const readId = (name, id) => integer(name, id, 1, INT32_MAX);

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
