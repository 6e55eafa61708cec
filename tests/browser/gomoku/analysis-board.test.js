// The analysis board: variations, their names and records, and the best moves; and the names of openings.
import { load } from 'qiju';
import { axe, boardReady, browsers, chooseLanguage, focused, scrollsSideways, serveSite, until } from '../helpers.js';
import { openBoard as openPage, paste, show, state, text } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const { gomoku } = await load();

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {string} names */
const points = (names) => gomoku.decode(names, { notation: 'coordinates' });

const game = points('h8 h9 i9 g7 i7');
const [I8, G8, H10, J10] = points('i8 g8 h10 j10');

/** @param {Page} page */
async function analyse(page) {
  await page.click('#analyse');
  await until(page, () => document.getElementById('variations-board')?.checkVisibility());
}

/** The moves on the analysis board. @param {Page} page @returns {Promise<number[]>} */
const moves = (page) => page.$eval('#variations-board', (board) => /** @type {any} */ (board).pieces);

/** @param {Page} page @param {number[]} line plays freely */
const play = (page, ...line) =>
  page.$eval('#variations-board', (board, all) => all.forEach((point) => /** @type {any} */ (board).play(point)), line);

/** The buttons of the tree, in the order of reading. @param {Page} page @returns {Promise<string[]>} */
const tree = (page) => page.$$eval('#tree button', (found) => found.map((button) => button.ariaLabel ?? ''));

/** @param {Page} page @returns {Promise<string>} */
const current = (page) => page.$eval('#tree [aria-current]', (button) => button.getAttribute('aria-label') ?? '');

/** @param {Page} page @returns {Promise<string | undefined>} */
const focusedId = (page) => page.evaluate(() => document.activeElement?.id);

/** @param {Page} page @param {string} id */
const isEnabled = (page, id) => page.$eval(`#${id}`, (button) => button.getAttribute('aria-disabled') !== 'true');

/** Makes a click on the export button keep its file. @param {Page} page */
const keepFile = (page) =>
  page.evaluate(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (file) => create(Object.assign(window, { file }).file);
  });

/** @param {Page} page @returns {Promise<string>} */
async function exported(page) {
  await page.click('#tree-export');
  return page.evaluate(() => /** @type {any} */ (window).file.text());
}

/** @param {Page} page @param {string} record */
const openFile = (page, record) =>
  page.$eval(
    '#tree-file',
    (input, content) => {
      const files = new DataTransfer();
      files.items.add(new File([content], 'a.sgf'));
      /** @type {HTMLInputElement} */ (input).files = files.files;
      input.dispatchEvent(new Event('change'));
    },
    record,
  );

/** @param {Page} page @param {string} words */
const noted = (page, words) =>
  until(page, (wanted) => document.getElementById('tree-note')?.textContent === wanted, words);

