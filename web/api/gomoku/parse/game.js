// Makes games of what the readers of all formats have read.
import { toHalfWidth } from '../../parse/text.js';
import { MESSAGES } from '../sgf.js';
import { COLORS, oppositeOf } from '../values.js';

/**
 * @import { GameNode, GameWarningCode, ParsedGame, RecordFault, SetUpPosition } from '../../types.js'
 * @import { Source } from '../../parse/text.js'
 * @import { Constants } from '../values.js'
 */

/**
 * What every reader gets.
 * @typedef {Source & {
 *   plain: string,
 *   bytes?: Uint8Array,
 *   size?: number,
 *   constants: Constants,
 *   fail: (reason: RecordFault, at: number, size: number, wanted: string) => never
 * }} Reading plain: the text with ASCII instead of full-width characters, of the same length; size: the option of this name;
 *   fail: throws the error of a record
 */

/** @typedef {'black' | 'white'} Color */

/**
 * @param {Source} source
 * @param {Omit<Reading, keyof Source | 'plain' | 'fail'>} options
 * @returns {Reading}
 */
export function createReading(source, options) {
  /** @type {string | undefined} */
  let plain;
  return {
    ...source,
    ...options,
    get plain() {
      return (plain ??= toHalfWidth(source.text).replace(/[、。]/g, ','));
    },
    fail(reason, at, size, wanted) {
      const { text } = source;
      const shown = text[at] === undefined ? 'missing' : JSON.stringify(text.slice(at, at + 12).trimEnd());
      return source.refuse(reason, at, MESSAGES[reason](shown, wanted, size), { size });
    },
  };
}

/** No reasonable file has more games. */
export const MAX_GAMES = 1 << 17;

/** @param {Source} source @param {ParsedGame[]} games @param {ParsedGame} game @param {number} at the place of the game */
export function addGame({ refuse }, games, game, at) {
  if (games.push(game) > MAX_GAMES) refuse('many', at, `begins more games than ${MAX_GAMES}, the most that are read`);
}

/** Returns the board size of a format without one. @param {Reading} reading */
export const sizeOf = ({ size, constants }) => size ?? constants.size;

/** Returns the game of moves that alternate. @param {number} size @param {number[]} pieces @returns {ParsedGame} */
export const playedGame = (size, pieces) => ({
  size,
  nodes: [{ parent: null }, ...pieces.map((move, i) => ({ parent: i, color: COLORS[i % 2], move }))],
  pieces,
});

/**
 * Returns the side to move after as many black stones as white ones or one more, undefined after other numbers.
 * @param {number} black
 * @param {number} white
 */
const turnAfter = (black, white) => ([0, 1].includes(black - white) ? COLORS[black - white] : undefined);

/**
 * Returns the game of a set-up position. If the side to move is not given, the numbers of stones show it, or there is a warning.
 * @param {Reading} reading
 * @param {number} size
 * @param {SetUpPosition & { black: number[], white: number[] }} stones
 * @param {number} at the place of the position in the text
 * @returns {ParsedGame}
 */
export function setUpGame(reading, size, { black, white, turn: told }, at) {
  if (new Set([...black, ...white]).size < black.length + white.length) {
    reading.refuse('twice', at, 'begins a position with two stones on one point');
  }
  const turn = told ?? turnAfter(black.length, white.length);
  if (!turn) warnOfTurn(reading, at, black.length, white.length);
  const position = { black, white, ...(turn && { turn }) };
  const node = { ...(black.length > 0 && { black }), ...(white.length > 0 && { white }), ...(turn && { turn }) };
  return { size, nodes: [{ parent: null, ...node }], position };
}

/** @param {Source} source @param {number} at @param {number} black @param {number} white */
const warnOfTurn = ({ warn }, at, black, white) =>
  warn('turn', at, `the position has ${black} black and ${white} white stones, which leaves the side to move open`);

/** Returns the indices of the main line. @param {readonly GameNode[]} nodes */
function mainLine(nodes) {
  const line = [0];
  for (let i = 1; i < nodes.length; i++) if (nodes[i].parent === line.at(-1)) line.push(i);
  return line;
}

/**
 * Returns the first reason why a main line is not a list of moves, if there is one besides set-up stones.
 * @param {{ color: Color, move: number | null, at: number }[]} moves
 * @returns {[code: GameWarningCode, at: number, words: string] | undefined}
 */
function findIrregular(moves) {
  const i = moves.findIndex(({ color, move }, at) => move === null || color !== COLORS[at % 2]);
  if (i < 0) return undefined;
  const { color, move, at } = moves[i];
  if (move === null) return ['pass', at, `${color} passes, so that the game is read as a position`];
  if (i === 0) return ['white-first', at, 'White moves first, so that the game is read as a position'];
  return ['turn', at, `${color} moves twice in a row, so that the game is read as a position`];
}

/**
 * Makes a game of a tree.
 * @param {Reading} reading
 * @param {number} size
 * @param {GameNode[]} nodes
 * @param {number[]} places where each node begins
 * @returns {ParsedGame}
 */
export function treeGame(reading, size, nodes, places) {
  /** @type {Map<number, Color>} */
  const stones = new Map();
  /** @type {{ color: Color, move: number | null, at: number }[]} */
  const moves = [];
  /** @type {Color | undefined} */
  let turn;
  let isSetUp = false;
  /** The first stone on another one. @type {number | undefined} */
  let taken;
  for (const index of mainLine(nodes)) {
    const node = nodes[index];
    const at = places[index];
    for (const color of COLORS) for (const point of Array.from(node[color] ?? [])) stones.set(point, color);
    for (const point of Array.from(node.empty ?? [])) stones.delete(point);
    isSetUp ||= Boolean(node.black?.length || node.white?.length || node.empty?.length);
    if (node.color) {
      const move = /** @type {number | null} */ (node.move);
      moves.push({ color: node.color, move, at });
      if (move !== null && stones.has(move)) taken ??= at;
      if (move !== null) stones.set(move, node.color);
      turn = oppositeOf(node.color);
    }
    isSetUp ||= node.turn !== undefined && node.turn !== (turn ?? 'black');
    turn = node.turn ?? turn;
  }

  const last = moves.findLastIndex(({ move }) => move !== null);
  const isPassed = last + 1 < moves.length;
  const played = moves.slice(0, last + 1);
  const irregular = isSetUp ? undefined : findIrregular(played);
  if (taken !== undefined) reading.warn('taken', taken, 'a move is on a point that is taken');
  if (!isSetUp && !irregular) {
    if (isPassed) reading.warn('pass', moves[last + 1].at, 'the pass at the end of the game is left out');
    return { size, nodes, pieces: played.map(({ move }) => /** @type {number} */ (move)) };
  }
  if (irregular) reading.warn(...irregular);
  const [black, white] = COLORS.map((color) => [...stones].flatMap(([point, other]) => (other === color ? point : [])));
  turn ??= turnAfter(black.length, white.length);
  if (!turn) warnOfTurn(reading, places[0], black.length, white.length);
  return { size, nodes, position: { black, white, ...(turn && { turn }) } };
}
