// Each panel file answers synchronously, in whatever way a panel runs it and under whatever policy the page has.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { isFull } from '../../full-length.js';
import { closeLater, openTab } from './visit.js';

/** @typedef {'function' | 'shadowed function' | 'eval' | 'script' | 'worker'} Way */
/** @typedef {{ way: Way, text: string, name: string, given: unknown[], hideWasm?: boolean }} Task */

/** Calls with their results, which are read without waiting. */
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
const kinds = /** @type {const} */ (['', '.wasm2js']);
const ways = /** @type {const} */ (['function', 'shadowed function', 'eval', 'script', 'worker']);

const base = "script-src 'unsafe-inline' blob:";
const evaluating = ['function', 'shadowed function', 'eval'];
/** Policies, the ways to run code that each forbids; wasm is true if it allows WebAssembly. @type {[policy: string, barred: string[], wasm: boolean][]} */
const policies = [
  ['', [], true],
  [`${base} 'unsafe-eval'`, [], true],
  [`${base} 'wasm-unsafe-eval'`, evaluating, true],
  [base, evaluating, false],
];

/**
 * Runs in a page; returns the result or the error. A list of steps is reported by its length, a path by its cells.
 * @param {Task} task
 */
async function runPasted({ way, text, name, given, hideWasm }) {
  const show = (/** @type {any} */ answer) =>
    Array.isArray(answer) ? (answer.length > 99 ? answer.length : answer.map((cell) => [...cell])) : answer;
  const here = /** @type {any} */ (window);
  if (hideWasm) delete here.WebAssembly;
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

/** Runs each task in a new frame with the same address. @param {Task[]} tasks */
async function runAll(tasks) {
  await new Promise((done) => setTimeout(done)); // the page's policy does not apply during a call from the driver
  /** @type {unknown[]} */
  const answers = [];
  for (const task of tasks) {
    const frame = document.createElement('iframe');
    frame.src = location.href;
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done));
    answers.push(await /** @type {any} */ (frame.contentWindow).runPasted(task));
    frame.remove();
  }
  return answers;
}

const texts = new Map(
  functions.flatMap(({ file }) =>
    kinds.map((kind) => [
      file + kind,
      readFileSync(new URL(`../../../dist/panel/${file}${kind}.js`, import.meta.url), 'utf8'),
    ]),
  ),
);

/** @param {string} policy @param {Task[]} tasks */
async function runUnder(policy, tasks) {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.end(
      `<!doctype html><title>panel</title><link rel="icon" href="data:,"><script>window.runPasted = ${runPasted}</script><body>`,
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  closeLater({ close: () => server.close() });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const { page } = await openTab(`http://127.0.0.1:${port}/`);
  return page.evaluate(runAll, tasks);
}

/** With --full every combination of file, way and kind; otherwise a part. */
const cases = functions.flatMap((each, at) =>
  kinds.flatMap((kind) => ways.map((way) => ({ ...each, kind, way }))).filter((_, index) => isFull || index % 3 === at),
);
/** @param {Pick<typeof cases[number], 'file' | 'kind' | 'way' | 'name' | 'given'>} each @returns {Task} */
const taskOf = ({ file, kind, way, name, given }) => ({ way, text: texts.get(file + kind) ?? '', name, given });

test.each(policies)('under the policy “%s” each file answers in every allowed way', async (policy, barred, wasm) => {
  const answers = await runUnder(policy, cases.map(taskOf));
  const expected = cases.map(({ way, kind, answer }) => {
    if (barred.includes(way)) return expect.stringMatching(/^EvalError/);
    return kind === '' && !wasm ? expect.stringMatching(/WebAssembly/) : answer;
  });
  expect(answers).toEqual(expected);
});

test('without WebAssembly a file names the file to paste instead, and that one answers', async () => {
  const tasks = functions.flatMap((each) => kinds.map((kind) => taskOf({ ...each, kind, way: 'eval' })));
  const answers = await runUnder(
    '',
    tasks.map((task) => ({ ...task, hideWasm: true })),
  );
  expect(answers).toEqual(functions.flatMap(({ answer }) => [expect.stringMatching(/wasm2js/), answer]));
});
