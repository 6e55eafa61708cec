#!/usr/bin/env node
// node tests/browser/animations.js [game...]: makes the animations of the READMEs, each a game on its page of the built site, on
// a phone.
import { mkdir, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { load } from 'qiju';
import { animatedWebp } from './animated-webp.js';
import { launch } from './launch.js';
import { serveSite } from '../built.js';
import { localizedPath } from '../localized-path.js';
import { open, settled } from './open.js';

/** @typedef {import('./open.js').Page} Page */
/** @typedef {import('./animated-webp.js').Frame} Frame */

const WIDTH = 390;
const HEIGHT = 700;
/** The duration of a move, of the rest after it, and of the end, in milliseconds. */
const [MOTION, REST, END] = [440, 250, 2500];
/** A result is shown within this time, in milliseconds. */
const SETTLED = 1500;
const SLOWER = 12;
/** The least duration of a frame, in milliseconds. */
const FRAME = 40;

const folder = fileURLToPath(new URL('../../web/site/screenshots/', import.meta.url));
const qiju = await load();
const [site, browser] = await Promise.all([serveSite(), launch('chromium')]);

/** Films one page. */
class Film {
  /** @type {Frame[]} */
  frames = [];
  #before = '';

  /** @param {Page} page @param {Page} darkroom a blank page that compares and compresses pictures */
  constructor(page, darkroom) {
    this.page = page;
    this.darkroom = darkroom;
  }

  /** Takes the part that has changed since the last frame. @param {number} duration in milliseconds */
  async take(duration) {
    const picture = await this.page.screenshot({ encoding: 'base64' });
    const frame = await this.darkroom.evaluate(cutChange, this.#before, picture);
    this.#before = picture;
    if (frame) this.frames.push({ ...frame, data: Buffer.from(frame.data, 'base64'), duration });
    else /** @type {Frame} */ (this.frames.at(-1)).duration += duration;
  }

  /**
   * Makes a move and films its motion.
   * @param {(board: any, move: any) => void} act runs in the page
   * @param {unknown} move
   * @param {number} rest after it, in milliseconds
   */
  async act(act, move, rest) {
    const board = await this.page.$('lianliankan-board, huarong-board, gomoku-board');
    await board?.evaluate(act, move);
    const start = performance.now();
    for (let last = 0; last < MOTION;) {
      const now = (performance.now() - start) / SLOWER;
      if (now - last < FRAME) {
        await new Promise((done) => setTimeout(done, 20));
        continue;
      }
      await this.take(Math.round(now - last));
      last = now;
    }
    await this.take(rest);
  }
}

/** Slows down the clocks of a page, so that motions can be photographed. @param {Page} page */
async function slowDown(page) {
  await page.evaluateOnNewDocument((factor) => {
    const { setTimeout: later, requestAnimationFrame: nextFrame } = window;
    const clock = performance.now.bind(performance);
    window.setTimeout = /** @type {any} */ (
      (/** @type {() => void} */ act, /** @type {number} */ delay = 0, /** @type {any[]} */ ...given) =>
        later(act, delay * factor, ...given)
    );
    window.requestAnimationFrame = (act) => nextFrame((time) => act(time / factor));
    performance.now = () => clock() / factor;
  }, SLOWER);
  const session = await page.createCDPSession();
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
}

/**
 * Runs in the darkroom. Compares pictures in the blocks of WebP, 16 by 16 pixels; unchanged blocks become transparent.
 * @param {string} before @param {string} after PNG in base 64; before: '' for a first frame
 * @returns {Promise<{ x: number, y: number, width: number, height: number, data: string } | null>} the changed part, as WebP in base 64;
 *   null if nothing changed
 */
async function cutChange(before, after) {
  const BLOCK = 16;
  const draw = async (/** @type {string} */ png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
    context.drawImage(image, 0, 0);
    return { canvas, pixels: new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer) };
  };
  const { canvas, pixels } = await draw(after);
  const { width, height } = canvas;
  const old = before ? (await draw(before)).pixels : null;
  /** The changed blocks, numbered row by row. @type {Set<number>} */
  const changed = new Set();
  const across = Math.ceil(width / BLOCK);
  for (const [index, pixel] of pixels.entries()) {
    if (old && old[index] === pixel) continue;
    changed.add(Math.floor(Math.floor(index / width) / BLOCK) * across + Math.floor((index % width) / BLOCK));
  }
  if (changed.size === 0) return null;
  const cols = [...changed].map((block) => block % across);
  const rows = [...changed].map((block) => Math.floor(block / across));
  const [x, y] = [BLOCK * Math.min(...cols), BLOCK * Math.min(...rows)];
  const part = document.createElement('canvas');
  part.width = Math.min(width, BLOCK * (Math.max(...cols) + 1)) - x;
  part.height = Math.min(height, BLOCK * (Math.max(...rows) + 1)) - y;
  const context = part.getContext('2d');
  for (const block of changed) {
    const [left, top] = [BLOCK * (block % across), BLOCK * Math.floor(block / across)];
    const [w, h] = [Math.min(BLOCK, width - left), Math.min(BLOCK, height - top)];
    context?.drawImage(canvas, left, top, w, h, left - x, top - y, w, h);
  }
  const [, data] = part.toDataURL('image/webp', 0.6).split(',');
  return { x, y, width: part.width, height: part.height, data };
}

const acts = {
  /** 连连看: picks both tiles of a pair. */
  pair: (/** @type {any} */ board, /** @type {any} */ pair) =>
    pair.forEach((/** @type {any} */ cell) => board.pick(...cell)),
  /** 华容道: makes the steps of a move. */
  path: (/** @type {any} */ board, /** @type {any} */ move) =>
    move.path.forEach((/** @type {any} */ way) => board.move(move.id, way)),
  /** 五子棋: places a stone. */
  point: (/** @type {any} */ board, /** @type {any} */ point) => board.place(point),
};

/** The moves to play, and the address. @type {Record<string, { path: string, rest?: number, act: (board: any, move: any) => void, line(page: Page): Promise<unknown[]> | unknown[] }>} */
const games = {
  lianliankan: {
    path: 'lianliankan/#seed=8&size=10x8&difficulty=easy&gravity=none',
    act: acts.pair,
    line: (page) =>
      page.$eval('lianliankan-board', (board) => {
        const { qiju: engine, board: cells, gravity } = /** @type {any} */ (board);
        return engine.lianliankan.solve(cells, { gravity }).moves.slice(0, 10);
      }),
  },
  huarongdao: {
    path: `huarongdao/#p=${qiju.huarong.encode(/** @type {any} */ (qiju.huarong.levels.find(({ zh }) => zh === '十八步')).board)}`,
    rest: 50,
    act: acts.path,
    line: (page) =>
      page.$eval('huarong-board', (board) => {
        const { qiju: engine, board: cells } = /** @type {any} */ (board);
        return engine.huarong.solve(cells).moves;
      }),
  },
  wuziqi: {
    path: 'wuziqi/#77886878876676699867',
    act: acts.point,
    line: () => {
      const pieces = qiju.gomoku.decode('77886878876676699867', { notation: 'base15' });
      /** @type {number[]} */
      const line = [];
      while (qiju.gomoku.judge([...pieces, ...line]).winner === null) {
        /** @type {import('../../web/api/types.js').GomokuLevel} */
        const level = (pieces.length + line.length) % 2 ? 'easy' : 'expert';
        line.push(qiju.gomoku.bestMove([...pieces, ...line], { level, seed: 1 }).move);
      }
      return line;
    },
  },
};

await mkdir(folder, { recursive: true });
const darkroom = await browser.newPage();
const asked = argv.slice(2);
for (const name of asked.length ? asked : Object.keys(games)) {
  for (const language of /** @type {const} */ (['zh', 'en'])) {
    const { path, act, line, rest = REST } = games[name];
    const theme = language === 'en' ? 'dark' : 'light';
    const { page, close } = await open(browser, site.url + localizedPath(path, language), {
      ...{ language, theme, width: WIDTH, height: HEIGHT },
      motion: true,
    });
    await settled(page);
    const moves = await line(page);
    await slowDown(page);
    await page.reload();
    await settled(page);
    await page.evaluate(() => scrollTo(0, 0));
    await new Promise((done) => setTimeout(done, SLOWER * MOTION)); // the first stones and tiles fade in
    const film = new Film(page, darkroom);
    await film.take(1000);
    for (const move of moves) await film.act(act, move, rest);
    await new Promise((done) => setTimeout(done, SLOWER * SETTLED)); // the result comes after the last move
    await film.take(END);
    const file = animatedWebp(WIDTH, HEIGHT, film.frames);
    await writeFile(`${folder}${name}-${language}-play.webp`, file);
    console.log(`${name}-${language}-play.webp: ${film.frames.length} frames, ${Math.round(file.length / 1024)} KB`);
    await close();
  }
}
await browser.close();
await site.close();
