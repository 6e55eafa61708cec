// Opens the built site in Chromium, for the tests of pages, screenshots.js and animations.js.
import { layoutProblems } from './layout-problems.js';
import { returningVisitor } from '../returning-visitor.js';
import { createTools } from './page-tools.js';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('puppeteer-core').Page} Page */

/**
 * @typedef {object} View
 * @property {number} [width] of the window
 * @property {number} [height]
 * @property {boolean} [touch] true for a phone with touch
 * @property {'zh' | 'zh-Hant' | 'en'} [language]
 * @property {'light' | 'dark'} [theme]
 * @property {Record<string, unknown>} [kept] stored items, by their keys without the prefix
 * @property {boolean} [storage] false to block storage
 * @property {boolean} [firstVisit] true if neither the lessons nor the offer of sound have been seen
 * @property {boolean} [serviceWorker] true to let it start and load the whole site
 * @property {Page} [beside] a tab of the same visitor: both share their storage
 * @property {boolean} [motion] true to allow animations
 * @property {(page: Page) => Promise<unknown>} [before] runs before the page is loaded
 */

/** Runs before the scripts of the first document. @param {Record<string, unknown>} items */
function fillStorage(items) {
  if (origin === 'null' && location.protocol !== 'file:') return; // it has no storage
  for (const [key, value] of Object.entries(items)) localStorage.setItem(`qiju1.${key}`, JSON.stringify(value));
}

/** Runs before the scripts of each document. @param {{ storage: boolean, serviceWorker: boolean }} has */
function takeAway({ storage, serviceWorker }) {
  const get = () => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  };
  if (!storage) Object.defineProperty(window, 'localStorage', { get });
  if (!serviceWorker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/**
 * Records the faults of a page: console errors, exceptions, failed requests, error responses, requests to another origin.
 * @param {Page} page @param {string} url
 * @returns {string[]} the faults so far
 */
export function watch(page, url) {
  /** @type {string[]} */
  const faults = [];
  const { origin } = new URL(url);
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`exception: ${error instanceof Error ? error.message : error}`));
  page.on('request', (request) => {
    if (origin !== 'null' && /^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin) {
      faults.push(`to another origin: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`); // the page was left
  });
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`));
  return faults;
}

/**
 * Opens an address in a new context. Its caches are empty; its storage has only the language, the theme and the items of `kept`.
 * @param {Browser} browser
 * @param {string} url
 * @param {View} [view]
 * @returns {Promise<{ page: Page, faults: string[], close: () => Promise<void> }>}
 */
export async function open(browser, url, view = {}) {
  const { width = 1280, height = 900, touch = false, language = 'zh', theme = 'light', kept = {}, before } = view;
  const { storage = true, serviceWorker = false, firstVisit = false, motion = false, beside } = view;
  const context = beside?.browserContext() ?? (await browser.createBrowserContext());
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(0); // only the limit of the test applies, since the machine may be busy
  const faults = watch(page, url);
  const items = beside ? {} : { language, theme, ...(firstVisit ? {} : returningVisitor), ...kept };
  const [seed] = await Promise.all([
    page.evaluateOnNewDocument(fillStorage, items),
    page.evaluateOnNewDocument(takeAway, { storage, serviceWorker }),
    page.evaluateOnNewDocument(`globalThis.tools = { ...(${createTools})(), layoutProblems: ${layoutProblems} }`),
    page.setViewport({ width, height, hasTouch: touch, isMobile: touch }),
    page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion ? 'no-preference' : 'reduce' }]),
  ]);
  await before?.(page);
  await page.goto(url);
  await page.removeScriptToEvaluateOnNewDocument(seed.identifier);
  return { page, faults, close: async () => void (beside ?? (await context.close())) };
}

/** Waits until the boards and open parts of a page are loaded. @param {Page} page */
export const settled = (page) => page.evaluate(() => tools.settled());
