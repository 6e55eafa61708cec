// Writes lengths in the three metrics of 华容道.
import { t } from '../../kernel/i18n.js';

/** @import { Metric } from '../../../api/types.js' */

/** @type {Record<Metric, string>} */
const units = { step: t('格步', 'step'), slide: t('滑步', 'slide'), move: t('移步', 'move') };

export const metrics = /** @type {Metric[]} */ (Object.keys(units));

/** @param {Metric} metric @param {number} count @returns {string} such as "81 移步" or "81 moves" */
export function formatLength(metric, count) {
  const unit = units[metric];
  return t(`${count} ${unit}`, `${count} ${unit}${count === 1 ? '' : 's'}`);
}
