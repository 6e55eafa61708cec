// Accessibility of every page, in every colour scheme and at two widths, in Chromium.
import { pages } from '../../../web/tools/site/layout.js';
import { isFull } from '../../full.js';
import {
  browsers,
  chooseLanguage,
  firstBoardReady,
  open,
  scrollsSideways,
  serveSite,
  until,
  violations,
} from '../helpers.js';

/** @typedef {import('../helpers.js').Browser} Browser */
/** @typedef {import('../helpers.js').Page} Page */

const named = pages.map(({ name, path }) => /** @type {const} */ ([name, path]));

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.close());

/** @param {Page} page */
async function ready(page) {
  await firstBoardReady(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

const looks = /** @type {const} */ (['light', 'dark', 'forced']);

/** @param {Page} page @param {typeof looks[number]} look */
async function wear(page, look) {
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), look === 'dark' ? 'dark' : 'light');
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: look === 'forced' ? 'active' : 'none' }],
  });
  await session.detach();
}

describe('axe finds nothing', () => {
  /** @type {Browser} */
  let browser;
  beforeAll(async () => {
    browser = await browsers[0].launch();
  });
  afterAll(() => browser?.close());

  const widths = [1280, 390];
  const shown = named
    .flatMap(([name, path]) => widths.map((width) => /** @type {const} */ ([name, width, path])))
    .filter(([name, width]) => isFull || name !== 'reference' || width === 390); // the longest page by far
  test.each(shown)('on %s at %i px', async (_, width, path) => {
    const { page, faults, close } = await open(browser, site.url + path, { width, height: width > 500 ? 900 : 844 });
    await ready(page);
    /** @type {string[]} */
    const found = [];
    for (const language of /** @type {const} */ (['zh', 'en'])) {
      await chooseLanguage(page, language);
      // Colours hardly depend on the language, and nothing else depends on the theme.
      for (const look of isFull || language === 'zh' ? looks : [looks[0]]) {
        await wear(page, look);
        const lines = await violations(page, { coloursOnly: look !== 'light' });
        found.push(...lines.map((line) => `${language}, ${look}: ${line}`));
      }
    }
    expect(found).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(named)('in the dialogs of %s', async (_, path) => {
    const { page, faults, close } = await open(browser, site.url + path, {
      width: 390,
      height: 844,
      language: 'zh-Hant',
    });
    await ready(page);
    for (const button of ['open-settings', 'open-keys']) {
      await page.click(`#${button}`);
      await until(page, () => document.querySelector('dialog[open]') !== null);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(button);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
