import { load } from 'qiju';
import { axe, boardReady, browsers, focused, serveSite, toggle, until } from '../helpers.js';
import { click, focusBoard, middle, openBoard as openPage, show, state, text, walk } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const { gomoku } = await load();

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const H8 = 112;

/** Waits until the computer has moved. @param {Page} page */
const answered = (page) => until(page, () => !(/** @type {any} */ (document.querySelector('gomoku-board')).thinking));

/** @param {Page} page @returns {Promise<Record<string, any>>} */
const results = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.wuziqi.results') ?? '{}'));

/** @param {Page} page @returns {Promise<string>} the latest announcement */
const announced = (page) => page.$eval('gomoku-board >>> .live-region', (element) => element.textContent ?? '');

/**
 * Plays a game to its end, with the engine's moves.
 * @param {Page} page
 * @param {(point: number, pieces: number[]) => Promise<void>} place a stone of the player's
 */
async function playOut(page, place) {
  for (;;) {
    await answered(page);
    const { pieces, turn } = await state(page);
    if (!turn) return;
    await place(gomoku.bestMove(pieces, { level: 'expert' }).move, pieces);
    expect((await state(page)).pieces.length).toBeGreaterThan(pieces.length);
  }
}

/** The result on the page matches the winner. @param {Page} page @param {string} own colour @returns {Promise<boolean>} did the player win? */
async function expectEnd(page, own) {
  const { winner } = await state(page);
  const title = await text(page, 'status');
  expect(title).toMatch(
    winner === own ? /^(You win|你胜了)/ : winner === 'draw' ? /^(A draw|和棋)/ : /^(The computer wins|电脑胜)/,
  );
  return winner === own;
}

