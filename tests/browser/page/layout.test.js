// The layout of pages in windows of every size.
import { isFull } from '../../full-length.js';
import { localizedPath } from '../../localized-path.js';
import { shownPages } from './pages.js';
import { openTab, site } from './visit.js';

/** @typedef {[width: number, height: number]} Size */
/** @typedef {{ left: number, top: number, right: number, bottom: number, width: number, height: number }} Box */
/** @typedef {{ size: Size, language: string, isTouch: boolean, cell: number, content: number, gap: number } & Record<'board' | 'header' | 'settings' | 'side' | 'actions', Box>} Measured */

/** The last two are a window of 1280×800 at 200 % and 400 %. @type {Size[]} */
const desktops = [
  [1280, 900],
  [1920, 1080],
  [1280, 800],
  [640, 400],
  [320, 200],
];
/** @type {Size[]} */
const phones = [
  [320, 568],
  [844, 390],
  [390, 844],
  [768, 1024],
  [667, 375],
  [320, 640],
];

/** The least sides of a tile, a soldier and a point, in CSS pixels. `touch` applies to narrow windows too. */
const least = /** @type {const} */ ({
  lianliankan: { mouse: 40, touch: 35 },
  huarong: { mouse: 54, touch: 54 },
  gomoku: { mouse: 28, touch: 21 },
});
const games = /** @type {(keyof typeof least)[]} */ (Object.keys(least));
/** @param {string} name @returns {name is keyof typeof least} */
const isGame = (name) => games.some((game) => game === name);

/**
 * Runs in a page and resizes a frame in it, which is faster than a window.
 * @param {{ language: string, sizes: Size[], dialogsAt?: Size, swept?: Size[] }} given swept: at these sizes only the width
 *   is checked
 */
async function inspect({ language, sizes, dialogsAt, swept = [] }) {
  const { $, $$, box, layoutProblems, frame, settled } = tools;
  const window = /** @type {HTMLIFrameElement} */ (globalThis.frameElement);
  const root = document.documentElement;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const board = $('.game > :is(lianliankan-board, huarong-board, gomoku-board)');
  const head = $('.head');
  const resize = (/** @type {Size} */ [width, height]) =>
    Object.assign(window.style, { width: `${width}px`, height: `${height}px` });
  const gapBetween = (/** @type {Element} */ one, /** @type {Element} */ other) => {
    const range = document.createRange();
    const [{ right }, { left }] = [one, other].map(
      (link) => (range.selectNodeContents(link), range.getBoundingClientRect()),
    );
    return left - right;
  };
  /** @type {string[]} */
  const problems = [];
  /** @type {any[]} */
  const measured = [];

  await tools.showBoard();
  for (const details of $$('details')) details.open = details.id !== 'map-details';
  await settled();
  for (const size of sizes) {
    resize(size);
    await frame();
    problems.push(...layoutProblems(document).map((problem) => `${language} ${size}: ${problem}`));
    if (!board) continue;
    const links = $$('.games a');
    measured.push({
      ...{ size, language, isTouch },
      cell: box(board.shadowRoot.querySelector('[role=gridcell], .piece.soldier')).width,
      board: box(board.shadowRoot.querySelector('.stage > *')),
      content: box(head).top + parseFloat(getComputedStyle(head).paddingTop),
      gap: Math.min(...links.slice(1).map((link, index) => gapBetween(links[index], link))),
      ...{ header: box('.header'), settings: box('#open-settings'), side: box('.side'), actions: box('.actions') },
    });
  }
  if (dialogsAt) resize(dialogsAt);
  for (const opener of !dialogsAt ? [] : ['#open-options', '#open-settings', '#open-keys', '.open-lesson']) {
    if (!$(opener)) continue;
    $(opener).click();
    const dialog = await tools.until(() => $('dialog[open]'));
    await settled();
    problems.push(...layoutProblems(dialog).map((problem) => `${language} ${opener}: ${problem}`));
    const text = $('#lesson-text', dialog);
    if (text && box(text).bottom > box($('.lesson :is(lianliankan-board, huarong-board, gomoku-board)')).top) {
      problems.push(`${language}: the board of the lesson covers its text`);
    }
    dialog.close();
  }
  for (const size of swept) {
    resize(size);
    if (root.scrollWidth > root.clientWidth) problems.push(`${language} ${size}: it is ${root.scrollWidth} wide`);
  }
  return { problems, measured };
}

