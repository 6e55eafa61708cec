import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'qiju';
import { boardReady, browsers, open, serveSite, toggle, until } from '../helpers.js';
import { storedItems } from '../../component/site/stored-items.js';

/** @typedef {import('../helpers.js').Page} Page */

const qiju = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const kept = {
  'qiju1.huarongdao.saved': JSON.stringify(storedItems['huarongdao.saved']),
  'qiju1.lianliankan.results': JSON.stringify({
    '8x10': { zh: '中，普通', en: 'Medium, normal', played: 3, won: 2, best: 83_500 },
  }),
};

/** Opens the start page with something remembered. @param {import('../helpers.js').Browser} browser */
async function openWithRecords(browser) {
  const { page, faults, close } = await open(browser, site.url, { language: 'en' });
  await page.evaluate((entries) => Object.assign(localStorage, entries), kept);
  await page.reload();
  return { page, faults, close };
}

/** @param {Page} page */
async function openSettings(page) {
  await page.click('#open-settings');
  await until(page, () => document.querySelector('dialog#settings[open]') !== null);
}

/** @param {Page} page */
const stored = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /saved|results/.test(key))
      .sort(),
  );

/** @param {Page} page @param {'lianliankan' | 'wuziqi'} game @returns {Promise<Record<string, any>>} */
const results = (page, game) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), `qiju1.${game}.results`);

