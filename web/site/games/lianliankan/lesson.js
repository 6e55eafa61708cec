// The lesson of 连连看: a straight line, a line with turns, a line around the board.
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** @import { LianliankanBoard as Board } from '../../../elements/lianliankan/lianliankan-board.js' */

/** @param {string} text @param {number[][]} cells @param {number} [remaining] how many tiles may remain @returns {import('../../kernel/lesson.js').Step<Board>} */
const step = (text, cells, remaining = 0) => ({
  text,
  begin: (board) => board.open(cells),
  isDone: (board) => board.remaining <= remaining,
});

/** @type {import('../../kernel/lesson.js').Lesson<Board>} */
export const lesson = {
  tag: 'lianliankan-board',
  attributes: { shape: '#..# ....' },
  keys: t('键盘：方向键移动，回车选牌。', 'Keyboard: arrows move, Enter picks a tile.'),
  retry: '',
  end: t('就这么玩：全部消完就赢了。', "That's it. Clear the board to win."),
  prepare: (board) => (board.skin = /** @type {Board} */ (byId('board')).skin),
  steps: [
    step(
      t(
        '点两张相同的牌：能用直线连上，就一起消去。',
        'Pick two matching tiles. If a straight line joins them, both disappear.',
      ),
      [
        [5, 0, 0, 5],
        [0, 0, 0, 0],
      ],
    ),
    step(t('连线可以拐弯，最多拐两次。把牌消完。', 'The line may turn, twice at most. Clear the tiles.'), [
      [5, 6, 0, 6],
      [0, 0, 0, 5],
    ]),
    step(
      t('还可以从棋盘外面绕过去。试着消一对。', 'It may also run around the board. Remove a pair.'),
      [
        [5, 6, 5, 6],
        [1, 2, 1, 2],
      ],
      6,
    ),
  ],
};
