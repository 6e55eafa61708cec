// 华容道: the submitted function's moves are recorded, checked and played back.
import '../../../elements/huarong/index.js';
import { huarongVerdict } from '../../../panel/simulator/huarong-trial.js';
import { failure } from '../../../panel/simulator/verdict.js';
import { byId } from '../../kernel/dom.js';
import { callPasted, chosenBoard, level, setVerdict, submitted } from './simulator.js';

const road = /** @type {import('../../../elements/huarong/huarong-board.js').HuarongBoard} */ (byId('road'));
const speed = /** @type {HTMLSelectElement} */ (byId('speed'));
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

await road.loaded;
const qiju = /** @type {import('../../../elements/huarong/engine.js').Engine} */ (road.qiju);
road.open(chosenBoard(qiju));

export async function judge() {
  const board = chosenBoard(qiju).map((row) => [...row]);
  road.open(board);
  const outcome = await callPasted({ code: submitted['huarong-road'], name: 'solveHuarongRoad', board });
  const failed = failure(outcome, 'solveHuarongRoad');
  if (failed) return failed;
  const result = huarongVerdict(qiju, board, outcome.moves);
  road.playback.play(result.steps, { speed: Number(speed.value) });
  if (reducedMotion.matches) road.playback.seek(road.total);
  return result;
}

level.addEventListener('change', () => {
  road.open(chosenBoard(qiju));
  setVerdict(null);
});
speed.addEventListener('change', () => (road.playback.speed = Number(speed.value)));
