// Arrows over a 华容道 board: where a piece should go next.

/** @typedef {import('../../api/types.js').Direction} Direction */
/** @typedef {import('../../api/types.js').Move} Move */
/** @typedef {import('../../api/types.js').Piece} Piece */

/** @type {Readonly<Record<Direction, readonly [x: number, y: number]>>} */
const ways = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** From the piece's edge to the arrow's foot, the head's reach, and how much too short it is, in cells. */
const INSET = 0.32;
const HEAD = 0.15;
const SHORT = 0.36; // two that lead to one cell from two sides keep apart

/** @param {string} name @param {Record<string, string>} attributes */
function draw(name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** An arrow from inside the piece's leading edge to where that will be. @param {Piece} piece @param {Direction[]} path */
function arrow({ row, col, height, width }, path) {
  const [dx, dy] = ways[path[0]];
  let x = col + width / 2 + dx * (width / 2 - INSET);
  let y = row + height / 2 + dy * (height / 2 - INSET);
  let line = `M${x} ${y}`;
  for (const [index, direction] of path.entries()) {
    const length = index === path.length - 1 ? 1 - SHORT : 1;
    x += length * ways[direction][0];
    y += length * ways[direction][1];
    line += `L${x} ${y}`;
  }
  const [hx, hy] = ways[path[path.length - 1]];
  const wing = (/** @type {1 | -1} */ side) => `${x - HEAD * (hx + side * hy)} ${y - HEAD * (hy - side * hx)}`;
  return `${line}M${wing(1)}L${x} ${y}L${wing(-1)}`;
}

export class HuarongArrows {
  element = draw('svg', { class: 'arrows', viewBox: '0 0 4 5', 'aria-hidden': 'true' });

  /** @param {readonly Move[]} moves @param {ReadonlyMap<number, Piece>} pieces by id */
  show(moves, pieces) {
    const lines = moves.map(({ id, path }) => arrow(/** @type {Piece} */ (pieces.get(id)), path));
    // A light line under each, so that it stands out from any piece.
    this.element.replaceChildren(
      ...['halo', 'shaft'].flatMap((name) => lines.map((d) => draw('path', { class: name, d }))),
    );
  }
}
