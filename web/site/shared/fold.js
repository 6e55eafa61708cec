// Parts of a page that are folded away at first.
import { byId } from './shell.js';

/**
 * What is in a fold comes when that is first opened.
 * @param {string} id of the fold
 * @param {() => Promise<() => void>} create what brings it up to date
 * @returns {() => void} brings it up to date, once it is there
 */
export function whenUnfolded(id, create) {
  let update = () => {};
  const fold = /** @type {HTMLDetailsElement} */ (byId(id));
  fold.setAttribute('aria-busy', 'true');
  const arrive = async () => {
    update = await create();
    fold.removeAttribute('aria-busy');
    update();
  };
  if (fold.open) {
    arrive();
  } // while the board was loading
  else fold.addEventListener('toggle', arrive, { once: true });
  return () => update();
}
