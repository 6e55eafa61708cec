// The dialog in which a sliding-block puzzle of any kind is drawn.
import { cellsWhere, createLabels, isInParts, shapeOn } from '../../../elements/huarong/drawing.js';
import { outline } from '../../../elements/huarong/outline.js';
import { byId, createStatusLine, onClick, setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { elementOf, shape } from '../../kernel/svg.js';
import { createCellGrid } from './cell-grid.js';
import { describeError } from './error-messages.js';
import { createThumbnail } from './picture.js';
import { PuzzleDraft } from './puzzle-draft.js';
import { createVerdict } from './verdict.js';

/** @import { Place, Tool } from './puzzle-draft.js' */

/** The longest side of a board. */
const MOST_CELLS = 16;

/** @type {Record<string, readonly [down: number, right: number]>} */
const arrows = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @param {PuzzleDraft} draft @returns {SVGElement} with a frame where each piece with a goal must come */
function createDrawing({ board, goals }) {
  const wanted = goals.map(({ id }) => id);
  const drawing = createThumbnail({ board, wanted });
  const hasGoal = (/** @type {number} */ id) => wanted.includes(id);
  for (const id of new Set(board.flat())) {
    if (id <= 0 || !((goals.length > 1 && hasGoal(id)) || isInParts(board, id))) continue;
    const cells = cellsWhere(board, (each) => each === id);
    const labels = createLabels(cells, String(id));
    for (const label of labels) label.classList.toggle('plain', !hasGoal(id));
    drawing.append(...labels);
  }
  for (const { id, row, col } of goals) {
    const cells = shapeOn(board, id).map(([r, c]) => /** @type {const} */ ([row + r, col + c]));
    for (const className of ['edge', 'goal']) {
      drawing.append(elementOf(shape('path', { class: className, d: outline(cells, 0.1, 0.08) })));
    }
    if (goals.length < 2) continue;
    const labels = createLabels(cells, String(id));
    for (const label of labels) label.classList.add('wanted');
    drawing.prepend(...labels); // below the pieces
  }
  return drawing;
}

/**
 * @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board
 * @param {import('../../../elements/huarong/engine.js').HuarongWorker} worker
 * @param {(code: string) => Promise<void>} playCode
 * @param {() => void} solve plays a solution of what is on the board
 * @param {(code: string, say: (message: string) => void) => Promise<void>} copyLink
 * @returns {{ open(): void }} opens the dialog with the puzzle on the board, if that is not classic
 */
export function createPuzzleEditor(board, worker, playCode, solve, copyLink) {
  const { huarong } = /** @type {import('../../../elements/huarong/engine.js').Engine} */ (board.qiju);
  /** @type {HTMLDialogElement} */
  const dialog = byId('puzzle-editor');
  const inputs = /** @type {Record<'code' | 'rows' | 'cols' | 'lengthwise', HTMLInputElement>} */ (
    Object.fromEntries(['code', 'rows', 'cols', 'lengthwise'].map((name) => [name, byId(`puzzle-${name}`)]))
  );
  const { code } = inputs;
  const setStatus = createStatusLine('puzzle-status');
  const draft = new PuzzleDraft();
  const { grid, focus, show } = createCellGrid(byId('puzzle-board'), (row, col, event) => {
    if (event.detail === 0) draw({ row, col }); // Enter, or a screen reader; pointers have drawn already
  });
  const buttonIds = { solveId: 'solve-puzzle', otherIds: ['play-puzzle', 'copy-puzzle'] };
  const judge = createVerdict({ board, worker, code, setStatus, ...buttonIds });

  const tools = /** @type {HTMLInputElement[]} */ ([...byId('puzzle-tools').querySelectorAll('input[type="radio"]')]);
  const selectedTool = () => /** @type {Tool} */ (tools.find(({ checked }) => checked)?.value ?? 'piece');
  /** Where the latest stroke of the keyboard ended, which goes on from there. @type {Place | null} */
  let strokeEnd = null;
  /** The start of the game whose position was taken over: what is drawn since then stays. */
  let loaded = /** @type {unknown} */ (null);

  /** @param {number} row @param {number} col */
  function nameOf(row, col) {
    const id = draft.board[row][col];
    const names = { 0: t('空', 'empty'), [-1]: t('墙', 'wall'), [-2]: t('门', 'gate') };
    const piece = draft.goals.some((goal) => goal.id === id)
      ? t(`目标块 ${id}`, `goal piece ${id}`)
      : t(`滑块 ${id}`, `piece ${id}`);
    const name = names[/** @type {0} */ (id)] ?? piece;
    return t(`第 ${row + 1} 行第 ${col + 1} 列，${name}`, `row ${row + 1}, column ${col + 1}, ${name}`);
  }

  function display() {
    const { rows, cols } = draft;
    const name = t(`要画的题，${rows} 行 ${cols} 列`, `The puzzle to be drawn, ${rows} rows, ${cols} columns`);
    show({ rows, cols, drawing: createDrawing(draft), name, nameOf });
  }

  /** Displays the changed draft and judges it. */
  function change() {
    display();
    const { options, lengthwise } = draft;
    for (const side of /** @type {const} */ (['rows', 'cols'])) inputs[side].value = String(draft[side]);
    inputs.lengthwise.checked = lengthwise;
    if (options.goal) return judge(draft.board, options);
    code.value = '';
    for (const id of [buttonIds.solveId, ...buttonIds.otherIds]) setEnabled(id, false);
    setStatus(
      t(
        '还没有目标：选“目标”，把一块拖到它该去的地方',
        'No goal yet: choose Goal and drag a piece to where it must go',
      ),
    );
  }

  /** Makes a stroke of one cell. @param {Place} cell */
  function draw(cell) {
    draft.begin(selectedTool(), cell);
    strokeEnd = cell;
    change();
  }

  /** @param {PointerEvent} event @returns {Place} the cell under the pointer, or the nearest */
  function cellUnder({ clientX, clientY }) {
    const { left, top, width, height } = grid.getBoundingClientRect();
    const row = Math.floor(((clientY - top) / height) * draft.rows);
    const col = Math.floor(((clientX - left) / width) * draft.cols);
    return { row: Math.max(0, Math.min(row, draft.rows - 1)), col: Math.max(0, Math.min(col, draft.cols - 1)) };
  }

  /** @param {PointerEvent} event */
  function onPointerDown(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    grid.setPointerCapture(event.pointerId);
    let cell = cellUnder(event);
    draft.begin(selectedTool(), cell);
    strokeEnd = null;
    display();
    const onMove = (/** @type {PointerEvent} */ moved) => {
      const next = cellUnder(moved);
      if (next.row === cell.row && next.col === cell.col) return;
      draft.drawTo((cell = next));
      display();
    };
    const onEnd = () => {
      grid.removeEventListener('pointermove', onMove);
      focus.focus(cell, { preventScroll: true });
      change();
    };
    grid.addEventListener('pointermove', onMove);
    grid.addEventListener('lostpointercapture', onEnd, { once: true });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { row, col } = focus.place;
    const tool = tools[Number(event.key) - 1];
    const arrow = arrows[event.key];
    if (tool) {
      tool.checked = true;
      setStatus(tool.labels?.[0].querySelector('span')?.firstChild?.textContent?.trim() ?? '');
    } else if (arrow && event.shiftKey) {
      const next = {
        row: Math.max(0, Math.min(row + arrow[0], draft.rows - 1)),
        col: Math.max(0, Math.min(col + arrow[1], draft.cols - 1)),
      };
      if (strokeEnd?.row !== row || strokeEnd.col !== col) draft.begin(selectedTool(), { row, col });
      draft.drawTo(next);
      strokeEnd = next;
      focus.focus(next);
      change();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (draft.remove({ row, col })) change();
    } else return;
    event.preventDefault();
  }

  function resizeDraft() {
    const [rows, cols] = [inputs.rows, inputs.cols].map(({ valueAsNumber }) => valueAsNumber);
    if (![rows, cols].every((side) => Number.isInteger(side) && side >= 1 && side <= MOST_CELLS)) return;
    draft.resize(rows, cols);
    change();
  }

  function readCode() {
    const text = code.value.trim();
    if (text === '') return;
    try {
      draft.load(huarong.decodePuzzle(text));
      change();
    } catch (error) {
      setStatus(describeError(error));
    }
  }

  /** Plays what is drawn. */
  async function play() {
    const { value } = code;
    dialog.close();
    await playCode(value);
    board.focus({ preventScroll: true });
  }

  grid.addEventListener('pointerdown', onPointerDown);
  grid.addEventListener('keydown', onKey);
  for (const tool of tools) tool.addEventListener('change', () => (strokeEnd = null));
  for (const input of [inputs.rows, inputs.cols]) input.addEventListener('change', resizeDraft);
  inputs.lengthwise.addEventListener('change', () => {
    draft.lengthwise = inputs.lengthwise.checked;
    change();
  });
  code.addEventListener('change', readCode);
  onClick({
    'clear-puzzle': () => {
      draft.clear();
      change();
    },
    'play-puzzle': play,
    async 'solve-puzzle'() {
      await play();
      solve();
    },
    'copy-puzzle': () => copyLink(code.value, setStatus),
  });
  display();

  return {
    open() {
      board.playback.pause();
      if (board.options.goal && board.start !== loaded) {
        draft.load({ board: board.board, ...board.options });
        loaded = board.start;
      }
      dialog.showModal();
      change();
      focus.focus(focus.place);
    },
  };
}
