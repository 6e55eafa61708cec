// The lesson of a game is a dialog with a board and a few steps to play on it. The board itself makes the moves.
import { html, render } from 'lit-html';
import { byId } from './dom.js';
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

/** The result of a move stays in sight for this time, in milliseconds. */
const PAUSE = 800;

/**
 * Shows a lesson. The page's own board gets the focus when it has been played to its end, or if nothing else had it before.
 * @template {HTMLElement & { ready: Promise<unknown> }} Board
 * @param {Lesson<Board>} lesson
 */
export async function showLesson({ tag, attributes = {}, keys, retry, end, prepare, steps }) {
  if (document.querySelector('dialog[open]')) return;
  const board = /** @type {Board} */ (document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  const root = new DocumentFragment();
  let current = 0;
  /** While a step is set up, and while the result of a move is looked at, changes do not count. */
  let isWaiting = true;
  let isOver = false;

  /** @param {string} sentence in a node of its own: the same one is to be announced again */
  function draw(sentence) {
    const view = html`
      <dialog id="lesson" class="dialog lesson" aria-labelledby="lesson-title" aria-describedby="lesson-text lesson-keys"
        @close=${closed}>
        <div class="dialog-head">
          <h2 id="lesson-title">
            ${`${t('怎样玩', 'How to play')} `}<span class="muted">${current + 1} / ${steps.length}</span>
          </h2>
          <button id="skip-lesson" class="button small" ?hidden=${isOver} @click=${() => dialog.close()}>
            ${t('跳过', 'Skip')}
          </button>
        </div>
        <p id="lesson-text" tabindex="-1" role="status">${new Text(sentence)}</p>
        ${board}
        <div class="lesson-foot">
          <p id="lesson-keys" class="muted" ?hidden=${isOver}>${keys}</p>
          <button id="end-lesson" class="button primary" ?hidden=${!isOver} @click=${start}>${t('开始玩', 'Play')}</button>
        </div>
      </dialog>`;
    render(view, root);
  }

  const play = () => byId('board').focus({ preventScroll: true });

  function start() {
    dialog.close();
    play();
  }

  function closed() {
    dialog.remove();
    // On a first visit nothing had the focus before.
    if (document.activeElement === document.body) play();
  }

  /** @param {string} [sentence] instead of what to do */
  function begin(sentence) {
    const step = steps[current];
    isWaiting = true;
    step.begin?.(board);
    isWaiting = false;
    draw(sentence ?? step.text);
  }

  function next() {
    if (!dialog.open) return;
    isOver = current + 1 === steps.length;
    if (!isOver) {
      current++;
      return begin();
    }
    draw(end);
    byId('end-lesson').focus({ preventScroll: true });
  }

  board.addEventListener('change', () => {
    if (isWaiting) return;
    const step = steps[current];
    isWaiting = step.isDone(board) || Boolean(step.isWrong?.(board));
    if (step.isDone(board)) setTimeout(next, PAUSE);
    else if (isWaiting) setTimeout(() => dialog.open && begin(retry), PAUSE);
  });
  draw(steps[0].text);
  const dialog = /** @type {HTMLDialogElement} */ (root.firstElementChild);
  document.body.append(dialog);
  dialog.showModal();
  byId('lesson-text').focus({ preventScroll: true });
  await board.ready;
  prepare?.(board);
  begin();
}
