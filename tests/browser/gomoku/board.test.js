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
  click,
  count,
  focusBoard,
  hash,
  label,
  middle,
  openBoard as openPage,
  paste,
  show,
  state,
  text,
  openDetails,
  walk,
} from './page.js';

/** @typedef {import('../helpers.js').View} View */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const H8 = 112;
const column = [0, 1, 15, 16, 30, 31, 45, 46, 60];
const columnCode = '000110112021303140';
/** Black fills the gap of 3 + 2 stones in the top row: six. */
const six = [0, 210, 1, 212, 2, 214, 4, 216, 5, 218, 3];

/** Black has two open threes to make at H8, and White four corners. */
const beforeFoul = [110, 0, 111, 14, 82, 210, 97, 224];
/** Black has a three and two pairs: fours win by force. */
const beforeForce = [112, 0, 113, 14, 127, 210, 97, 224];

/** A full board on which nobody has five: no run is longer than two. */
function drawnGame() {
  /** @type {[number[], number[]]} */
  const sides = [[], []];
  for (let point = 0; point < 225; point++) sides[(((point % 15) >> 1) + Math.floor(point / 15)) & 1].push(point);
  return sides[0].flatMap((black, i) => [black, ...sides[1].slice(i, i + 1)]);
}

describe.each(browsers)('五子棋 in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** Two people play. @param {View} [view] @param {string} [address] */
  const openBoard = (view, address) =>
    openPage(browser, site.url, { ...view, kept: { 'wuziqi.opponent': 'none' } }, address);

  test('a game is played to its end with the mouse', async () => {
    const { page, faults, close } = await openBoard();
    expect(await text(page, 'status')).toBe('轮到黑棋');
    await click(page, ...column);
    expect(await state(page)).toMatchObject({ pieces: column, winner: 'black', turn: null });
    expect(await count(page, '[data-won]')).toBe(5);
    expect(await count(page, '.band:not([hidden])')).toBe(1);
    expect(await text(page, 'status')).toBe('黑棋胜：A15 到 A11 连成五子');
    await until(page, () => document.getElementById('result')?.hidden === false);
    expect(await text(page, 'result')).toMatch(/^黑棋胜：A15 到 A11 连成五子\s+自由，15 × 15\s+手数\s+9\s/);
    await click(page, 100, 0, 224);
    expect((await state(page)).pieces).toEqual(column);
    await until(page, () => document.getElementById('again')?.checkVisibility());
    await page.click('#again');
    expect(await state(page)).toMatchObject({ pieces: [], winner: null, turn: 'black' });
    await page.click('#undo');
    expect((await state(page)).pieces).toEqual(column);
    expect(faults).toEqual([]);
    await close();
  });

  test('a game is played to its end with the keyboard, from one tab stop', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await page.focus('#opponent');
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
    await until(page, () => document.getElementById('result')?.checkVisibility());
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
    await focusBoard(page);
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
    await openDetails(first.page, 'share-details');
    await first.page.click('#copy');
    await until(first.page, () => document.getElementById('record-note')?.textContent?.includes('链接'));
    await first.close();

    const { page, faults, close } = await openBoard({ language: 'en' }, address);
    expect(await state(page)).toMatchObject({ pieces: column, winner: 'black' });
    expect(await page.$eval('#rule', (select) => /** @type {HTMLSelectElement} */ (select).value)).toBe('standard');
    await page.evaluate(() => {
      location.hash = '7778';
    });
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    expect((await state(page)).pieces).toEqual([112, 113]);
    expect(await text(page, 'list')).toMatch(/Start\s+1\s+Black H8\s+2\s+White I8/);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(['zz', '777', '7777', '%e4%bd'])('an invalid link is quoted and changes nothing: %s', async (code) => {
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

  test('a game is restored at the next visit, even if a link was opened in between', async () => {
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

  test('a point is played by its coordinates; invalid coordinates are explained', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    /** @param {string} entry */
    const enter = async (entry) => {
      await page.$eval('#point', (input) => {
        /** @type {HTMLInputElement} */ (input).value = '';
      });
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
    expect(await text(page, 'status')).toBe('黑棋胜：A15 到 F15 连成 6 子');
    expect(faults).toEqual([]);
    await close();
  });

  test('a full board without five is a draw', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await page.evaluate((pieces) => {
      /** @type {any} */ (document.querySelector('gomoku-board')).pieces = pieces;
    }, drawnGame());
    expect(await state(page)).toMatchObject({ winner: 'draw', turn: null });
    expect(await text(page, 'status')).toContain('A draw');
    expect(faults).toEqual([]);
    await close();
  });

  test('an invalid move list throws an error and does not change the board', async () => {
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

  test('with confirmation the first click aims and the second places the stone', async () => {
    const { page, faults, close } = await openBoard();
    await page.select('#confirm', 'on');
    await click(page, H8);
    expect(await state(page)).toMatchObject({ pieces: [], aim: H8 });
    expect(await count(page, '.magnifier:not([hidden])')).toBe(1);
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

  // Firefox's driver has no touch input.
  if (name === 'Chromium') {
    test('touch requires a second tap', async () => {
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

  test('renju marks and explains forbidden points; choosing one a second time loses', async () => {
    const { page, faults, close } = await openBoard({}, '?rule=renju');
    await show(page, beforeFoul);
    expect(await count(page, '.forbidden')).toBe(1);
    expect(await label(page, H8)).toBe('H8 空位，三三禁手');
    await page.mouse.move(...(await middle(page, H8)));
    expect(await text(page, 'status')).toBe('H8 是三三禁手：活三 F8 到 H8，活三 H10 到 H8');
    expect(await count(page, '.explanation')).toBe(2);
    expect(await axe(page)).toEqual([]);
    await page.mouse.move(...(await middle(page, 200)));
    expect(await text(page, 'status')).toBe('轮到黑棋');
    expect(await count(page, '.explanation')).toBe(0);
    await click(page, H8);
    expect((await state(page)).pieces).toEqual(beforeFoul);
    expect(await text(page, 'status')).toContain('再下一次就算落子');
    await click(page, H8);
    expect(await state(page)).toMatchObject({ pieces: [...beforeFoul, H8], winner: 'white', turn: null });
    expect(await text(page, 'status')).toBe('白棋胜：黑棋 H8 是三三禁手');
    expect(await count(page, '.explanation')).toBe(2);
    expect(await axe(page)).toEqual([]);
    await page.click('#undo');
    await click(page, 200);
    expect(await count(page, '.forbidden')).toBe(0);
    expect(await label(page, H8)).toBe('H8 空位');
    expect(faults).toEqual([]);
    await close();
  });

  test('a forbidden point by keyboard: explained on focus, confirmed, or refused, by the setting', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '?rule=renju');
    await show(page, beforeFoul);
    await focusBoard(page);
    expect(await focused(page)).toBe('H8, empty, forbidden: double three');
    expect(await text(page, 'status')).toBe(
      'H8 is forbidden (double three): open three F8 to H8, open three H10 to H8',
    );
    await page.keyboard.press('Enter');
    expect(await state(page)).toMatchObject({ pieces: beforeFoul, aim: H8 });
    await page.keyboard.press('Escape');
    await page.select('#foul', 'refuse');
    await focusBoard(page);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
    expect((await state(page)).pieces).toEqual(beforeFoul);
    expect(await text(page, 'status')).toContain('H8 is forbidden');
    await page.select('#foul', 'lose');
    await focusBoard(page);
    await page.keyboard.press('Enter');
    expect(await state(page)).toMatchObject({ winner: 'white' });
    expect(await text(page, 'status')).toBe("White wins: Black's H8 is forbidden (double three)");
    expect(faults).toEqual([]);
    await close();
  });

  test('Caro: a five that is blocked at both ends does not win', async () => {
    const { page, faults, close } = await openBoard();
    const pieces = [112, 111, 113, 117, 114, 0, 115, 14, 116];
    await show(page, pieces);
    expect(await state(page)).toMatchObject({ winner: 'black' });
    await page.select('#rule', 'caro');
    expect(await state(page)).toMatchObject({ winner: null, turn: 'white' });
    expect(faults).toEqual([]);
    await close();
  });

  test.each([5, 9, 13, 19, 22])('a board of %i: size, labels, corners and undo', async (size) => {
    const { page, faults, close } = await openBoard({ width: 320, height: 640, language: 'en' });
    await click(page, H8);
    await page.select('#confirm', 'off');
    await page.select('#size', String(size));
    expect(await state(page)).toMatchObject({ pieces: [], size });
    expect(await count(page, '[role=gridcell]')).toBe(size * size);
    expect(await page.$eval('gomoku-board >>> [role=grid]', (grid) => grid.getAttribute('aria-label'))).toBe(
      `Gomoku board, ${size} rows and ${size} columns`,
    );
    const last = 'ABCDEFGHIJKLMNOPQRSTUV'[size - 1];
    expect(await label(page, size - 1)).toBe(`${last}${size}, empty`);
    await click(page, 0, size * size - 1);
    expect((await state(page)).pieces).toEqual([0, size * size - 1]);
    expect(await page.evaluate(() => location.search + location.hash)).toBe(
      `?size=${size}#a${size}${last.toLowerCase()}1`,
    );
    await page.type('#point', `${last}${size}`);
    await page.keyboard.press('Enter');
    expect((await state(page)).pieces).toEqual([0, size * size - 1, size - 1]);
    await focusBoard(page);
    await page.keyboard.down('Control');
    await page.keyboard.press('End');
    await page.keyboard.up('Control');
    expect(await focused(page)).toBe(`${last}1, white, move 2`);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    for (let i = 0; i < 4; i++) await page.keyboard.press('u');
    expect(await state(page)).toMatchObject({ size: 15, pieces: [H8] });
    expect(await focused(page)).toBe('H8, black, move 1, last move');
    expect(faults).toEqual([]);
    await close();
  });

  test('threats are drawn, listed and part of the points’ labels', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await show(page, [112, 33, 113, 34, 114, 35, 115, 111, 97, 0, 82, 224]);
    expect(await count(page, '.chip')).toBe(0);
    await openDetails(page, 'analysis-details');
    await page.click('#threats');
    expect(await text(page, 'threat-list')).toContain('Black: four H8 to K8, next L8');
    expect(await text(page, 'threat-list')).toContain('White: open three D13 to F13');
    expect(await count(page, '.band.four')).toBe(1);
    expect(await count(page, '.band.open-three')).toBe(2);
    expect(await count(page, '.chip.black')).toBeGreaterThan(1);
    expect(await label(page, 116)).toBe('L8, empty, black makes five here');
    expect(await axe(page)).toEqual([]);
    await focusBoard(page);
    await page.keyboard.press('t');
    expect(await count(page, '.band')).toBe(0);
    expect(await page.$eval('#threats', (box) => /** @type {HTMLInputElement} */ (box).checked)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test('a forced win is found in a worker and can be stepped through to the five', async () => {
    const { page, faults, close } = await openBoard();
    await show(page, beforeForce);
    await openDetails(page, 'analysis-details');
    await page.click('#solve');
    await until(page, () => document.getElementById('forced')?.textContent?.includes('必胜'));
    expect(await text(page, 'forced')).toMatch(/^黑棋必胜：连续冲四，共 \d+ 手/);
    const { pieces, line } = await state(page);
    expect(pieces).toEqual(beforeForce);
    expect(line.length).toBeGreaterThan(beforeForce.length);
    await focusBoard(page);
    for (let i = pieces.length; i < line.length; i++) {
      expect(await state(page)).toMatchObject({ winner: null });
      await page.keyboard.press('.');
    }
    expect(await state(page)).toMatchObject({ pieces: line, winner: 'black' });
    await page.keyboard.press(',');
    await page.keyboard.press('u');
    expect((await state(page)).pieces).toEqual(line.slice(0, -2));
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test('the absence of a forced win is reported, and a search can be stopped', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await click(page, H8, 0);
    await openDetails(page, 'analysis-details');
    await page.click('#solve');
    await until(page, () => document.getElementById('forced')?.textContent?.includes('no forced win'));
    expect(await text(page, 'forced')).toBe('Black has no forced win: proved for fours and threes');
    await page.evaluate(() => {
      document.getElementById('solve')?.click();
      document.getElementById('solve')?.click();
    });
    await until(page, () => document.getElementById('solve')?.textContent?.startsWith('Can '));
    expect((await state(page)).line).toEqual([H8, 0]);
    expect(faults).toEqual([]);
    await close();
  });

  test('keys, buttons and the move list step through the game, which continues from any move', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    const game = [112, 113, 97, 98, 82];
    await click(page, ...game);
    await focusBoard(page);
    await page.keyboard.press(',');
    expect(await state(page)).toMatchObject({ pieces: game.slice(0, 4), line: game, turn: 'black' });
    await page.keyboard.press('<');
    expect((await state(page)).pieces).toEqual([]);
    await page.keyboard.press('.');
    expect((await state(page)).pieces).toEqual([112]);
    await page.keyboard.press('>');
    expect((await state(page)).pieces).toEqual(game);
    await page.click('#first');
    await page.click('#forward');
    await page.click('#forward');
    expect((await state(page)).pieces).toEqual(game.slice(0, 2));
    expect(await text(page, 'at')).toBe('Move 2 of 5');
    await page.click('#list li:nth-child(5) button');
    expect((await state(page)).pieces).toEqual(game.slice(0, 4));
    await page.keyboard.press('ArrowUp');
    expect((await state(page)).pieces).toEqual(game.slice(0, 3));
    expect(await focused(page)).toContain('Black H9');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect((await state(page)).pieces).toEqual([112]);

    await click(page, 200);
    expect(await state(page)).toMatchObject({ pieces: [112, 200], line: [112, 200] });
    await click(page, 201);
    await page.click('#undo');
    await page.click('#undo');
    expect(await state(page)).toMatchObject({ pieces: [112], line: game });
    await page.click('#redo');
    expect(await state(page)).toMatchObject({ pieces: [112, 200], line: [112, 200, 201] });
    await page.click('#undo');
    await page.click('#last');
    expect(await state(page)).toMatchObject({ pieces: game, line: game });
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test('playback runs and pauses', async () => {
    const { page, faults, close } = await openBoard();
    await show(page, column);
    await page.select('#speed', '4');
    await page.click('#first');
    await page.click('#play');
    await until(page, () => Number(document.getElementById('moves')?.textContent) > 2);
    await page.click('#play');
    const { pieces } = await state(page);
    await new Promise((done) => setTimeout(done, 300));
    expect((await state(page)).pieces).toEqual(pieces);
    await page.click('#play');
    await until(page, () => document.getElementById('status')?.textContent?.startsWith('黑棋胜'));
    expect(await state(page)).toMatchObject({ pieces: column, winner: 'black' });
    expect(await page.$eval('#result', (card) => card.checkVisibility())).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test('games are imported in each notation, or rejected with a reason', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await click(page, H8);
    expect(await paste(page, columnCode)).toMatch(/^9 moves imported \(digits\)/);
    expect((await state(page)).pieces).toEqual(column);
    expect(await paste(page, 'h8, I8\nh9')).toMatch(/^3 moves imported \(coordinates\)/);
    expect((await state(page)).pieces).toEqual([112, 113, 97]);
    expect(await paste(page, '(;GM[4]FF[4]SZ[19];B[aa];W[ss])')).toMatch(/^2 moves imported \(SGF\)/);
    expect(await state(page)).toMatchObject({ pieces: [0, 360], size: 19 });
    expect(await hash(page)).toBe('#a19s1');
    await page.select('#size', '15');

    expect(await paste(page, 'a1b2c3')).toBe('This can be read as digits or coordinates: choose the notation');
    expect((await state(page)).pieces).toEqual([]);
    expect(await paste(page, 'a1b2c3', 'coordinates')).toMatch(/^3 moves imported/);
    const before = await state(page);
    expect(await paste(page, '')).toBe('Paste a game first');
    expect(await paste(page, '777')).toBe('Something is missing after character 3');
    expect(await paste(page, '7777')).toBe('Move 2 is where move 1 is already');
    expect(await paste(page, 'h8 p3')).toBe('The point at character 4 is not on a board of 15');
    expect(await paste(page, 'h8 !')).toBe('Character 4 "!" makes no sense there');
    expect(await paste(page, '(;SZ[19];B[aa];B[bb])')).toMatch(/^Character \d+: the colours do not take turns$/);
    expect(await paste(page, '(;SZ[15]AB[aa];W[bb])')).toMatch(/^Character \d+: stones that were set up, not played$/);
    expect(await state(page)).toEqual(before);
    await page.select('.language', 'zh');
    expect(await text(page, 'record-note')).toMatch(/^第 \d+ 个字符处：摆上的子不是下出来的$/);
    expect(await paste(page, '777')).toBe('第 3 个字符之后缺了东西');
    for (let i = 0; i < 4; i++) await page.click('#undo');
    expect(await state(page)).toMatchObject({ pieces: [0, 360], size: 19 });
    expect(faults).toEqual([]);
    await close();
  });

  test('the game is copied in each notation', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '#777868');
    await page.evaluate(() => {
      const writeText = async (/** @type {string} */ copied) => void (document.title = copied);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await openDetails(page, 'share-details');
    for (const [notation, copied] of [
      ['base15', '777868'],
      ['coordinates', 'h8 i8 i9'],
      ['sgf', '(;GM[4]FF[4]SZ[15];B[hh];W[ih];B[ig])'],
    ]) {
      await page.click(`[data-copy=${notation}]`);
      await until(page, (wanted) => document.title === wanted, copied);
    }
    await page.select('#size', '9');
    await page.click('[data-copy=base15]');
    await until(page, () => document.getElementById('record-note')?.textContent?.includes('Only a board of 15'));
    expect(faults).toEqual([]);
    await close();
  });

  test('a link contains the rule and the size', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '?rule=renju&size=9#e5d4');
    expect(await state(page)).toMatchObject({ pieces: [40, 48], size: 9, rule: 'renju' });
    expect(faults).toEqual([]);
    await close();
  });

  test.each(['?rule=gomoku', '?size=4', '?size=9#j1', '?size=9#7778'])(
    'an unknown rule, size or point in a link: %s',
    async (bad) => {
      const { page, faults, close } = await openBoard({ language: 'en' }, bad);
      expect(await text(page, 'banner')).toMatch(/^This link cannot be read: ./);
      expect(await state(page)).toMatchObject({ pieces: [], size: 15, rule: 'freestyle' });
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('a reload restores the game with the moves ahead, the rule and the size', async () => {
    const { page, close } = await openBoard();
    await page.select('#rule', 'renju');
    await page.select('#size', '9');
    await click(page, 40, 41, 31);
    await page.click('#back');
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    expect(await state(page)).toMatchObject({ pieces: [40, 41], line: [40, 41, 31], rule: 'renju', size: 9 });
    await page.goto('about:blank');
    await page.goto(`${site.url}wuziqi/`);
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    expect(await state(page)).toMatchObject({ pieces: [40, 41], line: [40, 41, 31], rule: 'renju', size: 9 });
    await close();
  });

  test('the board is one tab stop', async () => {
    const { page, close } = await openBoard();
    const seen = [];
    await page.focus('#open-settings');
    for (let i = 0; i < 15; i++) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.id));
    }
    expect(seen.filter((id) => id === 'board')).toHaveLength(1);
    expect(seen.slice(0, 6)).toEqual(['opponent', 'board', 'undo', 'redo', 'restart', 'hint']);
    expect(seen).toEqual(expect.arrayContaining(['open-options', 'watch', 'threats', 'solve', 'point']));
    await page.click('#open-options');
    const inSheet = [];
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('Tab');
      inSheet.push(await page.evaluate(() => document.activeElement?.id));
    }
    expect(inSheet).toEqual(['rule', 'size', 'opening']);
    await close();
  });

  testEachView(
    /** @type {View[]} */ ([
      { theme: 'light' },
      { theme: 'dark', language: 'en' },
      { width: 390, height: 844 },
      { width: 320, height: 640, theme: 'dark', language: 'en' },
    ]),
  )('axe finds no violations, and nothing scrolls sideways: %p', async (view) => {
    const { page, faults, close } = await openBoard(view, `#${columnCode.slice(0, -2)}`);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await toggle(page, '#numbers');
    await click(page, 60);
    expect((await state(page)).winner).toBe('black');
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });
});
