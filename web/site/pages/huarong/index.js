import '../../../elements/huarong/index.js';
import { lazyDetails } from '../../shared/details.js';
import { byId, onClick, setEnabled } from '../../shared/dom.js';
import { onLanguageChange, t } from '../../shared/i18n.js';
import { createPlaybackControls } from '../../shared/playback-controls.js';
import { countPlayed, countWon } from '../../shared/results.js';
import { clearSavedGame, getSavedGame, saveGame } from '../../shared/saved-game.js';
import { Stopwatch } from '../../shared/stopwatch.js';
import { getItem, setItem } from '../../shared/storage.js';
import { readAddress, writeAddress } from './address.js';
import { copyDaily, createDaily, dailyName, dailyOf, keepDaily } from './daily.js';
import { createLevels } from './levels.js';
import { createMeter } from './meter.js';
import { metricName, metrics } from './metrics.js';
import '../../shared/shell.js';

/** @typedef {import('../../../api/types.js').Lengths} Lengths */
/** @typedef {import('../../../api/types.js').Level} Level */
/** @typedef {import('../../../api/types.js').Metric} Metric */
/** @typedef {import('../../../api/types.js').Step} Step */
/** @typedef {readonly (readonly number[])[]} Cells */
/** @typedef {{ cells: Cells, level?: Level, daily?: string }} Game what is played: a level, a day's puzzle, or any position */

const board = /** @type {import('../../../elements/huarong/huarong-board.js').HuarongBoard} */ (byId('board'));
const radios = /** @type {NodeListOf<HTMLInputElement>} */ (byId('metrics').querySelectorAll('input'));
const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** Before it is said that something is being computed, in milliseconds. */
const PATIENCE = 200;

/** @type {Game} */
let game;
/** The fewest from the start, in each metric; null if there is no way out, undefined while that is not known. @type {Lengths | null | undefined} */
let fewest;
/** Had there been help before this visit? */
let helpedBefore = false;
/** How long this game took so far. */
const time = new Stopwatch();
/** Was this game counted among those played? */
let counted = false;
/** The best that was done without help, by the name of the level. @type {Record<string, Lengths>} */
const bests = getItem('huarongdao.best') ?? {};
let solving = false;
/** @type {() => string} */
let status = () => '';

const nothing = () => '';
const helped = () => board.helped || helpedBefore;
const engine = () => {
  if (!board.qiju) throw new Error('huarongdao: the board is not ready');
  return board.qiju;
};

/** @param {() => string} text for the status line */
function tell(text) {
  status = text;
  show();
}
const linkCopied = () => tell(() => t('链接已复制', 'Link copied'));
const resultCopied = () => tell(() => t('成绩已复制', 'Result copied'));

function title() {
  if (game.level) return t(`${game.level.zh} · ${game.level.pinyin}`, game.level.en);
  return game.daily ? dailyName(game.daily) : t('自选局面', 'A position of your own');
}

function show() {
  const { steps, total, made, solved } = board;
  byId('level').textContent = title();
  const counts = { step: 'steps', slide: 'slides', move: 'moves' };
  for (const metric of metrics) {
    byId(counts[metric]).textContent = String(made[metric]);
    byId(`fewest-${metric}`).textContent = fewest ? `/ ${fewest[metric]}` : '';
  }
  byId('status').textContent = status();
  byId('hint').textContent = board.hinting ? t('走这步', 'Do it') : t('提示', 'Hint');
  byId('solve').textContent = solving ? t('取消', 'Cancel') : t('求解', 'Solve');
  byId('next').textContent = game.level ? t('下一关', 'Next level') : t('去闯关', 'To the levels');
  for (const id of ['undo', 'restart']) setEnabled(id, steps > 0);
  setEnabled('redo', steps < total);
  setEnabled('take-over', steps < total);
  for (const id of ['hint', 'solve']) setEnabled(id, !solved);
  showPlayer();
  showMoves();
  meter.show();
}

function save() {
  if (board.playing) return;
  if (board.solved || board.steps === 0) return clearSavedGame('huarongdao');
  saveGame(
    'huarongdao',
    { ...game, level: game.level?.zh, line: board.line, helped: helped(), time: time.elapsed },
    board.board,
  );
}

