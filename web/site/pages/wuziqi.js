import '../../elements/gomoku.js';
import { nameOf, pointOf } from '../../elements/gomoku-points.js';
import { byId, onLanguage, recall, remember, say } from '../shell.js';

const board = /** @type {import('../../elements/gomoku-board.js').GomokuBoard} */ (byId('board'));
const rule = /** @type {HTMLSelectElement} */ (byId('rule'));
const confirm = /** @type {HTMLSelectElement} */ (byId('confirm'));
const numbers = /** @type {HTMLInputElement} */ (byId('numbers'));
const point = /** @type {HTMLInputElement} */ (byId('point'));

/** The game that came by a link: it is kept on this device only once it is played on. */
let linked = '';
/** What the status line says instead of whose turn it is. @type {(() => string) | null} */
let message = null;
/** @type {() => string} */
let note = () => '';
/** @type {() => string} */
let fault = () => '';

const code = () => /** @type {import('../../elements/board-element.js').Qiju} */ (board.qiju).gomoku.encode(board.pieces);

function show() {
  const { pieces, verdict, turn, aim } = board;
  byId('moves').textContent = String(pieces.length);
  byId('status').textContent = message ? message() : board.status;
  byId('disc').dataset.color = turn ?? '';
  byId('note').textContent = note();
  byId('banner').textContent = fault();
  byId('banner').hidden = !fault();
  byId('result').hidden = turn !== null;
  byId('disc').parentElement?.toggleAttribute('hidden', turn === null);
  byId('result-title').textContent = turn ? '' : board.status;
  const length = verdict?.move == null ? 0 : verdict.move + 1;
  byId('result-moves').textContent = say(`共 ${length} 手`, `${length} moves`);
  enable('undo', board.canUndo);
  enable('redo', board.canRedo);
  enable('restart', pieces.length > 0);
  enable('place', aim !== null);
  byId('list').replaceChildren(...pieces.map(moveItem));
  byId('list').scrollTop = byId('list').scrollHeight;
}

/**
 * Not `disabled`, which would drop the focus of whoever has just pressed it.
 * @param {string} id
 * @param {boolean} yes
 */
const enable = (id, yes) => byId(id).setAttribute('aria-disabled', String(!yes));

/** @param {number} move @param {number} index */
function moveItem(move, index) {
  const item = document.createElement('li');
  const number = document.createElement('span');
  number.textContent = String(index + 1);
  item.append(number, `${index % 2 ? say('白', 'White') : say('黑', 'Black')} ${nameOf(move)}`);
  return item;
}

function writeAddress() {
  const url = new URL(location.href);
  if (board.rule === 'freestyle') url.searchParams.delete('rule');
  else url.searchParams.set('rule', board.rule);
  url.hash = code();
  history.replaceState(null, '', url);
}

/**
 * Shows the game of a link: `#` and two base-15 digits a move, `?rule=standard` before it where that rule holds.
 * @returns {boolean} was there one?
 */
function readAddress() {
  let text = location.hash.slice(1);
  if (!text) return false;
  try {
    text = decodeURI(text);
    const to = new URLSearchParams(location.search).get('rule') === 'standard' ? 'standard' : 'freestyle';
    const pieces = /** @type {import('../../elements/board-element.js').Qiju} */ (board.qiju).gomoku.decode(text);
    linked = text.toLowerCase();
    board.pieces = pieces;
    board.rule = rule.value = to;
    return true;
  } catch {
    fault = () => say(`链接无法识别：${text}`, `This link cannot be read: ${text}`);
    show();
    return false;
  }
}

function restore() {
  try {
    board.rule = rule.value = recall('wuziqi.rule') === 'standard' ? 'standard' : 'freestyle';
    board.pieces = recall('wuziqi.game') ?? [];
  } catch {
    // What was kept is no game: begin a new one.
  }
}

function applyConfirm() {
  board.setAttribute('confirm', confirm.value);
  document.body.classList.toggle('confirms', confirm.value === 'on');
}

/** Undo from the keyboard also where the board has not got the focus. @param {KeyboardEvent} event */
function onKey(event) {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.defaultPrevented || typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) board.redo();
  else board.undo();
}

board.addEventListener('change', () => {
  message = null;
  note = fault = () => '';
  const now = code();
  if (now !== linked) remember('wuziqi.game', board.pieces);
  writeAddress();
  const hadFocus = byId('result').contains(document.activeElement);
  show();
  if (hadFocus && byId('result').hidden) board.focus();
});
board.addEventListener('win', () => byId('result-title').focus({ preventScroll: true }));
board.addEventListener('refuse', (event) => {
  const { text } = /** @type {CustomEvent} */ (event).detail;
  message = () => text;
  show();
});
board.addEventListener('aim', () => {
  const { aim } = board;
  const name = aim === null ? '' : nameOf(aim);
  message = name ? () => say(`选中 ${name}：再点一次，或按“落子”`, `${name} chosen: tap it again, or press Place`) : null;
  show();
});

byId('undo').addEventListener('click', () => board.undo());
byId('redo').addEventListener('click', () => board.redo());
byId('restart').addEventListener('click', () => board.restart());
byId('again').addEventListener('click', () => board.restart());
byId('place').addEventListener('click', () => board.place());
rule.addEventListener('change', () => {
  board.rule = /** @type {'freestyle' | 'standard'} */ (rule.value);
  remember('wuziqi.rule', rule.value);
});
confirm.addEventListener('change', () => {
  remember('wuziqi.confirm', confirm.value);
  applyConfirm();
});
numbers.addEventListener('change', () => {
  remember('wuziqi.numbers', numbers.checked);
  board.toggleAttribute('numbers', numbers.checked);
});

byId('entry').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = point.value;
  const at = pointOf(text);
  if (at !== null && board.play(at)) {
    point.value = '';
    return;
  }
  note = () =>
    at === null
      ? say(`没有“${text}”这个点：先列 A 到 O，后行 1 到 15`, `There is no point "${text}": a column A to O, then a row 1 to 15`)
      : (message?.() ?? '');
  if (at === null) board.announce(note());
  show();
});

byId('copy').addEventListener('click', async () => {
  const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  note = copied
    ? () => say('链接已复制', 'The link is copied')
    : () => say('浏览器不让复制：链接就在地址栏里', 'The browser forbids it: the link is in the address bar');
  board.announce(note());
  show();
});

document.addEventListener('keydown', onKey);
addEventListener('hashchange', readAddress);

await board.ready;
confirm.value = recall('wuziqi.confirm') ?? 'auto';
if (!confirm.value) confirm.value = 'auto';
applyConfirm();
numbers.checked = recall('wuziqi.numbers') === true;
board.toggleAttribute('numbers', numbers.checked);
const address = location.hash;
if (!readAddress()) {
  const bad = fault;
  restore();
  if (address) fault = bad;
}
onLanguage(show);
