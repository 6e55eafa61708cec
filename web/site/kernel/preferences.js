// Stores the values of form controls on the visitor's device.
import { getItem, setItem } from './storage.js';

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement} Control a checkbox, a <select> or a group of radio buttons */

/** @param {HTMLFieldSetElement} group */
const radiosOf = (group) => [...group.querySelectorAll('input')];

/** @param {Control} control @returns {any} a checkbox's state, or the value selected */
function valueOf(control) {
  if (control instanceof HTMLFieldSetElement) return radiosOf(control).find(({ checked }) => checked)?.value;
  return control.type === 'checkbox' ? /** @type {HTMLInputElement} */ (control).checked : control.value;
}

/** @param {HTMLSelectElement | HTMLFieldSetElement} control @param {string} value @returns {boolean} does the control offer it? */
function select(control, value) {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    return control.value !== '';
  }
  const radio = radiosOf(control).find((each) => each.value === value);
  if (radio) radio.checked = true;
  return radio !== undefined;
}

/**
 * Sets a control to its stored value, or to `fallback` if there is none or the control does not offer it.
 * @param {Control} control
 * @param {string} key in storage
 * @param {string | boolean} fallback
 * @returns {any} the control's value
 */
export function restorePreference(control, key, fallback) {
  const stored = getItem(key) ?? fallback;
  if (control instanceof HTMLInputElement) control.checked = stored;
  else if (!select(control, stored)) select(control, String(fallback));
  return valueOf(control);
}

/**
 * Binds a control to storage: restores its value, applies it, and on every change stores and applies the new one.
 * @param {Control} control
 * @param {string} key in storage
 * @param {string | boolean} fallback
 * @param {(value: any) => void} apply
 */
export function bindPreference(control, key, fallback, apply) {
  apply(restorePreference(control, key, fallback));
  control.addEventListener('change', () => {
    setItem(key, valueOf(control));
    apply(valueOf(control));
  });
}
