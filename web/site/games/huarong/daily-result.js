// Keeps and describes the result of the daily puzzle.
import { dailyResult, saveDailyResult, shareText } from '../../kernel/daily.js';
import { t } from '../../kernel/i18n.js';
import { dailyOptions } from './daily.js';
import { formatLength } from './metrics.js';
import { formatHash } from './address.js';

/** @import { Lengths } from '../../../api/types.js' */
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
  const score = t(`${moves} 移步，最少 ${distance}`, `${formatLength('move', moves)}, best ${distance}`);
  const note = helped ? t('（用过提示）', ' (with hints)') : moves === distance ? t('，一步不多！', ', optimal!') : '';
  return shareText(t('华容道', 'Huarong Road'), date, score + note, formatHash({ daily: date }));
}

/** The texts of the panel. */
export const daily = {
  game: /** @type {const} */ ('huarongdao'),
  describe(/** @type {string} */ date) {
    const { distance } = dailyOptions(date);
    return t(`${distance} 移步可以走出`, `${formatLength('move', distance)} to the exit`);
  },
  score: (/** @type {DailyResult} */ { moves }) =>
    t(`走出来了，${moves} 移步`, `solved in ${formatLength('move', moves)}`),
  text: dailyText,
};
