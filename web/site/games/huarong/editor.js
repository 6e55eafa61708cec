// A dialog in which a position is made: it has the cells, the tools, their keys and the share code, and says at once if the position
// can be solved.
import { html, render } from 'lit-html';
import { LatestRequest } from '../../../elements/board/engine-worker.js';
import { GridFocus } from '../../../elements/board/grid-focus.js';
import { byId, onClick, setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { describeError } from './error-messages.js';
import { formatLength } from './metrics.js';

/** @import { HuarongSolution } from '../../../api/types.js' */
/** @import { Engine, HuarongWorker } from '../../../elements/huarong/engine.js' */
/** @import { HuarongBoard } from '../../../elements/huarong/huarong-board.js' */
/** @import { Place, PuzzleDraft } from './puzzle-draft.js' */

/**
 * The page around an editor.
 * @typedef {object} Host
 * @property {HuarongBoard} board
 * @property {HuarongWorker} worker
 * @property {(code: string) => Promise<void>} playCode
 * @property {() => void} solve plays a solution of the position on the board
 * @property {(code: string, say: (message: string) => void) => Promise<void>} copyLink
 */

/**
 * One of the editors.
 * @typedef {object} Kind
 * @property {string} id of the dialog
 * @property {string} noun ends the ids of its buttons
 * @property {PuzzleDraft} draft
 * @property {string | null} goalMissing is said while there is no goal; null for classic positions, which need none
 * @property {string} title
 * @property {() => SVGElement} draw
 * @property {(id: number) => string} nameOf what a cell holds
 * @property {(tool: HTMLInputElement) => string} toolName
 * @property {(cell: Place, event: MouseEvent) => void} onCell a cell was pressed
 * @property {(event: KeyboardEvent) => boolean} [onKey] was it a key of this editor?
 * @property {() => void} [onChange]
 */

/** More positions of a board that is not classic are not searched: a second's work or two. */
const MOST_POSITIONS = 2_000_000;

/** @param {HuarongSolution} solution */
function describe(solution) {
  if (solution.status === 'solved') {
    const length = formatLength(solution.metric, solution.length);
    return t(`有解，最少 ${length}`, `It can be solved in ${length}`);
  }
  const searched = solution.searched.toLocaleString();
  return solution.status === 'unsolvable'
    ? t(`无解：能走到的 ${searched} 个局面全搜过了`, `No way out: all ${searched} reachable positions were searched`)
    : t(
        `搜了 ${searched} 个局面，还不知道有没有解；可以先玩玩看`,
        `Undecided after ${searched} positions; it can be played all the same`,
      );
}

/** @param {Host} host @param {Kind} kind */
export function createEditor({ board, worker, playCode, solve, copyLink }, { id, noun, draft, goalMissing, ...kind }) {
  const { huarong } = /** @type {Engine} */ (board.qiju);
  /** @type {HTMLDialogElement} */
  const dialog = byId(id);
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (dialog.querySelector(selector));
  const place = part('.editor-board');
  const code = /** @type {HTMLInputElement} */ (part('.code input'));
  const tools = /** @type {NodeListOf<HTMLInputElement>} */ (dialog.querySelectorAll('input[type="radio"]'));
  const request = new LatestRequest(worker);
  const isClassic = goalMissing === null;
  /** The start of the game whose puzzle was taken over: what is drawn since then stays. @type {unknown} */
  let loaded = null;

  const chosenTool = () => /** @type {HTMLInputElement} */ (part('input[type="radio"]:checked')).value;
  const status = part('.editor-status');
  /** @param {string} text */
  const setStatus = (text) => void (status.textContent = text);

  function draw() {
    const { board: ids, rows, cols } = draft;
    const cell = (/** @type {number} */ held, /** @type {number} */ row, /** @type {number} */ col) => {
      const name = kind.nameOf(held);
      return html`
        <button type="button" role="gridcell"
          aria-label=${t(`第 ${row + 1} 行第 ${col + 1} 列，${name}`, `row ${row + 1}, column ${col + 1}, ${name}`)}
          @click=${(/** @type {MouseEvent} */ event) => kind.onCell({ row, col }, event)}></button>`;
    };
    const lines = ids.map((line, row) => html`<div role="row">${line.map((held, col) => cell(held, row, col))}</div>`);
    const label = t(`${kind.title}，${rows} 行 ${cols} 列`, `${kind.title}, ${rows} rows, ${cols} columns`);
    render(html`${kind.draw()}<div class="cells" role="grid" aria-label=${label}>${lines}</div>`, place);
    place.style.setProperty('--rows', String(rows));
    place.style.setProperty('--cols', String(cols));
  }

  draw();
  const grid = part('.cells');
  const focus = new GridFocus(grid);

  function display() {
    draw();
    focus.adopt([...grid.children].map((line) => /** @type {HTMLElement[]} */ ([...line.children])));
  }

  /** Writes the share code if the draft is legal. @returns {string} why it is not, '' if it is */
  function encode() {
    const { board: cells, options } = draft;
    code.value = '';
    if (!isClassic && !options.goal) return goalMissing;
    try {
      huarong.pieces(cells, options);
      code.value = huarong.encode(cells, options);
      return '';
    } catch (error) {
      return describeError(error);
    }
  }

  /** The draft has changed. */
  async function change() {
    display();
    kind.onChange?.();
    request.abort();
    const fault = encode();
    for (const verb of ['play', 'solve', 'copy']) setEnabled(`${verb}-${noun}`, !fault);
    setStatus(fault || t('正在求解……', 'Solving…'));
    if (fault) return;
    const { metric } = board;
    const { board: cells, options } = draft;
    const limits = options.goal ? { nodes: MOST_POSITIONS } : {};
    const solution = await request.run((qiju) => qiju.huarong.solve(cells, { ...options, ...limits, metric }));
    if (!solution) return;
    setEnabled(`solve-${noun}`, solution.status === 'solved');
    setStatus(describe(solution));
  }

  function readCode() {
    const text = code.value.trim();
    if (text === '') return;
    try {
      const puzzle = huarong.decodePuzzle(text);
      if (puzzle.goal && isClassic) {
        code.value = ''; // or it is read again when it loses the focus
        dialog.close();
        return playCode(text);
      }
      draft.load(puzzle);
      change();
    } catch (error) {
      setStatus(describeError(error));
    }
  }

  async function play() {
    dialog.close();
    await playCode(huarong.encode(draft.board, draft.options));
  }

  grid.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tool = tools[Number(event.key) - 1];
    if (tool) {
      tool.checked = true;
      setStatus(kind.toolName(tool));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (draft.remove(focus.place)) change();
    } else if (!kind.onKey?.(event)) return;
    event.preventDefault();
  });
  code.addEventListener('change', readCode);
  code.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // or it presses the button that gets the focus when the dialog closes
    readCode();
  });
  onClick({
    [`clear-${noun}`]() {
      draft.clear();
      change();
    },
    [`play-${noun}`]: play,
    async [`solve-${noun}`]() {
      await play();
      solve();
    },
    [`copy-${noun}`]: () => copyLink(code.value, setStatus),
  });

  return {
    grid,
    focus,
    tools,
    chosenTool,
    display,
    change,
    setStatus,

    /** Opens the dialog with the puzzle on the board, if it is of this kind. */
    open() {
      board.playback.pause();
      const { options, start } = board;
      if (isClassic ? !options.goal : options.goal && start !== loaded) {
        draft.load({ board: board.board, ...options });
        loaded = start;
      }
      dialog.showModal();
      change();
      focus.focus(focus.place);
    },
  };
}