describe.each(browsers)('the analysis board of 五子棋 in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** Two people play. @param {View} [view] */
  const openBoard = (view) =>
    openPage(browser, site.url, { language: 'en', ...view, kept: { 'wuziqi.opponent': 'none', ...view?.kept } });

  test('what is played makes variations, which are walked through by keyboard; the game stays as it was', async () => {
    const { page, faults, close } = await openBoard();
    await show(page, game);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('gomoku-board')).seek(3));
    const before = await state(page);
    await analyse(page);
    expect(await focusedId(page)).toBe('variations-title');
    expect(await moves(page)).toEqual(game.slice(0, 3));
    expect(await text(page, 'variations-opening')).toBe('Opening: Kagetsu (direct)');
    await play(page, I8, G8);
    expect(await tree(page)).toEqual([
      'Start',
      '1 H8, Black',
      '2 H9, White',
      '3 I9, Black',
      '4 G7, White',
      '4 I8, White',
      '5 G8, Black',
      '5 I7, Black',
    ]);
    expect(await current(page)).toBe('5 G8, Black');
    expect(await text(page, 'variations-status')).toBe('White to play');
    expect(await axe(page)).toEqual([]);

    await page.focus('#tree [aria-current]');
    for (const [key, label] of /** @type {const} */ ([
      ['ArrowLeft', '4 I8, White'],
      ['ArrowUp', '4 G7, White'],
      ['ArrowRight', '5 I7, Black'],
      ['Home', 'Start'],
      ['End', '5 I7, Black'],
      ['ArrowLeft', '4 G7, White'],
      ['ArrowDown', '4 I8, White'],
      ['ArrowRight', '5 G8, Black'],
    ])) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(label);
      expect(await current(page)).toBe(label);
    }
    expect(await moves(page)).toEqual([...game.slice(0, 3), I8, G8]);
    await page.click('#tree-back');
    await page.click('#tree-back');
    await page.click('#tree-forward');
    expect(await current(page)).toBe('4 I8, White');
    await page.click('#tree-main');
    expect(await current(page)).toBe('3 I9, Black');
    expect(await isEnabled(page, 'tree-main')).toBe(false);

    await page.click('#close-variations');
    expect(await focusedId(page)).toBe('analyse');
    expect(await state(page)).toEqual(before);
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.wuziqi.saved') ?? '{}'));
    expect(saved.state).toMatchObject({ line: game, steps: 3, helped: false });
    await analyse(page);
    expect((await tree(page)).length).toBe(8);
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await analyse(page);
    expect((await tree(page)).length).toBe(8);
    expect(faults).toEqual([]);
    await close();
  });

  test('a variation is named, made the main line, removed and brought back, and comes back from its record', async () => {
    const { page, faults, close } = await openBoard();
    await show(page, game);
    await analyse(page);
    await keepFile(page);
    await page.click('#tree-back');
    await play(page, I8);
    await page.click('#tree-name');
    await page.type('#node-name', 'Mine [1]');
    await page.type('#node-comment', 'Try this');
    await page.click('#node-words button');
    expect(await focusedId(page)).toBe('tree-name');
    expect(await current(page)).toBe('5 I8 Mine [1], Black, Try this');
    const record = '(;GM[4]FF[4]CA[UTF-8]SZ[15];B[hh];W[hg];B[ig];W[gi](;B[ii])(;B[ih]N[Mine [1\\]]C[Try this]))';
    expect(await exported(page)).toBe(record);

    await page.click('#tree-promote');
    const promoted = record.replace(
      '(;B[ii])(;B[ih]N[Mine [1\\]]C[Try this])',
      '(;B[ih]N[Mine [1\\]]C[Try this])(;B[ii])',
    );
    expect(await exported(page)).toBe(promoted);
    await page.focus('#tree [aria-current]');
    await page.keyboard.press('Delete');
    expect(await text(page, 'tree-note')).toBe('1 move deleted; undo brings them back');
    expect(await focused(page)).toBe('4 G7, White');
    expect(await exported(page)).toBe('(;GM[4]FF[4]SZ[15];B[hh];W[hg];B[ig];W[gi];B[ii])');
    await page.click('#tree-undo');
    expect(await exported(page)).toBe(promoted);
    expect(await current(page)).toBe('5 I8 Mine [1], Black, Try this');
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    expect(await exported(page)).toBe(record);
    expect((await state(page)).pieces).toEqual(game);

    await openFile(page, '(;SZ[9];B[ee](;W[ff])(;W[dd];B[ed]))');
    await noted(page, 'Opened; undo brings back the tree before it');
    expect(await tree(page)).toEqual(['Start', '1 E5, Black', '2 F4, White', '2 D6, White', '3 E6, Black']);
    await openFile(page, '(;AB[ee])');
    await noted(page, 'This record has set-up stones or passes, which cannot be shown here');
    await openFile(page, '(;B[ee');
    await until(page, () => document.getElementById('tree-note')?.textContent?.startsWith('Something is missing'));
    await page.click('#tree-undo');
    expect(await exported(page)).toBe(record);
    expect(faults).toEqual([]);
    await close();
  });

  test('an imported record keeps its variations', async () => {
    const { page, faults, close } = await openBoard();
    const record = '(;GM[4]FF[4]CA[UTF-8]SZ[15];B[hh](;W[hg]N[a];B[ig])(;W[ig];B[ih]C[b]))';
    await paste(page, record);
    await analyse(page);
    await keepFile(page);
    expect(await tree(page)).toHaveLength(6);
    expect(await exported(page)).toBe(record);
    await page.$$eval('#tree button', (buttons) => /** @type {HTMLElement} */ (buttons[4]).click());
    expect(await moves(page)).toEqual(points('h8 i9 i8'));
    expect(faults).toEqual([]);
    await close();
  });

  test('the best moves are shown on their points and listed while they are wanted and the page is visible', async () => {
    const { page, faults, close } = await openBoard();
    const hide = (/** @type {boolean} */ hidden) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const ranks = () => page.$$eval('#variations-board >>> .ranked', (found) => found.length);
    const first = () => page.$eval('#best-moves', (list) => list.querySelector('b')?.textContent ?? '');
    const until1 = (/** @type {string} */ name) =>
      until(page, (wanted) => document.querySelector('#best-moves b')?.textContent === wanted, name);
    // White has four in a row, open at both ends.
    await show(page, points('a1 h8 c1 i8 e1 j8 g1 k8 h15'));
    await analyse(page);
    expect(await ranks()).toBe(0);
    await page.click('#best');
    await until(page, () => document.querySelector('#best-moves span')?.textContent === 'wins');
    expect(['G8', 'L8']).toContain(await first());
    expect(await page.$$eval('#variations-board >>> .ranked.won', (found) => found.length)).toBeGreaterThan(0);
    expect(
      await page.$$eval('#variations-board >>> [role=gridcell] button', (buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')).filter((label) => label?.includes('number 1 of')),
      ),
    ).toEqual([`${await first()}, empty, number 1 of the best moves, score +100, which wins`]);
    await page.click('#read-best');
    expect(await text(page, 'tree-note')).toMatch(/^Best moves: [GL]8 wins.*\. White wins by force$/);
    expect(await axe(page)).toEqual([]);

    const name = await first();
    await page.click('#best-moves button');
    expect(await current(page)).toBe(`10 ${name}, White`);
    expect(await text(page, 'variations-status')).toMatch(/^White wins/);
    expect(await ranks()).toBe(0);
    await page.click('#tree-undo');
    await until(page, () => document.querySelector('#best-moves span')?.textContent === 'wins');
    await hide(true);
    expect(await ranks()).toBe(0);
    await hide(false);
    await until1(name);
    await page.click('#best');
    expect(await ranks()).toBe(0);
    expect(await page.$eval('#best-moves', (list) => list.checkVisibility())).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(/** @type {View[]} */ ([{}, { language: 'zh', theme: 'dark' }, { language: 'zh-Hant' }]))(
    'the panel is beside the board, and on phones below it: %p',
    async (view) => {
      const { page, faults, close } = await openBoard({ width: 1280, height: 800, ...view });
      await show(page, game);
      await analyse(page);
      await play(page, H10, J10);
      await page.evaluate(() => scrollTo(0, 0));
      const box = (/** @type {string} */ id) =>
        page.$eval(`#${id}`, (element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        });
      expect((await box('tree')).left).toBeGreaterThan((await box('variations-board')).right);
      expect((await box('tree-main')).bottom).toBeLessThanOrEqual(800);
      await page.setViewport({ width: 390, height: 844 });
      expect((await box('tree')).top).toBeGreaterThan((await box('variations-board')).bottom);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
      await page.setViewport({ width: 320, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('an opening of renju is named in the language of the page as soon as three moves are made', async () => {
    const { page, faults, close } = await openBoard();
    await show(page, points('h8 i9'));
    expect(await text(page, 'opening-name')).toBe('');
    await show(page, points('h8 g7 g9'));
    await until(page, () => document.getElementById('opening-name')?.textContent);
    expect(await text(page, 'opening-name')).toBe('Opening: Hogetsu (indirect)');
    await chooseLanguage(page, 'zh');
    await show(page, points('h8 h7 h6 a1 a2'));
    expect(await text(page, 'opening-name')).toBe('开局：寒星（直指）');
    await chooseLanguage(page, 'zh-Hant');
    await show(page, points('h8 i9 i6'));
    expect(await text(page, 'opening-name')).toBe('開局：嵐月（斜指）');
    await show(page, points('h8 h9 a1'));
    expect(await text(page, 'opening-name')).toBe('');
    expect(faults).toEqual([]);
    await close();
  });
});
