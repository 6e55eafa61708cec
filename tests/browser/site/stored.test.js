// Storage, backups and addresses may hold anything: every page works, with its defaults.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../../web/tools/site/layout.js';
import { isFull } from '../../full.js';
import { browsers, firstBoardReady, open, serveSite, until } from '../helpers.js';
import { changeLeaves, storedItems } from './stored-items.js';

/** @typedef {import('../helpers.js').Page} Page */

const named = pages.map(({ name, path }) => /** @type {const} */ ([name, path]));
const keys = Object.keys(storedItems);

/** Every item has this value. @param {unknown} value @returns {Record<string, unknown>} */
const each = (value) => Object.fromEntries(keys.map((key) => [key, value]));

/** Every item has its shape, but this in place of each value. @param {unknown} value @returns {Record<string, unknown>} */
const inside = (value) => changeLeaves(storedItems, () => value);

/** Throws where it is made a text or a number. */
const unprintable = { toString: 1, valueOf: 1 };

/** @type {[about: string, kept: Record<string, unknown>][]} */
const hostile = [
  ['a word everywhere', each('fast')],
  ['an object everywhere', each(unprintable)],
  ['a negative number in place of each value', inside(-1)],
  ['an object in place of each value', inside(unprintable)],
];

const common = ['#=', '#%E0%A4%A', '#__proto__=1', '?x=%#<b>', `#${'a'.repeat(9000)}`];
/** @type {Record<string, string[]>} by page */
const addresses = {
  lianliankan: [
    '#seed=-1',
    '#seed=1e9',
    '#seed=99999999999',
    '#seed=7&size=999999x999999',
    '#seed=7&size=8',
    '#seed=7&difficulty=constructor',
    '#seed=7&gravity=__proto__',
    '#daily=2026-02-30',
    '#daily=',
    '#daily=__proto__',
    '#stage=',
    '#stage=0',
    '#stage=61',
    '#stage=1e1',
    '#stage=__proto__',
  ],
  huarong: ['#p=', '#p=%00', '#p=__proto__', `#p=${'1'.repeat(9000)}`, '#daily=2026-13-45', '#daily=', '#daily=NaN'],
  gomoku: [
    '?size=1e9',
    '?size=-1',
    '?size=NaN',
    '?size=',
    '?rule=__proto__',
    '?rule=constructor#00',
    '#zz',
    '#0000',
    `#${'00'.repeat(4000)}`,
    '?size=9#h8h8',
  ],
};

/** @type {import('../helpers.js').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  [browser, site] = await Promise.all([browsers[0].launch(), serveSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Makes a move on the board of the page, if it has one, and opens the settings. @param {Page} page @param {string} name */
async function use(page, name) {
  await firstBoardReady(page);
  if (name === 'lianliankan') {
    await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board')).pairs.length > 0);
  }
  const moved = await page.evaluate((game) => {
    /** @type {any} */
    const board = document.querySelector('.game :is(lianliankan-board, huarong-board, gomoku-board)');
    if (!board) return true;
    const { remaining, pairs, steps } = board;
    if (board.speed !== 1) throw new Error(`the speed is ${board.speed}`);
    if (game === 'lianliankan') {
      for (const cell of pairs[0]) board.pick(...cell);
      return board.remaining === remaining - 2;
    }
    if (game === 'huarong') {
      const { id, direction } = board.qiju.huarong.steps(board.board)[0];
      board.move(id, direction);
    } else board.play(60);
    return board.steps > steps;
  }, name);
  expect(moved).toBe(true);
  await page.click('#open-settings');
  await until(page, () => document.querySelector('dialog#settings[open] #results *') !== null);
}

describe.each(named)('%s works', (name, path) => {
  const first = named.findIndex(([other]) => other === name) % 2;
  test.each(hostile.filter((_, at) => isFull || at % 2 === first))('where storage has %s', async (_, kept) => {
    const { page, faults, close } = await open(browser, site.url + path, { kept });
    await use(page, name);
    expect(faults).toEqual([]);
    await close();
  });

  test('where storage has no JSON', async () => {
    const { page, faults, close } = await open(browser, `${site.url}favicon.ico`);
    await page.evaluate((names) => {
      for (const key of names) localStorage.setItem(`qiju1.${key}`, '{"state":[[');
    }, keys);
    await page.goto(site.url + path);
    await use(page, name);
    expect(faults).toEqual([]);
    await close();
  });

  test('at any address', async () => {
    const { page, faults, close } = await open(browser, site.url + path);
    for (const address of [...common, ...(addresses[name] ?? [])]) {
      await page.goto('about:blank'); // so that the next address is not only another hash
      await page.goto(site.url + path + address);
      await firstBoardReady(page);
      expect([address, ...faults]).toEqual([address]);
    }
    await use(page, name);
    expect(faults).toEqual([]);
    await close();
  });
});

test('a backup brings back what is valid in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qiju-stored-'));
  const file = join(folder, 'backup.json');
  const kept = {
    ...storedItems,
    'wuziqi.look': { quarters: 'x' },
    'lianliankan.saved': 1,
    sound: 'loud',
    another: true,
  };
  await writeFile(file, JSON.stringify({ format: 'qiju-records-1', kept }));
  const { page, faults, close } = await open(browser, site.url);
  await page.click('#open-settings');
  await until(page, () => document.querySelector('dialog#settings[open]') !== null);
  const input = /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement>} */ (await page.$('#import-file'));
  const reloaded = page.waitForNavigation();
  await input.uploadFile(file);
  await reloaded;
  const stored = await page.evaluate(() => Object.keys(localStorage).map((key) => key.slice('qiju1.'.length)));
  const dropped = ['wuziqi.look', 'lianliankan.saved', 'sound'];
  expect(stored.sort()).toEqual(keys.filter((key) => !dropped.includes(key)).sort());
  expect(faults).toEqual([]);
  await close();
  await rm(folder, { recursive: true });
});
