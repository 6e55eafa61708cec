// Windows of 320 pixels, as a small phone or a zoom of 400 % has them, and low ones: nothing is cut, covered or broken.
import { browsers, firstBoardReady, open, toggle, until } from '../helpers.js';
import { browser, site } from '../shared-browser.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const phone = { width: 320, height: 568, touch: true };
const low = { width: 844, height: 390, touch: true };

/** Buttons whose text is wider than they are, or stands on several lines though it is one word. @param {Page} page @returns {Promise<string[]>} */
const brokenButtons = (page) =>
  page.$$eval('.button', (buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const text = /** @type {HTMLElement} */ (button).innerText.trim();
        const range = document.createRange();
        range.selectNodeContents(button);
        const { left, right, height } = range.getBoundingClientRect();
        const box = button.getBoundingClientRect();
        const isWord = text !== '' && !/[\s：（]/.test(text);
        return left < box.left || right > box.right || (isWord && !button.querySelector('svg') && height > 30);
      })
      .map((button) => /** @type {HTMLElement} */ (button).innerText),
  );

test.each(/** @type {const} */ (['zh', 'en']))('the labels of buttons fit: %s', async (language) => {
  for (const [path, details] of [
    ['panel/', ''],
    ['wuziqi/', 'share-details'],
    ['huarongdao/', 'share-details'],
    ['lianliankan/', 'daily-details'],
  ]) {
    const { page, faults, close } = await open(browser, site.url + path, { ...phone, language });
    await firstBoardReady(page);
    if (details) {
      await page.$eval(`#${details}`, (fold) => {
        /** @type {HTMLDetailsElement} */ (fold).open = true;
      });
      await until(page, (id) => !document.getElementById(id)?.hasAttribute('aria-busy'), details);
    }
    await until(page, () => document.querySelectorAll('.button').length > 5);
    expect([path, await brokenButtons(page)]).toEqual([path, []]);
    expect(faults).toEqual([]);
    await close();
  }
});

test.each(/** @type {const} */ (['zh', 'en']))(
  'the pictures of the stones stay in their frames: %s',
  async (language) => {
    const { page, close } = await open(browser, `${site.url}wuziqi/`, { ...phone, language });
    await firstBoardReady(page);
    await toggle(page, '#open-options');
    const overflows = await page.$$eval('.swatches label', (labels) =>
      labels.filter((label) => {
        const [frame, picture] = [label, label.querySelector('.sample') ?? label].map((part) =>
          part.getBoundingClientRect(),
        );
        return picture.left < frame.left || picture.right > frame.right;
      }),
    );
    expect(overflows).toEqual([]);
    await close();
  },
);

test.each(
  ['lianliankan/', 'huarongdao/', 'wuziqi/'].flatMap((path) => [
    { path, language: /** @type {const} */ ('zh') },
    { path, language: /** @type {const} */ ('en') },
  ]),
)('the board of a lesson does not cover its text: %p', async ({ path, language }) => {
  const { page, close } = await open(browser, site.url + path, { ...phone, language, firstVisit: true });
  await until(page, () => document.querySelector('.lesson[open] #lesson-text')?.textContent);
  const [text, board] = await page.$eval('.lesson', (lesson) => {
    const words = document.createRange();
    words.selectNodeContents(/** @type {Element} */ (lesson.querySelector('#lesson-text')));
    const element = lesson.querySelector('lianliankan-board, huarong-board, gomoku-board');
    return [words.getBoundingClientRect().bottom, element?.getBoundingClientRect().top ?? 0];
  });
  expect(text).toBeLessThanOrEqual(board);
  await close();
});

test.each(/** @type {const} */ (['zh', 'en']))(
  'the whole board of 华容道 is above the actions: %s',
  async (language) => {
    const { page, faults, close } = await open(browser, `${site.url}huarongdao/`, { ...phone, language });
    await firstBoardReady(page);
    await page.evaluate(() => scrollTo(0, 0));
    const places = () =>
      page.evaluate(() => {
        const field = document.querySelector('huarong-board')?.shadowRoot?.querySelector('.field');
        const { top = 0, bottom = 0 } = field?.getBoundingClientRect() ?? {};
        return { top, bottom, actions: document.querySelector('.actions')?.getBoundingClientRect().top ?? 0 };
      });
    const before = await places();
    expect(before.bottom).toBeLessThanOrEqual(before.actions);
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('huarong-board'));
      const [{ id, direction }] = board.qiju.solveHuarongRoad(board.board);
      board.move(id, direction);
    });
    await until(page, () => document.getElementById('trend')?.textContent);
    expect((await places()).top).toBe(before.top);
    expect(faults).toEqual([]);
    await close();
  },
);

test('the actions leave three quarters of an enlarged page to the rest', async () => {
  const { page, close } = await open(browser, `${site.url}lianliankan/`, { width: 320, height: 200, language: 'en' });
  await firstBoardReady(page);
  expect(await page.$eval('.actions', (bar) => bar.getBoundingClientRect().height)).toBeLessThanOrEqual(54);
  await close();
});

test('the board of 五子棋 as one file is whole in a low window', async () => {
  if (browsers[0].name !== 'Chromium') return; // the only one that can be told of a finger
  const { page, close } = await open(browser, `${site.url}single/gomoku.html`, low);
  await firstBoardReady(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(390);
  await close();
});

test('the names of the games keep their distance, and the pictures of the start page are whole, in a low window', async () => {
  for (const path of ['lianliankan/', 'huarongdao/', 'wuziqi/']) {
    const { page, close } = await open(browser, site.url + path, { ...low, language: 'en' });
    await firstBoardReady(page);
    const gaps = await page.$$eval('.games a', (links) => {
      const boxes = links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect();
      });
      return boxes.slice(1).map(({ left }, index) => left - boxes[index].right);
    });
    expect([path, Math.min(...gaps) >= 6]).toEqual([path, true]);
    await close();
  }
  const { page, close } = await open(browser, site.url, low);
  const bottoms = await page.$$eval('.picture', (pictures) =>
    pictures.map((picture) => picture.getBoundingClientRect().bottom),
  );
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(390);
  await close();
});
