// The puzzle on the board: the player attacks, the engine answers with the defence that holds out longest, and a move that lets
// the win slip ends the attempt. In a puzzle of grade 0 the one move may be a block.
import { EngineWorker, LatestRequest } from '../../../elements/board/engine-worker.js';
import { createWorker } from '../../../elements/gomoku/engine.js';
import { oppositeOf } from '../../../elements/gomoku/color.js';
import { inTurn } from '../../../elements/gomoku/game.js';
import { answerAttack } from './defences.js';
import { describeBlock, describeMove } from './hints.js';

/** @import { Engine } from '../../../elements/gomoku/engine.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { Answer } from './defences.js' */
/** @import { Hint } from './hints.js' */
/** @import { Puzzle } from './pack.js' */

/** `attack`: the player is to move; `answer`: a defence is looked for; `wrong`: a move has to be taken back. @typedef {'attack' | 'answer' | 'wrong' | 'solved'} Stage */

/**
 * The attacking move that does not win, and the defence that stops it; or a move that does not block, and how the other side wins.
 * @typedef {{ attack: number, defence: number | null, isProved: boolean }} Fault defence: null if the move makes no threat;
 *   isProved: false if the search ended before it was sure
 */

/** Milliseconds until the engine answers, so that players see their own stone first. */
const PAUSE = 350;

const SIZE = 15;

export class PuzzleSession {
  #board;
  #onChange;
  #request;
  /** The solution of the package, both sides' moves. @type {number[]} */
  #solution = [];
  /** The position that was set up. @type {number[]} */
  start = [];
  /** Other defences in the game that has solved the puzzle, latest first. @type {number[][]} games up to and with them */
  #others = [];
  /** Games with a defence that the board has shown. @type {Set<string>} */
  #shown = new Set();
  /** @type {Puzzle | null} */
  puzzle = null;
  /** The date of a daily puzzle. @type {string | null} */
  date = null;
  /** @type {Stage} */
  stage = 'attack';
  /** @type {Fault | null} */
  fault = null;
  /** The hint for the position on the board, and the number of its three steps that are shown. @type {{ step: number, hint: Hint } | null} */
  help = null;
  /** Has it been solved since it was opened? What follows is practice. */
  isSolved = false;

