import { pages } from '../../../web/tools/site/layout.js';
import {
  axe,
  boardReady,
  browsers,
  chooseLanguage,
  firstBoardReady,
  focused,
  open,
  scrollsSideways,
  serveSite,
  testEachView,
  until,
} from '../helpers.js';

/** @typedef {import('../helpers.js').Browser} Browser */
/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

/** The board of each page that has one. @type {Record<string, string>} */
const boards = {
  lianliankan: 'lianliankan-board',
  huarong: 'huarong-board',
  gomoku: 'gomoku-board',
  'gomoku-puzzles': 'gomoku-board',
  panel: 'lianliankan-board',
};
const named = pages.map(({ name, path }) => /** @type {const} */ ([name, path]));
const games = named.filter(([name]) => name in boards && name !== 'panel');
/** @type {View[]} */
const views = [
  { theme: 'light' },
  { theme: 'dark', language: 'en' },
  { width: 390, height: 844 },
  { width: 320, height: 640, theme: 'dark' },
];

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.close());

/** @param {Page} page @param {string} name of the page */
const ready = (page, name) =>
  name in boards ? firstBoardReady(page) : page.evaluate(() => document.fonts.ready.then(() => {}));

describe.each(browsers)('the site in $name', ({ launch }) => {
  /** @type {Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('speaks three languages, and says which', async () => {
    const { page, faults, close } = await open(browser, `${site.url}huarongdao/`);
    await boardReady(page, 'huarong-board');
    /** @returns {Promise<string[]>} */
    const told = () =>
      page.evaluate(() => [
        document.documentElement.lang,
        document.title,
        document.querySelector('h1')?.innerText ?? '',
        document
          .querySelector('huarong-board')
          ?.shadowRoot?.querySelector('[aria-label*="2"]')
          ?.getAttribute('aria-label')
          ?.split(/[,，]/)[0] ?? '',
      ]);
    const [, , , name] = await told();
    await chooseLanguage(page, 'zh-Hant');
    const hant = await told();
    expect(hant.slice(0, 3)).toEqual(['zh-Hant', '華容道 · 棋局', '華容道']);
    expect(hant[3]).not.toBe(name);
    await chooseLanguage(page, 'en');
    expect((await told()).slice(0, 3)).toEqual(['en', 'Huarong Road · Qiju', 'Huarong Road']);
    await chooseLanguage(page, 'zh');
    expect(await told()).toEqual(['zh-Hans', '华容道 · 棋局', '华容道', name]);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(named)('? opens the keys of %s, and gives the focus back', async (name, path) => {
    const { page, faults, close } = await open(browser, site.url + path, { language: 'en' });
    await ready(page, name);
    await page.focus('.brand');
    await page.keyboard.press('?');
    await until(page, () => document.querySelector('dialog#keys[open]') !== null);
    expect(await page.$$eval('#keys kbd', (keys) => keys.length)).toBeGreaterThan(name in boards ? 10 : 1);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toMatch(/Qiju/);
    await page.focus('header select.language');
    await page.keyboard.press('?');
    expect(await page.$('dialog[open]')).toBeNull();
    expect(faults).toEqual([]);
    await close();
  });

  test.each(named)('%s lets no base address in and no form out', async (name, path) => {
    const { page, close } = await open(browser, site.url + path);
    await ready(page, name);
    const { base, formBarred } = await page.evaluate(async () => {
      let barred = false;
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        barred ||= effectiveDirective === 'form-action';
      });
      document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }));
      const form = Object.assign(document.createElement('form'), { action: '/elsewhere/', method: 'post' });
      document.body.append(form);
      try {
        form.submit();
      } catch {
        barred = true; // as Firefox 140 has it
      }
      await new Promise((done) => setTimeout(done, 200));
      return { base: new URL(document.baseURI).pathname, formBarred: barred };
    });
    expect(base).toBe(`/${path}`);
    expect(formBarred).toBe(true);
    await close();
  });

  test('the notices of what is not ours can be read', async () => {
    const { page, faults, close } = await open(browser, `${site.url}wuziqi/`, { language: 'en' });
    const link = await page.$$eval('.footer a', (links) =>
      links
        .map(({ textContent, href }) => ({ textContent, href }))
        .find(({ textContent }) => /Licences/.test(textContent)),
    );
    await page.goto(link?.href ?? '');
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toMatch(/Noto Serif SC.*Adobe.*SIL OPEN FONT LICENSE Version 1\.1/s);
    expect(faults).toEqual([]);
    await close();
  });

  testEachView(
    named
      .filter(([name]) => !(name in boards))
      .flatMap(([name, path]) => views.map((view) => /** @type {const} */ ([name, view, path]))),
  )('nothing on %s scrolls sideways: %p', async (_, view, path) => {
    const { page, faults, close } = await open(browser, site.url + path, view);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  testEachView(named)('axe finds nothing on %s in Traditional Chinese', async (name, path) => {
    const { page, faults, close } = await open(browser, site.url + path, {
      width: 390,
      height: 844,
      theme: 'dark',
      language: 'zh-Hant',
    });
    await ready(page, name);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(games)('plays %s where storage is blocked, and says so once', async (name, path) => {
    const { page, faults, close } = await open(browser, site.url + path, { storage: false });
    await boardReady(page, boards[name]);
    await chooseLanguage(page, 'zh-Hant');
    await until(page, () => document.querySelectorAll('.toast').length === 1);
    await chooseLanguage(page, 'zh');
    expect(await page.$$eval('.toast', (bars) => bars.length)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-Hans');
    expect(faults).toEqual([]);
    await close();
  });

  test.each(games)('runs %s as plain JavaScript where WebAssembly is barred, and says so', async (name, path) => {
    const strict = await serveSite({ 'Content-Security-Policy': "script-src 'self'" });
    const { page, faults, close } = await open(browser, strict.url + path, { language: 'en' });
    await boardReady(page, boards[name]);
    const status = await page.evaluate(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('.engine-status')?.textContent,
      boards[name],
    );
    expect(status).toMatch(/^Compatibility mode/);
    const answer = await page.evaluate(
      (tag) => /** @type {any} */ (document.querySelector(tag)).qiju.connect([[1, 2, 1]], 0, 0, 0, 2).length,
      boards[name],
    );
    expect(answer).toBe(5);
    // A policy that refuses WebAssembly may be told of as an error; nothing else may.
    expect(faults.filter((fault) => !/wasm|WebAssembly|eval/i.test(fault))).toEqual([]);
    await close();
    await strict.close();
  });
});
