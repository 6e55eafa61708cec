// The form that plays a move by its coordinates.
import { parsePoint, pointName } from '../../../elements/gomoku/geometry.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/**
 * @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} board
 * @param {(result: { unknown: string } | 'played' | 'refused') => void} report unknown: why the text names no point
 */
export function connectPointEntry(board, report) {
  const input = /** @type {HTMLInputElement} */ (byId('point'));
  byId('entry').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value;
    const { size } = board;
    const point = parsePoint(text, size);
    if (point === null) {
      const lastColumn = pointName(size - 1, size)[0];
      const unknown = t(
        `没有“${text}”这个点：先列 A 到 ${lastColumn}，后行 1 到 ${size}`,
        `There is no point "${text}": a column A to ${lastColumn}, then a row 1 to ${size}`,
      );
      return report({ unknown });
    }
    const played = board.place(point);
    if (played) input.value = '';
    report(played ? 'played' : 'refused');
  });
}
