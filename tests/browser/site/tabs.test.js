// Two tabs with the same game show the same game.
import { boardReady, open, until } from '../helpers.js';
import { browser, site } from '../shared-browser.js';

/** When its page has started, and how a move is made, twice. @type {Record<string, [path: string, tag: string, started: () => unknown, act: (board: any) => void]>} */
const games = {
  lianliankan: [
    'lianliankan/#seed=7&size=6x8&difficulty=easy&gravity=none',
    'lianliankan-board',
    () => /** @type {any} */ (document.querySelector('lianliankan-board')).pairs.length > 0,
    (board) => board.pairs[0].forEach((/** @type {number[]} */ cell) => board.pick(...cell)),
  ],
  huarong: [
    'huarongdao/',
    'huarong-board',
    () => document.querySelector('#levels button'),
    (board) => {
      const { id, direction } = board.qiju.huarong.steps(board.board)[0];
      board.move(id, direction);
    },
  ],
  gomoku: [
    'wuziqi/',
    'gomoku-board',
    () => document.querySelector('#status')?.textContent,
    (board) => board.play(100 + 17 * board.steps),
  ],
};

test.each(Object.entries(games))('%s: what is played in one tab is seen in the other, and kept', async (_, game) => {
  const [path, tag, started, act] = game;
  const kept = { 'wuziqi.opponent': 'none' };
  const { page, faults, close } = await open(browser, site.url + path, { kept });
  const other = await page.browserContext().newPage();
  await other.evaluateOnNewDocument(() => {
    const { setItem } = Storage.prototype;
    const writes = /** @type {string[]} */ ([]);
    Object.assign(window, { writes });
    Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ value) {
      if (key.endsWith('.saved') && JSON.parse(value).state.line.length > 0) writes.push(value);
      return setItem.call(this, key, value);
    };
  });
  await other.goto(site.url + path);
  const pages = [page, other];
  for (const each of pages) {
    await boardReady(each, tag);
    await until(each, started);
  }
  const board = (/** @type {typeof page} */ each) =>
    each.$(tag).then((found) => found ?? Promise.reject(new Error(tag)));
  for (const [index, each] of pages.entries()) {
    await (await board(each)).evaluate(act);
    for (const seen of pages) {
      await until(seen, (of, steps) => /** @type {any} */ (document.querySelector(of)).steps === steps, tag, index + 1);
    }
    // What a tab saves while it follows, the other would follow in turn.
    if (each === page) expect(await other.evaluate(() => /** @type {any} */ (window).writes)).toEqual([]);
  }
  await page.reload();
  await boardReady(page, tag);
  expect(await (await board(page)).evaluate((element) => /** @type {any} */ (element).steps)).toBe(2);
  expect(faults).toEqual([]);
  await close();
});

test('lianliankan: a game that has not changed does not replace what the other tab has saved', async () => {
  const [path, tag, started, act] = games.lianliankan;
  const { page, faults, close } = await open(browser, site.url + path);
  await boardReady(page, tag);
  await until(page, started);
  await page.$eval(tag, act);
  const saved = await page.$eval(tag, (board) => {
    localStorage.setItem('qiju1.lianliankan.saved', 'of the other tab');
    board.dispatchEvent(new Event('change')); // as when the board is found to be solvable
    return localStorage.getItem('qiju1.lianliankan.saved');
  });
  expect(saved).toBe('of the other tab');
  await page.$eval(tag, act);
  expect(await page.evaluate(() => JSON.parse(localStorage['qiju1.lianliankan.saved']).state.line.length)).toBe(2);
  expect(faults).toEqual([]);
  await close();
});
