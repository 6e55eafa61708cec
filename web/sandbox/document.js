// Runs a visitor's code in a sandboxed document with an opaque origin. Each task gets a new worker. The worker is terminated
// when it answers, at its time limit, or at the page's request.

/**
 * @typedef {object} Task
 * @property {number} number
 * @property {string} script the source text of the worker
 * @property {unknown} input the message that the worker gets
 * @property {number} limit in milliseconds
 */

/**
 * The last message of a worker. Messages without a status may come before it.
 * @typedef {object} Outcome
 * @property {string} status `too-long` and `stopped` if the worker was terminated, `failed` if it could not run; the worker may
 *   have others
 * @property {string} [error] the message of an error
 * @property {number} time in milliseconds
 */

/** Ends the running task. @type {((status: string) => void) | undefined} */
let end;
/** The newest script, and its address. */
let [script, address] = ['', ''];

/** @param {string} text of a script */
function addressOf(text) {
  if (text !== script) {
    if (address) URL.revokeObjectURL(address);
    [script, address] = [text, URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))];
  }
  return address;
}

addEventListener('message', ({ data, source }) => {
  end?.('stopped');
  if (!data.script) return;
  const task = /** @type {Task} */ (data);
  const page = /** @type {Window} */ (source);
  const worker = new Worker(addressOf(task.script));
  /** @param {Partial<Outcome> & { status: string }} outcome */
  const answer = (outcome) => {
    clearTimeout(timer);
    worker.terminate();
    end = undefined;
    page.postMessage({ number: task.number, outcome: { error: '', time: task.limit, ...outcome } }, '*');
  };
  end = (status) => answer({ status });
  const timer = setTimeout(() => answer({ status: 'too-long' }), task.limit);
  worker.onmessage = ({ data: message }) =>
    message?.status ? answer(message) : page.postMessage({ number: task.number, message }, '*');
  worker.onerror = (event) => {
    event.preventDefault();
    answer({ status: 'failed', error: event.message || 'the worker could not start' });
  };
  worker.postMessage(task.input);
});

parent.postMessage({ ready: true }, '*');

export {};
