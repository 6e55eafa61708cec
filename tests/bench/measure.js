// Measures CPU time. The works take turns in one run, so that ratios hold on a busy machine.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');

/**
 * Does a number of passes over the items of a row.
 * @callback Run
 * @param {number} passes
 * @returns {Sample | Promise<Sample>}
 */

/** @typedef {{ time: number, sum: number }} Sample time: nanoseconds of CPU time; sum: of the results of one pass */
/** @typedef {{ median: number, q1: number, q3: number }} Spread the median and the quartiles */

/** Returns the CPU time of this process in nanoseconds. */
export function cpuTime() {
  const { user, system } = process.cpuUsage();
  return 1e3 * (user + system);
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => number} call
 * @returns {Run} calls a function with each item
 */
export const each = (items, call) => (passes) => {
  const start = cpuTime();
  let sum = 0;
  for (let pass = 0; pass < passes; pass++) {
    sum = 0;
    for (let i = 0; i < items.length; i++) sum += call(items[i]);
  }
  return { time: cpuTime() - start, sum };
};

/** Returns an interpolated quantile. @param {readonly number[]} sorted @param {number} share 0 to 1 */
export function quantile(sorted, share) {
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  return sorted[below] + (at - below) * (sorted[Math.ceil(at)] - sorted[below]);
}

/** @param {readonly number[]} numbers @returns {Spread} */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), q1: quantile(sorted, 0.25), q3: quantile(sorted, 0.75) };
}

/**
 * @typedef {object} Effort
 * @property {number} warm nanoseconds of each work before it is measured
 * @property {number} rounds of all works
 * @property {number} least nanoseconds of each work in a round
 * @property {number} most nanoseconds of all rounds, as long as there are three
 */

/**
 * Runs a work until V8 has optimised it, then finds the number of passes for a round.
 * @param {Run} run
 * @param {Effort} effort
 * @returns {Promise<{ passes: number, time: number }>} passes that take at least `effort.least`, and their time
 */
async function warmUp(run, { warm, least }) {
  let time = 0;
  let passes = 0;
  for (let total = 0; total < warm; total += time) {
    passes = Math.max(1, 2 * passes);
    ({ time } = await run(passes));
    if (passes === 1 && time >= warm / 4) break;
  }
  const wanted = Math.max(1, Math.ceil((passes * least) / time));
  return { passes: wanted, time: (time * wanted) / passes };
}

/**
 * Runs works in turn.
 * @param {Record<string, Run>} works
 * @param {Effort} effort
 * @returns {Promise<Record<string, { times: number[], sum: number }>>} for each work the time of a pass in each round
 */
export async function takeTurns(works, effort) {
  const entries = [];
  let total = 0;
  for (const [name, run] of Object.entries(works)) {
    const { passes, time } = await warmUp(run, effort);
    entries.push({ name, run, passes, times: /** @type {number[]} */ ([]), sum: NaN });
    total += time;
  }
  const count = Math.max(3, Math.min(effort.rounds, Math.floor(effort.most / total)));
  for (let round = 0; round < count; round++) {
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(i + round) % entries.length];
      // Refills the caches, which the previous work has changed.
      if (entry.passes > 3) await entry.run(Math.ceil(entry.passes / 4));
      const { time, sum } = await entry.run(entry.passes);
      entry.times.push(time / entry.passes);
      entry.sum = sum;
      if (entry.passes === 1) collectGarbage(); // otherwise the garbage of a slow work would slow down the next
    }
  }
  return Object.fromEntries(entries.map(({ name, times, sum }) => [name, { times, sum }]));
}
