// The API reference is made from the sources, so that it cannot lag behind them.
import { load } from 'qiju';
import { browsers, open, serveSite } from '../helpers.js';

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe.each(browsers)('the reference in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('is linked from the start page, and tells of every function', async () => {
    const { page, faults, close } = await open(browser, site.url, { language: 'en' });
    await page.goto(
      await page.$eval('.footer a[href*="reference"]', (link) => /** @type {HTMLAnchorElement} */ (link).href),
    );
    const told = await page.$$eval('.entry', (entries) => entries.map(({ id }) => id));
    const qiju = await load();
    const names = Object.entries(qiju).flatMap(([name, value]) =>
      typeof value === 'function'
        ? [name]
        : Object.keys(value)
            .filter((key) => !(key in qiju))
            .map((key) => `${name}.${key}`),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(told).toEqual(expect.arrayContaining([...names, 'load', 'createWorker', 'huarong-board', 'type-Board']));
    const start = await page.$$eval('.start', (blocks) => blocks.map(({ textContent }) => textContent ?? ''));
    const [call, answer] = start[1].trim().split('\n').slice(2);
    expect(JSON.stringify(new Function('connect', `return ${call}`)(qiju.connect))).toBe(
      answer.replaceAll(/[/ ]/g, ''),
    );
    const dangling = await page.$$eval('.reference a[href^="#"]', (links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.getElementById(href.slice(1))),
    );
    expect(dangling).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
