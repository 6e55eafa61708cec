// The film of the page: looking for five in a row from the last move, or over the whole board.
import { t } from '../../../kernel/i18n.js';
import { cellName, line, ring } from '../marks.js';
import { cellOf, drawBoard, SIZE, stoneFilm } from '../stone-board.js';
import { DOWN, judgeBoard, judgeLast, RIGHT } from './algorithm.js';

/** @import { Film } from '../figure.js' */
/** @import { Frame } from '../marks.js' */

/** From a point to the next, for each way. */
const STEPS = DOWN.map((down, way) => down * SIZE + RIGHT[way]);

/** @param {number} way */
const wayName = (way) =>
  [t('横着', 'across'), t('竖着', 'down'), t('右下斜着', 'down to the right'), t('左下斜着', 'down to the left')][way];

/** @param {number} point @param {number} way @param {number} found of stones in a row @param {1 | -1} sign @returns {number[]} the points that were looked at */
function looked(point, way, found, sign) {
  const points = [];
  let [row, col] = cellOf(point);
  for (let index = 0; index <= found; index++) {
    row += sign * DOWN[way];
    col += sign * RIGHT[way];
    if (row >= 0 && row < SIZE && col >= 0 && col < SIZE) points.push(row * SIZE + col);
  }
  return points;
}

/** @param {number} count */
const points = (count) => (count === 1 ? '1 point' : `${count} points`);

/** @type {Film<number[]>} */
export const film = {
  ...stoneFilm,
  start: [48, 31, 56, 49, 39, 22, 32, 16, 41, 64, 24, 50, 40],

  framesOf(pieces, variant) {
    /** @type {Frame[]} */
    const frames = [];
    let total = 0;
    const judge = variant === 'board' ? judgeBoard : judgeLast;
    const color = pieces.length % 2 === 1 ? t('黑', 'Black') : t('白', 'White');
    judge(pieces, SIZE, (step, stone = 0, way = 0, ahead = 0, behind = 0) => {
      const isEnd = !step.endsWith('-way');
      const front = looked(stone, way, ahead, 1);
      const back = step.startsWith('last') ? looked(stone, way, behind, -1) : [];
      if (!isEnd) total += front.length + back.length;
      const seen = t(`一共看了 ${total} 个点。`, `${points(total)} looked at so far.`);
      const found = 1 + ahead + behind;
      const at = cellName(cellOf(stone));
      const sentence = step.endsWith('-none')
        ? t(`没有五连。`, 'There is no five in a row.')
        : step.endsWith('-five')
          ? t(`${color}方五连，赢了！`, `Five in a row: ${color} wins!`)
          : t(`从${at}${wayName(way)}看：连着 ${found} 子。`, `From ${at}, ${wayName(way)}: ${found} in a row.`);
      const [start, end] = [stone - behind * STEPS[way], stone + ahead * STEPS[way]];
      frames.push({
        line: step,
        text: t(`${sentence}${seen}`, `${sentence} ${seen}`),
        marks: step.endsWith('-none')
          ? []
          : [
              ...(found > 1 ? [line([cellOf(start), cellOf(end)], isEnd ? 'path' : 'trail')] : []),
              ...(isEnd ? [] : [...front, ...back].map((point) => ring(cellOf(point), 'looked'))),
              ring(cellOf(stone)),
            ],
      });
    });
    return frames;
  },

  draw: (pieces) => drawBoard(pieces),

  labelOf(pieces, row, col) {
    const index = pieces.indexOf(row * SIZE + col);
    const held =
      index < 0
        ? t('空', 'empty')
        : index % 2 === 0
          ? t(`黑，第 ${index + 1} 手`, `black, move ${index + 1}`)
          : t(`白，第 ${index + 1} 手`, `white, move ${index + 1}`);
    return t(`${cellName([row, col])}，${held}`, `${cellName([row, col])}, ${held}`);
  },

  edit(pieces, row, col) {
    const index = pieces.indexOf(row * SIZE + col);
    if (index < 0) return { state: [...pieces, row * SIZE + col] };
    return index === 0
      ? { state: pieces, said: t('第一手不能拿走。', 'The first move has to stay.') }
      : { state: pieces.slice(0, index) };
  },
};
