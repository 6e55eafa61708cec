// Generates a puzzle from chosen pieces at a chosen distance from the exit.
import { LatestRequest } from '../../../elements/board/engine-worker.js';
import { byId, createStatusLine, onClick, setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { describeError } from './error-messages.js';
import { formatLength } from './metrics.js';

/** @import { HuarongBoard } from '../../../elements/huarong/huarong-board.js' */
/** @import { HuarongWorker } from '../../../elements/huarong/engine.js' */

const counts = /** @type {const} */ (['horizontals', 'verticals', 'soldiers']);

/** Wait for further key presses, and delay before "Computing…" appears, in milliseconds. */
const DELAY = 250;

/**
 * @param {HuarongBoard} board
 * @param {HuarongWorker} worker
 * @param {(making: Promise<number[][] | undefined>) => void} play
 * @returns {() => void} updates the panel
 */
export function createGenerator(board, worker, play) {
  const details = /** @type {HTMLDetailsElement} */ (byId('generate-details'));
  /** @type {HTMLInputElement} */
  const slider = byId('distance');
  const setStatus = createStatusLine('generate-status');
  const request = new LatestRequest(worker);
  /** The pieces and metric that the slider's range belongs to. */
  let measured = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let inputTimer;

  const readOptions = () => {
    const [horizontals, verticals, soldiers] = counts.map(
      (id) => /** @type {HTMLInputElement} */ (byId(id)).valueAsNumber,
    );
    return { horizontals, verticals, soldiers, metric: board.metric };
  };

  /**
   * @param {number} [distance] the largest if not given
   * @returns {Promise<import('../../../api/types.js').Generated | null>} null if there is none, or after a newer request
   */
  async function generate(distance) {
    const options = { ...readOptions(), distance };
    const busyTimer = setTimeout(() => setStatus(t('正在计算……', 'Computing…')), DELAY);
    try {
      const generated = await request.run(({ huarong }) => huarong.generate(options));
      if (generated) setStatus('');
      return generated;
    } catch (error) {
      setStatus(describeError(error));
      return null;
    } finally {
      clearTimeout(busyTimer);
    }
  }

  /** Fits the slider to the largest distance of the chosen pieces. */
  async function measure() {
    const key = JSON.stringify(readOptions());
    if (!details.open || key === measured) return;
    measured = key;
    const hardest = await generate();
    if (key !== measured) return;
    const max = hardest?.distance ?? 0;
    const share = Number(slider.max) > 0 ? slider.valueAsNumber / Number(slider.max) : 0.4;
    slider.max = String(max);
    slider.value = String(Math.round(max * share));
    for (const id of ['generate', 'generate-hardest']) setEnabled(id, hardest !== null);
    writeDistance();
  }

  function writeDistance() {
    const distance = formatLength(board.metric, slider.valueAsNumber);
    byId('distance-text').textContent = `${distance} / ${slider.max}`;
    slider.setAttribute('aria-valuetext', distance);
  }

  /** @param {number} distance */
  const playGenerated = (distance) => play(generate(distance).then((generated) => generated?.board));

  onClick({
    generate: () => playGenerated(slider.valueAsNumber),
    'generate-hardest': () => {
      slider.value = slider.max;
      playGenerated(Number(slider.max));
    },
  });
  slider.addEventListener('input', writeDistance);
  for (const id of counts) {
    byId(id).addEventListener('input', () => {
      clearTimeout(inputTimer);
      inputTimer = setTimeout(measure, DELAY);
    });
  }
  details.addEventListener('toggle', measure);
  return () => {
    writeDistance();
    measure();
  };
}
