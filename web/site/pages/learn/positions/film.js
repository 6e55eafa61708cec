// The film of the page: the layers of a search, where pieces of one shape are equal or not.
import { shapeOf } from '../../../../elements/huarong/piece-names.js';
import { areasOf, drawPieces } from '../../../games/huarong/picture.js';
import { t } from '../../../kernel/i18n.js';
import { shape } from '../../../kernel/svg.js';
import { cellName, note, ring } from '../marks.js';
import { byNumber, byShape, stepsToExit } from './algorithm.js';

/** @import { Film } from '../figure.js' */
/** @import { Frame } from '../marks.js' */
/** @import { Board } from './algorithm.js' */

/** The number of positions after which the search ends: a reader may take away all soldiers. */
const MOST = 1500;
/** The number of steps that are shown one by one; then only layers are. */
const SHOWN = 45;

/** @param {Board} board @param {number} id */
const areaOf = (board, id) => areasOf(board).filter((area) => area.id === id)[0];

/** @param {string} step @param {number} count @param {number} steps @returns {string} */
function sentenceOf(step, count, steps) {
  switch (step) {
    case 'layer':
      return t(
        `第 ${steps} 层：最少走 ${steps} 步才到的局面，有 ${count} 个。`,
        `Layer ${steps}: the positions that need ${steps} steps. There are ${count}.`,
      );
    case 'take':
      return t('取出一个局面，看走一步能到哪里。', 'Take a position, and see where one step leads.');
    case 'new':
      return t(
        `没见过的局面：记下名字，放进下一层。一共 ${count} 个了。`,
        `A new position: note its name and put it into the next layer. That makes ${count}.`,
      );
    case 'seen':
      return t('这个名字已经有了：跳过。', 'This name is known already: skip it.');
    case 'solved':
      return t(
        `曹操到了出口：最少 ${steps} 步，一共见过 ${count} 个局面。`,
        `Cao Cao is at the exit: ${steps} steps at least, and ${count} positions seen.`,
      );
    case 'enough':
      return t(
        `已经有 ${count} 个局面了，图就看到这里。`,
        `There are ${count} positions already. The figure stops here.`,
      );
    default:
      return t(
        `${count} 个局面都看过了：曹操出不去。`,
        `All ${count} positions have been seen: Cao Cao cannot get out.`,
      );
  }
}

/** @type {Film<Board>} */
export const film = {
  margin: 0,
  opensAtStart: true,
  start: [
    [2, 3, 4, 5],
    [2, 3, 4, 5],
    [6, 1, 1, 0],
    [7, 1, 1, 0],
    [8, 9, 10, 11],
  ],

  framesOf(start, variant) {
    const isByNumber = variant === 'number';
    /** @type {Frame[]} */
    const frames = [];
    let from = start;
    stepsToExit(start, isByNumber ? byNumber : byShape, MOST, (step, board, count, steps) => {
      if (step === 'take') from = board;
      if (frames.length >= SHOWN && /^(take|new|seen)$/.test(step)) return;
      const moved = areasOf(board).filter(({ id, cells }) => cells.some(([row, col]) => from[row][col] !== id));
      const numbers = areasOf(board).map(({ id, row, col, height, width }) =>
        note([row + (height - 1) / 2, col + (width - 1) / 2], id, { name: height * width === 4 ? 'on-red' : '' }),
      );
      frames.push({
        line: step,
        text: sentenceOf(step, count, steps),
        state: board,
        marks: [
          ...(isByNumber ? numbers : []),
          ...(/^(new|seen)$/.test(step) ? moved : []).flatMap(({ cells }) =>
            cells.map((cell) => ring(cell, step === 'seen' ? 'refused' : 'here')),
          ),
        ],
      });
    });
    return frames;
  },

  draw(board) {
    const picture = drawPieces(board);
    const exit = shape('rect', { class: 'exit', x: 1.04, y: 3.04, width: 1.92, height: 1.92, rx: 0.1 });
    return { ...picture, content: [exit, ...picture.content] };
  },

  sizeOf: () => [5, 4],

  labelOf(board, row, col) {
    const id = board[row][col];
    const names = {
      caocao: t('曹操', 'Cao Cao'),
      vertical: t(`竖将 ${id}`, `upright general ${id}`),
      horizontal: t(`横将 ${id}`, `lying general ${id}`),
      soldier: t(`卒 ${id}`, `soldier ${id}`),
    };
    const name = id === 0 ? t('空格', 'empty') : names[/** @type {keyof names} */ (shapeOf(areaOf(board, id)))];
    return t(`${cellName([row, col])}，${name}`, `${cellName([row, col])}, ${name}`);
  },

  edit(board, row, col) {
    const id = board[row][col];
    const { cells = [] } = id === 0 ? {} : areaOf(board, id);
    if (cells.length === 4) {
      return { state: board, said: t('曹操要留在棋盘上。', 'Cao Cao has to stay on the board.') };
    }
    const state = board.map((ids) => [...ids]);
    const free = Math.max(...board.flat()) + 1;
    if (cells.length === 0) state[row][col] = free;
    else if (cells.length === 1) state[row][col] = 0;
    else for (const [index, [cellRow, cellCol]] of cells.entries()) state[cellRow][cellCol] = free + index;
    return { state };
  },
};
