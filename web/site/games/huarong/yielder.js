// Splits long work on the main thread into slices, so that the page stays responsive.

/** Longest time without yielding, in milliseconds. */
const SLICE = 12;

/** @returns {() => Promise<void>} yields to the main thread if the current slice is used up */
export function createYielder() {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  };
}
