// The trials of the three games share the sandbox, the submitted code and the verdict on show.
import { callsScript } from '../../../panel/simulator/calls.js';
import { createBench } from '../../kernel/bench.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** @typedef {'connect' | 'huarong-road' | 'judge-win'} Game */
/** @import { Calls, Outcome } from '../../../panel/simulator/calls.js' */
/** @import { Verdict } from '../../../panel/simulator/verdict.js' */
/** A verdict, or a message that is neither right nor wrong. @typedef {Omit<Verdict, 'right'> & { right: boolean | null }} Message */
/** A game whose board is ready. @typedef {{ judge(): Promise<Verdict> }} Trial */

export const { code, runScript, showVerdict, stopScript } = createBench();

/**
 * Calls a pasted function in the sandbox; code that is still running is stopped.
 * @param {Pick<Calls, 'code' | 'name'> & Partial<Calls>} task
 * @returns {Promise<Outcome>}
 */
export async function callPasted(task) {
  const outcome = await runScript(callsScript, { calls: [], board: null, ...task });
  return { results: [], moves: [], ...outcome };
}

/** The code last run for each game; empty if it failed. @type {Record<Game, string>} */
export const submitted = { connect: '', 'huarong-road': '', 'judge-win': '' };

/** @param {Message | null} message */
export const setVerdict = (message) => showVerdict(message ? t(message.zh, message.en) : '', message?.right);

/** @param {boolean | null} right @param {string} zh @param {string} en */
export const setMessage = (right, zh, en) => setVerdict({ right, zh, en });

/**
 * Code that failed is not asked again when the board changes.
 * @param {Game} name
 * @param {Outcome} outcome
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
