// The lesson of 华容道: two soldiers make way, and Cao Cao leaves.
import { t } from '../../kernel/i18n.js';

/** @import { HuarongBoard as Board } from '../../../elements/huarong/huarong-board.js' */

const start = [
  [3, 2, 2, 4],
  [3, 9, 10, 4],
  [5, 1, 1, 6],
  [5, 1, 1, 6],
  [0, 7, 8, 0],
];

/** Are both cells of the exit empty? @param {Board} board */
const isExitClear = ({ board }) => board[4][1] === 0 && board[4][2] === 0;

/** @type {import('../../kernel/lesson.js').Lesson<Board>} */
export const lesson = {
  tag: 'huarong-board',
  keys: t('键盘：方向键选棋子，Shift 加方向键移动它。', 'Keyboard: arrows choose a piece, Shift and an arrow move it.'),
  retry: '',
  end: t('就这么玩：让曹操从出口走出来就赢了。', "That's it. Bring Cao Cao to the exit to win."),
  steps: [
    {
      text: t('两个卒挡住了出口：把它们往两边拖开。', 'Two soldiers block the exit. Drag them aside.'),
      begin: (board) => board.open(start),
      isDone: isExitClear,
    },
    {
      text: t('路让开了：把曹操往下拖，从出口走。', 'The way is clear. Drag Cao Cao down to the exit.'),
      isDone: (board) => board.solved,
    },
  ],
};
