// A choice by small pictures: radio buttons with a name each, whose value is stored on the visitor's device.
import { byId } from './dom.js';
import { getItem, setItem } from './storage.js';

/**
 * Restores the choice, applies it, and on every change stores and applies the new one.
 * @param {string} id of the <fieldset>
 * @param {string} key in storage
 * @param {string} fallback one of the values
 * @param {(value: any) => void} apply
 */
export function bindSwatches(id, key, fallback, apply) {
  const group = byId(id);
  const radios = [...group.querySelectorAll('input')];
  const stored = getItem(key);
  const initial = radios.find(({ value }) => value === stored) ?? radios.find(({ value }) => value === fallback);
  if (initial) initial.checked = true;
  apply(initial?.value ?? fallback);
  group.addEventListener('change', () => {
    const value = radios.find(({ checked }) => checked)?.value;
    setItem(key, value);
    apply(value);
  });
}
