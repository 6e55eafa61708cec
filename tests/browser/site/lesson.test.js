// The lessons of the first visit: played to their end, skipped, asked for, and absent where they would be in the way.
import {
  axe,
  boardReady,
  browsers,
  focused,
  open,
  scrollsSideways,
  serveSite,
  testEachView,
  until,
} from '../helpers.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */
/** @typedef {{ x: number, y: number }} Point */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site?.close());

/** @param {Page} page @returns {Promise<boolean>} */
const isOpen = (page) => page.evaluate(() => document.querySelector('dialog#lesson[open]') !== null);

/** @param {Page} page @param {RegExp} wanted */
const says = (page, wanted) =>
  until(
    page,
    (source) => new RegExp(source).test(document.getElementById('lesson-text')?.textContent ?? ''),
    wanted.source,
  );

/** @param {Page} page @param {number} row @param {number} col @returns {Promise<Point>} the middle of a cell of the lesson's board */
const middle = (page, row, col) =>
  page.evaluate(
    (y, x) => {
      const root = document.querySelector('#lesson :is(lianliankan-board, huarong-board, gomoku-board)')?.shadowRoot;
      const field = root?.querySelector('.field, .grid')?.getBoundingClientRect();
      const rows = root?.querySelectorAll('[role=row]') ?? [];
      const [down, across] = rows.length ? [rows.length, rows[0].children.length] : [5, 4];
      const { left, top, width, height } = /** @type {DOMRect} */ (field);
      return { x: left + ((x + 0.5) * width) / across, y: top + ((y + 0.5) * height) / down };
    },
    row,
    col,
  );

/** @param {Page} page @param {[row: number, col: number][]} cells */
async function click(page, ...cells) {
  for (const [row, col] of cells) {
    const { x, y } = await middle(page, row, col);
    await page.mouse.click(x, y);
  }
}

