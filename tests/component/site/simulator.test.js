// The simulator of the panel page judges pasted code, plays it on the boards, stores and stops it.
import { load } from 'qiju';
import { moveLines } from '../../../web/panel/move-list.js';
import { addSandbox } from './sandbox.js';

/** @typedef {import('../visit.js').Visit} Visit */
/** @typedef {import('../visit.js').View} View */

const qiju = await load();
const { levels } = qiju.huarong;
const rowsOf = (/** @type {import('qiju').Level} */ { board }) => board.map((row) => [...row]);
const tags = ['lianliankan-board', 'huarong-board', 'gomoku-board'];

/** @param {View} [view] */
const openPanel = (view) => visit('panel/', { ...view, before: addSandbox });

/** @param {Visit} tab @param {'connect' | 'huarong-road' | 'judge-win'} name */
const choose = (tab, name) => tab.act(`#choice input[value=${name}]`);

/** Runs the code in the field, or other code. @param {Visit} tab @param {string} [code] */
async function run(tab, code) {
  if (code !== undefined) tab.$('#code').value = code;
  await tab.act('#run');
}

/** @param {Visit} tab @returns {[right: string, text: string]} */
const verdict = (tab) => [tab.$('#verdict').dataset.right, tab.text('#verdict')];

/** @param {RegExp} text */
const right = (text) => ['true', expect.stringMatching(text)];
/** @param {RegExp} text */
const wrong = (text) => ['false', expect.stringMatching(text)];

test('a board is loaded when its game is chosen', async () => {
  const before = (/** @type {any} */ window) => {
    addSandbox(window);
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    };
  };
  const tab = await visit('panel/', { before });
  const defined = () => tags.filter((tag) => tab.window.customElements.get(tag));
  expect(defined()).toEqual([]);
  tab.$('#code').focus();
  await tab.settled();
  expect(defined()).toEqual(['lianliankan-board']);
  await choose(tab, 'judge-win');
  expect(defined()).toEqual(['lianliankan-board', 'gomoku-board']);
  expect(tab.faults).toEqual([]);
});

/** Runs a file that a button copies. @param {Visit} tab @param {string} file */
async function runCopied(tab, file) {
  await tab.act(`[data-copy="${file}"]`);
  await run(tab, tab.copied.at(-1));
}

test.each(['connect.js', 'connect.wasm2js.js'])('%s joins the tiles of the board', async (file) => {
  const tab = await openPanel();
  const tiles = tab.$('#tiles');
  await runCopied(tab, file);
  expect(verdict(tab)).toEqual(right(/^测了 \d+ 对，全部正确。/));
  const [pair] = tiles.pairs;
  const before = tiles.remaining;
  for (const [row, col] of pair) tab.click(tiles.shadowRoot.querySelectorAll('[role=gridcell] button')[row * 8 + col]);
  expect(verdict(tab)).toEqual(right(/^连上了，\d+ 格，与我们的一样/));
  await tab.settled();
  expect(tiles.remaining).toBe(before - 2);
  expect(tab.faults).toEqual([]);
});

test('solveHuarongRoad leads to the exit, from both files, the sample and lists of moves', async () => {
  const tab = await openPanel({ language: 'en' });
  await choose(tab, 'huarong-road');
  const road = tab.$('#road');
  for (const variant of ['huarong-road.js', 'huarong-road.wasm2js.js', 'sample', 'huarong-road.moves.js']) {
    if (variant === 'sample') {
      await tab.act('#fill-sample');
      await run(tab);
    } else await runCopied(tab, variant);
    expect([variant, ...verdict(tab)]).toEqual([variant, ...right(/^Solved in 116 steps, the fewest possible$/)]);
    expect([road.solved, road.steps, road.playback.playing]).toEqual([true, 116, false]);
  }
  tab.$('#level').selectedIndex = 4;
  tab.$('#level').dispatchEvent(new tab.window.Event('change'));
  expect([road.steps, tab.text('#verdict')]).toEqual([0, '']);
  await runCopied(tab, 'huarong-road.moves.js');
  const { length } = /** @type {unknown[]} */ (qiju.solveHuarongRoad(rowsOf(levels[4])));
  expect(verdict(tab)).toEqual(right(new RegExp(`^Solved in ${length} steps, the fewest possible$`)));
  tab.$('#level').selectedIndex = 0;
  await run(tab, moveLines(qiju.solveHuarongRoad(rowsOf(levels[0])) ?? []));
  expect(verdict(tab)).toEqual(right(/^Solved in 116 steps/));
  expect(tab.faults).toEqual([]);
});

