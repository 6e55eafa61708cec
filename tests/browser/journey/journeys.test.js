// Whole visits in each browser, from the first page to the last.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'qiju';
import { answerAttack } from '../../../web/site/games/gomoku-puzzles/defences.js';
import { inTurn } from '../../../web/elements/gomoku/game.js';
import { identify } from '../../../web/site/games/gomoku-puzzles/pack.js';
import { serve } from '../../../web/tools/serve.js';
import { pages } from '../../../web/tools/site/layout.js';
import { returningVisitor } from '../../returning-visitor.js';
import { startBrowser } from './tab.js';

/** @typedef {import('./tab.js').Tab} Tab */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const qiju = await load();
const { gomoku, huarong, lianliankan } = qiju;

/** @type {Awaited<ReturnType<typeof startBrowser>>} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serve(`${root}build/site`)]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** @type {Tab[]} */
let tabs = [];
afterEach(async () => {
  await Promise.all(tabs.map((tab) => tab.close()));
  tabs = [];
});

/** @param {string} path @param {Record<string, unknown>} [kept] @param {string} [url] of the site */
async function visit(path, kept = returningVisitor, url = site.url) {
  const tab = await browser.visit(url, path, kept);
  tabs.push(tab);
  return tab;
}

/** @param {Tab} tab @param {RegExp} words */
const lessonSays = (tab, words) =>
  tab.until(
    (source) => new RegExp(source).test(document.getElementById('lesson-text')?.textContent ?? ''),
    words.source,
  );

/** @param {Tab} tab @param {string} [title] */
const resultShown = (tab, title = '.') =>
  tab.until(
    (words) =>
      document.getElementById('result')?.checkVisibility() &&
      new RegExp(words).test(document.getElementById('result-title')?.textContent ?? ''),
    title,
  );

/** @param {Tab} tab @param {string} words */
const statusSays = (tab, words) =>
  tab.until((source) => new RegExp(source).test(document.getElementById('status')?.textContent ?? ''), words);

