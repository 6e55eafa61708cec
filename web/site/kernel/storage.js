// The site stores items on the visitor's device, as JSON under keys with the prefix of this format version.
import { isValid } from './validation.js';

const prefix = 'qiju1.';
const backupFormat = 'qiju-records-1';

/** Values that storage did not accept; they last until the page is closed. @type {Map<string, unknown>} */
const unsaved = new Map();

/** @param {string} key @returns {unknown} the stored value, unvalidated, or null */
export function readItem(key) {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} key @returns {boolean} is anything stored, valid or not? */
export function hasItem(key) {
  try {
    return localStorage.getItem(prefix + key) !== null;
  } catch {
    return false;
  }
}

/** @param {string} key @returns {any} the stored value, or null if there is none or it is not valid */
export function getItem(key) {
  if (unsaved.has(key)) return unsaved.get(key) ?? null;
  const value = readItem(key);
  return isValid(key, value) ? value : null;
}

/** @type {(() => void) | null} */
let reportFailure = null;

/** @param {() => void} callback runs once, the first time that something cannot be stored */
export const onStorageFailure = (callback) => (reportFailure = callback);

/** @param {string} key @param {unknown} value anything JSON can hold; undefined removes the item */
export function setItem(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
    unsaved.delete(key);
  } catch {
    // Blocked or full.
    unsaved.set(key, value);
    const report = reportFailure;
    reportFailure = null;
    report?.();
  }
}

/** @param {string} key @param {() => void} callback another tab has changed this item */
export const onChangeElsewhere = (key, callback) =>
  addEventListener('storage', (event) => {
    if (event.key === prefix + key) callback();
  });

/** @returns {string[]} with the prefix */
function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** @returns {string} everything that is stored, for `restore` */
export function backup() {
  const names = keys().map((key) => key.slice(prefix.length));
  const kept = Object.fromEntries(names.map((key) => [key, getItem(key)]).filter(([, value]) => value !== null));
  return JSON.stringify({ format: backupFormat, kept }, null, 1);
}

/** Removes everything. */
export function clear() {
  for (const key of keys()) localStorage.removeItem(key);
  unsaved.clear();
}

/**
 * Replaces everything that is stored with the valid items of a backup.
 * @param {string} text
 * @returns {boolean} false if it is not a backup; nothing has changed then
 */
export function restore(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return false;
  }
  if (data?.format !== backupFormat || typeof data.kept !== 'object' || data.kept === null) return false;
  clear();
  for (const [key, value] of Object.entries(data.kept)) if (isValid(key, value)) setItem(key, value);
  return true;
}
