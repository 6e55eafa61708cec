// A sliding-block puzzle as a small picture.
import { cellsWhere, goalsOf } from '../../../elements/huarong/drawing.js';
import { outline } from '../../../elements/huarong/outline.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @param {{ board: readonly (readonly number[])[], goal?: import('../../../api/types.js').PuzzleOptions['goal'] }} puzzle @returns {SVGElement} a cell is a unit square */
export function createPuzzleThumbnail({ board, goal }) {
  const wanted = new Set(goalsOf(goal).map(({ id }) => id));
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${board[0].length} ${board.length}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('drawn');
  for (const id of new Set(board.flat())) {
    if (id === 0) continue;
    const cells = cellsWhere(board, (each) => each === id);
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', outline(cells, id === -1 ? 0 : 0.07, 0.1));
    if (id < 0) path.classList.add(id === -1 ? 'wall' : 'gate');
    if (wanted.has(id)) path.classList.add('caocao');
    svg.append(path);
  }
  return svg;
}
