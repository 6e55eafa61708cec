// A game of 连连看 as the part of an address after #: seed=7&size=8x10&difficulty=normal&gravity=none.

/** @typedef {{ seed: number, rows: number, cols: number, difficulty: string, gravity: string }} Address */

/** What a picker offers. @param {HTMLSelectElement} select */
const values = (select) => [...select.options].map(({ value }) => value);

/**
 * @param {string} hash
 * @param {{ size: HTMLSelectElement, difficulty: HTMLSelectElement, gravity: HTMLSelectElement }} pickers
 * @returns {Address | null | undefined} undefined if it names no game, null if there is no such game
 */
export function readAddress(hash, pickers) {
  if (!hash.includes('=')) return undefined;
  const given = new URLSearchParams(hash.slice(1));
  const { seed = '', size = '8x10', difficulty = 'normal', gravity = 'none' } = Object.fromEntries(given);
  const [rows, cols] = size.split('x');
  const known = [`${rows}x${cols}`, `${cols}x${rows}`].some((sides) => values(pickers.size).includes(sides));
  const good =
    /^\d{1,10}$/.test(seed) && Number(seed) < 2 ** 32 && /^\d+x\d+$/.test(size) && known &&
    values(pickers.difficulty).includes(difficulty) && values(pickers.gravity).includes(gravity); // prettier-ignore
  return good ? { seed: Number(seed), rows: Number(rows), cols: Number(cols), difficulty, gravity } : null;
}

/** @param {Address} address */
export const writeAddress = ({ seed, rows, cols, difficulty, gravity }) =>
  `#${new URLSearchParams({ seed: String(seed), size: `${rows}x${cols}`, difficulty, gravity })}`;
