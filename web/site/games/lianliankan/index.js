import '../../../elements/lianliankan/index.js';
import { readShape } from '../../../elements/lianliankan/cells.js';
import { lazyDetails } from '../../kernel/details.js';
import { byId } from '../../kernel/dom.js';
import { createGamePage } from '../../kernel/game-page.js';
import { lazy } from '../../kernel/lazy.js';
import { bindPreference } from '../../kernel/preferences.js';
import { bestOf } from '../../kernel/results.js';
import { clearSavedGame } from '../../kernel/saved-game.js';
import { copyAndSay } from '../../kernel/share.js';
import { andShowBoard } from '../../kernel/show-board.js';
import { setItem } from '../../kernel/storage.js';
import { isSeed, readAddress, writeAddress } from './address.js';
import { bonus, onPick, pickers, reach, seed, selectGame, selectedGame, timed, watch } from './controls.js';
import { dailyOf } from './daily.js';
import { Display, messages } from './display.js';
import { isNewcomer } from './newcomer.js';
import { forgetPrevious, gameIn, keepPrevious, loadPrevious, Session } from './session.js';
import { RECTANGLE, shapes } from './shapes.js';
import { stages } from './stages.js';
import '../../kernel/shell.js';

/** @import { Game } from './address.js' */

/** @type {import('../../../elements/lianliankan/lianliankan-board.js').LianliankanBoard} */
const board = byId('board');
const session = new Session(board);

bindPreference(watch, 'lianliankan.watch', true, (on) => (board.watchClearable = on));
bindPreference(reach, 'lianliankan.reach', false, (on) => (board.reach = on));
bindPreference(byId('skin'), 'lianliankan.skin', 'mahjong', (name) => (board.skin = name));
bindPreference(timed, 'lianliankan.timed', false, () => {});
bindPreference(bonus, 'lianliankan.bonus', false, () => {});

// The element deals the first game by its attributes.
session.readAddress(location.hash);
const { saved } = session;
const named = gameIn(saved) ?? session.linked;
if (named) selectGame(named);
const { shape, ...first } = { ...selectedGame(), ...(named ?? (isNewcomer() && stages[0])) };
for (const [name, value] of Object.entries(first)) board.setAttribute(name, String(value));
if (shape !== RECTANGLE) board.setAttribute('shape', shapes[shape].rows);
if (saved) board.removeAttribute('difficulty'); // no search for a game that is about to be replaced

await board.loaded;
const display = new Display(board, session);
const updateDaily = lazyDetails('daily-details', async () => {
  const [{ daily }, { createDailyPanel }] = await Promise.all([
    import('./daily-result.js'),
    import('../../kernel/daily-panel.js'),
  ]);
  const say = (/** @type {string} */ message) => display.setMessage(message);
  return createDailyPanel(daily, andShowBoard(playDaily), say, () => session.date);
});
const updateStages = lazyDetails('stages-details', async () =>
  (await import('./stages-panel.js')).createStagesPanel(() => session.stage, {
    play: andShowBoard(playStage),
    restart: andShowBoard(dealStage),
  }),
);
lazyDetails('reach-details', async () => (await import('./reach-explanation.js')).createReachExplanation());
const page = createGamePage({
  game: 'lianliankan',
  board,
  session,
  isOver: () => board.remaining === 0,
  render: () => display.update(),
  openAddress,
  onHidden,
  actions: {
    undo: () => board.undo(),
    redo: () => board.redo(),
    shuffle: () => display.setMessage(board.shuffle() ? messages.none : messages.noShuffle),
    again: () => deal(),
    pause: togglePause,
    hint: () => board.hint(),
    'bring-back': bringBack,
    solve,
    copy: () => copyAndSay(location.href, (message) => display.setMessage(message), messages.linkCopied),
  },
  loadLesson: () => import('./lesson.js'),
});
display.setMessage(session.linked === null ? messages.badLink : messages.none, { later: true });

/** @param {Partial<Game>} [game] the rest is as selected */
async function deal(game = {}) {
  display.setMessage(messages.dealing);
  const { shape: name, ...rest } = { ...selectedGame(), ...game };
  const options = name === RECTANGLE ? rest : { ...rest, shape: readShape(shapes[name].rows) };
  return board.deal(/** @type {import('../../../elements/lianliankan/engine-requests.js').DealOptions} */ (options));
}

const dealAnother = andShowBoard(deal);

/** @param {number} stage */
const dealStage = (stage) => deal(stages[stage - 1]);

/** Deals the stage, unless it is under way. @param {number} stage */
function playStage(stage) {
  if (session.stage !== stage || board.remaining === 0) return dealStage(stage);
}

/** @param {string} date */
const playDaily = (date) => deal(dailyOf(date));

/** Another game is on the board, wherever it came from. */
function onNewGame() {
  display.isPaused = false;
  display.restartBonus();
  const { game, stage } = session;
  if (display.message !== messages.badLink) {
    display.setMessage(stage ? messages.stage(stage) : messages.none, { later: true });
  }
  seed.value = game && !stage ? String(game.seed) : '';
  history.replaceState(null, '', game ? writeAddress(game, session.timeToBeat) : location.pathname);
  updateStages();
  updateDaily();
}

/** The game before this one takes its place, and the other way round. */
function bringBack() {
  const previous = loadPrevious();
  forgetPrevious();
  if (!previous) return display.update();
  keepPrevious();
  selectGame(previous.game);
  if (session.resume(previous.state)) onNewGame();
  session.save();
  display.update();
}

