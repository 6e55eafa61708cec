// `qiju/worker` in a page: the built package under a strict Content-Security-Policy.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { load } from 'qiju';
import { closeLater, openTab } from './visit.js';

const direct = await load();
const classic = direct.huarong.levels[0].board;
/** The search visits 257763 positions before the exit. */
const big = [
  [6, 1, 1, 0],
  [0, 1, 1, 7],
  [5, 0, 0, 3],
  [4, 0, 0, 3],
  [8, 2, 2, 9],
];
const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };
const page = {
  '/page.html':
    '<!doctype html><meta charset="utf-8"><title>qiju</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
  '/page.js': 'globalThis.importWorker = (folder) => import(`${folder}/worker.js`);',
};

/**
 * Serves dist/ three times: whole, without the worker's script, and without the module; and a page that may use only one origin.
 * @param {string} [from] the origin of the package, if the page has another
 */
async function servePackage(from) {
  const policy = `default-src 'none'; script-src 'self' ${from ?? ''} 'wasm-unsafe-eval'; worker-src ${from ? `blob: ${from}` : "'self'"}; connect-src ${from ?? "'self'"}; img-src data:`;
  const server = createServer(async (request, response) => {
    const path = /** @type {keyof typeof page} */ (request.url);
    const isMissing = ['/no-script/worker-host.js', '/no-module/qiju.wasm'].includes(path);
    const file = new URL(`../../../dist/${path.replace(/^\/[\w-]+\//, '')}`, import.meta.url);
    const body = isMissing ? undefined : (page[path] ?? (await readFile(file).catch(() => undefined)));
    response
      .writeHead(body === undefined ? 404 : 200, {
        'Content-Type': TYPES[/** @type {keyof TYPES} */ (extname(path))] ?? 'text/plain',
        'Content-Security-Policy': policy,
        'Access-Control-Allow-Origin': '*',
      })
      .end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  closeLater({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

test('the worker answers, restores errors, reports progress, and can be aborted and terminated', async () => {
  const tab = await openTab(`${await servePackage()}/page.html`);
  const told = await tab.page.evaluate(
    async (board, long) => {
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

      /** @type {number[]} */
      const progress = [];
      const onProgress = (/** @type {{ searched: number }} */ { searched }) => progress.push(searched);
      const whole = await qiju.with({ onProgress }).solveHuarongRoad(long);
      const controller = new AbortController();
      const view = qiju.with({ signal: controller.signal, onProgress: () => controller.abort() });
      const nameOf = (/** @type {Error} */ reason) => reason.name;
      const aborted = await Promise.all([
        view.solveHuarongRoad(long).catch(nameOf),
        view.judgeWin([]).catch(nameOf),
        qiju.judgeWin([]),
      ]);

      /** @type {Promise<unknown>[]} */
      const asked = [];
      await new Promise((begun) => {
        asked.push(qiju.with({ onProgress: begun }).solveHuarongRoad(long), qiju.judgeWin([]));
      });
      const levels = qiju.huarong.levels.length;
      qiju.terminate();
      asked.push(qiju.judgeWin([]));
      const terminated = (await Promise.allSettled(asked)).map((end) =>
        end.status === 'rejected' ? end.reason.message : end.value,
      );
      const { message, stack } = error;
      return {
        steps,
        moves,
        range: error instanceof RangeError,
        message,
        stack,
        many,
        levels,
        progress,
        whole: whole.length,
        aborted,
        terminated,
      };
    },
    classic,
    big,
  );
  expect(told.steps).toHaveLength(116);
  expect(told.steps).toEqual(direct.solveHuarongRoad(classic));
  expect(told.moves).toEqual(told.steps);
  expect(told).toMatchObject({ range: true, message: 'connect: col2 is 9, want an integer from 0 to 3', levels: 45 });
  expect(told.stack).toContain('worker');
  expect(told.many).toEqual(Array.from({ length: 200 }, (_, i) => direct.gomoku.encode([i])));
  expect(told.whole).toBe(direct.solveHuarongRoad(big)?.length);
  expect(told.progress.length).toBeGreaterThanOrEqual(10);
  expect(told.progress).toEqual([...told.progress].sort((a, b) => a - b));
  expect(told.aborted).toEqual(['AbortError', 'AbortError', false]);
  expect(told.terminated).toEqual(Array(3).fill('qiju/worker: the worker was terminated'));
  expect(tab.faults).toEqual([]);
});

test('the worker runs from another origin', async () => {
  const from = await servePackage();
  const tab = await openTab(`${await servePackage(from)}/page.html`);
  const told = await tab.page.evaluate(
    async (folder, board) => {
      const { createWorker } = await /** @type {any} */ (globalThis).importWorker(folder);
      const qiju = createWorker();
      const controller = new AbortController();
      const view = qiju.with({ signal: controller.signal, onProgress: () => controller.abort() });
      const aborted = await view.solveHuarongRoad(board).catch((/** @type {Error} */ reason) => reason.name);
      const answers = [aborted, await qiju.judgeWin([]), (await qiju.gomoku.bestMove([])).move];
      qiju.terminate();
      return answers;
    },
    `${from}/dist`,
    big,
  );
  expect(told).toEqual(['AbortError', false, 112]);
  expect(tab.faults.filter((fault) => !fault.startsWith(`to another origin: ${from}`))).toEqual([]);
});

test('a missing script or module is reported', async () => {
  const tab = await openTab(`${await servePackage()}/page.html`);
  const told = await tab.page.evaluate(async () => {
    /** @type {string[]} */
    const messages = [];
    for (const folder of ['/no-script', '/no-module']) {
      const { createWorker } = await /** @type {any} */ (globalThis).importWorker(folder);
      const qiju = createWorker();
      for (const end of await Promise.allSettled([qiju.judgeWin([]), qiju.judgeWin([])])) {
        messages.push(end.status === 'rejected' ? end.reason.message : end.value);
      }
    }
    return messages;
  });
  const noScript = 'qiju/worker: the worker failed: its script could not be loaded';
  const noModule = expect.stringMatching(/^load: .*qiju\.wasm responded with status 404$/);
  expect(told).toEqual([noScript, noScript, noModule, noModule]);
});
