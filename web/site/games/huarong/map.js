// The map of all reachable positions is computed when its panel is opened, and again for another game or metric.
import { EngineWorker } from '../../../elements/board/engine-worker.js';
import { createWorker } from '../../../elements/huarong/engine.js';
import { byId, createStatusLine } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { MapCanvas } from './map-canvas.js';
import { MapLayout } from './map-layout.js';
import { formatLength } from './metrics.js';
import { stepsAlong } from './map-path.js';

/** @import { Analysis } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/huarong/engine.js' */
/** A map shows a game in a metric. @typedef {{ start: unknown, metric: string }} Subject */

/**
 * One map, of the positions that can be reached in a game.
 * @typedef {object} DrawnMap
 * @property {MapLayout} layout
 * @property {MapCanvas} canvas
 * @property {number} here number of the position on the board
 * @property {Set<number>} visited
 * @property {number | null} target position under the mouse, or chosen with the keys
 */

/** The distance of a position that has no way to the exit. */
const UNREACHABLE = 65535;
/** A larger map would take more memory than a phone can spare. */
const MAX_POSITIONS = 400_000;

/** Says why there is no map. */
const tooMany = () => {
  const most = MAX_POSITIONS.toLocaleString();
  return t(`超过 ${most} 个局面，太多了，画不下`, `More than ${most} positions are too many to draw`);
};