describe.each(browsers)('records in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each([
    ['', /\/lianliankan\/$/],
    ['wuziqi/', /\/wuziqi\/$/],
  ])('without results a game is offered: on /%s', async (path, there) => {
    const { page, faults, close } = await open(browser, site.url + path, { language: 'en' });
    if (path) await boardReady(page, 'gomoku-board');
    await openSettings(page);
    expect(await page.$eval('#results p', (text) => text.textContent)).toBe('No results yet.');
    const arrived = path ? null : page.waitForNavigation();
    await page.click('#results button');
    await arrived;
    expect(page.url()).toMatch(there);
    expect(await page.$('dialog[open]')).toBeNull();
    if (path) expect(await page.evaluate(() => document.activeElement?.localName)).toBe('gomoku-board');
    expect(faults).toEqual([]);
    await close();
  });

  test('the start page shows the game that waits, and only that', async () => {
    const { page, faults, close } = await openWithRecords(browser);
    expect(
      await page.$$eval('.game-card.unfinished', (cards) => cards.map((card) => card.getAttribute('href'))),
    ).toEqual(['huarongdao/']);
    expect(await page.$$eval('[data-game="huarongdao"] .piece', (pieces) => pieces.length)).toBe(10);
    for (const picture of ['"oops"', '[[1,2],[3]]', '[["<b>"]]', '[[1e9]]', '{}']) {
      await page.evaluate(
        (state, text) => localStorage.setItem('qiju1.huarongdao.saved', `{"state":${state},"picture":${text}}`),
        JSON.stringify(storedItems['huarongdao.saved'].state),
        picture,
      );
      await page.reload();
      expect(await page.$$eval('.game-card.unfinished', (cards) => cards.length)).toBe(0);
      expect(await page.$$eval('[data-game="huarongdao"] .piece', (pieces) => pieces.length)).toBe(10);
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('the settings show the results, and clear everything when asked twice', async () => {
    const { page, faults, close } = await openWithRecords(browser);
    await openSettings(page);
    expect(await page.$$eval('#results tbody :is(th, td)', (cells) => cells.map((cell) => cell.textContent))).toEqual([
      'Medium, normal',
      '3',
      '2',
      '1:23',
    ]);
    await page.click('#clear-records');
    await page.click('#keep');
    expect(await stored(page)).toHaveLength(2);
    await page.click('#clear-records');
    const reloaded = page.waitForNavigation();
    await page.click('#clear-now');
    await reloaded;
    expect(await stored(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test('连连看 is counted at its first match and when it is won, also after a reload', async () => {
    const { solution } = qiju.lianliankan.deal({ seed: 7, rows: 6, cols: 8, kinds: 12, copies: 4, difficulty: 'easy' });
    const { page, faults, close } = await open(
      browser,
      `${site.url}lianliankan/#seed=7&size=6x8&difficulty=easy&gravity=none`,
      { language: 'en' },
    );
    const dealt = async () => {
      await boardReady(page, 'lianliankan-board');
      await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining > 0);
    };
    /** @param {number} from @param {number} [to] */
    const match = (from, to) =>
      page.evaluate(
        (cells) =>
          cells.forEach(([row, col]) =>
            /** @type {any} */ (document.querySelector('lianliankan-board')).pick(row, col),
          ),
        solution.slice(from, to).flat(),
      );
    const level = { zh: '小，轻松', en: 'Small, Easy' };
    await dealt();
    await toggle(page, '#watch'); // a worker that is on its way would be stopped by the reload
    await toggle(page, '#timed');
    expect(await results(page, 'lianliankan')).toEqual({});
    await match(0, 5);
    expect(await results(page, 'lianliankan')).toEqual({ '6x8.easy': { ...level, played: 1, won: 0, best: null } });
    expect(await stored(page)).toContain('qiju1.lianliankan.saved');
    await page.reload();
    await dealt();
    await match(5);
    expect(await results(page, 'lianliankan')).toEqual({
      '6x8.easy': { ...level, played: 1, won: 1, best: expect.any(Number) },
    });
    expect(await stored(page)).toEqual(['qiju1.lianliankan.results']);
    await page.click('#undo');
    await match(-1);
    await page.$eval('lianliankan-board', (board) => /** @type {any} */ (board).restart());
    await page.click('#hint');
    await match(0);
    expect(await results(page, 'lianliankan')).toMatchObject({ '6x8.easy': { played: 1, won: 1 } });
    expect(faults).toEqual([]);
    await close();
  });

  test('no help in 连连看 makes a record', async () => {
    const { solution } = qiju.lianliankan.deal({
      seed: 7,
      rows: 6,
      cols: 8,
      kinds: 12,
      copies: 4,
      difficulty: 'easy',
      gravity: 'up',
    });
    const { page, faults, close } = await open(
      browser,
      `${site.url}lianliankan/#seed=7&size=6x8&difficulty=easy&gravity=up`,
    );
    await boardReady(page, 'lianliankan-board');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining > 0);
    await toggle(page, '#timed');
    await page.click('#hint');
    await page.evaluate(
      (cells) =>
        cells.forEach(([row, col]) => /** @type {any} */ (document.querySelector('lianliankan-board')).pick(row, col)),
      solution.flat(),
    );
    expect(await results(page, 'lianliankan')).toEqual({
      '6x8.easy.up': { zh: '小，轻松，上升', en: 'Small, Easy, Tiles rise', played: 1, won: 1, best: null },
    });
    expect(faults).toEqual([]);
    await close();
  });

  test('五子棋 is counted at its first move and when it is won, with the moves that took', async () => {
    const { page, faults, close } = await open(browser, `${site.url}wuziqi/`, { kept: { 'wuziqi.opponent': 'none' } });
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('status')?.textContent);
    const play = (/** @type {number[]} */ ...points) =>
      page.evaluate(
        (moves) => moves.forEach((point) => /** @type {any} */ (document.querySelector('gomoku-board')).play(point)),
        points,
      );
    const level = { zh: '自由，15 × 15', en: 'Freestyle, 15 × 15' };
    await play(0, 1, 15, 16);
    expect(await results(page, 'wuziqi')).toEqual({ 'freestyle.15': { ...level, played: 1, won: 0, best: null } });
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('moves')?.textContent === '4');
    await play(30, 31, 45, 46, 60);
    expect(await results(page, 'wuziqi')).toEqual({ 'freestyle.15': { ...level, played: 1, won: 1, best: 9 } });
    await page.click('#undo');
    await play(60);
    await until(page, () => document.getElementById('again')?.checkVisibility());
    await page.click('#again');
    await play(112);
    expect(await results(page, 'wuziqi')).toEqual({ 'freestyle.15': { ...level, played: 2, won: 1, best: 9 } });
    expect(faults).toEqual([]);
    await close();
  });

  test('what is exported can be imported; nothing else can', async () => {
    const { page, faults, close } = await openWithRecords(browser);
    const folder = await mkdtemp(join(tmpdir(), 'qiju-records-'));
    let file = join(folder, 'records.json');
    if (name === 'Chromium') {
      const session = await browser.target().createCDPSession();
      const context = page.browserContext().id;
      await session.send('Browser.setDownloadBehavior', {
        behavior: 'allow',
        downloadPath: folder,
        browserContextId: context,
      });
      await openSettings(page);
      await page.click('#export');
      for (let names; !(names = await readdir(folder)).some((entry) => entry.endsWith('.json'));) {
        await new Promise((done) => setTimeout(done, 50, names));
      }
      file = join(folder, (await readdir(folder)).find((entry) => entry.endsWith('.json')) ?? '');
    } else {
      await openSettings(page);
      await writeFile(
        file,
        JSON.stringify({
          format: 'qiju-records-1',
          kept: Object.fromEntries(Object.entries(kept).map(([key, value]) => [key.slice(6), JSON.parse(value)])),
        }),
      );
    }
    const records = JSON.parse(await readFile(file, 'utf8'));
    expect(records.kept['lianliankan.results']['8x10'].best).toBe(83_500);

    const input = /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement>} */ (
      await page.$('#import-file')
    );
    const bad = join(folder, 'bad.json');
    await writeFile(bad, '{"format":"another"}');
    await input.uploadFile(bad);
    await until(page, () =>
      (document.getElementById('records-status')?.textContent ?? '').startsWith('This file was not exported'),
    );
    expect(await stored(page)).toHaveLength(2);

    await page.evaluate(() => localStorage.clear());
    const reloaded = page.waitForNavigation();
    await input.uploadFile(file);
    await reloaded;
    expect(await stored(page)).toEqual(Object.keys(kept).sort());
    expect(faults).toEqual([]);
    await close();
    await rm(folder, { recursive: true });
  });
});
