import { load } from 'qiju';
import { axe, boardReady, browsers, focused, open, scrollsSideways, serveSite } from './helpers.js';

/** @typedef {import('./helpers.js').Page} Page */
/** @typedef {import('./helpers.js').View} View */

const qiju = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** Runs in the page. @param {Page} page @param {number[][]} board */
const setBoard = (page, board) =>
  page.evaluate((value) => {
    /** @type {any} */ (document.querySelector('lianliankan-board')).board = value;
  }, board);

/** @param {Page} page @returns {Promise<number>} */
const left = (page) => page.evaluate(() => /** @type {any} */ (document.querySelector('lianliankan-board')).left);

/** @param {Page} page @param {string} selector in the board's shadow root */
const inBoard = (page, selector) =>
  page.evaluate((query) => {
    const found = /** @type {HTMLElement} */ (document.querySelector('lianliankan-board')?.shadowRoot?.querySelector(query));
    return found && { text: found.textContent ?? '', hidden: found.hidden, points: found.getAttribute('points') ?? '' };
  }, selector);

/** @param {Page} page @returns {Promise<{x: number, y: number}[][]>} where each cell's middle is */
const middles = (page) =>
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

const game = qiju.lianliankan.deal({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 2026 });

describe.each(browsers)('连连看 in $name', ({ launch }) => {
  /** @type {import('./helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] */
  const openBoard = async (view) => {
    const tab = await open(browser, `${site.url}lianliankan/`, view);
    await boardReady(tab.page, 'lianliankan-board');
    return tab;
  };

  test('a game is played to its end with the mouse', async () => {
    const { page, faults, close } = await openBoard();
    await setBoard(page, game.board);
    const at = await middles(page);
    for (const pair of game.solution) {
      for (const [row, col] of pair) await page.mouse.click(at[row][col].x, at[row][col].y);
    }
    expect(await left(page)).toBe(0);
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: false, text: expect.stringContaining('全部消除') });
    expect(await page.$eval('#status', (status) => status.textContent)).toContain('全部消除');
    expect(faults).toEqual([]);
    await close();
  });

  test('a game is played to its end with the keyboard, from one tab stop', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setBoard(page, game.board);
    await page.focus('#theme');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/row 1, column 1$/);
    let [row, col] = [0, 0];
    for (const pair of game.solution) {
      for (const [toRow, toCol] of pair) {
        for (; row < toRow; row++) await page.keyboard.press('ArrowDown');
        for (; row > toRow; row--) await page.keyboard.press('ArrowUp');
        for (; col < toCol; col++) await page.keyboard.press('ArrowRight');
        for (; col > toCol; col--) await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
      }
    }
    expect(await left(page)).toBe(0);
    expect(await focused(page)).toBe('New game');
    await page.keyboard.press('Enter');
    expect(await left(page)).toBeGreaterThan(0);
    expect(await focused(page)).toMatch(/row \d+, column \d+$/);
    expect(faults).toEqual([]);
    await close();
  });

  test('the path is drawn through the ring, and undo brings the pair back', async () => {
    const { page, close } = await openBoard();
    await setBoard(page, [[1, 2, 1], [3, 2, 3]]);
    const at = await middles(page);
    await page.mouse.click(at[0][0].x, at[0][0].y);
    await page.mouse.click(at[0][2].x, at[0][2].y);
    expect((await inBoard(page, 'polyline'))?.points).toBe('0.5,0.5 0.5,-0.15 1.5,-0.15 2.5,-0.15 2.5,0.5');
    expect(await left(page)).toBe(4);
    await page.click('#undo');
    expect(await left(page)).toBe(6);
    await page.click('#redo');
    expect(await left(page)).toBe(4);
    await close();
  });

  test('a refused pair says why', async () => {
    const { page, close } = await openBoard({ language: 'en' });
    const status = () => page.$eval('#status', (element) => element.textContent);
    await setBoard(page, [[1, 2, 0], [2, 1, 3], [0, 3, 0]]);
    const at = await middles(page);
    /** @param {number} row @param {number} col */
    const click = (row, col) => page.mouse.click(at[row][col].x, at[row][col].y);
    await click(0, 0);
    await click(0, 1);
    expect(await status()).toBe('The tiles differ');
    await click(0, 1);
    await click(0, 0);
    await click(1, 1);
    expect(await status()).toMatch(/No way/);
    expect((await inBoard(page, '.voice'))?.text).toMatch(/cannot be joined/);
    expect(await left(page)).toBe(6);
    await close();
  });

  test('when nothing joins, a shuffle is offered that can be cleared', async () => {
    const { page, faults, close } = await openBoard();
    await setBoard(page, [[1, 2], [2, 1]]);
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: false, text: expect.stringContaining('没有能连的') });
    await page.click('lianliankan-board >>> .offer');
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: true });
    const board = await page.evaluate(() => /** @type {any} */ (document.querySelector('lianliankan-board')).board);
    expect(board.flat().sort()).toEqual([1, 1, 2, 2]);
    expect(qiju.lianliankan.pairs(board).length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(/** @type {View[]} */ ([{ theme: 'light' }, { theme: 'dark', language: 'en' }, { width: 390, height: 844 }, { width: 320, height: 640, theme: 'dark' }]))(
    'axe finds nothing, and nothing scrolls sideways: %p',
    async (view) => {
      const { page, faults, close } = await openBoard(view);
      expect(await axe(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await setBoard(page, [[1, 2], [2, 1]]);
      expect(await axe(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
