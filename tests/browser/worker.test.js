// `qiju/worker` in real browsers: the built package on a page of its own, under a strict Content-Security-Policy.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { load } from 'qiju';
import { browsers, open } from './helpers.js';

const direct = await load();
const classic = direct.huarong.levels[0].board;
/** 257763 positions are met before the exit is. */
const big = [
  [6, 1, 1, 0],
  [0, 1, 1, 7],
  [5, 0, 0, 3],
  [4, 0, 0, 3],
  [8, 2, 2, 9],
];

/** @param {string} from the origin of the package @param {string} workers where workers may come from */
const policy = (from, workers) =>
  `default-src 'none'; script-src 'self' ${from} 'wasm-unsafe-eval'; worker-src ${workers}; connect-src ${from}; img-src data:`;
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

/** @type {Record<string, string>} */
const pages = {
  '/page.html':
    '<!doctype html><meta charset="utf-8"><title>qiju</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
  '/page.js': 'globalThis.importWorker = (folder) => import(`${folder}/worker.js`);',
};

/** dist/ three times: whole, without the worker's script, and without the module. */
const server = createServer(async (request, response) => {
  const [path, otherOrigin] = (request.url ?? '/').split('?');
  const missing = path === '/no-script/worker-host.js' || path === '/no-module/qiju.wasm';
  const body = missing ? undefined : (pages[path] ?? (await read(path.replace(/^\/[\w-]+\//, ''))));
  const type = TYPES[/** @type {keyof TYPES} */ (extname(path))] ?? 'text/plain';
  response
    .writeHead(body === undefined ? 404 : 200, {
      'Content-Type': type,
      'Content-Security-Policy': otherOrigin ? policy(otherOrigin, `blob: ${otherOrigin}`) : policy("'self'", "'self'"),
    })
    .end(body);
});

/** @param {string} file */
const read = (file) => readFile(new URL(`../../dist/${file}`, import.meta.url)).catch(() => undefined);

let url = '';
beforeAll(async () => {
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  url = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/page.html`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(browsers)('qiju/worker in $name', ({ launch }) => {
  /** @type {import('./helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @type {Awaited<ReturnType<typeof open>>} */
  let tab;
  beforeEach(async () => {
    tab = await open(browser, url);
  });
  afterEach(() => tab.close());

  test('answers, and keeps errors what they are', async () => {
    const told = await tab.page.evaluate(async (board) => {
      const { createWorker } = await /** @type {any} */ (globalThis).importWorker('/dist');
      const qiju = createWorker();
      /** @type {unknown[]} */
      const moves = [];
      const handler = {
        move: (/** @type {number} */ id, /** @type {string} */ direction) => moves.push({ id, direction }),
      };
      const steps = await qiju.solveHuarongRoad(board, handler);
      const error = await qiju.connect(board, 0, 0, 0, 9).catch((/** @type {Error} */ thrown) => thrown);
      const many = await Promise.all(Array.from({ length: 200 }, (_, i) => qiju.gomoku.encode([i])));
      const levels = qiju.huarong.levels.length;
      qiju.terminate();
      return {
        steps,
        moves,
        range: error instanceof RangeError,
        message: error.message,
        stack: error.stack,
        many,
        levels,
      };
    }, classic);
    expect(told.steps).toHaveLength(116);
    expect(told.steps).toEqual(direct.solveHuarongRoad(classic));
    expect(told.moves).toEqual(told.steps);
    expect(told).toMatchObject({ range: true, message: 'connect: col2 is 9, want an integer from 0 to 3', levels: 45 });
    expect(told.stack).toContain('worker');
    expect(told.many).toEqual(Array.from({ length: 200 }, (_, i) => direct.gomoku.encode([i])));
    expect(tab.faults).toEqual([]);
  });

  test('reports progress and can be aborted', async () => {
    const told = await tab.page.evaluate(async (board) => {
      const { createWorker } = await /** @type {any} */ (globalThis).importWorker('/dist');
      const qiju = createWorker();
      /** @type {number[]} */
      const progress = [];
      const onProgress = (/** @type {{ searched: number }} */ { searched }) => progress.push(searched);
      const whole = await qiju.with({ onProgress }).solveHuarongRoad(board);
      const controller = new AbortController();
      const view = qiju.with({ signal: controller.signal, onProgress: () => controller.abort() });
      const running = view.solveHuarongRoad(board).catch((/** @type {Error} */ reason) => reason.name);
      const queued = view.judgeWin([]).catch((/** @type {Error} */ reason) => reason.name);
      const other = qiju.judgeWin([]);
      const answers = await Promise.all([running, queued, other]);
      qiju.terminate();
      return { progress, steps: whole.length, answers };
    }, big);
    expect(told.steps).toBe(direct.solveHuarongRoad(big)?.length);
    expect(told.progress.length).toBeGreaterThanOrEqual(10);
    expect(told.progress).toEqual([...told.progress].sort((a, b) => a - b));
    expect(told.answers).toEqual(['AbortError', 'AbortError', false]);
    expect(tab.faults).toEqual([]);
  });

  test('runs from another origin', async () => {
    const other = createServer(async (request, response) => {
      const body = await read((request.url ?? '/').slice(1));
      const type = TYPES[/** @type {keyof TYPES} */ (extname(request.url ?? '/'))];
      response.writeHead(body ? 200 : 404, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body);
    });
    await new Promise((done) => other.listen(0, '127.0.0.1', () => done(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (other.address());
    try {
      const from = `http://127.0.0.1:${port}`;
      tab = await open(browser, `${url}?${from}`);
      const told = await tab.page.evaluate(
        async (folder, board) => {
          const { createWorker } = await /** @type {any} */ (globalThis).importWorker(folder);
          const qiju = createWorker();
          const controller = new AbortController();
          const view = qiju.with({ signal: controller.signal, onProgress: () => controller.abort() });
          const aborted = view.solveHuarongRoad(board).catch((/** @type {Error} */ reason) => reason.name);
          const answers = [await aborted, await qiju.judgeWin([]), (await qiju.gomoku.bestMove([])).move];
          qiju.terminate();
          return answers;
        },
        from,
        big,
      );
      expect(told).toEqual(['AbortError', false, 112]);
      expect(tab.faults.filter((fault) => !fault.startsWith(`to another origin: ${from}`))).toEqual([]);
    } finally {
      other.closeAllConnections();
      other.close();
    }
  });

  test('rejects what is in flight when it is terminated, and what comes later', async () => {
    const told = await tab.page.evaluate(async (board) => {
      const { createWorker } = await /** @type {any} */ (globalThis).importWorker('/dist');
      const qiju = createWorker();
      const asked = [qiju.solveHuarongRoad(board), qiju.judgeWin([])];
      await new Promise((done) => setTimeout(done, 5));
      qiju.terminate();
      asked.push(qiju.judgeWin([]));
      return (await Promise.allSettled(asked)).map((end) =>
        end.status === 'rejected' ? end.reason.message : end.value,
      );
    }, big);
    expect(told).toEqual(Array(3).fill('qiju/worker: the worker was terminated'));
    expect(tab.faults).toEqual([]);
  });

  test.each([
    ['its script', '/no-script', /^qiju\/worker: the worker failed: its script could not be loaded$/],
    ['its module', '/no-module', /^load: .*qiju\.wasm responded with status 404$/],
  ])('says that %s is not there', async (_, folder, words) => {
    const told = await tab.page.evaluate(async (from) => {
      const { createWorker } = await /** @type {any} */ (globalThis).importWorker(from);
      const qiju = createWorker();
      const ends = await Promise.allSettled([qiju.judgeWin([]), qiju.judgeWin([])]);
      return ends.map((end) => (end.status === 'rejected' ? end.reason.message : end.value));
    }, folder);
    expect(told).toHaveLength(2);
    for (const message of told) expect(message).toMatch(words);
  });
});
