import '../../elements/huarong.js';
import { shapeOf } from '../../elements/piece-names.js';
import { allow, createPlayer, listen } from '../player.js';
import { byId, onLanguage, recall, remember, say } from '../shell.js';

/** @typedef {import('../../api/types.js').Level} Level */

const board = /** @type {import('../../elements/huarong-board.js').HuarongBoard} */ (byId('board'));
const speed = /** @type {HTMLSelectElement} */ (byId('speed'));
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Level} */
let level;
/** The fewest steps from the start of the level; null if there is no way out. @type {number | null} */
let fewest = null;
/** Were some of the steps that were made before this visit not the player's own? */
let helpedBefore = false;
/** The steps of each level that was won without help, by its name. @type {Record<string, number>} */
const won = recall('huarongdao.won') ?? {};
/** @type {() => string} */
let status = () => '';

const nameOf = (/** @type {Level} */ { zh, en }) => say(zh, en);
const helped = () => board.helped || helpedBefore;

const unsolvable = () => say('此局无解：能走到的局面全搜过了', 'No way out: every position within reach was searched');
const engine = () => {
  if (!board.qiju) throw new Error('huarongdao: the board is not ready');
  return board.qiju;
};

function show() {
  const { steps, total, moves, solved } = board;
  byId('level').textContent = say(`${level.zh} · ${level.pinyin}`, level.en);
  byId('steps').textContent = String(steps);
  byId('moves').textContent = String(moves);
  byId('fewest-steps').textContent = fewest === null ? '' : `/ ${fewest}`;
  byId('fewest-moves').textContent = level.published === null ? '' : `/ ${level.published}`;
  byId('status').textContent = status();
  for (const id of ['undo', 'restart']) allow(id, steps > 0);
  allow('redo', steps < total);
  allow('solve', !solved);
  showPlayer();
}

function save() {
  if (board.playing) return;
  remember('huarongdao.game', { level: level.zh, line: board.solved ? [] : board.line, helped: helped() });
}

/** @param {Level} next @param {import('../../api/types.js').Step[]} [line] */
function start(next, line = []) {
  level = next;
  helpedBefore = false;
  fewest = engine().solveHuarongRoad(/** @type {number[][]} */ (next.board))?.length ?? null;
  status = fewest === null ? unsolvable : () => '';
  try {
    board.open(next.board, line);
  } catch {
    board.open(next.board); // what was remembered is no game of this level
  }
  markCurrent();
}

function solve() {
  if (board.solved) return;
  const steps = engine().solveHuarongRoad(board.board);
  if (!steps) {
    status = unsolvable;
    board.announce(unsolvable());
    return show();
  }
  status = () => say(`解出来了：再走 ${steps.length} 格步，不能更少`, `Solved: ${steps.length} more ${steps.length === 1 ? 'step' : 'steps'}, and no fewer`);
  board.play(steps, { speed: Number(speed.value) });
  if (calm.matches) board.pause(); // step by step, unless the player asks for more
}

const list = byId('levels');
const SVG = 'http://www.w3.org/2000/svg';

/** A picture of a level, 4 by 5. @param {Level} level */
function thumbnail({ board: cells }) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 40 50');
  svg.setAttribute('aria-hidden', 'true');
  for (const piece of engine().huarong.pieces(/** @type {number[][]} */ (cells))) {
    const rect = document.createElementNS(SVG, 'rect');
    const box = { x: piece.col * 10 + 0.75, y: piece.row * 10 + 0.75, width: piece.width * 10 - 1.5, height: piece.height * 10 - 1.5, rx: 1 };
    for (const [key, value] of Object.entries(box)) rect.setAttribute(key, String(value));
    rect.setAttribute('class', shapeOf(piece));
    svg.append(rect);
  }
  return svg;
}

/** @param {string} className @param {string} text */
function span(className, text) {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/** Fills the list once, and writes its texts anew at each call. */
function listLevels() {
  const { levels } = engine().huarong;
  if (list.childElementCount === 0) {
    list.append(
      ...levels.map((entry) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        button.type = 'button';
        button.append(thumbnail(entry), document.createElement('span'));
        button.addEventListener('click', () => start(entry));
        item.append(button);
        return item;
      }),
    );
  }
  for (const [index, button] of list.querySelectorAll('button').entries()) {
    const entry = levels[index];
    const best = won[entry.zh];
    button.lastElementChild?.replaceChildren(
      span('name', nameOf(entry)),
      ...(best === undefined ? [] : [span('won', say(`✓ ${best} 格步`, `✓ ${best} steps`))]),
      span('pinyin', entry.pinyin),
      span('count', entry.unsolvable ? say('无解', 'no way out') : say(`${entry.published} 移步`, `${entry.published} moves`)),
    );
  }
  markCurrent();
}

function markCurrent() {
  for (const [index, button] of list.querySelectorAll('button').entries()) {
    if (engine().huarong.levels[index] === level) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }
}

/** Shows the chosen level in the list, without moving the page. */
function scrollToCurrent() {
  const button = /** @type {HTMLElement | null} */ (list.querySelector('[aria-current]'));
  if (button) list.scrollTop = button.offsetTop - list.offsetTop - (list.clientHeight - button.offsetHeight) / 2;
}

await board.ready;
const showPlayer = createPlayer(board, 'huarongdao');
const { levels } = engine().huarong;
const saved = recall('huarongdao.game');
start(levels.find(({ zh }) => zh === saved?.level) ?? levels[0], saved?.line);
helpedBefore = saved?.helped === true && board.steps > 0;

board.addEventListener('change', () => {
  if (board.steps === 0) helpedBefore = false;
  save();
  show();
});
board.addEventListener('move', () => (status = fewest === null ? unsolvable : () => ''));
board.addEventListener('win', (event) => {
  const { steps } = /** @type {CustomEvent} */ (event).detail;
  const own = !helped();
  if (own && !(won[level.zh] <= steps)) {
    won[level.zh] = steps;
    remember('huarongdao.won', won);
    listLevels();
  }
  status = () => (own && steps === fewest ? say('一步不多，最少的走法！', 'Not a step too many: no way is shorter!') : '');
  show();
});

listen({
  undo: () => board.undo(),
  redo: () => board.redo(),
  restart: () => board.restart(),
  solve,
  next: () => {
    start(levels[(levels.indexOf(level) + 1) % levels.length]);
    scrollToCurrent();
    board.focus({ preventScroll: true });
  },
});

onLanguage(() => {
  listLevels();
  show();
});
scrollToCurrent();
