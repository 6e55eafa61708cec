// Which games of 连连看 can be had, and what is kept of them: one a day, any by its number, with and without a clock.
import { load } from 'qiju';
import { boardReady, browsers, serveSite, toggle, until } from '../helpers.js';
import { dealt, openPage, pickAll, property, status, textOf } from './page.js';

/** @typedef {import('../helpers.js').View} View */

const { lianliankan } = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {number} days ago @returns {string} */
const dayBefore = (days) => new Date(Date.now() - 86_400_000 * days).toISOString().slice(0, 10);

describe.each(browsers)('连连看 in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [hash] */
  const openBoard = (view, hash) => openPage(browser, site, view, hash);

  test("the day's game is the same on every screen", async () => {
    const { board } = lianliankan.deal({ rows: 12, cols: 8, kinds: 24, copies: 4, difficulty: 'hard', seed: 20261121 });
    for (const view of [{ width: 1280 }, { width: 390, height: 844 }]) {
      const { page, faults, close } = await openBoard({ ...view, language: 'en' }, '#daily=2026-11-21');
      expect(await property(page, 'board')).toEqual(board);
      expect(await page.evaluate(() => location.hash)).toBe('#daily=2026-11-21');
      for (const wrong of [
        '#daily=2026-02-30',
        '#daily=',
        '#daily=tomorrow',
        '#seed=-1',
        '#seed=7&size=9x9',
        '#seed=7&gravity=sideways',
      ]) {
        await page.evaluate((to) => void (location.hash = to), wrong);
        await until(page, () => document.querySelector('#status')?.textContent?.includes('no such game'));
        expect(await property(page, 'board')).toEqual(board);
        await page.evaluate(() => {
          /** @type {HTMLElement} */ (document.querySelector('#status')).textContent = '';
        });
      }
      expect(faults).toEqual([]);
      await close();
    }
  });

  test('the result of the day is kept, counts days in a row, and can be shown', async () => {
    const { page, faults, close } = await openBoard();
    await page.evaluate(
      (dates) =>
        localStorage.setItem(
          'qiju1.lianliankan.days',
          JSON.stringify(
            Object.fromEntries(dates.map((date) => [date, { pairs: 24, time: 1, hints: 0, shuffles: 0 }])),
          ),
        ),
      [dayBefore(1), dayBefore(2), dayBefore(4)],
    );
    await page.click('#daily-details summary');
    await until(page, () => document.querySelector('#daily-state')?.textContent !== '');
    expect(await page.$eval('#copy-daily', (button) => button.getAttribute('aria-disabled'))).toBe('true');
    await page.click('#play-daily');
    await until(page, () => location.hash.startsWith('#daily='));
    await dealt(page);
    const game = await page.evaluate(() => {
      const { board, seed, difficulty } = /** @type {any} */ (document.querySelector('lianliankan-board'));
      return { board, seed, difficulty };
    });
    expect(game.seed).toBe(Number(dayBefore(0).replaceAll('-', '')));
    await page.click('#hint');
    await until(
      page,
      () => (document.querySelector('lianliankan-board')?.shadowRoot?.querySelectorAll('.hinted').length ?? 0) === 2,
    );
    const solution = lianliankan.solve(game.board, { time: 5000 });
    if (solution.status !== 'solvable') throw new Error('It was dealt, so it can be cleared');
    await pickAll(page, solution.moves.flat());
    await until(page, () => document.querySelector('#daily-state')?.textContent?.includes('连续 3 天'));
    const pairs = game.board.flat().length / 2;
    expect(await textOf(page, 'daily-state')).toMatch(
      new RegExp(`^${dayBefore(0)}：${pairs} 对，用时 \\d+:\\d\\d，提示 1 次，连续 3 天$`),
    );
    expect(await status(page)).toMatch(/^全部消除，用时 \d+:\d\d$/);
    expect(await page.evaluate(() => localStorage.getItem('qiju1.lianliankan.results'))).toContain('"daily"');
    if (name === 'Chromium') {
      await page
        .browserContext()
        .overridePermissions(new URL(site.url).origin, ['clipboard-read', 'clipboard-sanitized-write']);
      await page.click('#copy-daily');
      await until(page, () => document.querySelector('#status')?.textContent === '已复制');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text.split('\n')).toEqual([
        `棋局 · 连连看 ${dayBefore(0)}`,
        expect.stringContaining(`${pairs} 对`),
        `${site.url}lianliankan/#daily=${dayBefore(0)}`,
      ]);
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('an unfinished daily game is resumed', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '#daily=2026-11-16');
    await toggle(page, '#watch'); // a worker that is on its way would be stopped by the reload
    const [pair] = await property(page, 'pairs');
    await pickAll(page, pair);
    await page.goto('about:blank');
    await page.goto(`${site.url}lianliankan/`);
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await page.evaluate(() => location.hash)).toBe('#daily=2026-11-16');
    expect(await property(page, 'remaining')).toBe(46);
    expect(await page.$eval('#time', (time) => time.checkVisibility())).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  test('any game can be had by its number, and a wrong number changes nothing', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await page.select('#size', '6x8');
    await page.select('#difficulty', 'easy');
    await dealt(page);
    /** @param {string} number */
    const enter = async (number) => {
      await page.$eval('#seed', (input) => /** @type {HTMLInputElement} */ (input).select());
      await page.type('#seed', number);
      await page.keyboard.press('Enter');
    };
    await enter('2026');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).seed === 2026);
    const { board } = lianliankan.deal({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 2026, difficulty: 'easy' });
    expect(await property(page, 'board')).toEqual(board);
    for (const wrong of ['4294967296', '-1', 'x', '1.5']) {
      await enter(wrong);
      expect(await status(page)).toMatch(/whole number/);
      expect(await property(page, 'board')).toEqual(board);
    }
    await page.click('#again');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).seed !== 2026);
    expect(await page.$eval('#seed', (input) => /** @type {HTMLInputElement} */ (input).value)).toBe(
      String(await property(page, 'seed')),
    );
    expect(faults).toEqual([]);
    await close();
  });

  test('a game that was left for another can be brought back', async () => {
    const { page, faults, close } = await openBoard(
      { language: 'en' },
      '#seed=3&size=6x8&difficulty=easy&gravity=none',
    );
    await toggle(page, '#watch');
    const isOffered = () => page.$eval('#bring-back', (button) => button.checkVisibility());
    const [pair] = await property(page, 'pairs');
    await pickAll(page, pair);
    const board = await property(page, 'board');
    expect(await isOffered()).toBe(false);
    for (const leave of [
      () => page.click('#again'),
      () => page.select('#difficulty', 'normal'),
      () => page.select('#gravity', 'down'),
      () => page.select('#size', '5x8'),
      () => page.select('#shape', 'heart'),
    ]) {
      const { seed } = await page.$eval('lianliankan-board', (element) => ({
        seed: /** @type {any} */ (element).seed,
      }));
      await leave();
      await until(page, (old) => /** @type {any} */ (document.querySelector('lianliankan-board')).seed !== old, seed);
      await until(page, () => document.querySelector('#bring-back')?.checkVisibility());
      expect(await textOf(page, 'bring-back')).toBe('Bring back the last game (23 pairs left)');
      await page.click('#bring-back');
      expect(await property(page, 'board')).toEqual(board);
      expect(await page.evaluate(() => location.hash)).toBe('#seed=3&size=6x8&difficulty=easy&gravity=none');
      expect(await property(page, 'canUndo')).toBe(true);
    }
    await page.click('#again');
    await until(page, () => document.querySelector('#bring-back')?.checkVisibility());
    await page.reload();
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await isOffered()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  test('a slow deal covers the board, and can be cancelled', async () => {
    const { page, faults, close } = await openBoard(
      { language: 'en' },
      '#seed=3&size=6x8&difficulty=normal&gravity=none',
    );
    const board = await property(page, 'board');
    await page.select('#size', '16x30');
    await until(page, () =>
      document.querySelector('lianliankan-board')?.shadowRoot?.querySelector('.cover')?.checkVisibility(),
    );
    expect(await status(page)).toBe('Dealing…');
    await page.click('lianliankan-board >>> .cover button');
    expect(await status(page)).toBe('');
    expect(await property(page, 'board')).toEqual(board);
    expect(await page.$eval('#size', (select) => /** @type {HTMLSelectElement} */ (select).value)).toBe('6x8');
    await new Promise((done) => setTimeout(done, 500));
    expect(await property(page, 'remaining')).toBe(48);
    const isCovered = await page.$eval('lianliankan-board >>> .cover', (cover) => cover.checkVisibility());
    expect(isCovered).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test('shuffles are counted, also those before a reload', async () => {
    const { page, faults, close } = await openBoard({}, '#seed=3&size=5x8&difficulty=easy&gravity=none');
    await toggle(page, '#watch');
    const shown = () =>
      page.$eval('#shuffles-counter', (counter) =>
        counter.checkVisibility() ? (counter.textContent ?? '').trim() : null,
      );
    expect(await shown()).toBe(null);
    const [pair] = await property(page, 'pairs');
    await pickAll(page, pair);
    await page.click('#shuffle');
    await page.click('#shuffle');
    expect(await shown()).toMatch(/^2/);
    await page.click('#undo');
    expect(await shown()).toMatch(/^1/);
    await page.reload();
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await shown()).toMatch(/^1/);
    await page.click('#again');
    await dealt(page);
    expect(await shown()).toBe(null);
    expect(faults).toEqual([]);
    await close();
  });

  test('only a game against the clock has a best time; one without counts as a win', async () => {
    const hash = '#seed=3&size=5x8&difficulty=easy&gravity=none';
    const { solution } = lianliankan.deal({ rows: 5, cols: 8, kinds: 10, copies: 4, seed: 3, difficulty: 'easy' });
    const { page, faults, close } = await openBoard({ language: 'en' }, hash);
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.lianliankan.results') ?? '{}')['5x8.easy']);
    await pickAll(page, solution.flat());
    expect(await kept()).toMatchObject({ won: 1, best: null });
    await toggle(page, '#timed');
    expect(await textOf(page, 'best')).toBe('');
    await page.$eval('#by-number button', (button) => /** @type {HTMLElement} */ (button).click());
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining === 40);
    await pickAll(page, solution.flat());
    expect(await kept()).toMatchObject({ won: 2, best: expect.any(Number) });
    expect(await textOf(page, 'best')).toMatch(/^Best without hints: \d:\d\d$/);
    expect(faults).toEqual([]);
    await close();
  });
});
