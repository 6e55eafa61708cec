// The three metrics of 华容道, as text.
import { t } from '../../kernel/i18n.js';
// Imported for the bundle: what two modules need in the same places is in one chunk.
import './thumbnail.js';

/** @typedef {import('../../../api/types.js').Metric} Metric */

/** @type {Record<Metric, [zh: string, en: string]>} */
const units = { step: ['格步', 'step'], slide: ['滑步', 'slide'], move: ['移步', 'move'] };

export const metrics = /** @type {Metric[]} */ (Object.keys(units));

/** @param {Metric} metric @param {number} count @returns {string} such as "81 移步" or "81 moves" */
export function formatLength(metric, count) {
  const [zh, en] = units[metric];
  return t(`${count} ${zh}`, `${count} ${en}${count === 1 ? '' : 's'}`);
}
