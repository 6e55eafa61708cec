import '../../elements/gomoku.js';
import '../../elements/huarong.js';
import '../../elements/lianliankan.js';
import { moveListFunction } from '../../panel/move-list.js';
import { checkPath, connectCalls, connectVerdict } from '../../panel/simulator/connect-trial.js';
import { huarongVerdict } from '../../panel/simulator/huarong-trial.js';
import { games, judgeVerdict, randomGame } from '../../panel/simulator/judge-trial.js';
import { Runner } from '../../panel/simulator/runner.js';
import { failure } from '../../panel/simulator/verdict.js';
import { byId, onLanguage, recall, remember, say } from '../shell.js';
import { fileText, listFiles } from './panel-files.js';

/** @typedef {import('../../panel/simulator/verdict.js').Verdict} Verdict */
/** A verdict, or news that are neither right nor wrong. @typedef {Omit<Verdict, 'right'> & { right: boolean | null }} Notice */
/** @typedef {'connect' | 'huarong-road' | 'judge-win'} Game */

const tiles = /** @type {import('../../elements/lianliankan-board.js').LianliankanBoard} */ (byId('tiles'));
const road = /** @type {import('../../elements/huarong-board.js').HuarongBoard} */ (byId('road'));
const stones = /** @type {import('../../elements/gomoku-board.js').GomokuBoard} */ (byId('stones'));
const code = /** @type {HTMLTextAreaElement} */ (byId('code'));
const level = /** @type {HTMLSelectElement} */ (byId('level'));
const sample = /** @type {HTMLSelectElement} */ (byId('sample'));
const speed = /** @type {HTMLSelectElement} */ (byId('speed'));
const stop = /** @type {HTMLButtonElement} */ (byId('stop'));
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const runner = new Runner(/** @type {HTMLIFrameElement} */ (byId('sandbox')));

await Promise.all([tiles.ready, road.ready, stones.ready]);
const qiju = /** @type {import('../../api/qiju.js').Qiju} */ (tiles.qiju);
const { levels } = qiju.huarong;

/** @param {Element | null} radio @returns {Game} */
function gameOf(radio) {
  return /** @type {Game} */ (/** @type {HTMLInputElement} */ (radio).value);
}
let game = gameOf(document.querySelector('#choice input:checked'));
/** What is in the textarea of each game. @type {Record<Game, string>} */
const pasted = { connect: '', 'huarong-road': '', 'judge-win': '' };
/** The code that plays on the boards: the one that was run last, unless it failed. @type {Record<Game, string>} */
const playing = { connect: '', 'huarong-road': '', 'judge-win': '' };

/** @type {Notice | null} */
let notice = null;

function showVerdict() {
  byId('verdict').textContent = notice ? say(notice.zh, notice.en) : '';
  byId('verdict').dataset.right = String(notice?.right ?? '');
}

/** @param {Notice | null} next */
function setVerdict(next) {
  notice = next;
  showVerdict();
}

/** @param {boolean | null} right @param {string} zh @param {string} en */
const tell = (right, zh, en) => setVerdict({ right, zh, en });

/**
 * Code that failed does not play on.
 * @param {Game} name
 * @param {import('../../panel/simulator/sandbox.js').Outcome} outcome
 * @param {Verdict} failed
 */
function forget(name, { status }, failed) {
  if (status !== 'stopped') playing[name] = '';
  return failed;
}

const chosenLevel = () => levels[level.selectedIndex] ?? levels[0];
const moveList = () => moveListFunction(qiju.solveHuarongRoad(/** @type {number[][]} */ (chosenLevel().board)) ?? []);

onLanguage(() => {
  const at = Math.max(0, level.selectedIndex);
  level.replaceChildren(...levels.map(({ zh, en }) => new Option(say(zh, en))));
  level.selectedIndex = at;
  const chosen = Math.max(0, sample.selectedIndex);
  sample.replaceChildren(...games.map(({ zh, en }) => new Option(say(zh, en))));
  sample.selectedIndex = chosen;
});
const rewriteMoves = listFiles(moveList);
level.addEventListener('change', rewriteMoves);

// 连连看: the pasted function joins the tiles on the board.

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
tiles.board = [...tiles.board]; // a game keeps the engine that it began with

/** Asks the pasted function about every pair on the board. */
async function askAll() {
  const board = tiles.board;
  const calls = connectCalls(board);
  answers = new Map();
  const outcome = await runner.run({ code: playing.connect, name: 'connect', calls: calls.map((call) => [board, ...call]) });
  const failed = failure(outcome, 'connect');
  if (failed) return forget('connect', outcome, failed);
  const checked = calls.map((call, i) => checkPath(qiju, board, call, outcome.results[i]));
  if (String(board) === String(tiles.board)) answers = new Map(calls.map((call, i) => [String(call), checked[i]]));
  return connectVerdict(calls, checked);
}

