import '../../../elements/huarong/index.js';
import { EngineWorker } from '../../../elements/board/engine-worker.js';
import { goalsOf } from '../../../elements/huarong/drawing.js';
import { createWorker } from '../../../elements/huarong/engine.js';
import { lazyDetails } from '../../kernel/details.js';
import { byId, createStatusLine, setEnabled, setLabel, setText } from '../../kernel/dom.js';
import { createGamePage } from '../../kernel/game-page.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { copyAndSay } from '../../kernel/share.js';
import { andShowBoard, showBoard } from '../../kernel/show-board.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { createDistanceMeter } from './distance-meter.js';
import { createLevels } from './levels.js';
import { metrics } from './metrics.js';
import { raceTitle } from './race-title.js';
import { Session } from './session.js';
import { createSolveButton, undecided } from './solve-button.js';
import { parseHash, shareUrl } from './address.js';
import '../../kernel/shell.js';

/** @import { Metric } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/huarong/engine.js' */
/** @import { HuarongBoard } from '../../../elements/huarong/huarong-board.js' */

/** @type {HuarongBoard} */
const board = byId('board');
await board.loaded;
const qiju = /** @type {Engine} */ (board.qiju);
const { huarong } = qiju;
const worker = new EngineWorker(() => qiju, createWorker);

/** Delay before "Computing…" appears, in milliseconds. */
const BUSY_DELAY = 400;

const radios = /** @type {NodeListOf<HTMLInputElement>} */ (byId('metrics').querySelectorAll('input'));
const setStatus = createStatusLine('status');
const clearStatus = () => setStatus('');
const session = new Session(board, worker, () => page.update());

const page = createGamePage({
  game: 'huarongdao',
  board,
  session,
  isOver: () => board.solved,
  render,
  openAddress: playHash,
  onFollow: started,
  onHidden: (isHidden) => session.setHidden(isHidden),
  actions: {
    undo: () => board.undo(),
    redo: () => board.redo(),
    restart: () => board.restart(),
    hint,
    'take-over': () => {
      board.takeOver();
      board.focus({ preventScroll: true });
    },
    'copy-link': () => copyLink(board.code, setStatus),
    edit: async () => (await loadPositionEditor())?.open(),
    draw: async () => (await loadPuzzleEditor())?.open(),
    next: () => playNext(),
  },
  loadLesson: () => import('./lesson.js'),
});
const updateDistance = createDistanceMeter(board, () => session.isTooLarge);
const updateMoveList = lazyDetails('moves-details', async () =>
  (await import('./move-list.js')).createMoveList(board, setStatus),
);
const playGenerated = andShowBoard(playComing);
const updateGenerator = lazyDetails('generate-details', async () =>
  (await import('./generator.js')).createGenerator(board, worker, (making) =>
    playGenerated(making.then((cells) => cells && session.puzzleOf(cells))),
  ),
);
const updatePuzzles = lazyDetails('puzzles-details', async () =>
  (await import('./puzzle-list.js')).createPuzzleList(board, session, andShowBoard(playPuzzle)),
);
lazyDetails('share-details', async () => {
  (await import('./import.js')).connectImport(huarong, andShowBoard(playCode));
  return () => {};
});
const updateDaily = lazyDetails('daily-details', async () => {
  const [{ daily }, { createDailyPanel }] = await Promise.all([
    import('./daily-result.js'),
    import('../../kernel/daily-panel.js'),
  ]);
  return createDailyPanel(daily, andShowBoard(playDaily), setStatus, () => session.puzzle.daily);
});
const levels = createLevels(session.levels, andShowBoard(playLevel));
const solve = createSolveButton(board, setStatus);
const loadPuzzles = lazy(() => import('./puzzles.js'));
const loadGoalPicture = lazy(() => import('./goal-picture.js'));
const loadErrorMessages = lazy(() => import('./error-messages.js'));
const host = { board, worker, playCode: andShowBoard(playCode), solve, copyLink };
const loadPositionEditor = lazy(async () => (await import('./position-editor.js')).createPositionEditor(host));
const loadPuzzleEditor = lazy(async () => (await import('./puzzle-editor.js')).createPuzzleEditor(host));

