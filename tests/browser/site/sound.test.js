import { boardReady, browsers, open, serveSite, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Page} Page */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Lets the page's sounds be rendered instead of heard: a second from when the first was made. @param {Page} page */
const record = (page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'vibrate', { value: () => true });
    const global = /** @type {any} */ (window);
    global.AudioContext = function AudioContext() {
      global.audio = Object.assign(new OfflineAudioContext(1, 48_000, 48_000), { resume: async () => {} });
      return global.audio;
    };
  });

/** @param {Page} page @returns {Promise<number | null>} how loud it was at most, full scale being 1; null if there was no sound */
const loudest = (page) =>
  page.evaluate(async () => {
    const { audio } = /** @type {any} */ (window);
    if (!audio) return null;
    const heard = await audio.startRendering();
    return heard
      .getChannelData(0)
      .reduce((/** @type {number} */ most, /** @type {number} */ sample) => Math.max(most, Math.abs(sample)), 0);
  });

/** Waits for the sounds to come. @param {Page} page */
async function listening(page) {
  await until(page, () => performance.getEntriesByType('resource').some(({ name }) => /part-sound-/.test(name)));
  await page.evaluate(async () => {
    const sound = performance.getEntriesByType('resource').find(({ name }) => /part-sound-/.test(name));
    await import(sound?.name ?? '');
  });
}

/** Begins anew. @param {Page} page */
async function hush(page) {
  await page.reload();
  await boardReady(page, 'gomoku-board');
  await record(page);
}

/** @param {Page} page @param {number} point */
const play = (page, point) =>
  page.evaluate((at) => void (/** @type {any} */ (document.querySelector('gomoku-board')).play(at)), point);

describe.each(browsers)('sound in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each([true, false])('is off until it is switched on, and that is remembered; storage: %p', async (storage) => {
    const { page, faults, close } = await open(browser, `${site.url}wuziqi/`, { storage });
    await boardReady(page, 'gomoku-board');
    await page.$eval('gomoku-board', (board) => {
      /** @type {any} */ (board).opponent = null; // a computer would take its time, and be heard or not
    });
    await record(page);
    await play(page, 112);
    expect(await loudest(page)).toBeNull();
    await page.click('#open-settings');
    await until(page, () => document.querySelector('dialog#settings[open]') !== null);
    await page.click('#sound');
    await page.keyboard.press('Escape');
    await listening(page);
    await play(page, 113);
    const click = await loudest(page);
    expect(click).toBeGreaterThan(0.05);
    expect(click).toBeLessThan(1);
    await hush(page);
    if (storage) await listening(page);
    await play(page, 100);
    await play(page, 100);
    expect(typeof (await loudest(page))).toBe(storage ? 'number' : 'object');
    expect(faults).toEqual([]);
    await close();
  });

  test('is offered once, after the first game', async () => {
    const address = `${site.url}wuziqi/#77`; // a game that is named has no lesson
    const { page, faults, close } = await open(browser, address, { firstVisit: true });
    await boardReady(page, 'gomoku-board');
    const win = () =>
      page.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('gomoku-board'));
        board.open([0, 15, 1, 16, 2, 17, 3, 18]);
        board.play(4);
      });
    await until(page, () => {
      const board = /** @type {any} */ (document.querySelector('gomoku-board'));
      board.open([0, 15, 1, 16, 2, 17, 3, 18]);
      board.play(4);
      return document.querySelector('.toast') !== null;
    });
    expect(await page.$$eval('.toast', (toasts) => toasts.length)).toBe(1);
    await page.click('.toast button');
    expect(await page.$('.toast')).toBeNull();
    expect(await page.evaluate(() => localStorage['qiju1.sound'])).toBe('true');
    await until(page, () => performance.getEntriesByType('resource').some(({ name }) => /part-sound-/.test(name)));
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await win();
    expect(await page.$('.toast')).toBeNull();
    expect(faults).toEqual([]);
    await close();
  });

  test('a win is heard', async () => {
    const { page, faults, close } = await open(browser, `${site.url}wuziqi/`);
    await boardReady(page, 'gomoku-board');
    await page.evaluate(() => localStorage.setItem('qiju1.sound', 'true'));
    await hush(page);
    await listening(page);
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('gomoku-board'));
      board.open([0, 15, 1, 16, 2, 17, 3, 18]);
      board.play(4);
    });
    const run = await loudest(page);
    expect(run).toBeGreaterThan(0.1);
    expect(run).toBeLessThan(1);
    expect(faults).toEqual([]);
    await close();
  });
});
