import '../../../elements/gomoku/index.js';
import { parsePoint, pointName } from '../../../elements/gomoku/geometry.js';
import { lazyDetails } from '../../kernel/details.js';
import { byId, setEnabled, setLabel } from '../../kernel/dom.js';
import { createGamePage } from '../../kernel/game-page.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { ResultTracker } from '../../kernel/results.js';
import '../../kernel/shell.js';
import { createAnalysis } from './analysis.js';
import { ComputerWords } from './computer-words.js';
import { parseControl } from './game-clock.js';
import { createMoveList } from './move-list.js';
import { createOpponent } from './opponent.js';
import { createSession } from './session.js';
import { connectSettings, setOrientation } from './settings.js';
import { createStatus, endOf } from './status.js';

/** @import { GameTree, Rule } from '../../../api/types.js' */
/** @import { GomokuBoard } from '../../../elements/gomoku/gomoku-board.js' */

const board = /** @type {GomokuBoard} */ (byId('board'));
const selects = {
  rule: /** @type {HTMLSelectElement} */ (byId('rule')),
  size: /** @type {HTMLSelectElement} */ (byId('size')),
  opening: /** @type {HTMLSelectElement} */ (byId('opening')),
  opponent: /** @type {HTMLSelectElement} */ (byId('opponent')),
};
for (let size = 5; size <= 22; size++) selects.size.add(new Option(`${size} × ${size}`, String(size)));

await board.loaded;
const results = new ResultTracker('wuziqi', () =>
  [board.rule, board.size, ...(board.opponent ? [board.remote ? 'link' : board.level] : [])].join('.'),
);
const opponent = createOpponent(board);
const session = createSession(board, opponent, results);
const status = createStatus(board, session);
const words = new ComputerWords();
const analysis = createAnalysis(board);
const loadAnalysisBoard = lazy(async () => (await import('./analysis-panel.js')).connectAnalysisPanel(board));
/** The game that was imported last, whose variations the analysis board shows as long as it is on the board. @type {GameTree | null} */
let imported = null;
const loadReview = lazy(async () =>
  (await import('./review-panel.js')).createReviewPanel(board, isOver, () => page.update()),
);
const loadFriendPanel = lazy(async () => {
  const { createFriendPanel } = await import('./friend-panel.js');
  return createFriendPanel(board, session, (message) => notify({ message }), showResult);
});
const loadClock = lazy(async () => (await import('./clock-panel.js')).createClockPanel(board, onFlag));
const renderMoveList = createMoveList(board, (index) => loadReview.part?.remarkOn(index) ?? null);
const page = createGamePage({
  game: 'wuziqi',
  board,
  session,
  isOver,
  render,
  openAddress: openLink,
  playback: { unit: t('手', 'Move'), isWanted: () => board.total > 0 },
  actions: {
    undo: () => board.undo(),
    redo: () => board.redo(),
    restart,
    hint: () => helpAction().run(),
    place: () => isEnded() || board.placeAim(),
    analyse: async () => (await loadAnalysisBoard())?.(imported),
    review: async () => (await loadReview())?.toggle(),
    swap: opponent.swapColors,
    'take-black': () => board.choose('black'),
    'take-white': () => board.choose('white'),
    'take-more': () => board.choose('more'),
    'turn-board': () => orient((board.quarters + 1) % 4, board.mirrored),
    'mirror-board': () => orient(board.quarters, !board.mirrored),
  },
  isGreeted: () => board.remote,
  loadLesson: () => import('./lesson.js'),
});

/** @returns {'black' | 'white' | null} the side without time */
const flagged = () => loadClock.part?.flagged ?? null;

const end = () => endOf(board, session, flagged());

function isOver() {
  return end() !== null;
}

/** Has a word or the clock ended the game? */
const isEnded = () => isOver() && board.turn !== null;

/** The label and the action of the help button: stop the engine, let the computer move, or get a hint. */
function helpAction() {
  if (board.busy === 'think' || board.busy === 'hint') return { label: t('停下', 'Stop'), run: () => board.stop() };
  const isComputers = (board.chooser ?? board.player) === 'computer';
  if (isComputers) return { label: t('电脑走', 'Computer moves'), run: () => board.go() };
  return { label: t('提示', 'Hint'), run: () => board.hint() };
}

function renderControls() {
  const { chooser } = board;
  selects.rule.value = board.rule;
  selects.size.value = String(board.size);
  selects.opening.value = (board.remote ? null : board.opening) ?? 'none';
  selects.opening.disabled = board.remote;
  byId('choice').hidden = !chooser || chooser === 'computer';
  byId('take-more').hidden = board.opening !== 'swap2' || board.steps > 3;
  byId('foul')
    .closest('.field')
    ?.toggleAttribute('hidden', board.rule !== 'renju');
  byId('mirror-board').setAttribute('aria-pressed', String(board.mirrored));
  setLabel('hint', helpAction().label);
  setEnabled('hint', !isOver() && (chooser ?? 'computer') === 'computer' && board.player !== 'remote');
  setEnabled('undo', session.canUndo && flagged() === null);
  setEnabled('redo', board.canRedo && !isEnded());
  for (const id of ['restart', 'analyse', 'review']) setEnabled(id, board.total > 0);
  setEnabled('place', board.aim !== null && !isEnded());
}

