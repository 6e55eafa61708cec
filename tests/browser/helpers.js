// Browsers on the built site: what every browser test needs.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/tools/serve.js';
import { launch } from './launch.js';
import { openTab } from './tabs.js';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {{ width?: number, height?: number, theme?: 'light' | 'dark', language?: 'zh' | 'zh-Hant' | 'en', touch?: boolean, storage?: boolean, kept?: Record<string, unknown>, serviceWorker?: boolean, firstVisit?: boolean, ownContext?: boolean }} View */

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The one that the Jest project runs in; all outside Jest. @type {string | undefined} */
const chosen = /** @type {any} */ (globalThis).QIJU_BROWSER;

/** The browsers that the tests run in. */
export const browsers = [
  { name: 'Chromium', launch: () => launch('chromium') },
  { name: 'Firefox', launch: () => launch('firefox') },
].filter(({ name }) => !chosen || chosen === name.toLowerCase());

/** The built site. */
export const siteFolder = fileURLToPath(new URL('../../build/site', import.meta.url));

/** @type {Set<Awaited<ReturnType<typeof serve>>>} */
const servers = new Set();

// A failed test leaves its servers open, and Jest never ends while one runs.
if (typeof afterAll === 'function') {
  afterAll(async () => {
    await Promise.allSettled([...servers].map((server) => server.close()));
  });
}

/**
 * @param {string} folder
 * @param {Record<string, string>} [headers] of every response
 * @returns {ReturnType<typeof serve>} a server of static files, whose address ends in a slash
 */
export async function serveFolder(folder, headers) {
  const server = await serve(folder, { port: 0, headers });
  servers.add(server);
  return server;
}

/** @param {Record<string, string>} [headers] of every response */
export const serveSite = (headers) => serveFolder(siteFolder, headers);

/** How requests fail that end because the page is left, in Chromium and in Firefox, which also blames a service worker. */
const cancelled = /net::ERR_ABORTED|NS_BINDING_ABORTED|A ServiceWorker intercepted the request/;

/** Firefox 140 says it of any script, an empty one too, that puppeteer puts before a sandboxed frame's own. */
const driverFault = /Permission denied to access property "(length|__bidi_args)"/;

const seenBefore = {
  'lianliankan.lesson': true,
  'huarongdao.lesson': true,
  'wuziqi.lesson': true,
  'sound.offered': true,
};

/**
 * Adds the script that empties and fills the storage, and takes away what the test does without.
 * @param {Page} page
 * @param {Record<string, unknown>} items
 * @param {{ storage: boolean, serviceWorker: boolean }} has
 * @returns {Promise<string>} its identifier
 */
async function fillStorage(page, items, has) {
  const { identifier } = await page.evaluateOnNewDocument(
    (test, entries, { storage, serviceWorker }) => {
      const get = () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      };
      const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
      try {
        // Now and then Chromium 150 reloads a document from the disk without the tab's storage.
        if (sessionStorage.getItem('test') !== test && navigation?.type !== 'reload') {
          localStorage.clear();
          sessionStorage.clear();
        }
        sessionStorage.setItem('test', test);
      } catch {
        // A blank document has no storage.
      }
      if (!storage) Object.defineProperty(window, 'localStorage', { get });
      if (!serviceWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      try {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(`qiju1.${key}`, JSON.stringify(value));
      } catch {
        // A blank document has no storage either.
      }
    },
    randomUUID(),
    items,
    has,
  );
  return identifier;
}

/**
 * Opens `url` in a tab whose storage has only the language, the theme and what is `kept`; with `storage: false` it is
 * blocked. The lessons of the games and the offer of sound have been seen, unless it is the `firstVisit`. The service
 * worker, which loads the whole site, is only there with `serviceWorker: true`. With `ownContext: true` nothing is in a
 * cache. `faults` collects console errors, exceptions, failed requests, error responses and requests to another origin:
 * a test ends with `expect(faults).toEqual([])`.
 * @param {Browser} browser
 * @param {string} url
 * @param {View} [view]
 */
