// Starts programs, at most as many at a time as there are processors.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { execPath } from 'node:process';

/** @typedef {{ ok: boolean, output: string }} Outcome output: the text of both streams */

export const processors = availableParallelism();

let free = processors;
/** @type {{ priority: number, least: number, most: number, granted: (slots: number) => void }[]} */
const waiting = [];

/** Gives free processors to waiting calls, the lowest priority number first. */
function grant() {
  waiting.sort((a, b) => a.priority - b.priority);
  while (waiting.length > 0 && waiting[0].least <= free) {
    const { most, granted } = /** @type {typeof waiting[number]} */ (waiting.shift());
    const slots = Math.min(most, free);
    free -= slots;
    granted(slots);
  }
}

/**
 * Calls `work` when enough processors are free.
 * @template T
 * @param {import('./result.js').Context} suite
 * @param {(slots: number) => Promise<T>} work receives the number of processors that it may use
 * @param {{ least?: number, most?: number }} [wanted] the number of processors; 1 by default
 * @returns {Promise<T>}
 */
export async function withProcessors({ priority, start }, work, { least = 1, most = least } = {}) {
  const slots = await new Promise((/** @type {(slots: number) => void} */ granted) => {
    waiting.push({ priority, least: Math.min(least, processors), most, granted });
    grant();
  });
  start();
  try {
    return await work(slots);
  } finally {
    free += slots;
    grant();
  }
}

/** Adds up the processor time, in seconds, of the programs started in its context. @type {AsyncLocalStorage<{ seconds: number }>} */
export const meter = new AsyncLocalStorage();

/** In this file Linux lists the processor time of a process and of its finished children. */
const STATISTICS = '/proc/self/stat';
const TICKS = 100; // per second

/** @returns {number} seconds of processor time of all finished children; 0 on other systems */
function childSeconds() {
  if (!existsSync(STATISTICS)) return 0;
  const fields = readFileSync(STATISTICS, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** It starts with the processes of build.sh, which this program has replaced. */
let measured = childSeconds();

/**
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, cwd?: string, seconds?: number, onLine?: (line: string) => void, onMessage?: (message: any) => void }} [options]
 *   env: added to the environment; cwd: its folder; seconds: its time limit; onLine: receives each line of standard output;
 *   onMessage: receives messages of a Node program
 * @returns {Promise<Outcome>}
 */
export function run([program, ...words], { env = {}, cwd, seconds, onLine, onMessage } = {}) {
  const sum = meter.getStore();
  return new Promise((done) => {
    let output = `$ ${[program === execPath ? 'node' : program, ...words].join(' ')}\n`;
    let rest = '';
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? /** @type {const} */ (['ipc']) : [])],
      env: { ...process.env, ...env },
      cwd,
      timeout: seconds && 1000 * seconds,
      killSignal: seconds ? 'SIGKILL' : 'SIGTERM', // a loop in wasm ignores any other signal
    });
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (onLine) lines.forEach(onLine);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    if (onMessage) child.on('message', onMessage);
    child.on('exit', () => {
      const time = childSeconds() - measured;
      measured += time;
      if (sum) sum.seconds += time;
    });
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      if (signal) output += `ended by ${signal}\n`;
      done({ ok: code === 0, output });
    });
  });
}