/** @param {string} code @param {(message: string) => void} say */
async function copyLink(code, say) {
  await copyAndSay(shareUrl(code), say, t('链接已复制', 'Link copied'));
}

function render() {
  const { steps, total, lengths, solved } = board;
  const { title, fewest, toBeat } = session;
  setText(byId('level'), title);
  byId('race').hidden = !toBeat;
  setText(byId('race'), toBeat ? raceTitle(toBeat) : '');
  const counts = { step: 'steps', slide: 'slides', move: 'moves' };
  for (const metric of metrics) {
    byId(counts[metric]).textContent = String(lengths[metric]);
    byId(`fewest-${metric}`).textContent = fewest ? `/ ${fewest[metric]}` : '';
  }
  setLabel('hint', board.hintShown ? t('走这步', 'Play it') : t('提示', 'Hint'));
  byId('next').textContent = nextLabel();
  for (const id of ['undo', 'restart']) setEnabled(id, steps > 0);
  for (const id of ['redo', 'take-over']) setEnabled(id, steps < total);
  for (const id of ['hint', 'solve']) setEnabled(id, !solved && !session.isTooLarge);
  updateMoveList();
  updateDistance();
}

/** Shows where the pieces must come, if that is not seen on the board. */
async function showGoals() {
  const { start, options } = board;
  const goals = goalsOf(options.goal);
  byId('goal-figure').hidden = goals.length < 2;
  if (goals.length < 2) return;
  const picture = await loadGoalPicture();
  if (start === board.start) picture?.drawGoals(start, goals);
}

function writeLevels() {
  levels.write(board.metric);
  updatePuzzles();
}

/** @param {Metric} metric in which lengths and distances are displayed */
function setMetric(metric) {
  board.metric = metric;
  setItem('huarongdao.metric', metric);
  for (const radio of radios) radio.checked = radio.value === metric;
  writeLevels();
  updateGenerator();
  page.update();
}

/** A game has begun. */
function started() {
  clearStatus();
  levels.mark(session.puzzle.level);
  updatePuzzles();
  updateDaily();
  showGoals();
  page.update();
}

/** A game goes on where it was left. */
function resumed() {
  const { steps } = board;
  setStatus(t(`接着上次，已走 ${steps} 格步；按“重来”从头开始`, `Resumed after ${steps} steps; Restart begins again`));
}

/** @param {import('./session.js').Puzzle} puzzle */
function playPuzzle(puzzle) {
  const wasBegun = session.begin(puzzle);
  started();
  if (wasBegun) resumed();
}

/** @param {import('../../../api/types.js').Level} level */
function playLevel(level) {
  playPuzzle({ cells: level.board, level });
}

/** @typedef {import('./session.js').Puzzle | null | undefined} Coming */
/** The puzzle that was asked for last, of those that have to be made or loaded. @type {Promise<Coming> | undefined} */
let coming;

/** Plays such a puzzle, unless another is asked for or played before it comes. @param {Promise<Coming>} wanted @returns {Promise<boolean>} is it played? */
async function playComing(wanted) {
  coming = wanted;
  const { puzzle } = session;
  const found = await wanted;
  if (!found || wanted !== coming || puzzle !== session.puzzle) return false;
  playPuzzle(found);
  return true;
}

/** Plays what follows the current puzzle, or a level. @param {import('../../../api/types.js').Level} [level] */
async function playNext(level) {
  const { famous } = session.puzzle;
  if (famous && !level) await playComing(loadPuzzles().then((puzzles) => puzzles?.puzzleAfter(famous)));
  else playLevel(level ?? session.nextLevel);
  levels.scroll();
  showBoard();
}

