// Content of a <details> element that is created when it is first opened.
import { byId } from './dom.js';

/**
 * @param {string} id of the <details> element, which is `aria-busy` until its content has been created
 * @param {() => Promise<() => void>} create creates the content; resolves with a function that updates it
 * @returns {() => void} updates the content if it exists
 */
export function lazyDetails(id, create) {
  let update = () => {};
  const details = /** @type {HTMLDetailsElement} */ (byId(id));
  details.setAttribute('aria-busy', 'true');
  const load = async () => {
    update = await create();
    details.removeAttribute('aria-busy');
    update();
  };
  if (details.open) load();
  else details.addEventListener('toggle', load, { once: true });
  return () => update();
}