test('连连看: a first visit, from the lesson to a win', async () => {
  const tab = await visit('lianliankan/', {});
  await tab.until(() => document.activeElement?.id === 'lesson-text');
  await tab.settled();
  const tile = '#lesson lianliankan-board >>> .tile';
  for (const [words, tiles] of /** @type {const} */ ([
    [/straight line/, [0, 3]],
    [/may turn/, [0, 7, 1, 3]],
    [/around the board/, [0, 2]],
  ])) {
    await lessonSays(tab, words);
    for (const index of tiles) await tab.click(tile, index);
  }
  await lessonSays(tab, /That's it/);
  await tab.press('Enter');
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe('board');

  const { solution } = lianliankan.deal({ seed: 7, rows: 6, cols: 8, kinds: 12, copies: 4, difficulty: 'easy' });
  await tab.goto('statistics/');
  await tab.goto('lianliankan/#seed=7&size=6x8&difficulty=easy&gravity=none');
  expect(await tab.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
  await tab.until(() => document.getElementById('left')?.textContent === '24');
  await tab.evaluate((cells) => {
    for (const cell of cells) /** @type {any} */ (document.querySelector('lianliankan-board')).pick(...cell);
  }, solution.slice(0, -2).flat());
  for (const [row, col] of solution.slice(-2).flat()) await tab.click('#board >>> .tile', 8 * row + col);
  await resultShown(tab, 'All clear');
  expect(await tab.board('remaining', 'helped')).toEqual({ remaining: 0, helped: false });
  await tab.click('#again');
  await tab.until(() => document.getElementById('left')?.textContent === '24');
  await tab.goto('statistics/');
  expect(await tab.text('main')).toMatch(/Lianliankan/);
});

test('华容道: a level by dragging and by keys, and the next one', async () => {
  const level = huarong.levels.reduce((best, each) =>
    (each.lengths?.step ?? 999) < (best.lengths?.step ?? 999) ? each : best,
  );
  const steps = qiju.solveHuarongRoad(level.board.map((row) => [...row])) ?? [];
  const tab = await visit(`huarongdao/#p=${huarong.encode(level.board.map((row) => [...row]))}`);
  await tab.until(() => document.querySelector('#levels button'));
  expect(await tab.board('steps')).toEqual({ steps: 0 });
  const [{ id, direction }] = steps;
  const pieces = huarong.pieces(level.board.map((row) => [...row]));
  const index = pieces.findIndex((piece) => piece.id === id);
  const cell = await tab.evaluate(() => {
    const field = document.querySelector('huarong-board')?.shadowRoot?.querySelector('.field');
    return /** @type {Element} */ (field).getBoundingClientRect().width / 4;
  });
  const ways = { up: { x: 0, y: -cell }, down: { x: 0, y: cell }, left: { x: -cell, y: 0 }, right: { x: cell, y: 0 } };
  await tab.drag('#board >>> .piece', index, [ways[direction]]);
  await tab.settled();
  expect(await tab.board('steps')).toEqual({ steps: 1 });
  await tab.press('u');
  expect(await tab.board('steps')).toEqual({ steps: 0 });
  await tab.press('Shift+U');
  await tab.evaluate((line) => {
    const board = /** @type {any} */ (document.querySelector('huarong-board'));
    for (const step of line) board.move(step.id, step.direction);
  }, steps.slice(1));
  await resultShown(tab, 'Cao Cao');
  expect(await tab.board('solved', 'helped')).toEqual({ solved: true, helped: false });
  await tab.click('#next-level');
  expect(await tab.board('solved', 'steps')).toEqual({ solved: false, steps: 0 });
  await tab.click('#hint');
  await tab.until(() => /** @type {any} */ (document.querySelector('huarong-board')).hintShown);
});

test('五子棋: a game against the computer, left and found again, with a hint and another rule', async () => {
  const tab = await visit('wuziqi/', { ...returningVisitor, 'wuziqi.opponent': 'beginner' });
  await statusSays(tab, 'Black to play');
  await tab.click('#board >>> [role=gridcell] button', 112);
  expect(await tab.board('steps', 'turn')).toEqual({ steps: 2, turn: 'black' });
  await tab.reload();
  await tab.until(() => document.getElementById('moves')?.textContent === '2');
  await tab.click('#hint');
  await statusSays(tab, 'Hint|best|recommend|H|\\d');
  const { hintPoint } = await tab.board('hintPoint');
  expect(hintPoint).toEqual(expect.any(Number));
  await tab.click('#board >>> [role=gridcell] button', hintPoint);
  expect(await tab.board('steps')).toEqual({ steps: 4 });
  await tab.choose('#rule', 'renju');
  expect(await tab.board('rule')).toEqual({ rule: 'renju' });
  await tab.chooseLanguage('zh');
  expect((await tab.text('h1')).trim()).toBe('五子棋');
  expect(await tab.board('steps', 'rule')).toEqual({ steps: 4, rule: 'renju' });
});

test('五子棋: two people play by sending each other links', async () => {
  const black = await visit('wuziqi/');
  await black.choose('#opponent', 'link');
  await black.click('#board >>> [role=gridcell] button', 112);
  await statusSays(black, 'White to play: your opponent');
  const sent = `wuziqi/?play=white#${gomoku.encode([112])}`;
  const white = await visit(sent);
  await statusSays(white, 'White to play: you');
  await white.click('#board >>> [role=gridcell] button', 97);
  await statusSays(white, 'Black to play: your opponent');
  await black.goto(`wuziqi/?play=black#${gomoku.encode([112, 97])}`);
  await statusSays(black, 'Black to play: you');
  expect(await black.board('moves', 'remote')).toEqual({ moves: [112, 97], remote: true });
});

test('习题: a puzzle is missed, then solved, and the next follows', async () => {
  const pack = identify(JSON.parse(readFileSync(`${root}web/api/gomoku/puzzles.json`, 'utf8')));
  const [puzzle, next] = pack;
  const start = inTurn(gomoku.decode(puzzle.black), gomoku.decode(puzzle.white));
  const line = gomoku.decode(puzzle.line);
  let wrong = 0;
  for (; ; wrong++) {
    if (start.includes(wrong)) continue;
    const { rule, kind } = puzzle;
    if ((await answerAttack(gomoku, { pieces: [...start, wrong], rule, kind })).outcome === 'held') break;
  }
  const tab = await visit(`wuziqi/puzzles/#puzzle=${puzzle.id}`);
  await statusSays(tab, 'to play and win');
  /** @param {number} point @param {number} moves on the board after the answer */
  const attack = async (point, moves) => {
    await tab.click('#board >>> [role=gridcell] button', point);
    await tab.until((count) => /** @type {any} */ (document.querySelector('gomoku-board')).steps >= count, moves);
  };
  await attack(wrong, start.length + 2);
  await statusSays(tab, 'does not win');
  await tab.click('#back');
  expect(await tab.board('steps')).toEqual({ steps: start.length });
  for (let move = 0; move < line.length; move += 2) {
    await attack(line[move], start.length + Math.min(move + 2, line.length));
  }
  await resultShown(tab, 'Solved');
  await tab.click('#next-puzzle');
  expect(await tab.evaluate(() => location.hash)).toBe(`#puzzle=${next.id}`);
});

test('五子棋: a lost game is reviewed and continued from the losing move', async () => {
  const lost = gomoku.decode('h8 i9 h10 h11 j9 g10 i8 k10 j8 g8 j10 j11 l8 k8 j6 g9 j7', { notation: 'coordinates' });
  const { losing, moves } = gomoku.review(lost);
  const at = Number(losing);
  const tab = await visit('wuziqi/', { ...returningVisitor, 'wuziqi.opponent': 'none' });
  await statusSays(tab, 'Black to play');
  await tab.evaluate(
    (pieces) => /** @type {any} */ (document.querySelector('gomoku-board')).open(pieces),
    lost.slice(0, -1),
  );
  await tab.click('#board >>> [role=gridcell] button', lost[lost.length - 1]);
  await resultShown(tab, 'Black wins');
  await tab.until(() => document.querySelector('#player.reviewed'));
  expect(await tab.text('#review-text')).toContain(`The losing move: move ${at + 1}`);
  await tab.until(() => document.getElementById('review-game')?.checkVisibility());
  await tab.click('#review-game');
  expect(await tab.board('moves')).toEqual({ moves: lost.slice(0, at + 1) });
  await tab.click('#play-on');
  await tab.click('#board >>> [role=gridcell] button', moves[at].best);
  expect(await tab.board('moves')).toEqual({ moves: [...lost.slice(0, at), moves[at].best] });
});

test('刷题工具: pasted code is run, corrected and run again', async () => {
  const tab = await visit('panel/');
  await tab.evaluate(() => document.querySelector('.board-stage')?.scrollIntoView());
  await tab.until(() => document.querySelector('#files button'));
  /** @param {string} code */
  const run = async (code) => {
    await tab.evaluate((text) => {
      const area = /** @type {HTMLTextAreaElement} */ (document.getElementById('code'));
      area.value = text;
      /** @type {HTMLElement} */ (document.getElementById('verdict')).textContent = '';
    }, code);
    await tab.click('#run');
    await tab.until(
      () => document.getElementById('verdict')?.dataset.right && document.getElementById('verdict')?.textContent,
    );
    return tab.evaluate(() => document.getElementById('verdict')?.dataset.right);
  };
  expect(await run('var connect = function () { return []; }')).toBe('false');
  expect(await run(readFileSync(`${root}build/site/panel/files/connect.js`, 'utf8'))).toBe('true');
  expect(await tab.text('#verdict')).toMatch(/all correct/);
});

/** Copies the built site, so that a test may change it. */
async function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'qiju-site-'));
  cpSync(`${root}build/site`, `${folder}/qiju`, { recursive: true });
  const server = await serve(folder);
  return {
    folder: `${folder}/qiju`,
    url: `${server.url}qiju/`,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits until the site is cached for use without the network. @param {Tab} tab */
const isKept = (tab) =>
  tab.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') {
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    }
  });

