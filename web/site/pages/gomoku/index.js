import '../../../elements/gomoku/index.js';
import { nameOf, pointOf } from '../../../elements/gomoku/points.js';
import { lazyDetails } from '../../shared/details.js';
import { byId, onClick, setEnabled } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';
import { createPlaybackControls } from '../../shared/playback-controls.js';
import { ResultTracker, levelOf } from '../../shared/results.js';
import { clearSavedGame, getSavedGame, saveGame } from '../../shared/saved-game.js';
import { getItem, setItem } from '../../shared/storage.js';
import { readAddress, writeAddress } from './address.js';
import { createMoveList } from './moves.js';
import { createOpponent } from './opponent.js';
import '../../shared/shell.js';

/** @typedef {import('../../../api/types.js').Rule} Rule */

const board = /** @type {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} */ (byId('board'));
const rule = /** @type {HTMLSelectElement} */ (byId('rule'));
const size = /** @type {HTMLSelectElement} */ (byId('size'));
const opening = /** @type {HTMLSelectElement} */ (byId('opening'));
const opponent = /** @type {HTMLSelectElement} */ (byId('opponent'));
const point = /** @type {HTMLInputElement} */ (byId('point'));

const tally = new ResultTracker('wuziqi', () => levelOf(board.opponent ? [rule, size, opponent] : [rule, size]));
const silence = () => '';
/** The game that came by a link: it is kept on this device only once it is played on. */
let linked = '';
/** What the status line says instead of whose turn it is. @type {(() => string) | null} */
let message = null;
/** The same of a forbidden point that is looked at. @type {string | null} */
let explained = null;
/** @type {() => string} */
let note = silence;
/** @type {() => string} */
let recordNote = silence;
/** @type {() => string} */
let fault = silence;
/** How many positions the search for a forced win has seen. */
let searched = 0;
/** Had there been help before this visit? */
let helpedBefore = false;

const gomoku = () => /** @type {import('../../../elements/board/board-element.js').Qiju} */ (board.qiju).gomoku;
const fingerprint = () => JSON.stringify([board.pieces, board.rule, board.size]);

function show() {
  const { steps, total, verdict, turn, aim, chooser, thinking } = board;
  rival.show();
  byId('moves').textContent = String(steps);
  byId('status').textContent = message?.() ?? explained ?? board.status;
  byId('disc').dataset.color = turn ?? '';
  byId('disc').classList.toggle('thinking', thinking || board.hinting);
  byId('choice').hidden = !chooser || chooser === 'computer';
  byId('take-more').hidden = board.opening !== 'swap2' || steps > 3;
  byId('note').textContent = note();
  byId('record-note').textContent = recordNote();
  byId('banner').textContent = fault();
  byId('banner').hidden = !fault();
  byId('result').hidden = turn !== null;
  byId('result').classList.toggle('seal', verdict?.winner !== 'draw' && board.winner !== 'computer');
  byId('disc').parentElement?.toggleAttribute('hidden', turn === null);
  byId('result-title').textContent = turn ? '' : board.status;
  const length = verdict?.move == null ? 0 : verdict.move + 1;
  byId('result-moves').textContent = t(`共 ${length} 手`, `${length} moves`);
  rule.value = board.rule;
  size.value = String(board.size);
  opening.value = board.opening ?? 'none';
  byId('foul')
    .closest('.field')
    ?.toggleAttribute('hidden', board.rule !== 'renju');
  byId('mirror-board').setAttribute('aria-pressed', String(board.mirrored));
  byId('hint').textContent = helper().text;
  setEnabled('hint', turn !== null && (chooser ?? 'computer') === 'computer');
  setEnabled('undo', board.canUndo);
  setEnabled('redo', board.canRedo);
  setEnabled('restart', total > 0);
  setEnabled('place', aim !== null);
  showAnalysis();
  showMoves();
  showPlayer();
}

/** What the button for help does now. */
function helper() {
  if (board.thinking || board.hinting) return { text: t('停下', 'Stop'), act: () => board.stop() };
  if ((board.chooser ?? board.player) === 'computer') return { text: t('电脑走', 'Its turn'), act: () => board.go() };
  return { text: t('提示', 'Hint'), act: () => board.hint() };
}

