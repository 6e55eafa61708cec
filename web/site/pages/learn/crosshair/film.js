// The film of the page: the rows of two tiles, as bits.
import { t } from '../../../kernel/i18n.js';
import { line, note, ring, tint } from '../marks.js';
import { tileBoard, tileFilm } from '../tile-board.js';
import { canConnect, freeWords } from './algorithm.js';

/** @import { Film } from '../figure.js' */
/** @import { Frame } from '../marks.js' */
/** @import { TileBoard } from '../tile-board.js' */
/** @typedef {readonly [row: number, col: number]} Cell */

/** @param {number} word @param {number} size of the board @returns {number[]} the columns of its bits */
const columnsOf = (word, size) =>
  Array.from({ length: size + 2 }, (_, index) => index - 1).filter((col) => (word >> (col + 1)) & 1);

/** @param {number} from @param {number} to @returns {number[]} all numbers from one to the other, in order */
const range = (from, to) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + (from < to ? index : -index));

/** @param {Cell} a @param {Cell} b @param {number} col of the middle segment @returns {Cell[]} */
const pathThrough = ([rowA, colA], [rowB, colB], col) => [
  ...range(colA, col).map((at) => /** @type {Cell} */ ([rowA, at])),
  ...range(rowA, rowB).map((at) => /** @type {Cell} */ ([at, col])),
  ...range(col, colB).map((at) => /** @type {Cell} */ ([rowB, at])),
];

/** @param {string} step @param {boolean} isTurned @param {number[]} columns @param {number} [row] */
function sentenceOf(step, isTurned, columns, row = 0) {
  const rowName = t('行', 'row');
  const columnName = t('列', 'column');
  const [across, one] = isTurned ? [columnName, rowName] : [rowName, columnName];
  const lines = t(one, `${one}s`);
  const count = columns.length;
  const counted = count === 1 ? `1 ${one}` : `${count} ${lines}`;
  switch (step) {
    case 'words':
      return t(
        `每一${across}是一个整数：空格是 1，有牌是 0，两张 A 算空格。`,
        `Each ${across} is one integer: 1 for a free cell, 0 for a tile. The two A count as free.`,
      );
    case 'first':
      return t(
        `第一张 A 在自己这一${across}里看得到 ${count} 格。`,
        `The first A sees ${count} cells of its ${across}.`,
      );
    case 'both':
      return count > 0
        ? t(
            `两张 A 都看得到的${lines}有 ${count} ${lines}：中间那段只能在这里面。`,
            `Both A see ${count} of the ${lines}: the middle segment can only be in one of them.`,
          )
        : t(`没有哪一${lines}是两张 A 都看得到的。`, `There are no ${lines} that both A see.`);
    case 'row':
      return t(`和第 ${row + 1} ${across}做“与”：还剩 ${counted}。`, `AND with ${across} ${row + 1}: ${counted} left.`);
    case 'turn':
      return t(
        '竖着的中间段没有。把棋盘的行和列对调，再找一遍。',
        'No middle segment goes down. Swap rows and columns, and search again.',
      );
    default:
      return count > 0
        ? t(
            `结果不是 0，还剩 ${counted}：中间那段放在哪一${one}都能连上。`,
            `The result is not 0: a middle segment fits into ${counted}.`,
          )
        : t('结果是 0：这个方向连不上。', 'The result is 0: not in this direction.');
  }
}

/** @type {Film<TileBoard>} */
export const film = {
  ...tileFilm,
  start: tileBoard('#..#.. .A.#.. ###... #...a. ##.#.#'),
  framesOf({ board, ends }) {
    const [first, second] = /** @type {[Cell, Cell]} */ (/** @type {unknown} */ (ends));
    let isTurned = false;
    /** @param {Cell} cell @returns {Cell} as the reader sees it */
    const seen = ([row, col]) => (isTurned ? [col, row] : [row, col]);
    const digits = freeWords(board, [first, second]).flatMap((word, index) =>
      range(-1, board[0].length).map((col) =>
        note([index - 1, col], (word >> (col + 1)) & 1, {
          ...{ size: 0.3, right: 0.28, down: 0.27 },
          name: board[index - 1]?.[col] ? 'on-tile' : '',
        }),
      ),
    );
    /** @type {Frame[]} */
    const frames = [];
    canConnect(board, first, second, (step, word = 0, row) => {
      if (step === 'turn') isTurned = true;
      const [a, b] = [seen(first), seen(second)];
      const across = isTurned ? board.length : board[0].length;
      const columns = columnsOf(word, across);
      const shaded = step === 'first' ? [a[0]] : range(a[0], b[0]);
      const cells = columns.flatMap((col) => shaded.map((at) => seen([at, col])));
      const [nearest] = [...columns].sort(
        (one, other) => Math.abs(one - a[1]) + Math.abs(one - b[1]) - Math.abs(other - a[1]) - Math.abs(other - b[1]),
      );
      frames.push({
        line: step,
        text: sentenceOf(step, isTurned, columns, row),
        marks: [
          ...cells.filter((cell) => !ends.some((end) => end.join() === cell.join())).map((cell) => tint(cell, 'seen')),
          ...(row === undefined ? [] : range(-1, across).map((col) => ring(seen([row, col])))),
          ...(step === 'end' && columns.length > 0 ? [line(pathThrough(a, b, nearest).map(seen))] : []),
          ...digits,
        ],
      });
    });
    return frames;
  },
};