tiles.addEventListener('change', () => {
  /** @type {HTMLButtonElement} */ (byId('undo')).disabled = !tiles.canUndo;
  if (playing.connect) void askAll();
});
tiles.addEventListener('match', (event) => {
  const { pair, path } = /** @type {CustomEvent} */ (event).detail;
  const answer = answers.get(String(pair));
  if (!answer) return;
  const ours = answer.ours.length;
  if (answer.kind === 'wrong') {
    const after = String(tiles.board);
    setTimeout(() => String(tiles.board) === after && tiles.undo(), 1200);
    tell(false, '这条路不合规则，这一对放回去了。', 'The rules do not allow this path: the pair goes back.');
  } else if (answer.kind === 'same') tell(true, `连上了，${path.length} 格，与我们的一样。`, `Joined in ${path.length} cells, as we do.`);
  else tell(true, `连上了，${path.length} 格；我们的路 ${ours} 格。`, `Joined in ${path.length} cells; we take ${ours}.`);
});
tiles.addEventListener('refuse', (event) => {
  const answer = answers.get(String(/** @type {CustomEvent} */ (event).detail.pair));
  if (!answer) return;
  const cells = answer.ours.length;
  if (cells === 0) tell(true, '连不上，我们也这么说。', 'They cannot be joined; we agree.');
  else tell(false, `说连不上；我们有一条 ${cells} 格的路。`, `It finds no path; we have one of ${cells} cells.`);
});
byId('deal').addEventListener('click', () => tiles.deal());
byId('undo').addEventListener('click', () => tiles.undo());

// 华容道: the moves are recorded, then played back.

async function tryRoad() {
  const board = chosenLevel().board.map((row) => [...row]);
  road.open(board);
  const outcome = await runner.run({ code: playing['huarong-road'], name: 'solveHuarongRoad', board });
  const failed = failure(outcome, 'solveHuarongRoad');
  if (failed) return failed;
  const result = huarongVerdict(qiju, board, outcome.moves);
  road.play(result.steps, { speed: Number(speed.value) });
  if (calm.matches) road.seek(road.total);
  return result;
}

level.addEventListener('change', () => {
  road.open(chosenLevel().board);
  setVerdict(null);
});
speed.addEventListener('change', () => (road.speed = Number(speed.value)));

// 五子棋: samples, random games, and every move on the board.

async function tryJudge() {
  const calls = [...games.map(({ pieces }) => pieces), ...Array.from({ length: 200 }, (_, seed) => randomGame(seed))];
  const outcome = await runner.run({ code: playing['judge-win'], name: 'judgeWin', calls: calls.map((pieces) => [pieces]) });
  const failed = failure(outcome, 'judgeWin');
  return failed ? forget('judge-win', outcome, failed) : judgeVerdict(qiju, calls, outcome.results);
}

stones.addEventListener('change', async () => {
  if (!playing['judge-win']) return;
  const { pieces } = stones;
  const outcome = await runner.run({ code: playing['judge-win'], name: 'judgeWin', calls: [[pieces]] });
  const failed = failure(outcome, 'judgeWin');
  const [yours, ours] = [outcome.results[0], qiju.judgeWin(pieces)];
  if (failed) setVerdict(failed);
  else tell(yours === ours, `第 ${pieces.length} 手：${yours}，我们的 ${ours}。`, `Move ${pieces.length}: ${yours}; ours ${ours}.`);
});
sample.addEventListener('change', () => (stones.pieces = games[sample.selectedIndex].pieces));

// The bench

/** @type {Record<Game, () => Promise<Verdict>>} */
const trials = { connect: askAll, 'huarong-road': tryRoad, 'judge-win': tryJudge };
let runs = 0;

async function run() {
  const now = ++runs;
  const tried = game;
  playing[tried] = code.value;
  remember(`panel.${tried}`, code.value.length < 20_000 ? code.value : '');
  stop.disabled = false;
  tell(null, '正在运行…', 'Running…');
  const result = await trials[tried]();
  if (now !== runs) return;
  stop.disabled = true;
  setVerdict(result);
}

/** How the pasted code begins. @type {Record<Game, string>} */
const beginnings = {
  connect: 'var connect = function (board, row1, col1, row2, col2) { … }',
  'huarong-road': 'var solveHuarongRoad = function (gameHandler) { … }',
  'judge-win': 'var judgeWin = function (pieces) { … }',
};

function showGame() {
  code.value = pasted[game];
  code.placeholder = beginnings[game];
  for (const trial of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.trial'))) trial.hidden = trial.dataset.game !== game;
  byId('fill-moves').hidden = game !== 'huarong-road';
  setVerdict(null);
}

/** @param {import('./panel-files.js').Tier} tier */
async function fill(tier) {
  const filled = game;
  try {
    const text = tier === 'moves' ? moveList() : await fileText(filled, tier);
    if (filled === game) code.value = text;
  } catch (error) {
    tell(false, `读不到文件：${error}`, `The file cannot be read: ${error}`);
  }
}

for (const name of /** @type {Game[]} */ (Object.keys(pasted))) pasted[name] = recall(`panel.${name}`) ?? '';
byId('choice').addEventListener('change', (event) => {
  pasted[game] = code.value;
  game = gameOf(/** @type {Element} */ (event.target));
  runner.stop();
  showGame();
});
byId('run').addEventListener('click', run);
stop.addEventListener('click', () => runner.stop());
byId('clear').addEventListener('click', () => {
  code.value = '';
  code.focus();
});
byId('fill-wasm').addEventListener('click', () => fill('wasm'));
byId('fill-wasm2js').addEventListener('click', () => fill('wasm2js'));
byId('fill-moves').addEventListener('click', () => fill('moves'));
/** @type {HTMLButtonElement} */ (byId('undo')).disabled = true;
showGame();
onLanguage(showVerdict);
