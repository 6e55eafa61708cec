import '../../../elements/lianliankan/index.js';
import { lazyDetails } from '../../shared/details.js';
import { byId, onClick, setEnabled } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';
import { createPlaybackControls } from '../../shared/playback-controls.js';
import { ResultTracker, bestOf, levelOf } from '../../shared/results.js';
import { Stopwatch, formatTime } from '../../shared/stopwatch.js';
import { getItem, setItem } from '../../shared/storage.js';
import { isSeed, readAddress, writeAddress } from './address.js';
import { dateOf } from './day.js';
import { gameLeft, gameOn, goOn, keepGame } from './left.js';
import '../../shared/shell.js';

/** @typedef {import('./address.js').Game} Game */

const board = /** @type {import('../../../elements/lianliankan/lianliankan-board.js').LianliankanBoard} */ (
  byId('board')
);
const main = byId('main');
/** @param {string} id @returns {HTMLInputElement} */
const input = (id) => byId(id);
/** @param {string} id @returns {HTMLSelectElement} */
const select = (id) => byId(id);
const pickers = { size: select('size'), difficulty: select('difficulty'), gravity: select('gravity') };
const skin = select('skin');
const [watch, timed, reach, seed] = ['watch', 'timed', 'reach', 'seed'].map(input);
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const clock = new Stopwatch();
/** Help that was asked for, and shuffles before the game was left. */
let [hints, shufflesBefore] = [0, 0];
/** What the game on show began with. @type {typeof board.start | null} */
let start = null;
/** @type {() => string} */
let status = () => '';

const nothing = () => '';
const dealing = () => t('正在发牌……', 'Dealing…');
const badLink = () => t('链接里没有这样一局：本局照旧', 'The link names no such game; this one goes on');
const badNumber = () => t('局号是 0 到 4294967295 的整数', 'A game number is a whole number from 0 to 4294967295');
const searching = () => t('正在算……', 'Thinking…');
const hopeless = () => t('这一局已经消不完了：撤销，或重排', 'This board can no longer be cleared: undo, or shuffle');
const copied = () => tell(() => t('已复制', 'Copied'));

/** The date of the game on show, if it is a day's. */
function daily() {
  const game = gameOn(board);
  return game && dateOf(game);
}

const level = () => {
  const { size, difficulty, gravity } = pickers;
  if (daily()) return { id: 'daily', zh: '每日一局', en: 'Daily game' };
  return levelOf(gravity.value === 'none' ? [size, difficulty] : [size, difficulty, gravity]);
};
const tally = new ResultTracker('lianliankan', level);
const isTimed = () => timed.checked || daily() !== null;
const paused = () => main.classList.contains('paused');
const shuffles = () => shufflesBefore + board.shuffles;

/** @param {HTMLSelectElement} picker @param {string} otherwise */
function restore(picker, otherwise) {
  picker.value = getItem(`lianliankan.${picker.id}`) ?? otherwise;
  if (!picker.value) picker.value = otherwise;
}

/** A tall screen gets the board on its side, so that tiles stay big enough for a finger; one too wide either way is scrolled. */
function sides() {
  const [short, long] = pickers.size.value.split('x').map(Number);
  return innerWidth < innerHeight && innerWidth < 620 && short <= 8
    ? { rows: long, cols: short }
    : { rows: short, cols: long };
}

/** A text that stays the same need not be laid out again. @param {string} id @param {string} text */
function write(id, text) {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
}

function rate() {
  const { clearRate } = board;
  if (clearRate === null) return '';
  const share = Math.round(100 * clearRate);
  return t(`随手乱连，一百局里能消完 ${share} 局。`, `Of a hundred games played at random, ${share} clear this board.`);
}