/** @param {Game} next @param {Step[]} [line] */
function start(next, line = []) {
  try {
    board.open(next.cells, line);
  } catch (error) {
    if (line.length > 0) return start(next); // what was remembered is no game of this position
    return void import('./faults.js').then(({ explain }) => tell(() => explain(error)));
  }
  game = next;
  time.reset();
  helpedBefore = false;
  counted = line.length > 0;
  status = nothing;
  fewest = next.level?.lengths;
  if (next.level) setItem('huarongdao.level', next.level.zh);
  else findFewest();
  levels.mark(next.level ?? null);
  const address = next.daily ? { daily: next.daily } : { code: engine().huarong.encode(next.cells) };
  history.replaceState(null, '', writeAddress(address));
  show();
}

/** @type {typeof import('./worker.js').ask} */
const ask = async (...given) => (await import('./worker.js')).ask(...given);

/** The fewest of a game that is no level. */
async function findFewest() {
  const { cells } = game;
  /** @type {Lengths} */
  const lengths = { step: 0, slide: 0, move: 0 };
  for (const metric of metrics) {
    const solution = await ask('fewest', engine(), (huarong) => huarong.solve(cells, { metric }));
    if (!solution || cells !== game.cells) return;
    if (solution.status !== 'solved') return (fewest = null);
    lengths[metric] = solution.length;
  }
  fewest = lengths;
  show();
}

/** @param {string} code */
const addressOf = (code) => new URL(writeAddress({ code }), location.href).href;

/** @param {Cells} cells */
function play(cells) {
  const code = engine().huarong.encode(cells);
  const level = engine().huarong.levels.find((each) => engine().huarong.encode(each.board) === code);
  start(level ? { cells: level.board, level } : { cells });
}

/** @param {string} date */
async function playDaily(date) {
  const made = await ask('make', engine(), (huarong) => huarong.generate(dailyOf(date)));
  if (made) start({ cells: made.board, daily: date });
}

/**
 * Plays what the address names.
 * @returns {Promise<boolean>} false if it names nothing, or nothing that can be played, which is told
 */
async function playAddress() {
  const { hash } = location;
  const address = readAddress(hash);
  const bad = (/** @type {() => string} */ why) =>
    tell(() =>
      t(
        `链接无法识别（${hash}）：${why()}。本局照旧。`,
        `The link is not understood (${hash}): ${why()}. This game goes on.`,
      ),
    );
  if (address === null) bad(() => t('没有这一天', 'there is no such day'));
  if (!address) return false;
  if ('daily' in address) await playDaily(address.daily);
  else {
    try {
      play(engine().huarong.decode(address.code));
    } catch (error) {
      const { explain } = await import('./faults.js');
      bad(() => explain(error));
      return false;
    }
  }
  return true;
}

async function solve() {
  if (solving) return board.stop();
  solving = true;
  let searched = 0;
  const slow = setInterval(
    () =>
      tell(() =>
        t(
          `正在求解……已看过 ${searched.toLocaleString()} 个局面`,
          `Searching… ${searched.toLocaleString()} positions so far`,
        ),
      ),
    PATIENCE,
  );
  const solution = await board.solve({ onProgress: (progress) => ({ searched } = progress) });
  clearInterval(slow);
  solving = false;
  if (solution?.status !== 'solved') {
    return tell(
      solution
        ? () =>
            t(
              `此局无解：能走到的 ${solution.searched.toLocaleString()} 个局面全搜过了`,
              `No way out: all ${solution.searched.toLocaleString()} positions within reach were searched`,
            )
        : nothing,
    );
  }
  if (calm.matches) board.pause(); // step by step, unless the player asks for more
  tell(() =>
    t(
      `解出来了：再走 ${metricName(solution.metric, solution.length)}，不能更少`,
      `Solved: ${metricName(solution.metric, solution.length)} more, and no fewer`,
    ),
  );
}

/** @param {Metric} metric */
function count(metric) {
  board.metric = metric;
  setItem('huarongdao.metric', metric);
  for (const radio of radios) radio.checked = radio.value === metric;
  levels.write(metric, ({ zh }) => bests[zh]?.[metric]);
  showMaker();
  show();
}

/** @returns {import('./result.js').Result} */
function result() {
  const { made, metric } = board;
  return {
    name: title(),
    time: time.elapsed,
    made,
    fewest,
    best: bests[game.level?.zh ?? ''],
    helped: helped(),
    metric,
  };
}

const tellResult = async () => (await import('./result.js')).showResult(result());

