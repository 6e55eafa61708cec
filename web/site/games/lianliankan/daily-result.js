// Stores and describes the result of the daily game.
import { saveDailyResult } from '../../kernel/daily.js';
import { joined, t } from '../../kernel/i18n.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { dailyOf } from './daily.js';

/** @typedef {{ pairs: number, time: number, hints: number, shuffles: number }} Result time: in milliseconds */

/** The squares of a shared result. */
const SQUARES = 5;

/** @param {string} date @param {Result} result stored if it took less help than the previous one or, with as much help, less time */
export const saveDaily = (date, result) =>
  saveDailyResult(
    'lianliankan',
    date,
    result,
    (a, b) => a.hints + a.shuffles - b.hints - b.shuffles < Number(a.time < b.time),
  );

/** The texts of the panel. @type {import('../../kernel/daily.js').Daily<Result>} */
export const daily = {
  game: 'lianliankan',
  name: t('连连看', 'Lianliankan'),
  describe(date) {
    const { rows, cols } = dailyOf(date);
    return t(`${rows * cols} 张牌`, `${rows * cols} tiles`);
  },
  score: ({ pairs, time, hints, shuffles }) =>
    joined(
      t(`${pairs} 对，用时 ${formatTime(time)}`, `${pairs} pairs in ${formatTime(time)}`),
      hints > 0 ? t(`提示 ${hints} 次`, `hints: ${hints}`) : t('未用提示', 'no hints'),
      shuffles > 0 && t(`重排 ${shuffles} 次`, `shuffles: ${shuffles}`),
    ),
  /** A red square for each shuffle and a yellow one for each hint, of five. */
  symbols({ hints, shuffles }) {
    const red = Math.min(shuffles, SQUARES);
    const yellow = Math.min(hints, SQUARES - red);
    return '🟥'.repeat(red) + '🟨'.repeat(yellow) + '🟩'.repeat(SQUARES - red - yellow);
  },
};
