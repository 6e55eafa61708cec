// Runs pasted code in a sandboxed document with an opaque origin. Each task gets a new worker. The worker is terminated when
// it responds, at its time limit, or at the page's request.

/**
 * @typedef {object} Task
 * @property {number} number
 * @property {string} code
 * @property {string} name the function that the code should define
 * @property {unknown[][]} calls the arguments of each call
 * @property {number[][] | null} board the board of the game handler, if any
 * @property {number} limit in milliseconds
 */

/**
 * @typedef {object} Outcome
 * @property {number} number of the task
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

  /** @param {Task} task @returns {Omit<Outcome, 'number'>} */
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

const source = URL.createObjectURL(new Blob([`(${work})()`], { type: 'text/javascript' }));
/** Ends the running task. @type {((status: Outcome['status']) => void) | undefined} */
let end;

addEventListener('message', ({ data, source: page }) => {
  end?.('stopped');
  if (!data.code) return;
  const task = /** @type {Task} */ (data);
  const worker = new Worker(source);
  /** @param {Partial<Outcome> & { status: Outcome['status'] }} outcome */
  const answer = (outcome) => {
    clearTimeout(timer);
    worker.terminate();
    end = undefined;
    const whole = { number: task.number, results: [], moves: [], error: '', time: task.limit, ...outcome };
    /** @type {Window} */ (page).postMessage(whole, '*');
  };
  end = (status) => answer({ status });
  const timer = setTimeout(() => answer({ status: 'too-long' }), task.limit);
  worker.onmessage = (event) => answer(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    answer({ status: 'failed', error: event.message || 'the worker could not start' });
  };
  worker.postMessage(task);
});

parent.postMessage({ ready: true }, '*');

export {};
