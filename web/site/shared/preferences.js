// Form controls whose value is stored on the visitor's device.
import { getItem, setItem } from './storage.js';

/** @typedef {HTMLInputElement | HTMLSelectElement} Control a checkbox or a <select> */

/** @param {Control} control @returns {any} a checkbox's state, or a select's value */
const valueOf = (control) =>
  control.type === 'checkbox' ? /** @type {HTMLInputElement} */ (control).checked : control.value;

/**
 * Sets a control to its stored value, or to `fallback` if there is none or the control does not offer it.
 * @param {Control} control
 * @param {string} key in storage
 * @param {string | boolean} fallback
 * @returns {any} the control's value
 */
export function restorePreference(control, key, fallback) {
  const stored = getItem(key) ?? fallback;
  if (control.type === 'checkbox') /** @type {HTMLInputElement} */ (control).checked = stored;
  else {
    control.value = stored;
    if (!control.value) control.value = String(fallback);
  }
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
