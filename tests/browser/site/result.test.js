// The result card of the three games: what it says, where it leads, how it is shared, and that it leaves the page usable.
import { load } from 'qiju';
import { groupLevels } from '../../../web/site/pages/huarong/level-groups.js';
import { axe, boardReady, browsers, focused, open, serveSite, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */
/** @typedef {keyof typeof games} Name */

const qiju = await load();
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

const seed = 3;
const dealt = qiju.lianliankan.deal({ seed, rows: 5, cols: 8, kinds: 10, copies: 4, difficulty: 'easy' });
const [level] = qiju.huarong.levels;
/** The levels as the page lists them. */
const listed = groupLevels(qiju.huarong.levels).flatMap((group) => group.levels);

/** How each game is won by its player, and what the card says then. */
const games = {
  lianliankan: {
    tag: 'lianliankan-board',
    address: `lianliankan/#seed=${seed}&size=5x8&difficulty=easy&gravity=none`,
    /** @type {Record<string, unknown>} */
    kept: { 'lianliankan.watch': false },
    win: (/** @type {Page} */ page) =>
      page.evaluate(
        (cells) =>
          cells.forEach(([row, col]) =>
            /** @type {any} */ (document.querySelector('lianliankan-board')).pick(row, col),
          ),
        dealt.solution.flat(),
      ),
    title: 'All clear!',
    facts: /^pairs 20 hints 0$/,
    ids: ['next', 'harder'],
  },
  huarong: {
    tag: 'huarong-board',
    address: 'huarongdao/',
    kept: {},
    win: (/** @type {Page} */ page) =>
      page.evaluate((steps) => {
        const board = /** @type {any} */ (document.querySelector('huarong-board'));
        for (const { id, direction } of steps) board.move(id, direction);
      }, /** @type {import('qiju').Step[]} */ (qiju.solveHuarongRoad(level.board))),
    title: 'Cao Cao is out!',
    facts: /^stars ★(☆☆|★☆|★★) moves \d+ \/ 81 time \d+:\d\d best \d+ hints none$/,
    ids: ['next-level', 'harder'],
  },
  gomoku: {
    tag: 'gomoku-board',
    address: 'wuziqi/',
    kept: {},
    win: (/** @type {Page} */ page) =>
      page.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('gomoku-board'));
        board.open([112, 0, 113, 2, 114, 30, 115, 4]);
        board.play(116);
      }),
    title: 'You win: five in a row, H8 to L8',
    facts: /^moves 9 fastest win 9 moves hints none$/,
    ids: ['again', 'harder', 'review-game'],
  },
};
const names = /** @type {Name[]} */ (Object.keys(games));

/** @param {Page} page */
const isShown = (page) => page.$eval('#result', (card) => card.checkVisibility());

/** @param {Page} page */
const shown = (page) => until(page, () => document.getElementById('result')?.checkVisibility());

/** @param {Page} page @returns {Promise<string>} */
const facts = (page) =>
  page.$$eval('#result-facts :is(dt, dd)', (parts) => parts.map(({ textContent }) => textContent).join(' '));

