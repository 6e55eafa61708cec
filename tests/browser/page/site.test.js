// All pages in a browser: result cards, lessons, sounds, policies, the sandbox, and shared tabs.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'qiju';
import { serveSite } from '../../built.js';
import { settled } from '../open.js';
import { expectFit, problems } from './violations.js';
import { closeLater, openTab, site, visit } from './visit.js';

/** @typedef {import('./visit.js').Page} Page */

const qiju = await load();
const deal = { rows: 5, cols: 8, kinds: 10, copies: 4, seed: 3, difficulty: /** @type {const} */ ('easy') };
const kept = { 'lianliankan.watch': false, 'wuziqi.opponent': 'none' };

/** The page of each game, and a function that wins there. @type {Record<string, [path: string, win: (given: any) => unknown, given: unknown]>} */
const games = {
  lianliankan: [
    'lianliankan/#seed=3&size=5x8&difficulty=easy&gravity=none',
    (cells) => cells.forEach((/** @type {[number, number]} */ cell) => tools.$('lianliankan-board').pick(...cell)),
    qiju.lianliankan.deal(deal).solution.flat(),
  ],
  huarong: [
    'huarongdao/',
    (steps) => steps.forEach((/** @type {any} */ { id, direction }) => tools.$('huarong-board').move(id, direction)),
    qiju.solveHuarongRoad(qiju.huarong.levels[0].board),
  ],
  gomoku: [
    'wuziqi/',
    (pieces) => {
      tools.$('gomoku-board').open(pieces);
      tools.$('gomoku-board').place(116);
    },
    [112, 0, 113, 2, 114, 30, 115, 4],
  ],
};

/** Runs in the page. */
async function cardShown() {
  await tools.until(() => tools.$('#result')?.checkVisibility());
  await tools.settled();
}

/** Runs in the page: shares the result, and reads the shared picture. */
async function sharePicture() {
  navigator.canShare = () => true;
  const told = new Promise((done) => (navigator.share = async (data) => done(data)));
  tools.$('#share-result').click();
  const { files, text } = await told;
  const picture = await createImageBitmap(files[0]);
  const context = /** @type {CanvasRenderingContext2D} */ (
    Object.assign(document.createElement('canvas'), { width: 95, height: 95 }).getContext('2d')
  );
  context.drawImage(picture, -160, -(190 + (760 - 5 * 95) / 2)); // the first of eight tiles, in the middle of the picture
  const { data } = context.getImageData(0, 0, 95, 95);
  const at = 4 * (95 * 80 + 12);
  return {
    ...{ text, type: files[0].type, size: [picture.width, picture.height] },
    ground: [...data.slice(at, at + 3)],
    sum: data.reduce((sum, value) => sum + value),
  };
}

test.each(Object.entries(games))(
  'the result card moves nothing, and shares a picture: %s',
  async (game, [path, win, given]) => {
    const { page, faults } = await visit(path, { language: 'en', height: 1000, kept });
    const places = () =>
      page.evaluate(() =>
        tools.$$('.head, .actions, .side, .game > [id=board]').map((part) => Math.round(tools.box(part).top)),
      );
    const before = await places();
    const start = await page.evaluate(() => tools.$(tools.boards).board);
    await page.evaluate(win, given);
    await page.evaluate(cardShown);
    expect(await places()).toEqual(before);
    const notices = await page.evaluate(() => {
      const { localName } = tools.$(tools.boards);
      return tools.$$(`${localName} >>> .notice`).filter((notice) => notice.checkVisibility()).length;
    });
    expect(notices).toBe(0);
    expect(await problems(page)).toEqual([]);

    const pictures = [await page.evaluate(sharePicture)];
    for (const skin of game === 'lianliankan' ? ['serif', 'dark', 'letters'] : []) {
      await page.evaluate(
        async (name, cells) => {
          await tools.act(`#skin [value=${name}]`);
          tools.$('lianliankan-board').open(cells);
          await tools.settled();
        },
        skin,
        start,
      );
      await page.evaluate(win, given);
      await page.evaluate(cardShown);
      pictures.push(await page.evaluate(sharePicture));
    }
    for (const { text, type, size } of pictures) {
      expect({ type, size }).toEqual({ type: 'image/png', size: [1080, 1350] });
      expect(text).toMatch(/^Qiju · /);
      expect(text).toContain(site.url);
    }
    if (game === 'lianliankan') {
      const light = [251, 245, 228];
      expect(pictures.map(({ ground }) => ground)).toEqual([light, light, [48, 55, 63], light]);
      expect(new Set(pictures.map(({ sum }) => sum)).size).toBe(4);
    }
    expect(faults).toEqual([]);
  },
);

