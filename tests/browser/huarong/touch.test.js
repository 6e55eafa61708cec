// Dragging with a finger on the board of 华容道.
import { until } from '../helpers.js';
import { browser, site } from '../shared-browser.js';
import { boardRect, centerOf, gameState, levels, openDetails, openPage } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */

const { board } = levels[0];
const soldier = board[3][1];
const openBoard = () => openPage(browser, `${site.url}huarongdao/`, { width: 390, height: 844, touch: true });

/** Drags a finger along these points. @param {Page} page @param {{ x: number, y: number }[]} points @param {number} [pause] in milliseconds before the finger is lifted */
async function drag(page, [from, ...points], pause = 0) {
  const touch = await page.touchscreen.touchStart(from.x, from.y);
  let { x, y } = from;
  for (const to of points) {
    for (let part = 1; part <= 4; part++) {
      await touch.move(x + ((to.x - x) * part) / 4, y + ((to.y - y) * part) / 4);
      await new Promise((done) => setTimeout(done, 16));
    }
    ({ x, y } = to);
  }
  await new Promise((done) => setTimeout(done, pause));
  await touch.end();
}

test('a drag of 36 pixels goes on to the next cell, one of 12 that stops goes back', async () => {
  const { page, faults, close } = await openBoard();
  const at = centerOf(await boardRect(page), board, soldier);
  await drag(page, [at, { x: at.x, y: at.y + 12 }], 200);
  expect((await gameState(page)).steps).toBe(0);
  await drag(page, [at, { x: at.x, y: at.y + 36 }], 200);
  expect((await gameState(page)).steps).toBe(1);
  expect(faults).toEqual([]);
  await close();
});

test('a drag that just reached the next cell stays there', async () => {
  const { page, close } = await openBoard();
  const field = await boardRect(page);
  const at = centerOf(field, board, soldier);
  await drag(page, [at, { x: at.x, y: at.y + field.cell * 0.55 }], 200);
  expect((await gameState(page)).steps).toBe(1);
  await close();
});

test('one drag round a corner is one undo and one redo', async () => {
  const { page, close } = await openBoard();
  const field = await boardRect(page);
  const at = centerOf(field, board, soldier);
  const below = { x: at.x, y: at.y + field.cell };
  await drag(page, [at, below, { x: below.x + field.cell, y: below.y }]);
  expect((await gameState(page)).steps).toBe(2);
  await page.click('#undo');
  expect(await gameState(page)).toMatchObject({ steps: 0, board });
  await page.click('#redo');
  expect((await gameState(page)).steps).toBe(2);
  await close();
});

test('a drag that starts on a blank does not scroll the page', async () => {
  const { page, close } = await openBoard();
  const field = await boardRect(page);
  const blank = { x: field.left + 1.5 * field.cell, y: field.top + 4.5 * field.cell };
  expect(board[4][1]).toBe(0);
  const before = await page.evaluate(() => scrollY);
  await drag(page, [blank, { x: blank.x, y: blank.y - 200 }]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await close();
});

test('a finger draws a piece in the editor of puzzles, and scrolls nothing', async () => {
  const { page, faults, close } = await openBoard();
  await openDetails(page, 'share-details');
  await page.$eval('#draw', (button) => /** @type {HTMLElement} */ (button).click());
  await until(page, () => document.querySelector('#puzzle-board [role="gridcell"]') !== null);
  const { left, top, cell } = await page.$eval('#puzzle-board .cells', (grid) => {
    const box = grid.getBoundingClientRect();
    return { left: box.left, top: box.top, cell: box.width / 4 };
  });
  const at = (/** @type {number} */ row, /** @type {number} */ col) => ({
    x: left + (col + 0.5) * cell,
    y: top + (row + 0.5) * cell,
  });
  await drag(page, [at(3, 0), at(0, 0), at(0, 1)]);
  const names = await page.$$eval('#puzzle-board [aria-label*="滑块 1"]', (cells) =>
    cells.map((each) => each.ariaLabel),
  );
  expect(names.map((name) => name?.match(/\d+/g)?.slice(0, 2).join())).toEqual(['1,1', '1,2', '2,1', '3,1', '4,1']);
  expect(await page.$eval('#puzzle-editor', (dialog) => dialog.scrollTop)).toBe(0);
  expect(faults).toEqual([]);
  await close();
});
