// The result card offers what is a little harder.
import { t } from './i18n.js';

/** @import { Action } from './result-card.js' */

/** @param {string} name @param {() => unknown} act @returns {Action} */
export const harderAction = (name, act) => ({ id: 'harder', label: t(`难一点：${name}`, `Harder: ${name}`), act });

/**
 * @param {HTMLSelectElement} picker whose options go from easy to hard
 * @param {() => void} [begin] when the next one has been chosen
 * @returns {Action[]} none at the end of the list
 */
export function harderChoice(picker, begin) {
  const next = /** @type {HTMLOptionElement | null} */ (picker.selectedOptions[0]?.nextElementSibling);
  if (!next) return [];
  const choose = () => {
    picker.value = next.value;
    picker.dispatchEvent(new Event('change'));
    begin?.();
  };
  return [harderAction(next.text, choose)];
}
