// Two people who play by sending each other links.
import { load } from 'qiju';
import { boardReady, browsers, serveSite, until } from '../helpers.js';
import { click, openBoard, state, text } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */

const { gomoku } = await load();

/** @param {'black' | 'white'} side @param {number[]} pieces */
const addressOf = (side, pieces) => `?play=${side}${pieces.length ? '#' : ''}${gomoku.encode(pieces)}`;

/** Black has five, from H8 to L8. */
const blackWins = [112, 0, 113, 2, 114, 30, 115, 4, 116];

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** What the button sends. @param {Page} page @returns {Promise<string>} the address after that of the page */
async function sent(page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: undefined });
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: async (/** @type {string} */ url) => Object.assign(window, { url }),
    });
  });
  await page.click('#send');
  await until(page, () => 'url' in window);
  return page.evaluate(() => {
    const { search, hash } = new URL(/** @type {any} */ (window).url);
    return search + hash;
  });
}

/** @param {Page} page */
const isSendOffered = (page) => page.$eval('#send', (button) => button.checkVisibility());

/** @param {Page} page */
const opponentOf = (page) => page.$eval('#opponent', (select) => /** @type {HTMLSelectElement} */ (select).value);

describe.each(browsers)('playing by link in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {string} [address] @param {Record<string, unknown>} [kept] */
  const openAt = (address = '', kept = {}) => openBoard(browser, site.url, { language: 'en', kept }, address);

  test('each side places its own stones only', async () => {
    const black = await openAt();
    await black.page.select('#opponent', 'link');
    expect(await isSendOffered(black.page)).toBe(false);
    await click(black.page, 112);
    expect(await text(black.page, 'status')).toBe('White to play: your opponent');
    await click(black.page, 113);
    expect(await text(black.page, 'status')).toBe('It is your opponent’s turn');
    expect((await state(black.page)).pieces).toEqual([112]);
    const address = await sent(black.page);
    expect(address).toBe(addressOf('white', [112]));
    expect(await text(black.page, 'status')).toBe('Link copied: send it to your opponent');

    const white = await openAt(address);
    expect(await opponentOf(white.page)).toBe('link');
    expect(await text(white.page, 'status')).toBe('White to play: you');
    expect(await isSendOffered(white.page)).toBe(false);
    await click(white.page, 97);
    expect(await sent(white.page)).toBe(addressOf('black', [112, 97]));
    await white.page.reload();
    await boardReady(white.page, 'gomoku-board');
    expect(await opponentOf(white.page)).toBe('link');
    expect((await state(white.page)).pieces).toEqual([112, 97]);

    await white.page.goto(`${site.url}wuziqi/${address}`); // the link of the conversation, which is older
    await boardReady(white.page, 'gomoku-board');
    expect((await state(white.page)).pieces).toEqual([112, 97]);
    await white.close();

    await black.page.goto(`${site.url}wuziqi/${addressOf('black', [112, 97])}`);
    await boardReady(black.page, 'gomoku-board');
    expect(await text(black.page, 'banner')).toBe('');
    expect(await text(black.page, 'status')).toBe('Black to play: you');
    expect(black.faults).toEqual([]);
    expect(white.faults).toEqual([]);
    await black.close();
  });

  test('whoever plays White invites by a link without moves, and hears of the lost game', async () => {
    const { page, faults, close } = await openAt();
    await page.select('#opponent', 'link');
    await page.select('#color', 'white');
    expect(await text(page, 'status')).toBe('Black to play: your opponent');
    expect(await sent(page)).toBe(addressOf('black', []));
    await close();
    const lost = await openAt(addressOf('white', blackWins));
    expect(await text(lost.page, 'status')).toBe('Your opponent wins: five in a row, H8 to L8');
    expect(await isSendOffered(lost.page)).toBe(false);
    const winning = await openAt(addressOf('black', blackWins.slice(0, -1)));
    await click(winning.page, 116);
    await until(winning.page, () => document.getElementById('result')?.checkVisibility());
    expect(await text(winning.page, 'result-title')).toBe('You win: five in a row, H8 to L8');
    expect(await winning.page.$('#harder')).toBeNull();
    expect(await sent(winning.page)).toBe(addressOf('white', blackWins));
    await winning.close();
    expect([...faults, ...lost.faults]).toEqual([]);
    await lost.close();
  });

  test('illegal moves and sides are rejected, changed moves are noticed', async () => {
    for (const address of ['?play=red#77', '?play=white#7777']) {
      const { page, close } = await openAt(address);
      expect(await text(page, 'banner')).toContain('This link cannot be read');
      await close();
    }
    const { page, close } = await openAt(addressOf('white', [112]));
    await click(page, 97);
    await page.goto('about:blank');
    await page.goto(`${site.url}wuziqi/${addressOf('white', [113, 98, 114])}`);
    await boardReady(page, 'gomoku-board');
    expect(await text(page, 'banner')).toBe('These moves do not continue your last game by link');
    expect((await state(page)).pieces).toEqual([113, 98, 114]);
    await page.goto('about:blank');
    await page.goto(`${site.url}wuziqi/`);
    await boardReady(page, 'gomoku-board');
    expect((await state(page)).pieces).toEqual([112, 97]); // the game is still there
    await close();
  });

  test.each(['beginner', 'master'])('a game against the level %s is continued after a reload', async (level) => {
    const { page, faults, close } = await openAt('', { 'wuziqi.opponent': level });
    await page.$eval('gomoku-board', (board) => /** @type {any} */ (board).play(112));
    await until(page, () => /** @type {any} */ (document.querySelector('gomoku-board')).steps === 2);
    await page.reload();
    await boardReady(page, 'gomoku-board');
    expect(await opponentOf(page)).toBe(level);
    expect((await state(page)).pieces).toHaveLength(2);
    expect(faults).toEqual([]);
    await close();
  });
});
