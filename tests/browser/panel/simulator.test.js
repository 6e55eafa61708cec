import { readFileSync } from 'node:fs';
import { load } from 'qiju';
import { moveLines } from '../../../web/panel/move-list.js';
import { axe, boardReady, browsers, open, scrollsSideways, serveSite, testEachView, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const qiju = await load();
const { levels } = qiju.huarong;
const classic = levels[0].board.map((row) => [...row]);

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {string} file of the site's */
const read = (file) => readFileSync(new URL(`../../../build/site/panel/files/${file}`, import.meta.url), 'utf8');

/** @param {Page} page @param {string} name of the game */
const choose = (page, name) =>
  page.$eval(`#choice input[value=${name}]`, (radio) => /** @type {HTMLElement} */ (radio).click());

/** @param {Page} page @param {string} code */
async function paste(page, code) {
  await page.$eval(
    '#code',
    (area, text) => {
      /** @type {HTMLTextAreaElement} */ (area).value = text;
    },
    code,
  );
  await page.click('#run');
}

/** @param {Page} page @param {boolean} right @param {RegExp} words */
async function expectVerdict(page, right, words) {
  await until(
    page,
    (wanted) => new RegExp(wanted).test(document.querySelector('#verdict')?.textContent ?? ''),
    words.source,
  ).catch(() => {}); // the verdict is reported below
  const verdict = await page.$eval('#verdict', (element) => ({
    text: element.textContent,
    right: /** @type {HTMLElement} */ (element).dataset.right,
  }));
  expect(verdict).toEqual({ text: expect.stringMatching(words), right: String(right) });
}

/** @param {Page} page @returns {Promise<{ solved: boolean, steps: number, playing: boolean }>} */
const road = (page) =>
  page.$eval('huarong-board', (element) => {
    const { solved, steps, playing } = /** @type {any} */ (element);
    return { solved, steps, playing };
  });

/** @param {Page} page */
const hurry = (page) => page.$eval('huarong-board', (element) => /** @type {any} */ (element.speed = 100));

describe.each(browsers)('the panel page in $name', ({ name: browserName, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] */
  const openPanel = async (view) => {
    const tab = await open(browser, `${site.url}panel/`, view);
    await tab.page.waitForSelector('#files button');
    await tab.page.focus('#code');
    await boardReady(tab.page, 'lianliankan-board');
    return tab;
  };

  test.each([
    [1280, 900],
    [390, 844],
  ])('a board comes when it is wanted, and moves nothing: %d by %d', async (width, height) => {
    const { page, faults, close } = await open(browser, `${site.url}panel/`, { width, height });
    await page.waitForSelector('#files button');
    const defined = () =>
      page.evaluate(() =>
        ['lianliankan-board', 'huarong-board', 'gomoku-board'].filter((name) => customElements.get(name)),
      );
    /** @param {string} tag */
    const heights = (tag) =>
      page.$eval(tag, (board) => [board.getBoundingClientRect().height, document.documentElement.scrollHeight]);
    expect(await defined()).toEqual([]);
    const place = await heights('lianliankan-board');
    await page.$eval('.board-stage', (stage) => stage.scrollIntoView());
    await boardReady(page, 'lianliankan-board');
    expect(await defined()).toEqual(['lianliankan-board']);
    const board = await heights('lianliankan-board');
    for (const [index, pixels] of board.entries()) expect(Math.abs(pixels - place[index])).toBeLessThan(2);
    await choose(page, 'judge-win');
    await boardReady(page, 'gomoku-board');
    expect(await defined()).toEqual(['lianliankan-board', 'gomoku-board']);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(['connect.js', 'connect.wasm2js.js'])('%s joins the tiles of the board', async (file) => {
    const { page, faults, close } = await openPanel();
    await paste(page, read(file));
    await expectVerdict(page, true, /^测了 \d+ 对，全部正确。/);
    const [[first, second], before] = await page.$eval('lianliankan-board', (element) => {
      const { pairs, remaining } = /** @type {any} */ (element);
      return [pairs[0], remaining];
    });
    for (const [row, col] of [first, second]) {
      await page.click(`lianliankan-board >>> [role=row]:nth-child(${row + 1}) > :nth-child(${col + 1}) button`);
    }
    await expectVerdict(page, true, /^连上了，\d+ 格，与我们的一样/);
    expect(await page.$eval('lianliankan-board', (element) => /** @type {any} */ (element).remaining)).toBe(before - 2);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(['huarong-road.js', 'huarong-road.wasm2js.js'])('%s is played back to the exit', async (file) => {
    const { page, faults, close } = await openPanel({ language: 'en' });
    await choose(page, 'huarong-road');
    await paste(page, read(file));
    await expectVerdict(page, true, /^Solved in 116 steps, the fewest possible$/);
    await hurry(page);
    await until(page, () => /** @type {any} */ (document.querySelector('huarong-board')).solved);
    expect(await road(page)).toEqual({ solved: true, steps: 116, playing: false });
    expect(faults).toEqual([]);
    await close();
  });

  test('a sample is there for each game, and right', async () => {
    const { page, faults, close } = await openPanel({ language: 'en' });
    const verdicts = /** @type {const} */ ({
      connect: /all correct\. Now connect/,
      'huarong-road': /^Solved in 116 steps, the fewest possible$/,
      'judge-win': /all correct\. Place/,
    });
    for (const [game, words] of Object.entries(verdicts)) {
      await choose(page, game);
      await page.click('#run');
      await expectVerdict(page, true, words);
    }
    await page.click('#clear');
    await page.click('#fill-sample');
    expect(await page.$eval('#code', (area) => /** @type {HTMLTextAreaElement} */ (area).value)).toMatch(
      /^\/\/.*\n\/\/.*\nvar judgeWin = function/,
    );
    expect(faults).toEqual([]);
    await close();
  });

  test('the list of moves is for the position chosen; bare lines do as well', async () => {
    const { page, faults, close } = await openPanel();
    await choose(page, 'huarong-road');
    await page.select(
      '#level',
      await page.$eval('#level', (select) => /** @type {HTMLSelectElement} */ (select).options[4].value),
    );
    await page.click('#fill-moves');
    await page.click('#run');
    const steps = qiju.solveHuarongRoad(levels[4].board.map((row) => [...row]))?.length;
    await expectVerdict(page, true, new RegExp(`^曹操走出来了：${steps} 步，不能更少$`));
    await page.select(
      '#level',
      await page.$eval('#level', (select) => /** @type {HTMLSelectElement} */ (select).options[0].value),
    );
    await paste(page, moveLines(qiju.solveHuarongRoad(classic) ?? []));
    await expectVerdict(page, true, /^曹操走出来了：116 步/);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(['judge-win.js', 'judge-win.wasm2js.js'])(
    '%s judges the samples, and every move on the board',
    async (file) => {
      const { page, faults, close } = await openPanel();
      await choose(page, 'judge-win');
      await paste(page, read(file));
      await expectVerdict(page, true, /^判了 210 局，全对/);
      await page.$eval('gomoku-board', (board) => /** @type {any} */ (board).play(112));
      await expectVerdict(page, true, /^第 1 手：false，我们的 false/);
      await page.select(
        '#sample',
        await page.$eval('#sample', (select) => /** @type {HTMLSelectElement} */ (select).options[1].value),
      );
      await expectVerdict(page, true, /^第 9 手：true，我们的 true/);
      expect(faults).toEqual([]);
      await close();
    },
  );

  /** @type {Record<string, [string, RegExp][]>} */
  const wrong = {
    connect: [
      ['var connect = function () { return []; }', /^测了 \d+ 对，错了 \d+ 对。比如/],
      [
        'var connect = function (b, r1, c1, r2, c2) { return [[r1, c1], [r2, c2]]; }',
        /^测了 \d+ 对，错了 \d+ 对。比如/,
      ],
      ['var connect = function () { return "left"; }', /^测了 \d+ 对，错了 \d+ 对。比如/],
      ['var connect = async function () { return []; }', /^connect 返回了 Promise/],
      ['var conect = function () {}', /没有定义函数 connect$/],
      ['var connect = function ( {', /^代码出错了：SyntaxError/],
      ['var connect = function () { return nothing.here; }', /^代码出错了：ReferenceError/],
      ['', /没有定义函数 connect$/],
    ],
    'huarong-road': [
      ["gameHandler.move(10, 'left')\ngameHandler.move(10, 'up')", /^第 2 步不合规则：move\(10, "up"\)$/],
      ["gameHandler.move(10, 'left')", /^走了 1 步，曹操还没有走出来$/],
      ['var solveHuarongRoad = function () {}', /^没有调用 gameHandler.move$/],
      ["gameHandler.move('ten', {})", /^第 1 步不合规则/],
      ["for (;;) gameHandler.move(10, 'left')", /^代码出错了：RangeError/],
    ],
    'judge-win': [
      ['var judgeWin = function (pieces) { return pieces.length > 8; }', /^判了 210 局，错 \d+ 局/],
      ['var judgeWin = function () { return () => 1; }', /^判了 210 局，错 \d+ 局/],
    ],
  };
  test.each(Object.entries(wrong))('%s: what is wrong is said', async (game, cases) => {
    const { page, faults, close } = await openPanel();
    await choose(page, game);
    for (const [code, words] of cases) {
      await page.$eval('#verdict', (verdict) => (verdict.textContent = ''));
      await paste(page, code);
      await expectVerdict(page, false, words);
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('a path that the rules forbid is drawn, and the pair goes back', async () => {
    const { page, close } = await openPanel();
    const before = await page.$eval('lianliankan-board', (element) => /** @type {any} */ (element).remaining);
    await paste(page, 'var connect = function (b, r1, c1, r2, c2) { return [[r1, c1], [r2, c1], [r2, c2]]; }');
    await expectVerdict(page, false, /错了 \d+ 对/);
    await page.$eval('lianliankan-board', (element) => {
      const board = /** @type {any} */ (element);
      const [kind] = board.board[0];
      const other = board.board
        .flatMap((/** @type {number[]} */ row, /** @type {number} */ r) => row.map((each, c) => ({ each, r, c })))
        .findLast((/** @type {any} */ it) => it.each === kind);
      board.pick(0, 0);
      board.pick(other.r, other.c);
    });
    await expectVerdict(page, false, /^这条路不合规则，这一对已放回/);
    await until(
      page,
      (left) => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining === left,
      before,
    );
    await close();
  });

  test('another shortest path is right too, whatever shape its cells have', async () => {
    const { page, close } = await openPanel();
    const swapped = `${read('connect.js')}
      var ours = connect;
      connect = (board, r1, c1, r2, c2) => ours(board, r2, c2, r1, c1).reverse().map(([row, col]) => ({ row, col }));`;
    await paste(page, swapped);
    await expectVerdict(page, true, /^测了 \d+ 对，全部正确/);
    await close();
  });

  test('code that never ends is ended, by hand or by the clock', async () => {
    const { page, faults, close } = await openPanel();
    await choose(page, 'judge-win');
    await paste(page, 'var judgeWin = function () { for (;;); }');
    await page.waitForSelector('#stop:not(:disabled)');
    await page.click('#stop');
    await expectVerdict(page, false, /^已停止$/);
    await page.click('#run');
    await expectVerdict(page, false, /^跑了 10 秒还没有完，已经停掉$/);
    await paste(page, read('judge-win.js'));
    await expectVerdict(page, true, /全对/);
    expect(faults).toEqual([]);
    await close();
  });

  test('pasted code has no network, no storage and no page', async () => {
    const { page, close } = await openPanel();
    const probe = `var judgeWin = function () {
      const told = [typeof document, typeof localStorage];
      try { const request = new XMLHttpRequest(); request.open('GET', '${site.url}', false); request.send(); told.push(request.status); } catch { told.push('barred'); }
      throw new Error(told.join());
    }`;
    await choose(page, 'judge-win');
    await paste(page, probe);
    await expectVerdict(page, false, /Error: undefined,undefined,barred$/);
    await close();
  });

  test('the files can be had by a button and by a link', async () => {
    const { page, close } = await openPanel({ language: 'en' });
    expect(await page.$eval('a[download="connect.js"]', (link) => /** @type {HTMLAnchorElement} */ (link).href)).toBe(
      `${site.url}panel/files/connect.js`,
    );
    const moves = await page.$eval(
      'a[download="huarong-road.moves.js"]',
      (link) => /** @type {HTMLAnchorElement} */ (link).href,
    );
    expect(decodeURIComponent(moves)).toMatch(/^data:text\/javascript,\/\/ .*116 steps/);
    if (browserName === 'Chromium') {
      await page
        .browserContext()
        .overridePermissions(new URL(site.url).origin, ['clipboard-read', 'clipboard-sanitized-write']);
      await page.click('[data-copy="judge-win.js"]');
      await until(page, () => document.querySelector('#live-region')?.textContent === 'Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read('judge-win.js'));
    }
    await close();
  });

  test('each game keeps its own code, and short code is there after a visit elsewhere', async () => {
    const { page, close } = await openPanel();
    await paste(page, 'var connect = function () { return []; }');
    await choose(page, 'judge-win');
    expect(await page.$eval('#code', (area) => /** @type {HTMLTextAreaElement} */ (area).value)).toContain(
      'var judgeWin',
    );
    await choose(page, 'connect');
    expect(await page.$eval('#code', (area) => /** @type {HTMLTextAreaElement} */ (area).value)).toContain('return []');
    await page.reload();
    await until(page, () =>
      /** @type {HTMLTextAreaElement} */ (document.querySelector('#code')).value.includes('return []'),
    );
    await close();
  });

  testEachView(
    /** @type {View[]} */ ([
      { theme: 'light' },
      { theme: 'dark', language: 'en' },
      { width: 390, height: 844, language: 'en' },
      { width: 320, height: 640, language: 'en', theme: 'dark' },
    ]),
  )('axe finds nothing, and nothing scrolls sideways: %p', async (view) => {
    const { page, faults, close } = await openPanel(view);
    for (const game of ['connect', 'huarong-road', 'judge-win']) {
      await choose(page, game);
      await paste(page, 'var connect = var judgeWin = var solveHuarongRoad;');
      await expectVerdict(page, false, /SyntaxError/);
      expect([game, await axe(page)]).toEqual([game, []]);
      expect([game, await scrollsSideways(page)]).toEqual([game, false]);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
