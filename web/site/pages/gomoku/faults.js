// Why a text is no game, in the visitor's words. The engine says it in English, in sentences of the forms below.
import { t } from '../../shared/i18n.js';

/** What the engine shows of a character: quoted, or the word missing. @param {string} shown */
const quoted = (shown) => (shown === 'missing' ? '' : ` ${shown}`);

/** The engine counts from 0. @param {string} index */
const after = (index) => Number(index) + 1;

/** @type {[RegExp, (...found: string[]) => string][]} */
const forms = [
  [
    /text\[(\d+)\] is (.*), where the text ends too early/,
    (at) => t(`第 ${after(at)} 个字符之后缺了东西`, `Something is missing after character ${after(at)}`),
  ],
  [
    /text\[(\d+)\] is (.*), a point that is not on a board of (\d+)/,
    (at, _, size) =>
      t(
        `第 ${after(at)} 个字符起的点不在 ${size} 路棋盘上`,
        `The point at character ${after(at)} is not on a board of ${size}`,
      ),
  ],
  [
    /text\[(\d+)\] is (.*), a board size/,
    (at) =>
      t(
        `第 ${after(at)} 个字符处的棋盘大小不在 5 到 22 之间`,
        `The board size at character ${after(at)} is not one of 5 to 22`,
      ),
  ],
  [
    /text\[(\d+)\] is (.*), a move out of turn/,
    (at) => t(`第 ${after(at)} 个字符处：黑白没有轮流下`, `Character ${after(at)}: the colours do not take turns`),
  ],
  [
    /text\[(\d+)\] is (.*), stones that were not played/,
    (at) =>
      t(
        `第 ${after(at)} 个字符处：摆上的子不是下出来的`,
        `Character ${after(at)}: stones that were set up, not played`,
      ),
  ],
  [
    /text\[(\d+)\] is (.*), want/,
    (at, shown) =>
      t(`第 ${after(at)} 个字符${quoted(shown)} 读不懂`, `Character ${after(at)}${quoted(shown)} makes no sense there`),
  ],
  [
    /pieces\[(\d+)\] takes the point that pieces\[(\d+)\]/,
    (move, earlier) =>
      t(
        `第 ${after(move)} 手下在第 ${after(earlier)} 手的子上`,
        `Move ${after(move)} is where move ${after(earlier)} is already`,
      ),
  ],
  [/want 15 in base 15/, () => t('数字码只有 15 路棋盘才有', 'Only a board of 15 can be written in digits')],
];

/**
 * @param {unknown} error the engine's
 * @returns {() => string} in the language of the moment
 */
export function faultOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  for (const [form, words] of forms) {
    const found = form.exec(message);
    if (found) return () => words(...found.slice(1));
  }
  return () => t(`这不是一局棋：${message}`, `This is no game: ${message}`);
}
