// Names the result to beat in a race.
import { t } from '../../kernel/i18n.js';
import { formatSeconds } from '../../kernel/race.js';
import { formatLength } from './metrics.js';

/** @typedef {import('./address.js').ToBeat} ToBeat */

/** @param {ToBeat} result @returns {string} */
export const formatResult = ({ moves, time }) => [formatLength('move', moves), formatSeconds(time)].join(t('、', ', '));

/** @param {ToBeat} toBeat @returns {string} */
export const raceTitle = (toBeat) => t(`要赢过 ${formatResult(toBeat)}`, `To beat: ${formatResult(toBeat)}`);
