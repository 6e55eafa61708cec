// Searches that run in slices; see cpp/bindings/searches.h.
import { rangeError } from './errors.js';
// Imported for the bundler: so the entries share one chunk, which makes the download smaller.
import './load.js';
import './reader.js';
import './types.js';

/**
 * @import { Limits } from './options.js'
 * @import { OnProgress, Progress } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/** The longest that a slice of a search with a time limit should take, in milliseconds. */
const SLICE_TIME = 4;

/** @type {Limits} */
export const UNLIMITED = { time: Infinity, nodes: Infinity };

/**
 * Runs a search until it finishes or reaches a limit. After every slice the clock is checked and `onProgress` is called; an
 * error thrown by `onProgress` ends the search.
 * @param {Wasm} wasm
 * @param {number} address of the search
 * @param {Limits} limits
 * @param {number} slice the budget of a slice; with a time limit, the largest budget
 * @param {OnProgress} [onProgress]
 * @param {() => Partial<Progress>} [found] returns further data for `onProgress`
 * @returns {boolean} true if the search has finished
 */
export function runSearch({ call }, address, { time, nodes }, slice, onProgress, found) {
  const start = performance.now();
  // Without a time limit the slices are the same on every machine, since they may decide where a search stops.
  let budget = time < Infinity ? Math.ceil(slice / 64) : slice;
  let searched = 0;
  let now = start;
  while (!call.runSearch(address, Math.min(budget, nodes - searched))) {
    searched = call.searched(address);
    const before = now;
    now = performance.now();
    if (searched >= nodes || now - start >= time) return false;
    if (time < Infinity) {
      if (now - before > SLICE_TIME) budget = Math.ceil(budget / 2);
      else if (now - before < SLICE_TIME / 2) budget = Math.min(slice, 2 * budget);
    }
    onProgress?.({ searched, ...found?.() });
  }
  return true;
}

/**
 * Creates the error for a search that reached a limit without a result.
 * @param {string} name of the function
 * @param {Wasm} wasm
 * @param {number} address of the search
 * @param {Limits} limits
 * @param {string} words the end of the message
 */
export function limitExceeded(name, { call }, address, limits, words) {
  const limit = call.searched(address) >= limits.nodes ? 'nodes' : 'time';
  const value = limits[limit];
  return rangeError('limit-exceeded', `${name}: ${limit}`, `is ${value}, ${words}`, { value });
}

/**
 * Lets `use` run a search, then ends it.
 * @template Result
 * @param {Wasm} wasm
 * @param {number} address of the search
 * @param {() => Result} use
 * @returns {Result}
 */
export function withSearch(wasm, address, use) {
  try {
    return use();
  } finally {
    if (!wasm.hasFailed()) wasm.call.endSearch(address);
    wasm.releaseMemory();
  }
}

/**
 * Returns the kept search of this kind if its key matches; otherwise runs a new one and keeps it instead. Consecutive calls
 * often ask about the same search.
 * @param {Wasm} wasm
 * @param {string} kind one search of each kind is kept
 * @param {string} key the arguments of the search
 * @param {() => number} start creates a new search and returns its address
 * @param {(address: number) => void} finish runs the new search to its end
 * @param {(address: number) => boolean} [isReusable] true if a search with this key answers this call too
 * @returns {number} the address of a finished search
 */
export function cachedSearch(wasm, kind, key, start, finish, isReusable = () => true) {
  const { call, searches } = wasm;
  const cached = searches.get(kind);
  if (cached?.key === key && isReusable(cached.address)) return cached.address;
  if (cached) call.endSearch(cached.address);
  searches.delete(kind);
  const address = start();
  let isFinished = false;
  try {
    finish(address);
    isFinished = true;
  } finally {
    if (!isFinished) {
      if (!wasm.hasFailed()) call.endSearch(address);
      wasm.releaseMemory();
    }
  }
  searches.set(kind, { key, address });
  return address;
}
