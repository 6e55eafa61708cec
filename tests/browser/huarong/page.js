// Helpers of the tests of the 华容道 page.
import { load } from 'qiju';
import { groupLevels } from '../../../web/site/pages/huarong/level-groups.js';
import { boardReady, open, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Browser} Browser */
/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */
/** @typedef {{ x: number, y: number }} Point */

export const qiju = await load();
export const { levels } = qiju.huarong;
/** As the list has them. */
export const listed = groupLevels(levels).flatMap((group) => group.levels);

/** @typedef {Pick<import('../../../web/elements/huarong/huarong-board.js').HuarongBoard, 'steps' | 'made' | 'total' | 'solved' | 'helped' | 'playing' | 'board'>} Game */

/** @param {Page} page @returns {Promise<Game>} */
export const gameState = (page) =>
  page.evaluate(() => {
    const { steps, made, total, solved, helped, playing, board } = /** @type {Game} */ (
      /** @type {any} */ (document.querySelector('huarong-board'))
    );
    return { steps, made, total, solved, helped, playing, board };
  });

/** @param {Page} page @param {string} selector in the board's shadow root */
export const queryBoard = (page, selector) =>
  page.evaluate((query) => {
    const found = /** @type {HTMLElement} */ (
      document.querySelector('huarong-board')?.shadowRoot?.querySelector(query)
    );
    return {
      text: found.textContent ?? '',
      hidden: found.hidden,
      count: document.querySelector('huarong-board')?.shadowRoot?.querySelectorAll(query).length,
    };
  }, selector);

/** @param {Page} page @param {string} id */
export const textOf = (page, id) => page.$eval(`#${id}`, (element) => element.textContent ?? '');

/** @param {Page} page @returns {Promise<{ left: number, top: number, cell: number }>} */
export const boardRect = (page) =>
  page.evaluate(() => {
    const field = document.querySelector('huarong-board')?.shadowRoot?.querySelector('.field');
    field?.scrollIntoView({ block: 'center' });
    const box = /** @type {Element} */ (field).getBoundingClientRect();
    return { left: box.left, top: box.top, cell: box.width / 4 };
  });

/** @param {Awaited<ReturnType<typeof boardRect>>} field @param {readonly (readonly number[])[]} board @param {number} id @returns {Point} */
export function centerOf({ left, top, cell }, board, id) {
  const piece = qiju.huarong.pieces(/** @type {number[][]} */ (board)).find((each) => each.id === id);
  if (!piece) throw new Error(`no piece ${id}`);
  return { x: left + (piece.col + piece.width / 2) * cell, y: top + (piece.row + piece.height / 2) * cell };
}

/** @param {Page} page @param {string} zh name of the level */
export async function chooseLevel(page, zh) {
  const index = listed.findIndex((level) => level.zh === zh);
  await page.evaluate(
    (at) => document.querySelectorAll('#levels button')[at].dispatchEvent(new MouseEvent('click')),
    index,
  );
}

/** @param {Page} page @param {'step' | 'slide' | 'move'} metric */
export const setMetric = (page, metric) =>
  page.$eval(`#metrics [value="${metric}"]`, (radio) => /** @type {HTMLElement} */ (radio).click());

/** Clicks Solve, and waits for the playback. @param {Page} page */
export async function playSolution(page) {
  await page.click('#solve');
  await until(page, () => /** @type {any} */ (document.querySelector('huarong-board')).total > 0);
}

/** @param {Page} page @param {string} id of a panel */
export const openDetails = (page, id) =>
  page.$eval(`#${id}`, (details) => {
    /** @type {HTMLDetailsElement} */ (details).open = true;
  });

/** @param {Page} page @param {string} id @param {string} words to wait for in its text */
export const untilText = (page, id, words) =>
  until(page, (at, text) => document.getElementById(at)?.textContent?.includes(text), id, words);

/** @param {Browser} browser @param {string} address of the page @param {View} [view] */
export async function openPage(browser, address, view) {
  const opened = await open(browser, address, view);
  await boardReady(opened.page, 'huarong-board');
  await until(opened.page, () => location.hash !== '' && document.querySelector('#levels button') !== null);
  return opened;
}
