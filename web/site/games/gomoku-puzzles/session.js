// The puzzle on the board: the player attacks, the engine answers with the defence that holds out longest, and a move that lets
// the win slip ends the attempt.
import { EngineWorker } from '../../../elements/board/engine-worker.js';
import { createWorker } from '../../../elements/gomoku/engine.js';
import { oppositeOf } from '../../../elements/gomoku/color.js';
import { answerAttack } from './defences.js';
import { describeMove } from './hints.js';
import { inTurn } from './pack.js';

/** @import { Engine } from '../../../elements/gomoku/engine.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { Answer } from './defences.js' */
/** @import { Hint } from './hints.js' */
/** @import { Puzzle } from './pack.js' */

/** `attack`: the player is to move; `answer`: a defence is looked for; `wrong`: a move has to be taken back. @typedef {'attack' | 'answer' | 'wrong' | 'solved'} Stage */

/**
 * The attacking move that does not win, and the defence that stops it.
 * @typedef {{ attack: number, defence: number | null, isProved: boolean }} Fault defence: null if the move makes no threat;
 *   isProved: false if the search ended before it was sure
 */

/** Milliseconds until the engine answers, so that players see their own stone first. */
const PAUSE = 350;

const SIZE = 15;

export class PuzzleSession {
  #board;
  #onChange;
  #worker;
  /** @type {AbortController | null} */
  #request = null;
  /** The solution of the package, both sides' moves. @type {number[]} */
  #solution = [];
  /** The position that was set up. @type {number[]} */
  #start = [];
  /** Other defences in the game that has solved the puzzle, latest first. @type {number[][]} games up to and with them */
  #others = [];
  /** Games with a defence that the board has shown. @type {Set<string>} */
  #shown = new Set();
  /** @type {Puzzle | null} */
  puzzle = null;
  /** Of the puzzle of a day. @type {string | null} */
  date = null;
  /** @type {Stage} */
  stage = 'attack';
  /** @type {Fault | null} */
  fault = null;
  /** Of the position on the board, and how many of its three steps have been asked for. @type {{ step: number, hint: Hint } | null} */
  help = null;
  /** Has it been solved since it was opened? What follows is practice. */
  isSolved = false;

  /** @param {GomokuBoard} board that is ready @param {(event?: 'mistake' | 'solved') => void} onChange */
  constructor(board, onChange) {
    this.#board = board;
    this.#onChange = onChange;
    this.#worker = new EngineWorker(() => this.#engine, createWorker);
    board.addEventListener('move', () => queueMicrotask(() => this.#attacked())); // the verdict is not there yet
    addEventListener('pagehide', () => this.#stop());
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
    return this.#board.moves.slice(this.#start.length);
  }

  /** How many attacking moves have been made, the five not among them. */
  get attacks() {
    const { length } = this.played;
    return this.#board.verdict?.winner ? Math.floor(length / 2) : Math.ceil(length / 2);
  }

  /** Which attack comes next, counted from 1. */
  get nextAttack() {
    return Math.floor(this.played.length / 2) + 1;
  }

  /** How many defences that lose as well have not been shown. */
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
    this.#start = inTurn(gomoku.decode(puzzle.black), gomoku.decode(puzzle.white));
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
      this.help ??= { step: 0, hint: describeMove(this.#engine.gomoku, { pieces, rule: this.puzzle.rule }, move) };
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

  /** What the solution of the package says after these moves. @param {readonly number[]} played @returns {number | null} */
  #known(played) {
    const isOnLine = played.every((point, index) => point === this.#solution[index]);
    return (isOnLine ? this.#solution[played.length] : null) ?? null;
  }

  /** @param {readonly number[]} pieces @returns {Promise<number | null>} the first move of a win */
  async #findAttack(pieces) {
    const { rule, kind } = /** @type {Puzzle} */ (this.puzzle);
    const force = await this.#ask(({ gomoku }) => gomoku.solve(pieces, { rule, size: SIZE, kind, quiet: false }));
    return force?.status === 'win' ? force.line[0] : null;
  }

  /**
   * @template T
   * @param {(engine: Engine) => T | Promise<T>} call
   * @returns {Promise<T | null>} null if the question is not wanted any more
   */
  async #ask(call) {
    this.#stop();
    const controller = new AbortController();
    this.#request = controller;
    const { signal } = controller;
    try {
      const answer = await this.#worker.run(call, { signal });
      return signal.aborted ? null : answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  #stop() {
    this.#request?.abort();
    this.#request = null;
  }

  /** Shows the position after these moves. @param {readonly number[]} played */
  #show(played) {
    this.#stop();
    this.help = this.fault = null;
    this.stage = 'attack';
    this.#shown.add(String(played));
    this.#put(played);
    this.#onChange();
  }

  /** @param {readonly number[]} played */
  #put(played) {
    const { rule } = /** @type {Puzzle} */ (this.puzzle);
    this.#board.open([...this.#start, ...played], { rule, size: SIZE, setup: this.#start.length });
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
    const answer = await this.#answer(played);
    await pause;
    if (answer && String(played) === String(this.played) && puzzle === this.puzzle) this.#defend(played, answer);
  }

  /** @param {readonly number[]} played @returns {Promise<Answer | null>} */
  async #answer(played) {
    const known = this.#known(played);
    if (known !== null) return { outcome: 'wins', defences: [{ point: known, length: 0 }] };
    return this.#search(played);
  }

  /** @param {readonly number[]} played up to an attacking move */
  #search(played) {
    const { rule, kind } = /** @type {Puzzle} */ (this.puzzle);
    const pieces = [...this.#start, ...played];
    return this.#ask(({ gomoku }) => answerAttack(gomoku, { pieces, rule, kind }));
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
