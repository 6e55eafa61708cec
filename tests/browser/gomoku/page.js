// Helpers for the tests of the 五子棋 page.
import { boardReady, open, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

/**
 * @param {import('../helpers.js').Browser} browser
 * @param {string} url of the site
 * @param {View} [view]
 * @param {string} [address] query and hash
 */
export async function openBoard(browser, url, view, address = '') {
  const tab = await open(browser, `${url}wuziqi/${address}`, view);
  await boardReady(tab.page, 'gomoku-board');
  await until(tab.page, () => document.getElementById('status')?.textContent);
  return tab;
}

/** Opens a details element and waits for its content. @param {Page} page @param {string} id */
export async function openDetails(page, id) {
  await page.$eval(`#${id}`, (fold) => {
    /** @type {HTMLDetailsElement} */ (fold).open = true;
  });
  await until(page, (name) => !document.getElementById(name)?.hasAttribute('aria-busy'), id);
}

/** @param {Page} page @returns {Promise<{pieces: number[], line: number[], size: number, rule: string, winner: string | null, turn: string | null, aim: number | null}>} */
export const state = (page) =>
  page.evaluate(() => {
    const { pieces, line, size, rule, verdict, turn, aim } = /** @type {any} */ (
      document.querySelector('gomoku-board')
    );
    return { pieces, line, size, rule, winner: verdict.winner, turn, aim };
  });

/** @param {Page} page @param {number} point @returns {Promise<[number, number]>} its centre in the viewport */
export const middle = (page, point) =>
  page.evaluate((index) => {
    const board = document.querySelector('gomoku-board');
    board?.scrollIntoView({ block: 'center' });
    const buttons = board?.shadowRoot?.querySelectorAll('[role=gridcell] button') ?? [];
    const box = buttons[index].getBoundingClientRect();
    return /** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  }, point);

/** @param {Page} page @param {number[]} points */
export async function click(page, ...points) {
  for (const point of points) await page.mouse.click(...(await middle(page, point)));
}

/** Walks from one point to another with the arrow keys. @param {Page} page @param {number} from @param {number} to */
export async function walk(page, from, to) {
  const down = Math.floor(to / 15) - Math.floor(from / 15);
  const right = (to % 15) - (from % 15);
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** @param {Page} page @param {string} id @returns {Promise<string>} its visible text */
export const text = (page, id) => page.$eval(`#${id}`, (element) => /** @type {HTMLElement} */ (element).innerText);

/** @param {Page} page @param {string} selector in the board's shadow root @returns {Promise<number>} */
export const count = (page, selector) => page.$$eval(`gomoku-board >>> ${selector}`, (found) => found.length);

/** @param {Page} page @param {number} point @returns {Promise<string | undefined>} its accessible name */
export const label = (page, point) =>
  page.$$eval(
    'gomoku-board >>> [role=gridcell] button',
    (buttons, index) => buttons[index].getAttribute('aria-label') ?? '',
    point,
  );

/** @param {Page} page @param {number[]} pieces @param {{ rule?: string, size?: number }} [options] */
export const show = (page, pieces, options = {}) =>
  page.evaluate(
    (moves, given) => /** @type {any} */ (document.querySelector('gomoku-board')).open(moves, given),
    pieces,
    options,
  );

/** Pastes a text and imports it. @param {Page} page @param {string} record @param {string} [notation] */
export async function paste(page, record, notation = '') {
  await openDetails(page, 'share-details');
  await page.$eval(
    '#record',
    (box, value) => {
      /** @type {HTMLTextAreaElement} */ (box).value = value;
    },
    record,
  );
  await page.select('#notation', notation);
  await page.click('#import button');
  return text(page, 'record-note');
}

/** @param {Page} page */
export const focusBoard = (page) =>
  page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('gomoku-board')).focus());

/** @param {Page} page */
export const hash = (page) => page.evaluate(() => location.hash);
