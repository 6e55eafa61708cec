// What the pages that run a visitor's code have in common: a field for the code, a button that stops it, its outcome in one
// sentence, and the sandbox.
import { Runner } from '../../sandbox/runner.js';
import { byId, setText } from './dom.js';

/** Connects the elements of the page, which has one bench. */
export function createBench() {
  const runner = new Runner(/** @type {HTMLIFrameElement} */ (byId('sandbox')));
  const stop = /** @type {HTMLButtonElement} */ (byId('stop'));
  stop.addEventListener('click', () => runner.stop());

  return {
    code: /** @type {HTMLTextAreaElement} */ (byId('code')),
    runner,

    /** @param {boolean} isRunning can it be stopped? */
    setRunning: (isRunning) => void (stop.disabled = !isRunning),

    /** @param {string} text @param {boolean | null} [right] null: neither right nor wrong */
    showVerdict(text, right = null) {
      setText(byId('verdict'), text);
      byId('verdict').dataset.right = String(right ?? '');
    },
  };
}
