// The review of a game: the losing move, the line that refutes it, playing on, and stopping it.
import { load } from 'qiju';
import { axe, browsers, focused, scrollsSideways, serveSite, until } from '../helpers.js';
import { click, count, label, openBoard as openPage, show, state, text } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const { gomoku } = await load();

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** White does not answer an open three. */
const lost = gomoku.decode('h8 i9 h10 h11 j9 g10 i8 k10 j8 g8 j10 j11 l8 k8 j6 g9 j7', { notation: 'coordinates' });
const reviewed = gomoku.review(lost);
const losing = Number(reviewed.losing);
const { best, forced, move: blunder } = reviewed.moves[losing];
const name = (/** @type {number} */ point) =>
  gomoku.encode([point], { notation: 'coordinates', size: 15 }).toUpperCase();

/** @param {Page} page */
const isReviewed = (page) => until(page, () => document.querySelector('#player.reviewed') !== null);

/** @param {Page} page @returns {Promise<(string | null)[]>} what the list says of each move */
const remarks = (page) => page.$$eval('#list small', (found) => found.slice(1).map(({ textContent }) => textContent));

/** @param {Page} page @param {string} id */
const isShown = (page, id) => page.$eval(`#${id}`, (element) => element.checkVisibility());

describe.each(browsers)('the review of 五子棋 in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** Two people play. @param {View} [view] */
  const openBoard = (view) =>
    openPage(browser, site.url, { language: 'en', ...view, kept: { 'wuziqi.opponent': 'none', ...view?.kept } });

  test('after a lost game the losing move is marked; its refutation is stepped through; the loser plays on', async () => {
    const { page, faults, close } = await openBoard();
    await show(page, lost.slice(0, -1));
    expect(await isShown(page, 'review-text')).toBe(true);
    await click(page, /** @type {number} */ (lost.at(-1)));
    await isReviewed(page);
    expect(await text(page, 'review-text')).toBe(`The losing move: move ${losing + 1}, White ${name(blunder)}`);
    expect(await count(page, '.losing')).toBe(1);
    expect(await label(page, blunder)).toBe(`${name(blunder)}, white, move ${losing + 1}, the losing move`);
    const words = { best: 'best', good: 'good', mistake: 'mistake', losing: 'blunder' };
    expect(await remarks(page)).toEqual(
      reviewed.moves.map(({ quality }, index) => (index === losing ? 'losing' : words[quality])),
    );

    await until(page, () => document.getElementById('review-game')?.checkVisibility());
    await page.click('#review-game');
    expect((await state(page)).pieces).toEqual(lost.slice(0, losing + 1));
    expect(await text(page, 'review-text')).toBe(
      `Move ${losing + 1}, White ${name(blunder)}: losing; ${name(best)} was better; Black wins by force`,
    );
    expect(await label(page, best)).toBe(`${name(best)}, empty, recommended`);
    expect(await axe(page)).toEqual([]);

    await page.click('#review-line');
    expect(await focused(page)).toBe('One move forward');
    expect(await text(page, 'review-text')).toBe(`Black now wins by force in ${forced.length} moves: step forward`);
    await page.keyboard.press('Enter');
    expect(await text(page, 'review-text')).toBe(`Black’s winning line: move 1 of ${forced.length}`);
    for (let step = 1; step < forced.length; step++) await page.keyboard.press('Enter');
    expect((await state(page)).pieces).toEqual([...lost.slice(0, losing + 1), ...forced]);
    expect(await count(page, '.hint')).toBe(0);
    await page.click('#review-line');
    expect(await state(page)).toMatchObject({ pieces: lost.slice(0, losing + 1), line: lost });

    await page.click('#play-on');
    expect(await state(page)).toMatchObject({ pieces: lost.slice(0, losing), line: lost, turn: 'white' });
    await click(page, best);
    expect((await state(page)).line).toEqual([...lost.slice(0, losing), best]);
    expect(await page.$('#player.reviewed')).toBeNull();
    expect(await count(page, '.losing')).toBe(0);
    await page.click('#undo');
    expect((await state(page)).line).toEqual(lost);
    await isReviewed(page);
    expect(faults).toEqual([]);
    await close();
  });

  test('an opened game is reviewed on demand; the computer answers whoever plays on', async () => {
    const { page, faults, close } = await openBoard({ kept: { 'wuziqi.opponent': 'easy', 'wuziqi.color': 'white' } });
    await until(page, () => !(/** @type {any} */ (document.querySelector('gomoku-board')).thinking));
    await show(page, lost);
    expect(await page.$('#player.reviewed')).toBeNull();
    await page.click('#review');
    await isReviewed(page);
    await page.focus(`#list li:nth-child(${lost.length + 1}) button`);
    for (let at = lost.length; at > losing + 1; at--) await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toMatch(/losing$/);
    expect(await text(page, 'review-text')).toMatch(/ was better; Black wins by force$/);
    await page.click('#play-on');
    await click(page, best);
    await until(
      page,
      (steps) => /** @type {any} */ (document.querySelector('gomoku-board')).steps === steps,
      losing + 2,
    );
    expect((await state(page)).pieces.slice(0, -1)).toEqual([...lost.slice(0, losing), best]);
    expect(faults).toEqual([]);
    await close();
  });

  test('a review is stopped by its button, and by a new game; it is asked for only while the page is visible', async () => {
    const { page, faults, close } = await openBoard();
    const hide = (/** @type {boolean} */ hidden) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await show(page, lost);
    for (const stop of ['#review', '#restart']) {
      await page.click('#review');
      await until(page, () => document.getElementById('review-text')?.textContent === 'Reviewing the game…');
      expect(await text(page, 'review')).toBe('Stop');
      await page.click(stop);
      await until(page, () => document.getElementById('review-text')?.textContent === '');
    }
    await page.click('#undo');
    expect((await state(page)).line).toEqual(lost);
    await page.click('#review');
    expect(await page.$('#player.reviewed')).toBeNull();
    await hide(false);
    await isReviewed(page);
    expect(await text(page, 'review')).toBe('Hide review');
    await page.click('#review');
    expect(await page.$('#player.reviewed')).toBeNull();
    expect(faults).toEqual([]);
    await close();
  });

  test.each(/** @type {View[]} */ ([{}, { language: 'zh', theme: 'dark' }, { language: 'zh-Hant' }]))(
    'it lies beside the board, above the fold, and on phones below the board: %p',
    async (view) => {
      const bottoms = (/** @type {Page} */ page) =>
        page.evaluate(() =>
          ['board', 'review-curve', 'review-actions', 'list'].map(
            (id) => /** @type {HTMLElement} */ (document.getElementById(id)).getBoundingClientRect().bottom,
          ),
        );
      const { page, faults, close } = await openBoard({ width: 1280, height: 800, ...view });
      await show(page, lost);
      await page.click('#review');
      await isReviewed(page);
      await page.evaluate(() => scrollTo(0, 0));
      expect(Math.max(...(await bottoms(page)))).toBeLessThanOrEqual(800);
      await page.$eval('#review-curve svg', (curve) => {
        const { left, top, width } = curve.getBoundingClientRect();
        curve.dispatchEvent(new MouseEvent('click', { clientX: left + width / 2, clientY: top + 5 }));
      });
      expect((await state(page)).pieces).toEqual(lost.slice(0, Math.round(lost.length / 2)));
      await page.setViewport({ width: 390, height: 844 });
      const [board, curve] = await bottoms(page);
      expect(curve).toBeGreaterThan(board);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
