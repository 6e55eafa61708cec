// Where the line between two tiles runs, in widths of a tile. Its corners may lie in the ring around the board.

/** The width of the ring; a path through it runs in its middle. */
const RING = 0.3;

/** @typedef {{ rows: number, cols: number }} Size of a board */

/** @param {Size} size @returns {string} the `viewBox` of a drawing over the board and its ring */
export const viewBoxOf = ({ rows, cols }) => [-RING, -RING, cols + 2 * RING, rows + 2 * RING].join(' ');

/** @param {readonly (readonly number[])[]} path rows and columns from −1 to `rows` and `cols` @param {Size} size @returns {string} the `points` of a polyline */
export function pointsOf(path, { rows, cols }) {
  const middle = (/** @type {number} */ index, /** @type {number} */ count) =>
    index < 0 ? -RING / 2 : index >= count ? count + RING / 2 : index + 0.5;
  return path.map(([row, col]) => `${middle(col, cols)},${middle(row, rows)}`).join(' ');
}
