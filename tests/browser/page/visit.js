// Visits the built site in Chromium. Each visit is a new browser context, closed after its test.
import { serveSite } from '../../built.js';
import { localizedPath } from '../../localized-path.js';
import { launch } from '../launch.js';
import { open, settled } from '../open.js';

/** @typedef {import('../open.js').View} View */
/** @typedef {import('../open.js').Page} Page */
/** @typedef {Awaited<ReturnType<typeof serveSite>>} Server */

/** @type {import('../open.js').Browser} */
export let browser;
/** @type {Server} */
export let site;
/** Closed after each test. @type {{ page?: Page, close(): unknown }[]} */
const opened = [];

beforeAll(async () => {
  [browser, site] = await Promise.all([launch('chromium'), serveSite()]);
});
afterEach(async () => {
  // Names the conditions that a test waited for when it ran out of time.
  const questions = await Promise.all(
    opened
      .flatMap(({ page }) => page?.frames() ?? [])
      .map((frame) => frame.evaluate(() => [...tools.awaited]).catch(() => [])),
  );
  await Promise.all(opened.splice(0).map((each) => each.close()));
  if (questions.flat().length > 0) throw new Error(`Never true: ${questions.flat().join('; ')}`);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** @template {{ close(): unknown }} T @param {T} resource @returns {T} the same, closed after the test */
export function closeLater(resource) {
  opened.push(resource);
  return resource;
}

/** @param {string} url @param {View} [view] */
export const openTab = async (url, view) => closeLater(await open(browser, url, view));

/** Taps a point of the window, and waits for its click event. @param {Page} page @param {number} x @param {number} y */
export async function tap(page, x, y) {
  await page.evaluate(() => {
    const clicked = new Promise((done) => addEventListener('click', done, { once: true, capture: true }));
    Object.assign(window, { clicked });
  });
  await page.touchscreen.tap(x, y);
  await page.evaluate(async () => void (await /** @type {any} */ (window).clicked));
}

/** Opens a page of the site, and waits until it has settled. @param {string} path with query and hash @param {View} [view] */
export async function visit(path, view) {
  const tab = await openTab(site.url + localizedPath(path, view?.language), view);
  await settled(tab.page);
  return tab;
}
