// A game of 华容道: its positions, and what the rules allow in each.
import { rangeError } from '../../api/errors.js';
import { History } from '../board/history.js';

/** @import { Direction, HuarongHint, Lengths, Metric, Piece, PuzzleOptions, Step } from '../../api/types.js' */
/** @typedef {import('./engine.js').Engine['huarong']} Rules */

/**
 * A game to be stored: the position at the start with the options of its puzzle, the steps since, and the steps that can be redone.
 * @typedef {{ board: number[][], options: PuzzleOptions, moves: Step[], ahead: Step[], helped: boolean }} Snapshot
 */

/**
 * @typedef {object} Position
 * @property {number[][]} board
 * @property {PuzzleOptions} options of the puzzle
 * @property {Map<number, Piece>} pieces by id
 * @property {Map<number, Direction[]>} directions legal steps by piece; none if it is solved
 * @property {boolean} solved
 * @property {Step | null} step that led to it
 * @property {Lengths} lengths of the line that led to it, in each metric
 * @property {Map<Metric, HuarongHint>} hints that are known
 */

export class HuarongGame {
  #rules;
  /** @type {History<Position>} */
  history;

  /**
   * @param {Rules} rules
   * @param {number[][]} board
   * @param {PuzzleOptions} options
   * @throws {TypeError | RangeError} as `huarong.pieces`
   */
  constructor(rules, board, options) {
    this.#rules = rules;
    const rows = board.map((row) => [...row]);
    this.history = new History(this.#createPosition(rows, options, null, { step: 0, slide: 0, move: 0 }));
  }

  get position() {
    return this.history.current;
  }

  /** The position at the start. */
  get start() {
    return this.history.first;
  }

  get moves() {
    return stepsOf(this.history.states.slice(1, this.history.steps + 1));
  }

  get ahead() {
    return stepsOf(this.history.states.slice(this.history.steps + 1));
  }

  /** @returns {Snapshot} */
  snapshot() {
    const { board, options } = this.start;
    const { moves, ahead } = this;
    return { board: board.map((row) => [...row]), options, moves, ahead, helped: this.history.helped };
  }

  /** @param {Metric} metric @returns {number | null | undefined} to the exit; null if it cannot be reached, undefined while unknown */
  distance(metric) {
    return this.position.hints.get(metric)?.distance;
  }

  /** The effect of the last step, once known. @param {Metric} metric @returns {'closer' | 'farther' | 'same' | null} */
  trend(metric) {
    const before = this.history.states[this.history.steps - 1]?.hints.get(metric)?.distance;
    const distance = this.distance(metric);
    if (typeof before !== 'number' || typeof distance !== 'number') return null;
    return distance < before ? 'closer' : distance > before ? 'farther' : 'same';
  }

  /**
   * The player makes a step; what could be redone is discarded.
   * @param {Step} step
   * @param {object} [drag] shared by the steps of one drag
   * @returns {boolean} is it legal?
   */
  makeStep(step, drag) {
    const next = this.#positionAfter(this.position, step);
    if (next) this.history.push(next, drag);
    return next !== null;
  }

  /** Undoes the last step and discards it. */
  takeBackStep() {
    this.history.seek(this.history.steps - 1);
    this.history.truncate();
  }

  /**
   * Makes these steps, to be undone together.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if one of them is illegal; nothing has changed then
   */
  jump(steps) {
    this.suggest(steps, {});
    this.history.seek(this.history.steps + steps.length);
  }

  /**
   * Appends steps of the engine, to be redone one by one.
   * @param {readonly Step[]} steps
   * @param {object} [jump] if they are to be redone together
   * @throws {RangeError} if one of them is illegal; nothing has changed then
   */
  suggest(steps, jump) {
    let { position } = this;
    const positions = steps.map((step, at) => {
      const next = this.#positionAfter(position, step);
      if (!next) {
        const { id, direction } = /** @type {Partial<Step>} */ (Object(step));
        throw rangeError('move-illegal', `step ${at}`, `moves piece ${id} ${direction}, which is illegal`, { at });
      }
      return (position = next);
    });
    this.history.suggest(positions, jump);
  }

  /** The player has seen a hint: the next step counts as helped, and so does the last one. */
  markHelped() {
    this.history.markHelped(this.history.steps - 1);
  }

  /**
   * Goes on with a game.
   * @param {readonly Step[]} line
   * @param {number} steps how many of them are on the board
   * @param {boolean} helped
   * @throws {RangeError} if one of them is illegal
   */
  resume(line, steps, helped) {
    this.suggest(line);
    this.history.seek(steps);
    this.history.clearHelped();
    if (helped) this.history.markHelped(0);
  }

  /** @param {number[][]} board @param {PuzzleOptions} options @param {Step | null} step @param {Lengths} lengths @returns {Position} */
  #createPosition(board, options, step, lengths) {
    const rules = this.#rules;
    const pieces = new Map(rules.pieces(board, options).map((piece) => [piece.id, piece]));
    const solved = rules.isSolved(board, options);
    const directions = new Map([...pieces.keys()].map((id) => [id, /** @type {Direction[]} */ ([])]));
    if (!solved) for (const { id, direction } of rules.steps(board, options)) directions.get(id)?.push(direction);
    return { board, options, pieces, directions, solved, step, lengths, hints: new Map() };
  }

  /** @param {Position} position @param {Step} step @returns {Position | null} null if the step is illegal */
  #positionAfter({ board, options, directions, lengths, step: last }, step) {
    if (!directions.get(step.id)?.includes(step.direction)) return null;
    const next = this.#rules.move(board, step.id, step.direction, options);
    if (!next) return null;
    const added = (/** @type {Metric} */ metric) => (last ? this.#rules.group([last, step], metric).length - 1 : 1);
    const slide = lengths.slide + added('slide');
    return this.#createPosition(next, options, step, {
      step: lengths.step + 1,
      slide,
      move: lengths.move + added('move'),
    });
  }
}

/** @param {Position[]} positions @returns {Step[]} */
const stepsOf = (positions) => positions.map(({ step }) => ({ .../** @type {Step} */ (step) }));
