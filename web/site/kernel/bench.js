// What the pages that run a visitor's code have in common: a field for the code, a button that stops it, its outcome in one
// sentence, and the sandbox.
import { Runner } from '../../sandbox/runner.js';
import { byId, setText } from './dom.js';

export const code = /** @type {HTMLTextAreaElement} */ (byId('code'));
export const runner = new Runner(/** @type {HTMLIFrameElement} */ (byId('sandbox')));

const stop = /** @type {HTMLButtonElement} */ (byId('stop'));
stop.addEventListener('click', () => runner.stop());

/** @param {boolean} isRunning can it be stopped? */
export const setRunning = (isRunning) => void (stop.disabled = !isRunning);

/** @param {string} text @param {boolean | null} [right] null: neither right nor wrong */
export function showVerdict(text, right = null) {
  setText(byId('verdict'), text);
  byId('verdict').dataset.right = String(right ?? '');
}
