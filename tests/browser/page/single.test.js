// Each game as one file: opened from the disk, in frames of other sites, and resumed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../web/tools/serve.js';
import { settled } from '../open.js';
import { closeLater, openTab, site, visit } from './visit.js';

/** @typedef {'lianliankan' | 'huarong' | 'gomoku'} Game */
/** @typedef {import('./visit.js').Page} Page */

const games = /** @type {Game[]} */ (['lianliankan', 'huarong', 'gomoku']);
const titles = {
  lianliankan: { 'zh-CN': '连连看', 'zh-TW': '連連看', 'en-GB': 'Lianliankan' },
  huarong: { 'zh-CN': '华容道', 'zh-TW': '華容道', 'en-GB': 'Huarong Road' },
  gomoku: { 'zh-CN': '五子棋', 'zh-TW': '五子棋', 'en-GB': 'Gomoku' },
};

/** These play a game to its end, in the page, and return the visible result. @type {Record<Game, () => Promise<unknown>>} */
const play = {
  async lianliankan() {
    const { $, $$, act, fill, settled: rest } = tools;
    fill('#size', '5x8');
    await rest();
    const [board] = $$('lianliankan-board');
    const left = [$('#left').textContent];
    const cells = $$('lianliankan-board >>> [role=gridcell] button');
    const cols = board.board[0].length;
    for (const [row, col] of board.qiju.lianliankan.solve(board.board).moves.flat()) cells[row * cols + col].click();
    await rest();
    left.push($('#left').textContent, $('#status').textContent);
    await act('#again');
    return [...left, $('#left').textContent];
  },
  async huarong() {
    const { $, act, fill, until } = tools;
    const board = $('huarong-board');
    const lengths = board.qiju.huarong.levels.map((/** @type {any} */ { lengths: found }) => found?.move ?? Infinity);
    const level = lengths.indexOf(Math.min(...lengths));
    fill('#level', String(level));
    while (!board.solved) {
      $('#hint').click();
      await until(() => board.hintShown || board.solved);
      await act('#hint');
    }
    const status = $('#status').textContent;
    await act('#next');
    return [status, $('#level').selectedIndex - level, board.solved];
  },
  async gomoku() {
    const { $, $$, act, fill, settled: rest, until } = tools;
    const cells = $$('gomoku-board >>> [role=gridcell] button');
    cells[112].click();
    await until(() => $('#moves').textContent === '2'); // the computer has answered
    fill('#opponent', 'none');
    await act('#again');
    for (const point of [112, 97, 113, 98, 114, 99, 115, 100, 116]) cells[point].click();
    await rest();
    return [$('#moves').textContent, $('#status').textContent];
  },
};
const played = {
  lianliankan: ['20', '0', '全部消除', '20'],
  huarong: ['过关！', 1, false],
  gomoku: ['9', expect.stringMatching(/黑.*胜/)],
};

/** Chooses the language of a browser. @param {string} tag */
const setLanguage = (tag) =>
  Object.defineProperty(navigator, 'language', { configurable: true, get: () => tag }) && null;

/** Makes the first answer of a worker awaitable in the page. */
function watchWorkers() {
  const Native = Worker;
  const answered = new Promise((resolve) => {
    window.Worker = class extends Native {
      /** @param {string | URL} url */
      constructor(url) {
        super(url);
        this.addEventListener('message', ({ data }) => 'result' in data && resolve(true));
      }
    };
  });
  Object.assign(window, { answered });
}

test.each(games)(
  '%s can be played to its end from the disk, in the language of the browser, without a request',
  async (game) => {
    const { href } = new URL(`../../../build/site/single/${game}.html`, import.meta.url);
    /** @type {string[]} */
    const requests = [];
    const { page, faults } = await openTab(href, {
      before: async (tab) => {
        await tab.evaluateOnNewDocument(watchWorkers);
        await tab.evaluateOnNewDocument(setLanguage, 'zh-CN');
        tab.on('request', (request) => /^(blob|data|about):/.test(request.url()) || requests.push(request.url()));
      },
    });
    await settled(page);
    expect(await page.evaluate(play[game])).toEqual(played[game]);
    await page.evaluate(async () => void (await /** @type {any} */ (window).answered));
    expect({ faults, requests }).toEqual({ faults: [], requests: [href] });
    for (const [tag, title] of Object.entries(titles[game])) {
      await page.evaluateOnNewDocument(setLanguage, tag);
      await page.reload();
      expect(await page.evaluate(() => [document.title, tools.$('h1').textContent])).toEqual([title, title]);
    }
    expect(faults).toEqual([]);
  },
);

