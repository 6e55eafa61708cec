// Which 华容道 position is tried.
import { byId } from '../../shared/dom.js';

export const level = /** @type {HTMLSelectElement} */ (byId('level'));

/** @param {import('../../../api/qiju.js').Qiju} qiju */
export const chosenBoard = ({ huarong: { levels } }) => (levels[level.selectedIndex] ?? levels[0]).board;
