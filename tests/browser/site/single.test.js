// The games that are one file each: opened from the disk, played to the end, without a request.
import { pathToFileURL } from 'node:url';
import { axe, browsers, open, scrollsSideways, serveFolder, siteFolder, testEachView, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Browser} Browser */
/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */
/** @typedef {'lianliankan' | 'huarong' | 'gomoku'} Game */

/** @type {Game[]} */
const games = ['lianliankan', 'huarong', 'gomoku'];
const titles = {
  lianliankan: { 'zh-CN': '连连看', 'zh-TW': '連連看', 'en-GB': 'Lianliankan' },
  huarong: { 'zh-CN': '华容道', 'zh-TW': '華容道', 'en-GB': 'Huarong Road' },
  gomoku: { 'zh-CN': '五子棋', 'zh-TW': '五子棋', 'en-GB': 'Gomoku' },
};
const folder = `${siteFolder}/single`;

/** @param {Page} page @param {Game} game */
const ready = (page, game) =>
  until(
    page,
    (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('button, [role=gridcell]') !== null,
    `${game}-board`,
  );

/**
 * Opens the file of a game from the disk. `requests` are those for other files, `workers` counts those that answered.
 * @param {Browser} browser
 * @param {Game} game
 * @param {View & { tag?: string }} [view] tag: the language of the browser
 */
async function openFile(browser, game, { tag = 'zh-CN', ...view } = {}) {
  const { page, faults, close } = await open(browser, 'about:blank', view);
  /** @type {string[]} */
  const requests = [];
  const { href } = pathToFileURL(`${folder}/${game}.html`);
  page.on('request', (request) => {
    const url = request.url();
    if (url !== href && !/^(blob|data|about):/.test(url)) requests.push(url);
  });
  await page.evaluateOnNewDocument((language) => {
    Object.defineProperty(navigator, 'language', { get: () => language });
    const Native = Worker;
    let answers = 0;
    Object.defineProperty(window, 'answersForTests', { get: () => answers });
    window.Worker = class extends Native {
      /** @param {string | URL} url */
      constructor(url) {
        super(url);
        this.addEventListener('message', ({ data }) => (answers += Number('result' in data)));
      }
    };
  }, tag);
  await page.goto(href);
  await ready(page, game);
  return { page, faults, requests, close };
}

// Chromium 150 gives a document from the disk a storage of its own now and then, one in 25, and more often the first one.
const mark = (/** @type {Page} */ page) => page.evaluate(() => localStorage.setItem('mark', ''));
const isMarked = (/** @type {Page} */ page) => page.evaluate(() => localStorage.getItem('mark') !== null);

/** Reloads a page until it has the storage that the next document will have. @param {Page} page @param {Game} game */
async function settle(page, game) {
  do {
    await mark(page);
    await page.reload();
  } while (!(await isMarked(page)));
  await ready(page, game);
}

/** Reloads a page that has settled, and has stored something since. @param {Page} page */
async function reloadStored(page) {
  do await page.reload();
  while (!(await isMarked(page)));
}

/** @param {Page} page @param {string} id */
const textOf = (page, id) => page.$eval(`#${id}`, (element) => element.textContent ?? '');

/** Clicks a button of a board. @param {Page} page @param {Game} game @param {number} index among those in the cells */
async function clickCell(page, game, index) {
  const [x, y] = await page.evaluate(
    (tag, at) => {
      const cell = document.querySelector(tag)?.shadowRoot?.querySelectorAll('[role=gridcell] button')[at];
      const box = /** @type {Element} */ (cell).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    },
    `${game}-board`,
    index,
  );
  await page.mouse.click(x, y);
}

/** @param {Page} page */
const workerAnswered = (page) => until(page, () => /** @type {any} */ (window).answersForTests > 0);

/** Each plays a game to its end, as its player would. @type {Record<Game, (page: Page) => Promise<void>>} */
const play = {
  async lianliankan(page) {
    await page.select('#size', '5x8');
    await until(page, () => document.getElementById('left')?.textContent === '20');
    await workerAnswered(page); // it searched for a board of the difficulty
    const { cols, moves } = await page.evaluate(() => {
      const { board, qiju } = /** @type {any} */ (document.querySelector('lianliankan-board'));
      const { moves: pairs } = qiju.lianliankan.solve(board);
      return { cols: board[0].length, moves: /** @type {[number, number][][]} */ (pairs) };
    });
    for (const [row, col] of moves.flat()) await clickCell(page, 'lianliankan', row * cols + col);
    await until(page, () => document.getElementById('left')?.textContent === '0');
    expect(await textOf(page, 'status')).toBe('全部消除');
    await page.click('#again');
    await until(page, () => document.getElementById('left')?.textContent === '20');
  },

  async huarong(page) {
    const level = await page.evaluate(() => {
      const { levels } = /** @type {any} */ (document.querySelector('huarong-board')).qiju.huarong;
      const lengths = levels.map((/** @type {any} */ { lengths: found }) => found?.move ?? Infinity);
      return lengths.indexOf(Math.min(...lengths));
    });
    await page.select('#level', String(level));
    const isSolved = () => page.evaluate(() => /** @type {any} */ (document.querySelector('huarong-board')).solved);
    while (!(await isSolved())) {
      await page.click('#hint');
      await until(page, () => {
        const { hinting, solved } = /** @type {any} */ (document.querySelector('huarong-board'));
        return hinting || solved;
      });
      await page.click('#hint');
    }
    await workerAnswered(page);
    expect(await textOf(page, 'status')).toBe('过关！');
    await page.click('#next');
    expect(await page.$eval('#level', (select) => /** @type {HTMLSelectElement} */ (select).selectedIndex)).toBe(
      level + 1,
    );
    expect(await isSolved()).toBe(false);
  },

  async gomoku(page) {
    await clickCell(page, 'gomoku', 112);
    await until(page, () => document.getElementById('moves')?.textContent === '2');
    await workerAnswered(page);
    await page.select('#opponent', 'none');
    await page.click('#again');
    for (const point of [112, 97, 113, 98, 114, 99, 115, 100, 116]) await clickCell(page, 'gomoku', point);
    expect(await textOf(page, 'moves')).toBe('9');
    expect(await textOf(page, 'status')).toMatch(/黑.*胜/);
  },
};

/** Each chooses something, and makes a move. @type {Record<Game, (page: Page) => Promise<unknown>>} */
const begin = {
  async lianliankan(page) {
    await page.select('#size', '5x8');
    await until(page, () => document.getElementById('left')?.textContent === '20');
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('lianliankan-board'));
      for (const cell of board.pairs[0]) board.pick(...cell);
    });
  },
  async huarong(page) {
    await page.select('#level', '4');
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('huarong-board'));
      const [{ id, direction }] = board.qiju.huarong.steps(board.board);
      board.move(id, direction);
    });
  },
  async gomoku(page) {
    await page.select('#opponent', 'none');
    await page.select('#rule', 'renju');
    await clickCell(page, 'gomoku', 112);
    await clickCell(page, 'gomoku', 98);
  },
};

