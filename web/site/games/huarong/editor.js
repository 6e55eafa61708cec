// The dialog in which a position is set up.
import { shapeOf } from '../../../elements/huarong/piece-names.js';
import { byId, createStatusLine, onClick } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createCellGrid } from './cell-grid.js';
import { EditorPosition } from './editor-position.js';
import { describeError } from './error-messages.js';
import { createThumbnail } from './picture.js';
import { createVerdict } from './verdict.js';

/** @import { Engine, HuarongWorker } from '../../../elements/huarong/engine.js' */
/** @import { HuarongBoard } from '../../../elements/huarong/huarong-board.js' */
/** @import { Shape } from '../../../elements/huarong/piece-names.js' */

/** @param {Shape | undefined} shape */
const shapeName = (shape) =>
  ({
    caocao: t('曹操', 'Cao Cao'),
    horizontal: t('横二格', 'horizontal piece'),
    vertical: t('竖二格', 'vertical piece'),
    soldier: t('卒', 'soldier'),
    none: t('空', 'empty'),
  })[shape ?? 'none'];

/**
 * @param {HuarongBoard} board
 * @param {HuarongWorker} worker
 * @param {(cells: number[][]) => void} play
 * @param {(cells: number[][]) => void} solve
 * @param {(code: string) => void} playPuzzle plays a puzzle that is not classic
 * @param {(code: string, say: (message: string) => void) => Promise<void>} copyLink
 * @returns {{ open(): void }} opens the dialog with the position on the board, if that is classic
 */
export function createEditor(board, worker, play, solve, playPuzzle, copyLink) {
  const { huarong } = /** @type {Engine} */ (board.qiju);
  /** @type {HTMLDialogElement} */
  const dialog = byId('editor');
  /** @type {HTMLInputElement} */
  const code = byId('code');
  const setStatus = createStatusLine('editor-status');
  const position = new EditorPosition();
  const { grid, focus, show } = createCellGrid(byId('editor-board'), toggle);
  const judge = createVerdict({
    board,
    worker,
    code,
    setStatus,
    solveId: 'solve-position',
    otherIds: ['play-position', 'copy-position'],
  });

  const tools = /** @type {HTMLInputElement[]} */ ([...byId('tools').querySelectorAll('input')]);
  const selectedShape = () => /** @type {Shape} */ (tools.find(({ checked }) => checked)?.value ?? 'soldier');

  /** @param {number} row @param {number} col */
  function toggle(row, col) {
    const shape = selectedShape();
    if (position.remove(row, col) || position.add(shape, row, col)) change();
    else setStatus(t(`这里放不下${shapeName(shape)}`, `There is no room for a ${shapeName(shape)} here`));
  }

  /** Draws the changed position and judges it: is it legal, can it be solved? */
  function change() {
    draw();
    judge(position.cells);
  }

  function draw() {
    const { pieces, cells } = position;
    show({
      rows: cells.length,
      cols: cells[0].length,
      drawing: createThumbnail(cells),
      name: t('要摆的局面，5 行 4 列', 'The position to be set up, 5 rows, 4 columns'),
      nameOf(row, col) {
        const piece = pieces.find(({ id }) => id === cells[row][col]);
        const name = shapeName(piece && shapeOf(piece));
        return t(`第 ${row + 1} 行第 ${col + 1} 列，${name}`, `row ${row + 1}, column ${col + 1}, ${name}`);
      },
    });
  }

  function readCode() {
    const text = code.value.trim();
    try {
      const puzzle = huarong.decodePuzzle(text);
      if (puzzle.goal) {
        code.value = ''; // or it is read again when it loses the focus
        dialog.close();
        return playPuzzle(text);
      }
      position.set(puzzle.board);
      change();
    } catch (error) {
      setStatus(describeError(error));
    }
  }

  /** @param {(cells: number[][]) => void} use */
  function finish(use) {
    dialog.close();
    use(position.cells.map((row) => [...row]));
    board.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { row, col } = focus.place;
    const tool = tools[Number(event.key) - 1];
    if (tool) {
      tool.checked = true;
      setStatus(shapeName(selectedShape()));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (position.remove(row, col)) change();
    } else return;
    event.preventDefault();
  }

  grid.addEventListener('keydown', onKey);
  code.addEventListener('change', readCode);
  code.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // or it presses the button that gets the focus when the dialog closes
    readCode();
  });
  onClick({
    'clear-position': () => {
      position.clear();
      change();
    },
    'play-position': () => finish(play),
    'solve-position': () => finish(solve),
    'copy-position': () => copyLink(code.value, setStatus),
  });
  draw();

  return {
    open() {
      board.playback.pause();
      if (!board.options.goal) position.set(board.board);
      dialog.showModal();
      focus.focus(focus.place);
      change();
    },
  };
}
