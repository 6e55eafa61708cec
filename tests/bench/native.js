// Runs the program of native.cpp, which does the same work as the package.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** @import { Run } from './measure.js' */

const program = fileURLToPath(new URL('../../build/native/tests/bench/qiju_bench_native', import.meta.url));

/**
 * @param {string} work
 * @param {readonly number[]} items in the order that the work expects
 */
export function startNative(work, items) {
  const child = spawn(program, [work], { stdio: ['pipe', 'pipe', 'inherit'] });
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => reject(new Error(`qiju_bench_native ${work} ended with ${signal ?? code}`)));
  });
  failed.catch(() => {}); // it also ends when it is stopped
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${items.join(' ')}\n`);

  /** @param {number} first @param {number} last @param {number} passes */
  async function ask(first, last, passes) {
    child.stdin.write(`${first} ${last} ${passes}\n`);
    const { value } = await Promise.race([lines.next(), failed]);
    const [time, sum, memory] = String(value).split(' ').map(Number);
    return { time, sum, memory };
  }

  return {
    /** @param {number} count of items @returns {Run} */
    pass: (count) => (passes) => ask(0, count, passes),
    /** @param {number} index of an item */
    item: (index) => ask(index, index + 1, 1),
    stop: () => child.stdin.end(),
  };
}
