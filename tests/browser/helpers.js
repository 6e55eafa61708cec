// Real browsers on the built site: what every browser test needs.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { serve } from '../../web/tools/serve.js';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {{ width?: number, height?: number, theme?: 'light' | 'dark', language?: 'zh' | 'zh-Hant' | 'en', touch?: boolean, storage?: boolean, kept?: Record<string, unknown> }} View */

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The names that the Jest project or the environment chooses, separated by commas. @type {string | undefined} */
const chosen = /** @type {any} */ (globalThis).QIJU_BROWSERS ?? process.env.QIJU_BROWSERS;

/** The browsers that the tests run in. */
export const browsers = [
  {
    name: 'Chromium',
    /** @returns {Promise<Browser>} */
    launch: () =>
      puppeteer.launch({
        browser: 'chrome',
        executablePath: process.env.QIJU_CHROMIUM ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      }),
  },
  {
    name: 'Firefox',
    launch: () =>
      puppeteer.launch({ browser: 'firefox', executablePath: process.env.QIJU_FIREFOX ?? '/usr/bin/firefox-esr' }),
  },
].filter(({ name }) => !chosen || chosen.split(',').includes(name.toLowerCase()));

/** The built site. */
export const siteFolder = fileURLToPath(new URL('../../build/site', import.meta.url));

/**
 * @param {Record<string, string>} [headers] of every answer
 * @returns {Promise<{ url: string, close(): Promise<void> }>} the built site, on an address that ends in a slash
 */
export const serveSite = (headers) => serve(siteFolder, { port: 0, headers });

/** What a failed test leaves open would cost the ones after it their time. @type {Set<import('puppeteer-core').BrowserContext>} */
const opened = new Set();
if (typeof afterEach === 'function') {
  afterEach(async () => {
    await Promise.allSettled([...opened].map((context) => context.close()));
    opened.clear();
  });
}

/** Firefox 140 says it of any script, an empty one too, that puppeteer puts before a sandboxed frame's own. */
const driverFault = 'Permission denied to access property "length"';

/**
 * Opens `url` in a new tab with nothing remembered but the language and the theme asked for, and what is `kept`.
 * `storage: false` is a browser that keeps nothing. `faults` collects console errors, exceptions, refused and failed requests,
 * and requests to another origin: a test ends with `expect(faults).toEqual([])`.
 * @param {Browser} browser
 * @param {string} url
 * @param {View} [view]
 */
export async function open(
  browser,
  url,
  { width = 1280, height = 900, theme = 'light', language = 'zh', touch = false, storage = true, kept = {} } = {},
) {
  const context = await browser.createBrowserContext();
  opened.add(context);
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes(driverFault)) faults.push(`exception: ${message}`);
  });
  const { origin } = new URL(url);
  page.on('request', (request) => {
    if (origin !== 'null' && /^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin) {
      faults.push(`to another origin: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  // Firefox 140 sizes its viewport as asked, but cannot turn its screen and says so.
  await page
    .setViewport(touch ? { width, height, hasTouch: true, isMobile: true } : { width, height })
    .catch((error) => {
      if (!/unknown command emulation.setScreenOrientationOverride/.test(error.message)) throw error;
    });
  await page.evaluateOnNewDocument(
    (entries, works) => {
      const get = () => {
        throw new DOMException('The user agent keeps nothing', 'SecurityError');
      };
      if (!works) Object.defineProperty(window, 'localStorage', { get });
      try {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(`qiju1.${key}`, JSON.stringify(value));
      } catch {
        // The blank document between two pages has no storage, either.
      }
    },
    { language, theme, ...kept },
    storage,
  );
  await page.goto(url);
  const close = async () => {
    opened.delete(context);
    await context.close();
  };
  return { page, faults, close };
}

/**
 * @param {Page} page
 * @param {string} tag of a board element
 */
export const boardReady = (page, tag) =>
  page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    await /** @type {any} */ (document.querySelector(name)).ready;
  }, tag);

/**
 * Brings the first board of a page into view, which a page may wait for, and waits for it.
 * @param {Page} page
 */
export async function firstBoardReady(page) {
  const tag = await page.evaluate(() => {
    const board = document.querySelector(':is(lianliankan-board, huarong-board, gomoku-board)');
    if (!customElements.get(board?.localName ?? 'no-board')) board?.scrollIntoView();
    return board?.localName;
  });
  if (tag) await boardReady(page, tag);
}

/**
 * Asks the page until it says yes. Firefox 140 stops puppeteer's own `waitForFunction` under the site's CSP.
 * @template {unknown[]} Given
 * @param {Page} page
 * @param {import('puppeteer-core').EvaluateFunc<Given>} question runs in the page
 * @param {Given} given to the question
 */
export async function until(page, question, ...given) {
  for (const end = Date.now() + 30_000; !(await page.evaluate(question, ...given));) {
    if (Date.now() > end) throw new Error(`The page never came to: ${question}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * @param {Page} page
 * @returns {Promise<string[]>} what axe-core finds wrong, a line each
 */
export async function axe(page) {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes.map((/** @type {any} */ node) => `${rule.id}: ${node.target} ${node.failureSummary}`),
    );
  });
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
 * @returns {Promise<boolean>} must the page be scrolled sideways?
 */
export const scrollsSideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
