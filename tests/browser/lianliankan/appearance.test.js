// What the board of 连连看 shows beside its tiles, in which skins, and at what cost.
import { load } from 'qiju';
import { axe, boardReady, browsers, focused, scrollsSideways, serveSite, toggle, until } from '../helpers.js';
import { dealt, inBoard, middles, openPage, pickAll, property, setBoard, textOf } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const { lianliankan } = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {Page} page @param {string} selector in the board @returns {Promise<string[]>} the labels of the tiles */
const labels = (page, selector) =>
  page.$$eval(`lianliankan-board >>> ${selector}`, (tiles) =>
    tiles.map((tile) => tile.getAttribute('aria-label') ?? ''),
  );

/** What stands on each cell of the layer, the ring included. @param {Page} page @returns {Promise<number[][]>} */
const shownTurns = async (page) => {
  const numbers = await page.$$eval('lianliankan-board >>> .reach span', (cells) =>
    cells.map((cell) => Number(cell.getAttribute('data-turns') || -1)),
  );
  const cols = (await property(page, 'board'))[0].length + 2;
  return Array.from({ length: numbers.length / cols }, (_, row) => numbers.slice(row * cols, (row + 1) * cols));
};

describe.each(browsers)('连连看 in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [hash] */
  const openBoard = (view, hash) => openPage(browser, site, view, hash);

  test('shows how many turns a line takes from the chosen tile, in figures and in words, and remembers that', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    const board = [[1, 2, 0, 3], [0, 1, 2, 3], [4, 4, 1, 0]]; // prettier-ignore
    await setBoard(page, board);
    // Its kinds are odd, which is announced: not between the choice of a tile and what is said of that.
    await until(page, () =>
      Boolean(
        document
          .querySelector('lianliankan-board')
          ?.shadowRoot?.querySelector('.live-region')
          ?.textContent?.includes('can no longer be cleared'),
      ),
    );
    expect((await inBoard(page, '.reach'))?.hidden).toBe(true);
    await toggle(page, '#reach');
    expect((await inBoard(page, '.reach'))?.hidden).toBe(true);
    let at = await middles(page);
    await page.mouse.click(at[0][0].x, at[0][0].y);
    const turns = lianliankan.reach(board, [0, 0]);
    turns[1][1] = -1; // the chosen tile itself
    expect(await shownTurns(page)).toEqual(turns);
    expect(await labels(page, '.partner')).toEqual([expect.stringMatching(/row 2, column 2, can be joined$/)]);
    const all = await labels(page, '.tile');
    expect(all[4]).toBe('empty, row 2, column 1, in a straight line');
    expect(all[2]).toBe('empty, row 1, column 3, 2 turns away');
    expect((await inBoard(page, '.live-region'))?.text).toMatch(/which joins 1 tile$/);
    expect(await axe(page)).toEqual([]);
    await page.mouse.click(at[1][1].x, at[1][1].y);
    expect((await inBoard(page, '.reach'))?.hidden).toBe(true);
    await page.keyboard.press('l');
    expect(await page.$eval('#reach', (box) => /** @type {HTMLInputElement} */ (box).checked)).toBe(false);
    await page.keyboard.press('l');
    await page.reload();
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    at = await middles(page);
    await page.mouse.click(at[0][0].x, at[0][0].y);
    expect((await inBoard(page, '.reach'))?.hidden).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test('marks all equal tiles: by the right button, by N, until Escape', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setBoard(page, [
      [1, 2, 1, 2],
      [2, 1, 2, 1],
    ]);
    const at = await middles(page);
    await page.mouse.click(at[0][1].x, at[0][1].y, { button: 'right' });
    expect(await labels(page, '.alike')).toHaveLength(4);
    expect((await inBoard(page, '.live-region'))?.text).toMatch(/4 left, all marked$/);
    expect(await labels(page, '.selected')).toEqual([]);
    await page.mouse.click(at[0][0].x, at[0][0].y);
    expect(await labels(page, '.alike')).toEqual([]);
    await page.keyboard.press('n');
    expect(await focused(page)).toMatch(/row 1, column 3$/);
    expect(await labels(page, '.alike')).toHaveLength(4);
    await page.keyboard.press('Escape');
    expect(await labels(page, '.alike, .selected')).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  if (name === 'Chromium') {
    test('a game is played to its end by touch, and a finger that stays marks all equal tiles', async () => {
      const game = lianliankan.deal({ rows: 8, cols: 5, kinds: 10, copies: 4, seed: 3 });
      const { page, faults, close } = await openBoard({ width: 390, height: 844, touch: true });
      await setBoard(page, game.board);
      const at = await middles(page);
      /** @param {import('qiju').Cell} cell */
      const place = async ([row, col]) => at[row][col];
      const first = await place([0, 0]);
      const touch = await page.touchscreen.touchStart(first.x, first.y);
      await until(
        page,
        () => (document.querySelector('lianliankan-board')?.shadowRoot?.querySelectorAll('.alike').length ?? 0) > 1,
      );
      await touch.end();
      expect(await labels(page, '.selected')).toEqual([]);
      for (const cell of game.solution.flat()) {
        const { x, y } = await place(cell);
        await page.touchscreen.tap(x, y);
      }
      await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining === 0);
      expect((await inBoard(page, '.notice.seal'))?.hidden).toBe(false);
      expect(faults).toEqual([]);
      await close();
    });

    test.each(['serif', 'mahjong', 'letters', 'dark'])(
      'axe finds nothing with %s tiles, light, dark and in forced colours, with everything marked',
      async (skin) => {
        const { page, faults, close } = await openBoard({ language: 'en' });
        const session = await page.createCDPSession();
        await toggle(page, `#skin [value=${skin}]`);
        await toggle(page, '#reach');
        await setBoard(page, [
          [1, 2, 0, 3],
          [0, 1, 2, 3],
          [4, 4, 1, 0],
        ]);
        await page.evaluate(() => {
          const board = /** @type {any} */ (document.querySelector('lianliankan-board'));
          board.pick(0, 0);
          board.showAlike(0, 1);
        });
        for (const look of ['light', 'dark', 'forced']) {
          await page.evaluate(
            (theme) => void (document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'),
            look,
          );
          await session.send('Emulation.setEmulatedMedia', {
            features: [{ name: 'forced-colors', value: look === 'forced' ? 'active' : 'none' }],
          });
          expect([look, await axe(page)]).toEqual([look, []]);
        }
        expect(faults).toEqual([]);
        await close();
      },
    );
  }

  test('tiles of mahjong: their pictures are fetched only where they are wanted, and their names are said', async () => {
    const { page, faults, close } = await openBoard({ language: 'en', ownContext: true });
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name: url }) => url.endsWith('qiju-mahjong.svg')),
      );
    await setBoard(page, [[1, 5, 7], [12, 13, 14], [1, 42, 43]]); // prettier-ignore
    await until(page, () =>
      performance.getEntriesByType('resource').some(({ name: url }) => url.endsWith('qiju-mahjong.svg')),
    );
    expect((await labels(page, '.tile')).map((label) => label.split(', row')[0])).toEqual([
      'East Wind', 'Red Dragon', 'White Dragon', '1 of Dots', '1 of Bamboo', '1 of Characters', 'East Wind', '9 of Characters', 'East Wind 43',
    ]); // prettier-ignore
    const look = () =>
      page.$eval('lianliankan-board >>> .tile', (tile) => {
        const { backgroundImage, backgroundPosition } = getComputedStyle(tile);
        return [/qiju-mahjong\.svg/.test(backgroundImage), backgroundPosition.split(',')[0]];
      });
    expect(await look()).toEqual([true, '0% 0%']);
    await toggle(page, '#skin [value=serif]');
    expect((await look())[0]).toBe(false);
    await page.reload();
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect((await look())[0]).toBe(false);
    expect(await fetched()).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test('the skin is chosen by small pictures in the sheet of options, with the keyboard too', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setBoard(page, [[1, 2], [1, 2]]); // prettier-ignore
    const names = async () => (await labels(page, '.tile')).map((label) => label.split(', row')[0]);
    expect((await names())[0]).toBe('East Wind');
    await page.click('#open-options');
    expect(await page.$eval('#skin', (group) => group.checkVisibility())).toBe(true);
    await page.focus('#skin :checked');
    await page.keyboard.press('ArrowRight');
    expect(await names()).toEqual(['East', 'South', 'East', 'South']);
    await page.keyboard.press('ArrowRight');
    expect(await page.$eval('lianliankan-board', (board) => board.getAttribute('skin'))).toBe('dark');
    await page.keyboard.press('ArrowRight');
    await until(page, () =>
      Boolean(document.querySelector('lianliankan-board')?.shadowRoot?.querySelector('[data-glyph=K]')),
    );
    expect(await names()).toEqual(['A', 'K', 'A', 'K']);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => localStorage.getItem('qiju1.lianliankan.skin'))).toBe('"letters"');
    expect(faults).toEqual([]);
    await close();
  });

  test('the explanation of lines is in the language of the page', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await page.click('#reach-details summary');
    await until(page, () => document.querySelectorAll('#reach-explanation li').length === 7);
    expect(await textOf(page, 'reach-explanation')).toMatch(/straight line.*An equal tile with a number can go/s);
    expect(await axe(page)).toEqual([]);
    await page.select('.header .language', 'zh-Hant');
    expect(await textOf(page, 'reach-explanation')).toContain('標 0');
    expect(faults).toEqual([]);
    await close();
  });

  test('of 480 tiles only those are drawn anew that changed', async () => {
    const { page, faults, close } = await openBoard();
    const { board, solution } = lianliankan.deal({ rows: 16, cols: 30, kinds: 40, copies: 12, seed: 7 });
    await setBoard(page, board);
    const [first, second] = solution[0];
    /** @param {import('qiju').Cell} cell @returns {Promise<number>} */
    const mutations = (cell) =>
      page.evaluate(async ([row, col]) => {
        const element = /** @type {any} */ (document.querySelector('lianliankan-board'));
        let count = 0;
        const observer = new MutationObserver((records) => (count += records.length));
        observer.observe(element.shadowRoot.querySelector('.grid'), {
          subtree: true,
          attributes: true,
          childList: true,
        });
        element.pick(row, col);
        await new Promise((done) => setTimeout(done, 600)); // the pair is gone, and no more seen
        count += observer.takeRecords().length;
        observer.disconnect();
        return count;
      }, cell);
    // A tile that changes has nine changes at most, and a pair changes twice.
    expect(await mutations(first)).toBeLessThanOrEqual(9);
    expect(await mutations(second)).toBeLessThanOrEqual(2 * 2 * 9);
    expect(await property(page, 'remaining')).toBe(478);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(/** @type {View[]} */ ([{ width: 1280 }, { width: 390, height: 844 }, { width: 320, height: 640 }]))(
    'the giant board keeps tiles of 24 pixels and the page its width: %p',
    async (view) => {
      const { page, faults, close } = await openBoard(view, '#seed=5&size=16x30&difficulty=easy&gravity=none');
      expect(await property(page, 'remaining')).toBe(480);
      const tile = await page.$eval(
        'lianliankan-board >>> [role=gridcell]',
        (cell) => cell.getBoundingClientRect().width,
      );
      expect(tile).toBeGreaterThanOrEqual(24);
      expect(await scrollsSideways(page)).toBe(false);
      const [pair] = await property(page, 'pairs');
      await pickAll(page, pair);
      expect(await property(page, 'remaining')).toBe(478);
      // The last column can be brought into view.
      await page.$eval('lianliankan-board >>> [role=row] > :last-child button', (button) =>
        /** @type {HTMLElement} */ (button).focus(),
      );
      const right = await page.$eval(
        'lianliankan-board >>> [role=row] > :last-child button',
        (button) => button.getBoundingClientRect().right,
      );
      expect(right).toBeLessThanOrEqual(view.width ?? 0);
      expect(await axe(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
