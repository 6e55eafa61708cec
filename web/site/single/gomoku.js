// 五子棋 in one file has the board, the opponent, and the controls of a game.
import { startGame, tell } from './page.js';
import '../../elements/gomoku/index.js';
import { oppositeOf } from '../../elements/gomoku/color.js';
import { byId, setEnabled, setLabel } from '../kernel/dom.js';
import { lineOf } from '../kernel/line.js';
import { t } from '../kernel/i18n.js';

/** @import { Color } from '../../elements/gomoku/color.js' */

/** @type {import('../../elements/gomoku/gomoku-board.js').GomokuBoard} */
const board = byId('board');
const [opponent, color, rule] = ['opponent', 'color', 'rule'].map((id) => /** @type {HTMLSelectElement} */ (byId(id)));

const isSearching = () => board.busy === 'think' || board.busy === 'hint';

/** @param {string} message */
function render(message) {
  const { aim, player, steps, total, turn } = board;
  byId('moves').textContent = String(steps);
  byId('status').textContent = message || board.status;
  byId('disc').dataset.color = turn ?? '';
  byId('disc').hidden = turn === null;
  byId('place').classList.toggle('primary', aim !== null);
  byId('again').classList.toggle('primary', turn === null);
  color.closest('label')?.toggleAttribute('hidden', opponent.value === 'none');
  setLabel('hint', isSearching() ? t('停下', 'Stop') : t('提示', 'Hint'));
  setEnabled('hint', turn !== null && (isSearching() || player !== 'computer'));
  setEnabled('again', total > 0);
  setEnabled('place', aim !== null);
}

/** Lets the computer, if there is one, play as it was chosen. */
function applyOpponent() {
  const isAlone = opponent.value === 'none';
  if (!isAlone) board.level = /** @type {typeof board.level} */ (opponent.value);
  board.opponent = isAlone ? null : oppositeOf(/** @type {Color} */ (color.value));
}

const applyRule = () => (board.rule = /** @type {typeof board.rule} */ (rule.value));

applyOpponent();
applyRule();
board.loaded.then(() => {
  const say = startGame(board, {
    render,
    isOver: () => board.turn === null,
    open({ line, steps }) {
      if (!line) return;
      const [moves, ahead] = [line.slice(0, steps), line.slice(steps)];
      board.restore({ moves, ahead, rule: board.rule, size: board.size, choices: [], setup: 0, helped: false });
    },
    save() {
      const line = lineOf(board);
      return { saved: line.length ? { line, steps: board.steps } : undefined };
    },
    clearsMessage: true,
    actions: {
      place: () => board.placeAim(),
      hint: () => (isSearching() ? board.stop() : board.hint()),
      again: () => board.restart(),
    },
  });
  for (const select of [opponent, color]) {
    select.addEventListener('change', () => {
      applyOpponent();
      say();
    });
  }
  rule.addEventListener('change', applyRule);
  for (const type of /** @type {const} */ (['refuse', 'hint'])) {
    board.addEventListener(type, ({ detail }) => say(detail?.text ?? ''));
  }
  board.addEventListener('aim', () => say());
  board.addEventListener('move', ({ detail }) => {
    tell('move', detail);
    queueMicrotask(() => board.verdict?.winner === 'draw' && tell('result', { winner: 'draw', by: null })); // not there yet
  });
  board.addEventListener('win', ({ detail: { winner, by } }) => tell('result', { winner, by }));
});