const phone = { width: 390, height: 844, touch: true };

test.each(['huarong', 'gomoku'])('on a phone the result card lies at the foot of the window: %s', async (game) => {
  const [path, win, given] = games[game];
  const { page, faults } = await visit(path, { ...phone, kept });
  await page.evaluate(win, given);
  await page.evaluate(cardShown);
  const seen = await page.evaluate(() => ({
    scrolled: scrollY,
    card: tools.box('#result'),
    board: tools.box('#board'),
  }));
  expect(seen.scrolled).toBe(0);
  expect(seen.card.top).toBeGreaterThan((seen.board.top + seen.board.bottom) / 2);
  expect(seen.card.bottom).toBeLessThanOrEqual(844);
  expect(faults).toEqual([]);
});

test.each([
  ['lianliankan/', '#daily-details', '#play-daily'],
  ['lianliankan/', '#stages-details', '#stages button'],
  ['huarongdao/', '#daily-details', '#play-daily'],
  ['huarongdao/', '#levels-details', '#levels div:last-child button'],
  ['huarongdao/', '#puzzles-details', '#puzzles div:last-child button'],
  ['huarongdao/', '#generate-details', '#generate'],
  ['wuziqi/puzzles/', null, '#play-daily'],
  ['wuziqi/puzzles/', null, '#puzzles button:last-child'],
])('a game that begins below the board scrolls to it: %s %s %s', async (path, details, button) => {
  const { page, faults } = await visit(path, phone);
  const seen = await page.evaluate(
    async (part, choice) => {
      if (part) tools.$(part).open = true;
      await tools.settled();
      tools.$(choice).scrollIntoView();
      const cut = tools.box('#board').top;
      tools.$(choice).click();
      await tools.until(() => document.activeElement?.id === 'board');
      await tools.settled();
      return { cut, board: tools.box('#board'), actions: tools.box('.actions'), head: tools.box('.head') };
    },
    details,
    button,
  );
  expect(seen.cut).toBeLessThan(0);
  expect(seen.head.top).toBeGreaterThan(-1);
  expect(seen.board.bottom).toBeLessThanOrEqual(seen.actions.top);
  expect(faults).toEqual([]);
});

test('a shared picture has the characters of Traditional Chinese', async () => {
  const [path, win, given] = games.huarong;
  const { page, faults } = await visit(path, { language: 'zh-Hant', kept });
  await page.evaluate(win, given);
  await page.evaluate(cardShown);
  const dark = await page.evaluate(async () => {
    const { file } = await tools.save('#save-picture');
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
    context.drawImage(await createImageBitmap(file), -260, -220); // 張飛, the first piece
    const { data } = context.getImageData(0, 0, 100, 150);
    return data.filter((value, index) => index % 4 === 0 && value < 100).length;
  });
  expect(dark).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

/** @param {Page} page @param {string} selector @param {[cols: number, rows: number]} size @returns {Promise<(row: number, col: number) => [number, number]>} middles of cells */
async function cellsOf(page, selector, [cols, rows]) {
  const { left, top, width, height } = await page.evaluate((query) => tools.box(query), selector);
  return (row, col) => [left + ((col + 0.5) * width) / cols, top + ((row + 0.5) * height) / rows];
}

/** @param {Page} page @param {string} words */
const lessonSays = (page, words) =>
  page.evaluate((source) => tools.until(() => tools.$('#lesson-text')?.textContent.includes(source)), words);

test('the lesson of 华容道 is done by dragging, and fits its window', async () => {
  const { page, faults } = await openTab(`${site.url}en/huarongdao/`, { language: 'en', firstVisit: true });
  await lessonSays(page, ' ');
  await settled(page);
  for (const [width, height] of [
    [320, 640],
    [844, 390],
    [1280, 800],
  ]) {
    await page.setViewport({ width, height });
    expect([width, ...(await problems(page, { within: '#lesson' }))]).toEqual([width]);
  }
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('lesson-text');
  const at = await cellsOf(page, '#lesson huarong-board >>> .field', [4, 5]);
  for (const [from, to] of [
    [at(4, 1), at(4, 0)],
    [at(4, 2), at(4, 3)],
    [at(2.5, 1.5), at(3.5, 1.5)],
  ]) {
    if (from[1] === at(2.5, 1.5)[1]) await lessonSays(page, 'way is clear');
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 3 });
    await page.mouse.up();
  }
  await lessonSays(page, "That's it");
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Play');
  expect(faults).toEqual([]);
});

