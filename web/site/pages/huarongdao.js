import '../../elements/huarong.js';
import { shapeOf } from '../../elements/piece-names.js';
import { byId, onLanguage, recall, remember, say } from '../shell.js';

/** @typedef {import('../../api/types.js').Level} Level */

const board = /** @type {import('../../elements/huarong-board.js').HuarongBoard} */ (byId('board'));
const speed = /** @type {HTMLSelectElement} */ (byId('speed'));
const seek = /** @type {HTMLInputElement} */ (byId('seek'));
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

/** @param {string} id @param {boolean} possible a button that can do nothing keeps its place and the focus */
const allow = (id, possible) => byId(id).setAttribute('aria-disabled', String(!possible));

function show() {
  const { steps, total, moves, playing, solved } = board;
  byId('level').textContent = say(`${level.zh} · ${level.pinyin}`, level.en);
  byId('steps').textContent = String(steps);
  byId('moves').textContent = String(moves);
  byId('fewest-steps').textContent = fewest === null ? '' : `/ ${fewest}`;
  byId('fewest-moves').textContent = level.published === null ? '' : `/ ${level.published}`;
  byId('status').textContent = status();
  byId('at').textContent = say(`第 ${steps} / ${total} 步`, `Step ${steps} of ${total}`);
  for (const id of ['undo', 'restart', 'first', 'back']) allow(id, steps > 0);
  for (const id of ['redo', 'forward', 'last']) allow(id, steps < total);
  allow('play', playing || steps < total);
  allow('solve', !solved);
  byId('play').classList.toggle('playing', playing);
  byId('play').setAttribute('aria-label', playing ? say('暂停', 'Pause') : say('播放', 'Play'));
  seek.max = String(total);
  seek.value = String(steps);
  seek.disabled = total === 0;
  seek.setAttribute('aria-valuetext', say(`第 ${steps} 步，共 ${total} 步`, `Step ${steps} of ${total}`));
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
const { levels } = engine().huarong;
const saved = recall('huarongdao.game');
start(levels.find(({ zh }) => zh === saved?.level) ?? levels[0], saved?.line);
helpedBefore = saved?.helped === true && board.steps > 0;
speed.value = recall('huarongdao.speed') ?? '1';

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

/** @type {Record<string, () => void>} */
const actions = {
  undo: () => board.undo(),
  redo: () => board.redo(),
  restart: () => board.restart(),
  solve,
  first: () => board.seek(0),
  back: () => board.step(-1),
  play: () => (board.playing ? board.pause() : board.play()),
  forward: () => board.step(1),
  last: () => board.seek(board.total),
  next: () => {
    start(levels[(levels.indexOf(level) + 1) % levels.length]);
    scrollToCurrent();
    board.focus({ preventScroll: true });
  },
};
for (const [id, act] of Object.entries(actions)) {
  byId(id).addEventListener('click', () => byId(id).getAttribute('aria-disabled') === 'true' || act());
}
seek.addEventListener('input', () => board.seek(seek.valueAsNumber));
speed.addEventListener('change', () => {
  board.speed = Number(speed.value);
  remember('huarongdao.speed', speed.value);
});
board.speed = Number(speed.value);

onLanguage(() => {
  listLevels();
  show();
});
scrollToCurrent();
