// Keeps and describes the result of the daily puzzle.
import { saveDailyResult } from '../../kernel/daily.js';
import { t } from '../../kernel/i18n.js';
import { drawStars } from '../../kernel/stars.js';
import { dailyOptions } from './daily.js';
import { starsOf } from './level-groups.js';
import { formatLength } from './metrics.js';

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

/** The texts of the panel. @type {import('../../kernel/daily.js').Daily<DailyResult>} */
export const daily = {
  game: 'huarongdao',
  name: t('华容道', 'Huarong Road'),
  describe(date) {
    const { distance } = dailyOptions(date);
    return t(`${distance} 移步可以走出`, `${formatLength('move', distance)} to the exit`);
  },
  score({ moves, helped }, date) {
    const { distance } = dailyOptions(date);
    const score = t(`${moves} 移步，最少 ${distance}`, `${formatLength('move', moves)}, best ${distance}`);
    return (
      score + (helped ? t('（用过提示）', ' (with hints)') : moves === distance ? t('，一步不多', ', optimal') : '')
    );
  },
  symbols: ({ moves, helped }, date) => drawStars(helped ? 0 : starsOf(moves, dailyOptions(date).distance)),
};
