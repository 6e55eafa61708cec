// A line on a terminal that says how far a long call is, and goes when it is done.

/** Whoever has waited so long wants to know, in milliseconds. */
const PATIENCE = 200;

/**
 * @param {{ isTTY?: boolean, write(text: string): unknown }} stream is left alone if it is no terminal
 * @param {() => number} [now] in milliseconds
 */
export function createProgress(stream, now = () => performance.now()) {
  const begin = now();
  let shown = false;
  return {
    /** @param {import('../api/types.js').Progress} progress */
    report({ searched }) {
      if (!stream.isTTY || now() - begin < PATIENCE) return;
      stream.write(`\r${searched.toLocaleString('en')} positions searched`);
      shown = true;
    },
    clear() {
      if (shown) stream.write('\r\u001b[K');
    },
  };
}
