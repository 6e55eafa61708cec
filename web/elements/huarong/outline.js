// The outline of a set of cells, with rounded corners.

/** @typedef {readonly [row: number, col: number]} Cell */
/** @typedef {readonly [x: number, y: number]} Point */

/** The four sides of a cell, clockwise: the cell beyond, and the corners of the side. */
const sides = /** @type {const} */ ([
  { beyond: [-1, 0], from: [0, 0], to: [1, 0] },
  { beyond: [0, 1], from: [1, 0], to: [1, 1] },
  { beyond: [1, 0], from: [1, 1], to: [0, 1] },
  { beyond: [0, -1], from: [0, 1], to: [0, 0] },
]);

/**
 * The closed loops around the cells: their interior is to the right. Where two cells touch at a corner alone, each has a
 * loop of its own.
 * @param {readonly Cell[]} cells
 * @returns {{ at: Point, before: Point, after: Point }[][]} the corners of each loop, and the directions before and after them
 */
function loops(cells) {
  const inside = new Set(cells.map(([row, col]) => `${row},${col}`));
  /** @type {Map<string, { at: Point, direction: Point }[]>} by the point that they start from */
  const edges = new Map();
  for (const [row, col] of cells) {
    for (const { beyond, from, to } of sides) {
      if (inside.has(`${row + beyond[0]},${col + beyond[1]}`)) continue;
      const at = /** @type {const} */ ([col + from[0], row + from[1]]);
      const direction = /** @type {const} */ ([to[0] - from[0], to[1] - from[1]]);
      edges.set(String(at), [...(edges.get(String(at)) ?? []), { at, direction }]);
    }
  }
  /** Takes the edge that starts at a point, the one to the right if there are two. @param {Point} at @param {Point} [came] */
  function take(at, came) {
    const list = edges.get(String(at)) ?? [];
    const right = came && list.findIndex(({ direction: [x, y] }) => x === -came[1] && y === came[0]);
    return list.splice(Math.max(right ?? 0, 0), 1)[0];
  }
  const result = [];
  for (const { at: start } of [...edges.values()].flat()) {
    const corners = [];
    for (let edge = take(start), first = edge; edge;) {
      const { at, direction } = edge;
      const end = /** @type {const} */ ([at[0] + direction[0], at[1] + direction[1]]);
      const next = take(end, direction) ?? first;
      if (String(next.direction) !== String(direction)) {
        corners.push({ at: end, before: direction, after: next.direction });
      }
      if (next === first) break;
      edge = next;
    }
    if (corners.length > 0) result.push(corners);
  }
  return result;
}

/**
 * @param {readonly Cell[]} cells
 * @param {number} inset the distance between the outline and the edge of the cells, in cells
 * @param {number} radius of the corners, in cells
 * @returns {string} SVG path data; a cell is a unit square
 */
export function outline(cells, inset, radius) {
  const round = (/** @type {number} */ value) => Number(value.toFixed(3));
  return loops(cells)
    .map((corners) => {
      const parts = corners.map(({ at, before, after }) => {
        // The inside is to the right of both directions.
        const x = at[0] - inset * (before[1] + after[1]);
        const y = at[1] + inset * (before[0] + after[0]);
        const enter = `${round(x - radius * before[0])} ${round(y - radius * before[1])}`;
        const leave = `${round(x + radius * after[0])} ${round(y + radius * after[1])}`;
        return `${enter}Q${round(x)} ${round(y)} ${leave}`;
      });
      return `M${parts.join('L')}Z`;
    })
    .join('');
}