test('the steps of 华容道 are played back at the chosen speed', async () => {
  const tab = await openPanel({ media: { reducedMotion: false } });
  await choose(tab, 'huarong-road');
  const road = tab.$('#road');
  tab.fill('#speed', '1');
  await run(tab, moveLines((qiju.solveHuarongRoad(rowsOf(levels[0])) ?? []).slice(0, 5)));
  expect([road.steps, road.total, road.playback.playing, road.playback.speed]).toEqual([5, 5, false, 4]);
  tab.click('#run');
  await tab.tick(0);
  expect([road.steps < 5, road.playback.playing]).toEqual([true, true]);
  tab.fill('#speed', '4');
  expect(road.playback.speed).toBe(16);
  await tab.settled();
  expect([road.steps, ...tab.faults]).toEqual([5]);
});

test('judgeWin judges the samples, and every move on the board', async () => {
  const tab = await openPanel();
  await choose(tab, 'judge-win');
  for (const file of ['judge-win.wasm2js.js', 'judge-win.js']) {
    await runCopied(tab, file);
    expect([file, ...verdict(tab)]).toEqual([file, ...right(/^判了 210 局，全对/)]);
  }
  tab.$('#stones').place(112);
  await tab.settled();
  expect(verdict(tab)).toEqual(right(/^第 1 手：false，我们的 false/));
  tab.$('#sample').selectedIndex = 1;
  tab.$('#sample').dispatchEvent(new tab.window.Event('change'));
  await tab.settled();
  expect(verdict(tab)).toEqual(right(/^第 9 手：true，我们的 true/));
  expect(tab.faults).toEqual([]);
});

/** @type {[game: 'connect' | 'huarong-road' | 'judge-win', cases: [string, RegExp][]][]} */
const mistakes = [
  [
    'connect',
    [
      ['var connect = function () { return []; }', /^测了 \d+ 对，错了 \d+ 对。比如/],
      [
        'var connect = function (b, r1, c1, r2, c2) { return [[r1, c1], [r2, c2]]; }',
        /^测了 \d+ 对，错了 \d+ 对。比如/,
      ],
      ['var connect = function () { return "left"; }', /^测了 \d+ 对，错了 \d+ 对。比如/],
      ['var connect = async function () { return []; }', /^connect 返回了 Promise/],
      ['var conect = function () {}', /没有函数 connect，只有 conect；/],
      ['var connect = function ( {', /^代码出错了：SyntaxError/],
      ['var connect = function () { return nothing.here; }', /^代码出错了：ReferenceError/],
      ['', /没有定义函数 connect$/],
    ],
  ],
  [
    'huarong-road',
    [
      ["gameHandler.move(10, 'left')\ngameHandler.move(10, 'up')", /^第 2 步不合规则：move\(10, "up"\)$/],
      ["gameHandler.move(10, 'left')", /^走了 1 步，曹操还没有走出来$/],
      ['var solveHuarongRoad = function () {}', /^没有调用 gameHandler.move$/],
      ["gameHandler.move('ten', {})", /^第 1 步不合规则/],
      ["for (;;) gameHandler.move(10, 'left')", /^代码出错了：RangeError/],
    ],
  ],
  [
    'judge-win',
    [
      ['var judgeWin = function (pieces) { return pieces.length > 8; }', /^判了 210 局，错 \d+ 局/],
      ['var judgeWin = function () { return () => 1; }', /^判了 210 局，错 \d+ 局/],
    ],
  ],
];

/** A worker of a browser runs this for ever. The worker of these tests gives no answer. */
const endless = '"endless"; for (;;);';

