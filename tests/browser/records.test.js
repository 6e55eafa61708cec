import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsers, open, serveSite, until } from './helpers.js';

/** @typedef {import('./helpers.js').Page} Page */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const kept = {
  'qiju1.huarongdao.saved': JSON.stringify({ state: { level: '横刀立马' }, picture: [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 10, 0]] }),
  'qiju1.lianliankan.results': JSON.stringify({ '8x10': { zh: '中，普通', en: 'Medium, normal', played: 3, won: 2, best: 83_500 } }),
};

/** Opens the start page with something remembered. @param {import('./helpers.js').Browser} browser */
async function openWithRecords(browser) {
  const { page, faults, close } = await open(browser, site.url, { language: 'en' });
  await page.evaluate((entries) => Object.assign(localStorage, entries), kept);
  await page.reload({ waitUntil: 'networkidle0' });
  return { page, faults, close };
}

/** @param {Page} page */
async function openSettings(page) {
  await page.click('#open-settings');
  await until(page, () => document.querySelector('dialog#settings[open]') !== null);
}

/** @param {Page} page */
const stored = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /saved|results/.test(key)).sort());

describe.each(browsers)('records in $name', ({ name, launch }) => {
  /** @type {import('./helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('the start page shows the game that waits, and only that', async () => {
    const { page, faults, close } = await openWithRecords(browser);
    expect(await page.$$eval('.game-card.left', (cards) => cards.map((card) => card.getAttribute('href')))).toEqual(['huarongdao/']);
    expect(await page.$$eval('[data-game="huarongdao"] .piece', (pieces) => pieces.length)).toBe(10);
    for (const picture of ['"oops"', '[[1,2],[3]]', '[["<b>"]]', '[[1e9]]', '{}']) {
      await page.evaluate((text) => localStorage.setItem('qiju1.huarongdao.saved', `{"state":0,"picture":${text}}`), picture);
      await page.reload({ waitUntil: 'networkidle0' });
      expect(await page.$$eval('.game-card.left', (cards) => cards.length)).toBe(0);
      expect(await page.$$eval('[data-game="huarongdao"] .piece', (pieces) => pieces.length)).toBe(10);
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('the settings show the results, and clear everything when asked twice', async () => {
    const { page, faults, close } = await openWithRecords(browser);
    await openSettings(page);
    expect(await page.$$eval('#results tbody :is(th, td)', (cells) => cells.map((cell) => cell.textContent))).toEqual(['Medium, normal', '3', '2', '1:23']);
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

  test('what is exported can be imported; nothing else can', async () => {
    const { page, faults, close } = await openWithRecords(browser);
    const folder = await mkdtemp(join(tmpdir(), 'qiju-records-'));
    let file = join(folder, 'records.json');
    if (name === 'Chromium') {
      const session = await browser.target().createCDPSession();
      const context = page.browserContext().id;
      await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, browserContextId: context });
      await openSettings(page);
      await page.click('#export');
      for (let names; !(names = await readdir(folder)).some((entry) => entry.endsWith('.json')); ) await new Promise((done) => setTimeout(done, 50, names));
      file = join(folder, (await readdir(folder)).find((entry) => entry.endsWith('.json')) ?? '');
    } else {
      await openSettings(page);
      await writeFile(file, JSON.stringify({ format: 'qiju-records-1', kept: Object.fromEntries(Object.entries(kept).map(([key, value]) => [key.slice(6), JSON.parse(value)])) }));
    }
    const records = JSON.parse(await readFile(file, 'utf8'));
    expect(records.kept['lianliankan.results']['8x10'].best).toBe(83_500);

    const input = /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement>} */ (await page.$('#import-file'));
    const bad = join(folder, 'bad.json');
    await writeFile(bad, '{"format":"another"}');
    await input.uploadFile(bad);
    await until(page, () => (document.getElementById('records-status')?.textContent ?? '').startsWith('This file holds no records'));
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
