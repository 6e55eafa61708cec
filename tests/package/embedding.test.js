// The boards in other pages: plain HTML, React, Vue, Svelte and Angular, under a strict Content-Security-Policy.
import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/tools/serve.js';
import { blocksIn } from '../asserting.js';
import { play, strictPolicy } from './browser.js';
import { first, second } from './embedding/positions.js';
import { bundle } from './frameworks.js';
import { install } from './install.js';

/** @typedef {import('puppeteer-core').Page} Page */

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {ReturnType<typeof install>} */
let home;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
beforeAll(async () => {
  home = install();
  cpSync(here('embedding'), home.folder, { recursive: true });
  site = await serve(home.folder);
});
afterAll(async () => {
  await site?.close();
  home?.remove();
});

/** @param {Page} page @returns {Promise<typeof first>} the properties of the boards */
const shown = (page) =>
  page.evaluate(() => {
    const [tiles, road, stones] = ['lianliankan-board', 'huarong-board', 'gomoku-board'].map(
      (tag) => /** @type {any} */ (document.querySelector(tag)),
    );
    return { tiles: tiles.board, road: road.board, metric: road.metric, stones: stones.moves, rule: stones.rule };
  });

/** Plays a move on each board, and presses the button. @param {Page} page */
async function playAll(page) {
  await page.waitForSelector('gomoku-board');
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('lianliankan-board, huarong-board, gomoku-board')].map(
        (board) => /** @type {any} */ (board).ready,
      ),
    ).then(() => {}),
  );
  const before = await shown(page);
  const tiles = await page.$$('lianliankan-board >>> .tile');
  await tiles[1].click();
  await tiles[2].click();
  await page.click('huarong-board >>> .piece.movable');
  await (await page.$$('gomoku-board >>> .cell button'))[112].click();
  await page.waitForFunction(() => document.getElementById('heard')?.textContent === '2 1 3', { timeout: 5000 });
  const played = await shown(page);
  await page.click('#change');
  // Angular renders in the next task or frame, whichever comes first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return { before, played, after: await shown(page) };
}

/** The result of `playAll` in every framework. */
const wanted = {
  told: {
    before: first,
    played: { ...first, tiles: [[1, 0, 0, 1]], road: expect.not.arrayContaining([first.road[4]]), stones: [0, 1, 112] },
    after: second,
  },
  faults: [],
};

test('plain HTML, with properties set before the script loads', async () =>
  expect(await play(`${site.url}plain.html`, playAll)).toEqual(wanted));

/** Angular compiles its templates in the page here. */
const compilingPolicy = strictPolicy.replace('wasm-unsafe-eval', 'unsafe-eval');

test.each([
  ['react.jsx', strictPolicy],
  ['vue.js', strictPolicy],
  ['svelte.js', strictPolicy],
  ['angular.ts', compilingPolicy],
])('%s', async (program, policy) =>
  expect(await play(site.url + (await bundle(home, program, policy)), playAll)).toEqual(wanted),
);

/** Mounts the sample of a guide. @type {Record<string, string>} */
const mounts = {
  tsx: `import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('app')).render(<Road board={${JSON.stringify(first.road)}} onStep={() => {}} />);`,
  vue: `import { createApp } from 'vue';
    import Sample from './Sample.vue';
    createApp(Sample).mount('#app');`,
  svelte: `import { mount } from 'svelte';
    import Sample from './Sample.svelte';
    mount(Sample, { target: document.getElementById('app') });`,
  ts: `import '@angular/compiler';
    import { createApplication } from '@angular/platform-browser';
    import { Game } from './Sample.ts';
    (await createApplication()).bootstrap(Game, '#app');`,
};

const [samples, others] = ['elements.md', 'zh/elements.md'].map((guide) =>
  blocksIn(readFileSync(here(`../../docs/${guide}`), 'utf8'), 'tsx|vue|svelte|ts'),
);

test('the guides have the same samples', () => {
  expect(samples).toHaveLength(4);
  expect(others).toEqual(samples);
});

