// 连连看: the submitted function finds the paths on the board.
import '../../../elements/lianliankan/index.js';
import { checkPath, connectCalls, connectVerdict } from '../../../panel/simulator/connect-trial.js';
import { byId } from '../../kernel/dom.js';
import { lazy } from '../../kernel/lazy.js';
import { setMessage, submitted } from './simulator.js';
import { callPasted, discard, failed } from './submission.js';
import { clearTrace } from './trace.js';

const tiles = /** @type {import('../../../elements/lianliankan/lianliankan-board.js').LianliankanBoard} */ (
  byId('tiles')
);
const undo = /** @type {HTMLButtonElement} */ (byId('undo'));

await tiles.loaded;
const qiju = /** @type {import('../../../elements/lianliankan/engine.js').Engine} */ (tiles.qiju);

/** The answers for the board on show, by `row1,col1,row2,col2`. @type {Map<string, ReturnType<typeof checkPath>>} */
let answers = new Map();

tiles.qiju = {
  ...qiju,
  connect: (/** @type {Parameters<typeof qiju.connect>} */ ...given) => {
    const [, row1, col1, row2, col2, options] = given;
    const answer = options ? undefined : answers.get(String([row1, col1, row2, col2]));
    return answer ? answer.path : qiju.connect(...given);
  },
};
tiles.open(tiles.board); // a new game, since a game keeps the engine it was created with

const loadTrace = lazy(() => import('./connect-trace.js'));
/** The last pair that the visitor tried to join, or that an exercise is about. */
let asked = '';

/** Checks the submitted function on every pair of the board. */
export async function judge() {
  const board = tiles.board;
  const calls = connectCalls(board);
  answers = new Map();
  const outcome = await callPasted('connect', { calls: calls.map((call) => [board, ...call]) });
  const why = failed('connect', outcome);
  if (why) return discard('connect', outcome, why);
  const checked = calls.map((call, i) => checkPath(qiju, board, call, outcome.results[i]));
  if (String(board) === String(tiles.board)) answers = new Map(calls.map((call, i) => [String(call), checked[i]]));
  return connectVerdict(calls, checked);
}

/** @type {import('./simulator.js').Trial['trace']} */
export async function trace(isWanted = () => true) {
  if (answers.size === 0) return clearTrace();
  const judged = [...answers].map(([key, answer]) => ({ call: key.split(',').map(Number), answer }));
  const part = await loadTrace();
  if (part && isWanted()) await part.traceConnect(tiles.board, judged, asked);
}

/** @type {import('./simulator.js').Trial['show']} */
export function show({ calls }, call) {
  const [board, ...cells] = calls[call];
  tiles.open(board);
  asked = String(cells);
}

export { clearTrace, qiju };

tiles.addEventListener('change', async () => {
  undo.disabled = !tiles.canUndo;
  if (!submitted.connect) return;
  await judge();
  if (loadTrace.part) await trace();
});
tiles.addEventListener('match', (event) => {
  const { pair, path } = /** @type {CustomEvent} */ (event).detail;
  const answer = answers.get(String(pair));
  if (!answer) return;
  const ours = answer.ours.length;
  if (answer.kind === 'wrong') {
    const after = String(tiles.board);
    setTimeout(() => String(tiles.board) === after && tiles.undo(), 1200);
    setMessage(
      false,
      '这条路不合规则，这一对已放回。',
      'The rules do not allow this path: the pair has been put back.',
    );
  } else if (answer.kind === 'same') {
    setMessage(
      true,
      `连上了，${path.length} 格，与我们的一样。`,
      `Connected in ${path.length} cells, the same as ours.`,
    );
  } else {
    setMessage(
      true,
      `连上了，${path.length} 格；我们的路 ${ours} 格。`,
      `Connected in ${path.length} cells; ours has ${ours}.`,
    );
  }
});
tiles.addEventListener('refuse', (event) => {
  asked = String(/** @type {CustomEvent} */ (event).detail.pair);
  const answer = answers.get(asked);
  if (!answer) return;
  const cells = answer.ours.length;
  if (cells === 0) setMessage(true, '连不上，与我们的一样。', 'No path, the same as ours.');
  else setMessage(false, `返回空路径；我们有一条 ${cells} 格的路。`, `It found no path; ours has ${cells} cells.`);
});
byId('deal').addEventListener('click', () => tiles.deal());
undo.addEventListener('click', () => tiles.undo());
