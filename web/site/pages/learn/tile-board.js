// The board of 连连看 in the figures: two tiles of one kind, which are to be connected, and others in the way.
import { drawTiles } from '../../games/lianliankan/picture.js';
import { t } from '../../kernel/i18n.js';
import { shape, svg } from '../../kernel/svg.js';
import { cellName, ring } from './marks.js';

/** @typedef {{ board: number[][], ends: [number[], number[]], held?: number }} TileBoard held: the index of the end that the reader moves */

/** The kind of both ends: an A. */
const END = 1;
const OTHER_KINDS = 11;

/** @param {number} row @param {number} col */
const otherKind = (row, col) => END + 1 + ((3 * row + 5 * col) % OTHER_KINDS);

/** @param {string} text rows, separated by spaces: `#` is a tile, `A` the end where the search begins, `a` the other @returns {TileBoard} */
export function tileBoard(text) {
  const rows = text.split(' ');
  const find = (/** @type {string} */ end) =>
    rows.map((row, at) => [at, row.indexOf(end)]).find(([, col]) => col >= 0) ?? [];
  const kinds = (/** @type {string} */ cell, /** @type {number} */ row, /** @type {number} */ col) =>
    cell === '.' ? 0 : cell === '#' ? otherKind(row, col) : END;
  return {
    board: rows.map((cells, row) => [...cells].map((cell, col) => kinds(cell, row, col))),
    ends: [find('A'), find('a')],
  };
}

/** What the films of 连连看 have in common. */
export const tileFilm = {
  margin: 1,

  /** @param {TileBoard} state */
  draw({ board, ends, held }) {
    const [rows, cols] = [board.length, board[0].length];
    const tiles = drawTiles(board, { language: 'en', skin: 'letters' });
    const edge = shape('rect', { class: 'board-edge', width: cols, height: rows, rx: 0.1 });
    const marked = ends.map((end, index) => ring(end, index === held ? 'held' : 'end'));
    return svg(cols, rows, [edge, ...tiles.content, ...marked], 1);
  },

  /** @param {TileBoard} state */
  sizeOf: ({ board }) => /** @type {const} */ ([board.length, board[0].length]),

  /** @param {TileBoard} state @param {number} row @param {number} col */
  labelOf({ board }, row, col) {
    const kind = board[row][col];
    const held = kind === 0 ? t('空格', 'empty') : kind === END ? 'A' : t('别的牌', 'another tile');
    return t(`${cellName([row, col])}，${held}`, `${cellName([row, col])}, ${held}`);
  },

  /** @param {TileBoard} state @param {number} row @param {number} col @returns {{ state: TileBoard, said?: string }} */
  edit({ board, ends, held }, row, col) {
    const end = ends.findIndex(([endRow, endCol]) => endRow === row && endCol === col);
    if (end >= 0) {
      if (held === end) return { state: { board, ends } };
      const said = t('拿起了这张 A：再点一格，把它放到那里。', 'You hold this A: choose the cell where it shall go.');
      return { state: { board, ends, held: end }, said };
    }
    const changed = board.map((cells) => [...cells]);
    if (held === undefined) {
      changed[row][col] = board[row][col] === 0 ? otherKind(row, col) : 0;
      return { state: { board: changed, ends } };
    }
    const [oldRow, oldCol] = ends[held];
    changed[oldRow][oldCol] = 0;
    changed[row][col] = END;
    const others = [ends[1 - held], [row, col]];
    return { state: { board: changed, ends: held === 0 ? [others[1], others[0]] : [others[0], others[1]] } };
  },
};