/** These choose options and make a move, in the page. @type {Record<Game, () => Promise<unknown>>} */
const begin = {
  async lianliankan() {
    tools.fill('#size', '5x8');
    await tools.settled();
    const board = tools.$('lianliankan-board');
    for (const cell of board.pairs[0]) board.pick(...cell);
    await tools.settled();
  },
  async huarong() {
    const board = tools.$('huarong-board');
    for (const { id, direction } of board.qiju.solveHuarongRoad(board.board)) board.move(id, direction); // level 1 is solved now
    tools.fill('#level', '4');
    const [{ id, direction }] = board.qiju.huarong.steps(board.board);
    board.move(id, direction);
  },
  async gomoku() {
    for (const [name, value] of [
      ['opponent', 'none'],
      ['rule', 'renju'],
    ]) {
      tools.fill(`#${name}`, value);
    }
    for (const point of [112, 98]) tools.$$('gomoku-board >>> [role=gridcell] button')[point].click();
  },
};
/** The chosen values of the options. @type {Record<Game, string[]>} */
const chosen = { lianliankan: ['5x8', 'normal', 'mahjong'], huarong: ['4'], gomoku: ['none', 'black', 'renju'] };

/** Runs in the page. */
function stateOf() {
  const board = tools.$(tools.boards);
  return {
    position: board.board ?? board.moves,
    canUndo: board.canUndo,
    chosen: tools.$$('select').map(({ value }) => value),
    ticked: /✓ \d+$/.test(tools.$('#level option')?.textContent ?? ''),
  };
}

test.each(games)('%s resumes with the same game, options and results', async (game) => {
  const { page, faults } = await visit(`single/${game}.html`);
  await page.evaluate(begin[game]);
  const before = await page.evaluate(stateOf);
  await page.reload();
  await settled(page);
  expect(await page.evaluate(stateOf)).toEqual(before);
  expect(before).toMatchObject({ canUndo: true, chosen: chosen[game], ticked: game === 'huarong' });
  expect(faults).toEqual([]);
});

test('the games run without storage, and in a sandboxed frame with an opaque origin', async () => {
  const play112 = async () => {
    await tools.settled();
    tools.$('gomoku-board').place(112);
    await tools.until(() => tools.$('#moves').textContent === '2');
    return tools.$('#undo').getAttribute('aria-disabled');
  };
  const { page, faults } = await visit('single/gomoku.html', { storage: false });
  expect(await page.evaluate(play112)).toBe('false');
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.src = location.href;
    frame.style.cssText = 'position: fixed; inset: 0; width: 800px; height: 600px'; // nothing moves in a frame that is out of sight
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done));
  });
  expect(await page.frames()[1].evaluate(play112)).toBe('false');
  expect(faults).toEqual([]);
});

/** The options in the addresses of the frames. @type {Record<Game, string>} */
const options = {
  lianliankan: 'size=5x8&difficulty=easy&skin=serif&seed=7&lang=en',
  huarong: 'level=兵分三路&lang=zh-Hant',
  gomoku: 'opponent=none&rule=renju&theme=dark&lang=en&color=sideways',
};

/** Runs in the page around the frames: collects their messages and sets the heights that they ask for. */
function host() {
  /** @type {any[]} */
  const told = [];
  Object.assign(window, { told });
  addEventListener('message', ({ data, source }) => {
    const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
    if (!frame) return;
    told.push(data);
    if (data.type === 'height') frame.height = data.height;
  });
  for (const src of JSON.parse(document.documentElement.dataset.frames ?? '')) {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: 380, height: 150, title: src });
    document.body.append(frame);
  }
}

/** Opens a page of another site with frames of ours. @param {string[]} addresses @param {import('./visit.js').View} [view] */
async function openAround(addresses, view) {
  const folder = mkdtempSync(join(tmpdir(), 'qiju-host-'));
  closeLater({ close: () => rmSync(folder, { recursive: true }) });
  const frames = JSON.stringify(addresses).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  writeFileSync(`${folder}/host.js`, `(${host})();`);
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en" data-frames="${frames}"><title>Host</title><link rel="icon" href="data:,"><body><script src="host.js"></script>`,
  );
  const policy = `default-src 'none'; script-src 'self'; img-src data:; frame-src ${new URL(site.url).origin}`;
  const other = closeLater(await serve(folder, { port: 0, headers: { 'Content-Security-Policy': policy } }));
  const tab = await openTab(other.url, { width: 1200, ...view });
  const [, ...inside] = tab.page.frames();
  return { ...tab, inside: addresses.map((address) => inside.find((frame) => frame.url() === address) ?? inside[0]) };
}