test('the lesson of 五子棋 is done by clicks on points', async () => {
  const { page, faults } = await openTab(`${site.url}en/wuziqi/`, { language: 'en', firstVisit: true, theme: 'dark' });
  await lessonSays(page, ' ');
  await settled(page);
  const at = await cellsOf(page, '#lesson gomoku-board >>> .grid', [9, 9]);
  for (const [point, words] of /** @type {const} */ ([
    [at(7, 7), 'Not there'],
    [at(4, 6), 'White has four'],
    [at(3, 6), "That's it"],
  ])) {
    await page.mouse.click(...point);
    await lessonSays(page, words);
  }
  expect(await problems(page, { within: '#lesson' })).toEqual([]);
  expect(faults).toEqual([]);
});

test('stones and a win make sounds', async () => {
  const { page, faults } = await visit('wuziqi/', { kept: { ...kept, sound: true } });
  /** Plays, and returns the peak volume, 0 to 1. @param {number[]} pieces @param {number} point */
  const loudest = (pieces, point) =>
    page.evaluate(
      async (moves, at) => {
        const made = new Promise((resolve) => {
          // @ts-ignore
          window.AudioContext = function AudioContext() {
            const audio = Object.assign(new OfflineAudioContext(1, 48_000, 48_000), { resume: async () => {} });
            resolve(audio);
            return audio;
          };
        });
        const part = new Promise((resolve) => {
          const observer = new PerformanceObserver((list) => {
            for (const { name } of list.getEntries()) if (/part-sound-/.test(name)) resolve(name);
          });
          observer.observe({ type: 'resource', buffered: true });
        });
        await import(await part);
        const board = tools.$('gomoku-board');
        board.open(moves);
        board.place(at);
        const heard = await (await made).startRendering();
        return heard
          .getChannelData(0)
          .reduce((/** @type {number} */ most, /** @type {number} */ sample) => Math.max(most, Math.abs(sample)), 0);
      },
      pieces,
      point,
    );
  const stone = await loudest([], 112);
  expect(stone).toBeGreaterThan(0.05);
  expect(stone).toBeLessThan(1);
  await page.reload();
  await settled(page);
  const win = await loudest([0, 15, 1, 16, 2, 17, 3, 18], 4);
  expect(win).toBeGreaterThan(0.1);
  expect(win).toBeLessThan(1);
  expect(faults).toEqual([]);
});

test('where a policy blocks WebAssembly the engine runs as JavaScript', async () => {
  const strict = closeLater(await serveSite({ 'Content-Security-Policy': "script-src 'self' 'unsafe-inline'" }));
  const { page, faults } = await openTab(`${strict.url}en/huarongdao/`, { language: 'en' });
  await settled(page);
  const told = await page.evaluate(() => [
    tools.$('huarong-board >>> .engine-status').textContent,
    tools.$('huarong-board').qiju.connect([[1, 2, 1]], 0, 0, 0, 2).length,
  ]);
  expect(told).toEqual([expect.stringMatching(/^Compatibility mode/), 5]);
  expect(faults.filter((fault) => !/wasm|WebAssembly|eval/i.test(fault))).toEqual([]);
});

test('pictures, boards, panels and workers work on a page that requires Trusted Types', async () => {
  const policy = "require-trusted-types-for 'script'; trusted-types qiju lit-html";
  const strict = closeLater(await serveSite({ 'Content-Security-Policy': policy }));
  const home = await openTab(`${strict.url}en/`, { language: 'en', serviceWorker: true });
  await home.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(home.faults).toEqual([]);
  const { page, faults } = await openTab(`${strict.url}en/lianliankan/`, { language: 'en' });
  await settled(page);
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(async () => {
    tools.$('#stages-details').open = true;
    await tools.until(() => tools.$('#stages [role=option]'));
  });
  // The first attempt to start a worker has the form that bundlers recognise; it violates the policy.
  expect(faults.filter((fault) => !/TrustedScriptURL/.test(fault))).toEqual([]);
});