describe.each(browsers)('五子棋 against the computer in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [address] */
  const openBoard = (view, address) => openPage(browser, site.url, view, address);

  test('a first-time visitor plays the computer with the mouse; the result is stored by level', async () => {
    const { page, faults, close } = await openBoard();
    expect(await page.$eval('#opponent', (select) => /** @type {HTMLSelectElement} */ (select).value)).toBe('easy');
    expect(await text(page, 'status')).toBe('轮到你（黑棋）');
    await playOut(page, (point) => click(page, point));
    const won = await expectEnd(page, 'black');
    expect(won).toBe(true);
    const { pieces } = await state(page);
    const level = { zh: '自由，15 × 15，电脑 · 初级', en: 'Freestyle, 15 × 15, Computer, easy' };
    expect(await results(page)).toEqual({ 'freestyle.15.easy': { ...level, played: 1, won: 1, best: pieces.length } });
    await until(page, () => document.getElementById('again')?.checkVisibility());
    expect(await axe(page)).toEqual([]);
    await page.click('#again');
    expect(await state(page)).toMatchObject({ pieces: [], turn: 'black' });
    expect(faults).toEqual([]);
    await close();
  });

  test('a game by keyboard; the computer moves first and its moves are announced', async () => {
    const { page, faults, close } = await openBoard({ language: 'en', kept: { 'wuziqi.color': 'white' } });
    await answered(page);
    expect((await state(page)).pieces).toHaveLength(1);
    expect(await announced(page)).toMatch(/^The computer: [A-O]\d+, black, move 1\. White to play: you$/);
    await page.focus('#opponent');
    await page.keyboard.press('Tab');
    let at = H8;
    await playOut(page, async (point, pieces) => {
      await walk(page, at, point);
      await page.keyboard.press('Enter');
      at = point;
      if ((await state(page)).turn) {
        expect(await focused(page)).toMatch(new RegExp(`white, move ${pieces.length + 1}(, last move)?$`));
      }
    });
    const won = await expectEnd(page, 'white');
    await until(page, () => document.getElementById('again')?.checkVisibility());
    expect(await focused(page)).toMatch(won ? /^You win/ : /^(The computer wins|A draw)/);
    expect(faults).toEqual([]);
    await close();
  });

  // Firefox's driver has no touch input.
  if (name === 'Chromium') {
    test('a game by touch, two taps per stone', async () => {
      const { page, faults, close } = await openBoard({ width: 390, height: 844, touch: true });
      // A tap misses what is still being scrolled to.
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await playOut(page, async (point) => {
        for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(...(await middle(page, point)));
      });
      await expectEnd(page, 'black');
      await until(page, () => document.getElementById('again')?.checkVisibility());
      await page.tap('#again');
      expect((await state(page)).pieces).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    });
  }

  test('thinking is announced; it can be stopped and resumed, or the player moves for the computer', async () => {
    const { page, faults, close } = await openBoard({ language: 'en', kept: { 'wuziqi.opponent': 'master' } });
    const first = 32; // not in the opening book
    await click(page, first);
    expect(await text(page, 'status')).toBe('The computer is thinking…');
    expect(await announced(page)).toBe('C13, black, move 1. The computer is thinking…');
    await click(page, 0);
    expect(await text(page, 'status')).toBe('The computer is thinking: wait for your turn');
    expect(await axe(page)).toEqual([]);
    await page.click('#undo');
    await click(page, first);
    await page.click('#hint');
    expect(await announced(page)).toBe('The computer stopped thinking');
    expect(await text(page, 'status')).toBe('White to play: the computer');
    await new Promise((done) => setTimeout(done, 400));
    expect((await state(page)).pieces).toEqual([first]);
    expect(await text(page, 'hint')).toBe('Computer moves');
    await click(page, 113);
    expect(await state(page)).toMatchObject({ pieces: [first, 113], turn: 'black' });
    await click(page, 97);
    await page.click('#hint');
    await page.click('#hint');
    await answered(page);
    const { pieces } = await state(page);
    expect(pieces.slice(0, 3)).toEqual([first, 113, 97]);
    expect(pieces).toHaveLength(4);
    expect(faults).toEqual([]);
    await close();
  });

  test('undo takes back the answer and the move before it; stepping back starts no search, a new move does', async () => {
    const { page, faults, close } = await openBoard();
    for (const point of [H8, 0, 14]) {
      await answered(page);
      await click(page, point);
    }
    await answered(page);
    const { pieces } = await state(page);
    expect(pieces).toHaveLength(6);
    await page.click('#undo');
    expect((await state(page)).pieces).toEqual(pieces.slice(0, 4));
    await page.click('#redo');
    expect((await state(page)).pieces).toEqual(pieces);
    await focusBoard(page);
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    await new Promise((done) => setTimeout(done, 600));
    expect((await state(page)).pieces).toEqual(pieces.slice(0, 3));
    await page.keyboard.press('.');
    await click(page, 210);
    await answered(page);
    const branch = (await state(page)).pieces;
    expect(branch.slice(0, 5)).toEqual([...pieces.slice(0, 4), 210]);
    expect(branch).toHaveLength(6);
    expect(await text(page, 'branch')).toContain('第 5 手起');
    await page.click('#undo');
    expect(await state(page)).toMatchObject({ pieces: pieces.slice(0, 4), line: pieces });
    expect(faults).toEqual([]);
    await close();
  });

  test('colours are swapped during a game, or alternate between games', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await click(page, H8);
    await answered(page);
    await toggle(page, '#swap');
    await answered(page);
    expect((await state(page)).pieces).toHaveLength(3);
    expect(await text(page, 'status')).toBe('White to play: you');
    await page.select('#color', 'turns');
    await page.click('#restart');
    expect(await text(page, 'status')).toBe('Black to play: you');
    await click(page, H8);
    await answered(page);
    await page.click('#restart');
    await answered(page);
    expect((await state(page)).pieces).toHaveLength(1);
    expect(await text(page, 'status')).toBe('White to play: you');
    await page.select('#opponent', 'none');
    expect(await text(page, 'status')).toBe('White to play');
    expect(faults).toEqual([]);
    await close();
  });

  test('opponent, level and colour are restored at the next visit, and the computer moves', async () => {
    const { page, close } = await openBoard({ language: 'en' });
    await page.select('#opponent', 'normal');
    await click(page, H8);
    await answered(page);
    await toggle(page, '#swap');
    await answered(page);
    const { pieces } = await state(page);
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('moves')?.textContent === '3');
    expect((await state(page)).pieces).toEqual(pieces);
    expect(await page.$eval('#opponent', (select) => /** @type {HTMLSelectElement} */ (select).value)).toBe('normal');
    expect(await text(page, 'status')).toBe('White to play: you');
    await page.select('#opponent', 'hard');
    await click(page, 0);
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('moves')?.textContent === '5');
    expect((await state(page)).pieces.slice(0, 4)).toEqual([...pieces, 0]);
    await close();
  });

  test('the opponent stays if the computer moves while the page is reloaded', async () => {
    const { page, close } = await openBoard({ language: 'en' });
    await click(page, H8);
    const before = await page.evaluate(() => location.hash);
    await answered(page);
    // Chromium keeps the URL from before the move, and the state sometimes.
    for (const keepsState of [true, false]) {
      await page.evaluate(
        (hash, keeps) => history.replaceState(keeps ? history.state : null, '', hash),
        before,
        keepsState,
      );
      await page.reload();
      await boardReady(page, 'gomoku-board');
      await until(page, () => document.getElementById('moves')?.textContent === '2');
      expect(await text(page, 'status')).toBe('Black to play: you');
    }
    await close();
  });

  test('a move that is taken back and played again is saved', async () => {
    const { page, close } = await openBoard({ language: 'en' });
    await page.select('#opponent', 'none');
    await click(page, H8, 0);
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    await toggle(page, '#undo');
    await click(page, 0);
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.wuziqi.saved') ?? '{}'));
    expect(saved.state.steps).toBe(2);
    await close();
  });

  test('in a game from a link the computer answers only after an opponent is chosen', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '#777868');
    expect(await text(page, 'status')).toBe('White to play');
    await new Promise((done) => setTimeout(done, 500));
    expect((await state(page)).pieces).toEqual([112, 113, 98]);
    await page.select('#opponent', 'easy');
    await answered(page);
    expect((await state(page)).pieces).toHaveLength(4);
    expect(faults).toEqual([]);
    await close();
  });

  test('after an invalid link the computer still answers', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '#zz');
    expect(await text(page, 'banner')).toBe('This link cannot be read: zz');
    await click(page, H8);
    await answered(page);
    expect((await state(page)).pieces).toHaveLength(2);
    expect(faults).toEqual([]);
    await close();
  });

  test('a board that is removed while the computer thinks continues when it is inserted again', async () => {
    const { page, faults, close } = await openBoard();
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('gomoku-board'));
      const { parentNode, nextSibling } = board;
      board.play(112);
      board.remove();
      parentNode.insertBefore(board, nextSibling);
    });
    await answered(page);
    expect((await state(page)).pieces).toHaveLength(2);
    expect(faults).toEqual([]);
    await close();
  });

  test('a win of the computer is not counted as the player’s', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await show(page, [0, 112, 2, 113, 4, 114, 6, 115]);
    await click(page, 224);
    await answered(page);
    expect(await state(page)).toMatchObject({ winner: 'white' });
    expect(await text(page, 'status')).toMatch(/^The computer wins: five in a row, /);
    expect(await results(page)).toMatchObject({ 'freestyle.15.easy': { played: 1, won: 0 } });
    expect(faults).toEqual([]);
    await close();
  });
});