/** @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board @returns {() => Promise<void>} follows the board */
export function createMap(board) {
  const details = /** @type {HTMLDetailsElement} */ (byId('map-details'));
  /** @type {HTMLCanvasElement} */
  const base = byId('map-canvas');
  /** @type {HTMLCanvasElement} */
  const overlay = byId('map-overlay');
  const setStatus = createStatusLine('map-status');
  const qiju = /** @type {Engine} */ (board.qiju);
  const worker = new EngineWorker(() => qiju, createWorker); // of its own, which keeps the numbers of the positions valid

  /** The subject of the map that is, or will be, drawn. @type {Subject | null} */
  let subject = null;
  /** @type {DrawnMap | null} */
  let map = null;
  let moving = false;

  /** Distances are measured from here. */
  const end = () => (board.options.goal ? t('目标', 'goal') : t('出口', 'exit'));

  /** @param {number} position */
  const distanceText = (position) =>
    formatLength(board.metric, /** @type {DrawnMap} */ (map).layout.distances[position]);

  function writeLabel() {
    const count = map?.layout.distances.length.toLocaleString();
    overlay.setAttribute(
      'aria-label',
      map
        ? t(
            `局面地图：${count} 个局面，你离${end()} ${distanceText(map.here)}。左右键换远近，上下键在同样远的局面里选，Enter 走到那里。`,
            `Map of ${count} positions; you are ${distanceText(map.here)} from the ${end()}. Left and right change the distance, up and down choose among positions at the same distance, Enter goes there.`,
          )
        : t('局面地图', 'Map of the positions'),
    );
  }

  function writeSummary() {
    writeLabel();
    if (!map) return setStatus('');
    const { distances, layers } = map.layout;
    const count = distances.length.toLocaleString();
    const farthest = formatLength(board.metric, layers.length - 1);
    setStatus(
      t(
        `${count} 个局面，你离${end()} ${distanceText(map.here)}；最远的 ${farthest}`,
        `${count} positions; you are ${distanceText(map.here)} from the ${end()}, the farthest is ${farthest}`,
      ),
    );
  }

  function drawOverlay() {
    if (!map) return;
    const { canvas, layout, here, visited, target } = map;
    canvas.drawOverlay({ here, path: layout.pathToExit(here), visited, target });
  }

  /** The positions depend on these rules. */
  const rulesOf = () => ({ ...board.options, metric: board.metric });

  /** @param {number[][]} cells @param {ReturnType<typeof rulesOf>} rules @returns {Promise<Analysis | null>} null if there are too many */
  async function survey(cells, rules) {
    try {
      const limits = { nodes: MAX_POSITIONS };
      const analysis = await worker.run(({ huarong }) => huarong.analyse(cells, { ...rules, ...limits }));
      return analysis.positions > MAX_POSITIONS ? null : analysis;
    } catch (error) {
      if (error instanceof RangeError) return null; // the limit
      throw error;
    }
  }

  async function build() {
    const { start, metric, board: cells } = board;
    const current = { start, metric };
    subject = current;
    map = null;
    setStatus(t('正在画……', 'Drawing…'));
    writeLabel();
    try {
      await draw(current, cells);
    } catch (error) {
      console.error(error);
      if (current !== subject) return;
      subject = null; // the next change of the board tries again
      setStatus(t('没能画出来', 'The map could not be drawn'));
    }
  }

  /** @param {Subject} current another may be wanted before it is drawn @param {number[][]} cells */
  async function draw(current, cells) {
    const rules = rulesOf();
    const analysis = await survey(cells, rules);
    if (current !== subject) return;
    if (!analysis?.exits) {
      base.width = overlay.width = 0;
      const count = analysis?.positions.toLocaleString();
      return setStatus(
        count === undefined
          ? tooMany()
          : t(
              `这里的 ${count} 个局面都走不到${end()}，分不出远近`,
              `None of the ${count} positions leads to the ${end()}, so there are no distances to draw`,
            ),
      );
    }
    const graph = await worker.run(({ huarong }) => huarong.map(cells, rules));
    if (current !== subject || graph.distances.includes(UNREACHABLE)) return;
    const layout = new MapLayout(graph);
    await layout.order();
    if (current !== subject) return;
    const canvas = new MapCanvas(base, overlay, layout);
    map = { layout, canvas, here: graph.here, visited: new Set(), target: null };
    canvas.draw();
    await update();
  }

  /** Follows the board. */
  async function update() {
    if (!details.open) return;
    const { start, metric, board: cells } = board;
    if (!subject || subject.start !== start || subject.metric !== metric) return build();
    const current = map;
    if (!current) return;
    const rules = rulesOf();
    const here = await worker.run(({ huarong }) => huarong.place(cells, rules));
    if (current !== map) return;
    current.here = here;
    current.visited.add(here);
    drawOverlay();
    writeSummary();
  }

  /** Plays to a position. @param {number} position */
  async function goTo(position) {
    if (!map || moving || board.solved || position === map.here) return;
    moving = true;
    board.playback.pause();
    const { layout } = map;
    const { board: cells, metric, options } = board;
    const rules = { ...options, metric };
    const numbersOf = (/** @type {number[][][]} */ boards) =>
      worker.run(({ huarong }) => Promise.all(boards.map((each) => huarong.place(each, rules))));
    let steps;
    try {
      const [from] = await numbersOf([cells]);
      const path = layout.shortestPath(from, position);
      steps = await stepsAlong(qiju.huarong, cells, { metric, options }, path, numbersOf);
    } catch (error) {
      console.error(error);
      return setStatus(t('没能走过去', 'The way there was not found'));
    } finally {
      moving = false;
    }
    if (String(cells) === String(board.board)) board.applySteps(steps);
  }

  /** @param {PointerEvent | MouseEvent} event */
  const positionUnder = (event) => map?.canvas.positionAt(event.offsetX, event.offsetY) ?? null;

  /** @param {number | null} position */
  function setTarget(position) {
    if (!map || map.target === position) return;
    map.target = position;
    drawOverlay();
    if (position === null) return writeSummary();
    setStatus(
      t(`这个局面离${end()} ${distanceText(position)}`, `This position is ${distanceText(position)} from the ${end()}`),
    );
    writeLabel();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (!map || event.altKey || event.ctrlKey || event.metaKey) return;
    const { distances, layers, heights } = map.layout;
    const from = map.target ?? map.here;
    const distance = distances[from];
    const farther = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (farther) {
      const layer = layers[Math.max(0, Math.min(distance + farther, layers.length - 1))];
      const gap = (/** @type {number} */ position) => Math.abs(heights[position] - heights[from]);
      setTarget(layer.reduce((best, next) => (gap(next) < gap(best) ? next : best)));
    } else if (down) {
      const layer = layers[distance];
      setTarget(layer[Math.max(0, Math.min(layer.indexOf(from) + down, layer.length - 1))]);
    } else if (event.key === 'Enter' || event.key === ' ') goTo(from);
    else if (event.key === 'Escape') setTarget(null);
    else return;
    event.preventDefault();
  }

  function redraw() {
    if (!details.open) return;
    map?.canvas.draw();
    drawOverlay();
  }

  overlay.addEventListener('click', (event) => {
    const position = positionUnder(event);
    if (position !== null) goTo(position);
  });
  overlay.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && setTarget(positionUnder(event)));
  overlay.addEventListener('pointerleave', () => setTarget(null));
  overlay.addEventListener('blur', () => setTarget(null));
  overlay.addEventListener('keydown', onKey);
  details.addEventListener('toggle', update);
  board.addEventListener('change', update);
  new ResizeObserver(redraw).observe(base);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  writeLabel();
  return update;
}
