// The assets that the service worker serves and caches.
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const script = readFileSync(new URL('../../../build/site/service-worker.js', import.meta.url), 'utf8');
const [, version = ''] = /assets\/(\w+)\//.exec(script) ?? [];
const scope = 'https://qiju.test/site/';
const OLD = '0123456789ab';

/** Creates a page that reports a version, or does not answer (null). @param {string | null} answer @param {string} [url] */
const page = (answer, url = scope) => ({
  url,
  postMessage: (/** @type {string} */ _, /** @type {any[]} */ [port]) => answer !== null && port.postMessage(answer),
});

/**
 * @param {object} world
 * @param {Record<string, Record<string, string>>} world.stored contents by cache and address
 * @param {object[]} [world.pages]
 * @param {object} [world.registration] further properties
 * @param {boolean} [world.offline]
 */
function start({ stored, pages = [], registration = {}, offline = false }) {
  const caches = new Map(Object.entries(stored).map(([name, files]) => [name, new Map(Object.entries(files))]));
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  /** @type {string[]} */
  const fetched = [];
  const open = (/** @type {string} */ name) => {
    const files = caches.get(name) ?? new Map();
    caches.set(name, files);
    const addressOf = (/** @type {any} */ request) => new URL(request.url ?? request, scope).href;
    return {
      match: async (/** @type {any} */ request) => files.get(addressOf(request)),
      put: async (/** @type {any} */ request, /** @type {unknown} */ response) =>
        files.set(addressOf(request), response),
      addAll: async (/** @type {any[]} */ requests) =>
        requests.forEach((request) => files.set(addressOf(request), 'new')),
      keys: async () => [...files.keys()].map((url) => ({ url })),
    };
  };
  const context = {
    registration: { scope, ...registration },
    clients: { matchAll: async () => pages },
    addEventListener(/** @type {string} */ type, /** @type {(event: any) => void} */ listener) {
      const before = listeners[type];
      listeners[type] = (event) => {
        before?.(event);
        listener(event);
      };
    },
    caches: {
      open: async (/** @type {string} */ name) => open(name),
      keys: async () => [...caches.keys()],
      delete: async (/** @type {string} */ name) => caches.delete(name),
    },
    async fetch(/** @type {{ url: string }} */ { url }) {
      fetched.push(url);
      if (offline) throw new TypeError('Failed to fetch');
      return { ok: true, clone: () => `${url} of the network` };
    },
    Request: class {
      /** @param {string} url */
      constructor(url) {
        this.url = url;
      }
    },
    Response: { error: () => 'error', redirect: (/** @type {string} */ url) => `to ${url}` },
    setTimeout: () => {},
    MessageChannel: class {
      /** @type {any} */
      port1 = {};
      port2 = { postMessage: (/** @type {unknown} */ data) => this.port1.onmessage({ data }) };
    },
  };
  vm.runInNewContext(script, Object.assign(context, { self: context }));
  return {
    fetched,
    names: () => [...caches.keys()].sort(),
    filesIn: (/** @type {string} */ name) => [...(caches.get(name)?.keys() ?? [])],
    get: (/** @type {string} */ url, mode = 'cors') =>
      new Promise((resolve) => {
        listeners.fetch({ request: { url, method: 'GET', mode }, respondWith: resolve });
      }),
    install: () => new Promise((resolve) => listeners.install({ waitUntil: resolve })),
    tell: (/** @type {string} */ data, source = page(version)) =>
      new Promise((resolve) => listeners.message({ data, source, waitUntil: resolve })),
  };
}

test('each page gets the parts of its own version', async () => {
  const old = `${scope}assets/${OLD}/part-map.js`;
  const own = `${scope}assets/${version}/part-map.js`;
  const icon = `${scope}favicon.ico`;
  const worker = start({
    stored: { [`qiju-${OLD}`]: { [old]: 'old', [icon]: 'old' }, [`qiju-${version}`]: { [own]: 'own', [icon]: 'own' } },
  });
  expect(await Promise.all([old, own, icon].map((url) => worker.get(url)))).toEqual(['old', 'own', 'own']);
  expect(worker.fetched).toEqual([]);
  const next = `${scope}assets/ba9876543210/home.js`;
  await worker.get(next);
  expect([worker.fetched, worker.filesIn('qiju-ba9876543210')]).toEqual([[next], [next]]);
});

const stored = { [`qiju-${OLD}`]: {}, 'qiju-older': {}, [`qiju-${version}`]: {}, other: {} };
const all = Object.keys(stored).sort();

test.each([
  ['no page', [], {}, ['other', `qiju-${version}`]],
  ['pages of two versions', [page(version), page(OLD)], {}, ['other', `qiju-${OLD}`, `qiju-${version}`]],
  ['a page that does not answer', [page(version), page(null)], {}, all],
  ['a page of another site', [page(null, 'https://qiju.test/else/')], {}, ['other', `qiju-${version}`]],
  ['a version that is being installed', [], { installing: {} }, all],
  ['a version that waits', [], { waiting: {} }, all],
])('the caches that are kept with %s', async (_, pages, registration, kept) => {
  const worker = start({ stored, pages, registration });
  void worker.tell('tidy up'); // it waits for the answers of all pages
  await new Promise((done) => setImmediate(done));
  expect(worker.names()).toEqual([...kept].sort());
});

test('the files of the languages in use are cached, and the files of another on its first page', async () => {
  const before = { [`qiju-${OLD}`]: { [`${scope}zh-hant/wuziqi/`]: 'old', [`${scope}favicon.ico`]: 'old' } };
  const pages = [page(version, `${scope}en/`)];
  const worker = start({ stored: before, pages });
  await worker.install();
  const cached = () => worker.filesIn(`qiju-${version}`).map((url) => url.slice(scope.length));
  const scripts = () => cached().flatMap((path) => /wuziqi\/$|gomoku\.[\w-]+\.js$|\.wasm$/.exec(path) ?? []);
  expect(new Set(scripts())).toEqual(new Set(['.wasm', 'wuziqi/', 'gomoku.en.js', 'gomoku.zh-Hant.js']));
  expect(cached()).toEqual(expect.arrayContaining(['en/wuziqi/', 'zh-hant/wuziqi/']));
  expect(cached()).not.toContain('wuziqi/');
  await worker.tell('tidy up', page(version, `${scope}huarongdao/`));
  expect(cached()).toEqual(expect.arrayContaining(['', 'wuziqi/', `assets/${version}/gomoku.zh.js`]));
});

test('a guide is cached when it is first read, other pages with their language', async () => {
  const worker = start({ stored: {} });
  for (const path of ['en/docs/elements/#vue-3', 'en/', '', 'notices.txt']) await worker.get(scope + path, 'navigate');
  expect(worker.filesIn(`qiju-${version}`)).toEqual([`${scope}en/docs/elements/`]);
});

test('without the network an address without a language leads to a cached language', async () => {
  const cache = { [`${scope}en/`]: 'home', [`${scope}en/wuziqi/`]: 'gomoku' };
  const worker = start({ stored: { [`qiju-${version}`]: cache }, offline: true });
  const visits = ['', 'wuziqi/?rule=renju', 'en/wuziqi/?rule=renju', 'zh-hant/'];
  expect(await Promise.all(visits.map((path) => worker.get(scope + path, 'navigate')))).toEqual([
    `to ${scope}en/`,
    `to ${scope}en/wuziqi/?rule=renju`,
    'gomoku',
    'error',
  ]);
  const empty = start({ stored: {}, offline: true });
  expect(await empty.get(scope, 'navigate')).toBe('error');
});
