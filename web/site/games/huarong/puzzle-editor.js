// The editor of sliding-block puzzles of any kind, which are drawn with a pointer or the keys.
import { cellsWhere, createLabels, isInParts, shapeOn } from '../../../elements/huarong/drawing.js';
import { outline } from '../../../elements/huarong/outline.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { elementOf, shape } from '../../kernel/svg.js';
import { createEditor } from './editor.js';
import { createThumbnail } from './picture.js';
import { PuzzleDraft } from './puzzle-draft.js';

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

/** @param {import('./editor.js').Host} host */
export function createPuzzleEditor(host) {
  const [rows, cols, lengthwise] = ['rows', 'cols', 'lengthwise'].map(
    (name) => /** @type {HTMLInputElement} */ (byId(`puzzle-${name}`)),
  );
  const draft = new PuzzleDraft();
  /** The latest stroke of the keyboard goes on from here. @type {Place | null} */
  let strokeEnd = null;

  const { grid, focus, tools, ...editor } = createEditor(host, {
    id: 'puzzle-editor',
    noun: 'puzzle',
    draft,
    goalMissing: t(
      '还没有目标：选“目标”，把一块拖到它该去的地方',
      'No goal yet: choose Goal and drag a piece to where it must go',
    ),
    title: t('要画的题', 'The puzzle to be drawn'),
    draw: () => createDrawing(draft),
    nameOf(id) {
      if (id <= 0) return [t('空', 'empty'), t('墙', 'wall'), t('门', 'gate')][-id];
      const hasGoal = draft.goals.some((goal) => goal.id === id);
      return hasGoal ? t(`目标块 ${id}`, `goal piece ${id}`) : t(`滑块 ${id}`, `piece ${id}`);
    },
    toolName: ({ labels }) => labels?.[0].querySelector('span')?.firstChild?.textContent?.trim() ?? '',
    onCell(cell, { detail }) {
      if (detail !== 0) return; // Enter, or a screen reader; pointers have drawn already
      draft.begin(chosenTool(), (strokeEnd = cell));
      editor.change();
    },
    onKey,
    onChange() {
      rows.value = String(draft.rows);
      cols.value = String(draft.cols);
      lengthwise.checked = draft.lengthwise;
    },
  });

  const chosenTool = () => /** @type {Tool} */ (editor.chosenTool());

  /** @param {Place} place @returns {Place} the cell there, or the nearest */
  const within = ({ row, col }) => ({
    row: Math.max(0, Math.min(row, draft.rows - 1)),
    col: Math.max(0, Math.min(col, draft.cols - 1)),
  });

  /** @param {KeyboardEvent} event @returns {boolean} is it a stroke? */
  function onKey({ key, shiftKey }) {
    const arrow = arrows[key];
    if (!arrow || !shiftKey) return false;
    const { row, col } = focus.place;
    if (strokeEnd?.row !== row || strokeEnd.col !== col) draft.begin(chosenTool(), { row, col });
    strokeEnd = within({ row: row + arrow[0], col: col + arrow[1] });
    draft.drawTo(strokeEnd);
    focus.focus(strokeEnd);
    editor.change();
    return true;
  }

  /** @param {PointerEvent} event @returns {Place} */
  function cellUnder({ clientX, clientY }) {
    const { left, top, width, height } = grid.getBoundingClientRect();
    const row = Math.floor(((clientY - top) / height) * draft.rows);
    return within({ row, col: Math.floor(((clientX - left) / width) * draft.cols) });
  }

  /** @param {PointerEvent} event */
  function onPointerDown(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    grid.setPointerCapture(event.pointerId);
    let cell = cellUnder(event);
    draft.begin(chosenTool(), cell);
    strokeEnd = null;
    editor.display();
    const onMove = (/** @type {PointerEvent} */ moved) => {
      const next = cellUnder(moved);
      if (next.row === cell.row && next.col === cell.col) return;
      draft.drawTo((cell = next));
      editor.display();
    };
    const onEnd = () => {
      grid.removeEventListener('pointermove', onMove);
      focus.focus(cell, { preventScroll: true });
      editor.change();
    };
    grid.addEventListener('pointermove', onMove);
    grid.addEventListener('lostpointercapture', onEnd, { once: true });
  }

  function resize() {
    const sides = [rows.valueAsNumber, cols.valueAsNumber];
    if (!sides.every((side) => Number.isInteger(side) && side >= 1 && side <= MOST_CELLS)) return;
    draft.resize(sides[0], sides[1]);
    editor.change();
  }

  grid.addEventListener('pointerdown', onPointerDown);
  for (const tool of tools) tool.addEventListener('change', () => (strokeEnd = null));
  for (const input of [rows, cols]) input.addEventListener('change', resize);
  lengthwise.addEventListener('change', () => {
    draft.lengthwise = lengthwise.checked;
    editor.change();
  });
  return editor;
}
