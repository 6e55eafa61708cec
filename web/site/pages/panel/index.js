import { loadOrFallBack } from '../../../elements/board/engine.js';
import { loadEngine } from '../../../elements/huarong/engine.js';
import { moveListFunction } from '../../../panel/move-list.js';
import { verdict } from '../../../panel/simulator/verdict.js';
import { lazyDetails } from '../../kernel/details.js';
import { byId } from '../../kernel/dom.js';
import { nameOf } from '../../kernel/i18n.js';
import { lazy } from '../../kernel/lazy.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { fileText, listFiles } from './files.js';
import { chosenBoard, code, level, setMessage, setVerdict, signatures, stopScript, submitted } from './simulator.js';
import { samples } from './samples.js';
import '../../kernel/shell.js';

/** @import { Game } from './simulator.js' */

/** Each is loaded when it is first used, with the board of the game. @type {Record<Game, ReturnType<typeof lazy<import('./simulator.js').Trial>>>} */
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

/** Takes the code in the textarea for the chosen game. */
function submit() {
  submitted[game] = code.value;
  setItem(`panel.${game}`, code.value.length < 20_000 ? code.value : '');
}

async function run() {
  const now = ++runs;
  submit();
  setMessage(null, '正在运行…', 'Running…');
  const trial = await open(game);
  if (!trial || now !== runs) return;
  const unreadable = verdict(false, '返回的结果读不出来', 'The result cannot be read');
  const result = await trial.judge().catch(() => unreadable);
  if (now !== runs) return;
  setVerdict(result);
  // A trace that comes late would stop a later run.
  if (submitted[game]) await trial.trace(() => now === runs);
  else trial.clearTrace();
}

/** @param {Game} name @returns {Promise<import('./simulator.js').Trial | undefined>} undefined if the board could not be loaded, which is shown */
async function open(name) {
  const trial = await trials[name]();
  if (!trial && name === game) {
    setMessage(false, '棋盘加载失败，请再试一次。', 'The board could not be loaded: try again.');
  }
  return trial;
}

function showGame() {
  code.value = pasted[game];
  const [name, parameters] = signatures[game].split('(');
  code.placeholder = `var ${name} = function (${parameters} { … }`;
  for (const trial of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.trial'))) {
    trial.hidden = trial.dataset.game !== game;
  }
  setVerdict(null);
  updateExercises();
}

async function fillEngine() {
  const filled = game;
  try {
    const text = await fileText(filled);
    if (filled === game) code.value = text;
  } catch (error) {
    setMessage(false, `文件读取失败：${error}`, `The file could not be read: ${error}`);
  }
}

const updateExercises = lazyDetails('exercises-details', async () => {
  const { createExercises } = await import('./exercises.js');
  return createExercises({ chosen: () => game, open, submit });
});

for (const name of /** @type {Game[]} */ (Object.keys(pasted))) {
  pasted[name] = getItem(`panel.${name}`) || samples[name];
}
byId('choice').addEventListener('change', () => {
  pasted[game] = code.value;
  trials[game].part?.clearTrace();
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
byId('fill-engine').addEventListener('click', fillEngine);
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
