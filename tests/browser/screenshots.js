#!/usr/bin/env node
// node tests/browser/screenshots.js [page...]: takes the pictures of the READMEs from the built site: each page on a desktop and
// on a phone, light beside dark, in each language.
import { mkdir } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { launch } from './launch.js';
import { serveSite } from '../built.js';
import { localizedPath } from '../localized-path.js';
import { open, settled } from './open.js';

/** @typedef {import('./open.js').Page} Page */
/** @typedef {import('./open.js').View} View */

const folder = fileURLToPath(new URL('../../web/site/screenshots/', import.meta.url));
const [site, browser] = await Promise.all([serveSite(), launch('chromium')]);

/** @param {Page} page @param {(board: any) => unknown} act on the page's board */
async function play(page, act) {
  const board = await page.$('lianliankan-board, huarong-board, gomoku-board');
  await board?.evaluate(act);
}

/** The address and state in which each page is shown. @type {Record<string, { path: string, phonePath?: string, show?(page: Page): Promise<unknown> }>} */
const scenes = {
  home: { path: '' },
  lianliankan: {
    path: 'lianliankan/#seed=21&size=8x10&difficulty=normal&gravity=none',
    phonePath: 'lianliankan/#seed=8&size=10x8&difficulty=normal&gravity=none',
    show: (page) =>
      play(page, async (board) => {
        for (let joined = 0; joined < 12; joined++) for (const [row, col] of board.pairs[0]) board.pick(row, col);
        board.reach = true;
        board.pick(
          ...board.pairs.flat().sort((/** @type {number[]} */ a, /** @type {number[]} */ b) => a[0] - b[0])[0],
        );
      }),
  },
  huarongdao: {
    path: 'huarongdao/',
    show: (page) =>
      play(page, async (board) => {
        board.open(board.board, { moves: board.qiju.solveHuarongRoad(board.board).slice(0, 30) });
        await board.hint();
      }),
  },
  wuziqi: {
    path: 'wuziqi/?rule=renju#77886878876676699867',
    show: (page) =>
      play(page, async (board) => {
        board.threats = true;
        await board.hint();
      }),
  },
  panel: {
    path: 'panel/',
    async show(page) {
      await page.click('#run');
      await page.waitForSelector('#comparison td');
    },
  },
};

/** @param {string} path @param {View} view @param {(page: Page) => Promise<unknown>} [show] */
async function shoot(path, view, show) {
  const { page, close } = await open(browser, site.url + localizedPath(path, view.language), view);
  if (view.touch) {
    await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 });
  }
  await settled(page);
  await show?.(page);
  await settled(page);
  const picture = await page.screenshot({ encoding: 'base64' });
  await close();
  return picture;
}

/** @param {string} name @param {string[]} pictures side by side */
async function join(name, pictures) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 600 });
  const images = pictures.map(
    (picture) =>
      `<img src="data:image/png;base64,${picture}" style="height:560px;border-radius:8px;border:1px solid #8a827280">`,
  );
  await page.setContent(
    `<body style="margin:0"><div style="display:inline-flex;gap:16px;padding:4px">${images.join('')}</div>`,
  );
  const row = await page.$('div');
  await row?.screenshot({ path: `${folder}${name}.webp`, type: 'webp', quality: 82, omitBackground: true });
  await page.close();
}

await mkdir(folder, { recursive: true });
const asked = argv.slice(2);
for (const name of asked.length ? asked : Object.keys(scenes)) {
  const { path, phonePath = path, show } = scenes[name];
  for (const language of /** @type {const} */ (['zh', 'en'])) {
    const [desktop, phone] =
      language === 'en' ? /** @type {const} */ (['light', 'dark']) : /** @type {const} */ (['dark', 'light']);
    await join(`${name}-${language}`, [
      await shoot(path, { language, theme: desktop }, show),
      await shoot(phonePath, { language, theme: phone, width: 390, height: 844, touch: true }, show),
    ]);
  }
}
await browser.close();
await site.close();
