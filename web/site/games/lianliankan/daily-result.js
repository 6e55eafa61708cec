// The panel of the daily game: its result, and sharing it.
import { dailyResult, saveDailyResult, shareText, streakOf, today } from '../../kernel/daily.js';
import { byId, onClick, setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { copyAndSay } from '../../kernel/share.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { dailyOf } from './daily.js';

/** @typedef {import('./address.js').Game} Game */
/** @typedef {{ pairs: number, time: number, hints: number, shuffles: number }} Result time: in milliseconds */

/** @param {string} date @param {Result} result stored if it took less help than the previous one or, with as much help, less time */
export const saveDaily = (date, result) =>
  saveDailyResult(
    'lianliankan',
    date,
    result,
    (a, b) => a.hints + a.shuffles - b.hints - b.shuffles < Number(a.time < b.time),
  );

/** @param {string} date @param {Result} result */
function score(date, { pairs, time, hints, shuffles }) {
  const streak = streakOf('lianliankan', date);
  return [
    t(`${pairs} 对，用时 ${formatTime(time)}`, `${pairs} pairs in ${formatTime(time)}`),
    hints > 0 ? t(`提示 ${hints} 次`, `hints: ${hints}`) : t('没用提示', 'no hints'),
    shuffles > 0 && t(`重排 ${shuffles} 次`, `shuffles: ${shuffles}`),
    streak > 1 && t(`连续 ${streak} 天`, `${streak} days in a row`),
  ]
    .filter(Boolean)
    .join(t('，', ', '));
}

/** @param {string} date @returns {string} the result to share */
const dailyText = (date) =>
  shareText(t('连连看', 'Lianliankan'), date, score(date, dailyResult('lianliankan', date)), `#daily=${date}`);

/**
 * @param {(game: Game) => void} play
 * @param {(message: string) => void} say shows a result
 * @returns {() => void} updates the panel
 */
export function createDailyPanel(play, say) {
  onClick({
    'play-daily': () => play(dailyOf(today())),
    'copy-daily': () => copyAndSay(dailyText(today()), say),
  });
  return () => {
    const date = today();
    const result = dailyResult('lianliankan', date);
    const { rows, cols } = dailyOf(date);
    byId('daily-state').textContent =
      `${date}${t('：', ': ')}${result ? score(date, result) : t(`${rows * cols} 张牌`, `${rows * cols} tiles`)}`;
    setEnabled('copy-daily', result !== null);
  };
}
