// How a page comes: nothing on it moves from its place, and its board is soon there, on a slow phone too.
import { pages } from '../../../web/tools/site/layout.js';
import { isFull } from '../../full.js';
import { open, until } from '../helpers.js';
import { browser, site } from '../shared-browser.js';

/** @typedef {import('../helpers.js').View} View */

/** Milliseconds until a board may be played, on the phone; the machine of a test may be busy. */
const READY_WITHIN = 5000;

/** Layout shift that nobody sees, such as of a line of which the parser has half; 0.1 is what is called good. */
const INVISIBLE = 0.001;

/** @type {View[]} */
const views = [
  { width: 390, height: 844, touch: true },
  { width: 390, height: 844, touch: true, language: 'en' },
  { language: 'zh-Hant' },
  { language: 'en' },
];

/** Each page in each view with --full, otherwise in one. */
const shown = pages.flatMap(({ name, path }, index) =>
  views
    .filter((_, at) => isFull || at === index % views.length)
    .map((view) => /** @type {const} */ ([name, view, path])),
);

test.each(shown)('%s keeps still while it comes: %p', async (name, view, path) => {
  const { page, faults, close } = await open(browser, 'about:blank', { ...view, ownContext: true });
  await page.evaluateOnNewDocument(() => {
    /** @type {[value: number, what: string][]} */
    const moved = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, sources } of /** @type {any[]} */ (list.getEntries())) {
        moved.push([
          value,
          sources.map((/** @type {any} */ { node }) => node?.id || node?.className || node?.localName).join(', '),
        ]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    window.addEventListener('ready', () => Object.assign(window, { readyAt: performance.now() }), true);
  });
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 9e6 / 8,
    uploadThroughput: 1.5e6 / 8,
  });
  await page.goto(site.url + path, { waitUntil: 'load' });
  if (await page.$('.game')) {
    await until(page, () => 'readyAt' in window);
    expect(await page.evaluate(() => /** @type {any} */ (window).readyAt)).toBeLessThan(READY_WITHIN);
  }
  await page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
  /** @type {[number, string][]} */
  const moved = await page.evaluate(() => /** @type {any} */ (window).moved);
  if (moved.reduce((sum, [value]) => sum + value, 0) > INVISIBLE) throw new Error(`moved: ${JSON.stringify(moved)}`);
  expect(faults.filter((fault) => !fault.includes('about:'))).toEqual([]);
  await close();
});