function show() {
  const lost = watch.checked && board.left > 0 && board.clearable === 'unsolvable';
  write('left', String(board.left / 2));
  write('pairs', String(board.pairs.length));
  write('time', formatTime(clock.elapsed));
  write('shuffles', String(shuffles()));
  byId('shuffles-counter').hidden = shuffles() === 0;
  write('status', [lost ? hopeless() : '', status()].filter(Boolean).join(t('。', '. ')));
  byId('status').classList.toggle('warning', lost);
  main.classList.toggle('with-clock', isTimed());
  setEnabled('undo', !paused() && board.canUndo);
  setEnabled('redo', !paused() && board.canRedo);
  for (const id of ['hint', 'shuffle', 'solve']) setEnabled(id, !paused() && board.left > 0);
  setEnabled('pause', paused() || clock.running);
  write('pause', paused() ? t('继续', 'Go on') : t('暂停', 'Pause'));
  const best = bestOf('lianliankan', level().id);
  write(
    'best',
    best === null ? '' : t(`最快（不用提示）：${formatTime(best)}`, `Best without hints: ${formatTime(best)}`),
  );
  write('rate', rate());
  showPlayer();
}

/** @param {() => string} text for the status line */
function tell(text) {
  status = text;
  show();
}

/** @param {Partial<Game>} [asked] */
async function newGame(asked = {}) {
  const { difficulty, gravity } = pickers;
  tell(dealing);
  const options = { ...sides(), difficulty: difficulty.value, gravity: gravity.value, ...asked };
  if (await board.deal(/** @type {import('../../../elements/lianliankan/dealer.js').DealOptions} */ (options))) {
    tell(nothing);
  }
}

/** @param {string} date @param {import('./daily.js').Result} result */
async function keepDay(date, result) {
  (await import('./daily.js')).keepDaily(date, result);
  showDaily();
}

/** Shows in the pickers what is played; a day's game leaves them as they are. @param {Game} game */
function pick(game) {
  if (dateOf(game)) return;
  const { rows, cols, difficulty, gravity } = game;
  pickers.size.value = `${Math.min(rows, cols)}x${Math.max(rows, cols)}`;
  pickers.difficulty.value = difficulty;
  pickers.gravity.value = gravity;
}

function save() {
  if (board.playing) return;
  if (board.steps === 0 && tally.counted === 'nothing' && linked?.seed === board.seed) return; // a link that was only looked at
  keepGame(board, {
    counted: tally.counted,
    elapsed: clock.elapsed,
    hints: hints + Number(board.helped),
    shuffles: shuffles(),
  });
}

function help() {
  hints += 1;
  save();
}

/** A new game, wherever it came from: a fresh clock, and its address. */
function began() {
  clock.reset();
  tally.counted = 'nothing';
  main.classList.remove('paused');
  board.inert = false;
  board.removeAttribute('covered');
  hints = shufflesBefore = 0;
  if (status !== badLink) status = nothing;
  const game = gameOn(board);
  seed.value = game ? String(game.seed) : '';
  history.replaceState(null, '', game ? writeAddress(game) : location.pathname);
}

/** @param {NonNullable<ReturnType<typeof gameLeft>>} left */
function resume(left) {
  const progress = goOn(board, left);
  if (!progress) return newGame(left.game);
  began();
  clock.reset(progress.elapsed);
  tally.counted = progress.counted;
  hints = progress.hints;
  shufflesBefore = progress.shuffles;
  start = board.start;
}

restore(pickers.size, '8x10');
restore(pickers.difficulty, 'normal');
restore(pickers.gravity, 'none');
restore(skin, 'serif');
watch.checked = getItem('lianliankan.watch') ?? true;
timed.checked = getItem('lianliankan.timed') ?? false;
reach.checked = getItem('lianliankan.reach') ?? false;
board.toggleAttribute('watch', watch.checked);
board.toggleAttribute('reach', reach.checked);
board.setAttribute('skin', skin.value);

// The element deals its first game by these.
let linked = readAddress(location.hash, pickers);
const left = gameLeft(pickers, linked);
const named = left?.game ?? linked;
if (named) pick(named);
const first = { ...sides(), difficulty: pickers.difficulty.value, gravity: pickers.gravity.value, ...named };
for (const [name, value] of Object.entries(first)) board.setAttribute(name, String(value));
if (left) board.removeAttribute('difficulty'); // no search for a game that another takes the place of

await board.ready;
const showPlayer = createPlaybackControls(board, 'lianliankan');
const showDaily = lazyDetails('daily-details', async () => (await import('./daily.js')).createDaily(newGame, copied));
const showLesson = lazyDetails('reach-details', async () => (await import('./lesson.js')).createLesson());
status = linked === null ? badLink : nothing;