test('the simulator loads its board once it is in sight, and runs pasted code in a sandbox', async () => {
  const { page, faults } = await visit('panel/', { width: 390, height: 844, kept: { 'panel.connect': '' } });
  const coming = await page.evaluate(async () => {
    const tags = tools.boards.split(', ');
    const defined = () => tags.filter((tag) => customElements.get(tag));
    const sizes = () => [tools.box('lianliankan-board').height, document.documentElement.scrollHeight];
    const before = { defined: defined(), sizes: sizes() };
    await tools.showBoard();
    const after = sizes();
    return {
      before: before.defined,
      after: defined(),
      moved: before.sizes.map((size, index) => Math.abs(size - after[index]) < 2),
    };
  });
  expect(coming).toEqual({ before: [], after: ['lianliankan-board'], moved: [true, true] });

  const judge = readFileSync(new URL('../../../build/site/panel/files/judge-win.js', import.meta.url), 'utf8');
  const sneaky = `var judgeWin = function () {
    const told = [typeof document, typeof localStorage];
    try {
      const request = new XMLHttpRequest();
      request.open('GET', '${site.url}', false);
      request.send();
      told.push(request.status);
    } catch { told.push('barred'); }
    throw new Error(told.join());
  }`;
  const verdicts = await page.evaluate(
    async (good, bad) => {
      await tools.act('#choice [value=judge-win]');
      const verdict = async (/** @type {string} */ code, /** @type {RegExp} */ words) => {
        tools.$('#code').value = code;
        tools.$('#run').click();
        return tools.until(() => words.test(tools.$('#verdict').textContent) && tools.$('#verdict').textContent);
      };
      const all = [await verdict(good, /全对/), await verdict(bad, /Error/)];
      const endless = verdict('var judgeWin = function () { for (;;); }', /已停止/);
      await tools.until(() => !tools.$('#stop').disabled);
      tools.$('#stop').click();
      all.push(await endless, await verdict(good, /全对/));
      return all;
    },
    judge,
    sneaky,
  );
  expect(verdicts.map((text) => String(text).trim())).toEqual([
    expect.stringMatching(/判了 210 局，全对/),
    expect.stringMatching(/Error: undefined,undefined,barred$/),
    expect.stringMatching(/^已停止/),
    expect.stringMatching(/全对/),
  ]);
  for (const game of ['connect', 'huarong-road', 'judge-win']) {
    await page.evaluate(async (name) => {
      await tools.act(`#choice [value=${name}]`);
      tools.$('#code').value = 'var connect = var judgeWin = var solveHuarongRoad;';
      tools.$('#run').click();
      await tools.until(() => tools.$('#verdict').textContent.includes('SyntaxError'));
    }, game);
    await expectFit(page, game);
  }
  expect(
    faults.filter((fault) => !fault.includes(site.url) && !/localStorage|Content Security Policy/.test(fault)),
  ).toEqual([]);
});

test('two tabs share games and stored items, and a backup restores records', async () => {
  const { page, faults } = await visit('wuziqi/', { kept });
  const other = await visit('wuziqi/', { beside: page });
  /** @param {Page} tab @param {number} steps @returns {Promise<number[]>} */
  const follows = (tab, steps) =>
    tab.evaluate(async (count) => {
      const board = tools.$('gomoku-board');
      await tools.until(() => board.steps === count);
      return board.moves;
    }, steps);
  const play = (/** @type {Page} */ tab, /** @type {number} */ point) =>
    tab.evaluate((at) => void tools.$('gomoku-board').place(at), point);
  await play(other.page, 112);
  expect(await follows(page, 1)).toEqual([112]);
  await play(page, 113);
  expect(await follows(other.page, 2)).toEqual([112, 113]);
  await page.reload();
  await settled(page);
  expect(await follows(page, 2)).toEqual([112, 113]);

  const folder = mkdtempSync(join(tmpdir(), 'qiju-records-'));
  closeLater({ close: () => rmSync(folder, { recursive: true }) });
  const saved = await page.evaluate(async () => {
    tools.$('#open-settings').click();
    await tools.until(() => tools.$('#settings[open]'));
    const { file, name } = await tools.save('#export');
    return { name, text: await file.text() };
  });
  expect(saved.name).toMatch(/^qiju-\d{4}-\d\d-\d\d\.json$/);
  const file = join(folder, saved.name);
  writeFileSync(file, saved.text);
  const fresh = await visit('wuziqi/');
  await fresh.page.evaluate(() => {
    tools.$('#open-settings').click();
    return tools.until(() => tools.$('#settings[open]'));
  });
  const reloaded = fresh.page.waitForNavigation();
  const input = /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement>} */ (
    await fresh.page.$('#import-file')
  );
  await input.uploadFile(file);
  await reloaded;
  await settled(fresh.page);
  expect(await follows(fresh.page, 2)).toEqual([112, 113]);
  expect([...faults, ...other.faults, ...fresh.faults]).toEqual([]);
});
