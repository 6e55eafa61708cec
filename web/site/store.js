// What the site keeps on the visitor's device, under keys of one version. Storage may be blocked: then nothing is kept.

const prefix = 'qiju1.';

/**
 * @param {string} key
 * @returns {any} what was remembered, or null
 */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value anything JSON can hold
 */
export function remember(key, value) {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Blocked or full: the game goes on without a memory.
  }
}
