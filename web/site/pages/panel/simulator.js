// The trials of the three games share the sandbox, the submitted code and the verdict on show.
import { callsScript } from '../../../panel/simulator/calls.js';
import { explainFailure, withoutTypes } from '../../../panel/simulator/dialects.js';
import { readOutcome } from '../../../panel/simulator/outcome.js';
import { createBench } from '../../kernel/bench.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** @typedef {'connect' | 'huarong-road' | 'judge-win'} Game */
/** @import { Calls, Outcome } from '../../../panel/simulator/calls.js' */
/** @import { Exercise } from '../../../panel/simulator/exercises.js' */
/** @import { Verdict } from '../../../panel/simulator/verdict.js' */
/** A verdict, or a message that is neither right nor wrong. @typedef {Omit<Verdict, 'right'> & { right: boolean | null }} Message */
/**
 * A game whose board is ready.
 * @typedef {object} Trial
 * @property {() => Promise<Verdict>} judge checks the submitted function
 * @property {() => Promise<void>} trace shows what it does
 * @property {() => void} clearTrace
 * @property {(exercise: Exercise, call: number) => void} show puts an exercise on the board
 * @property {any} qiju the functions that grade it
 */

export const { code, runScript, showVerdict, stopScript } = createBench();

/** How each function is called. @type {Record<Game, string>} */
export const signatures = {
  connect: 'connect(board, row1, col1, row2, col2)',
  'huarong-road': 'solveHuarongRoad(gameHandler)',
  'judge-win': 'judgeWin(pieces)',
};

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
 * @param {Verdict} why
 */
export function discard(name, { status }, why) {
  if (status !== 'stopped') submitted[name] = '';
  return why;
}

/** The 华容道 position to solve. */
export const level = /** @type {HTMLSelectElement} */ (byId('level'));

/** @param {import('../../../elements/huarong/engine.js').Engine} engine */
export const chosenBoard = ({ huarong: { levels } }) => (levels[level.selectedIndex] ?? levels[0]).board;
