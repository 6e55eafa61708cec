// The result card offers what is a little harder or, after a loss, a little easier.
import { t } from './i18n.js';

/** @import { Action } from './result-card.js' */

/** @param {string} name @param {() => unknown} act @returns {Action} */
export const harderAction = (name, act) => ({ id: 'harder', label: t(`难一点：${name}`, `Harder: ${name}`), act });

/**
 * @param {HTMLSelectElement} picker whose options go from easy to hard, after those that are no difficulty
 * @param {'harder' | 'easier'} direction
 * @param {() => void} [begin] when the neighbour has been chosen
 * @param {string} [easiest] the value of the first difficulty, if it is not the first option
 * @returns {Action[]} none at the end of the list
 */
export function neighbourChoice(picker, direction, begin, easiest = picker.options[0].value) {
  const isHarder = direction === 'harder';
  if (!isHarder && picker.value === easiest) return [];
  const next = picker.options[picker.selectedIndex + (isHarder ? 1 : -1)];
  if (!next) return [];
  const choose = () => {
    picker.value = next.value;
    picker.dispatchEvent(new Event('change'));
    begin?.();
  };
  if (isHarder) return [harderAction(next.text, choose)];
  return [{ id: 'easier', label: t(`容易一点：${next.text}`, `Easier: ${next.text}`), act: choose }];
}