const widths = Array.from({ length: isFull ? 60 : 6 }, (_, index) => 320 + (isFull ? 17 : 170) * index);
/** @typedef {Record<'zh' | 'en', Size[]>} Sizes by language */

/** With --full all sizes. Otherwise fewer for a page without a board, and more for English, which is wider. @param {string} name @param {Size[]} sizes @returns {Sizes} */
function choose(name, sizes) {
  if (isFull) return { zh: sizes, en: sizes };
  return isGame(name) ? { zh: sizes.slice(0, 3), en: sizes } : { zh: sizes.slice(0, 1), en: sizes.slice(0, 2) };
}

/** @param {string} name @returns {Sizes} the height matters only to a board */
function sweep(name) {
  const heights = isGame(name) ? [390, 900] : [900];
  const sizes = heights.flatMap((height) => widths.map((width) => /** @type {Size} */ ([width, height])));
  return { zh: isFull ? sizes : [], en: sizes };
}

const shown = [
  ...shownPages.map(({ name, path }) => /** @type {const} */ ([name, path])),
  ...games.map((game) => /** @type {const} */ ([`${game} as one file`, `single/${game}.html?lang=en`])),
];

test.each(shown)('%s fits windows of every size', async (name, path) => {
  const { page, faults } = await openTab(`${site.url}notices.txt`, { width: 2000, height: 1200 });
  const session = await page.createCDPSession();
  for (const language of /** @type {const} */ (['zh', 'en'])) {
    if (path.startsWith('single/') && language === 'zh') continue; // its address sets English
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await page.evaluate(
      async (src) => {
        const frame = document.createElement('iframe');
        document.body.replaceChildren(frame);
        frame.style.cssText = 'visibility: hidden; width: 1280px; height: 900px; border: 0';
        frame.src = src;
        await new Promise((done) => frame.addEventListener('load', done));
      },
      site.url + localizedPath(path, language),
    );
    const [, frame] = page.frames();
    const withMouse = await frame.evaluate(inspect, { language, sizes: choose(name, desktops)[language] });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const withFinger = await frame.evaluate(inspect, {
      language,
      sizes: choose(name, phones)[language],
      swept: sweep(name)[language],
      dialogsAt: phones[0],
    });

    expect([...withMouse.problems, ...withFinger.problems]).toEqual([]);
    for (const each of [...withMouse.measured, ...withFinger.measured]) if (isGame(name)) expectFit(name, each);
  }
  expect(faults).toEqual([]);
});

/** @param {keyof typeof least} name @param {Measured} measured */
function expectFit(
  name,
  { size: [width, height], language, isTouch, cell, board, header, settings, content, side, actions, gap },
) {
  const isNarrow = width < 480; // a board of 15 lines cannot have points of 28 pixels in a window of 320
  const isSideways = width >= 560 && height <= 500;
  const isBeside = width >= 900 || isSideways;
  const isSmallPhone = isTouch && (isNarrow || height < 500);
  const isPhone = isTouch && width === 390;
  expect({
    window: [width, height, language],
    isCellLarge: cell >= least[name][isTouch || isNarrow || isSideways ? 'touch' : 'mouse'],
    areNamesApart: gap >= (height < 500 ? 6 : 0),
    usesHeight: width !== 1280 || height !== 800 || board.height > 640,
    // The settings are in the first line of the header.
    isHeaderLow: isSmallPhone && (settings.bottom >= 64 || settings.right > width || header.bottom > content + 8),
    // The board is beside everything else and completely in sight.
    isBeside:
      !isBeside ||
      (side.left >= board.right && actions.left >= board.right && board.top >= 0 && board.bottom <= height),
    // The actions are below the board and cover nothing of it.
    isAboveActions: !isPhone || (board.bottom <= actions.top && actions.bottom <= height),
    leavesRoom: height > 200 || name !== 'lianliankan' || actions.height <= 54,
  }).toEqual({
    window: [width, height, language],
    ...{
      isCellLarge: true,
      areNamesApart: true,
      usesHeight: true,
      isHeaderLow: false,
      isBeside: true,
      isAboveActions: true,
    },
    leavesRoom: true,
  });
}
