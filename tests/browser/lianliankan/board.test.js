import { load } from 'qiju';
import {
  axe,
  boardReady,
  browsers,
  focused,
  scrollsSideways,
  serveSite,
  testEachView,
  toggle,
  until,
} from '../helpers.js';
import {
  clickOffer,
  dealt,
  inBoard,
  remaining,
  middles,
  openPage,
  pickAll,
  property,
  setBoard,
  status,
} from './page.js';

/** @typedef {import('../helpers.js').View} View */

const qiju = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** A board that can be cleared, and a pair after which that is over though others are left to join. */
const trap = (() => {
  const { deal, pairs, remove, solve } = qiju.lianliankan;
  for (let seed = 0; ; seed++) {
    const { board } = deal({ rows: 4, cols: 6, kinds: 6, copies: 4, seed, difficulty: 'expert' });
    for (const pair of pairs(board)) {
      const next = remove(board, ...pair);
      if (pairs(next).length > 0 && solve(next).status === 'unsolvable') return { board, pair };
    }
  }
})();

const game = qiju.lianliankan.deal({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 2026 });

describe.each(browsers)('连连看 in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [hash] */
  const openBoard = (view, hash) => openPage(browser, site, view, hash);

  test('a game is played to its end with the mouse', async () => {
    const { page, faults, close } = await openBoard();
    await setBoard(page, game.board);
    const at = await middles(page);
    for (const pair of game.solution) {
      for (const [row, col] of pair) await page.mouse.click(at[row][col].x, at[row][col].y);
    }
    expect(await remaining(page)).toBe(0);
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: false, text: expect.stringContaining('全部消除') });
    expect(await status(page)).toContain('全部消除');
    expect(faults).toEqual([]);
    await close();
  });

  test('a game is played to its end with the keyboard, from one tab stop', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setBoard(page, game.board);
    await page.focus('#open-settings');
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
    expect(await remaining(page)).toBe(0);
    await until(page, () => document.getElementById('result')?.checkVisibility());
    expect(await focused(page)).toBe('All clear!');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Play again');
    await page.keyboard.press('Enter');
    await dealt(page);
    expect(await focused(page)).toMatch(/row \d+, column \d+$/);
    expect(faults).toEqual([]);
    await close();
  });

  test('the path is drawn through the ring, and undo brings the pair back', async () => {
    const { page, close } = await openBoard();
    await setBoard(page, [
      [1, 2, 1],
      [3, 2, 3],
    ]);
    const at = await middles(page);
    await page.mouse.click(at[0][0].x, at[0][0].y);
    await page.mouse.click(at[0][2].x, at[0][2].y);
    expect((await inBoard(page, 'polyline'))?.points).toBe('0.5,0.5 0.5,-0.15 1.5,-0.15 2.5,-0.15 2.5,0.5');
    expect(await remaining(page)).toBe(4);
    await page.click('#undo');
    expect(await remaining(page)).toBe(6);
    await page.click('#redo');
    expect(await remaining(page)).toBe(4);
    await close();
  });

  test('a refused pair says why', async () => {
    const { page, close } = await openBoard({ language: 'en' });
    await toggle(page, '#watch');
    await setBoard(page, [
      [1, 2, 0],
      [2, 1, 3],
      [0, 3, 0],
    ]);
    const at = await middles(page);
    /** @param {number} row @param {number} col */
    const click = (row, col) => page.mouse.click(at[row][col].x, at[row][col].y);
    await click(0, 0);
    await click(0, 1);
    expect(await status(page)).toBe('Not a match');
    await click(0, 1);
    await click(0, 0);
    await click(1, 1);
    expect(await status(page)).toMatch(/No way/);
    expect((await inBoard(page, '.live-region'))?.text).toMatch(/cannot be joined/);
    expect(await remaining(page)).toBe(6);
    await close();
  });

  test('when nothing joins, a shuffle is offered that can be cleared', async () => {
    const { page, faults, close } = await openBoard();
    await setBoard(page, [
      [1, 2],
      [2, 1],
    ]);
    expect(await inBoard(page, '.notice')).toMatchObject({
      hidden: false,
      text: expect.stringContaining('没有能连的'),
    });
    await clickOffer(page);
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: true });
    const board = await page.evaluate(() => /** @type {any} */ (document.querySelector('lianliankan-board')).board);
    expect(board.flat().sort()).toEqual([1, 1, 2, 2]);
    expect(qiju.lianliankan.pairs(board).length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await close();
  });

  test('tiles close up as the gravity says, and undo brings them back', async () => {
    const { page, faults, close } = await openBoard();
    await page.select('#gravity', 'down');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).gravity === 'down');
    const board = [
      [3, 4, 3],
      [4, 5, 5],
      [1, 2, 1],
      [2, 6, 6],
    ];
    await setBoard(page, board);
    const at = await middles(page);
    for (const col of [1, 2]) await page.mouse.click(at[3][col].x, at[3][col].y);
    const after = [
      [3, 0, 0],
      [4, 4, 3],
      [1, 5, 5],
      [2, 2, 1],
    ];
    expect(await property(page, 'board')).toEqual(after);
    await page.click('#undo');
    expect(await property(page, 'board')).toEqual(board);
    await page.click('#redo');
    expect(await property(page, 'board')).toEqual(after);
    expect(faults).toEqual([]);
    await close();
  });

  test('says the moment that the board can no longer be cleared, unless that is not wanted', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    const { board, pair } = trap;
    const join = async () => {
      await setBoard(page, board);
      const at = await middles(page);
      for (const [row, col] of pair) await page.mouse.click(at[row][col].x, at[row][col].y);
    };
    await join();
    await until(page, () => document.querySelector('#status')?.textContent?.includes('no longer be cleared'));
    expect(await property(page, 'clearable')).toBe('unsolvable');
    expect((await inBoard(page, '.live-region'))?.text).toMatch(/can no longer be cleared/);
    expect(await axe(page)).toEqual([]);
    await page.click('#undo');
    expect(await status(page)).toBe('');
    await toggle(page, '#watch');
    await join();
    await new Promise((done) => setTimeout(done, 300));
    expect(await status(page)).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  test('a hint lies on a line that clears the board', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setBoard(page, trap.board);
    await page.click('#hint');
    await until(page, () => document.querySelector('#status')?.textContent?.startsWith('Proven'));
    expect((await inBoard(page, '.live-region'))?.text).toMatch(/^Hint: .+ this way it can be cleared$/);
    const hinted = await page.$$eval('lianliankan-board >>> .hinted', (tiles) => tiles.length);
    expect(hinted).toBe(2);
    expect(faults).toEqual([]);
    await close();
  });

  test('H on the board says what it found, and counts as a hint', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setBoard(page, trap.board);
    await page.focus('lianliankan-board');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await status(page)).toMatch(/Not a match|No way/);
    await page.keyboard.press('h');
    await until(page, () => document.querySelector('#status')?.textContent?.startsWith('Proven'));
    expect(faults).toEqual([]);
    await close();
  });

  test('the status line is about the position on the board, also after an undo', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setBoard(page, [
      [1, 1, 2, 3],
      [2, 3, 4, 4],
    ]);
    const [pair] = await property(page, 'pairs');
    await pickAll(page, pair);
    await page.click('#hint');
    await until(page, () => document.querySelector('#status')?.textContent?.startsWith('Proven'));
    await page.click('#undo');
    expect(await status(page)).toBe('');
    await setBoard(page, [[1, 1]]);
    await pickAll(page, [[0, 0], [0, 1]]); // prettier-ignore
    await until(page, () => document.querySelector('#status')?.textContent?.startsWith('All clear'));
    await page.keyboard.press('Escape');
    await page.$eval('lianliankan-board', (board) => /** @type {any} */ (board).undo());
    expect(await status(page)).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  test('plays a game out, by itself or step by step', async () => {
    const { page, faults, close } = await openBoard();
    await setBoard(page, trap.board);
    await page.select('#speed', '4');
    await page.click('#solve');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).steps >= 2);
    await page.click('#play');
    expect(await property(page, 'playing')).toBe(false);
    const steps = await property(page, 'steps');
    await page.click('#forward');
    await page.click('#forward');
    await page.click('#back');
    expect(await property(page, 'steps')).toBe(steps + 1);
    expect(await property(page, 'total')).toBe(12);
    await page.click('#first');
    expect(await remaining(page)).toBe(24);
    await page.click('#play');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining === 0);
    expect(await property(page, 'helped')).toBe(true);
    expect(await status(page)).toBe('演示结束');
    expect(await inBoard(page, '.notice')).toMatchObject({ hidden: false, text: expect.stringMatching(/^演示结束/) });
    expect(await page.evaluate(() => localStorage.getItem('qiju1.lianliankan.results'))).toBe(null);
    await clickOffer(page);
    expect(await remaining(page)).toBe(24);
    expect(faults).toEqual([]);
    await close();
  });

  test('the address names the game, and a wrong one changes nothing', async () => {
    const asked = /** @type {const} */ ({ seed: 7, difficulty: 'hard', gravity: 'left' });
    const expected = qiju.lianliankan.deal({ ...asked, rows: 6, cols: 8, kinds: 12, copies: 4 });
    const hash = '#seed=7&size=6x8&difficulty=hard&gravity=left';
    const { page, faults, close } = await openBoard({ language: 'en' }, hash);
    expect(await property(page, 'board')).toEqual(expected.board);
    const state = () =>
      page.evaluate(() => [
        location.hash,
        ...['size', 'difficulty', 'gravity'].map(
          (id) => /** @type {HTMLSelectElement} */ (document.getElementById(id)).value,
        ),
      ]);
    expect(await state()).toEqual([hash, '6x8', 'hard', 'left']);
    expect(await page.$eval('#rate', (element) => element.textContent)).toContain(
      `${Math.round(100 * (expected.clearRate ?? 0))} times in 100`,
    );
    for (const wrong of ['#seed=-1', '#seed=7&size=9x9', '#seed=7&gravity=sideways', '#seed=4294967296']) {
      await page.evaluate((to) => void (location.hash = to), wrong);
      await until(page, () => document.querySelector('#status')?.textContent?.includes('no such game'));
      expect(await property(page, 'board')).toEqual(expected.board);
      expect((await state()).slice(1)).toEqual(['6x8', 'hard', 'left']);
      await page.evaluate(() => {
        /** @type {HTMLElement} */ (document.querySelector('#status')).textContent = '';
      });
    }
    await page.evaluate(() => void (location.hash = '#seed=8&size=8x6&difficulty=easy&gravity=none'));
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).seed === 8);
    expect(await property(page, 'board')).toEqual(
      qiju.lianliankan.deal({ seed: 8, rows: 8, cols: 6, kinds: 12, copies: 4, difficulty: 'easy' }).board,
    );
    expect(faults).toEqual([]);
    await close();
  });

  test('there is no clock but in a timed game, which can be paused', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    const shown = (/** @type {string} */ selector) =>
      page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));
    const tile = 'lianliankan-board >>> .tile';
    expect([await shown('#time'), await shown('#pause'), await shown(tile)]).toEqual([false, false, true]);
    await toggle(page, '#timed');
    expect([await shown('#time'), await shown('#pause')]).toEqual([true, true]);
    await setBoard(page, [
      [1, 1, 2, 2],
      [4, 4, 3, 3],
    ]);
    let at = await middles(page);
    for (const col of [0, 1]) await page.mouse.click(at[0][col].x, at[0][col].y);
    await until(page, () => document.querySelector('#time')?.textContent !== '0:00');
    await page.click('#pause');
    expect([await shown(tile), await page.$eval('#pause', (button) => button.textContent)]).toEqual([false, 'Go on']);
    expect(await page.$eval('#undo', (button) => button.getAttribute('aria-disabled'))).toBe('true');
    await page.click('#pause');
    expect(await shown(tile)).toBe(true);
    at = await middles(page);
    for (const [row, col] of [
      [1, 0],
      [1, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]) {
      await page.mouse.click(at[row][col].x, at[row][col].y);
    }
    expect(await status(page)).toMatch(/^All clear in \d:\d\d$/);
    expect(await page.$eval('#best', (best) => best.textContent)).toMatch(/^Best without hints: \d:\d\d$/);
    expect(faults).toEqual([]);
    await close();
  });

  test('an unfinished game is resumed after a reload: its board, its options and undo', async () => {
    const deal = /** @type {const} */ ({
      seed: 7,
      rows: 6,
      cols: 8,
      kinds: 12,
      copies: 4,
      difficulty: 'easy',
      gravity: 'down',
    });
    const { board, solution } = qiju.lianliankan.deal(deal);
    const hash = '#seed=7&size=6x8&difficulty=easy&gravity=down';
    const { page, faults, close } = await openBoard({ language: 'en' }, hash);
    await toggle(page, '#watch'); // a worker that is on its way would be stopped by leaving
    const at = await middles(page);
    for (const [row, col] of solution.slice(0, 3).flat()) await page.mouse.click(at[row][col].x, at[row][col].y);
    const half = await property(page, 'board');
    expect(half.flat().filter((/** @type {number} */ kind) => kind === 0)).toHaveLength(6);
    /** Does this address resume the game? @param {string} address */
    const isResumedAt = async (address) => {
      await page.goto('about:blank');
      await page.goto(`${site.url}lianliankan/${address}`);
      await boardReady(page, 'lianliankan-board');
      await dealt(page);
      return (await remaining(page)) < 48;
    };
    expect(await isResumedAt('#seed=8&size=6x8&difficulty=easy&gravity=down')).toBe(false);
    expect(await isResumedAt('')).toBe(true);
    await page.reload();
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await property(page, 'board')).toEqual(half);
    expect(await property(page, 'seed')).toBe(7);
    expect(
      await page.evaluate(() => [
        location.hash,
        ...['size', 'difficulty', 'gravity'].map(
          (id) => /** @type {HTMLSelectElement} */ (document.getElementById(id)).value,
        ),
      ]),
    ).toEqual([hash, '6x8', 'easy', 'down']);
    expect(await page.$eval('#left', (counter) => counter.textContent)).toBe('21');
    expect(await page.$eval('#rate', (element) => element.textContent)).toMatch(/^Random play clears/);
    await page.click('#undo');
    expect(await remaining(page)).toBe(44);
    await page.click('#shuffle');
    const shuffled = await property(page, 'board');
    expect(await isResumedAt(hash)).toBe(true);
    expect(await property(page, 'board')).toEqual(shuffled);
    expect(await property(page, 'canUndo')).toBe(false);

    await page.goto(site.url);
    await page.evaluate(() => {
      const key = 'qiju1.lianliankan.saved';
      const saved = JSON.parse(localStorage.getItem(key) ?? '');
      saved.state.line = [
        [
          [0, 0],
          [0, 0],
        ],
      ];
      localStorage.setItem(key, JSON.stringify(saved));
    });
    expect(await isResumedAt('')).toBe(false);
    expect(await property(page, 'board')).toEqual(board);
    expect(faults).toEqual([]);
    await close();
  });

  testEachView(
    /** @type {View[]} */ ([
      { theme: 'light' },
      { theme: 'dark', language: 'en' },
      { width: 390, height: 844 },
      { width: 320, height: 640, theme: 'dark' },
    ]),
  )('axe finds nothing, and nothing scrolls sideways: %p', async (view) => {
    const { page, faults, close } = await openBoard(view);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await setBoard(page, [
      [1, 2],
      [2, 1],
    ]);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
