import { axe, boardReady, browsers, focused, open, scrollsSideways, serveSite, until } from './helpers.js';

/** @typedef {import('./helpers.js').Page} Page */
/** @typedef {import('./helpers.js').View} View */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {Page} page @returns {Promise<{pieces: number[], winner: string | null, turn: string | null, aim: number | null}>} */
const state = (page) =>
  page.evaluate(() => {
    const { pieces, verdict, turn, aim } = /** @type {any} */ (document.querySelector('gomoku-board'));
    return { pieces, winner: verdict.winner, turn, aim };
  });

/** @param {Page} page @param {number} point @returns {Promise<[number, number]>} the middle of it on the screen */
const middle = (page, point) =>
  page.evaluate((index) => {
    const board = document.querySelector('gomoku-board');
    board?.scrollIntoView({ block: 'center' });
    const buttons = board?.shadowRoot?.querySelectorAll('[role=gridcell] button') ?? [];
    const box = buttons[index].getBoundingClientRect();
    return /** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  }, point);

/** @param {Page} page @param {number[]} points */
async function click(page, ...points) {
  for (const point of points) await page.mouse.click(...(await middle(page, point)));
}

/** Walks from one point to another with the arrow keys. @param {Page} page @param {number} from @param {number} to */
async function walk(page, from, to) {
  const down = Math.floor(to / 15) - Math.floor(from / 15);
  const right = (to % 15) - (from % 15);
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** @param {Page} page @param {string} id @returns {Promise<string>} what is seen of it */
const text = (page, id) => page.$eval(`#${id}`, (element) => /** @type {HTMLElement} */ (element).innerText);

/** @param {Page} page @param {string} selector in the board's shadow root @returns {Promise<number>} how many are seen */
const count = (page, selector) =>
  page.$$eval(`gomoku-board >>> ${selector}`, (found) => found.length);

/** @param {Page} page */
const hash = (page) => page.evaluate(() => location.hash);

const H8 = 112;
const column = [0, 1, 15, 16, 30, 31, 45, 46, 60];
const columnCode = '000110112021303140';
/** Black fills the gap of 3 + 2 stones in the top row: six. */
const six = [0, 210, 1, 212, 2, 214, 4, 216, 5, 218, 3];

/** A full board on which nobody has five: no run is longer than two. */
function drawnGame() {
  /** @type {[number[], number[]]} */
  const sides = [[], []];
  for (let point = 0; point < 225; point++) sides[(((point % 15) >> 1) + Math.floor(point / 15)) & 1].push(point);
  return sides[0].flatMap((black, i) => [black, ...sides[1].slice(i, i + 1)]);
}

describe.each(browsers)('五子棋 in $name', ({ name, launch }) => {
  /** @type {import('./helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [address] */
  const openBoard = async (view, address = '') => {
    const tab = await open(browser, `${site.url}wuziqi/${address}`, view);
    await boardReady(tab.page, 'gomoku-board');
    await until(tab.page, () => document.getElementById('status')?.textContent);
    return tab;
  };

  test('a game is played to its end with the mouse', async () => {
    const { page, faults, close } = await openBoard();
    expect(await text(page, 'status')).toBe('轮到黑棋');
    await click(page, ...column);
    expect(await state(page)).toMatchObject({ pieces: column, winner: 'black', turn: null });
    expect(await count(page, '[data-won]')).toBe(5);
    expect(await count(page, '.band:not([hidden])')).toBe(1);
    expect(await text(page, 'result')).toMatch(/黑棋胜：A15 到 A11 连成五子\s+共 9 手/);
    await click(page, 100, 0, 224);
    expect((await state(page)).pieces).toEqual(column);
    await page.click('#again');
    expect(await state(page)).toMatchObject({ pieces: [], winner: null, turn: 'black' });
    await page.click('#undo');
    expect((await state(page)).pieces).toEqual(column);
    expect(faults).toEqual([]);
    await close();
  });

  test('a game is played to its end with the keyboard, from one tab stop', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await page.focus('#theme');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('H8, empty');
    let at = H8;
    for (const point of [112, 113, 127, 98, 97, 83, 52, 68, 200, 53]) {
      await walk(page, at, point);
      await page.keyboard.press(point % 2 ? 'Enter' : ' ');
      at = point;
      if (point === H8) expect(await focused(page)).toBe('H8, black, move 1, last move');
    }
    expect(await state(page)).toMatchObject({ winner: 'white', turn: null });
    expect(await focused(page)).toBe('White wins: five in a row, I12 to I8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await state(page)).pieces).toEqual([]);
    expect(await focused(page)).toBe('I12, empty');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('Undo');
    expect(faults).toEqual([]);
    await close();
  });

  test('moves are undone and redone, by button and by key', async () => {
    const { page, faults, close } = await openBoard();
    await click(page, 112, 113, 97);
    await page.click('#undo');
    expect((await state(page)).pieces).toEqual([112, 113]);
    await page.click('#undo');
    await page.click('#undo');
    await page.click('#undo');
    expect(await focused(page)).toContain('撤销');
    expect((await state(page)).pieces).toEqual([]);
    await page.click('#redo');
    expect((await state(page)).pieces).toEqual([112]);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('gomoku-board')).focus());
    await page.keyboard.press('U');
    await page.keyboard.press('u');
    expect((await state(page)).pieces).toEqual([]);
    await page.keyboard.down('Shift');
    await page.keyboard.press('U');
    await page.keyboard.press('U');
    await page.keyboard.up('Shift');
    expect((await state(page)).pieces).toEqual([112, 113]);
    expect(await hash(page)).toBe('#7778');
    expect(faults).toEqual([]);
    await close();
  });

  test('the address holds the game, and a fresh page reads it', async () => {
    const first = await openBoard();
    await click(first.page, ...column);
    expect(await hash(first.page)).toBe(`#${columnCode}`);
    await first.page.select('#rule', 'standard');
    const address = await first.page.evaluate(() => location.search + location.hash);
    expect(address).toBe(`?rule=standard#${columnCode}`);
    await first.page.click('#copy');
    await until(first.page, () => document.getElementById('note')?.textContent?.includes('链接'));
    await first.close();

    const { page, faults, close } = await openBoard({ language: 'en' }, address);
    expect(await state(page)).toMatchObject({ pieces: column, winner: 'black' });
    expect(await page.$eval('#rule', (select) => /** @type {HTMLSelectElement} */ (select).value)).toBe('standard');
    await page.evaluate(() => {
      location.hash = '7778';
    });
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    expect((await state(page)).pieces).toEqual([112, 113]);
    expect(await text(page, 'list')).toMatch(/1\s+Black H8\s+2\s+White I8/);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(['zz', '777', '7777', '%e4%bd'])('a bad link is shown as it came, and changes nothing: %s', async (code) => {
    const { page, faults, close } = await openBoard({}, `#${code}`);
    expect(await text(page, 'banner')).toBe(`链接无法识别：${code}`);
    expect((await state(page)).pieces).toEqual([]);
    await click(page, H8);
    expect(await text(page, 'banner')).toBe('');
    await page.evaluate((bad) => {
      location.hash = bad;
    }, code);
    await page.waitForSelector('#banner:not([hidden])');
    expect(await text(page, 'banner')).toContain(code);
    expect((await state(page)).pieces).toEqual([H8]);
    expect(faults).toEqual([]);
    await close();
  });

  test('a game is there again at the next visit, though a link was looked at in between', async () => {
    const { page, close } = await openBoard();
    await click(page, 112, 97);
    await page.goto('about:blank');
    await page.goto(`${site.url}wuziqi/`);
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    expect(await state(page)).toMatchObject({ pieces: [112, 97], turn: 'black' });
    await page.goto('about:blank');
    await page.goto(`${site.url}wuziqi/#${columnCode}`);
    await until(page, () => document.getElementById('moves')?.textContent === '9');
    await page.goto('about:blank');
    await page.goto(`${site.url}wuziqi/`);
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    await close();
  });

  test('a point is played by its name, and a name that is none is refused in words', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    /** @param {string} entry */
    const enter = async (entry) => {
      await page.$eval('#point', (input) => (/** @type {HTMLInputElement} */ (input).value = ''));
      await page.type('#point', entry);
      await page.keyboard.press('Enter');
    };
    await enter('h8');
    await enter(' Ａ15 ');
    expect((await state(page)).pieces).toEqual([112, 0]);
    for (const bad of ['P3', 'A0', 'A16', '']) {
      await enter(bad);
      expect(await text(page, 'note')).toContain(`no point "${bad}"`);
    }
    await enter('H8');
    expect(await text(page, 'note')).toBe('H8 already has a stone');
    expect((await state(page)).pieces).toEqual([112, 0]);
    expect(faults).toEqual([]);
    await close();
  });

  test('exactly five: six in a row do not win under the standard rule', async () => {
    const { page, faults, close } = await openBoard({}, '?rule=standard#e0');
    await page.click('#undo');
    await click(page, ...six);
    expect(await state(page)).toMatchObject({ winner: null, turn: 'white' });
    await page.select('#rule', 'freestyle');
    expect(await state(page)).toMatchObject({ winner: 'black', turn: null });
    expect(await count(page, '[data-won]')).toBe(6);
    expect(await text(page, 'result-title')).toBe('黑棋胜：A15 到 F15 连成 6 子');
    expect(faults).toEqual([]);
    await close();
  });

  test('a full board without five is a draw', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await page.evaluate((pieces) => {
      /** @type {any} */ (document.querySelector('gomoku-board')).pieces = pieces;
    }, drawnGame());
    expect(await state(page)).toMatchObject({ winner: 'draw', turn: null });
    expect(await text(page, 'result')).toContain('A draw');
    expect(faults).toEqual([]);
    await close();
  });

  test('a bad list throws the reason and leaves the board as it was', async () => {
    const { page, close } = await openBoard({}, '#7778');
    const reasons = await page.evaluate(() =>
      [[0, 0], [225], [-1], [0.5], 'h8', null].map((pieces) => {
        try {
          /** @type {any} */ (document.querySelector('gomoku-board')).pieces = pieces;
          return '';
        } catch (error) {
          return String(error);
        }
      }),
    );
    for (const reason of reasons) expect(reason).toMatch(/^(Type|Range)Error: gomoku\.judge: pieces/);
    expect((await state(page)).pieces).toEqual([112, 113]);
    await close();
  });

  test('where moves are confirmed, a click aims and a second one places', async () => {
    const { page, faults, close } = await openBoard();
    await page.select('#confirm', 'on');
    await click(page, H8);
    expect(await state(page)).toMatchObject({ pieces: [], aim: H8 });
    expect(await count(page, '.loupe:not([hidden])')).toBe(1);
    expect(await axe(page)).toEqual([]);
    await click(page, 113);
    expect(await state(page)).toMatchObject({ pieces: [], aim: 113 });
    await click(page, 113);
    expect(await state(page)).toMatchObject({ pieces: [113], aim: null });
    await click(page, 0);
    await page.keyboard.press('Escape');
    expect(await state(page)).toMatchObject({ pieces: [113], aim: null });
    await click(page, 0);
    await page.click('#place');
    expect(await state(page)).toMatchObject({ pieces: [113, 0], aim: null });
    expect(faults).toEqual([]);
    await close();
  });

  // Firefox offers its driver no touch screen.
  if (name === 'Chromium') {
    test('a finger taps twice', async () => {
      const { page, faults, close } = await openBoard({ width: 390, height: 844, touch: true });
      /** @param {number} point */
      const tap = async (point) => page.touchscreen.tap(...(await middle(page, point)));
      await tap(H8);
      expect(await state(page)).toMatchObject({ pieces: [], aim: H8 });
      expect(await text(page, 'status')).toContain('选中 H8');
      await tap(H8);
      expect(await state(page)).toMatchObject({ pieces: [H8], aim: null });
      await tap(0);
      await page.tap('#place');
      expect(await state(page)).toMatchObject({ pieces: [H8, 0], aim: null });
      expect(faults).toEqual([]);
      await close();
    });
  }

  test('the board is one tab stop', async () => {
    const { page, close } = await openBoard();
    const seen = [];
    await page.focus('#theme');
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.id));
    }
    expect(seen.filter((id) => id === 'board')).toHaveLength(1);
    expect(seen.slice(0, 4)).toEqual(['board', 'undo', 'redo', 'restart']);
    expect(seen).toEqual(expect.arrayContaining(['rule', 'confirm', 'numbers', 'point', 'copy', 'list']));
    await close();
  });

  test.each(/** @type {View[]} */ ([{ theme: 'light' }, { theme: 'dark', language: 'en' }, { width: 390, height: 844 }, { width: 320, height: 640, theme: 'dark', language: 'en' }]))(
    'axe finds nothing, and nothing scrolls sideways: %p',
    async (view) => {
      const { page, faults, close } = await openBoard(view, `#${columnCode.slice(0, -2)}`);
      expect(await axe(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await page.click('#numbers');
      await click(page, 60);
      expect((await state(page)).winner).toBe('black');
      expect(await axe(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
