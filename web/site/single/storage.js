// What a game that is one file keeps on the device, where that is allowed: apart from what the site keeps, and for each address with
// its options, so that two frames with other options have games of their own.
const { game } = document.documentElement.dataset;
const key = `qiju-single1.${game}${location.search}`;

/** @returns {any} what was kept; an empty object if there is nothing. Anybody can edit it. */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // blocked, as in a frame without its origin, or not JSON
  }
}

/** What was kept when the page was opened. */
export const kept = read();

/** @param {Record<string, unknown>} changes by name; undefined removes what has the name */
export function keep(changes) {
  try {
    localStorage.setItem(key, JSON.stringify(Object.assign(kept, changes)));
  } catch {
    // Blocked or full: the game goes on without it.
  }
}
