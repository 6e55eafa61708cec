// The lesson of 五子棋: to make a five of a four, and to block a four.
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** @import { GomokuBoard as Board } from '../../../elements/gomoku/gomoku-board.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */

const size = 9;
/** Black has four in a row, blocked at one end. */
const ownFour = [38, 37, 39, 30, 40, 49, 41, 31];
/** The same for White. */
const othersFour = [28, 29, 40, 30, 48, 31, 50, 32];

/** Can White make a five with the next stone? @param {Board} board */
function isThreatened({ moves, qiju }) {
  const { white } = /** @type {Engine} */ (qiju).gomoku.threats(moves, { size });
  return white.some(({ kind }) => kind !== 'open-three');
}

/** @param {string} text @param {number[]} pieces @param {(board: Board) => boolean} isDone after the next stone @returns {import('../../kernel/lesson.js').Step<Board>} */
const step = (text, pieces, isDone) => ({
  text,
  begin: (board) => board.open(pieces, { size }),
  isDone: (board) => board.steps > pieces.length && isDone(board),
  isWrong: (board) => board.steps > pieces.length,
});

/** @type {import('../../kernel/lesson.js').Lesson<Board>} */
export const lesson = {
  tag: 'gomoku-board',
  attributes: { size: String(size) },
  keys: t(
    '触屏：点一下选中，再点一下落子。键盘：方向键移动，回车落子。',
    'Touch: tap a point, then tap it again. Keyboard: arrows move, Enter places a stone.',
  ),
  retry: t('不是这里，再试一次：看看连成四子的那条线。', 'Not there. Try again: look at the row of four.'),
  end: t('就这么玩：抢先连成五子，也别让对方连成。', "That's it. Make five in a row before the other side does."),
  prepare: (board) => (board.confirm = /** @type {Board} */ (byId('board')).confirm),
  steps: [
    step(
      t('你执黑，已有四子连成一线：再下一子，连成五子就赢。', 'You have four in a row. Place the fifth stone to win.'),
      ownFour,
      (board) => board.verdict?.winner === 'black',
    ),
    step(
      t('这回白棋有四子，再下一手就连成五子：挡住它。', 'Now White has four, and makes five next. Block it.'),
      othersFour,
      (board) => !isThreatened(board),
    ),
  ],
};
