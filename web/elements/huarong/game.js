// A game of 华容道: its positions, and what the rules allow in each.
import { rangeError } from '../../api/errors.js';
import { History } from '../board/history.js';

/** @import { Direction, HuarongHint, Lengths, Metric, Piece, PuzzleOptions, Step } from '../../api/types.js' */
/** @typedef {import('./engine.js').Engine['huarong']} Rules */

/**
 * @typedef {object} Position
 * @property {number[][]} board
 * @property {PuzzleOptions} options what belongs to the puzzle besides its board
 * @property {Map<number, Piece>} pieces by id
 * @property {Map<number, Direction[]>} directions legal steps by piece; none if it is solved
 * @property {boolean} solved
 * @property {Step | null} step that led to it
 * @property {Lengths} lengths of the line that led to it, in each metric
 * @property {object | null} jump shared by the steps of one jump or drag, which are undone together
 * @property {Map<Metric, HuarongHint>} hints that are known
 */

/**
 * @param {Rules} rules
 * @param {number[][]} board
 * @param {PuzzleOptions} options
 * @param {Pick<Position, 'step' | 'lengths' | 'jump'>} [origin]
 * @returns {Position}
 */
function createPosition(
  rules,
  board,
  options,
  origin = { step: null, lengths: { step: 0, slide: 0, move: 0 }, jump: null },
) {
  const pieces = new Map(rules.pieces(board, options).map((piece) => [piece.id, piece]));
  const solved = rules.isSolved(board, options);
  const directions = new Map([...pieces.keys()].map((id) => [id, /** @type {Direction[]} */ ([])]));
  if (!solved) for (const { id, direction } of rules.steps(board, options)) directions.get(id)?.push(direction);
  return { board, options, pieces, directions, solved, ...origin, hints: new Map() };
}

/**
 * @param {Rules} rules
 * @param {Position} position
 * @param {Step} step
 * @param {object | null} [jump]
 * @returns {Position | null} the position after the step; null if it is illegal
 */
function positionAfter(rules, position, step, jump = null) {
  if (!position.directions.get(step.id)?.includes(step.direction)) return null;
  const board = rules.move(position.board, step.id, step.direction, position.options);
  if (!board) return null;
  const { lengths, step: last } = position;
  const added = (/** @type {Metric} */ metric) => (last ? rules.group([last, step], metric).length - 1 : 1);
  return createPosition(rules, board, position.options, {
    step,
    lengths: {
      step: lengths.step + 1,
      slide: lengths.slide + added('slide'),
      move: lengths.move + added('move'),
    },
    jump,
  });
}

export class HuarongGame {
  #rules;
  /** @type {History<Position>} */
  #history;

  /**
   * @param {Rules} rules
   * @param {number[][]} board
   * @param {PuzzleOptions} [options]
   * @throws {TypeError | RangeError} as `huarong.pieces`
   */
  constructor(rules, board, options = {}) {
    this.#rules = rules;
    this.#history = new History(
      createPosition(
        rules,
        board.map((row) => [...row]),
        options,
      ),
    );
  }

  /** The position on the board. */
  get position() {
    return this.#history.current;
  }

  /** The position at the start. */
  get start() {
    return this.#history.first;
  }

  /** Steps on the board. */
  get steps() {
    return this.#history.steps;
  }

  /** Steps, including those that can be redone. */
  get total() {
    return this.#history.total;
  }

  /** Was any of the steps on the board suggested? */
  get helped() {
    return this.#history.helped;
  }

  /** Did the engine make the last step on the board? */
  get demonstrated() {
    return this.#history.demonstrated;
  }

  /** All steps, including those that can be redone. @returns {Step[]} */
  get record() {
    return this.#history.states.slice(1).map(({ step }) => ({ .../** @type {Step} */ (step) }));
  }

  /** @param {Metric} metric @returns {number | null | undefined} to the exit; null if it cannot be reached, undefined while unknown */
  distance(metric) {
    return this.position.hints.get(metric)?.distance;
  }

  /** The effect of the last step, once known. @param {Metric} metric @returns {'closer' | 'farther' | 'same' | null} */
  trend(metric) {
    const before = this.#history.states[this.steps - 1]?.hints.get(metric)?.distance;
    const distance = this.distance(metric);
    if (typeof before !== 'number' || typeof distance !== 'number') return null;
    return distance < before ? 'closer' : distance > before ? 'farther' : 'same';
  }

  /**
   * The player makes a step; what could be redone is discarded.
   * @param {Step} step
   * @param {object | null} [drag] shared by the steps of one drag
   * @returns {boolean} whether it is legal
   */
  makeStep(step, drag = null) {
    const next = positionAfter(this.#rules, this.position, step, drag);
    if (next) this.#history.push(next);
    return next !== null;
  }

  /** Undoes the last step and discards it. */
  takeBackStep() {
    this.seek(this.steps - 1);
    this.truncate();
  }

  /**
   * Makes these steps, to be undone together.
   * @param {readonly Step[]} steps
   * @throws {RangeError} if one of them is illegal; nothing has changed then
   */
  jump(steps) {
    this.suggest(steps, {});
    this.seek(this.steps + steps.length);
  }

  /**
   * Appends steps of the engine, to be redone one by one.
   * @param {readonly Step[]} steps
   * @param {object | null} [jump] identity of the jump that they make up
   * @throws {RangeError} if one of them is illegal; nothing has changed then
   */
  suggest(steps, jump = null) {
    let { position } = this;
    const positions = steps.map((step, index) => {
      const next = positionAfter(this.#rules, position, step, jump);
      if (!next) {
        const { id, direction } = /** @type {Partial<Step>} */ (Object(step));
        throw rangeError('move-illegal', `step ${index}`, `moves piece ${id} ${direction}, which is illegal`, {
          at: index,
        });
      }
      return (position = next);
    });
    this.#history.suggest(positions);
  }

  /** Discards what could be redone. */
  truncate() {
    this.#history.truncate();
  }

  /** The player has seen a hint: the next step counts as helped, and so does the last one. */
  markHelped() {
    this.#history.markHelped(this.steps - 1);
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
    this.seek(steps);
    this.#history.clearHelped();
    if (helped) this.#history.markHelped(0);
  }

  /** @param {number} steps the number of steps before the position to go to */
  seek(steps) {
    this.#history.seek(steps);
  }

  /** Where undo leads: one step back, or before a whole jump. */
  get undoTo() {
    const { states } = this.#history;
    const { jump } = this.position;
    let to = this.steps - 1;
    while (jump && states[to].jump === jump) to -= 1;
    return to;
  }

  /** Where redo leads: one step forward, or after a whole jump. */
  get redoTo() {
    const { states } = this.#history;
    let to = this.steps + 1;
    while (states[to]?.jump && states[to + 1]?.jump === states[to].jump) to += 1;
    return to;
  }
}
