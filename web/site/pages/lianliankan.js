import '../../elements/lianliankan.js';
import { Clock } from '../clock.js';
import { allow, createPlayer, listen } from '../player.js';
import { forgetGame, savedGame, saveGame } from '../saved.js';
import { byId, onLanguage, recall, remember, say } from '../shell.js';
import { levelOf, Tally } from '../tally.js';
import { readAddress, writeAddress } from './lianliankan-address.js';

const board = /** @type {import('../../elements/lianliankan-board.js').LianliankanBoard} */ (byId('board'));
const main = byId('main');
const pickers = {
  size: /** @type {HTMLSelectElement} */ (byId('size')),
  difficulty: /** @type {HTMLSelectElement} */ (byId('difficulty')),
  gravity: /** @type {HTMLSelectElement} */ (byId('gravity')),
};
const watch = /** @type {HTMLInputElement} */ (byId('watch'));
const timed = /** @type {HTMLInputElement} */ (byId('timed'));
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const game = new Clock();
const tally = new Tally('lianliankan', () => {
  const { size, difficulty, gravity } = pickers;
  return levelOf(gravity.value === 'none' ? [size, difficulty] : [size, difficulty, gravity]);
});
/** Was there a hint, or a line that was played? */
let helped = false;
/** What the game on show began with. @type {typeof board.start | null} */
let start = null;
/** @type {() => string} */
let status = () => '';

const nothing = () => '';
const dealing = () => say('正在发牌……', 'Dealing…');
const badLink = () => say('链接里没有这样一局：本局照旧', 'The link names no such game; this one goes on');
const searching = () => say('正在算……', 'Thinking…');
const hopeless = () => say('这一局已经消不完了：撤销，或重排', 'This board can no longer be cleared: undo, or shuffle');

/** @param {keyof typeof pickers} name @param {string} otherwise */
function restore(name, otherwise) {
  const select = pickers[name];
  select.value = recall(`lianliankan.${name}`) ?? otherwise;
  if (!select.value) select.value = otherwise;
}

/** A tall screen gets the board on its side, so that tiles stay big enough for a finger. */
function sides() {
  const [short, long] = pickers.size.value.split('x').map(Number);
  return innerWidth < innerHeight && innerWidth < 620 ? { rows: long, cols: short } : { rows: short, cols: long };
}