  /** @param {GomokuBoard} board that is ready @param {(event?: 'mistake' | 'solved') => void} onChange */
  constructor(board, onChange) {
    this.#board = board;
    this.#onChange = onChange;
    this.#request = new LatestRequest(new EngineWorker(() => this.#engine, createWorker));
    board.addEventListener('move', () => queueMicrotask(() => this.#attacked())); // the verdict is not there yet
    addEventListener('pagehide', () => this.#request.abort());
  }

  get #engine() {
    return /** @type {Engine} */ (this.#board.qiju);
  }

  /** The player's colour. @returns {'black' | 'white'} */
  get color() {
    return this.puzzle?.turn ?? 'black';
  }

  /** The moves since the position that was set up. */
  get played() {
    return this.#board.moves.slice(this.start.length);
  }

  /** The number of attacking moves that have been made, without the five. */
  get attacks() {
    const { length } = this.played;
    if (this.puzzle?.kind === 'block') return 0;
    return this.#board.verdict?.winner ? Math.floor(length / 2) : Math.ceil(length / 2);
  }

  /** The number of the next attack, from 1. */
  get nextAttack() {
    return Math.floor(this.played.length / 2) + 1;
  }

  /** The number of other losing defences that have not been shown. */
  get others() {
    return this.#others.length;
  }

  /** @param {Puzzle} puzzle @param {string | null} date */
  open(puzzle, date) {
    const { gomoku } = this.#engine;
    this.puzzle = puzzle;
    this.date = date;
    this.isSolved = false;
    this.#others = [];
    this.#shown.clear();
    this.#solution = gomoku.decode(puzzle.line);
    this.start = inTurn(gomoku.decode(puzzle.black), gomoku.decode(puzzle.white));
    this.#board.remote = true; // before there is an opponent, which would be the computer
    this.#board.opponent = oppositeOf(puzzle.turn);
    this.restart();
  }

  restart() {
    this.#show([]);
  }

  /** Goes back to the player's last turn, or to the position before a mistake. */
  takeBack() {
    const { length } = this.played;
    if (length) this.#show(this.played.slice(0, length % 2 ? -1 : -2));
  }

  get canTakeBack() {
    return this.played.length > 0;
  }

  /** The next step of the hint for the position on the board. @returns {Promise<boolean>} was there one? */
  async showHint() {
    if (this.stage !== 'attack' || !this.puzzle || (this.help?.step ?? 0) >= 3) return false;
    if (!this.help) {
      const pieces = this.#board.moves;
      const move = this.#known(this.played) ?? (await this.#findAttack(pieces));
      if (move === null || String(pieces) !== String(this.#board.moves)) return false;
      const describe = this.puzzle.kind === 'block' ? describeBlock : describeMove;
      this.help ??= { step: 0, hint: describe(this.#engine.gomoku, { pieces, rule: this.puzzle.rule }, move) };
    }
    this.help.step++;
    const { step, hint } = this.help;
    this.#board.marks = {
      area: step === 1 ? hint.area : [],
      row: step >= 2 ? hint.row : [],
      better: step === 3 ? hint.move : null,
    };
    this.#onChange();
    return true;
  }

  /** Goes on from a defence that has not been shown, after the puzzle was solved. */
  tryOther() {
    const game = this.#others.shift();
    if (game) this.#show(game);
  }

  /** The next move of the package's solution after these moves. @param {readonly number[]} played @returns {number | null} */
  #known(played) {
    const isOnLine = played.every((point, index) => point === this.#solution[index]);
    return (isOnLine ? this.#solution[played.length] : null) ?? null;
  }

  /** @param {readonly number[]} pieces @returns {Promise<number | null>} the first move of a win */
  async #findAttack(pieces) {
    const { rule, kind } = /** @type {Puzzle} */ (this.puzzle);
    if (kind === 'block') return null;
    const force = await this.#request.run(({ gomoku }) =>
      gomoku.solve(pieces, { rule, size: SIZE, kind, quiet: false }),
    );
    return force?.status === 'win' ? force.line[0] : null;
  }

  /** Shows the position after these moves. @param {readonly number[]} played */
  #show(played) {
    this.#request.abort();
    this.help = this.fault = null;
    this.stage = 'attack';
    this.#shown.add(String(played));
    this.#put(played);
    this.#onChange();
  }

  /** @param {readonly number[]} played */
  #put(played) {
    const { rule } = /** @type {Puzzle} */ (this.puzzle);
    this.#board.open([...this.start, ...played], { rule, size: SIZE, setup: this.start.length });
  }

  /** The player has made a move. */
  async #attacked() {
    const { winner } = this.#board.verdict ?? {};
    const { played, puzzle } = this;
    if (!puzzle || played.length % 2 === 0) return;
    if (this.stage === 'wrong') return this.#put(played.slice(0, -1));
    this.help = null;
    if (winner === this.color) return this.#solved();
    this.stage = 'answer';
    this.#onChange();
    const pause = new Promise((done) => setTimeout(done, PAUSE));
    const known = this.#known(played);
    const answer =
      known === null
        ? await this.#search(played)
        : { outcome: /** @type {const} */ ('wins'), defences: [{ point: known, length: 0 }] };
    await pause;
    if (answer && String(played) === String(this.played) && puzzle === this.puzzle) this.#defend(played, answer);
  }

  /** @param {readonly number[]} played up to an attacking move @returns {Promise<Answer | null>} null if it is not wanted any more */
  #search(played) {
    const { rule, kind } = /** @type {Puzzle} */ (this.puzzle);
    const pieces = [...this.start, ...played];
    return this.#request.run(({ gomoku }) => answerAttack(gomoku, { pieces, rule, kind }));
  }

  /** @param {readonly number[]} played @param {Answer} answer */
  #defend(played, answer) {
    if (answer.outcome !== 'wins') {
      const { point: defence, isProved } = answer.outcome === 'held' ? answer : { point: null, isProved: true };
      this.fault = { attack: played[played.length - 1], defence, isProved };
      this.stage = 'wrong';
      if (defence !== null) this.#put([...played, defence]);
      return this.#onChange('mistake');
    }
    if (!answer.defences.length) return this.#solved();
    this.#show([...played, answer.defences[0].point]);
    if (this.#board.verdict?.winner === this.color) this.#solved(); // renju forbids Black the only defences
  }

  #solved() {
    const { played } = this;
    this.stage = 'solved';
    this.#onChange(this.isSolved ? undefined : 'solved');
    this.isSolved = true;
    this.#findOthers(played);
  }

  /** Looks for the other defences in a game that was won. @param {readonly number[]} played */
  async #findOthers(played) {
    for (let length = 1; length < played.length; length += 2) {
      const attacks = played.slice(0, length);
      const answer = await this.#search(attacks);
      if (!answer || this.stage !== 'solved') return;
      if (answer.outcome !== 'wins') continue;
      for (const { point } of answer.defences) {
        const game = [...attacks, point];
        if (this.#shown.has(String(game)) || this.#others.some((other) => String(other) === String(game))) continue;
        this.#others.unshift(game);
      }
      this.#onChange();
    }
  }
}
