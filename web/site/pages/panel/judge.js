// 五子棋: the submitted function judges sample games, random games, and every move on the board.
import '../../../elements/gomoku/index.js';
import { games, judgeVerdict, randomGame } from '../../../panel/simulator/judge-trial.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { setMessage, setVerdict, submitted } from './simulator.js';
import { callPasted, discard, failed } from './submission.js';
import { clearTrace } from './trace.js';

const stones = /** @type {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} */ (byId('stones'));
const sample = /** @type {HTMLSelectElement} */ (byId('sample'));

await stones.loaded;
const qiju = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (stones.qiju);

const loadTrace = lazy(() => import('./judge-trace.js'));

export async function judge() {
  const calls = [...games.map(({ pieces }) => pieces), ...Array.from({ length: 200 }, (_, seed) => randomGame(seed))];
  const outcome = await callPasted('judge-win', { calls: calls.map((pieces) => [pieces]) });
  const why = failed('judge-win', outcome);
  return why ? discard('judge-win', outcome, why) : judgeVerdict(qiju, calls, outcome.results);
}

/** @type {import('./simulator.js').Trial['trace']} */
export async function trace(isWanted = () => true) {
  const part = await loadTrace();
  if (part && isWanted()) await part.traceJudge(stones);
}

/** @type {import('./simulator.js').Trial['show']} */
export const show = ({ calls }, call) => stones.open(calls[call][0]);

export { clearTrace, qiju };

stones.addEventListener('change', async () => {
  if (!submitted['judge-win']) return;
  const { moves: pieces } = stones;
  const outcome = await callPasted('judge-win', { calls: [[pieces]] });
  const why = failed('judge-win', outcome);
  const [yours, ours] = [outcome.results[0], qiju.judgeWin(pieces)];
  if (why) return setVerdict(why);
  const answer = typeof yours === 'boolean' ? yours : JSON.stringify(yours);
  setMessage(
    yours === ours,
    `第 ${pieces.length} 手：${answer}，我们的 ${ours}。`,
    `Move ${pieces.length}: ${answer}; ours ${ours}.`,
  );
  await trace();
});

sample.replaceChildren(...games.map(({ zh, en }) => new Option(t(zh, en))));
sample.addEventListener('change', () => stones.open(games[sample.selectedIndex].pieces));