function won() {
  time.stop();
  const { made } = board;
  const own = !helped();
  const { level, daily } = game;
  if (daily) keepDaily(daily, made, !own);
  const played = level
    ? { id: level.zh, zh: level.zh, en: level.en }
    : daily
      ? { id: 'daily', zh: '每日一题', en: 'Daily puzzle' }
      : null;
  if (played) countWon('huarongdao', played, own && level ? made.step : null);
  if (level && own) {
    const best = bests[level.zh] ?? made;
    bests[level.zh] = {
      step: Math.min(best.step, made.step),
      slide: Math.min(best.slide, made.slide),
      move: Math.min(best.move, made.move),
    };
    setItem('huarongdao.best', bests);
    count(board.metric);
  }
  showDaily();
  tellResult();
  const exact = own && fewest && metrics.filter((metric) => made[metric] === fewest?.[metric]);
  tell(exact && exact.length > 0 ? () => t('一步不多，最少的走法！', 'Not one too many: no way is shorter!') : nothing);
}

await board.ready;
const { huarong } = engine();
const showPlayer = createPlaybackControls(board, 'huarongdao');
const movesCopied = () => tell(() => t('已复制', 'Copied'));
const showMoves = lazyDetails('moves-details', async () =>
  (await import('./moves.js')).createMoves(board, movesCopied),
);
const showMaker = lazyDetails('make-details', async () => (await import('./generate.js')).createMaker(board, play));
const showDaily = createDaily(playDaily, resultCopied);
const meter = createMeter(board);
const levels = createLevels(huarong, (level) => start({ cells: level.board, level }));

const level = huarong.levels.find(({ zh }) => zh === getItem('huarongdao.level')) ?? huarong.levels[0];
const metric = getItem('huarongdao.metric');
game = { cells: level.board, level };
count(metrics.includes(metric) ? metric : 'move');

/** Goes on with the game that was left, if there is one. @param {any} left @returns {boolean} */
function resume(left) {
  if (!Array.isArray(left?.cells) || !Array.isArray(left.line)) return false;
  const named = readAddress(location.hash);
  const cells = /** @type {Cells} */ (left.cells);
  try {
    const same = !named || ('daily' in named ? named.daily === left.daily : named.code === huarong.encode(cells));
    if (!same) return false;
  } catch {
    return false;
  }
  start({ cells, daily: left.daily, level: huarong.levels.find(({ zh }) => zh === left.level) }, left.line);
  helpedBefore = left.helped === true && board.steps > 0;
  time.reset(Number(left.time) || 0);
  return true;
}
if (!resume(getSavedGame('huarongdao')?.state)) {
  const asked = location.hash;
  start(game);
  if (readAddress(asked) !== undefined) {
    history.replaceState(null, '', asked);
    await playAddress();
  }
}
levels.scroll();

board.addEventListener('change', () => {
  if (board.steps === 0) helpedBefore = false;
  save();
  show();
});
board.addEventListener('distance', () => meter.show());
board.addEventListener('move', () => {
  if (!board.solved) time.start();
  status = nothing;
  if (!counted && game.level) countPlayed('huarongdao', { id: game.level.zh, zh: game.level.zh, en: game.level.en });
  counted = true;
});
board.addEventListener('win', won);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) time.stop();
  else if (board.steps > 0 && !board.solved) time.start();
  save();
});
addEventListener('hashchange', playAddress);
addEventListener('beforeprint', () => (document.body.dataset.address = addressOf(board.code)));
for (const radio of radios) radio.addEventListener('change', () => count(/** @type {Metric} */ (radio.value)));

onClick({
  undo: () => board.undo(),
  redo: () => board.redo(),
  restart: () => board.restart(),
  hint: () => board.hint(),
  solve,
  'take-over': () => {
    board.takeOver();
    board.focus({ preventScroll: true });
  },
  async 'tell-result'() {
    const { copyResult } = await import('./result.js');
    await (game.daily ? copyDaily(game.daily) : copyResult(result()));
    resultCopied();
  },
  'copy-link': () => navigator.clipboard.writeText(addressOf(board.code)).then(linkCopied),
  async edit() {
    const { openEditor } = await import('./editor.js');
    openEditor(board, { play, solve: (cells) => (play(cells), solve()) });
  },
  next: () => {
    const { levels: all } = huarong;
    const next = all[game.level ? (all.indexOf(game.level) + 1) % all.length : 0];
    start({ cells: next.board, level: next });
    levels.scroll();
    board.focus({ preventScroll: true });
  },
});

const map = /** @type {HTMLDetailsElement} */ (byId('map-details'));
map.addEventListener('toggle', async () => (await import('./map.js')).createMap(board), { once: true });

onLanguageChange(() => {
  levels.write(board.metric, ({ zh }) => bests[zh]?.[board.metric]);
  levels.mark(game.level ?? null);
  if (board.solved) tellResult();
  showDaily();
  showMaker();
  show();
});