/** These play a game to its end, in the frame. */
const finish = {
  lianliankan: async () => {
    const board = tools.$('lianliankan-board');
    for (const cell of board.qiju.lianliankan.solve(board.board).moves.flat()) board.pick(...cell);
  },
  huarong: async () => {
    const board = tools.$('huarong-board');
    const { steps } = board.qiju.huarong.solve(board.board, { metric: 'move' });
    for (const { id, direction } of steps) board.move(id, direction);
  },
  gomoku: async () => {
    for (const point of [112, 97, 113, 98, 114, 99, 115, 100, 116]) tools.$('gomoku-board').place(point);
  },
};

test('all three run in frames of another site under a strict policy, and post their results', async () => {
  const addresses = games.map((game) => encodeURI(`${site.url}single/${game}.html?${options[game]}`));
  const { page, faults, inside } = await openAround(addresses);
  const shown = await Promise.all(
    inside.map((frame) =>
      frame.evaluate(async () => {
        await tools.settled();
        const { lang, dataset } = document.documentElement;
        // Wait until the outer page has set the height.
        await tools.until(() => document.documentElement.scrollHeight <= innerHeight && innerHeight > 300);
        return [lang, dataset.theme ?? 'auto', ...tools.$$('select').map((select) => select.selectedOptions[0].text)];
      }),
    ),
  );
  expect(shown).toEqual([
    ['en', 'auto', '40 tiles', 'Easy', 'Characters'],
    ['zh-Hant', 'auto', expect.stringContaining('兵分三路')],
    ['en', 'dark', 'Two players, one screen', 'Black', 'Renju'],
  ]);
  await Promise.all(games.map((game, index) => inside[index].evaluate(finish[game])));
  const told = await page.evaluate(async () => {
    const { told: messages } = /** @type {any} */ (window);
    await tools.until(() => messages.filter((/** @type {any} */ { type }) => type === 'result').length === 3);
    return messages;
  });
  const of = (/** @type {Game} */ game, /** @type {string} */ kind) =>
    told.filter((/** @type {any} */ each) => each.game === game && each.type === kind);
  for (const game of games) expect([game, of(game, 'ready').length]).toEqual([game, 1]);
  expect(of('lianliankan', 'move')).toHaveLength(20);
  expect(of('lianliankan', 'move')[0].pair).toHaveLength(2);
  expect(of('lianliankan', 'result')).toEqual([
    expect.objectContaining({ source: 'qiju', demonstrated: false, helped: false, shuffles: 0 }),
  ]);
  const [solved] = of('huarong', 'result');
  expect(solved).toMatchObject({ level: '兵分三路', helped: false, demonstrated: false });
  expect(of('huarong', 'move').at(-1)?.steps).toBe(solved.steps);
  expect(of('gomoku', 'move')).toHaveLength(9);
  expect(of('gomoku', 'move')[0]).toMatchObject({ point: 112, color: 'black', number: 1 });
  expect(of('gomoku', 'result')).toEqual([expect.objectContaining({ winner: 'black' })]);
  // The three files are the only requests.
  expect(faults.sort()).toEqual(addresses.map((address) => `to another origin: ${address}`).sort());
});

/** Runs before the scripts of a frame: holds back messages to its workers until `release` is called. */
function holdWorkers() {
  const post = Worker.prototype.postMessage;
  const asked = new Promise((resolve) => {
    const released = new Promise((release) => Object.assign(window, { release }));
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
      resolve(true);
      released.then(() => post.apply(this, /** @type {any} */ (message)));
    };
  });
  Object.assign(window, { asked });
}

test('连连看 posts ready only once the tiles are dealt', async () => {
  const address = `${site.url}single/lianliankan.html?difficulty=easy`;
  const { page, inside } = await openAround([address], { before: (tab) => tab.evaluateOnNewDocument(holdWorkers) });
  const types = () => page.evaluate(() => /** @type {any} */ (window).told.map((/** @type {any} */ { type }) => type));
  await inside[0].evaluate(() => /** @type {any} */ (window).asked);
  expect(await types()).not.toContain('ready');
  const remaining = await inside[0].evaluate(async () => {
    /** @type {any} */ (window).release();
    await tools.settled();
    return tools.$('lianliankan-board').remaining;
  });
  expect(remaining).toBe(80);
  await page.evaluate(() =>
    tools.until(() => /** @type {any} */ (window).told.some((/** @type {any} */ { type }) => type === 'ready')),
  );
});
