// The trials of the three games share the sandbox, the submitted code and the verdict on show.
import { createBench } from '../../kernel/bench.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';

/** @typedef {'connect' | 'huarong-road' | 'judge-win'} Game */
/** @import { Exercise } from '../../../panel/simulator/exercises.js' */
/** @import { Verdict } from '../../../panel/simulator/verdict.js' */
/** A verdict, or a message that is neither right nor wrong. @typedef {Omit<Verdict, 'right'> & { right: boolean | null }} Message */
/**
 * A game whose board is ready.
 * @typedef {object} Trial
 * @property {() => Promise<Verdict>} judge checks the submitted function
 * @property {(isWanted?: () => boolean) => Promise<void>} trace shows what it does, if that is still wanted once its part is loaded
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

/** The code last run for each game; empty if it failed. @type {Record<Game, string>} */
export const submitted = { connect: '', 'huarong-road': '', 'judge-win': '' };

/** @param {Message | null} message */
export const setVerdict = (message) => showVerdict(message ? t(message.zh, message.en) : '', message?.right);

/** @param {boolean | null} right @param {string} zh @param {string} en */
export const setMessage = (right, zh, en) => setVerdict({ right, zh, en });

/** The 华容道 position to solve. */
export const level = /** @type {HTMLSelectElement} */ (byId('level'));

/** @param {import('../../../elements/huarong/engine.js').Engine} engine */
export const chosenBoard = ({ huarong: { levels } }) => (levels[level.selectedIndex] ?? levels[0]).board;
