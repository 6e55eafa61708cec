// Why a text cannot be read as a game, in the visitor's language. Each pattern matches one message of the engine, which are in
// English.
import { t } from '../../shared/i18n.js';

/** The engine quotes the character, or writes `missing`. @param {string} shown */
const quoted = (shown) => (shown === 'missing' ? '' : ` ${shown}`);

/** The engine counts from 0. @param {string} index */
const ordinal = (index) => Number(index) + 1;

/** @type {[RegExp, (...found: string[]) => string][]} */
const patterns = [
  [
    /text\[(\d+)\] is (.*), where the text ends too early/,
    (at) => t(`第 ${ordinal(at)} 个字符之后缺了东西`, `Something is missing after character ${ordinal(at)}`),
  ],
  [
    /text\[(\d+)\] is (.*), a point that is not on a board of (\d+)/,
    (at, _, size) =>
      t(
        `第 ${ordinal(at)} 个字符起的点不在 ${size} 路棋盘上`,
        `The point at character ${ordinal(at)} is not on a board of ${size}`,
      ),
  ],
  [
    /text\[(\d+)\] is (.*), a board size/,
    (at) =>
      t(
        `第 ${ordinal(at)} 个字符处的棋盘大小不在 5 到 22 之间`,
        `The board size at character ${ordinal(at)} is not one of 5 to 22`,
      ),
  ],
  [
    /text\[(\d+)\] is (.*), a move out of turn/,
    (at) => t(`第 ${ordinal(at)} 个字符处：黑白没有轮流下`, `Character ${ordinal(at)}: the colours do not take turns`),
  ],
  [
    /text\[(\d+)\] is (.*), stones that were not played/,
    (at) =>
      t(
        `第 ${ordinal(at)} 个字符处：摆上的子不是下出来的`,
        `Character ${ordinal(at)}: stones that were set up, not played`,
      ),
  ],
  [
    /text\[(\d+)\] is (.*), want/,
    (at, shown) =>
      t(
        `第 ${ordinal(at)} 个字符${quoted(shown)} 读不懂`,
        `Character ${ordinal(at)}${quoted(shown)} makes no sense there`,
      ),
  ],
  [
    /pieces\[(\d+)\] takes the point that pieces\[(\d+)\]/,
    (move, earlier) =>
      t(
        `第 ${ordinal(move)} 手下在第 ${ordinal(earlier)} 手的子上`,
        `Move ${ordinal(move)} is where move ${ordinal(earlier)} is already`,
      ),
  ],
  [/want 15 in base 15/, () => t('数字码只有 15 路棋盘才有', 'Only a board of 15 can be written in digits')],
];

/**
 * @param {unknown} error thrown by the engine
 * @returns {() => string} in the current language
 */
export function errorMessage(error) {
  const message = error instanceof Error ? error.message : String(error);
  for (const [pattern, text] of patterns) {
    const found = pattern.exec(message);
    if (found) return () => text(...found.slice(1));
  }
  return () => t(`无法识别棋谱：${message}`, `Not a valid game: ${message}`);
}