/** @param {number} milliseconds */
function clockText(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const bestKey = () => ['lianliankan.best', pickers.size.value, pickers.difficulty.value, pickers.gravity.value].join('.');
const paused = () => main.classList.contains('paused');

function showRate() {
  const { clearRate } = board;
  byId('rate').textContent =
    clearRate === null
      ? ''
      : say(`随手乱连，一百局里能消完 ${Math.round(100 * clearRate)} 局。`, `Of a hundred games played at random, ${Math.round(100 * clearRate)} clear this board.`);
}

function show() {
  const lost = watch.checked && board.left > 0 && board.clearable === 'unsolvable';
  byId('left').textContent = String(board.left / 2);
  byId('pairs').textContent = String(board.pairs.length);
  byId('time').textContent = clockText(game.elapsed);
  byId('status').textContent = [lost ? hopeless() : '', status()].filter(Boolean).join(say('。', '. '));
  byId('status').classList.toggle('warning', lost);
  main.classList.toggle('with-clock', timed.checked);
  allow('undo', !paused() && board.canUndo);
  allow('redo', !paused() && board.canRedo);
  for (const id of ['hint', 'shuffle', 'solve']) allow(id, !paused() && board.left > 0);
  allow('pause', paused() || game.running);
  byId('pause').textContent = paused() ? say('继续', 'Go on') : say('暂停', 'Pause');
  const best = recall(bestKey());
  byId('best').textContent = best === null ? '' : say(`最快（不用提示）：${clockText(best)}`, `Best without hints: ${clockText(best)}`);
  showRate();
  showPlayer();
}

/** @param {() => string} text for the status line */
function tell(text) {
  status = text;
  show();
}

/** @param {Partial<import('./lianliankan-address.js').Address>} [asked] */
async function newGame(asked = {}) {
  const { difficulty, gravity } = pickers;
  tell(dealing);
  const options = { ...sides(), difficulty: difficulty.value, gravity: gravity.value, ...asked };
  if (await board.deal(/** @type {import('../../elements/lianliankan-dealer.js').DealOptions} */ (options))) tell(nothing);
}

/** Shows in the pickers what is played. @param {import('./lianliankan-address.js').Address} address */
function pick({ rows, cols, difficulty, gravity }) {
  pickers.size.value = `${Math.min(rows, cols)}x${Math.max(rows, cols)}`;
  pickers.difficulty.value = difficulty;
  pickers.gravity.value = gravity;
}

/** The address of the game on show; null if it was not dealt. */
function address() {
  const { board: cells, seed, difficulty, gravity } = board;
  return seed === null || difficulty === null ? null : writeAddress({ seed, rows: cells.length, cols: cells[0].length, difficulty, gravity });
}

function save() {
  if (board.playing) return;
  const cells = board.board;
  const whole = cells.flat().every(Boolean);
  if (whole && tally.counted === 'nothing' && linked?.seed === board.seed) return; // a link that was only looked at
  const { record, clearRate } = board;
  const { counted } = tally;
  const state = { ...record, address: address(), clearRate, counted, elapsed: game.elapsed, helped: helped || board.helped };
  if (whole || board.left === 0 || !state.address) forgetGame('lianliankan');
  else saveGame('lianliankan', state, cells);
}

function help() {
  helped = true;
  save();
}

/** A new game, wherever it came from: a fresh clock, and its address. */
function began() {
  game.reset();
  tally.counted = 'nothing';
  main.classList.remove('paused');
  board.inert = false;
  board.removeAttribute('covered');
  helped = false;
  if (status !== badLink) status = nothing;
  history.replaceState(null, '', address() ?? location.pathname);
}

/** The game that was left, unless the address names another. */
function waiting() {
  const state = savedGame('lianliankan')?.state;
  const kept = typeof state?.address === 'string' && readAddress(state.address, pickers);
  return kept && (!linked || writeAddress(linked) === state.address) ? { state, address: kept } : null;
}

/** Goes on with it. @param {NonNullable<ReturnType<typeof waiting>>} left */
function resume({ state, address: named }) {
  const { seed, difficulty, gravity } = named;
  try {
    board.open(state.board, { line: state.line, gravity: /** @type {typeof board.gravity} */ (gravity) });
  } catch {
    return void newGame(named); // What was kept is no game, but names a deal.
  }
  began();
  board.seed = seed;
  board.difficulty = /** @type {typeof board.difficulty} */ (difficulty);
  board.clearRate = typeof state.clearRate === 'number' ? state.clearRate : null;
  history.replaceState(null, '', state.address);
  game.reset(Number(state.elapsed) || 0);
  tally.counted = state.counted === 'won' ? 'won' : 'played';
  helped = state.helped === true;
  start = board.start;
}

restore('size', '8x10');
restore('difficulty', 'normal');
restore('gravity', 'none');
watch.checked = recall('lianliankan.watch') ?? true;
timed.checked = recall('lianliankan.timed') ?? false;
board.watch = watch.checked;

// The element deals its first game by these.
let linked = readAddress(location.hash, pickers);
const left = waiting();
const named = left?.address ?? linked;
if (named) pick(named);
const first = { ...sides(), difficulty: pickers.difficulty.value, gravity: pickers.gravity.value, ...named };
for (const [name, value] of Object.entries(first)) board.setAttribute(name, String(value));
if (left) board.removeAttribute('difficulty'); // no search for a game that another takes the place of

await board.ready;
const showPlayer = createPlayer(board, 'lianliankan');
status = linked === null ? badLink : nothing;

if (left) resume(left);
board.addEventListener('change', () => {
  if (board.start !== start) {
    start = board.start;
    if (board.left > 0) began();
  }
  save();
  show();
});
board.addEventListener('match', () => {
  game.start();
  tally.played();
  status = nothing;
});
board.addEventListener('refuse', (event) => {
  const { reason, turns } = /** @type {CustomEvent} */ (event).detail;
  const reasons = {
    different: () => say('图案不同', 'The tiles differ'),
    turns: () => say(`连不上：要拐 ${turns} 次弯`, `No way: that takes ${turns} turns`),
    blocked: () => say('连不上：路全被挡住了', 'No way: every path is blocked'),
  };
  tell(reasons[/** @type {'different' | 'turns' | 'blocked'} */ (reason)]);
});
board.addEventListener('win', (event) => {
  game.stop();
  const time = game.elapsed;
  const own = !helped && !(/** @type {CustomEvent} */ (event).detail.helped);
  if (timed.checked && own && (recall(bestKey()) === null || time < recall(bestKey()))) remember(bestKey(), time);
  tally.won(own ? time : null);
  tell(() => say('全部消除', 'All clear') + (timed.checked ? say(`，用时 ${clockText(time)}`, ` in ${clockText(time)}`) : ''));
});

function pause() {
  main.classList.toggle('paused');
  if (paused()) {
    game.stop();
    board.pause();
    save();
  } else game.start();
  board.inert = paused();
  board.toggleAttribute('covered', paused());
  tell(paused() ? () => say('暂停中', 'Paused') : nothing);
}

listen({
  undo: () => board.undo(),
  redo: () => board.redo(),
  shuffle: () => board.shuffle(),
  again: () => newGame(),
  pause,
  async hint() {
    help();
    const hint = await board.hint();
    if (hint) tell(() => (hint.proved ? say('照提示走，能消完（已证明）', 'This pair is on a proved way to clear the board') : nothing()));
  },
  async solve() {
    help();
    tell(searching);
    const answer = await board.solve();
    if (calm.matches) board.pause(); // step by step, unless the player asks for more
    tell(answer === 'undecided' ? () => say('没有算出来：这一局太难了', 'No answer found: this board is too hard') : answer === 'unsolvable' ? hopeless : nothing);
  },
  async copy() {
    await navigator.clipboard.writeText(location.href);
    tell(() => say('链接已复制', 'Link copied'));
  },
});
for (const [name, select] of Object.entries(pickers)) {
  select.addEventListener('change', () => {
    remember(`lianliankan.${name}`, select.value);
    newGame();
  });
}
watch.addEventListener('change', () => {
  remember('lianliankan.watch', watch.checked);
  board.watch = watch.checked;
  show();
});
timed.addEventListener('change', () => {
  remember('lianliankan.timed', timed.checked);
  if (paused()) pause();
  show();
});
addEventListener('hashchange', () => {
  const asked = readAddress(location.hash, pickers);
  if (asked === null) tell(badLink);
  if (!asked) return;
  linked = asked;
  pick(asked);
  newGame(asked);
});

document.addEventListener('visibilitychange', () => document.hidden && timed.checked && game.running && pause());

onLanguage(show);
setInterval(() => timed.checked && show(), 1000);
