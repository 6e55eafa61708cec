// Draws the goals of a puzzle that has several: on the board, pieces hide the frames of the goals.
import { cellsWhere, createLabels, shapeOn } from '../../../elements/huarong/drawing.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createThumbnail } from './picture.js';

/** @import { Goal } from '../../../api/types.js' */
/** @typedef {readonly (readonly number[])[]} Board */

/** The walls and gates, and the pieces with a goal where they must come. @param {Board} board @param {readonly Goal[]} goals */
function goalBoard(board, goals) {
  const picture = board.map((ids) => ids.map((id) => Math.min(id, 0)));
  for (const { id, row, col } of goals) {
    for (const [r, c] of shapeOn(board, id)) picture[row + r][col + c] = id;
  }
  return picture;
}

/** @param {readonly Goal[]} goals */
function describe(goals) {
  const places = goals.map(({ id, row, col }) =>
    t(`${id} 在第 ${row + 1} 行第 ${col + 1} 列`, `${id} at row ${row + 1}, column ${col + 1}`),
  );
  return t(`目标：${places.join('；')}`, `Goal: ${places.join('; ')}`);
}

/** @param {Board} board at the start @param {readonly Goal[]} goals */
export function drawGoals(board, goals) {
  const picture = goalBoard(board, goals);
  const wanted = goals.map(({ id }) => id);
  const drawing = createThumbnail({ board: picture, wanted });
  for (const { id } of goals) {
    const cells = cellsWhere(picture, (each) => each === id);
    drawing.append(...createLabels(cells, String(id)));
  }
  drawing.style.setProperty('--shape', String(board[0].length / board.length));
  drawing.removeAttribute('aria-hidden');
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', describe(goals));
  byId('goal-picture').replaceChildren(drawing);
}
