// Boards with walls, and the shapes that the page deals.
import { load } from 'qiju';
import { readShape } from '../../../web/elements/lianliankan/cells.js';
import { shapes } from '../../../web/site/pages/lianliankan/shapes.js';
import { axe, boardReady, browsers, focused, scrollsSideways, serveSite, toggle, until } from '../helpers.js';
import {
  clickOffer,
  dealt,
  inBoard,
  remaining,
  openPage,
  pickAll,
  property,
  setBoard,
  status,
  textOf,
} from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const { lianliankan } = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const heart = readShape(shapes.heart.rows);
const game = lianliankan.deal({ shape: heart, seed: 7, difficulty: 'hard', gravity: 'down' });
const hash = '#seed=7&shape=heart&difficulty=hard&gravity=down';

/** @param {number[][]} board */
const wallsOf = (board) => board.map((row) => row.map((cell) => Math.min(cell, 0)));

/** @param {Page} page @returns {Promise<string[]>} the values of the pickers */
const picked = (page) =>
  page.evaluate(() =>
    ['shape', 'size', 'difficulty', 'gravity'].map(
      (id) => /** @type {HTMLSelectElement} */ (document.getElementById(id)).value,
    ),
  );

describe.each(browsers)('连连看 in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [address] */
  const openBoard = (view, address) => openPage(browser, site, view, address);

  test('a shape is chosen like a size, and a size ends it', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await toggle(page, '#watch'); // a worker that is on its way would be stopped by leaving
    await page.select('#size', '6x8');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining === 48);
    await page.select('#shape', 'ring');
    await until(page, () => location.hash.includes('shape=ring'));
    await dealt(page);
    expect(wallsOf(await property(page, 'board'))).toEqual(readShape(shapes.ring.rows));
    expect(await remaining(page)).toBe(68);
    expect(await textOf(page, 'left')).toBe('34');
    expect(await page.evaluate(() => location.hash)).toMatch(/^#seed=\d+&shape=ring&difficulty=normal&gravity=none$/);
    expect(await page.$eval('#size', (select) => /** @type {any} */ (select).selectedOptions[0].text)).toBe('By shape');
    expect(await page.$eval('#shape', (select) => /** @type {any} */ (select).selectedOptions[0].text)).toBe(
      'Ring: 68 tiles',
    );
    // The next visit deals it as well.
    await page.goto('about:blank');
    await page.goto(`${site.url}lianliankan/`);
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await picked(page)).toEqual(['ring', '', 'normal', 'none']);
    expect(wallsOf(await property(page, 'board'))).toEqual(readShape(shapes.ring.rows));
    await page.select('#shape', 'rectangle');
    await until(page, () => location.hash.includes('size=6x8'));
    expect((await picked(page)).slice(0, 2)).toEqual(['rectangle', '6x8']);
    await page.select('#shape', 'fish');
    await until(page, () => location.hash.includes('shape=fish'));
    await page.select('#size', '5x8');
    await until(page, () => location.hash.includes('size=5x8'));
    await dealt(page);
    expect(await remaining(page)).toBe(40);
    expect((await picked(page)).slice(0, 2)).toEqual(['rectangle', '5x8']);
    expect(faults).toEqual([]);
    await close();
  });

  test('an address names a game of a shape, which is played to its end and counted', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, hash);
    expect(await property(page, 'board')).toEqual(game.board);
    expect(await page.evaluate(() => location.hash)).toBe(hash);
    expect(await picked(page)).toEqual(['heart', '', 'hard', 'down']);
    for (const wrong of ['#seed=7&shape=circle', '#seed=7&shape=', '#seed=7&shape=constructor']) {
      await page.evaluate((to) => void (location.hash = to), wrong);
      await until(page, () => document.querySelector('#status')?.textContent?.includes('no such game'));
      expect(await property(page, 'board')).toEqual(game.board);
      await page.evaluate(() => {
        /** @type {HTMLElement} */ (document.querySelector('#status')).textContent = '';
      });
    }
    await pickAll(page, game.solution.flat());
    expect(await remaining(page)).toBe(0);
    expect(await property(page, 'board')).toEqual(heart);
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: false, text: expect.stringContaining('All clear') });
    const results = await page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.lianliankan.results') ?? '{}'));
    expect(results['heart.hard.down']).toMatchObject({ en: 'Heart, Hard, Tiles fall', won: 1 });
    // The next game has the same shape, with the number as well.
    await clickOffer(page);
    await dealt(page);
    expect(wallsOf(await property(page, 'board'))).toEqual(heart);
    await page.$eval('#seed', (input) => /** @type {HTMLInputElement} */ (input).select());
    await page.type('#seed', '7');
    await page.keyboard.press('Enter');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).seed === 7);
    expect(await property(page, 'board')).toEqual(game.board);
    expect(faults).toEqual([]);
    await close();
  });

  test('an unfinished game of a shape is resumed and shown on the start page; the daily game stays a rectangle', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, hash);
    await toggle(page, '#watch');
    await pickAll(page, game.solution.slice(0, 3).flat());
    const half = await property(page, 'board');
    await page.goto(site.url);
    await until(page, () => document.querySelectorAll('[data-game=lianliankan] .tile').length === 66);
    await page.goto(`${site.url}lianliankan/`);
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await property(page, 'board')).toEqual(half);
    expect(await page.evaluate(() => location.hash)).toBe(hash);
    expect(await picked(page)).toEqual(['heart', '', 'hard', 'down']);
    await page.click('#undo');
    expect(await remaining(page)).toBe(68);
    await page.click('#shuffle');
    expect(wallsOf(await property(page, 'board'))).toEqual(heart);
    await page.click('#daily-details summary');
    await until(page, () => document.querySelector('#daily-state')?.textContent !== '');
    await page.click('#play-daily');
    await until(page, () => location.hash.startsWith('#daily='));
    await dealt(page);
    expect((await property(page, 'board')).flat()).not.toContain(-1);
    expect(faults).toEqual([]);
    await close();
  });

  test('a wall is named, takes the focus but no pick, and has no number', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await toggle(page, '#reach');
    const board = [[-1, 1, 2], [-1, -1, 3], [1, 2, 3]]; // prettier-ignore
    await setBoard(page, board);
    expect(await remaining(page)).toBe(6);
    expect(await textOf(page, 'left')).toBe('3');
    expect(await property(page, 'board')).toEqual(board);
    await page.focus('#open-settings');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/row 1, column 2$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('wall, row 2, column 2');
    expect(await inBoard(page, '.walls, [part=walls]')).not.toBe(null);
    await page.keyboard.press('Enter');
    expect((await inBoard(page, '.live-region'))?.text).toBe('wall, row 2, column 2');
    expect(await inBoard(page, '.selected')).not.toBe(null);
    await page.keyboard.press('n');
    expect(await focused(page)).toBe('wall, row 2, column 2');
    expect(await inBoard(page, '.alike')).toBe(null);
    const walls = await page.$$eval('lianliankan-board >>> .wall', (cells) =>
      cells.map((cell) => [
        cell.getAttribute('part'),
        cell.getAttribute('aria-disabled'),
        cell.getAttribute('aria-label'),
      ]),
    );
    expect(walls).toEqual([
      ['wall', 'true', 'wall, row 1, column 1'],
      ['wall', 'true', 'wall, row 2, column 1'],
      ['wall', 'true', 'wall, row 2, column 2'],
    ]);
    const numbers = await page.$$eval('lianliankan-board >>> .reach span', (cells) =>
      cells.map((cell) => cell.getAttribute('data-turns')),
    );
    expect([6, 11, 12].map((index) => numbers[index])).toEqual(['', '', '']);
    expect(numbers).toContain('0');
    // Another game of the same size has tiles where walls were.
    await setBoard(page, [[1, 1, 2], [2, 3, 3], [-1, 4, 4]]); // prettier-ignore
    expect(
      await page.$$eval('lianliankan-board >>> [role=gridcell] button', (cells) =>
        cells.map((cell) => [cell.getAttribute('part'), cell.getAttribute('aria-disabled')].join()),
      ),
    ).toEqual([...Array(6).fill('tile,'), 'wall,true', 'tile,', 'tile,']);
    expect(faults).toEqual([]);
    await close();
  });

  test('lines go round walls, tiles stay on them, and undo brings a pair back', async () => {
    const { page, faults, close } = await openBoard();
    await toggle(page, '#watch');
    await page.select('#gravity', 'down');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).gravity === 'down');
    const board = [[3, 2, 3], [1, -1, 1], [2, 4, 4]]; // prettier-ignore
    await setBoard(page, board);
    await pickAll(page, [[1, 0], [1, 2]]); // prettier-ignore
    expect(await remaining(page)).toBe(8);
    expect(await status(page)).toContain('连不上');
    await pickAll(page, [[2, 1], [2, 2]]); // prettier-ignore
    const after = [[3, 2, 0], [1, -1, 3], [2, 0, 1]]; // prettier-ignore
    expect(await property(page, 'board')).toEqual(after);
    await page.click('#undo');
    expect(await property(page, 'board')).toEqual(board);
    await page.click('#redo');
    expect(await property(page, 'board')).toEqual(after);
    expect(faults).toEqual([]);
    await close();
  });

  test('where no shuffle can be cleared, it says so and leaves undo', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await toggle(page, '#watch');
    const apart = [[-1, -1, -1, -1, -1], [-1, 1, -1, 1, -1], [2, 2, -1, -1, -1]]; // prettier-ignore
    await setBoard(page, apart);
    await pickAll(page, [[2, 0], [2, 1]]); // prettier-ignore
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: false, text: expect.stringContaining('Shuffle') });
    await clickOffer(page);
    expect(await inBoard(page, '.notice')).toEqual({
      hidden: false,
      points: '',
      text: 'Found no shuffle that can be cleared: undo.Undo',
    });
    await page.click('#shuffle');
    expect(await status(page)).toBe('Found no shuffle that can be cleared: undo');
    await clickOffer(page);
    expect(await property(page, 'board')).toEqual(apart);
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: true });
    expect(faults).toEqual([]);
    await close();
  });

  test('the element deals a shape by its attribute, keeps it, and leaves it for rows and columns', async () => {
    const { page, faults, close } = await openBoard();
    const boards = await page.evaluate(async () => {
      const element = /** @type {any} */ (document.createElement('lianliankan-board'));
      element.setAttribute('shape', '.##. #### .##.');
      document.body.append(element);
      await element.ready;
      const dealtBoards = [element.board];
      await element.deal();
      dealtBoards.push(element.board);
      await element.deal({ shape: [[0, -1, 0]] });
      dealtBoards.push(element.board);
      await element.deal({ rows: 2, cols: 2 });
      dealtBoards.push(element.board);
      element.remove();
      return dealtBoards;
    });
    const shape = readShape('.##. #### .##.');
    expect(boards.map(wallsOf)).toEqual([shape, shape, [[0, -1, 0]], [[0, 0], [0, 0]]]); // prettier-ignore
    for (const board of boards) expect(board.flat()).not.toContain(0);
    expect(faults).toEqual([]);
    await close();
  });

  test('hints and a solution are found on a shape', async () => {
    const { page, faults, close } = await openBoard(
      { language: 'en' },
      '#seed=7&shape=fish&difficulty=easy&gravity=none',
    );
    await page.click('#hint');
    await until(page, () => document.querySelector('#status')?.textContent?.startsWith('Proven'));
    expect(await page.$$eval('lianliankan-board >>> .hinted', (tiles) => tiles.length)).toBe(2);
    await page.select('#speed', '4');
    await page.click('#solve');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining === 0);
    expect(await status(page)).toBe('End of the demonstration');
    expect(faults).toEqual([]);
    await close();
  });

  test('walls are drawn in the colours of the theme, and on paper', async () => {
    const { page, faults, close } = await openBoard({ theme: 'light' }, hash);
    const look = () =>
      page.evaluate(() => {
        const root = document.querySelector('lianliankan-board')?.shadowRoot;
        const walls = /** @type {SVGPathElement} */ (root?.querySelector('[part=walls]'));
        const box = walls.getBoundingClientRect();
        return {
          squares: walls.getAttribute('d')?.match(/M/g)?.length,
          size: [Math.round(box.width), Math.round(box.height)],
          fill: getComputedStyle(/** @type {Element} */ (root?.querySelector('pattern rect'))).fill,
        };
      });
    const light = await look();
    expect(light.squares).toBe(28);
    expect(Math.min(...light.size)).toBeGreaterThan(400);
    await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
    expect((await look()).fill).not.toBe(light.fill);
    if (name === 'Chromium') {
      await page.emulateMediaType('print');
      expect((await look()).fill).toBe('rgb(255, 255, 255)');
    }
    expect(faults).toEqual([]);
    await close();
  });

  test.each(/** @type {View[]} */ ([{ width: 1280 }, { width: 390, height: 844, language: 'en', theme: 'dark' }]))(
    'every shape fits the page: %p',
    async (view) => {
      const { page, faults, close } = await openBoard(view, '#seed=1&shape=heart&difficulty=easy&gravity=none');
      for (const shape of Object.keys(shapes)) {
        await page.evaluate((to) => void (location.hash = to), `#seed=1&shape=${shape}&difficulty=easy&gravity=none`);
        await until(
          page,
          (wanted) => /** @type {any} */ (document.querySelector('lianliankan-board')).board.length === wanted,
          readShape(shapes[shape].rows).length,
        );
        await dealt(page);
        expect([shape, await scrollsSideways(page)]).toEqual([shape, false]);
        const width = await page.$eval('lianliankan-board >>> [role=gridcell]', (cell) => cell.clientWidth);
        expect([shape, width >= 35]).toEqual([shape, true]);
      }
      expect(await axe(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );

  if (name === 'Chromium') {
    test('axe finds nothing on a board with walls, light, dark and in forced colours', async () => {
      const { page, faults, close } = await openBoard({ language: 'en' }, hash);
      const session = await page.createCDPSession();
      await toggle(page, '#reach');
      await pickAll(page, [game.solution[0][0]]);
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
    });
  }
});