/** The label of the button that leads on. */
function nextLabel() {
  const { level, famous } = session.puzzle;
  if (level) return t('下一关', 'Next level');
  return famous ? t('下一题', 'Next puzzle') : t('去闯关', 'Play the levels');
}

/** @param {readonly (readonly number[])[]} cells */
function play(cells) {
  playPuzzle(session.puzzleOf(cells));
}

/** Plays any puzzle. @param {string} code @throws {TypeError | RangeError} if it is invalid */
async function playCode(code) {
  if (!huarong.decodePuzzle(code).goal) return play(huarong.decode(code));
  const isPlayed = await playComing(loadPuzzles().then((puzzles) => puzzles?.puzzleOfCode(huarong, code)));
  if (isPlayed && session.puzzle.famous) /** @type {HTMLDetailsElement} */ (byId('puzzles-details')).open = true;
}

/** @param {string} date */
function playDaily(date) {
  return playComing(session.dailyPuzzle(date));
}

/** Plays the puzzle that the URL names, or explains why it cannot. */
async function playHash() {
  const { hash } = location;
  const named = parseHash(hash);
  const reject = (/** @type {string} */ reason) =>
    setStatus(
      t(
        `链接无法识别（${hash}）：${reason}。本局不变。`,
        `Invalid link (${hash}): ${reason}. The current game is unchanged.`,
      ),
    );
  if (named === undefined) return;
  if (named === null) return reject(t('日期或成绩无效', 'the date or the result is invalid'));
  session.readRace(hash);
  if ('daily' in named) return playDaily(named.daily);
  try {
    await playCode(named.code);
  } catch (error) {
    const messages = await loadErrorMessages();
    if (messages) reject(messages.describeError(error));
  }
}

/** Shows a hint, which may take long in a puzzle with many positions. */
async function hint() {
  const { steps, start } = board;
  const timer = setTimeout(() => setStatus(t('正在计算……', 'Computing…')), BUSY_DELAY);
  const found = await board.hint();
  clearTimeout(timer);
  const isSame = steps === board.steps && start === board.start;
  if (found || !isSame) clearStatus();
  else if (!board.solved) setStatus(undecided);
}

/** @param {CustomEvent<{ demonstrated: boolean }>} event */
function won({ detail }) {
  if (detail.demonstrated) return session.demonstrated();
  const optimal = session.won();
  const { result } = session;
  page.card.show(async () => {
    const { describeResult } = await import('./result.js');
    return describeResult(result, { label: nextLabel(), harder: session.harderLevel, play: playNext });
  });
  writeLevels();
  updateDaily();
  setStatus(optimal ? t('完美，一步不多！', 'Perfect: the fewest moves!') : '');
}

setMetric(getItem('huarongdao.metric') ?? 'move');
session.readRace(location.hash);
if (session.restore()) started();
else {
  const { hash } = location;
  const left = session.savedPuzzle;
  session.open(session.puzzle);
  started();
  if (parseHash(hash) !== undefined) {
    history.replaceState(null, '', hash);
    await playHash();
  } else if (left) await playCode(left).catch(() => {}); // what is stored may be invalid
}
requestAnimationFrame(levels.scroll); // in a frame, since it needs the layout

board.addEventListener('distance', updateDistance);
board.addEventListener('move', () => {
  clearStatus();
  session.moved();
});
board.addEventListener('win', won);
addEventListener('beforeprint', () => (document.body.dataset.address = shareUrl(board.code)));
/** Narrow windows show only the metric that counts. */
const showsOneMetric = matchMedia('(max-width: 899px)');
for (const radio of radios) {
  radio.addEventListener('change', () => setMetric(/** @type {Metric} */ (radio.value)));
  radio.addEventListener('click', () => {
    if (!showsOneMetric.matches || radio.value !== board.metric) return; // otherwise it has been chosen now
    setMetric(metrics[(metrics.indexOf(board.metric) + 1) % metrics.length]);
  });
}

lazyDetails('map-details', async () => (await import('./map.js')).createMap(board));

page.start();
