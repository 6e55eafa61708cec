// What the site keeps on the visitor's device, under keys of one version. Storage may be blocked: then it lasts until
// the page is closed.

const prefix = 'qiju1.';
const format = 'qiju-records-1';

/** What storage did not take. @type {Map<string, unknown>} */
const unkept = new Map();

/**
 * @param {string} key
 * @returns {any} what was remembered, or null
 */
export function recall(key) {
  if (unkept.has(key)) return unkept.get(key) ?? null;
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return null;
  }
}

/** @type {(() => void) | null} */
let refused = null;

/** @param {() => void} callback runs once, when something could not be kept */
export const onRefused = (callback) => (refused = callback);

/**
 * @param {string} key
 * @param {unknown} value anything JSON can hold; undefined forgets
 */
export function remember(key, value) {
  try {
    if (value === undefined) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Blocked or full: this page has to remember it by itself.
    unkept.set(key, value);
    const tell = refused;
    refused = null;
    tell?.();
  }
}

/** @returns {string[]} */
function keys() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** @returns {string} everything that is remembered, for `restore` */
export function backup() {
  const kept = Object.fromEntries(keys().map((key) => [key.slice(prefix.length), recall(key.slice(prefix.length))]));
  return JSON.stringify({ format, kept }, null, 1);
}

/** Forgets everything. */
export function clear() {
  for (const key of keys()) localStorage.removeItem(key);
}

/**
 * Remembers what a backup holds, and nothing else.
 * @param {string} text
 * @returns {boolean} false if it is no backup: nothing has changed then
 */
export function restore(text) {
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    return false;
  }
  if (given?.format !== format || typeof given.kept !== 'object' || given.kept === null) return false;
  clear();
  for (const [key, value] of Object.entries(given.kept)) remember(key, value);
  return true;
}