test.each(samples)('the sample in $language', async ({ language, code }) => {
  home.write(`Sample.${language}`, code);
  home.write('sample.tsx', (language === 'tsx' ? code : '') + mounts[language]);
  const path = await bundle(home, 'sample.tsx', language === 'ts' ? compilingPolicy : strictPolicy);
  const { told, faults } = await play(site.url + path, async (page) => {
    await page.waitForSelector('huarong-board, gomoku-board');
    return page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector('huarong-board, gomoku-board'));
      await board.ready;
      return [board.localName, board.rule ?? board.metric];
    });
  });
  expect(told).toEqual(language === 'tsx' ? ['huarong-board', 'step'] : ['gomoku-board', 'renju']);
  expect(faults).toEqual([]);
});

test('a page sets the colours of the boards and styles their parts', async () => {
  const { told, faults } = await play(`${site.url}plain.html`, async (page) => {
    await playAll(page);
    /** @param {string} selector @param {'backgroundColor' | 'borderRadius'} property */
    const styleOf = (selector, property) =>
      page.$eval(selector, (element, name) => getComputedStyle(element)[name], property);
    const radii = ['lianliankan-board >>> .tile', 'huarong-board >>> .face', 'gomoku-board >>> [data-stone]'].map(
      (part) => styleOf(part, 'borderRadius'),
    );
    return [await styleOf('lianliankan-board >>> .felt', 'backgroundColor'), ...(await Promise.all(radii))];
  });
  expect(told).toEqual(['rgb(1, 2, 3)', '11px', '11px', '11px']);
  expect(faults).toEqual([]);
});

test('a script creates a board, moves it in the page, and adds another of its kind', async () => {
  const { told, faults } = await play(`${site.url}plain.html`, async (page) => {
    await playAll(page);
    return page.evaluate(async () => {
      const old = document.querySelector('huarong-board');
      const board = document.createElement('huarong-board');
      board.setAttribute('level', '指挥若定');
      document.body.append(board);
      await board.ready;
      const [{ id, direction }] = /** @type {import('../../web/api/qiju.js').Qiju} */ (board.qiju).huarong.steps(
        board.board,
      );
      board.move(id, direction);
      const { board: cells } = board;
      const section = document.createElement('section');
      section.lang = 'zh';
      document.body.append(section);
      board.playback.play([], {});
      section.append(board);
      const label = board.shadowRoot?.querySelector('.field')?.getAttribute('aria-label');
      board.undo();
      board.redo();
      await board.hint();
      board.remove();
      section.append(board);
      const sight = await board.hint();
      return [
        board.steps > 1,
        String(cells) !== String(old?.board),
        old?.steps,
        label,
        board.board.length,
        typeof sight?.distance,
      ];
    });
  });
  expect(told).toEqual([true, true, 0, '华容道，5 行 4 列，出口在最下面正中', 5, 'number']);
  expect(faults).toEqual([]);
});

test('an event reports an invalid value, and the board stays playable', async () => {
  const { told, faults } = await play(`${site.url}plain.html`, async (page) => {
    await playAll(page);
    return page.evaluate(async () => {
      /** @type {string[]} */
      const errors = [];
      /** @param {keyof HTMLElementTagNameMap} tag @param {Record<string, string>} attributes @param {object} properties */
      const add = async (tag, attributes, properties) => {
        const board = /** @type {any} */ (document.createElement(tag));
        board.addEventListener('error', (/** @type {CustomEvent} */ { detail }) =>
          errors.push(`${tag} ${detail.name}`),
        );
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
        Object.assign(board, properties);
        document.body.append(board);
        await board.ready;
        return String(board.board ?? board.moves);
      };
      const boards = [
        await add('huarong-board', { code: '!' }, {}),
        await add('gomoku-board', {}, { moves: [0, 0] }),
        await add('lianliankan-board', {}, { board: 3 }),
      ];
      return { errors, playable: boards.map((cells) => cells.length > 10) };
    });
  });
  expect(told).toEqual({
    errors: ['huarong-board RangeError', 'gomoku-board RangeError', 'lianliankan-board TypeError'],
    playable: [true, false, true],
  });
  expect(faults).toEqual([]);
});
