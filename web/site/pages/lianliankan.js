import '../../elements/lianliankan.js';
import { byId, onLanguage, recall, remember, say } from '../shell.js';

const board = /** @type {import('../../elements/lianliankan-board.js').LianliankanBoard} */ (byId('board'));
const size = /** @type {HTMLSelectElement} */ (byId('size'));

/** The moment the first pair went, and the last; null before. @type {number | null} */
let began = null;
/** @type {number | null} */
let ended = null;
let hinted = false;
/** @type {() => string} */
let status = () => '';

size.value = recall('lianliankan.size') ?? '8x10';
if (!size.value) size.value = '8x10';

/** A tall screen gets the board on its side, so that tiles stay big enough for a finger. */
function sides() {
  const [short, long] = size.value.split('x').map(Number);
  return innerWidth < innerHeight && innerWidth < 620 ? { rows: long, cols: short } : { rows: short, cols: long };
}

/** @param {number} milliseconds */
function clock(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const elapsed = () => (began === null ? 0 : (ended ?? Date.now()) - began);

function show() {
  byId('left').textContent = String(board.left);
  byId('pairs').textContent = String(board.pairs.length);
  byId('time').textContent = clock(elapsed());
  /** @type {HTMLButtonElement} */ (byId('undo')).disabled = !board.canUndo;
  /** @type {HTMLButtonElement} */ (byId('redo')).disabled = !board.canRedo;
  for (const id of ['hint', 'shuffle']) /** @type {HTMLButtonElement} */ (byId(id)).disabled = board.left === 0;
  byId('status').textContent = status();
  const best = recall(`lianliankan.best.${size.value}`);
  byId('best').textContent = best === null ? '' : say(`最快（不用提示）：${clock(best)}`, `Best without hints: ${clock(best)}`);
}

function newGame() {
  board.deal({ ...sides(), kinds: undefined, copies: undefined });
}

/** A new game, wherever it came from, starts with a fresh clock. */
function freshClock() {
  began = ended = null;
  hinted = false;
  status = () => '';
}

board.addEventListener('change', () => {
  if (!board.canUndo && !board.canRedo) freshClock();
  show();
});
board.addEventListener('match', () => {
  began ??= Date.now();
  status = () => '';
});
board.addEventListener('refuse', (event) => {
  const { reason, turns } = /** @type {CustomEvent} */ (event).detail;
  status = {
    different: () => say('图案不同', 'The tiles differ'),
    turns: () => say(`连不上：要拐 ${turns} 次弯`, `No way: that takes ${turns} turns`),
    blocked: () => say('连不上：路全被挡住了', 'No way: every path is blocked'),
  }[/** @type {'different' | 'turns' | 'blocked'} */ (reason)];
  show();
});
board.addEventListener('win', () => {
  ended = Date.now();
  const time = elapsed();
  const key = `lianliankan.best.${size.value}`;
  if (!hinted && (recall(key) === null || time < recall(key))) remember(key, time);
  status = () => say(`全部消除，用时 ${clock(time)}`, `All clear in ${clock(time)}`);
  show();
});
byId('undo').addEventListener('click', () => board.undo());
byId('redo').addEventListener('click', () => board.redo());
byId('hint').addEventListener('click', () => {
  hinted = true;
  board.hint();
});
byId('shuffle').addEventListener('click', () => board.shuffle());
byId('again').addEventListener('click', newGame);
size.addEventListener('change', () => {
  remember('lianliankan.size', size.value);
  newGame();
});

await board.ready;
newGame();
onLanguage(show);
setInterval(show, 1000);
