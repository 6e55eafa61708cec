// 五子棋 in one file: the board, the opponent, and the controls of a game.
import './language.js';
import '../../elements/gomoku/index.js';
import { oppositeOf } from '../../elements/gomoku/color.js';
import { byId, onClick, setEnabled, setLabel } from '../kernel/dom.js';
import { lineOf } from '../kernel/line.js';
import { t } from '../kernel/i18n.js';
import { tell } from './page.js';
import { keep, kept } from './storage.js';

/** @import { Color } from '../../elements/gomoku/color.js' */

/** @type {import('../../elements/gomoku/gomoku-board.js').GomokuBoard} */
const board = byId('board');
/** @type {HTMLSelectElement} */
const opponent = byId('opponent');
/** @type {HTMLSelectElement} */
const color = byId('color');
/** @type {HTMLSelectElement} */
const rule = byId('rule');
/** Instead of the status of the game, until it changes. @type {string | null} */
let message = null;

const isSearching = () => board.busy === 'think' || board.busy === 'hint';

function render() {
  const { aim, canUndo, player, steps, total, turn } = board;
  byId('moves').textContent = String(steps);
  byId('status').textContent = message ?? board.status;
  byId('status').classList.toggle('over', turn === null);
  byId('disc').dataset.color = turn ?? '';
  byId('disc').hidden = turn === null;
  byId('place').classList.toggle('primary', aim !== null);
  byId('again').classList.toggle('primary', turn === null);
  byId('color')
    .closest('label')
    ?.toggleAttribute('hidden', opponent.value === 'none');
  setLabel('hint', isSearching() ? t('停下', 'Stop') : t('提示', 'Hint'));
  setEnabled('hint', turn !== null && (isSearching() || player !== 'computer'));
  setEnabled('undo', canUndo);
  setEnabled('again', total > 0);
  setEnabled('place', aim !== null);
}

/** Lets the computer, if there is one, play as it was chosen. */
function applyOpponent() {
  const isAlone = opponent.value === 'none';
  if (!isAlone) board.level = /** @type {typeof board.level} */ (opponent.value);
  board.opponent = isAlone ? null : oppositeOf(/** @type {Color} */ (color.value));
}

/** Goes on with the game that was left. */
function resume() {
  const { line, steps } = kept.saved ?? {};
  if (!line) return;
  try {
    board.restore({
      moves: line.slice(0, steps),
      ahead: line.slice(steps),
      rule: board.rule,
      size: board.size,
      choices: [],
      setup: 0,
      helped: false,
    });
  } catch {
    // What was kept is no game.
  }
}

applyOpponent();
board.rule = /** @type {typeof board.rule} */ (rule.value);
board.loaded.then(() => {
  resume();
  for (const select of [opponent, color]) {
    select.addEventListener('change', () => {
      applyOpponent();
      render();
    });
  }
  rule.addEventListener('change', () => (board.rule = /** @type {typeof board.rule} */ (rule.value)));
  onClick({
    place: () => board.placeAim(),
    undo: () => board.undo(),
    hint: () => (isSearching() ? board.stop() : board.hint()),
    again: () => board.restart(),
  });
  board.addEventListener('change', () => {
    message = null;
    render();
    const { steps } = board;
    const line = lineOf(board);
    if (!board.playback.playing) keep({ saved: line.length ? { line, steps } : undefined });
  });
  for (const type of /** @type {const} */ (['refuse', 'hint'])) {
    board.addEventListener(type, ({ detail }) => {
      message = detail?.text ?? null;
      render();
    });
  }
  board.addEventListener('aim', render);
  board.addEventListener('move', ({ detail }) => {
    tell('move', detail);
    queueMicrotask(() => board.verdict?.winner === 'draw' && tell('result', { winner: 'draw', by: null })); // not there yet
  });
  board.addEventListener('win', ({ detail: { winner, by } }) => tell('result', { winner, by }));
  render();
  tell('ready');
});
