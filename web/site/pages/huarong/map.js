// The map of the positions: made when its panel is opened, and again when a game begins elsewhere.
import { Background } from '../../../elements/board/background.js';
import { byId } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';
import { MapCanvas } from './map-canvas.js';
import { MapLayout } from './map-layout.js';
import { metricName } from './metrics.js';
import { stepsAlong } from './route.js';

/** @typedef {import('../../../elements/board/board-element.js').Qiju} Qiju */

/** No position has this distance where there is a way out. */
const NEVER = 65535;
/** A map of more positions would take more memory than a phone has to spare. */
const MOST = 400_000;

/** @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board */
export function createMap(board) {
  const fold = /** @type {HTMLDetailsElement} */ (byId('map-details'));
  const sky = /** @type {HTMLCanvasElement} */ (byId('sky'));
  const marks = /** @type {HTMLCanvasElement} */ (byId('marks'));
  const background = new Background(); // of its own: numbers hold while its worker is asked of this map alone
  const qiju = /** @type {Qiju} */ (board.qiju);
  const never = new AbortController().signal;

  /** @type {MapLayout | null} */
  let layout = null;
  /** @type {MapCanvas | null} */
  let canvas = null;
  /** Of the game and metric that it shows. @type {{ start: unknown, metric: string } | null} */
  let shown = null;
  let here = 0;
  /** @type {Set<number>} */
  const trail = new Set();
  /** Where the keys or the mouse point. @type {number | null} */
  let aim = null;
  let walking = false;
  /** @type {() => string} */
  let state = () => '';

  /** @template T @param {(huarong: Qiju['huarong']) => T | Promise<T>} call @returns {Promise<T>} */
  const ask = (call) => background.run(qiju, ({ huarong }) => call(/** @type {any} */ (huarong)), never);

  /** @param {() => string} text */
  function tell(text) {
    state = text;
    write();
  }

  function write() {
    byId('map-state').textContent = state();
    const label = layout
      ? t(
          `局面地图：${layout.distances.length.toLocaleString()} 个局面，你离出口 ${metricName(board.metric, layout.distances[here])}。左右键换远近，上下键在同样远的局面里选，Enter 走到那里。`,
          `Map of ${layout.distances.length.toLocaleString()} positions; you are ${metricName(board.metric, layout.distances[here])} from the exit. Left and right change the distance, up and down choose among those as far, Enter goes there.`,
        )
      : t('局面地图', 'Map of the positions');
    marks.setAttribute('aria-label', label);
  }

  const summary = () => {
    const { distances, shells } = /** @type {MapLayout} */ (layout);
    const [count, away, far] = [
      distances.length.toLocaleString(),
      metricName(board.metric, distances[here]),
      metricName(board.metric, shells.length - 1),
    ];
    return t(
      `${count} 个局面，你离出口 ${away}；最远的 ${far}`,
      `${count} positions; you are ${away} from the exit, the farthest is ${far}`,
    );
  };

  function drawMarks() {
    if (layout && canvas) canvas.mark({ here, way: layout.wayOut(here), trail, aim });
  }

  async function make() {
    shown = { start: board.start, metric: board.metric };
    const mine = shown;
    layout = canvas = aim = null;
    trail.clear();
    tell(() => t('正在画……', 'Drawing…'));
    const cells = board.board;
    const options = { metric: board.metric };
    const { positions, exits } = await ask((huarong) => huarong.analyse(cells, options));
    if (mine !== shown) return;
    if (exits === 0 || positions > MOST) {
      sky.width = marks.width = 0;
      const count = positions.toLocaleString();
      return tell(() =>
        exits === 0
          ? t(
              `这里的 ${count} 个局面都走不到出口，分不出远近`,
              `None of the ${count} positions here has a way out: there is no near or far`,
            )
          : t(`${count} 个局面，太多了，画不下`, `${count} positions are too many to draw`),
      );
    }
    const map = await ask((huarong) => huarong.map(cells, options));
    if (mine !== shown || map.distances.includes(NEVER)) return;
    const made = new MapLayout(map);
    await made.settle();
    if (mine !== shown) return;
    layout = made;
    canvas = new MapCanvas(sky, marks, layout);
    here = map.here;
    const painted = canvas.paint();
    await follow();
    await painted;
  }

  /** The game has gone on. */
  async function follow() {
    if (!fold.open) return;
    if (!shown || shown.start !== board.start || shown.metric !== board.metric) return make();
    if (!layout) return;
    const mine = shown;
    const cells = board.board;
    const options = { metric: board.metric };
    const place = await ask((huarong) => huarong.place(cells, options));
    if (mine !== shown) return;
    here = place;
    trail.add(here);
    drawMarks();
    tell(summary);
  }

  /** @param {number} target */
  async function goTo(target) {
    if (!layout || walking || target === here) return;
    walking = true;
    board.pause();
    const cells = board.board;
    const options = { metric: board.metric };
    const from = await ask((huarong) => huarong.place(cells, options));
    const steps = await stepsAlong(qiju.huarong, cells, layout.way(from, target), (boards) =>
      ask((huarong) => Promise.all(boards.map((each) => huarong.place(each, options)))),
    );
    walking = false;
    if (String(cells) === String(board.board)) board.leap(steps);
  }

  /** @param {PointerEvent | MouseEvent} event */
  const under = (event) => canvas?.nearest(event.offsetX, event.offsetY) ?? null;

  /** @param {number | null} position */
  function point(position) {
    if (!layout || aim === position) return;
    aim = position;
    drawMarks();
    const { distances } = layout;
    tell(
      position === null
        ? summary
        : () =>
            t(
              `这个局面离出口 ${metricName(board.metric, distances[position])}`,
              `This position is ${metricName(board.metric, distances[position])} from the exit`,
            ),
    );
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (!layout || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = aim ?? here;
    const { distances, shells, heights } = layout;
    const distance = distances[at];
    const rank = shells[distance].indexOf(at);
    const along = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    const across = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (along) {
      const shell = shells[Math.max(0, Math.min(distance + along, shells.length - 1))];
      point(
        shell.reduce((best, next) =>
          Math.abs(heights[next] - heights[at]) < Math.abs(heights[best] - heights[at]) ? next : best,
        ),
      );
    } else if (across) point(shells[distance][Math.max(0, Math.min(rank + across, shells[distance].length - 1))]);
    else if (event.key === 'Enter' || event.key === ' ') goTo(at);
    else if (event.key === 'Escape') point(null);
    else return;
    event.preventDefault();
  }

  marks.addEventListener('click', (event) => {
    const target = under(event);
    if (target !== null) goTo(target);
  });
  marks.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && point(under(event)));
  marks.addEventListener('pointerleave', () => point(null));
  marks.addEventListener('blur', () => point(null));
  marks.addEventListener('keydown', onKey);
  fold.addEventListener('toggle', follow);
  board.addEventListener('change', follow);
  const repaint = () => {
    if (!fold.open) return;
    canvas?.paint();
    drawMarks();
  };
  new ResizeObserver(repaint).observe(sky);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint);
  new MutationObserver(repaint).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  onLanguageChange(write);
  follow();
}
