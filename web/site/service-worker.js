// Caches the site for offline use, each version in a cache of its own. Pages are network first, so that visitors get the newest
// version; assets are cache first, since the name of their folder changes with every version. A page of an older version gets
// its assets from the cache of that version, which is kept as long as such a page is open.
import { languages, placeOf } from './kernel/languages.js';
import { tellVersion, versionOf } from './kernel/version.js';

/** @type {any} */
const worker = self;
const prefix = 'qiju-';
/** Milliseconds to wait for the network before a page is taken from the cache. */
const NETWORK_TIMEOUT = 3000;

/** @param {{ url: string }} file @returns {string} its address from the root of the site */
const pathOf = ({ url }) => url.slice(worker.registration.scope.length);

/** @returns {Promise<{ url: string, postMessage: any }[]>} the pages that are open */
async function openPages() {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter((/** @type {{ url: string }} */ { url }) => url.startsWith(worker.registration.scope));
}

/** @returns {Promise<{ url: string }[]>} the pages in the caches */
async function cachedPages() {
  const names = (await caches.keys()).filter((key) => key.startsWith(prefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().filter(({ url }) => url.endsWith('/'));
}

/** @param {string[]} files to be loaded and cached */
async function add(files) {
  const cache = await caches.open(prefix + VERSION);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Caches what the open and the cached pages need, in their languages. */
async function fill() {
  const used = new Set([...(await openPages()), ...(await cachedPages())].map((page) => placeOf(pathOf(page))));
  await add([FILES[0], ...[...used].map((place) => FILES[1 + place])].flat());
}

/** Caches what pages in a language need, unless it is there. @param {number} place of the language */
async function addLanguage(place) {
  const files = FILES[1 + place];
  const cache = await caches.open(prefix + VERSION);
  if (!(await cache.match(files[0]))) await add(files).catch(() => {}); // without a network the next page tries again
}

/** @param {Request} request @returns {string} the version whose asset it is; of other files there is one version */
const versionIn = (request) => /^assets\/([^/]+)\//.exec(pathOf(request))?.[1] ?? VERSION;

/**
 * The installed app starts at an address without a language. The page there is cached only for readers of Simplified Chinese.
 * @param {string} path of a page, from the root of the site
 * @returns {Promise<Response>} leads to the same page in a language that is cached; an error if there is none
 */
async function inCachedLanguage(path) {
  const kept = (await cachedPages()).map((page) => placeOf(pathOf(page))).find((place) => place > 0);
  if (placeOf(path) > 0 || !kept) return Response.error();
  return Response.redirect(worker.registration.scope + languages[kept].folder + path);
}

/** Rarely read pages, such as guides, are cached when they are first read. @param {string} address @returns {boolean} */
const isRarePage = (address) =>
  address.endsWith('/') && !FILES.flat().includes(address.slice(worker.registration.scope.length) || './');

/** @param {Request} request @returns {Promise<Response>} */
async function networkFirst(request) {
  const cache = await caches.open(prefix + VERSION);
  const address = request.url.replace(/[?#].*|index\.html$/g, '');
  const cached = await cache.match(address);
  if (!cached) {
    const response = await fetch(request).catch(() => inCachedLanguage(pathOf(request)));
    if (response.ok && isRarePage(address)) await cache.put(address, response.clone());
    return response;
  }
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT, cached));
  return Promise.race([fetch(request).catch(() => cached), timeout]);
}

/** @param {Request} request @returns {Promise<Response>} */
async function cacheFirst(request) {
  const cache = await caches.open(prefix + versionIn(request));
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** Deletes the caches of versions that no page has. One that does not answer, as it is frozen or still loading, keeps them all. */
async function deleteUnused() {
  const { registration } = worker;
  const used = new Set([VERSION, ...(await Promise.all((await openPages()).map(versionOf)))]);
  if (registration.installing || registration.waiting) return; // its cache is not used yet
  for (const key of await caches.keys()) {
    if (key.startsWith(prefix) && !used.has(key.slice(prefix.length))) await caches.delete(key);
  }
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fill()));

worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? networkFirst(request) : cacheFirst(request));
});

tellVersion(worker, VERSION);
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data === 'take over') worker.skipWaiting();
  if (event.data !== 'tidy up') return;
  event.waitUntil(Promise.all([addLanguage(placeOf(pathOf(event.source))), deleteUnused()]));
});