test('every page and its board load without the network', async () => {
  const server = await serve(`${root}build/site`);
  const tab = await visit('', returningVisitor, server.url);
  await isKept(tab);
  await server.close();
  for (const { name, path, en } of pages) {
    await tab.goto(path);
    if (name !== 'home') expect(await tab.evaluate(() => document.title)).toMatch(new RegExp(`${en} · Qiju$`));
    const tag = await tab.evaluate(
      () => document.querySelector('lianliankan-board, huarong-board, gomoku-board')?.localName,
    );
    if (!tag || name === 'panel') continue;
    await tab.evaluate(async (known) => {
      await customElements.whenDefined(known);
      await /** @type {any} */ (document.querySelector(known)).ready;
    }, tag);
  }
  await tab.page.goto(`${server.url}wuziqi/#7786`);
  await tab.settled();
  expect(await tab.evaluate(() => location.pathname)).toBe('/en/wuziqi/');
  expect(await tab.board('steps')).toEqual({ steps: 2 });
});

test('an address without a language leads to the visitor’s, with its game, and leaves nothing in the history', async () => {
  const tab = await visit('notices.txt');
  const told = await tab.evaluate(async (src) => {
    const before = history.length;
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, referrerPolicy: 'no-referrer' }); // a link from our own page keeps the chosen language
    document.body.append(frame);
    while (frame.contentDocument?.documentElement.lang !== 'en') {
      await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    }
    return [frame.contentWindow?.location.href, history.length - before];
  }, `${site.url}wuziqi/?rule=renju#7786`);
  expect(told).toEqual([`${site.url}en/wuziqi/?rule=renju#7786`, 0]);
});

