// 连连看 in one file: the board, what to deal, and the controls of a game.
import { options } from './language.js';
import '../../elements/lianliankan/index.js';
import { byId, onClick, setEnabled } from '../kernel/dom.js';
import { t } from '../kernel/i18n.js';
import { tell } from './page.js';
import { keep, kept } from './storage.js';

/** @import { Difficulty } from '../../api/types.js' */
/** @import { Skin } from '../../elements/lianliankan/tile-faces.js' */

/** @type {import('../../elements/lianliankan/lianliankan-board.js').LianliankanBoard} */
const board = byId('board');
/** @type {HTMLSelectElement} */
const size = byId('size');
/** @type {HTMLSelectElement} */
const difficulty = byId('difficulty');
/** @type {HTMLSelectElement} */
const skin = byId('skin');
let message = '';

/** What is selected; a board lies or stands as the window does. */
function selected() {
  const [short, long] = size.value.split('x').map(Number);
  const sides = innerWidth < innerHeight ? { rows: long, cols: short } : { rows: short, cols: long };
  return { ...sides, difficulty: /** @type {Difficulty} */ (difficulty.value) };
}

function render() {
  const { canUndo, clearable, remaining } = board;
  const isHopeless = remaining > 0 && clearable === 'unsolvable';
  byId('left').textContent = String(remaining / 2);
  byId('status').textContent = isHopeless
    ? t('已经消不完了：撤销，或重排', 'It can no longer be cleared: undo, or shuffle')
    : message;
  byId('status').classList.toggle('warning', isHopeless);
  byId('status').classList.toggle('over', remaining === 0);
  byId('again').classList.toggle('primary', remaining === 0);
  byId('hint').classList.toggle('primary', remaining > 0);
  setEnabled('undo', canUndo);
  for (const id of ['hint', 'shuffle']) setEnabled(id, remaining > 0);
}

/** @param {string} text */
function say(text) {
  message = text;
  render();
}
const sayNothing = () => say('');

async function deal() {
  say(t('正在发牌……', 'Dealing…'));
  if (await board.deal(selected())) sayNothing();
}

/** Goes on with the game that was left. */
function resume() {
  const { board: tiles, line } = kept.saved ?? {};
  if (!tiles) return;
  try {
    board.open(tiles, { moves: line });
  } catch {
    // What was kept is no game.
  }
}

for (const [name, value] of Object.entries(selected())) board.setAttribute(name, String(value));
const seed = options.get('seed') ?? '';
if (/^\d{1,10}$/.test(seed) && Number(seed) < 2 ** 32) board.setAttribute('seed', seed);
board.skin = /** @type {Skin} */ (skin.value);
board.loaded.then(() => {
  resume();
  for (const select of [size, difficulty]) select.addEventListener('change', deal);
  skin.addEventListener('change', () => (board.skin = /** @type {Skin} */ (skin.value)));
  onClick({
    undo: () => board.undo(),
    shuffle() {
      const isDone = board.shuffle();
      say(isDone ? '' : t('没有找到能消完的排法：请撤销', 'Found no shuffle that can be cleared: undo'));
    },
    hint: () => board.hint(),
    again: deal,
  });
  board.addEventListener('change', () => {
    render();
    if (board.playback.playing) return;
    const { board: tiles, moves: line } = board.snapshot();
    keep({ saved: board.remaining > 0 && board.canUndo ? { board: tiles, line } : undefined });
  });
  board.addEventListener('match', ({ detail: { pair } }) => {
    sayNothing();
    tell('move', { pair });
  });
  board.addEventListener('cancel', sayNothing);
  board.addEventListener('refuse', ({ detail }) => {
    const turns = detail.reason === 'turns' ? detail.turns : 0;
    if (detail.reason === 'different') say(t('图案不同', 'Not a match'));
    else if (turns === 0) say(t('连不上：路全被挡住了', 'No way: every path is blocked'));
    else say(t(`连不上：要拐 ${turns} 次弯`, `No way: that takes ${turns} turns`));
  });
  board.addEventListener('win', ({ detail: { demonstrated, helped } }) => {
    say(t('全部消除', 'All clear'));
    tell('result', { demonstrated, helped, shuffles: board.shuffles });
  });
  render();
  if (board.remaining > 0) tell('ready');
  else board.addEventListener('change', () => tell('ready'), { once: true }); // the worker is still dealing
});