test('mistakes are explained; code that never answers is stopped by hand or by a time limit', async () => {
  const tab = await openPanel();
  for (const [game, cases] of mistakes) {
    await choose(tab, game);
    for (const [code, words] of cases) {
      await run(tab, code);
      expect([code, ...verdict(tab)]).toEqual([code, ...wrong(words)]);
    }
  }
  tab.$('#code').value = endless;
  tab.click('#run');
  await tab.tick(0);
  expect(tab.$('#stop').disabled).toBe(false);
  tab.click('#stop');
  await tab.settled();
  expect([...verdict(tab), tab.$('#stop').disabled]).toEqual([...wrong(/^已停止$/), true]);
  await run(tab);
  expect(verdict(tab)).toEqual(wrong(/^跑了 10 秒还没有完，已经停掉$/));
  await tab.act('#fill-sample');
  await run(tab);
  expect(verdict(tab)).toEqual(right(/全对/));
  expect(tab.faults).toEqual([]);
});

test('an illegal path is drawn, and the pair is put back; another shortest path is right', async () => {
  const tab = await openPanel();
  const tiles = tab.$('#tiles');
  const before = tiles.remaining;
  await run(tab, 'var connect = function (b, r1, c1, r2, c2) { return [[r1, c1], [r2, c1], [r2, c2]]; }');
  expect(verdict(tab)).toEqual(wrong(/错了 \d+ 对/));
  const [kind] = tiles.board[0];
  const row = tiles.board.findLastIndex((/** @type {number[]} */ each) => each.includes(kind));
  tiles.pick(0, 0);
  tiles.pick(row, tiles.board[row].lastIndexOf(kind));
  expect(verdict(tab)).toEqual(wrong(/^这条路不合规则，这一对已放回/));
  await tab.settled();
  expect(tiles.remaining).toBe(before);
  await tab.act('#fill-engine');
  await run(
    tab,
    `${tab.$('#code').value}
    var ours = connect;
    connect = (board, r1, c1, r2, c2) => ours(board, r2, c2, r1, c1).reverse().map(([row, col]) => ({ row, col }));`,
  );
  expect(verdict(tab)).toEqual(right(/^测了 \d+ 对，全部正确/));
  expect(tab.faults).toEqual([]);
});

test('each game keeps its own code, short code also after leaving the page; a sample is inserted on request', async () => {
  let tab = await openPanel({ language: 'en' });
  const code = () => tab.$('#code').value;
  await run(tab);
  expect(verdict(tab)).toEqual(right(/all correct\. Now connect/));
  await run(tab, 'var connect = function () { return []; }');
  await choose(tab, 'judge-win');
  expect(code()).toContain('var judgeWin');
  tab.click('#clear');
  expect([code(), tab.focus.id]).toEqual(['', 'code']);
  tab.click('#fill-sample');
  expect(code()).toMatch(/^\/\/.*\n\/\/.*\nvar judgeWin = function/);
  await choose(tab, 'connect');
  expect(code()).toContain('return []');
  tab = await tab.reload();
  expect(code()).toContain('return []');
  expect(tab.faults).toEqual([]);
});

test('a button copies the files, and a link downloads them', async () => {
  let isServed = true;
  const respond = (/** @type {string} */ url) => (isServed || !url.includes('files/') ? undefined : '');
  const tab = await openPanel({ language: 'en', respond });
  expect(tab.$('a[download="connect.js"]').href).toBe('https://qiju.test/panel/files/connect.js');
  const moves = decodeURIComponent(tab.$('a[download="huarong-road.moves.js"]').href);
  expect(moves).toMatch(/^data:text\/javascript,\/\/ .*116 steps/);
  const copy = tab.$('[data-copy="judge-win.js"]');
  tab.click(copy);
  await tab.tick(0);
  expect([tab.text('#live-region'), copy.textContent]).toEqual(['Copied', 'Copied']);
  await tab.settled();
  expect(copy.textContent).toBe('Copy');
  await choose(tab, 'judge-win');
  await tab.act('#fill-engine');
  expect(tab.copied).toEqual([tab.$('#code').value]);
  expect(tab.$('#code').value).toMatch(/^\/\/ judge-win\.js, Qiju .*MIT licence/);
  isServed = false;
  tab.click(copy);
  await tab.tick(0);
  expect(copy.textContent).toBe('Download it');
  expect(tab.faults).toEqual([]);
});
