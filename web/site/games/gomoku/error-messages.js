// Says in the visitor's language why a text cannot be read as a game. Characters and moves are counted from 1 here.
import { translateError } from '../../kernel/error-messages.js';
import { t } from '../../kernel/i18n.js';

/** @type {import('../../kernel/error-messages.js').Texts} */
const texts = {
  end({ at, value }) {
    const last = value === undefined ? at : at + 1;
    return t(`第 ${last} 个字符之后缺了东西`, `Something is missing after character ${last}`);
  },
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
  size: () => t('数字码只有 15 路棋盘才有', 'Only a board of 15 can be written in digits'),
};

/** @param {unknown} error thrown by the engine @returns {string} */
export const errorMessage = (error) => {
  const { message } = /** @type {Error} */ (error);
  return translateError(error, texts) ?? t(`无法识别棋谱：${message}`, `Not a valid game: ${message}`);
};
