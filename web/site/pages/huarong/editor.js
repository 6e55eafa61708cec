// The sheet on which a position is laid out.
import { GridFocus } from '../../../elements/board/grid-focus.js';
import { shapeOf } from '../../../elements/huarong/piece-names.js';
import { byId, onClick, setEnabled } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';
import { writeAddress } from './address.js';
import { Draft } from './draft.js';
import { explain } from './faults.js';
import { metricName } from './metrics.js';
import { picture } from './picture.js';
import { ask } from './worker.js';

/** @typedef {import('../../../elements/huarong/huarong-board.js').HuarongBoard} HuarongBoard */
/** @typedef {import('../../../elements/huarong/piece-names.js').Shape} Shape */
/** @typedef {{ play: (cells: number[][]) => void, solve: (cells: number[][]) => void }} Ends what becomes of the position */

const dialog = /** @type {HTMLDialogElement} */ (byId('editor'));
const easel = byId('easel');
const code = /** @type {HTMLInputElement} */ (byId('code'));
const draft = new Draft();
const grid = document.createElement('div');
const focus = new GridFocus(grid);
/** @type {HTMLButtonElement[][]} */
const buttons = [];
/** @type {HuarongBoard} */
let board;
/** @type {Ends} */
let ends;
/** @type {() => string} */
let verdict = () => '';

const tools = () => /** @type {HTMLInputElement[]} */ ([...byId('tools').querySelectorAll('input')]);
const tool = () => /** @type {Shape} */ (tools().find(({ checked }) => checked)?.value ?? 'soldier');
const rules = () => /** @type {import('../../../elements/board/board-element.js').Qiju} */ (board.qiju).huarong;

/** @param {Shape | undefined} shape */
const shapeName = (shape) =>
  ({
    caocao: t('曹操', 'Cao Cao'),
    horizontal: t('横二格', 'lying piece'),
    vertical: t('竖二格', 'standing piece'),
    soldier: t('卒', 'soldier'),
    none: t('空', 'empty'),
  })[shape ?? 'none'];

function build() {
  grid.setAttribute('role', 'grid');
  grid.className = 'cells';
  for (let row = 0; row < draft.cells.length; row++) {
    const line = document.createElement('div');
    line.setAttribute('role', 'row');
    buttons.push(
      draft.cells[row].map((_, col) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.setAttribute('role', 'gridcell');
        button.addEventListener('click', () => tap(row, col));
        line.append(button);
        return button;
      }),
    );
    grid.append(line);
  }
  focus.adopt(buttons);
  easel.append(grid);
}

/** @param {number} row @param {number} col */
function tap(row, col) {
  if (!draft.take(row, col) && !draft.put(tool(), row, col)) {
    const name = shapeName(tool());
    verdict = () => t(`这里放不下${name}`, `There is no room for a ${name} here`);
    return write();
  }
  change();
}

/** The position has changed: the engine says what it is worth. */
async function change() {
  code.value = '';
  let good = true;
  verdict = () => t('正在求解……', 'Solving…');
  try {
    rules().pieces(draft.cells);
    code.value = rules().encode(draft.cells);
  } catch (error) {
    good = false;
    verdict = () => explain(error);
  }
  for (const id of ['play-draft', 'solve-draft', 'copy-draft']) setEnabled(id, good);
  write();
  if (!good) return;
  const { cells } = draft;
  const judged = JSON.stringify(cells);
  const solution = await ask('draft', /** @type {any} */ (board.qiju), (huarong) =>
    huarong.solve(cells, { metric: board.metric }),
  );
  if (!solution || judged !== JSON.stringify(draft.cells)) return;
  setEnabled('solve-draft', solution.status === 'solved');
  const { searched } = solution;
  verdict =
    solution.status === 'solved'
      ? () =>
          t(
            `有解，最少 ${metricName(solution.metric, solution.length)}`,
            `It can be solved in ${metricName(solution.metric, solution.length)}, and no fewer`,
          )
      : () =>
          t(
            `无解：能走到的 ${searched.toLocaleString()} 个局面全搜过了`,
            `No way out: all ${searched.toLocaleString()} positions within reach were searched`,
          );
  write();
}

function write() {
  const { pieces, cells } = draft;
  easel.querySelector('svg')?.remove();
  easel.prepend(picture(pieces));
  grid.setAttribute('aria-label', t('要摆的局面，5 行 4 列', 'The position to be set up, 5 rows, 4 columns'));
  for (const [row, line] of buttons.entries()) {
    for (const [col, button] of line.entries()) {
      const piece = pieces.find(({ id }) => id === cells[row][col]);
      const name = shapeName(piece && shapeOf(piece));
      button.setAttribute(
        'aria-label',
        t(`第 ${row + 1} 行第 ${col + 1} 列，${name}`, `row ${row + 1}, column ${col + 1}, ${name}`),
      );
    }
  }
  byId('verdict').textContent = verdict();
}

function readCode() {
  try {
    draft.set(rules().decode(code.value.trim()));
    change();
  } catch (error) {
    verdict = () => explain(error);
    write();
  }
}

/** @param {(cells: number[][]) => void} end */
function finish(end) {
  dialog.close();
  end(draft.cells.map((row) => [...row]));
  board.focus({ preventScroll: true });
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const { row, col } = focus.place;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const chosen = tools()[Number(event.key) - 1];
  if (chosen) {
    chosen.checked = true;
    byId('verdict').textContent = shapeName(tool());
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    if (draft.take(row, col)) change();
  } else return;
  event.preventDefault();
}

build();
grid.addEventListener('keydown', onKey);
code.addEventListener('change', readCode);
code.addEventListener('keydown', (event) => event.key === 'Enter' && readCode());
onClick({
  wipe: () => {
    draft.clear();
    change();
  },
  'play-draft': () => finish(ends.play),
  'solve-draft': () => finish(ends.solve),
  async 'copy-draft'() {
    await navigator.clipboard.writeText(new URL(writeAddress({ code: code.value }), location.href).href);
    verdict = () => t('链接已复制', 'Link copied');
    write();
  },
});
onLanguageChange(() => dialog.open && write());

/**
 * Opens the sheet with the position on the board.
 * @param {HuarongBoard} from
 * @param {Ends} then
 */
export function openEditor(from, then) {
  board = from;
  ends = then;
  board.pause();
  draft.set(board.board);
  dialog.showModal();
  focus.focus(focus.place);
  change();
}
