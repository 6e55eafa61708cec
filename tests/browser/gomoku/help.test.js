import { axe, browsers, serveSite, until } from '../helpers.js';
import { click, count, focusBoard, label, openBoard as openPage, show, state, text, openDetails } from './page.js';

/** @typedef {import('../helpers.js').View} View */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const H8 = 112;
/** Black has four in a row, open at L8 alone. */
const four = [112, 111, 113, 0, 114, 14, 115, 224];
const L8 = 116;

describe.each(browsers)('hints and evaluation of 五子棋 in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** Two people play. @param {View} [view] */
  const openBoard = (view) => openPage(browser, site.url, { ...view, kept: { 'wuziqi.opponent': 'none' } });

  test('a hint is marked and announced, and the win sets no record', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await click(page, ...four);
    await page.click('#hint');
    await until(page, () => document.getElementById('status')?.textContent?.startsWith('Hint'));
    expect(await text(page, 'status')).toBe('Hint: black at L8, which wins');
    expect(await count(page, '.hint')).toBe(1);
    expect(await label(page, L8)).toBe('L8, empty, recommended');
    expect(await axe(page)).toEqual([]);
    await click(page, L8);
    expect(await count(page, '.hint')).toBe(0);
    expect(await state(page)).toMatchObject({ winner: 'black' });
    const results = await page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.wuziqi.results') ?? '{}'));
    expect(results).toMatchObject({ 'freestyle.15': { played: 1, won: 1, best: null } });
    expect(faults).toEqual([]);
    await close();
  });

  test('a hint by keyboard, which a move removes; and one in a lost position', async () => {
    const { page, faults, close } = await openBoard();
    await focusBoard(page);
    await page.keyboard.press('h');
    await until(page, () => document.getElementById('status')?.textContent === '提示：黑棋下 H8');
    await page.keyboard.press('Enter');
    expect(await text(page, 'status')).toBe('轮到白棋');
    await show(page, [112, 0, 113, 2, 114, 30, 115]);
    await focusBoard(page);
    await page.keyboard.press('h');
    await until(page, () => document.getElementById('status')?.textContent?.startsWith('提示'));
    expect(await text(page, 'status')).toMatch(/^提示：白棋下 [A-O]8，不过怎样都挡不住了$/);
    expect(faults).toEqual([]);
    await close();
  });

  test('the evaluation bar shows who is ahead, if it is switched on', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await openDetails(page, 'analysis-details');
    expect(await page.$('#evaluation:not([hidden])')).toBeNull();
    await page.click('#watch');
    await show(page, four);
    await until(page, () => document.getElementById('evaluation-text')?.textContent === 'Black wins by force');
    expect(
      await page.$eval('#evaluation-bar', (bar) => [
        bar.getAttribute('aria-valuenow'),
        bar.getAttribute('aria-valuetext'),
      ]),
    ).toEqual(['100', 'Black wins by force']);
    await show(page, [H8]);
    await until(page, () =>
      /^(Even|Black is ahead)$/.test(document.getElementById('evaluation-text')?.textContent ?? ''),
    );
    await show(page, [0, 112, 2, 113, 4, 114, 30, 115]);
    await until(page, () => document.getElementById('evaluation-text')?.textContent === 'White wins by force');
    expect(await axe(page)).toEqual([]);
    await page.click('#watch');
    expect(await page.$('#evaluation:not([hidden])')).toBeNull();
    expect(faults).toEqual([]);
    await close();
  });
});
