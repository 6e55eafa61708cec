import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { jest } from '@jest/globals';
import levels from '../../web/api/huarong/levels.json' with { type: 'json' };
import { attach } from '../../web/api/wasm.js';

const dist = new URL('../../dist/', import.meta.url);
const wasm = new URL('qiju.wasm', dist);
const bytes = await readFile(wasm);

let copies = 0;
/** Imports a fresh copy of an entry. @param {string} [name] @returns {Promise<typeof import('qiju')>} */
const fresh = (name = 'node') => import(`${new URL(`${name}.js`, dist)}?${copies++}`);

/** @param {string} [type] */
const response = (type = 'application/wasm') => new Response(bytes, { headers: { 'Content-Type': type } });

/** @type {[string, () => any][]} */
const sources = [
  ['undefined', () => undefined],
  ['a URL', () => wasm],
  ['the text of a URL', () => wasm.href],
  ['a path', () => fileURLToPath(wasm)],
  ['a Response', () => response()],
  ['a Response of another type', () => response('text/plain; charset=utf-8')],
  ['a promise of a Response', () => Promise.resolve(response())],
  ['an ArrayBuffer', () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)],
  ['a typed array', () => Uint8Array.from(bytes)],
  ['a Buffer', () => bytes],
  ['a WebAssembly.Module', () => new WebAssembly.Module(bytes)],
];

test.each(sources)('load takes %s', async (_, source) => {
  const { load } = await fresh();
  expect((await load(source())).judgeWin([0, 1, 15, 2, 30, 3, 45, 4, 60])).toBe(true);
});

test('the browser entry takes the module, and fetches it by default', async () => {
  const { load } = await fresh('index');
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => response());
  try {
    expect((await load()).judgeWin([])).toBe(false);
    expect(String(fetched.mock.calls[0][0])).toMatch(/qiju\.wasm$/);
  } finally {
    fetched.mockRestore();
  }
  const again = await fresh('index');
  expect((await again.load(bytes)).judgeWin([])).toBe(false);
});

describe('where scripts have no URL, as in workerd', () => {
  /** Evaluates the browser entry without `import.meta.url`. @returns {Promise<typeof import('qiju')>} */
  async function withoutUrl() {
    /** @type {Map<string, vm.SourceTextModule>} */
    const modules = new Map();
    /** @param {string} name */
    const moduleOf = (name) => {
      const found = modules.get(name) ?? new vm.SourceTextModule(readFileSync(new URL(name, dist), 'utf8'));
      modules.set(name, found);
      return found;
    };
    const entry = moduleOf('index.js');
    await entry.link(moduleOf);
    await entry.evaluate();
    return /** @type {any} */ (entry.namespace);
  }

  test('load takes a WebAssembly.Module', async () => {
    const { load } = await withoutUrl();
    expect((await load(new WebAssembly.Module(bytes))).judgeWin([])).toBe(false);
  });

  test('load rejects without a source, and can be called again', async () => {
    const { load } = await withoutUrl();
    const message = 'load: source is undefined; it is required where scripts have no URL';
    await expect(load()).rejects.toMatchObject({ name: 'TypeError', message });
    expect((await load(bytes)).judgeWin([])).toBe(false);
  });
});

test('load returns one instance', async () => {
  const { load } = await fresh();
  const first = load();
  expect(load(bytes)).toBe(first);
  expect(await load()).toBe(await first);
});

test('an entry exports only load', async () => {
  expect(Object.keys(await fresh())).toEqual(['load']);
  expect(Object.keys(await fresh('index'))).toEqual(['load']);
});

test.each([null, 42, true, 1n, Symbol('source'), {}, [], () => bytes, new Blob([])])(
  'load rejects %p with a TypeError, and can be called again',
  async (source) => {
    const { load } = await fresh();
    await expect(load(/** @type {any} */ (source))).rejects.toThrow(TypeError);
    await expect(load(/** @type {any} */ (source))).rejects.toMatchObject({
      code: 'argument-type',
      argument: 'source',
      message: expect.stringMatching(/^load: source is /),
    });
    expect((await load()).judgeWin([])).toBe(false);
  },
);

const page = '<!doctype html>';
/** @param {string} body @param {number} [status] @param {string} [type] */
const answer =
  (body, status, type = 'text/html') =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });

