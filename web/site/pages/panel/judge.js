// 五子棋: the submitted function judges sample games, random games, and every move on the board.
import '../../../elements/gomoku/index.js';
import { games, judgeVerdict, randomGame } from '../../../panel/simulator/judge-trial.js';
import { failure } from '../../../panel/simulator/verdict.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { callPasted, discard, setMessage, setVerdict, submitted } from './simulator.js';

const stones = /** @type {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} */ (byId('stones'));
const sample = /** @type {HTMLSelectElement} */ (byId('sample'));

await stones.loaded;
const qiju = /** @type {import('../../../elements/gomoku/engine.js').Engine} */ (stones.qiju);

export async function judge() {
  const calls = [...games.map(({ pieces }) => pieces), ...Array.from({ length: 200 }, (_, seed) => randomGame(seed))];
  const outcome = await callPasted({
    code: submitted['judge-win'],
    name: 'judgeWin',
    calls: calls.map((pieces) => [pieces]),
  });
  const failed = failure(outcome, 'judgeWin');
  return failed ? discard('judge-win', outcome, failed) : judgeVerdict(qiju, calls, outcome.results);
}

stones.addEventListener('change', async () => {
  if (!submitted['judge-win']) return;
  const { moves: pieces } = stones;
  const outcome = await callPasted({ code: submitted['judge-win'], name: 'judgeWin', calls: [[pieces]] });
  const failed = failure(outcome, 'judgeWin');
  const [yours, ours] = [outcome.results[0], qiju.judgeWin(pieces)];
  if (failed) setVerdict(failed);
  else {
    setMessage(
      yours === ours,
      `第 ${pieces.length} 手：${yours}，我们的 ${ours}。`,
      `Move ${pieces.length}: ${yours}; ours ${ours}.`,
    );
  }
});

sample.replaceChildren(...games.map(({ zh, en }) => new Option(t(zh, en))));
sample.addEventListener('change', () => stones.open(games[sample.selectedIndex].pieces));
