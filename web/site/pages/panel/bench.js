// What the trials of the three games share: the code that plays, the sandbox that it runs in, and the verdict.
import { Runner } from '../../../panel/simulator/runner.js';
import { byId } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';

/** @typedef {'connect' | 'huarong-road' | 'judge-win'} Game */
/** @typedef {import('../../../panel/simulator/verdict.js').Verdict} Verdict */
/** A verdict, or news that are neither right nor wrong. @typedef {Omit<Verdict, 'right'> & { right: boolean | null }} Notice */
/** A game's board is on show and can be played. @typedef {{ qiju: import('../../../api/qiju.js').Qiju, judge(): Promise<Verdict> }} Trial */

export const runner = new Runner(/** @type {HTMLIFrameElement} */ (byId('sandbox')));
/** The code that plays on the boards: the one that was run last, unless it failed. @type {Record<Game, string>} */
export const playing = { connect: '', 'huarong-road': '', 'judge-win': '' };

/** @type {Notice | null} */
let notice = null;

function showVerdict() {
  byId('verdict').textContent = notice ? t(notice.zh, notice.en) : '';
  byId('verdict').dataset.right = String(notice?.right ?? '');
}
onLanguageChange(showVerdict);

/** @param {Notice | null} next */
export function setVerdict(next) {
  notice = next;
  showVerdict();
}

/** @param {boolean | null} right @param {string} zh @param {string} en */
export const tell = (right, zh, en) => setVerdict({ right, zh, en });

/**
 * Code that failed does not play on.
 * @param {Game} name
 * @param {import('../../../panel/simulator/sandbox.js').Outcome} outcome
 * @param {Verdict} failed
 */
export function forget(name, { status }, failed) {
  if (status !== 'stopped') playing[name] = '';
  return failed;
}
