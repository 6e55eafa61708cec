// Searches that go on slice by slice; see cpp/bindings/searches.h.

/**
 * @import { OnProgress } from './types.js'
 * @import { Wasm } from './wasm.js'
 */

/**
 * Runs a search until it is decided or a limit comes. It is looked after every `slice` positions, and what `onProgress`
 * throws ends it.
 * @param {Wasm} wasm
 * @param {number} address of the search
 * @param {{ slice: number, time?: number, nodes?: number }} limits
 * @param {OnProgress} [onProgress]
 * @returns {boolean} is it decided?
 */
export function run({ call }, address, { slice, time = Infinity, nodes = Infinity }, onProgress) {
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
 * Keeps the last search of a kind, since the next call mostly asks the same one.
 * @param {() => Wasm} open
 */
export function createKeeper(open) {
  let kept = 0;

  /**
   * @param {(address: number) => boolean} fits can the search that is kept serve again?
   * @param {() => number} start gives another one
   * @param {(address: number) => unknown} finish runs it to its end
   * @returns {number} the address of one that does
   */
  return (fits, start, finish) => {
    const { call } = open();
    if (kept && fits(kept)) return kept;
    if (kept) call.endSearch(kept);
    kept = 0;
    const address = start();
    try {
      finish(address);
    } catch (error) {
      call.endSearch(address);
      throw error;
    }
    return (kept = address);
  };
}