describe.each(browsers)('result card in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {Name} name @param {View} [view] */
  async function openGame(name, view) {
    const { tag, address, kept } = games[name];
    const tab = await open(browser, site.url + address, { language: 'en', ...view, kept: { ...kept, ...view?.kept } });
    await boardReady(tab.page, tag);
    await until(
      tab.page,
      () => document.getElementById('status') && (document.querySelector('lianliankan-board')?.remaining ?? 1) > 0,
    );
    return tab;
  }

  test.each(names)('%s: it is announced, dismissed by Escape, and moves nothing', async (name) => {
    const { title, facts: expected, win, ids, tag } = games[name];
    const { page, faults, close } = await openGame(name, { height: 1000 });
    const places = () =>
      page.$$eval('.head, .actions, .side, .game > [id=board]', (parts) =>
        parts.map((part) => Math.round(part.getBoundingClientRect().top)),
      );
    expect(await isShown(page)).toBe(false);
    const before = await places();
    await win(page);
    await shown(page);
    expect(await places()).toEqual(before);
    expect(await focused(page)).toBe(title);
    expect(await facts(page)).toMatch(expected);
    expect(await page.$eval('#result', (card) => card.classList.contains('seal'))).toBe(true);
    expect(await page.$$eval('#result-actions button', (buttons) => buttons.map(({ id }) => id))).toEqual(ids);
    expect(
      await page.$$eval(`${tag} >>> .notice`, (notices) => notices.some((notice) => notice.checkVisibility())),
    ).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await isShown(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(tag);
    expect(faults).toEqual([]);
    await close();
  });

  test.each(names)('%s: U takes the last move back and closes it', async (name) => {
    const { page, faults, close } = await openGame(name);
    await games[name].win(page);
    await shown(page);
    await page.keyboard.press('u');
    expect(await isShown(page)).toBe(false);
    expect(await page.evaluate((tag) => document.activeElement?.localName === tag, games[name].tag)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  test('a demonstration ends without it', async () => {
    for (const name of /** @type {const} */ (['lianliankan', 'huarong'])) {
      const { page, faults, close } = await openGame(name);
      await page.$eval(games[name].tag, async (element) => {
        const board = /** @type {any} */ (element);
        await board.solve();
        board.pause();
        board.seek(board.total - 1);
        board.speed = 50;
        board.play();
      });
      await until(page, (tag) => /** @type {any} */ (document.querySelector(tag)).demonstrated, games[name].tag);
      await until(
        page,
        (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('.notice')?.checkVisibility(),
        games[name].tag,
      );
      expect(await isShown(page)).toBe(false);
      expect(faults).toEqual([]);
      await close();
    }
  });

  test('it leads to the next game and to a harder one', async () => {
    /** @param {Name} name @param {string} id */
    const follow = async (name, id) => {
      const tab = await openGame(name);
      await games[name].win(tab.page);
      await shown(tab.page);
      await tab.page.click(`#${id}`);
      expect(await isShown(tab.page)).toBe(false);
      return tab;
    };
    const harder = await follow('lianliankan', 'harder');
    await until(harder.page, () => location.hash.includes('difficulty=normal'));
    expect(await harder.page.evaluate(() => localStorage.getItem('qiju1.lianliankan.difficulty'))).toBe('"normal"');
    await harder.close();

    const next = await follow('huarong', 'next-level');
    expect(await next.page.$eval('#level', ({ textContent }) => textContent)).toBe(
      listed[listed.indexOf(level) + 1].en,
    );
    await next.close();

    const stronger = await follow('gomoku', 'harder');
    expect(await stronger.page.$eval('#opponent', (select) => /** @type {HTMLSelectElement} */ (select).value)).toBe(
      'normal',
    );
    expect(await stronger.page.$eval('gomoku-board', (board) => /** @type {any} */ (board).total)).toBe(0);
    await stronger.close();
  });

  test('a new best time is praised, a daily game has its streak', async () => {
    const { page, faults, close } = await openGame('lianliankan', {
      kept: {
        'lianliankan.timed': true,
        'lianliankan.results': {
          '5x8.easy': { zh: '大牌，轻松', en: 'Large, Easy', played: 1, won: 1, best: 999_000 },
        },
      },
    });
    await games.lianliankan.win(page);
    await shown(page);
    expect(await facts(page)).toMatch(/^time 0:\d\d best 0:\d\d hints 0$/);
    expect(await page.$eval('#result-praise', ({ textContent }) => textContent)).toBe('A new best time!');
    await page.goto('about:blank');
    await page.goto(`${site.url}lianliankan/#daily=2026-11-16`);
    await boardReady(page, 'lianliankan-board');
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).remaining > 0);
    const board = await page.$eval('lianliankan-board', (element) => /** @type {any} */ (element).board);
    const solution = qiju.lianliankan.solve(board, { time: 5000 });
    if (solution.status !== 'solvable') throw new Error('It was dealt, so it can be cleared');
    await page.evaluate(
      (cells) =>
        cells.forEach(([row, col]) => /** @type {any} */ (document.querySelector('lianliankan-board')).pick(row, col)),
      solution.moves.flat(),
    );
    await shown(page);
    await until(page, () => document.getElementById('result-facts')?.textContent?.includes('1 day'));
    expect(faults.filter((fault) => !fault.includes('about:'))).toEqual([]);
    await close();
  });

  test.each(names)('%s is shared as a picture where the device can, otherwise copied as text', async (name) => {
    const { page, faults, close } = await openGame(name);
    await page.evaluate(() => {
      Object.assign(window, { shared: [] });
      const record = (/** @type {any} */ given) => /** @type {any} */ (window).shared.push(given);
      Object.defineProperty(navigator, 'share', { value: async (/** @type {any} */ data) => record(data) });
      Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: async (/** @type {string} */ text) => record(text),
      });
    });
    await games[name].win(page);
    await shown(page);
    await page.click('#share-result');
    await until(page, () => /** @type {any} */ (window).shared.length === 1);
    const { type, start, text } = await page.evaluate(async () => {
      const [{ files, text: words }] = /** @type {any} */ (window).shared;
      const picture = await createImageBitmap(files[0]);
      return { type: files[0].type, start: [picture.width, picture.height], text: words };
    });
    expect(type).toBe('image/png');
    expect(start).toEqual([1080, 1350]);
    expect(text).toContain(site.url);
    expect(text).toMatch(/^Qiju · /);
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    await page.click('#share-result');
    await until(page, () => document.getElementById('result-note')?.textContent === 'Result copied');
    expect(await page.evaluate(() => /** @type {any} */ (window).shared[1])).toBe(text);
    expect(faults).toEqual([]);
    await close();
  });

  test('the picture of 连连看 has the tiles of the chosen skin', async () => {
    const pictures = new Map();
    for (const skin of ['mahjong', 'serif', 'dark', 'letters']) {
      const { page, faults, close } = await openGame('lianliankan', { kept: { 'lianliankan.skin': skin } });
      await page.evaluate(() => {
        Object.assign(window, { shared: [] });
        const record = async (/** @type {any} */ given) => /** @type {any} */ (window).shared.push(given);
        Object.defineProperty(navigator, 'share', { value: record });
        Object.defineProperty(navigator, 'canShare', { value: () => true });
      });
      await games.lianliankan.win(page);
      await shown(page);
      await page.click('#share-result');
      await until(page, () => /** @type {any} */ (window).shared.length === 1);
      const colours = await page.evaluate(async () => {
        const picture = await createImageBitmap(/** @type {any} */ (window).shared[0].files[0]);
        const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
        context.canvas.width = context.canvas.height = 95; // the first of eight tiles, in the middle of the picture
        context.drawImage(picture, -160, -(190 + (760 - 5 * 95) / 2));
        const { data } = context.getImageData(0, 0, 95, 95);
        return {
          ground: [...data.slice(4 * (95 * 80 + 12), 4 * (95 * 80 + 12) + 3)],
          sum: data.reduce((a, b) => a + b),
        };
      });
      expect(colours.ground).toEqual(skin === 'dark' ? [48, 55, 63] : [251, 245, 228]);
      pictures.set(colours.sum, skin);
      expect(faults).toEqual([]);
      await close();
    }
    expect(pictures.size).toBe(4);
  });
});
