// Makes a puzzle of the pieces that the visitor wants, as far from the exit as he wants.
import { byId, onClick, setEnabled } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { explain } from './faults.js';
import { metricName } from './metrics.js';
import { ask } from './worker.js';

/** @typedef {import('../../../elements/huarong/huarong-board.js').HuarongBoard} HuarongBoard */

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement} */ (byId(id));

/** The mix waits for the last of several key presses, in milliseconds. */
const PAUSE = 250;

/**
 * @param {HuarongBoard} board
 * @param {(cells: number[][]) => void} play
 * @returns {() => void} brings the panel up to date
 */
export function createMaker(board, play) {
  const fold = /** @type {HTMLDetailsElement} */ (byId('make-details'));
  const far = field('far');
  /** The mix and metric that `far` was measured for. */
  let measured = '';
  /** @type {() => string} */
  let state = () => '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const mix = () => ({
    horizontals: field('horizontals').valueAsNumber,
    verticals: field('verticals').valueAsNumber,
    soldiers: field('soldiers').valueAsNumber,
    metric: board.metric,
  });

  /** @param {number} [distance] @returns {Promise<import('../../../api/types.js').Generated | null>} null if there is none */
  async function generate(distance) {
    const options = { ...mix(), distance };
    state = () => t('正在算……', 'Thinking…');
    const slow = setTimeout(write, PAUSE);
    try {
      const made = await ask(
        'make',
        /** @type {import('../../../elements/board/board-element.js').Qiju} */ (board.qiju),
        (huarong) => huarong.generate(options),
      );
      if (made) state = () => '';
      return made;
    } catch (error) {
      state = () => explain(error);
      return null;
    } finally {
      clearTimeout(slow);
      write();
    }
  }

  /** How far from the exit these pieces can be. */
  async function measure() {
    const key = JSON.stringify(mix());
    if (!fold.open || key === measured) return;
    measured = key;
    const hardest = await generate();
    if (key !== measured) return;
    const most = hardest?.distance ?? 0;
    const share = Number(far.max) > 0 ? far.valueAsNumber / Number(far.max) : 0.4;
    far.max = String(most);
    far.value = String(Math.round(most * share));
    for (const id of ['make', 'make-hardest']) setEnabled(id, hardest !== null);
    write();
  }

  function write() {
    byId('far-text').textContent = `${metricName(board.metric, far.valueAsNumber)} / ${far.max}`;
    far.setAttribute('aria-valuetext', metricName(board.metric, far.valueAsNumber));
    byId('make-state').textContent = state();
  }

  /** @param {number} distance */
  async function make(distance) {
    const made = await generate(distance);
    if (made) play(made.board);
  }

  onClick({
    make: () => make(far.valueAsNumber),
    'make-hardest': () => {
      far.value = far.max;
      make(Number(far.max));
    },
  });
  far.addEventListener('input', write);
  for (const id of ['horizontals', 'verticals', 'soldiers']) {
    field(id).addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(measure, PAUSE);
    });
  }
  fold.addEventListener('toggle', measure);
  return () => {
    write();
    measure();
  };
}