if (left) resume(left);
board.addEventListener('change', () => {
  if (board.start !== start) {
    start = board.start;
    if (board.left > 0) began();
  }
  if (reach.checked !== board.reach) setItem('lianliankan.reach', (reach.checked = board.reach));
  save();
  show();
});
board.addEventListener('match', () => {
  clock.start();
  tally.played();
  status = nothing;
});
board.addEventListener('refuse', (event) => {
  const { reason, turns } = /** @type {CustomEvent} */ (event).detail;
  const reasons = {
    different: () => t('图案不同', 'The tiles differ'),
    turns: () => t(`连不上：要拐 ${turns} 次弯`, `No way: that takes ${turns} turns`),
    blocked: () => t('连不上：路全被挡住了', 'No way: every path is blocked'),
  };
  tell(reasons[/** @type {'different' | 'turns' | 'blocked'} */ (reason)]);
});
board.addEventListener('win', (event) => {
  clock.stop();
  const { helped } = /** @type {CustomEvent} */ (event).detail;
  const time = clock.elapsed;
  const date = daily();
  const { length } = board.start.flat();
  if (date && !helped) keepDay(date, { pairs: length / 2, time, hints, shuffles: shuffles() });
  tally.won(isTimed() && hints === 0 && !helped ? time : null); // only a game against the clock has a time to be beaten
  tell(
    () => t('全部消除', 'All clear') + (isTimed() ? t(`，用时 ${formatTime(time)}`, ` in ${formatTime(time)}`) : ''),
  );
});

function pause() {
  main.classList.toggle('paused');
  if (paused()) {
    clock.stop();
    board.pause();
    save();
  } else clock.start();
  board.inert = paused();
  board.toggleAttribute('covered', paused());
  tell(paused() ? () => t('暂停中', 'Paused') : nothing);
}

onClick({
  undo: () => board.undo(),
  redo: () => board.redo(),
  shuffle: () => board.shuffle(),
  again: () => newGame(),
  pause,
  async hint() {
    help();
    const hint = await board.hint();
    if (hint) {
      tell(() =>
        hint.proved ? t('照提示走，能消完（已证明）', 'This pair is on a proved way to clear the board') : nothing(),
      );
    }
  },
  async solve() {
    help();
    tell(searching);
    const answer = await board.solve();
    if (calm.matches) board.pause(); // step by step, unless the player asks for more
    tell(
      answer === 'undecided'
        ? () => t('没有算出来：这一局太难了', 'No answer found: this board is too hard')
        : answer === 'unsolvable'
          ? hopeless
          : nothing,
    );
  },
  async copy() {
    await navigator.clipboard.writeText(location.href);
    tell(() => t('链接已复制', 'Link copied'));
  },
});
byId('by-number').addEventListener('submit', (event) => {
  event.preventDefault();
  const number = seed.value.trim();
  if (isSeed(number)) newGame({ seed: Number(number) });
  else tell(badNumber);
});

/** @param {HTMLInputElement | HTMLSelectElement} control @param {() => void} apply */
function onSetting(control, apply) {
  control.addEventListener('change', () => {
    setItem(`lianliankan.${control.id}`, control instanceof HTMLInputElement ? control.checked : control.value);
    apply();
    show();
  });
}
for (const picker of Object.values(pickers)) onSetting(picker, () => newGame());
onSetting(skin, () => board.setAttribute('skin', skin.value));
onSetting(watch, () => (board.watch = watch.checked));
onSetting(reach, () => (board.reach = reach.checked));
onSetting(timed, () => paused() && pause());
addEventListener('hashchange', () => {
  const asked = readAddress(location.hash, pickers);
  if (asked === null) tell(badLink);
  if (!asked) return;
  linked = asked;
  pick(asked);
  newGame(asked);
});

document.addEventListener('visibilitychange', () => document.hidden && isTimed() && clock.running && pause());

onLanguageChange(() => {
  show();
  showDaily();
  showLesson();
});
setInterval(() => isTimed() && show(), 1000);
