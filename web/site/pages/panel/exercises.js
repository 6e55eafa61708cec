// The exercises of the chosen game: the submitted function is run on five boards, and hints are given one after another.
import { exercises, hints } from '../../../panel/simulator/exercises.js';
import { grade } from '../../../panel/simulator/grading.js';
import { createElement, byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { samples } from './samples.js';
import { submitted } from './simulator.js';
import { callPasted, failed } from './submission.js';

/** @import { Game, Trial } from './simulator.js' */
/** @typedef {import('../../../panel/simulator/verdict.js').Verdict & { call?: number }} Result */

/** @param {Game} game */
const keyOf = (game) => `panel.passed.${game}`;
/** @param {Game} game @returns {number} the exercises that have been passed, as bits */
const readPassed = (game) => getItem(keyOf(game)) ?? 0;

/** @param {number} bits @param {number} index */
const has = (bits, index) => (bits & (1 << index)) > 0;

/**
 * @param {object} page
 * @param {() => Game} page.chosen
 * @param {(game: Game) => Promise<Trial | undefined>} page.open loads the board of a game
 * @param {() => void} page.submit takes the code in the textarea
 * @returns {() => void} updates the exercises when another game has been chosen
 */
export function createExercises({ chosen, open, submit }) {
  /** The results of the last check, by game. @type {Partial<Record<Game, (Result | undefined)[]>>} */
  const results = {};
  /** @type {Partial<Record<Game, number>>} */
  const hintsShown = {};
  const check = /** @type {HTMLButtonElement} */ (byId('check'));
  const hint = /** @type {HTMLButtonElement} */ (byId('hint'));

  /** @param {Game} game @param {number} index */
  async function show(game, index) {
    const trial = await open(game);
    if (game === chosen()) trial?.show(exercises[game][index], results[game]?.[index]?.call ?? 0);
  }

  function update() {
    const game = chosen();
    const passed = readPassed(game);
    const count = exercises[game].filter((_, index) => has(passed, index)).length;
    byId('exercises-about').textContent = t(
      `五道题，从易到难，检查代码框里的函数。已通过 ${count} / 5。`,
      `Five exercises, from easy to nasty, for the function in the field. Passed: ${count} of 5.`,
    );
    byId('exercises').replaceChildren(
      ...exercises[game].map(({ zh, en }, index) => {
        const result = results[game]?.[index];
        const state = result ? result.right : has(passed, index) ? true : null;
        const text = result
          ? t(result.zh, result.en)
          : has(passed, index)
            ? t('通过', 'passed')
            : t('还没做', 'not yet');
        const title = t(zh, en);
        const label = t(`在棋盘上看第 ${index + 1} 题`, `Show exercise ${index + 1} on the board`);
        const button = createElement(
          'button',
          { class: 'button small', 'aria-label': label, click: () => show(game, index) },
          t('看棋盘', 'Board'),
        );
        const words = createElement('span', { class: 'verdict', 'data-right': String(state ?? '') }, text);
        return createElement(
          'li',
          {},
          createElement('p', { class: 'row' }, createElement('b', {}, title), button),
          words,
        );
      }),
    );
    const shown = hintsShown[game] ?? 0;
    byId('hints').hidden = shown === 0;
    byId('hints').replaceChildren(
      ...hints[game].slice(0, shown).map(({ zh, en }) => createElement('li', {}, t(zh, en))),
    );
    hint.textContent = t(`提示 ${shown} / 3`, `Hint ${shown} of 3`);
    hint.setAttribute('aria-disabled', String(shown === hints[game].length));
    /** @type {Element} */ (byId('solution').querySelector('pre')).textContent = samples[game];
  }

  async function checkAll() {
    const game = chosen();
    const trial = await open(game);
    if (!trial) return;
    submit();
    const code = submitted[game];
    /** @type {Result[]} */
    const found = (results[game] = []);
    check.disabled = true;
    for (const exercise of exercises[game]) {
      submitted[game] = code; // a failure on the board may have discarded it
      const outcome = await callPasted(game, { calls: exercise.calls, board: exercise.board ?? null });
      if (game !== chosen()) break;
      found.push(failed(game, outcome) ?? grade(trial.qiju, exercise, outcome));
      update();
      if (outcome.status === 'stopped' || outcome.status === 'missing') break;
    }
    check.disabled = false;
    setItem(
      keyOf(game),
      found.reduce((bits, { right }, index) => bits | (Number(right) << index), readPassed(game)),
    );
    const wrong = found.findIndex(({ right }) => !right);
    const n = wrong + 1;
    byId('exercises-said').textContent =
      wrong < 0
        ? t('五题全对', 'All five are right')
        : t(`第 ${n} 题：${found[wrong].zh}`, `Exercise ${n}: ${found[wrong].en}`);
    if (game !== chosen()) return;
    update();
    if (wrong >= 0) await show(game, wrong);
  }

  check.addEventListener('click', checkAll);
  hint.addEventListener('click', () => {
    const game = chosen();
    hintsShown[game] = Math.min((hintsShown[game] ?? 0) + 1, hints[game].length);
    update();
    byId('exercises-said').textContent = byId('hints').lastElementChild?.textContent ?? '';
  });
  return update;
}
