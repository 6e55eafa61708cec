import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { browsers } from '../helpers.js';

// However a panel may run what is pasted, under whatever policy its page has: does each file answer at once?

/** @typedef {'wasm' | 'wasm2js'} Kind */

/** What the function answers; each is called with its own arguments, and the answer is looked at without waiting. */
const functions = [
  {
    file: 'connect',
    name: 'connect',
    given: [[[7, 0, 7]], 0, 0, 0, 2],
    answer: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
  },
  { file: 'huarong-road', name: 'solveHuarongRoad', given: [], answer: 116 },
  { file: 'judge-win', name: 'judgeWin', given: [[0, 1, 15, 16, 30, 31, 45, 46, 60]], answer: true },
];

const ways = /** @type {const} */ (['function', 'shadowed function', 'eval', 'script', 'worker']);
/** @typedef {typeof ways[number]} Way */

const base = "script-src 'unsafe-inline' blob:";
/** Which ways the page's own policy bars, whatever the code, and where WebAssembly is barred. */
const policies = [
  { policy: '', barred: [], wasm: true },
  { policy: `${base} 'unsafe-eval'`, barred: [], wasm: true },
  { policy: `${base} 'wasm-unsafe-eval'`, barred: ['function', 'shadowed function', 'eval'], wasm: true },
  { policy: base, barred: ['function', 'shadowed function', 'eval'], wasm: false },
];

/**
 * Runs in the page; returns the result or the error. A list of steps is reported by its length, a path by its cells.
 * @param {{ way: Way, text: string, name: string, given: unknown[] }} task
 */
async function runPasted({ way, text, name, given }) {
  /** @param {any} answer */
  const show = (answer) =>
    Array.isArray(answer) ? (answer.length > 99 ? answer.length : answer.map((cell) => [...cell])) : answer;
  const here = /** @type {any} */ (window);
  try {
    switch (way) {
      case 'function':
        return show(new Function(`${text}\nreturn ${name};`)()(...given));
      case 'shadowed function':
        return show(new Function('window', 'document', 'self', 'globalThis', `${text}\nreturn ${name};`)()(...given));
      case 'eval':
        (0, eval)(text);
        return show(here[name](...given));
      case 'script': {
        const script = document.createElement('script');
        script.textContent = text;
        document.head.append(script);
        return show(here[name](...given));
      }
      default: {
        const source = `${text}\nconst show = ${show};\npostMessage(show(${name}(...${JSON.stringify(given)})));`;
        const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
        return await new Promise((resolve) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => resolve(`Error: ${message}`);
        });
      }
    }
  } catch (error) {
    return String(error);
  }
}

/** @type {import('node:http').Server} */
let server;
/** @type {import('../helpers.js').Browser} */
let browser;
/** @type {import('../helpers.js').Page} */
let page;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { policy } =
      policies[Number(new URL(request.url ?? '', 'http://page').searchParams.get('policy'))] ?? policies[0];
    response.setHeader('Content-Type', 'text/html');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.end(`<!doctype html><title>panel</title><script>window.runPasted = ${runPasted}</script>`);
  });
  await new Promise((/** @type {(value: void) => void} */ done) => server.listen(0, '127.0.0.1', () => done()));
  browser = await browsers[0].launch();
  page = await (await browser.createBrowserContext()).newPage();
});
afterAll(async () => {
  await browser?.close();
  server.close();
});

/**
 * @param {number} policy its index
 * @param {Parameters<typeof runPasted>[0]} task
 * @param {boolean} [hideWasm]
 * @returns {Promise<unknown>}
 */
async function runUnder(policy, task, hideWasm = false) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await page.goto(`http://127.0.0.1:${port}/?policy=${policy}`);
  return page.evaluate(
    (given, hidden) => {
      const here = /** @type {any} */ (window);
      if (hidden) delete here.WebAssembly;
      // While a driver's own call runs, the page's policy is not in force: let it end first.
      return new Promise((resolve) => setTimeout(() => here.runPasted(given).then(resolve)));
    },
    task,
    hideWasm,
  );
}

/** @param {string} file @param {Kind} kind */
const read = (file, kind) =>
  readFileSync(new URL(`../../../dist/panel/${file}${kind === 'wasm' ? '' : '.wasm2js'}.js`, import.meta.url), 'utf8');

const cases = policies.flatMap(({ policy, barred, wasm }, index) =>
  ways.flatMap((way) =>
    /** @type {Kind[]} */ (['wasm', 'wasm2js']).map((kind) => ({
      policy: policy || 'no policy',
      index,
      way,
      kind,
      outcome: barred.includes(way) ? 'barred' : kind === 'wasm' && !wasm ? 'no wasm' : 'answers',
    })),
  ),
);

test.each(cases)('$policy: $way, $kind: $outcome', async ({ index, way, kind, outcome }) => {
  for (const { file, name, given, answer } of functions) {
    const got = await runUnder(index, { way, text: read(file, kind), name, given });
    if (outcome === 'answers') expect([name, got]).toEqual([name, answer]);
    else if (outcome === 'no wasm') expect([name, got]).toEqual([name, expect.stringMatching(/WebAssembly/)]);
    else expect([name, got]).toEqual([name, expect.stringMatching(/^EvalError/)]);
  }
});

test('where WebAssembly is hidden, the file says what to paste instead, and the twin answers', async () => {
  for (const { file, name, given, answer } of functions) {
    const way = /** @type {Way} */ ('eval');
    expect(await runUnder(0, { way, text: read(file, 'wasm'), name, given }, true)).toMatch(/wasm2js/);
    expect(await runUnder(0, { way, text: read(file, 'wasm2js'), name, given }, true)).toEqual(answer);
  }
});