test.each([
  ['a missing file', () => new URL('nothing.wasm', dist), /^load: (file:.*nothing\.wasm): ENOENT/, {}],
  ['no address', () => 'http://[', /^load: (http:\/\/\[): Invalid URL$/, {}],
  ['a response 404', answer('', 404), /^load: source responded with status 404$/, { status: 404, contentType: 'text/html' }],
  ['a page', answer(page), /^load: source responded with status 200 and type text\/html: .*magic.*a page: docs\/bundlers\.md/, { status: 200, contentType: 'text/html' }],
  ['a page that is said to be wasm', answer(page, 200, 'application/wasm'), /type application\/wasm: .*magic/, { status: 200, contentType: 'application/wasm' }],
  ['an empty response without a type', () => new Response(new Uint8Array(0)), /^load: source responded with status 200: .*empty/, { status: 200, contentType: null }],
  ['bytes that are not wasm', () => new TextEncoder().encode(page), /^load: source: .*magic/, {}],
])('after a failure load can be called again: %s', async (_, source, words, details) => {
  const { load } = await fresh();
  const error = await load(source()).catch((thrown) => thrown);
  const [, url] = words.exec(error.message) ?? [];
  expect(error).toMatchObject({ code: 'module-unavailable', message: expect.stringMatching(words), ...details });
  expect(error.url).toBe(url);
  expect(String(error.cause)).toMatch(error.status === 404 ? /^undefined$/ : /Error/);
  expect((await load()).judgeWin([])).toBe(false);
}); // prettier-ignore

test('load passes on the reason of a rejected promise', async () => {
  const { load } = await fresh();
  const reason = new Error('offline');
  await expect(load(Promise.reject(reason))).rejects.toBe(reason);
  expect((await load()).judgeWin([])).toBe(false);
});

test.each([
  ['fails', async () => { throw new TypeError('Failed to fetch'); }, /qiju\.wasm: Failed to fetch$/], // prettier-ignore
  ['is answered by a page', async () => answer(page)(), /qiju\.wasm responded with status 200 and type text\/html: /],
])('in a browser load names the address of a request that %s', async (_, respond, words) => {
  const { load } = await fresh('index');
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  try {
    await expect(load()).rejects.toMatchObject({
      code: 'module-unavailable',
      message: expect.stringMatching(words),
      url: expect.stringMatching(/^file:.*qiju\.wasm$/),
    });
  } finally {
    fetched.mockRestore();
  }
});

test('in a worker whose script is a blob, an address without an origin is completed', async () => {
  const { load } = await fresh('index');
  const path = '/_next/static/media/qiju.1a2b3c.wasm';
  // What Turbopack makes of `new URL('./qiju.wasm', import.meta.url)`.
  const address = Object.create(URL.prototype, { toString: { value: () => path } });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(bytes));
  const self = /** @type {any} */ (globalThis);
  self.location = { protocol: 'blob:', origin: 'http://localhost:3000', href: 'blob:http://localhost:3000/1' };
  try {
    expect((await load(address)).judgeWin([])).toBe(false);
    expect(String(fetched.mock.calls[0][0])).toBe(`http://localhost:3000${path}`);
  } finally {
    delete self.location;
    fetched.mockRestore();
  }
});

test.each([
  ['of another program', Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)],
  ['of one game', readFileSync(new URL('gomoku.wasm', dist))],
])('a module %s is rejected', async (_, source) => {
  const { load } = await fresh();
  await expect(load(source)).rejects.toMatchObject({
    name: 'TypeError',
    code: 'module-foreign',
    message: 'load: source is not the qiju.wasm of this version',
  });
  expect((await load()).judgeWin([])).toBe(false);
});

describe.each([
  [
    'lianliankan',
    (/** @type {any} */ game) => game.pairs([[1, 1]]),
    [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  ],
  ['huarong', (/** @type {any} */ game) => game.solve(game.levels[0].board).length, 81],
  ['gomoku', (/** @type {any} */ game) => game.encode([224]), 'ee'],
])('qiju/%s', (name, call, wanted) => {
  // prettier-ignore
  const module = new URL(`${name}.wasm`, dist);

  test('in Node: has the functions of its game, and no others', async () => {
    const { load } = await fresh(`${name}-node`);
    const game = /** @type {any} */ (await load());
    const qiju = /** @type {any} */ (await (await fresh()).load());
    expect(Object.keys(game)).toEqual(Object.keys(qiju[name]));
    expect(call(game)).toEqual(wanted);
    expect(await load()).toBe(game);
  });

  test('in a browser: fetches its module', async () => {
    const { load } = await fresh(name);
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(readFileSync(module)));
    try {
      expect(call(await load())).toEqual(wanted);
      expect(String(fetched.mock.calls[0][0])).toBe(module.href);
    } finally {
      fetched.mockRestore();
    }
  });

  test('rejects the module of all games', async () => {
    const { load } = await fresh(`${name}-node`);
    await expect(load(bytes)).rejects.toMatchObject({
      name: 'TypeError',
      message: `load: source is not the ${name}.wasm of this version`,
    });
    expect(call(await load(module))).toEqual(wanted);
  });
});

test.each(['qiju/inline', 'qiju/core'])('%s compiles its module in the first call', async (entry) => {
  const { Module } = WebAssembly;
  let made = 0;
  WebAssembly.Module = class extends Module {
    /** @param {ConstructorParameters<typeof Module>} args */
    constructor(...args) {
      super(...args);
      made++;
    }
  };
  try {
    /** @type {typeof import('qiju/inline')} */
    const { connect, solveHuarongRoad, judgeWin, ...games } = await import(entry);
    expect(games.huarong?.levels ?? levels).toHaveLength(45);
    expect(made).toBe(0);
    expect(connect([[1, 1]], 0, 0, 0, 1)).toHaveLength(2);
    expect(solveHuarongRoad(levels[0].board)).toHaveLength(116);
    expect(judgeWin([])).toBe(false);
    expect(made).toBe(1);
  } finally {
    WebAssembly.Module = Module;
  }
});

test('a trap discards the instance, which is not called again', () => {
  const trap = new WebAssembly.RuntimeError('unreachable');
  const solve = () => {
    throw trap;
  };
  const discard = jest.fn();
  const { call } = attach({ exchange: () => 0, solve }, { buffer: new ArrayBuffer(64) }, discard);
  expect(() => /** @type {any} */ (call).solve()).toThrow(trap);
  expect(trap).toMatchObject({ code: 'module-failed', message: 'unreachable' });
  expect(discard).toHaveBeenCalledTimes(1);
  expect(() => call.exchange()).toThrow(trap);
});
