// If neither the page nor the worker can load the WebAssembly, boards compute on the page in plain JavaScript.
import { createLoad } from '../../../web/api/load.js';
import { serve } from '../../../web/api/worker/server.js';

/** @typedef {() => Promise<Response>} Fetch */

/** @type {[what: string, fetch: Fetch][]} */
const failures = [
  ['is blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered with status 404', async () => new Response('', { status: 404 })],
  ['is answered by a page', async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
];

/** A fake Worker that runs the worker script of the package but fails to load its module. @param {Fetch} fetchModule */
const workerClass = (fetchModule) =>
  class {
    #scope = {
      /** @type {((event: any) => void) | null} */
      onmessage: null,
      postMessage: (/** @type {unknown} */ data) => void setImmediate(() => this.onmessage?.({ data })),
    };
    /** @type {((event: any) => void) | null} */
    onmessage = null;

    constructor() {
      const module = { file: '', games: [], createApi: () => ({}) };
      const address = () => new URL('https://qiju.test/module.wasm');
      serve(this.#scope, (onProgress) => createLoad(module, address, { fetchModule, onProgress }));
    }

    /** @param {unknown} data */
    postMessage(data) {
      this.#scope.onmessage?.({ data });
    }

    terminate() {}
  };

describe.each(failures)('where the request %s', (_, fetch) => {
  const before = (/** @type {any} */ window) => Object.assign(window, { fetch, Worker: workerClass(fetch) });

  test.each(['lianliankan', 'huarong', 'gomoku'])(
    '<%s-board> gives a hint, and explains why it is slow',
    async (game) => {
      const tab = await openElements(`<${game}-board></${game}-board>`, { before });
      await tab.settled();
      expect(tab.inBoard('.engine-status p').textContent).toBe(
        'Compatibility mode: WebAssembly could not be loaded, so the engine runs as JavaScript, which is slower.',
      );
      const hint = tab.board.hint();
      await tab.settled();
      expect(await hint).toBeTruthy();
      expect(tab.faults).toEqual([]);
    },
  );

  test('the computer plays 五子棋', async () => {
    const tab = await openElements('<gomoku-board opponent="white" level="easy"></gomoku-board>', { before });
    await tab.settled();
    tab.board.place(112);
    await tab.settled();
    expect(tab.board.steps).toBe(2);
    expect(tab.faults).toEqual([]);
  });
});
