// Caches the site for offline use, each version in a cache of its own. Pages are network first, so that visitors get the newest
// version; assets are cache first, since the name of their folder changes with every version. A page of an older version gets
// its assets from the cache of that version, which is kept as long as such a page is open.
import { tellVersion, versionOf } from './kernel/version.js';

/** @type {any} */
const worker = self;
const prefix = 'qiju-';
/** Milliseconds to wait for the network before a page is taken from the cache. */
const NETWORK_TIMEOUT = 3000;

/** @param {Request} request @returns {string} the version whose asset it is; of other files there is one version */
const versionIn = ({ url }) => /^assets\/([^/]+)\//.exec(url.slice(worker.registration.scope.length))?.[1] ?? VERSION;

/** @param {Request} request @returns {Promise<Response>} */
async function networkFirst(request) {
  const cached = await (await caches.open(prefix + VERSION)).match(request.url.replace(/[?#].*|index\.html$/g, ''));
  if (!cached) return fetch(request);
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
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter((/** @type {{ url: string }} */ { url }) => url.startsWith(registration.scope));
  const used = new Set([VERSION, ...(await Promise.all(pages.map(versionOf)))]);
  if (registration.installing || registration.waiting) return; // its cache is not used yet
  for (const key of await caches.keys()) {
    if (key.startsWith(prefix) && !used.has(key.slice(prefix.length))) await caches.delete(key);
  }
}

worker.addEventListener('install', (/** @type {any} */ event) => {
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(prefix + VERSION).then((cache) => cache.addAll(requests)));
});

worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? networkFirst(request) : cacheFirst(request));
});

tellVersion(worker, VERSION);
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data === 'take over') worker.skipWaiting();
  if (event.data === 'delete unused') event.waitUntil(deleteUnused());
});
