// Says in the visitor's language why a text cannot be read as a game. Characters and moves are counted from 1 here.
import { translateError, translateWarning } from '../../kernel/error-messages.js';
import { t } from '../../kernel/i18n.js';

/** @type {import('../../kernel/error-messages.js').Texts} */
const texts = {
  'off-board': ({ at, size }) =>
    t(
      `第 ${at + 1} 个字符起的点不在 ${size} 路棋盘上`,
      `The point at character ${at + 1} is not on a board of ${size}`,
    ),
  'bad-size': ({ at }) =>
    t(
      `第 ${at + 1} 个字符处的棋盘大小不在 5 到 22 之间`,
      `The board size at character ${at + 1} is not one of 5 to 22`,
    ),
  turn: ({ at }) => t(`第 ${at + 1} 个字符处：黑白没有轮流下`, `Character ${at + 1}: the colours do not take turns`),
  setup: ({ at }) =>
    t(`第 ${at + 1} 个字符处：摆上的子不是下出来的`, `Character ${at + 1}: stones that were set up, not played`),
  'point-taken': ({ at, earlier }) =>
    t(`第 ${at + 1} 手下在第 ${earlier + 1} 手的子上`, `Move ${at + 1} is where move ${earlier + 1} is already`),
  twice: ({ at }) => t(`第 ${at + 1} 个字符处：这一点摆了两次`, `Character ${at + 1}: this point is set up twice`),
  many: () => t('棋谱太大', 'This record is too large'),
  number: ({ at }) => t(`第 ${at + 1} 个字符处：手数不连续`, `Character ${at + 1}: the move numbers have a gap`),
  opening: () => t('棋谱里的开局和着法对不上', 'The opening of this record does not fit its moves'),
  ragged: () => t('棋盘图不是正方形', 'The diagram is not a square'),
  position: () => t('棋盘上黑先、轮流下，摆不出这个局面', 'On this board Black begins and the colours take turns'),
  size: () => t('数字码只有 15 路棋盘才有', 'Only a board of 15 can be written in digits'),
};

/** @param {unknown} error thrown by the engine @returns {string} */
export const errorMessage = (error) => {
  const { message } = /** @type {Error} */ (error);
  return translateError(error, texts) ?? t(`无法识别棋谱：${message}`, `Not a valid game: ${message}`);
};

/** @param {import('../../../api/types.js').ParseWarning} warning */
export const describeWarning = (warning) =>
  translateWarning(warning, {
    text: () => t('棋谱之外的文字没有读', 'The text around the games was not read'),
    missing: () => t('少了括号或分号，已补上', 'A missing parenthesis or semicolon was added'),
    game: () => t('棋谱说是别的棋', 'The record says that it is of another game'),
    opening: () => t('开局另外写着，读作头几手', 'The opening in a property of its own was read as the first moves'),
    pass: () => t('有一方停手', 'A player passes'),
    'white-first': () => t('白先', 'White begins'),
    turn: () =>
      t('黑白没有轮流下，或者看不出轮到谁', 'The colours do not take turns, or the side to move is not clear'),
    taken: () => t('有一手下在别的子上', 'A move is on another stone'),
    size: () => t('没有写棋盘大小', 'The size of the board is not given'),
    origin: () => t('看不出从 0 还是从 1 数起', 'The numbers may begin with 0 or with 1'),
  });
