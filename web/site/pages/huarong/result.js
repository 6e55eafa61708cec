// What the card of a won game says beside its count, and what to show of it to others.
import { shareText } from '../../shared/daily.js';
import { byId } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { formatTime } from '../../shared/stopwatch.js';
import { metricName, metrics } from './metrics.js';

/** @typedef {import('../../../api/types.js').Lengths} Lengths */
/** @typedef {import('../../../api/types.js').Metric} Metric */

/**
 * @typedef {object} Result
 * @property {string} name of the game
 * @property {number} time in milliseconds
 * @property {Lengths} made
 * @property {Lengths | null | undefined} fewest
 * @property {Lengths | undefined} best of all games without help, this one among them
 * @property {boolean} helped
 * @property {Metric} metric that is counted in
 */

/** @param {Result} result */
export function showResult({ time, best, helped, metric }) {
  const told = [t(`用时 ${formatTime(time)}`, `Time ${formatTime(time)}`)];
  if (helped) told.push(t('用了提示', 'with help'));
  if (best) told.push(t(`最好 ${metricName(metric, best[metric])}`, `best ${metricName(metric, best[metric])}`));
  byId('result').textContent = told.join(t('，', ', '));
}

/** @param {Result} result @returns {Promise<void>} puts it on the clipboard */
export function copyResult({ name, time, made, fewest, helped }) {
  const counts = metrics.map(
    (metric) =>
      metricName(metric, made[metric]) + (fewest ? t(`（最少 ${fewest[metric]}）`, ` (fewest ${fewest[metric]})`) : ''),
  );
  const score = [...counts, formatTime(time)].join(t('，', ', ')) + (helped ? t('（用了提示）', ' (with help)') : '');
  return navigator.clipboard.writeText(
    shareText(t('华容道', 'Huarong Road'), name, score, location.search + location.hash),
  );
}
