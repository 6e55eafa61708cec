import { axe, boardReady, browsers, focused, serveSite, toggle, until } from '../helpers.js';
import { click, focusBoard, hash, label, openBoard as openPage, show, state, text, openDetails } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** The labels of the columns and the rows. @param {Page} page */
const labels = (page) =>
  page.$$eval('gomoku-board >>> :is(.column-labels, .row-labels)', (groups) =>
    groups.map((group) => [...group.children].map((child) => child.textContent).join(' ')),
  );

const letters = 'A B C D E F G H I J K L M N O';
const numbers = '15 14 13 12 11 10 9 8 7 6 5 4 3 2 1';
const backwards = (/** @type {string} */ line) => line.split(' ').reverse().join(' ');

describe.each(browsers)('appearance of 五子棋 in $name', ({ name: browserName, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const openBoard = (address = '') =>
    openPage(browser, site.url, { language: 'en', kept: { 'wuziqi.opponent': 'none' } }, address);

  test.each(/** @type {const} */ (['light', 'dark']))(
    'black stones are black and white ones white in forced colours: %s',
    async (scheme) => {
      if (browserName !== 'Chromium') return; // the only one that can be told
      const { page, close } = await openBoard('#7788');
      const session = await page.createCDPSession();
      await session.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'forced-colors', value: 'active' },
          { name: 'prefers-color-scheme', value: scheme },
        ],
      });
      const colourOf = (/** @type {string} */ colour) =>
        page.$eval(
          `gomoku-board >>> [data-stone=${colour}]`,
          (stone) => getComputedStyle(stone, '::before').backgroundColor,
        );
      expect(await colourOf('black')).toBe('rgb(0, 0, 0)');
      expect(await colourOf('white')).toBe('rgb(255, 255, 255)');
      const ofTurn = await page.$eval('#disc', (disc) => getComputedStyle(disc).backgroundColor);
      expect(ofTurn).toBe('rgb(0, 0, 0)');
      await close();
    },
  );

  test('the board is rotated and mirrored with its labels, the game stays the same', async () => {
    const { page, faults, close } = await openBoard();
    expect(await labels(page)).toEqual([letters, numbers]);
    await click(page, 0);
    await toggle(page, '#turn-board');
    expect(await labels(page)).toEqual([backwards(numbers), letters]);
    expect(await hash(page)).toBe('#00');
    expect(await label(page, 14)).toBe('A15, black, move 1, last move');
    await click(page, 0); // the top-left corner on screen
    expect((await state(page)).pieces).toEqual([0, 210]);
    expect(await label(page, 0)).toBe('A1, white, move 2, last move');
    await toggle(page, '#mirror-board');
    expect(await labels(page)).toEqual([numbers, letters]);
    expect(await label(page, 0)).toBe('A15, black, move 1');
    await toggle(page, '#turn-board');
    await toggle(page, '#turn-board');
    await toggle(page, '#turn-board');
    expect(await labels(page)).toEqual([backwards(letters), numbers]);
    await page.reload();
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    expect(await labels(page)).toEqual([backwards(letters), numbers]);
    expect((await state(page)).pieces).toEqual([0, 210]);
    await focusBoard(page);
    expect(await focused(page)).toBe('H8, empty');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('G8, empty');
    await page.keyboard.press('Enter');
    expect((await state(page)).pieces).toEqual([0, 210, 111]);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test('winning rows and forbidden points are drawn in every orientation', async () => {
    const { page, faults, close } = await openBoard('?rule=renju');
    await show(page, [79, 0, 80, 14, 51, 210, 66, 224]);
    const foul = () => page.$eval('gomoku-board >>> .forbidden path', (path) => path.getAttribute('d')?.slice(0, 8));
    expect(await foul()).toBe('M6.3 5.3');
    await toggle(page, '#mirror-board');
    expect(await foul()).toBe('M8.3 5.3');
    await toggle(page, '#mirror-board');
    await page.select('#rule', 'freestyle');
    await show(page, [0, 112, 1, 113, 2, 114, 3, 115, 4]);
    const band = () => page.$eval('gomoku-board >>> .band.winning', (rect) => rect.getAttribute('transform'));
    expect(await band()).toBe('translate(0.5 0.5) rotate(0)');
    await toggle(page, '#turn-board');
    expect(await band()).toBe('translate(14.5 0.5) rotate(90)');
    expect(await text(page, 'status')).toBe('Black wins: five in a row, A15 to E15');
    expect(faults).toEqual([]);
    await close();
  });

  test('the position is saved as an image, SVG and PNG', async () => {
    const { page, faults, close } = await openBoard('#777868');
    await page.evaluate(() => {
      URL.createObjectURL = (blob) => {
        /** @type {any} */ (window).saved = blob;
        return '#';
      };
      HTMLAnchorElement.prototype.click = function () {
        document.title = this.download;
      };
    });
    await openDetails(page, 'share-details');
    await page.click('[data-picture=svg]');
    await until(page, () => document.title === 'wuziqi-3.svg');
    const svg = await page.evaluate(() => /** @type {any} */ (window).saved.text());
    const drawn = await page.evaluate((markup) => {
      const picture = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
      const fills = [...picture.querySelectorAll('circle[r="0.44"]')].map((stone) => [
        stone.getAttribute('cx'),
        stone.getAttribute('cy'),
        stone.getAttribute('fill'),
      ]);
      return { root: picture.localName, lines: picture.querySelectorAll('line').length, fills };
    }, svg);
    expect(drawn).toEqual({
      root: 'svg',
      lines: 30,
      fills: [
        ['7.5', '7.5', '#1d2024'],
        ['8.5', '7.5', '#fffdf6'],
        ['8.5', '6.5', '#1d2024'],
      ],
    });
    await page.click('[data-picture=png]');
    await until(page, () => document.title === 'wuziqi-3.png');
    const pixels = await page.evaluate(async () => {
      const picture = await createImageBitmap(/** @type {any} */ (window).saved);
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = picture.width;
      const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      brush.drawImage(picture, 0, 0);
      const at = (/** @type {number} */ x, /** @type {number} */ y) =>
        [...brush.getImageData(Math.round((x + 0.75) * 64), Math.round((y + 0.75) * 64), 1, 1).data].join();
      return { side: picture.width, wood: at(0, 0), black: at(7.3, 7.5), white: at(8.5, 7.7) };
    });
    expect(pixels).toEqual({
      side: 16.5 * 64,
      wood: '227,195,139,255',
      black: '29,32,36,255',
      white: '255,253,246,255',
    });
    expect(await text(page, 'record-note')).toBe('The picture is saved');
    expect(faults).toEqual([]);
    await close();
  });

  test('board and stones are chosen by small pictures, and remembered', async () => {
    const { page, faults, close } = await openBoard();
    await show(page, [112, 113]);
    const looks = () =>
      page.evaluate(() => {
        const board = /** @type {HTMLElement} */ (document.querySelector('gomoku-board'));
        const stone = board.shadowRoot?.querySelector('[data-stone=black]');
        const surface = board.shadowRoot?.querySelector('.board');
        return [
          getComputedStyle(/** @type {Element} */ (surface)).backgroundColor,
          getComputedStyle(/** @type {Element} */ (stone), '::before').backgroundImage.split('(')[0],
        ];
      });
    const [wood, slate] = await looks();
    expect(slate).toBe('radial-gradient');
    await page.click('#open-options');
    await page.focus('#surface :checked');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.focus('#stones :checked');
    await page.keyboard.press('ArrowRight');
    expect(await looks()).toEqual(['rgb(118, 135, 127)', 'none']);
    await page.keyboard.press('ArrowRight');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
    await boardReady(page, 'gomoku-board');
    await show(page, [112, 113]);
    expect((await looks())[1]).toBe('repeating-linear-gradient');
    expect((await looks())[0]).not.toBe(wood);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test('the move list marks the start of a variation', async () => {
    const { page, faults, close } = await openBoard();
    await click(page, 112, 113, 97, 98);
    expect(await page.$('#branch:not([hidden])')).toBeNull();
    await page.click('#back');
    await page.click('#back');
    await click(page, 127);
    expect(await text(page, 'branch')).toContain('Another line from move 3 on');
    expect(await page.$$eval('#list li', (items) => items.findIndex((item) => item.querySelector('.branch')))).toBe(3);
    await page.click('#undo');
    expect(await state(page)).toMatchObject({ pieces: [112, 113], line: [112, 113, 97, 98] });
    expect(await page.$('#branch:not([hidden])')).toBeNull();
    expect(faults).toEqual([]);
    await close();
  });
});