test('two tabs and a new version: one updates, the other keeps the old parts until it updates too', async () => {
  const copy = await copySite();
  try {
    const tab = await visit('wuziqi/', returningVisitor, copy.url);
    await isKept(tab);
    const other = await tab.beside('huarongdao/');
    const [old] = readdirSync(`${copy.folder}/assets`);
    const next = old.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    renameSync(`${copy.folder}/assets/${old}`, `${copy.folder}/assets/${next}`);
    for (const file of ['service-worker.js', ...pages.map(({ path }) => `en/${path}index.html`)]) {
      const text = readFileSync(`${copy.folder}/${file}`, 'utf8');
      writeFileSync(`${copy.folder}/${file}`, text.replaceAll(old, next));
    }
    await tab.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await tab.until(() => document.querySelector('.toast')?.textContent?.startsWith('A new version'));
    await tab.follow(() => tab.click('.toast .button').catch(() => {}));
    const version = () => document.querySelector('link[rel=stylesheet]')?.getAttribute('href')?.split('/').at(-2);
    expect(await tab.evaluate(version)).toBe(next);
    expect(await tab.evaluate(() => document.querySelector('.toast'))).toBeNull();

    // The server no longer has the parts of the old version.
    await other.evaluate(() => document.getElementById('edit')?.click());
    await other.until(() => document.getElementById('editor')?.checkVisibility());
    expect(await other.evaluate(version)).toBe(old);
    await other.follow(() =>
      other.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.toast .button')).click()),
    );
    expect(await other.evaluate(version)).toBe(next);
    expect(await other.board('steps')).toEqual({ steps: 0 });
  } finally {
    await copy.close();
  }
});

test('the package on another page: the functions, the worker and the elements', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'qiju-page-'));
  cpSync(`${root}dist`, `${folder}/qiju`, { recursive: true });
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">
    <huarong-board level="横刀立马"></huarong-board><output></output>
    <script type="module" src="page.js"></script></html>`,
  );
  writeFileSync(
    `${folder}/page.js`,
    `import { load } from './qiju/index.js';
    import { createWorker } from './qiju/worker.js';
    import './qiju/elements.js';
    const { solveHuarongRoad, huarong } = await load();
    const worker = createWorker();
    const board = document.querySelector('huarong-board');
    await board.ready;
    const steps = [solveHuarongRoad(board.board).length, (await worker.huarong.solve(board.board)).length];
    worker.terminate();
    document.querySelector('output').textContent = steps.join(' ');`,
  );
  writeFileSync(`${folder}/notices.txt`, '');
  const server = await serve(folder);
  try {
    const tab = await visit('index.html', {}, server.url);
    await tab.until(() => document.querySelector('output')?.textContent);
    expect(await tab.text('output')).toBe('116 81');
    await tab.click('huarong-board >>> .piece.movable');
    expect(await tab.board('steps')).toEqual({ steps: 1 });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
