// A program that speaks the protocol of the Gomocup tournament.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** The time limit for an answer, by the clock on the wall, in milliseconds. */
const DEADLINE = 120_000;

/** Returns the CPU time of a process with all its threads, in milliseconds; NaN where the system does not report it. @param {number} pid */
function cpuTime(pid) {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const times = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
    return times.reduce((sum, time) => sum + Number(time) / 1e6, 0);
  } catch {
    return Number.NaN;
  }
}

/** @typedef {{ moves: number, total: number, longest: number }} Clock milliseconds of CPU time */

export class Player {
  /**
   * @param {string} command words between spaces, such as `node build/qiju-gomoku.js`
   * @param {number} nodes positions per move, 0 for no limit
   * @param {number} wait milliseconds before each move: some programs miss a command that follows their answer at once
   */
  constructor(command, nodes, wait) {
    this.nodes = nodes;
    this.wait = wait;
    const [program, ...words] = command.split(' ');
    /** @type {Clock} */
    this.clock = { moves: 0, total: 0, longest: 0 };
    /** @type {string[]} */
    this.lines = [];
    /** @type {(() => void) | undefined} */
    this.wake = undefined;
    /** Its answer to every question from now on. @type {string | undefined} */
    this.failure = undefined;
    this.process = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.process.stdin.on('error', () => {});
    this.process.on('error', (error) => this.fail(`ERROR ${error.message}`));
    this.process.on('exit', () => this.fail('ERROR the program has ended'));
    createInterface({ input: this.process.stdout }).on('line', (line) => this.receive(line));
  }

  /** @param {string} line */
  receive(line) {
    if (/^(MESSAGE|DEBUG)\b|^\s*$/.test(line)) return;
    this.lines.push(line.trim());
    this.wake?.();
  }

  /** @param {string} why */
  fail(why) {
    this.failure = why;
    this.wake?.();
  }

  /** @param {readonly string[]} lines */
  send(lines) {
    this.process.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** @param {readonly string[]} lines a command @returns {Promise<string>} its answer */
  async ask(lines) {
    this.send(lines);
    if (this.lines.length === 0 && this.failure === undefined) {
      await new Promise((resolve) => {
        const timer = setTimeout(() => this.receive('ERROR no answer'), DEADLINE);
        this.wake = () => resolve(clearTimeout(timer));
      });
      this.wake = undefined;
    }
    return /** @type {string} */ (this.lines.shift() ?? this.failure);
  }

  /**
   * @param {readonly string[]} lines a command that asks for a move
   * @returns {Promise<{ answer: string, time: number }>} time: in milliseconds, of CPU time where that is known
   */
  async think(lines) {
    const pid = /** @type {number} */ (this.process.pid);
    if (this.wait > 0) await sleep(this.wait);
    const [before, start] = [cpuTime(pid), performance.now()];
    const answer = await this.ask(lines);
    const used = cpuTime(pid) - before;
    const time = Number.isNaN(used) ? performance.now() - start : used;
    this.clock.moves++;
    this.clock.total += time;
    this.clock.longest = Math.max(this.clock.longest, time);
    return { answer, time };
  }

  end() {
    this.send(['END']);
    this.process.stdin.end();
    setTimeout(() => this.process.kill(), 1000).unref();
  }
}