/** The values of the options then. @type {Record<Game, string[]>} */
const chosen = {
  lianliankan: ['5x8', 'normal', 'mahjong'],
  huarong: ['4'],
  gomoku: ['none', 'black', 'renju'],
};

/** @param {Page} page @param {Game} game @returns {Promise<string>} the position, and whether a move can be undone */
const stateOf = (page, game) =>
  page.$eval(`${game}-board`, (element) => {
    const board = /** @type {any} */ (element);
    return JSON.stringify([board.board ?? board.pieces, board.canUndo]);
  });

for (const { name, launch } of browsers) {
  describe(`in ${name}`, () => {
    /** @type {Browser} */
    let browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    test.each(games)('%s is played to its end from the disk, without a request', async (game) => {
      const { page, faults, requests, close } = await openFile(browser, game);
      await play[game](page);
      expect({ faults, requests }).toEqual({ faults: [], requests: [] });
      await close();
    });

    test.each(games)('%s goes on where it was left, with what was chosen', async (game) => {
      const { page, faults, close } = await openFile(browser, game);
      await settle(page, game);
      await begin[game](page);
      const before = await stateOf(page, game);
      await reloadStored(page);
      await ready(page, game);
      await until(
        page,
        (tag, wanted) => {
          const board = /** @type {any} */ (document.querySelector(tag));
          return JSON.stringify([board.board ?? board.pieces, board.canUndo]) === wanted;
        },
        `${game}-board`,
        before,
      );
      expect(await page.$$eval('select', (selects) => selects.map(({ value }) => value))).toEqual(chosen[game]);
      expect(faults).toEqual([]);
      await close();
    });

    test('a level of 华容道 that was solved is ticked, at the next visit too', async () => {
      const { page, faults, close } = await openFile(browser, 'huarong');
      await settle(page, 'huarong');
      await page.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('huarong-board'));
        for (const { id, direction } of board.qiju.solveHuarongRoad(board.board)) board.move(id, direction);
      });
      const first = () => page.$eval('#level option', (option) => option.textContent);
      expect(await first()).toMatch(/^1\. 横刀立马 ✓ \d+$/);
      await reloadStored(page);
      await ready(page, 'huarong');
      await until(page, () => document.querySelector('#level option')?.textContent?.includes('✓'));
      expect(faults).toEqual([]);
      await close();
    });

    test('without storage it is played all the same', async () => {
      const { page, faults, close } = await openFile(browser, 'gomoku', { storage: false });
      await page.select('#opponent', 'none');
      await clickCell(page, 'gomoku', 112);
      await until(page, () => document.getElementById('moves')?.textContent === '1');
      expect(faults).toEqual([]);
      await close();
    });

    test.each(games)('%s has the language of the browser', async (game) => {
      for (const [tag, title] of Object.entries(titles[game])) {
        const { page, faults, close } = await openFile(browser, game, { tag });
        expect(await page.title()).toBe(title);
        expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(title);
        expect(faults).toEqual([]);
        await close();
      }
    });

    test('a portal may put it into a sandboxed frame without its origin', async () => {
      const site = await serveFolder(siteFolder);
      const { page, faults, close } = await open(browser, `${site.url}notices.txt`);
      await page.setContent(
        '<iframe sandbox="allow-scripts" src="single/gomoku.html" style="width: 800px; height: 600px"></iframe>',
      );
      const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
      await frame?.waitForSelector('gomoku-board >>> [role=gridcell] button');
      await frame?.evaluate(() => /** @type {any} */ (document.querySelector('gomoku-board')).play(112));
      await frame?.waitForSelector('#undo[aria-disabled=false]');
      await until(/** @type {any} */ (frame), () => document.getElementById('moves')?.textContent === '2');
      expect(faults).toEqual([]);
      await close();
    });

    const views = /** @type {const} */ ([
      [1280, 800],
      [390, 844],
      [320, 568],
      [844, 390],
    ]);
    testEachView(games.flatMap((game) => views.map(([width, height]) => /** @type {const} */ ([game, width, height]))))(
      '%s at %i × %i: axe finds nothing, nothing scrolls sideways',
      async (game, width, height) => {
        for (const theme of ['light', 'dark']) {
          const { page, faults, close } = await openFile(browser, game, { width, height, tag: 'en-GB' });
          await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme);
          expect(await axe(page, { coloursOnly: theme === 'dark' })).toEqual([]);
          expect(await scrollsSideways(page)).toBe(false);
          expect(faults).toEqual([]);
          await close();
        }
      },
    );
  });
}
