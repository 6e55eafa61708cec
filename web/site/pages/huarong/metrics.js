// What is counted in 华容道, in words.
import { t } from '../../shared/i18n.js';

/** @typedef {import('../../../api/types.js').Metric} Metric */

/** @type {Record<Metric, [zh: string, en: string]>} */
const names = { step: ['格步', 'step'], slide: ['滑步', 'slide'], move: ['移步', 'move'] };

export const metrics = /** @type {Metric[]} */ (Object.keys(names));

/** @param {Metric} metric @param {number} count @returns {string} such as 81 移步 */
export function metricName(metric, count) {
  const [zh, en] = names[metric];
  return t(`${count} ${zh}`, `${count} ${en}${count === 1 ? '' : 's'}`);
}