/** @param {Page} page @param {[row: number, col: number]} from @param {[row: number, col: number]} to */
async function drag(page, from, to) {
  const [start, end] = [await middle(page, ...from), await middle(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** @param {Page} page @param {string} keys separated by spaces, such as Shift+ArrowDown */
async function press(page, keys) {
  for (const combination of keys.split(' ')) {
    const parts = /** @type {import('puppeteer-core').KeyInput[]} */ (combination.split('+'));
    const [key, ...modifiers] = parts.reverse();
    for (const modifier of modifiers) await page.keyboard.down(modifier);
    await page.keyboard.press(key);
    for (const modifier of modifiers) await page.keyboard.up(modifier);
  }
}

/** @type {{ name: string, tag: string, path: string, named: string, byMouse(page: Page): Promise<void>, byKeys(page: Page): Promise<void> }[]} */
const lessons = [
  {
    name: '连连看',
    tag: 'lianliankan-board',
    path: 'lianliankan/',
    named: '#daily=2026-11-21',
    async byMouse(page) {
      await says(page, /straight line/);
      await click(page, [0, 0], [0, 3]);
      await says(page, /may turn/);
      await click(page, [0, 0], [1, 3], [0, 1], [0, 3]);
      await says(page, /around the board/);
      await click(page, [0, 0], [0, 2]);
    },
    async byKeys(page) {
      await press(page, 'Tab Enter End Enter');
      await says(page, /may turn/);
      await press(page, 'Home Enter ArrowDown End Enter ArrowUp Enter ArrowLeft ArrowLeft Enter');
      await says(page, /around the board/);
      await press(page, 'Enter ArrowRight ArrowRight Enter');
    },
  },
  {
    name: '华容道',
    tag: 'huarong-board',
    path: 'huarongdao/',
    named: '#daily=2026-11-21',
    async byMouse(page) {
      await says(page, /block the exit/);
      await drag(page, [4, 1], [4, 0]);
      await drag(page, [4, 2], [4, 3]);
      await says(page, /way is clear/);
      await drag(page, [2.5, 1.5], [3.5, 1.5]);
    },
    async byKeys(page) {
      await press(page, 'Tab End Shift+ArrowRight ArrowLeft Shift+ArrowLeft');
      await says(page, /way is clear/);
      await press(page, 'Home ArrowDown ArrowRight Shift+ArrowDown');
    },
  },
  {
    name: '五子棋',
    tag: 'gomoku-board',
    path: 'wuziqi/',
    named: '#7788',
    async byMouse(page) {
      await says(page, /fifth stone/);
      await click(page, [7, 7]);
      await says(page, /Not there/);
      await click(page, [4, 6]);
      await says(page, /White has four/);
      await click(page, [0, 0]);
      await says(page, /Not there/);
      await click(page, [3, 6]);
    },
    async byKeys(page) {
      await press(page, `Tab Control+Home${' ArrowDown'.repeat(4)}${' ArrowRight'.repeat(6)} Enter`);
      await says(page, /White has four/);
      await press(page, 'ArrowUp Enter');
    },
  },
];

describe.each(browsers)('the lessons in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(lessons)('$name: played with the mouse, then never again unasked', async ({ tag, path, byMouse }) => {
    const { page, faults, close } = await open(browser, site.url + path, { language: 'en', firstVisit: true });
    await until(page, () => document.activeElement?.id === 'lesson-text');
    await boardReady(page, tag);
    await byMouse(page);
    await says(page, /That is all/);
    expect(await focused(page)).toBe('Play');
    await page.keyboard.press('Enter');
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('board');
    await page.reload();
    await boardReady(page, tag);
    expect(await page.evaluate(() => document.getElementById('lesson'))).toBeNull();
    expect(faults).toEqual([]);
    await close();
  });

  test.each(lessons)('$name: asked for in the settings, and played by keyboard', async ({ tag, path, byKeys }) => {
    const { page, faults, close } = await open(browser, site.url + path, { language: 'en' });
    await boardReady(page, tag);
    await page.click('#open-settings');
    await until(page, () => document.querySelector('#settings[open]') !== null);
    await page.click('#settings .open-lesson');
    await until(page, () => document.activeElement?.id === 'lesson-text');
    await until(
      page,
      (name) => /** @type {any} */ (document.querySelector(`#lesson ${name}`))?.qiju !== undefined,
      tag,
    );
    await byKeys(page);
    await says(page, /That is all/);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(lessons)('$name: skipped, and absent after an address or a game', async ({ tag, path, named }) => {
    const first = await open(browser, site.url + path, { language: 'en', firstVisit: true });
    await until(first.page, () => document.activeElement?.id === 'lesson-text');
    await first.page.click('#skip-lesson');
    expect(await isOpen(first.page)).toBe(false);
    await until(first.page, () => document.activeElement?.id === 'board');
    await first.close();
    const game = path.slice(0, -1);
    const results = { a: { zh: '中', en: 'Medium', played: 1, won: 0, best: null } };
    for (const view of /** @type {(View & { hash?: string })[]} */ ([
      { hash: named },
      { kept: { [`${game}.results`]: results } },
      { storage: false },
    ])) {
      const { page, close } = await open(browser, site.url + path + (view.hash ?? ''), { ...view, firstVisit: true });
      await boardReady(page, tag);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      expect(await page.evaluate(() => document.getElementById('lesson'))).toBeNull();
      await close();
    }
  });

  testEachView(
    lessons.flatMap((lesson) =>
      /** @type {View[]} */ ([
        { width: 1280, height: 800 },
        { width: 320, height: 640, theme: 'dark' },
        { width: 844, height: 390, theme: 'dark', touch: true },
      ]).map((view) => ({ ...lesson, view, size: `${view.width}×${view.height}` })),
    ),
  )('$name at $size: nothing scrolls sideways, and axe finds nothing', async ({ tag, path, view }) => {
    const { page, faults, close } = await open(browser, site.url + path, { ...view, firstVisit: true });
    await until(page, () => document.activeElement?.id === 'lesson-text');
    await until(
      page,
      (name) => /** @type {any} */ (document.querySelector(`#lesson ${name}`))?.qiju !== undefined,
      tag,
    );
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.$eval('#lesson', (dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
