// Searches that run in slices; see cpp/bindings/searches.h.

/**
 * @import { OnProgress } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/**
 * Runs a search until it finishes or reaches a limit. After every slice the clock is checked and `onProgress` is called;
 * an error that it throws ends the search.
 * @param {Wasm} wasm
 * @param {number} address of the search
 * @param {{ slice: number, time?: number, nodes?: number }} limits `slice`: budget of one slice; `time`: milliseconds
 * @param {OnProgress} [onProgress]
 * @returns {boolean} whether the search has finished
 */
export function runSearch({ call }, address, { slice, time = Infinity, nodes = Infinity }, onProgress) {
  const end = performance.now() + time;
  let searched = 0;
  while (!call.runSearch(address, Math.min(slice, nodes - searched))) {
    searched = call.searched(address);
    if (searched >= nodes || performance.now() >= end) return false;
    onProgress?.({ searched });
  }
  return true;
}

/**
 * Caches one finished search, since consecutive calls often ask about the same one.
 * @param {() => Wasm} open
 */
export function createSearchCache(open) {
  let cached = 0;

  /**
   * @param {(address: number) => boolean} isReusable whether the cached search answers this call too
   * @param {() => number} start creates a new search and returns its address
   * @param {(address: number) => unknown} finish runs the new search to its end
   * @returns {number} the address of a finished search
   */
  return (isReusable, start, finish) => {
    const { call } = open();
    if (cached && isReusable(cached)) return cached;
    if (cached) call.endSearch(cached);
    cached = 0;
    const address = start();
    try {
      finish(address);
    } catch (error) {
      call.endSearch(address);
      throw error;
    }
    return (cached = address);
  };
}