function countHint() {
  session.hints += 1;
  session.save();
}

async function solve() {
  countHint();
  display.setMessage(messages.searching);
  const status = await board.solve();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) board.playback.pause(); // the player may step through it
  display.setMessage(
    status === 'undecided' ? messages.undecided : status === 'unsolvable' ? messages.hopeless : messages.none,
  );
}

/** Deals the game of the address. */
function openAddress() {
  const game = readAddress(location.hash, pickers);
  if (game === null) display.setMessage(messages.badLink);
  if (!game) return;
  session.readAddress(location.hash);
  selectGame(game);
  deal(game);
}

/** A hidden page pauses a game against the clock. @param {boolean} isHidden */
function onHidden(isHidden) {
  const { bonus: timer, stopwatch } = session;
  if (display.isPaused || !stopwatch.running) return;
  if (isHidden && display.isTimed) return togglePause();
  if (isHidden) timer.stop();
  else timer.start();
  display.restartBonus();
}

function togglePause() {
  const isPaused = !display.isPaused;
  if (isPaused) {
    session.stopClocks();
    board.playback.pause();
    session.save();
  } else session.startClocks();
  display.restartBonus();
  display.isPaused = isPaused;
  display.setMessage(isPaused ? messages.paused : messages.none);
}

const loadDailyResult = lazy(() => import('./daily-result.js'));

/** @param {string} date @param {import('./daily-result.js').Result} result */
async function saveDaily(date, result) {
  (await loadDailyResult())?.saveDaily(date, result);
  updateDaily();
}

/** @param {import('./stage-card.js').ClearedStage} game @returns {Promise<import('../../kernel/result-card.js').Result>} */
async function finishStage(game) {
  const { describeStageResult, saveStage } = await import('./stage-card.js');
  const stars = saveStage(game);
  updateStages();
  return describeStageResult(game, stars, andShowBoard(dealStage));
}

if (saved) {
  if (session.resume(saved)) onNewGame();
  else {
    clearSavedGame('lianliankan');
    deal(named ?? {});
  }
}

/** The number of moves in the position that the status line is about. */
let steps = board.steps;

function onChange() {
  if (session.hasNewGame()) {
    keepPrevious();
    session.reset();
    onNewGame();
  } else if (board.steps !== steps) display.setMessage(messages.none, { later: true });
  steps = board.steps;
  if (reach.checked !== board.reach) setItem('lianliankan.reach', (reach.checked = board.reach));
}

board.addEventListener('change', onChange);
if (board.remaining > 0) onChange(); // without a worker the first game is dealt at once
board.addEventListener('match', () => {
  session.stopwatch.start();
  session.bonus.match(board.remaining);
  display.restartBonus();
  session.results.played();
});
board.addEventListener('hint', (event) => {
  countHint();
  const { proved } = /** @type {CustomEvent} */ (event).detail;
  display.setMessage(proved ? messages.proved : messages.none);
});
board.addEventListener('cancel', () => {
  const { game } = session;
  if (game) selectGame(game);
  display.setMessage(messages.none);
});
board.addEventListener('refuse', (event) => {
  const { reason, turns } = /** @type {CustomEvent<{ reason: 'different' | 'blocked' | 'turns', turns: number }>} */ (
    event
  ).detail;
  display.setMessage(reason === 'turns' ? messages.turns(turns) : messages[reason]);
});
board.addEventListener('win', (event) => {
  const { date, hints, level, results, shuffles, stage, timeToBeat } = session;
  const { demonstrated, helped } = /** @type {CustomEvent} */ (event).detail;
  session.stopClocks();
  display.restartBonus();
  if (demonstrated) return display.setMessage(messages.demonstrated);
  const time = session.stopwatch.elapsed;
  const { isTimed } = display;
  const saving =
    date && !helped ? saveDaily(date, { pairs: board.start.flat().length / 2, time, hints, shuffles }) : null;
  const earlier = bestOf('lianliankan', level);
  results.won(isTimed && !stage && hints === 0 && !helped ? time : null); // only a game against the clock has a best time
  display.setMessage(messages.won(isTimed ? time : null));
  const best = bestOf('lianliankan', level);
  const isBest = earlier !== null && best !== earlier;
  const { start, skin } = board;
  const timer = display.hasBonus ? session.bonus : null;
  const race = helped || !session.game ? null : { game: session.game, time, timeToBeat };
  const shown = { level, date, start, skin, best, isBest, hints, shuffles, race };
  const game = { ...shown, elapsed: time, time: isTimed ? time : null, bonus: timer };
  page.card.show(async () => {
    if (stage) return finishStage({ ...game, stage, time, helped });
    const { describeResult } = await import('./result.js');
    await saving; // the day counts in its streak
    return describeResult(game, dealAnother);
  });
});

byId('by-number').addEventListener('submit', (event) => {
  event.preventDefault();
  const number = seed.value.trim();
  if (isSeed(number)) dealAnother({ seed: Number(number) });
  else display.setMessage(messages.badNumber);
});

onPick(() => deal());
timed.addEventListener('change', () => display.isPaused && togglePause());
bonus.addEventListener('change', () => {
  session.bonus.reset();
  display.update();
  display.restartBonus();
});
for (const control of [watch, reach, timed]) control.addEventListener('change', () => display.update());
page.start();
setInterval(() => (display.isTimed || display.hasBonus) && display.update(), 1000);
