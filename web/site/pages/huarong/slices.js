// Long work on the page's own thread, in slices.

/** So long the page may wait, in milliseconds. */
const BREATH = 12;

/** @returns {() => Promise<void>} lets the page breathe if it has waited long */
export function createBreather() {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BREATH) return;
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  };
}
