// Creates the content of a <details> element when it is first opened.
import { byId } from './dom.js';
import { lazy } from './lazy.js';

/**
 * @param {string} id of the <details> element, which is `aria-busy` until its content has been created
 * @param {() => Promise<() => void>} create creates the content; resolves with a function that updates it
 * @returns {() => void} updates the content if it exists
 */
export function lazyDetails(id, create) {
  const details = /** @type {HTMLDetailsElement} */ (byId(id));
  const load = lazy(create);
  details.setAttribute('aria-busy', 'true');
  async function fill() {
    if (!details.open) return;
    const update = await load();
    if (!update) return void (details.open = false); // opened again, it tries again
    details.removeEventListener('toggle', fill);
    details.removeAttribute('aria-busy');
    update();
  }
  details.addEventListener('toggle', fill);
  fill();
  return () => load.part?.();
}
