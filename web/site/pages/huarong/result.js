// What the card of a won game says beside its count, and what to show of it to others.
import { clockText } from '../../shared/clock.js';
import { resultText } from '../../shared/daily.js';
import { byId, say } from '../../shared/shell.js';
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
  const told = [say(`用时 ${clockText(time)}`, `Time ${clockText(time)}`)];
  if (helped) told.push(say('用了提示', 'with help'));
  if (best) told.push(say(`最好 ${metricName(metric, best[metric])}`, `best ${metricName(metric, best[metric])}`));
  byId('result').textContent = told.join(say('，', ', '));
}

/** @param {Result} result @returns {Promise<void>} puts it on the clipboard */
export function copyResult({ name, time, made, fewest, helped }) {
  const counts = metrics.map(
    (metric) =>
      metricName(metric, made[metric]) +
      (fewest ? say(`（最少 ${fewest[metric]}）`, ` (fewest ${fewest[metric]})`) : ''),
  );
  const score =
    [...counts, clockText(time)].join(say('，', ', ')) + (helped ? say('（用了提示）', ' (with help)') : '');
  return navigator.clipboard.writeText(
    resultText(say('华容道', 'Huarong Road'), name, score, location.search + location.hash),
  );
}