/** Are both sides played here, or the game only looked at? Then the playback is unfolded. */
let isFree = false;

function foldPlayback() {
  const player = /** @type {HTMLDetailsElement} */ (byId('player'));
  const wasFree = isFree;
  isFree = board.opponent === null || board.remote || isOver();
  if (board.total === 0) player.open = isFree;
  else if (isFree && !wasFree) player.open = true;
}

async function renderFriendPanel() {
  if (board.remote || session.request || loadFriendPanel.part) (loadFriendPanel.part ?? (await loadFriendPanel()))?.();
}

function render() {
  opponent.render();
  loadClock.part?.render(session.isEnded);
  status.render(end());
  renderControls();
  foldPlayback();
  renderFriendPanel();
  analysis.render();
  loadReview.part?.render();
  renderMoveList();
}

/** @param {Parameters<typeof status.notify>[0]} notices */
function notify(notices) {
  status.notify(notices);
  page.update();
}

/** Shows the game of the URL. */
function openLink() {
  const result = session.openLink();
  if (typeof result === 'object') {
    const { invalid } = result;
    notify({ error: t(`链接无法识别：${invalid}`, `This link cannot be read: ${invalid}`) });
  }
  if (result === 'differs') {
    notify({ error: t('这些着法和你们上次下的对不上', 'These moves do not continue your last game by link') });
  }
  if (result === 'over') showResult();
  return result !== 'none' && typeof result !== 'object';
}

/** The time of a side is over. */
function onFlag() {
  board.stop();
  if (flagged() === board.opponent) results.won(null);
  page.update();
  showResult();
}

async function showResult() {
  const level = results.level;
  const { link } = session;
  const ended = end();
  if (!ended) return;
  page.card.show(async () => {
    const { describeResult } = await import('./result.js');
    const review = async () => (await loadReview())?.show();
    return describeResult(board, level, { helped: board.helped, end: ended, link, restart, review });
  });
  (await loadReview())?.start();
}

function listenToBoard() {
  board.addEventListener('change', status.clear);
  board.addEventListener('move', ({ detail }) => {
    session.moved();
    const { by, number, score } = detail;
    if (by !== 'computer') results.played();
    const word = score === null ? null : words.after(number, score, board.size ** 2);
    if (word) session.hear(word);
    queueMicrotask(() => (session.isEnded || board.verdict?.winner === 'draw') && showResult()); // the verdict is not there yet
  });
  board.addEventListener('win', ({ detail }) => {
    if (detail.by !== 'computer') results.won(board.helped ? null : board.steps);
    showResult();
  });
  // A game that a word or the clock has ended goes on for the board, which knows only the rules.
  board.addEventListener('click', (event) => isEnded() && event.stopPropagation(), { capture: true });
  for (const type of /** @type {const} */ (['refuse', 'hint'])) {
    board.addEventListener(type, ({ detail }) => {
      notify(detail ? { message: detail.text } : {});
    });
  }
  board.addEventListener('aim', () => {
    const { aim, size } = board;
    const text = (/** @type {string} */ name) =>
      t(`选中 ${name}：再点一次，或按“落子”`, `${name} chosen: tap it again, or press Place`);
    notify({ message: aim === null ? null : text(pointName(aim, size)) });
  });
  board.addEventListener('explain', ({ detail }) => {
    status.explain(detail?.text ?? null);
    notify(board.aim === null ? { message: null } : {});
  });
}

/** @param {number} quarters @param {boolean} mirrored */
function orient(quarters, mirrored) {
  setOrientation(board, quarters, mirrored);
  page.update();
}

/** Starts a game against the opponent of the settings. */
function restart() {
  opponent.startGame(isOver());
  board.restart();
}

/** Plays the move whose coordinates were typed. @param {SubmitEvent} event */
function onEntry(event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (byId('point'));
  const { size } = board;
  const point = parsePoint(input.value, size);
  if (point === null) {
    const last = pointName(size - 1, size)[0];
    const entry = t(
      `没有“${input.value}”这个点：先列 A 到 ${last}，后行 1 到 ${size}`,
      `There is no point "${input.value}": a column A to ${last}, then a row 1 to ${size}`,
    );
    return notify({ entry });
  }
  if (isEnded()) return;
  if (board.place(point)) input.value = '';
  else if (status.message) return notify({ entry: status.message });
  page.update();
}

/** Undoes by keyboard also when the board does not have the focus. @param {KeyboardEvent} event */
function onKey(event) {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
  if (event.defaultPrevented || typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  if (event.shiftKey) board.redo();
  else board.undo();
}

connectSettings(board, analysis, words, async (clock) => {
  const control = parseControl(clock);
  if (!control && !loadClock.part) return;
  (await loadClock())?.setControl(control);
  page.update();
});
if (!openLink()) session.restore();
listenToBoard();
byId('entry').addEventListener('submit', onEntry);
selects.rule.addEventListener('change', () => (board.rule = /** @type {Rule} */ (selects.rule.value)));
selects.size.addEventListener('change', () => (board.size = Number(selects.size.value)));
lazyDetails('share-details', async () => {
  const { connectImportExport } = await import('./import-export.js');
  connectImportExport(
    board,
    () => session.link,
    opponent.disable,
    (text) => notify({ record: text }),
    (game) => (imported = game),
  );
  return () => {};
});
document.addEventListener('keydown', onKey);
page.start();
