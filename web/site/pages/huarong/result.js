// The result of a won game: its line on the board's notice, and the text to share.
import { shareText } from '../../shared/daily.js';
import { byId } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { formatTime } from '../../shared/stopwatch.js';
import { formatLength, metrics } from './metrics.js';

/** @typedef {import('../../../api/types.js').Lengths} Lengths */
/** @typedef {import('../../../api/types.js').Metric} Metric */

/**
 * @typedef {object} Result
 * @property {string} title of the puzzle
 * @property {number} time in milliseconds
 * @property {Lengths} lengths
 * @property {Lengths | null | undefined} fewest possible, if known
 * @property {Lengths | undefined} best of all games without hints, including this one
 * @property {boolean} helped
 * @property {Metric} metric that is displayed
 */

/** @param {Result} result @param {boolean} demonstrated did a playback reach the exit? Then there is no result. */
export function showResult({ time, best, helped, metric }, demonstrated) {
  byId('copy-result').hidden = demonstrated;
  byId('result').hidden = demonstrated;
  if (demonstrated) return;
  const parts = [t(`用时 ${formatTime(time)}`, `Time ${formatTime(time)}`)];
  if (helped) parts.push(t('用了提示', 'with hints'));
  if (best) parts.push(t(`最好 ${formatLength(metric, best[metric])}`, `best ${formatLength(metric, best[metric])}`));
  byId('result').textContent = parts.join(t('，', ', '));
}

/** @param {Result} result @returns {Promise<void>} when it is on the clipboard */
export function copyResult({ title, time, lengths, fewest, helped }) {
  const counts = metrics.map(
    (metric) =>
      formatLength(metric, lengths[metric]) +
      (fewest ? t(`（最少 ${fewest[metric]}）`, ` (fewest ${fewest[metric]})`) : ''),
  );
  const score = [...counts, formatTime(time)].join(t('，', ', ')) + (helped ? t('（用了提示）', ' (with hints)') : '');
  return navigator.clipboard.writeText(
    shareText(t('华容道', 'Huarong Road'), title, score, location.search + location.hash),
  );
}
