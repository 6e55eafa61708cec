// The bonus timer of 连连看: it runs down, grows with every match, and takes nothing but the bonus when it is empty.
import { load } from 'qiju';
import { axe, boardReady, browsers, serveSite, toggle, until } from '../helpers.js';
import { dealt, openPage, pickAll, property, setBoard, textOf } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const { lianliankan } = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.close());

/** @type {import('qiju').Cell[][]} the pairs of the board below */
const pairs = [[[0, 0], [0, 1]], [[0, 2], [0, 3]], [[1, 0], [1, 1]], [[1, 2], [1, 3]]]; // prettier-ignore
const board = [[1, 1, 2, 2], [3, 3, 4, 4]]; // prettier-ignore

/** The seconds that are left. @param {Page} page */
const seconds = async (page) => Number(await page.$eval('#bonus', (meter) => meter.getAttribute('aria-valuenow')));

/** @param {Page} page */
const isShown = (page) => page.$eval('#bonus-row', (row) => row.checkVisibility());

describe.each(browsers)('the bonus timer in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] */
  const openBoard = (view) =>
    openPage(browser, site, { language: 'en', ...view, kept: { 'lianliankan.watch': false, ...view?.kept } });

  test('it is off until it is wanted, grows with matches and combos, and is part of the result', async () => {
    const { page, faults, close } = await openBoard();
    expect(await isShown(page)).toBe(false);
    await toggle(page, '#bonus-timer');
    await setBoard(page, board);
    expect([await isShown(page), await seconds(page)]).toEqual([true, 20]);
    expect(await axe(page)).toEqual([]);
    await pickAll(page, [...pairs[0], ...pairs[1]]);
    const grown = await seconds(page);
    expect(grown).toBeGreaterThan(20);
    expect(await textOf(page, 'combo')).toBe('Combo ×2');
    await page.click('#undo');
    await pickAll(page, pairs[1]);
    expect(await textOf(page, 'combo')).toBe('Combo ×2'); // a pair counts once
    await pickAll(page, [...pairs[2], ...pairs[3]]);
    await until(page, () => /bonus/.test(document.getElementById('result-facts')?.textContent ?? ''));
    expect(await textOf(page, 'result-facts')).toMatch(/bonus\d+ scombo×[34]/);
    expect(faults).toEqual([]);
    await close();
  });

  test('it goes on with a saved game', async () => {
    const { page, faults, close } = await openBoard({ kept: { 'lianliankan.bonus': true } });
    await pickAll(page, (await property(page, 'pairs'))[0]);
    await pickAll(page, (await property(page, 'pairs'))[0]);
    expect(await textOf(page, 'combo')).toBe('Combo ×2');
    await page.reload();
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await seconds(page)).toBeGreaterThan(20);
    const { moves } = /** @type {import('qiju').Solvable} */ (lianliankan.solve(await property(page, 'board')));
    await page.evaluate(() => {
      const { now } = performance;
      let late = 0;
      performance.now = () => now.call(performance) + (late += 5000); // no match follows the one before at once
    });
    await pickAll(page, moves.flat());
    await until(page, () => /bonus/.test(document.getElementById('result-facts')?.textContent ?? ''));
    expect(await textOf(page, 'result-facts')).toMatch(/combo×2/);
    expect(faults).toEqual([]);
    await close();
  });

  test('when it is empty the game goes on', async () => {
    const { page, faults, close } = await openBoard({ kept: { 'lianliankan.bonus': true } });
    await setBoard(page, board);
    await pickAll(page, pairs[0]);
    await page.evaluate(() => {
      const { now } = performance;
      performance.now = () => now.call(performance) + 60_000;
    });
    await until(page, () => document.getElementById('combo')?.textContent === 'No bonus left, play on');
    await pickAll(page, pairs[1]);
    expect([await seconds(page), await property(page, 'remaining')]).toEqual([0, 4]);
    await pickAll(page, [...pairs[2], ...pairs[3]]);
    await until(page, () => /bonus0 s/.test(document.getElementById('result-facts')?.textContent ?? ''));
    expect(faults).toEqual([]);
    await close();
  });

  // Firefox's driver cannot ask for reduced motion.
  if (name === 'Chromium') {
    test('who wants no motion has none', async () => {
      const { page, faults, close } = await openBoard({ kept: { 'lianliankan.bonus': true } });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await setBoard(page, board);
      expect(await isShown(page)).toBe(false);
      await page.click('#open-options');
      expect(await page.$eval('#bonus-timer', (box) => box.checkVisibility())).toBe(false);
      await page.keyboard.press('Escape');
      await pickAll(page, pairs.flat());
      await until(page, () => document.getElementById('result-facts')?.textContent);
      expect(await textOf(page, 'result-facts')).not.toMatch(/bonus/);
      expect(faults).toEqual([]);
      await close();
    });
  }
});
