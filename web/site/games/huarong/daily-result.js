// The daily puzzle: generated from its date alone, with a result to share.
import { dailyResult, saveDailyResult, shareText, today } from '../../kernel/daily.js';
import { byId, onClick, setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { copyAndSay } from '../../kernel/share.js';
import { dailyOptions } from './daily.js';
import { formatLength } from './metrics.js';
import { formatHash } from './address.js';

/** @typedef {import('../../../api/types.js').Lengths} Lengths */
/** @typedef {{ moves: number, helped: boolean }} DailyResult */

/** @param {string} date */
export const dailyTitle = (date) => t(`每日一题 · ${date}`, `Daily puzzle · ${date}`);

/**
 * Keeps the result if it is the best of that day; one without hints is better than one with.
 * @param {string} date
 * @param {Lengths} lengths
 * @param {boolean} helped
 */
export const keepDailyResult = (date, { move }, helped) =>
  saveDailyResult('huarongdao', date, { moves: move, helped }, (a, b) =>
    a.helped === b.helped ? a.moves < b.moves : b.helped,
  );

/** @param {string} date @returns {string} the result to share */
export function dailyText(date) {
  const { moves, helped } = /** @type {DailyResult} */ (dailyResult('huarongdao', date));
  const { distance } = dailyOptions(date);
  const score = t(`${moves} 移步，最少 ${distance}`, `${formatLength('move', moves)}, fewest ${distance}`);
  const note = helped ? t('（用了提示）', ' (with hints)') : moves === distance ? t('，一步不多！', ', optimal!') : '';
  return shareText(t('华容道', 'Huarong Road'), date, score + note, formatHash({ daily: date }));
}

/**
 * The panel of the daily puzzle.
 * @param {(date: string) => void} play
 * @param {(message: string) => void} say shows a result
 * @returns {() => void} updates the panel
 */
export function createDailyPanel(play, say) {
  onClick({
    'play-daily': () => play(today()),
    'copy-daily': () => copyAndSay(dailyText(today()), say, t('成绩已复制', 'Result copied')),
  });
  return () => {
    const date = today();
    /** @type {DailyResult | null} */
    const result = dailyResult('huarongdao', date);
    const { distance } = dailyOptions(date);
    byId('daily-state').textContent = result
      ? t(`${date}：走出来了，${result.moves} 移步`, `${date}: solved in ${formatLength('move', result.moves)}`)
      : t(`${date}：${distance} 移步可以走出`, `${date}: ${formatLength('move', distance)} to the exit`);
    setEnabled('copy-daily', result !== null);
  };
}
