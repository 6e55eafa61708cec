// Runs the submitted function, and says why it has no result. It is loaded with the first board.
import { callsScript } from '../../../panel/simulator/calls.js';
import { explainFailure, withoutTypes } from '../../../panel/simulator/dialects.js';
import { readOutcome } from '../../../panel/simulator/outcome.js';
import { runScript, signatures, submitted } from './simulator.js';

/** @import { Calls, Outcome } from '../../../panel/simulator/calls.js' */
/** @import { Verdict } from '../../../panel/simulator/verdict.js' */
/** @import { Game } from './simulator.js' */

/**
 * Calls the submitted function in the sandbox; code that is still running is stopped.
 * @param {Game} game
 * @param {Partial<Calls>} task
 * @returns {Promise<Outcome>}
 */
export async function callPasted(game, task) {
  const text = submitted[game];
  const [name] = signatures[game].split('(');
  const input = { calls: [], board: null, ...task, code: text, spare: withoutTypes(text), name };
  return readOutcome(await runScript(callsScript, input));
}

/** @param {Game} game @param {Outcome} outcome @returns {Verdict | null} why there is no result; null if there is one */
export const failed = (game, outcome) => explainFailure(outcome, submitted[game], signatures[game]);

/**
 * Code that failed is not asked again when the board changes.
 * @param {Game} name
 * @param {Outcome} outcome
 * @param {Verdict} why
 */
export function discard(name, { status }, why) {
  if (status !== 'stopped') submitted[name] = '';
  return why;
}
