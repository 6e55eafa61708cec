// Boards fit every window: large where there is room, never below their least size, and never wider than the window.
import { pages } from '../../../web/tools/site/layout.js';
import { isFull } from '../../full.js';
import { firstBoardReady, open, scrollsSideways } from '../helpers.js';
import { browser, site } from '../shared-browser.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

/** The least sides of a tile, a soldier and a point, in CSS pixels, and with a finger in a window that has no room for them. */
const least = /** @type {const} */ ({
  lianliankan: { mouse: 40, touch: 35 },
  huarongdao: { mouse: 54, touch: 54 },
  wuziqi: { mouse: 28, touch: 21 },
});

/** A window of 1280×800 at 200 % and 400 % has the second and third size. @type {View[]} */
const windows = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 320, height: 200 },
  { width: 320, height: 640, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 667, height: 375, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1920, height: 1080 },
];

/** @param {Page} page @returns {Promise<{ cell: number, content: number } & Record<'board' | 'header' | 'settings' | 'side' | 'actions', DOMRect>>} */
const boxes = (page) =>
  page.evaluate(() => {
    const board = /** @type {HTMLElement} */ (
      document.querySelector('.game > :is(lianliankan-board, huarong-board, gomoku-board)')
    );
    const cell = board.shadowRoot?.querySelector('[role=gridcell], .piece.soldier');
    const stage = board.shadowRoot?.querySelector('.stage > *');
    const boxOf = (/** @type {Element | null | undefined} */ element) => element?.getBoundingClientRect().toJSON();
    const head = /** @type {Element} */ (document.querySelector('.head'));
    return {
      cell: boxOf(cell).width,
      content: head.getBoundingClientRect().top + parseFloat(getComputedStyle(head).paddingTop),
      board: boxOf(stage),
      header: boxOf(document.querySelector('.header')),
      settings: boxOf(document.querySelector('#open-settings')),
      side: boxOf(document.querySelector('.side')),
      actions: boxOf(document.querySelector('.actions')),
    };
  });

describe.each(/** @type {(keyof typeof least)[]} */ (Object.keys(least)))('%s', (name) => {
  test.each(windows.flatMap((view) => [view, { ...view, language: /** @type {const} */ ('en') }]))(
    'fits a window of %p',
    async (view) => {
      const { page, faults, close } = await open(browser, `${site.url}${name}/`, view);
      await firstBoardReady(page);
      await page.evaluate(() => scrollTo(0, 0));
      const { width = 0, height = 0, touch } = view;
      const { cell, board, header, settings, content, side, actions } = await boxes(page);
      expect(await scrollsSideways(page)).toBe(false);
      // A board of 15 lines cannot have points of 28 pixels in a window of 320.
      const isNarrow = width < 480;
      expect(cell).toBeGreaterThanOrEqual(least[name][touch || isNarrow ? 'touch' : 'mouse']);
      if (touch && (width < 480 || height < 500)) {
        expect(settings.bottom).toBeLessThan(64); // in the first line, and nothing lies below it
        expect(settings.right).toBeLessThanOrEqual(width);
        expect(header.bottom).toBeLessThanOrEqual(content + 8);
      }
      if (width >= 900 || (touch && width > height && height < 500)) {
        // Beside everything else, and seen at once from its top to its bottom.
        expect(side.left).toBeGreaterThanOrEqual(board.right);
        expect(actions.left).toBeGreaterThanOrEqual(board.right);
        expect(board.top).toBeGreaterThanOrEqual(0);
        expect(board.bottom).toBeLessThanOrEqual(height);
      }
      if (touch && width === 390) {
        // Under it, with nothing of it below the bar of actions.
        expect(board.bottom).toBeLessThanOrEqual(actions.top);
        expect(actions.bottom).toBeLessThanOrEqual(height);
      }
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('uses the height of a large window', async () => {
    const { page, close } = await open(browser, `${site.url}${name}/`, { width: 1280, height: 800 });
    await firstBoardReady(page);
    const { board } = await boxes(page);
    expect(board.height).toBeGreaterThan(640);
    await close();
  });
});

const languages = /** @type {const} */ (['zh', 'en']);
const widths = Array.from({ length: isFull ? 60 : 20 }, (_, index) => 320 + (isFull ? 17 : 51) * index);

test.each(pages.flatMap(({ name, path }) => languages.map((language) => ({ name, language, path }))))(
  '$name is never wider than its window: $language',
  async ({ language, path }) => {
    // Low windows of a phone have the board beside the rest.
    const { page, close } = await open(browser, site.url, { language, touch: true });
    const wide = await page.evaluate(
      async (address, widthsInTurn) => {
        const frame = document.createElement('iframe'); // resized faster than a window
        frame.src = address;
        document.body.append(frame);
        await new Promise((done) => frame.addEventListener('load', done));
        const root = /** @type {Document} */ (frame.contentDocument).documentElement;
        for (const details of root.querySelectorAll('details')) details.open = true;
        await new Promise((done) => setTimeout(done, 500));
        return [390, 900].flatMap((height) =>
          widthsInTurn
            .map((width) => ({ width, height }))
            .filter(({ width }) => {
              frame.style.cssText = `width: ${width}px; height: ${height}px`;
              return root.scrollWidth > root.clientWidth;
            }),
        );
      },
      path || './',
      widths,
    );
    expect(wide).toEqual([]);
    await close();
  },
);
