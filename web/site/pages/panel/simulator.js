// The trials of the three games share the sandbox, the submitted code and the verdict on show.
import { Runner } from '../../../panel/simulator/runner.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** @typedef {'connect' | 'huarong-road' | 'judge-win'} Game */
/** @import { Verdict } from '../../../panel/simulator/verdict.js' */
/** A verdict, or a message that is neither right nor wrong. @typedef {Omit<Verdict, 'right'> & { right: boolean | null }} Message */
/** A game whose board is ready. @typedef {{ judge(): Promise<Verdict> }} Trial */

export const runner = new Runner(/** @type {HTMLIFrameElement} */ (byId('sandbox')));
/** The code last run for each game; empty if it failed. @type {Record<Game, string>} */
export const submitted = { connect: '', 'huarong-road': '', 'judge-win': '' };

/** @param {Message | null} message */
export function setVerdict(message) {
  byId('verdict').textContent = message ? t(message.zh, message.en) : '';
  byId('verdict').dataset.right = String(message?.right ?? '');
}

/** @param {boolean | null} right @param {string} zh @param {string} en */
export const setMessage = (right, zh, en) => setVerdict({ right, zh, en });

/**
 * Code that failed is not asked again when the board changes.
 * @param {Game} name
 * @param {import('../../../panel/simulator/sandbox.js').Outcome} outcome
 * @param {Verdict} failed
 */
export function discard(name, { status }, failed) {
  if (status !== 'stopped') submitted[name] = '';
  return failed;
}

/** The 华容道 position to solve. */
export const level = /** @type {HTMLSelectElement} */ (byId('level'));

/** @param {import('../../../elements/huarong/engine.js').Engine} engine */
export const chosenBoard = ({ huarong: { levels } }) => (levels[level.selectedIndex] ?? levels[0]).board;
