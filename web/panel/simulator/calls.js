// Calls a pasted function in the sandbox.

/**
 * @typedef {object} Calls
 * @property {string} code
 * @property {string} name the function that the code should define
 * @property {unknown[][]} calls the arguments of each call
 * @property {number[][] | null} board the board of the game handler, if any
 */

/**
 * @typedef {object} Outcome
 * @property {'done' | 'failed' | 'missing' | 'promise' | 'too-long' | 'stopped'} status failed: the code threw;
 *   missing: it does not define the function; promise: it returned a promise, but a panel is synchronous
 * @property {unknown[]} results of the calls
 * @property {{ id: any, direction: any }[]} moves the calls of the game handler
 * @property {string} error the message of an error that the code threw
 * @property {number} time in milliseconds
 */

/** The whole code of the worker, which gets the source text of this function. */
function work() {
  const maxMoves = 100_000;

  /** @param {Calls} input @returns {Outcome} */
  function perform({ code, name, calls, board }) {
    /** @type {Outcome['moves']} */
    const moves = [];
    const gameHandler = {
      board,
      /** @param {any} id @param {any} direction */
      move(id, direction) {
        if (moves.push({ id, direction }) > maxMoves) throw new RangeError(`more than ${maxMoves} moves`);
      },
    };
    const begin = performance.now();
    /** @type {unknown[]} */
    let results = [];
    /** @param {Outcome['status']} status @param {string} [error] */
    const outcome = (status, error = '') => ({ status, results, moves, error, time: performance.now() - begin });
    try {
      // If the code is bare lines of moves without a function, they run here.
      const evaluate = new Function('gameHandler', `${code}\n;return typeof ${name} === 'function' ? ${name} : null`);
      const pasted = evaluate(gameHandler);
      if (!pasted) return outcome(moves.length > 0 ? 'done' : 'missing');
      results = board ? [pasted(gameHandler)] : calls.map((given) => pasted(...given));
      if (results.some((result) => result instanceof Promise)) {
        results = [];
        return outcome('promise');
      }
      return outcome('done');
    } catch (error) {
      results = [];
      return outcome('failed', String(error));
    }
  }

  addEventListener('message', ({ data }) => {
    const outcome = perform(data);
    try {
      postMessage(outcome);
    } catch {
      // A result that cannot be cloned, such as a function, is sent as text.
      postMessage({ ...outcome, results: outcome.results.map(String), moves: [] });
    }
  });
}

/** The source text of the worker. Its input is `Calls`, its answer an `Outcome`. */
export const callsScript = `(${work})()`;
