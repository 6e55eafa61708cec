// Finds mistakes in the current state of a page: violations by axe-core, and mistakes in the layout.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isFull } from '../../full-length.js';
import { settled } from '../open.js';

/** @typedef {import('./visit.js').Page} Page */

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that depend on colours. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * @param {Page} page
 * @param {{ coloursOnly?: boolean, within?: string }} [options] coloursOnly: the page has passed in other colours
 * @returns {Promise<string[]>} violations found by axe-core, one line each
 */
export async function violations(page, { coloursOnly = false, within = 'html' } = {}) {
  await settled(page); // colours change while something fades in
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (runOnly, root) => {
      const { axe } = /** @type {any} */ (window);
      const found = await axe.run(root, { runOnly, resultTypes: ['violations'] });
      return found.violations.flatMap((/** @type {any} */ { id, nodes }) =>
        nodes.map((/** @type {any} */ { target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
    },
    coloursOnly ? colourRules : allRules,
    within,
  );
}

export const colorSchemes = /** @type {const} */ (['light', 'dark', 'forced']);

/** Kept open, since an emulation ends with its session. @type {WeakMap<Page, import('puppeteer-core').CDPSession>} */
const sessions = new WeakMap();

/** @param {Page} page @param {typeof colorSchemes[number]} scheme */
export async function setColorScheme(page, scheme) {
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  const value = scheme === 'forced' ? 'active' : 'none';
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await page.evaluate(
    (theme) => (document.documentElement.dataset.theme = theme),
    scheme === 'dark' ? 'dark' : 'light',
  );
}

/**
 * Finds mistakes in the layout, and with --full also violations by axe-core.
 * @param {Page} page @param {{ coloursOnly?: boolean, within?: string }} [options]
 * @returns {Promise<string[]>}
 */
export async function problems(page, options = {}) {
  await settled(page);
  const found = await page.evaluate((within) => tools.layoutProblems(tools.$(within)), options.within ?? 'html');
  return isFull ? [...found, ...(await violations(page, options))] : found;
}

/** @type {[width: number, height: number][]} */
const windows = [
  [1280, 800],
  [320, 640],
  ...(isFull
    ? /** @type {[number, number][]} */ ([
        [390, 844],
        [844, 390],
      ])
    : []),
];

/**
 * Expects no mistakes in windows of several sizes.
 * @param {Page} page @param {string} about the state of the page, for messages @param {string} [within]
 */
export async function expectFit(page, about, within) {
  for (const [width, height] of windows) {
    await page.setViewport({ width, height });
    expect([about, width, ...(await problems(page, { within }))]).toEqual([about, width]);
  }
}
