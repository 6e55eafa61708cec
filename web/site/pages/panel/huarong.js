// 华容道: the submitted function's moves are recorded, checked and played back.
import '../../../elements/huarong/index.js';
import { huarongVerdict } from '../../../panel/simulator/huarong-trial.js';
import { byId } from '../../kernel/dom.js';
import { lazy } from '../../kernel/lazy.js';
import { control } from './player.js';
import { chosenBoard, level, setVerdict } from './simulator.js';
import { callPasted, failed } from './submission.js';
import { clearTrace } from './trace.js';

/** @import { Visits } from '../../../panel/simulator/calls.js' */

const road = /** @type {import('../../../elements/huarong/huarong-board.js').HuarongBoard} */ (byId('road'));
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const loadTrace = lazy(() => import('./huarong-trace.js'));

await road.loaded;
const qiju = /** @type {import('../../../elements/huarong/engine.js').Engine} */ (road.qiju);
road.open(chosenBoard(qiju));

/** What the code has reported in the last run. @type {Visits | null} */
let visits = null;

export async function judge() {
  const board = chosenBoard(qiju).map((row) => [...row]);
  road.open(board);
  visits = null;
  const outcome = await callPasted('huarong-road', { board });
  const why = failed('huarong-road', outcome);
  if (why) return why;
  ({ visits } = outcome);
  const result = huarongVerdict(qiju, board, outcome.moves);
  control(road);
  road.playback.play(result.steps);
  if (reducedMotion.matches) road.playback.seek(road.total);
  return result;
}

/** @type {import('./simulator.js').Trial['trace']} */
export async function trace(isWanted = () => true) {
  const part = await loadTrace();
  if (part && isWanted()) await part.traceHuarong(qiju, chosenBoard(qiju), visits);
}

/** @type {import('./simulator.js').Trial['show']} */
export const show = ({ board }) => road.open(/** @type {number[][]} */ (board));

export { clearTrace, qiju };

road.addEventListener('change', () => level.closest('.trial')?.hasAttribute('hidden') || control(road));
level.addEventListener('change', () => {
  road.open(chosenBoard(qiju));
  setVerdict(null);
});
