// Stores and describes the result of the daily game.
import { dailyResult, saveDailyResult, shareText, streakOf, streakText } from '../../kernel/daily.js';
import { joined, t } from '../../kernel/i18n.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { dailyOf } from './daily.js';

/** @typedef {{ pairs: number, time: number, hints: number, shuffles: number }} Result time: in milliseconds */

/** @param {string} date @param {Result} result stored if it took less help than the previous one or, with as much help, less time */
export const saveDaily = (date, result) =>
  saveDailyResult(
    'lianliankan',
    date,
    result,
    (a, b) => a.hints + a.shuffles - b.hints - b.shuffles < Number(a.time < b.time),
  );

/** @param {Result} result @param {string} date */
const score = ({ pairs, time, hints, shuffles }, date) =>
  joined(
    t(`${pairs} 对，用时 ${formatTime(time)}`, `${pairs} pairs in ${formatTime(time)}`),
    hints > 0 ? t(`提示 ${hints} 次`, `hints: ${hints}`) : t('未用提示', 'no hints'),
    shuffles > 0 && t(`重排 ${shuffles} 次`, `shuffles: ${shuffles}`),
    streakText(streakOf('lianliankan', date)),
  );

/** The texts of the panel. */
export const daily = {
  game: /** @type {const} */ ('lianliankan'),
  describe(/** @type {string} */ date) {
    const { rows, cols } = dailyOf(date);
    return t(`${rows * cols} 张牌`, `${rows * cols} tiles`);
  },
  score,
  text: (/** @type {string} */ date) =>
    shareText(t('连连看', 'Lianliankan'), date, score(dailyResult('lianliankan', date), date), `#daily=${date}`),
};
