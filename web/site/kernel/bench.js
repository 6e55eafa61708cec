// What the pages that run a visitor's code have in common: a field for the code, a button that stops it, its outcome in one
// sentence, and the sandbox.
import { Runner } from '../../sandbox/runner.js';
import { byId, setText } from './dom.js';

/**
 * Shows a message on a button for a moment, and announces it.
 * @param {Element} button
 * @param {string} message
 * @param {string} label that the button gets back
 */
export function flash(button, message, label) {
  button.textContent = message;
  byId('live-region').textContent = message;
  setTimeout(() => (button.textContent = label), 2000);
}

/** Connects the elements of the page, which has one bench. */
export function createBench() {
  const runner = new Runner(/** @type {HTMLIFrameElement} */ (byId('sandbox')));
  const stop = /** @type {HTMLButtonElement} */ (byId('stop'));
  const stopScript = () => runner.stop();
  stop.addEventListener('click', stopScript);
  let runs = 0;

  return {
    code: /** @type {HTMLTextAreaElement} */ (byId('code')),
    stopScript,

    /** Runs a script, which the button can stop. @type {Runner['run']} */
    async runScript(script, input, onMessage) {
      const now = ++runs;
      stop.disabled = false;
      const outcome = await runner.run(script, input, onMessage);
      if (now === runs) stop.disabled = true;
      return outcome;
    },

    /** @param {string} text @param {boolean | null} [right] null: neither right nor wrong */
    showVerdict(text, right = null) {
      setText(byId('verdict'), text);
      byId('verdict').dataset.right = String(right ?? '');
    },
  };
}