export async function open(
  browser,
  url,
  {
    width = 1280,
    height = 900,
    theme = 'light',
    language = 'zh',
    touch = false,
    storage = true,
    kept = {},
    serviceWorker = false,
    firstVisit = false,
    ownContext = serviceWorker,
  } = {},
) {
  const items = { language, theme, ...(firstVisit ? {} : seenBefore), ...kept };
  const { page, close } = await openTab(browser, ownContext, (tab) =>
    fillStorage(tab, items, { storage, serviceWorker }),
  );
  page.setDefaultNavigationTimeout(0); // the limit of the test applies, however busy the machine is
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!driverFault.test(message)) faults.push(`exception: ${message}`);
  });
  const { origin } = new URL(url);
  /** Counts what leaves a document: a request for the next one, and its arrival. */
  let departures = 0;
  /** @type {WeakMap<object, number>} */
  const departuresBefore = new WeakMap();
  /** Firefox may report the end of a request before it reports what ended it. */
  const leave = () => {
    departures++;
    faults.splice(0, Infinity, ...faults.filter((fault) => !cancelled.test(fault)));
  };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) leave();
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leave();
    departuresBefore.set(request, departures);
    if (origin !== 'null' && /^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin) {
      faults.push(`to another origin: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const isLeft = departures > (departuresBefore.get(request) ?? 0);
    if (!(isLeft && cancelled.test(reason))) faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  const setViewport = page.setViewport.bind(page);
  // Firefox 140 cannot turn its screen and says so, before it has sized its viewport as asked.
  page.setViewport = async (viewport) => {
    try {
      await setViewport(viewport);
    } catch (error) {
      if (!/unknown command emulation.setScreenOrientationOverride/.test(String(error))) throw error;
      await until(page, (asked) => innerWidth === asked?.width && innerHeight === asked.height, viewport);
    }
  };
  await page.setViewport({ width, height, ...(touch ? { hasTouch: true, isMobile: true } : {}) });
  await page.goto(url);
  // A reload that the driver asks for may overtake what the page has just stored, and its new address.
  page.reload = async () => {
    await page.evaluate(() => {
      Object.assign(window, { isBeforeReload: true });
      setTimeout(() => location.reload());
    });
    await newDocument(page);
    return null;
  };
  return { page, faults, close };
}

/**
 * Waits until a page has been reloaded.
 * @param {Page} page whose old document is marked
 */
function newDocument(page) {
  const isReady = () => page.evaluate(() => !('isBeforeReload' in window) && document.readyState === 'complete');
  return poll(() => isReady().catch(() => false), 'The page was not reloaded');
}

/**
 * Waits until the first element of a tag is ready. It asks again and again: Chromium 150 may collect a promise that the
 * page awaits for a test, and then says so instead of its value.
 * @param {Page} page
 * @param {string} tag of a board element
 */
export const boardReady = (page, tag) =>
  until(
    page,
    (name) => {
      const element = /** @type {any} */ (document.querySelector(name));
      if (!customElements.get(name) || !element) return false;
      if (element.isReadyForTests === undefined) {
        element.isReadyForTests = false;
        element.ready.then(() => (element.isReadyForTests = true));
      }
      return element.isReadyForTests;
    },
    tag,
  );

/**
 * Scrolls to the first board of a page, which may only be loaded when it is visible, and waits until it is ready.
 * @param {Page} page
 */
export async function firstBoardReady(page) {
  const tag = await page.evaluate(
    () => document.querySelector(':is(lianliankan-board, huarong-board, gomoku-board)')?.localName,
  );
  if (!tag) return;
  // Again and again: on a page that is still being laid out the board may move out of sight.
  await until(
    page,
    (name) => {
      if (customElements.get(name)) return true;
      document.querySelector(name)?.scrollIntoView();
      return false;
    },
    tag,
  );
  await boardReady(page, tag);
}

/**
 * Chooses the language in the header of a page.
 * @param {Page} page
 * @param {import('../../web/site/shared/root.js').Language} language
 */
export async function chooseLanguage(page, language) {
  await page.select('header select.language', language);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Asks again and again.
 * @param {() => Promise<unknown>} ask until it resolves with what is true
 * @param {string} failure if it does not in 100 seconds, when the test is about to end
 */
async function poll(ask, failure) {
  for (const end = Date.now() + 100_000; !(await ask());) {
    if (Date.now() > end) throw new Error(failure);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * Waits until `question` is true. Firefox 140 blocks puppeteer's own `waitForFunction` under the site's CSP.
 * @template {unknown[]} Given
 * @param {Page} page
 * @param {import('puppeteer-core').EvaluateFunc<Given>} question runs in the page
 * @param {Given} given to the question
 */
export const until = (page, question, ...given) =>
  poll(() => page.evaluate(question, ...given), `Never true: ${question}`);

/** How many of the cases of `testEachView` run by default: one in so many, the last of four views. */
const VIEWS = 4;

/**
 * `test.each`, for what axe-core finds and what scrolls in several views. All run with --full, or if words choose tests;
 * otherwise one in four in Chromium, and none in Firefox.
 * @type {typeof test.each}
 */
export const testEachView = /** @type {any} */ (
  (/** @type {readonly any[]} */ cases) => {
    if (process.env.QIJU_EVERY_TEST) return test.each(cases);
    const some = chosen === 'firefox' ? [] : cases.filter((_, index) => index % VIEWS === VIEWS - 1);
    return some.length > 0 ? test.each(some) : () => {};
  }
);

/**
 * Clicks a control, also one in a sheet of options that is not open.
 * @param {Page} page
 * @param {string} selector
 */
export const toggle = (page, selector) =>
  page.$eval(selector, (control) => /** @type {HTMLElement} */ (control).click());

/** The rules of axe-core whose answer depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const looksForViolations = chosen !== 'firefox' && Boolean(process.env.QIJU_EVERY_TEST);

/**
 * `violations`, for tests of a page in some state: only with --full, or if words choose tests, and not in Firefox, which finds
 * the same. Those of a page at its start are always looked for, see site/axe.test.js.
 * @param {Page} page
 * @param {{ coloursOnly?: boolean }} [options]
 */
export const axe = async (page, options) => (looksForViolations ? violations(page, options) : []);

/**
 * @param {Page} page
 * @param {{ coloursOnly?: boolean }} [options] coloursOnly: the page has passed in other colours
 * @returns {Promise<string[]>} what axe-core finds, one line each
 */
export async function violations(page, { coloursOnly = false } = {}) {
  await until(page, () =>
    document // what fades in has other colours
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const rules = coloursOnly
    ? { type: 'rule', values: colourRules }
    : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return page.evaluate(async (runOnly) => {
    const found = await /** @type {any} */ (window).axe.run({
      runOnly,
      resultTypes: ['violations'], // faster: does not describe what passes
    });
    return found.violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes.map((/** @type {any} */ node) => `${rule.id}: ${node.target} ${node.failureSummary}`),
    );
  }, rules);
}

/**
 * @param {Page} page
 * @returns {Promise<string>} the accessible name or text of what has the focus, through shadow roots
 */
export const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/**
 * @param {Page} page
 * @returns {Promise<boolean>} is the page wider than its window?
 */
export const scrollsSideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
