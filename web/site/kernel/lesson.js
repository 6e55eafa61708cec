// The lesson of a game: a dialog with a board and a few steps to play on it. The board itself makes the moves.
import { byId, createElement } from './dom.js';
import { t } from './i18n.js';

/**
 * @template {HTMLElement} Board
 * @typedef {object} Step
 * @property {string} text what to do
 * @property {(board: Board) => void} [begin] sets up the board; without it the one of the step before stays
 * @property {(board: Board) => boolean} isDone
 * @property {(board: Board) => boolean} [isWrong] was it a wrong move? The step then begins again
 */

/**
 * @template {HTMLElement} Board
 * @typedef {object} Lesson
 * @property {string} tag of the board
 * @property {Record<string, string>} [attributes] of the board: without them it begins with a game of the usual size
 * @property {string} keys how it is played by keyboard
 * @property {string} retry said after a wrong move
 * @property {string} end said when all steps are done
 * @property {(board: Board) => void} [prepare] called once, before the first step
 * @property {Step<Board>[]} steps
 */

/** How long the result of a move stays in sight, in milliseconds. */
const PAUSE = 800;

/** The parts of the dialog; its text gets the focus, so that a screen reader begins with it. */
function createDialog() {
  const count = createElement('span');
  count.className = 'muted';
  const title = createElement('h2', `${t('怎样玩', 'How to play')} `, count);
  title.id = 'lesson-title';
  const skip = createElement('button', t('跳过', 'Skip'));
  skip.id = 'skip-lesson';
  skip.className = 'button small';
  const head = createElement('div', title, skip);
  head.className = 'dialog-head';
  const text = createElement('p');
  text.id = 'lesson-text';
  text.tabIndex = -1;
  text.setAttribute('role', 'status');
  const keys = createElement('p');
  keys.id = 'lesson-keys';
  keys.className = 'muted';
  const start = createElement('button', t('开始玩', 'Play'));
  start.id = 'end-lesson';
  start.className = 'button primary';
  const dialog = /** @type {HTMLDialogElement} */ (document.createElement('dialog'));
  dialog.id = 'lesson';
  dialog.className = 'dialog lesson';
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('aria-describedby', `${text.id} ${keys.id}`);
  return { dialog, head, count, skip, text, keys, start };
}

/**
 * Shows a lesson. The page's own board gets the focus when it has been played to its end, or if nothing else had it before.
 * @template {HTMLElement & { ready: Promise<unknown> }} Board
 * @param {Lesson<Board>} lesson
 */
export async function showLesson({ tag, attributes = {}, keys, retry, end, prepare, steps }) {
  if (document.querySelector('dialog[open]')) return;
  const parts = createDialog();
  const { dialog, text } = parts;
  const board = /** @type {Board} */ (document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  const foot = createElement('div', parts.keys, parts.start);
  foot.className = 'lesson-foot';
  parts.keys.textContent = keys;
  parts.start.hidden = true;
  dialog.append(parts.head, text, board, foot);
  let current = 0;
  /** While a step is set up, and while the result of a move is looked at, changes do not count. */
  let isWaiting = true;

  /** @param {string} [sentence] instead of what to do */
  function begin(sentence) {
    const step = steps[current];
    isWaiting = true;
    step.begin?.(board);
    isWaiting = false;
    text.textContent = sentence ?? step.text;
    parts.count.textContent = `${current + 1} / ${steps.length}`;
  }

  function finish() {
    text.textContent = end;
    parts.skip.hidden = true;
    parts.keys.hidden = true;
    parts.start.hidden = false;
    parts.start.focus({ preventScroll: true });
  }

  function next() {
    if (!dialog.open) return;
    current++;
    if (current < steps.length) begin();
    else finish();
  }

  board.addEventListener('change', () => {
    if (isWaiting) return;
    const step = steps[current];
    isWaiting = step.isDone(board) || Boolean(step.isWrong?.(board));
    if (step.isDone(board)) setTimeout(next, PAUSE);
    else if (isWaiting) setTimeout(() => dialog.open && begin(retry), PAUSE);
  });
  parts.skip.addEventListener('click', () => dialog.close());
  const play = () => byId('board').focus({ preventScroll: true });
  parts.start.addEventListener('click', () => {
    dialog.close();
    play();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    // On a first visit nothing had the focus before.
    if (document.activeElement === document.body) play();
  });
  document.body.append(dialog);
  text.textContent = steps[0].text;
  parts.count.textContent = `1 / ${steps.length}`;
  dialog.showModal();
  text.focus({ preventScroll: true });
  await board.ready;
  prepare?.(board);
  begin();
}
