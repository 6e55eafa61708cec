import { axe, boardReady, browsers, serveSite, until } from '../helpers.js';
import { click, openBoard as openPage, state, text } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const three = [112, 113, 97];

/** Waits until the computer has moved or chosen. @param {Page} page */
const answered = (page) => until(page, () => !(/** @type {any} */ (document.querySelector('gomoku-board')).thinking));

describe.each(browsers)('the opening of 五子棋 in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {string} opening @param {Record<string, unknown>} [kept] */
  const openBoard = async (opening, kept = {}) => {
    const tab = await openPage(browser, site.url, { language: 'en', kept });
    await tab.page.select('#opening', opening);
    return tab;
  };

  test('two players: the first places three stones, the second chooses a colour', async () => {
    const { page, faults, close } = await openBoard('swap', { 'wuziqi.opponent': 'none' });
    expect(await text(page, 'status')).toBe('The opening, placed by the first player: now black');
    await click(page, ...three);
    expect(await text(page, 'status')).toBe('The second player chooses a colour');
    expect(await page.$('#take-more:not([hidden])')).toBeNull();
    await click(page, 0);
    expect((await state(page)).pieces).toEqual(three);
    expect(await axe(page)).toEqual([]);
    await page.click('#take-black');
    expect(await text(page, 'status')).toBe('White to play: the first player');
    await click(page, 0);
    expect(await text(page, 'status')).toBe('Black to play: the second player');
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('moves')?.textContent === '4');
    expect(await text(page, 'status')).toBe('Black to play: the second player');
    await page.click('#undo');
    await page.click('#undo');
    expect(await text(page, 'status')).toBe('The second player chooses a colour');
    await page.click('#take-white');
    expect(await text(page, 'status')).toBe('White to play: the second player');
    expect(faults).toEqual([]);
    await close();
  });

  test('swap2: two more stones, and the first player chooses', async () => {
    const { page, faults, close } = await openBoard('swap2', { 'wuziqi.opponent': 'none' });
    await click(page, ...three);
    await page.click('#take-more');
    expect(await text(page, 'status')).toBe('The opening, placed by the second player: now white');
    await click(page, 0, 14);
    expect(await text(page, 'status')).toBe('The first player chooses a colour');
    expect(await page.$('#take-more:not([hidden])')).toBeNull();
    await page.click('#take-white');
    expect(await text(page, 'status')).toBe('White to play: the first player');
    expect(faults).toEqual([]);
    await close();
  });

  test('the computer chooses a colour, and White moves next', async () => {
    const { page, faults, close } = await openBoard('swap');
    await click(page, ...three);
    await answered(page);
    const { pieces, turn } = await state(page);
    expect(pieces.slice(0, 3)).toEqual(three);
    expect([3, 4]).toContain(pieces.length);
    expect(await text(page, 'status')).toBe(`${turn === 'black' ? 'Black' : 'White'} to play: you`);
    expect(faults).toEqual([]);
    await close();
  });

  test('the computer places three stones, and the player chooses a colour', async () => {
    const { page, faults, close } = await openBoard('swap2', { 'wuziqi.color': 'white' });
    await page.click('#restart');
    await until(page, () => /** @type {any} */ (document.querySelector('gomoku-board')).chooser === 'you');
    expect(new Set((await state(page)).pieces).size).toBe(3);
    expect(await text(page, 'status')).toBe('You choose a colour');
    await page.click('#take-black');
    await answered(page);
    expect(await state(page)).toMatchObject({ turn: 'black' });
    expect((await state(page)).pieces).toHaveLength(4);
    expect(await text(page, 'status')).toBe('Black to play: you');
    expect(faults).toEqual([]);
    await close();
  });
});
