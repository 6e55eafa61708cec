// Arrows over a 华容道 board that show the moves of a hint.
import { svg } from '../board/dom.js';

/** @import { Direction, Move, Piece } from '../../api/types.js' */

/** @type {Readonly<Record<Direction, readonly [x: number, y: number]>>} */
const vectors = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** In cells: the start inside the piece's edge, the size of the head, and how far the end is from the target. */
const INSET = 0.32;
const HEAD = 0.15;
const GAP = 0.36; // separates two arrows that lead to one cell

/** From inside the piece's leading edge to where that edge will be. @param {Piece} piece @param {Direction[]} path @returns {string} SVG path data */
function arrowPath({ row, col, height, width }, path) {
  const [dx, dy] = vectors[path[0]];
  let x = col + width / 2 + dx * (width / 2 - INSET);
  let y = row + height / 2 + dy * (height / 2 - INSET);
  let line = `M${x} ${y}`;
  for (const [index, direction] of path.entries()) {
    const length = index === path.length - 1 ? 1 - GAP : 1;
    x += length * vectors[direction][0];
    y += length * vectors[direction][1];
    line += `L${x} ${y}`;
  }
  const [hx, hy] = vectors[path[path.length - 1]];
  const wing = (/** @type {1 | -1} */ side) => `${x - HEAD * (hx + side * hy)} ${y - HEAD * (hy - side * hx)}`;
  return `${line}M${wing(1)}L${x} ${y}L${wing(-1)}`;
}

export class HuarongArrows {
  element = svg('svg', { class: 'arrows', 'aria-hidden': 'true' });

  /** @param {number} rows @param {number} cols of the board */
  setSize(rows, cols) {
    this.element.setAttribute('viewBox', `0 0 ${cols} ${rows}`);
  }

  /** @param {readonly Move[]} moves @param {ReadonlyMap<number, Piece>} pieces by id */
  show(moves, pieces) {
    const lines = moves.map(({ id, path }) => arrowPath(/** @type {Piece} */ (pieces.get(id)), path));
    // A light outline below each arrow, for contrast with any piece.
    this.element.replaceChildren(
      ...['halo', 'shaft'].flatMap((name) => lines.map((d) => svg('path', { class: name, d }))),
    );
  }
}
