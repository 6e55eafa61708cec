// Calls a pasted function in the sandbox.
import { createRecorder } from './recorder.js';

/** @import { Reads } from './recorder.js' */

/**
 * @typedef {object} Calls
 * @property {string} code
 * @property {string} spare the code to run if that is no JavaScript
 * @property {string} name the function that the code should define
 * @property {unknown[][]} calls the arguments of each call
 * @property {number[][] | null} board the board of the game handler, if any
 * @property {boolean} [traced] record what the only call reads from its first argument
 */

/**
 * @typedef {object} Outcome
 * @property {'done' | 'failed' | 'missing' | 'promise' | 'too-long' | 'stopped'} status failed: the code threw;
 *   missing: it does not define the function; promise: it returned a promise, but a panel is synchronous
 * @property {unknown[]} results plain copies of what the calls returned, cut where they are very long
 * @property {{ id: any, direction: any }[]} moves the calls of the game handler
 * @property {string} error the message of an error that the code threw
 * @property {number} time in milliseconds; of a traced call, without the recording
 * @property {Reads | null} reads of a traced call
 * @property {Visits | null} visits if the code called `visit`
 */

/**
 * The positions of 华容道 that the code has reported by `visit(board)`.
 * @typedef {object} Visits
 * @property {number} calls
 * @property {number} positions the different ones
 * @property {number} alike the different ones if pieces of one shape count as equal
 */

/**
 * The whole code of the worker, which gets the source text of this function. The pasted code may change every global, so what is
 * used after it has run is kept before.
 * @param {typeof createRecorder} makeRecorder
 */
function work(makeRecorder) {
  const maxMoves = 100_000;
  const maxPositions = 500_000;
  const maxReads = 20_000;
  const { isArray } = Array;
  const clone = globalThis.structuredClone;
  const clock = performance;
  const now = clock.now.bind(clock);
  const send = postMessage.bind(globalThis);
  const text = String;
  const AnyPromise = Promise;
  const Positions = Set;

  /** @param {unknown} value @returns {string} short, whatever it is */
  function describe(value) {
    try {
      return text(value).slice(0, 300);
    } catch {
      return typeof value;
    }
  }

  /** The entries that the answer may still have, so that it stays small. */
  let room = 300_000;

  /** @param {any} value @param {number} depth @returns {any} a plain copy */
  function copyOf(value, depth = 0) {
    if (typeof value === 'string') return value.length > 10_000 ? '…' : describe(value);
    if (typeof value !== 'object' || value === null) {
      return typeof value === 'function' || typeof value === 'symbol' ? describe(value) : value;
    }
    if (depth > 3) return '…';
    /** @type {any} */
    const copy = isArray(value) ? [] : {};
    for (const key in value) {
      if (room-- <= 0) break;
      copy[key] = copyOf(value[key], depth + 1);
    }
    return copy;
  }

  /** @param {number[][] | null} board */
  function createVisits(board) {
    const start = board ? board.flat() : [];
    /** The cells of a piece from its first, by id: pieces of one shape have the same. @type {Record<number, string>} */
    const shapes = { 0: '' };
    for (const id of start) {
      if (id) shapes[id] = start.map((other, i) => (other === id ? i - start.indexOf(id) : '')).join('');
    }
    const [positions, alike] = [new Positions(), new Positions()];
    let calls = 0;
    /** @param {any} given rows, or their cells in one list */
    function visit(given) {
      calls++;
      if (!isArray(given) || positions.size >= maxPositions) return;
      let [key, shape] = ['', ''];
      for (const row of given) {
        for (const id of isArray(row) ? row : [row]) {
          key += `${id},`;
          shape += `${shapes[id]},`;
        }
      }
      positions.add(key);
      alike.add(shape);
    }
    return { visit, count: () => (calls ? { calls, positions: positions.size, alike: alike.size } : null) };
  }

  /** Runs one call, more often if it is quick, since the clock is coarse. @param {Function} pasted @param {any[]} given */
  function measure(pasted, given) {
    for (let count = 1; ; count *= 4) {
      const all = [];
      for (let i = 0; i < count; i++) all[i] = clone(given);
      const begin = now();
      for (let i = 0; i < count; i++) pasted(...all[i]);
      const time = now() - begin;
      if (time > 20 || count >= 4096) return time / count;
    }
  }

  /** @param {string} code @param {string} name */
  const compile = (code, name) =>
    new Function('gameHandler', 'visit', `${code}\n;return typeof ${name} === 'function' ? ${name} : null`);

  /** @param {Calls} input */
  function evaluate({ code, spare, name }) {
    try {
      return compile(code, name);
    } catch (error) {
      try {
        return compile(spare, name);
      } catch {
        throw error;
      }
    }
  }

  /** @param {Calls} input @returns {Outcome} */
  function perform(input) {
    const { calls, board, traced } = input;
    /** @type {Outcome['moves']} */
    const moves = [];
    const gameHandler = {
      board,
      /** @param {any} id @param {any} direction */
      move(id, direction) {
        if (moves.push({ id: copyOf(id, 2), direction: copyOf(direction, 2) }) > maxMoves) {
          throw new RangeError(`more than ${maxMoves} moves`);
        }
      },
    };
    const visits = createVisits(board);
    const recorder = makeRecorder(maxReads);
    const begin = now();
    let time = NaN;
    /** @type {unknown[]} */
    const results = [];
    /** @param {Outcome['status']} status @param {string} [error] @returns {Outcome} */
    const outcome = (status, error = '') => ({
      status,
      results: status === 'done' ? results : [],
      moves,
      error,
      time: time >= 0 ? time : now() - begin,
      reads: traced ? recorder.reads : null,
      visits: visits.count(),
    });
    try {
      // If the code is bare lines of moves without a function, they run here.
      const pasted = evaluate(input)(gameHandler, visits.visit);
      if (!pasted) return outcome(moves.length > 0 ? 'done' : 'missing');
      const all = board ? [[gameHandler]] : calls;
      if (traced) time = measure(pasted, all[0]);
      for (let i = 0; i < all.length; i++) {
        const given = all[i];
        if (traced) {
          given[0] = recorder.watch(/** @type {any} */ (given[0]));
          globalThis.structuredClone = (value) => copyOf(value); // the original refuses what is recorded
        }
        const result = pasted(...given);
        if (result instanceof AnyPromise) return outcome('promise');
        results[i] = copyOf(result); // at once, so that none is kept that fills the memory
      }
      return outcome('done');
    } catch (error) {
      return outcome('failed', describe(error));
    }
  }

  addEventListener('message', ({ data }) => {
    // Only this script may answer, and end the worker.
    Reflect.deleteProperty(globalThis, 'postMessage');
    Reflect.deleteProperty(globalThis, 'close');
    send(perform(data));
  });
}

/** The source text of the worker. Its input is `Calls`, its answer an `Outcome`. */
export const callsScript = `(${work})(${createRecorder})`;
