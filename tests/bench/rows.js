// Defines and measures a row of the tables.
import assert from 'node:assert/strict';
import { cpuTime, quantile, spread, takeTurns } from './measure.js';
import { startNative } from './native.js';

/** @import { Effort, Run, Spread } from './measure.js' */

/**
 * @typedef {object} Settings
 * @property {boolean} quick
 * @property {Effort} effort
 * @property {number} [boards] for each search
 * @property {number} [seconds] of CPU time for each board under gravity
 */

/** @typedef {{ name: string, en: string, zh: string }} Names name: for words and floors; en, zh: for the documents */
/** @typedef {{ work: string, items: number[], count?: number }} NativeWork count: the number of items if it differs from `calls` */

/**
 * A work that is repeated.
 * @typedef {object} Speed
 * @property {number} calls in a pass; times are divided by it
 * @property {NativeWork} native
 * @property {Run} qiju the package
 * @property {{ name: string, zh: string, run: Run, sameSum?: boolean }[]} others the textbook versions; sameSum: true if the
 *   results must equal the package's
 */

/** @typedef {Names & { isRate?: boolean, prepare: (settings: Settings) => Speed }} Row isRate: shown as calls per second */

/**
 * Searches of different items.
 * @typedef {object} Search
 * @property {number} count of items
 * @property {NativeWork} native
 * @property {(item: number) => { result: number, check: () => void }} [qiju] the package; `check` is not measured
 * @property {{ name: string, zh: string, call: (item: number) => number }} [other] the textbook version
 * @property {(result: number) => boolean} isDecided
 */

/** @typedef {Names & { gravity?: string, prepare: (settings: Settings) => Search }} SearchRow */

/** @typedef {Names & { table: 'speed', isRate: boolean, time: number, native: Compared, others: Compared[] }} SpeedResult times in ns */
/** @typedef {{ name: string, zh: string, time: number, ratio: Spread }} Compared ratio: its time divided by the package's */

/** @typedef {{ decided: number, p50: number, p99: number, max: number }} Times decided: a share; times in ms */

/**
 * @typedef {object} SearchPart
 * @property {'searches' | 'gravity'} table
 * @property {string} [gravity]
 * @property {number} count
 * @property {Times} [qiju]
 * @property {Times & { memory: number }} native memory: the peak, in bytes
 * @property {Compared[]} others the medians of the items, in ms
 */

/** @typedef {Names & SearchPart} SearchResult */

/** @typedef {{ table: 'sizes', name: string, raw: number, gzip: number }} SizeResult */

/**
 * The CPU times of a first result in a fresh process, in ns.
 * @typedef {object} ColdResult
 * @property {'cold'} table
 * @property {string} name
 * @property {number} plain the best plain JavaScript
 * @property {number} core of the entry `qiju/core`
 * @property {number} game of the entry of one game
 * @property {number} all of the entry `qiju`
 * @property {string} warm the row with the times of later calls
 */

/** @typedef {SpeedResult | SearchResult | SizeResult | ColdResult} Result */

const NATIVE = { name: 'native', zh: '原生' };

/** @param {readonly number[]} times @param {readonly number[]} base */
const ratioOf = (times, base) => spread(times.map((time, i) => time / base[i]));

/** @param {Row} row @param {Settings} settings @returns {Promise<SpeedResult>} */
export async function measureSpeed({ name, en, zh, isRate = false, prepare }, settings) {
  const { calls, native, qiju, others } = prepare(settings);
  const program = startNative(native.work, native.items);
  const runs = Object.fromEntries(others.map((other) => [other.name, other.run]));
  // The native program runs before the package: meanwhile threads of this process finish collecting garbage.
  const works = { qiju, ...runs, native: program.pass(native.count ?? calls) };
  const measured = await takeTurns(works, settings.effort);
  program.stop();
  const base = measured.qiju;
  for (const { name: other } of [NATIVE, ...others.filter(({ sameSum = true }) => sameSum)]) {
    assert.equal(measured[other].sum, base.sum, `${name}: results of ${other}`);
  }
  /** @param {{ name: string, zh: string }} work @returns {Compared} */
  const compare = (work) => {
    const { times } = measured[work.name];
    return { name: work.name, zh: work.zh, time: spread(times).median / calls, ratio: ratioOf(times, base.times) };
  };
  const time = spread(base.times).median / calls;
  return { table: 'speed', name, en, zh, isRate, time, native: compare(NATIVE), others: others.map(compare) };
}

/** @param {readonly number[]} times in ns @param {number} decided @returns {Times} */
function summary(times, decided) {
  const sorted = times.map((time) => time / 1e6).sort((a, b) => a - b);
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantile(sorted, share));
  return { decided: decided / times.length, p50, p99, max };
}

/** @param {SearchRow} row @param {Settings} settings @returns {Promise<SearchResult>} */
export async function measureSearches({ name, en, zh, gravity, prepare }, settings) {
  const { count, native, qiju, other, isDecided } = prepare(settings);
  const program = startNative(native.work, native.items);
  /** @type {Record<string, { times: number[], decided: number }>} */
  const measured = {};
  let memory = 0;
  /** @param {string} work @param {number} time @param {number} result */
  const add = (work, time, result) => {
    const { times, decided } = (measured[work] ??= { times: [], decided: 0 });
    times.push(time);
    measured[work].decided = decided + Number(isDecided(result));
  };
  const warmUntil = cpuTime() + settings.effort.warm;
  if (qiju) for (let item = 0; item < count && cpuTime() < warmUntil; item++) qiju(item);
  for (let item = 0; item < count; item++) {
    const answer = await program.item(item);
    memory = Math.max(memory, answer.memory);
    add(NATIVE.name, answer.time, answer.sum);
    if (qiju) {
      const start = cpuTime();
      const { result, check } = qiju(item);
      add('qiju', cpuTime() - start, result);
      assert.equal(result, answer.sum, `${name}: item ${item}`);
      check();
    }
    if (other) {
      const start = cpuTime();
      const result = other.call(item);
      add(other.name, cpuTime() - start, result);
      assert.equal(result, answer.sum, `${name}: item ${item}, ${other.name}`);
    }
  }
  program.stop();
  /** @param {string} work */
  const summarise = (work) => summary(measured[work].times, measured[work].decided);
  return {
    table: gravity ? 'gravity' : 'searches',
    name,
    en,
    zh,
    ...(gravity ? { gravity } : {}),
    count,
    ...(qiju ? { qiju: summarise('qiju') } : {}),
    native: { ...summarise(NATIVE.name), memory },
    others: qiju
      ? [NATIVE, ...(other ? [other] : [])].map((work) => ({
          name: work.name,
          zh: work.zh,
          time: summarise(work.name).p50,
          ratio: ratioOf(measured[work.name].times, measured.qiju.times),
        }))
      : [],
  };
}

/** @param {Result} result @returns {Compared[]} everything that was compared with the package */
export const comparisons = (result) =>
  result.table === 'speed' ? [result.native, ...result.others] : 'others' in result ? result.others : [];
