// 连连看 in one file has the board, the choice of what to deal, and the controls of a game.
import { options, startGame, tell } from './page.js';
import '../../elements/lianliankan/index.js';
import { byId, setEnabled } from '../kernel/dom.js';
import { t } from '../kernel/i18n.js';

/** @import { Difficulty } from '../../api/types.js' */
/** @import { Skin } from '../../elements/lianliankan/tile-faces.js' */

/** @type {import('../../elements/lianliankan/lianliankan-board.js').LianliankanBoard} */
const board = byId('board');
const [size, difficulty, skin] = ['size', 'difficulty', 'skin'].map(
  (id) => /** @type {HTMLSelectElement} */ (byId(id)),
);

/** Reads the selects; a board lies or stands as the window does. */
function selected() {
  const [short, long] = size.value.split('x').map(Number);
  const sides = innerWidth < innerHeight ? { rows: long, cols: short } : { rows: short, cols: long };
  return { ...sides, difficulty: /** @type {Difficulty} */ (difficulty.value) };
}

/** @param {string} message */
function render(message) {
  const { clearable, remaining } = board;
  const isHopeless = remaining > 0 && clearable === 'unsolvable';
  byId('left').textContent = String(remaining / 2);
  byId('status').textContent = isHopeless
    ? t('已经消不完了：撤销，或重排', 'It can no longer be cleared: undo, or shuffle')
    : message;
  byId('status').classList.toggle('warning', isHopeless);
  byId('again').classList.toggle('primary', remaining === 0);
  byId('hint').classList.toggle('primary', remaining > 0);
  for (const id of ['hint', 'shuffle']) setEnabled(id, remaining > 0);
}

for (const [name, value] of Object.entries(selected())) board.setAttribute(name, String(value));
const seed = options.get('seed') ?? '';
if (/^\d{1,10}$/.test(seed) && Number(seed) < 2 ** 32) board.setAttribute('seed', seed);
board.skin = /** @type {Skin} */ (skin.value);
board.loaded.then(() => {
  async function deal() {
    say(t('正在发牌……', 'Dealing…'));
    if (await board.deal(selected())) say('');
  }

  const say = startGame(board, {
    render,
    isOver: () => board.remaining === 0,
    isDealing: () => board.remaining === 0, // in the worker
    open({ board: tiles, line }) {
      if (tiles) board.open(tiles, { moves: line });
    },
    save() {
      const { board: tiles, moves: line } = board.snapshot();
      return { saved: board.remaining > 0 && board.canUndo ? { board: tiles, line } : undefined };
    },
    actions: {
      shuffle() {
        const isDone = board.shuffle();
        say(isDone ? '' : t('没找到能消完的排法，请撤销', 'Found no shuffle that can be cleared: undo'));
      },
      hint: () => board.hint(),
      again: deal,
    },
  });
  for (const select of [size, difficulty]) select.addEventListener('change', deal);
  skin.addEventListener('change', () => (board.skin = /** @type {Skin} */ (skin.value)));
  board.addEventListener('match', ({ detail: { pair } }) => {
    say('');
    tell('move', { pair });
  });
  board.addEventListener('cancel', () => say(''));
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
});
