import { browsers, open, serveSite, until } from '../helpers.js';

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe.each(browsers)('the start page in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('leads to the three games', async () => {
    const { page, faults, close } = await open(browser, site.url);
    const links = await page.$$eval('.game-card', (cards) => cards.map((card) => card.getAttribute('href') ?? ''));
    expect(links).toHaveLength(3);
    for (const link of links) {
      await page.goto(new URL(link, site.url).href);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBeTruthy();
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('leads to the games of the day, and ticks those that are done', async () => {
    const { page, faults, close } = await open(browser, site.url);
    const date = new Date().toISOString().slice(0, 10);
    const links = await page.$$eval('.today a', (all) =>
      all.map((link) => /** @type {HTMLAnchorElement} */ (link).href),
    );
    expect(links).toEqual(
      ['lianliankan/', 'huarongdao/', 'wuziqi/puzzles/'].map((path) => `${site.url}${path}#daily=${date}`),
    );
    expect(await page.$('.today .done')).toBeNull();
    await page.evaluate(
      (day) => localStorage.setItem('qiju1.huarongdao.days', JSON.stringify({ [day]: { moves: 80, helped: false } })),
      date,
    );
    await page.reload();
    expect(await page.$eval('.today .done', (item) => item.textContent)).toContain('华容道');
    expect(faults).toEqual([]);
    await close();
  });

  test('counts the cleared stages of 连连看', async () => {
    const progress = (/** @type {import('../helpers.js').Page} */ page) =>
      page.$eval('[data-game=lianliankan] .progress', (line) => line.textContent);
    const fresh = await open(browser, site.url, { language: 'en' });
    expect(await progress(fresh.page)).toBe('60 stages, 11 shapes');
    await fresh.close();
    const cleared = { stars: 1, time: null };
    const kept = { 'lianliankan.stages': { 1: cleared, 60: cleared, 61: cleared, name: cleared } };
    const { page, faults, close } = await open(browser, site.url, { language: 'en', kept });
    expect(await progress(page)).toBe('2 of 60 stages cleared');
    expect(faults).toEqual([]);
    await close();
  });

  test('remembers the language and the theme', async () => {
    const { page, faults, close } = await open(browser, site.url, { language: 'zh', theme: 'light' });
    expect(await page.title()).toMatch(/^棋局/);
    await page.select('select.language', 'en');
    expect(await page.title()).toMatch(/^Qiju/);
    await page.click('#open-settings');
    await until(page, () => document.querySelector('dialog#settings[open]') !== null);
    await page.select('#theme', 'dark');
    const kept = await page.evaluate(() => [
      localStorage['qiju1.language'],
      localStorage['qiju1.theme'],
      document.documentElement.dataset.theme,
    ]);
    expect(kept).toEqual(['"en"', '"dark"', 'dark']);
    expect(faults).toEqual([]);
    await close();
  });
});