function showAnalysis() {
  const threats = board.threatTexts;
  byId('threat-list').hidden = !board.threats;
  byId('threat-list').replaceChildren(
    ...(threats.length ? threats : [t('双方都没有', 'Neither side has any')]).map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
  /** @type {HTMLInputElement} */ (byId('threats')).checked = board.threats;
  byId('solve').textContent = board.solving
    ? t('停止推演', 'Stop the search')
    : t('有必胜吗？', 'Is there a forced win?');
  setEnabled('solve', board.turn !== null && !board.thinking);
  byId('forced').textContent = board.solving
    ? t(`正在推演：${searched} 个局面`, `Searching: ${searched} positions`)
    : (board.forced?.text ?? '');
}

function keep() {
  const { line, steps, pieces, rule: kind, size: sides, choices, opponent: computer, level } = board;
  setItem('wuziqi.rule', kind);
  setItem('wuziqi.size', sides);
  const state = {
    line,
    steps,
    rule: kind,
    size: sides,
    choices,
    opponent: computer,
    level,
    helped: board.helped || helpedBefore,
  };
  if (line.length) saveGame('wuziqi', state, board.turn && { size: sides, moves: pieces });
  else clearSavedGame('wuziqi');
}

/** Shows the game of the address. @returns {boolean} was there one? */
function openLink() {
  const game = readAddress(gomoku(), location);
  if (!game) return false;
  if ('bad' in game) {
    fault = () => t(`链接无法识别：${game.bad}`, `This link cannot be read: ${game.bad}`);
    show();
    return false;
  }
  const { line, steps, rule: kept, size: sides } = getSavedGame('wuziqi')?.state ?? {};
  linked = JSON.stringify([game.pieces, game.rule, game.size]);
  if (JSON.stringify([line?.slice?.(0, steps), kept, sides]) === linked) return restore();
  rival.rest();
  board.open(game.pieces, game);
  return true;
}

/** Goes on with the game of the visit before. */
function restore() {
  const state = getSavedGame('wuziqi')?.state ?? {
    line: [],
    rule: getItem('wuziqi.rule'),
    size: getItem('wuziqi.size'),
  };
  try {
    rival.resume(state);
    board.open(state.line, { rule: state.rule ?? 'freestyle', size: state.size ?? 15, choices: state.choices });
    if ((state.steps ?? board.total) < board.total) board.seek(state.steps);
    helpedBefore = state.helped === true;
    tally.counted = board.total === 0 ? 'nothing' : board.turn ? 'played' : 'won';
  } catch {
    // What was kept is no game: begin a new one.
  }
  return true;
}

/** Undo from the keyboard also where the board has not got the focus. @param {KeyboardEvent} event */
function onKey(event) {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
  if (event.defaultPrevented || typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) board.redo();
  else board.undo();
}

/** @param {Event} event */
const detail = (event) => /** @type {CustomEvent} */ (event).detail;

function listenToBoard() {
  board.addEventListener('change', () => {
    message = null;
    note = recordNote = fault = silence;
    if (board.total === 0) {
      tally.counted = 'nothing';
      helpedBefore = false;
    }
    if (!board.playing && fingerprint() !== linked) keep();
    history.replaceState(null, '', writeAddress(gomoku(), board, location.href));
    const hadFocus = byId('result').contains(document.activeElement);
    show();
    if (hadFocus && byId('result').hidden) board.focus();
  });
  board.addEventListener('move', (event) => detail(event).by === 'computer' || tally.played());
  board.addEventListener('win', (event) => {
    if (detail(event).by !== 'computer') tally.won(board.helped || helpedBefore ? null : board.steps);
    byId('result-title').focus({ preventScroll: true });
  });
  for (const type of ['refuse', 'hint']) {
    board.addEventListener(type, (event) => {
      const { text } = detail(event) ?? {};
      if (text) message = () => text;
      show();
    });
  }
  board.addEventListener('aim', () => {
    const { aim } = board;
    const name = aim === null ? '' : nameOf(aim, board.size);
    message = name
      ? () => t(`选中 ${name}：再点一次，或按“落子”`, `${name} chosen: tap it again, or press Place`)
      : null;
    show();
  });
  board.addEventListener('explain', (event) => {
    explained = detail(event)?.text ?? null;
    if (board.aim === null) message = null;
    show();
  });
  board.addEventListener('progress', (event) => {
    searched = detail(event).searched;
    showAnalysis();
  });
}

/** @param {() => string} text */
function tellNote(text) {
  note = text;
  board.announce(text());
  show();
}

function play() {
  const text = point.value;
  const at = pointOf(text, board.size);
  if (at === null) {
    const corner = nameOf(board.size - 1, board.size);
    return tellNote(() =>
      t(
        `没有“${text}”这个点：先列 A 到 ${corner[0]}，后行 1 到 ${board.size}`,
        `There is no point "${text}": a column A to ${corner[0]}, then a row 1 to ${board.size}`,
      ),
    );
  }
  if (board.play(at)) point.value = '';
  else note = message ?? silence;
  show();
}

/** @param {number} quarters @param {boolean} mirrored how the board is seen, from now on */
function look(quarters, mirrored) {
  board.quarters = quarters;
  board.mirrored = mirrored;
  setItem('wuziqi.look', { quarters, mirrored });
  show();
}

/** Another game, against whom the settings t. */
function restart() {
  rival.begin();
  board.restart();
}

function solve() {
  searched = 0;
  if (board.solving) board.stop();
  else board.solve();
}

/**
 * A control that is remembered.
 * @param {string} id
 * @param {string | boolean} usual
 * @param {(value: any) => void} apply
 */
function connectSetting(id, usual, apply) {
  const control = /** @type {HTMLInputElement} */ (byId(id));
  const isBox = control.type === 'checkbox';
  const kept = getItem(`wuziqi.${id}`) ?? usual;
  if (isBox) control.checked = kept === true;
  else control.value = kept;
  if (!isBox && !control.value) control.value = String(usual);
  const value = () => (isBox ? control.checked : control.value);
  apply(value());
  control.addEventListener('change', () => {
    setItem(`wuziqi.${id}`, value());
    apply(value());
  });
}

for (let sides = 5; sides <= 22; sides++) size.add(new Option(`${sides} × ${sides}`, String(sides)));
await board.ready;
const rival = createOpponent(board);
const showMoves = createMoveList(board);
const showPlayer = createPlaybackControls(
  {
    get steps() { return board.steps; },
    get total() { return board.total; },
    get playing() { return board.playing; },
    get speed() { return board.speed; },
    set speed(speed) { board.speed = speed; },
    play: () => board.replay(),
    pause: () => board.pause(),
    step: (count) => board.step(count),
    seek: (steps) => board.seek(steps),
  }, // prettier-ignore
  'wuziqi',
  { zh: '手', en: 'Move' },
);
connectSetting('confirm', 'auto', (confirm) => {
  board.confirm = confirm === 'auto' ? null : confirm;
  document.body.classList.toggle('confirms', confirm === 'on');
});
connectSetting('foul', 'ask', (foul) => board.setAttribute('foul', foul));
connectSetting('numbers', false, (numbers) => (board.numbers = numbers));
connectSetting('threats', false, (threats) => (board.threats = threats));
connectSetting('opening', 'none', (kind) => (board.opening = kind === 'none' ? null : kind));
connectSetting('watch', false, async (watch) => {
  board.watch = watch;
  byId('outlook').hidden = !watch;
  if (watch) (await import('./outlook.js')).createOutlook(board);
});
const { quarters = 0, mirrored = false } = getItem('wuziqi.look') ?? {};
board.quarters = quarters;
board.mirrored = mirrored;

if (!openLink()) {
  const bad = fault;
  restore();
  fault = bad;
}
listenToBoard();
byId('import').addEventListener('submit', (event) => event.preventDefault()); // also before what hears it is there
lazyDetails('share-details', async () => {
  const { connectRecord } = await import('./record.js');
  connectRecord(board, rival.rest, (text) => {
    recordNote = text;
    board.announce(text());
    show();
  });
  return () => {};
});
onClick({
  undo: () => board.undo(),
  redo: () => board.redo(),
  restart,
  again: restart,
  hint: () => helper().act(),
  place: () => board.place(),
  swap: rival.swap,
  'take-black': () => board.choose('black'),
  'take-white': () => board.choose('white'),
  'take-more': () => board.choose('more'),
  'turn-board': () => look((board.quarters + 1) % 4, board.mirrored),
  'mirror-board': () => look(board.quarters, !board.mirrored),
  solve,
});
rule.addEventListener('change', () => (board.rule = /** @type {Rule} */ (rule.value)));
size.addEventListener('change', () => (board.size = Number(size.value)));
byId('entry').addEventListener('submit', (event) => {
  event.preventDefault();
  play();
});
document.addEventListener('keydown', onKey);
addEventListener('hashchange', openLink);
onLanguageChange(show);
