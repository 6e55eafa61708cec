// What the tests of the page of 连连看 do there.
import { boardReady, open, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Page} Page */

/** @param {Page} page @param {number[][]} board */
export const setBoard = (page, board) =>
  page.evaluate((value) => {
    /** @type {any} */ (document.querySelector('lianliankan-board')).board = value;
  }, board);

/** @param {Page} page @returns {Promise<number>} */
export const remaining = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining);

/** @param {Page} page @param {string} selector in the board's shadow root */
export const inBoard = (page, selector) =>
  page.evaluate((query) => {
    const found = /** @type {HTMLElement} */ (
      document.querySelector('lianliankan-board')?.shadowRoot?.querySelector(query)
    );
    return found && { text: found.textContent ?? '', hidden: found.hidden, points: found.getAttribute('points') ?? '' };
  }, selector);

/** @param {Page} page @returns {Promise<{x: number, y: number}[][]>} where each cell's middle is */
export const middles = (page) =>
  page.evaluate(() => {
    document.querySelector('lianliankan-board')?.scrollIntoView({ block: 'center' });
    const rows = document.querySelector('lianliankan-board')?.shadowRoot?.querySelectorAll('[role=row]') ?? [];
    return [...rows].map((row) =>
      [...row.querySelectorAll('button')].map((button) => {
        const box = button.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );
  });

/**
 * Opens the page, and waits for the game to be dealt.
 * @param {import('../helpers.js').Browser} browser
 * @param {{ url: string }} site
 * @param {import('../helpers.js').View} [view]
 * @param {string} [hash] of the address
 */
export async function openPage(browser, site, view, hash = '') {
  const tab = await open(browser, `${site.url}lianliankan/${hash}`, view);
  await boardReady(tab.page, 'lianliankan-board');
  await dealt(tab.page);
  return tab;
}

/** Is a game on show, dealt or set? @param {Page} page */
export const dealt = (page) =>
  until(page, () => {
    const board = /** @type {any} */ (document.querySelector('lianliankan-board'));
    return board.remaining > 0 && !document.querySelector('#status')?.textContent?.match(/发牌|Dealing/);
  });

/** A property of the board element. @param {Page} page @param {string} name @returns {Promise<any>} */
export const property = (page, name) =>
  page.evaluate((key) => /** @type {any} */ (document.querySelector('lianliankan-board'))[key], name);

/** @param {Page} page @returns {Promise<string>} */
export const status = (page) => page.$eval('#status', (element) => element.textContent ?? '');

/** Picks cells as a program would. @param {Page} page @param {import('qiju').Cell[]} cells */
export const pickAll = (page, cells) =>
  page.evaluate(
    (all) =>
      all.forEach(([row, col]) => /** @type {any} */ (document.querySelector('lianliankan-board')).pick(row, col)),
    cells,
  );

/** @param {Page} page @param {string} id @returns {Promise<string>} */
export const textOf = (page, id) => page.$eval(`#${id}`, (element) => element.textContent ?? '');

/** Clicks the first button of the message, which may be made anew between two calls. @param {Page} page */
export const clickOffer = (page) =>
  page.$eval('lianliankan-board >>> .offer', (button) => /** @type {HTMLElement} */ (button).click());
