// A puzzle a day, made from its date alone, and what to show of it to others.
import { dailyResult, saveDailyResult, seedOf, shareText, today, weekdayOf } from '../../shared/daily.js';
import { byId, onClick, setEnabled } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { writeAddress } from './address.js';
import { metricName } from './metrics.js';

/** @typedef {import('../../../api/types.js').GenerateOptions} GenerateOptions */
/** @typedef {import('../../../api/types.js').Lengths} Lengths */

/** What stands beside Cao Cao, and how many moves from the exit, from Sunday to Saturday. */
const week = [
  { horizontals: 2, verticals: 3, soldiers: 4, distance: 80 },
  { horizontals: 1, verticals: 4, soldiers: 4, distance: 15 },
  { horizontals: 2, verticals: 3, soldiers: 4, distance: 20 },
  { horizontals: 3, verticals: 2, soldiers: 4, distance: 28 },
  { horizontals: 2, verticals: 2, soldiers: 6, distance: 36 },
  { horizontals: 4, verticals: 1, soldiers: 4, distance: 45 },
  { horizontals: 1, verticals: 3, soldiers: 6, distance: 56 },
];

/** @param {string} date @returns {GenerateOptions & { distance: number }} */
export const dailyOf = (date) => ({ ...week[weekdayOf(date)], metric: 'move', seed: seedOf(date) });

/** @param {string} date */
export const dailyName = (date) => t(`每日一题 · ${date}`, `Daily puzzle · ${date}`);

/** @typedef {{ moves: number, helped: boolean }} Result */

/** @param {string} date @param {Lengths} made @param {boolean} helped */
export const keepDaily = (date, { move }, helped) =>
  saveDailyResult('huarongdao', date, { moves: move, helped }, (a, b) =>
    a.helped === b.helped ? a.moves < b.moves : b.helped,
  );

/** @param {string} date @returns {string} what to show to others */
function text(date) {
  const { moves, helped } = /** @type {Result} */ (dailyResult('huarongdao', date));
  const { distance } = dailyOf(date);
  const score = t(`${moves} 移步，最少 ${distance}`, `${metricName('move', moves)}, fewest ${distance}`);
  const note = helped
    ? t('（用了提示）', ' (with help)')
    : moves === distance
      ? t('，一步不多！', ', not one too many!')
      : '';
  return shareText(t('华容道', 'Huarong Road'), date, score + note, writeAddress({ daily: date }));
}

/** @param {string} date @returns {Promise<void>} puts the result on the clipboard */
export const copyDaily = (date) => navigator.clipboard.writeText(text(date));

/**
 * @param {(date: string) => void} play
 * @param {() => void} copied
 * @returns {() => void} brings the panel up to date
 */
export function createDaily(play, copied) {
  onClick({
    'play-daily': () => play(today()),
    'copy-daily': () => copyDaily(today()).then(copied),
  });
  return () => {
    /** @type {Result | null} */
    const result = dailyResult('huarongdao', today());
    byId('daily-state').textContent = result
      ? t(`${today()}：走出来了，${result.moves} 移步`, `${today()}: solved in ${metricName('move', result.moves)}`)
      : t(
          `${today()}：${dailyOf(today()).distance} 移步可以走出`,
          `${today()}: ${dailyOf(today()).distance} moves to the exit`,
        );
    setEnabled('copy-daily', result !== null);
  };
}
