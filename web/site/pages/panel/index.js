import { loadOrFallBack } from '../../../elements/board/engine.js';
import { loadEngine } from '../../../elements/huarong/engine.js';
import { moveListFunction } from '../../../panel/move-list.js';
import { byId } from '../../kernel/dom.js';
import { nameOf } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { chosenBoard, code, level, setMessage, setVerdict, stopScript, submitted } from './simulator.js';
import { fileText, listFiles } from './files.js';
import { samples } from './samples.js';
import '../../kernel/shell.js';

/** @import { Game } from './simulator.js' */

/** Each is loaded when it is first used, with the board of the game. @type {Record<Game, () => Promise<import('./simulator.js').Trial | undefined>>} */
const trials = {
  connect: lazy(() => import('./connect.js')),
  'huarong-road': lazy(() => import('./huarong.js')),
  'judge-win': lazy(() => import('./judge.js')),
};

const chosenGame = () =>
  /** @type {Game} */ (/** @type {HTMLInputElement} */ (document.querySelector('#choice input:checked')).value);
/** The code in the textarea of each game. @type {Record<Game, string>} */
const pasted = { connect: '', 'huarong-road': '', 'judge-win': '' };

// If the engine cannot be loaded, the board says so and offers to try again.
const { engine } = await loadOrFallBack(loadEngine).catch(async () => {
  await trials[chosenGame()]();
  return loadOrFallBack(loadEngine);
});
let game = chosenGame();

const moveList = () => moveListFunction(engine.solveHuarongRoad(chosenBoard(engine)) ?? []);

level.replaceChildren(...engine.huarong.levels.map((each) => new Option(nameOf(each))));
level.addEventListener('change', listFiles(moveList));

let runs = 0;

async function run() {
  const now = ++runs;
  const tried = game;
  submitted[tried] = code.value;
  setItem(`panel.${tried}`, code.value.length < 20_000 ? code.value : '');
  setMessage(null, '正在运行…', 'Running…');
  const trial = await open(tried);
  if (!trial || now !== runs) return;
  const result = await trial.judge();
  if (now !== runs) return;
  setVerdict(result);
}

/** @param {Game} name @returns {Promise<import('./simulator.js').Trial | undefined>} undefined if the board could not be loaded, which is shown */
async function open(name) {
  const trial = await trials[name]();
  if (!trial && name === game) {
    setMessage(false, '棋盘加载失败，请再试一次。', 'The board could not be loaded: try again.');
  }
  return trial;
}

/** @type {Record<Game, string>} */
const placeholders = {
  connect: 'var connect = function (board, row1, col1, row2, col2) { … }',
  'huarong-road': 'var solveHuarongRoad = function (gameHandler) { … }',
  'judge-win': 'var judgeWin = function (pieces) { … }',
};

function showGame() {
  code.value = pasted[game];
  code.placeholder = placeholders[game];
  for (const trial of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.trial'))) {
    trial.hidden = trial.dataset.game !== game;
  }
  byId('fill-moves').hidden = game !== 'huarong-road';
  setVerdict(null);
}

/** @param {import('./files.js').Variant} variant */
async function fill(variant) {
  const filled = game;
  try {
    const text = variant === 'moves' ? moveList() : await fileText(filled, variant);
    if (filled === game) code.value = text;
  } catch (error) {
    setMessage(false, `文件读取失败：${error}`, `The file could not be read: ${error}`);
  }
}

for (const name of /** @type {Game[]} */ (Object.keys(pasted))) {
  pasted[name] = getItem(`panel.${name}`) || samples[name];
}
byId('choice').addEventListener('change', () => {
  pasted[game] = code.value;
  game = chosenGame();
  runs++; // what is running judges another game
  stopScript();
  showGame();
  void open(game);
});
byId('run').addEventListener('click', run);
byId('clear').addEventListener('click', () => {
  code.value = '';
  code.focus();
});
byId('fill-sample').addEventListener('click', () => (code.value = samples[game]));
byId('fill-wasm').addEventListener('click', () => fill('wasm'));
byId('fill-wasm2js').addEventListener('click', () => fill('wasm2js'));
byId('fill-moves').addEventListener('click', () => fill('moves'));
showGame();

// The first board is loaded when half of its area is visible or the simulator is used, the others when their game is chosen.
const boardArea = /** @type {HTMLElement} */ (document.querySelector('.board-stage'));
const observer = new IntersectionObserver(
  ([{ intersectionRatio }]) => {
    if (intersectionRatio < 0.5) return;
    observer.disconnect();
    void open(game);
  },
  { threshold: 0.5 },
);
observer.observe(boardArea);
boardArea.parentElement?.addEventListener('focusin', () => open(game), { once: true });
