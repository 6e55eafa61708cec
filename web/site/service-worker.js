// Caches one version of the site for offline use. Pages are network first, so that visitors get the newest version; assets are
// cache first, since the name of their folder changes with every version.

/** @type {any} */
const worker = self;
const cacheName = `qiju-${VERSION}`;
/** Milliseconds to wait for the network before a page is taken from the cache. */
const NETWORK_TIMEOUT = 3000;

/** @param {Request} request @returns {Promise<Response>} */
async function networkFirst(request) {
  const cached = await (await caches.open(cacheName)).match(request.url.replace(/[?#].*|index\.html$/g, ''));
  if (!cached) return fetch(request);
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT, cached));
  return Promise.race([fetch(request).catch(() => cached), timeout]);
}

/** @param {Request} request @returns {Promise<Response>} */
async function cacheFirst(request) {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

worker.addEventListener('install', (/** @type {any} */ event) => {
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  const old = async () => (await caches.keys()).filter((key) => key.startsWith('qiju-') && key !== cacheName);
  event.waitUntil(
    old()
      .then((keys) => Promise.all(keys.map((key) => caches.delete(key))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? networkFirst(request) : cacheFirst(request));
});

// A page asks which version is waiting, and tells it to take over.
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data === 'version') event.ports[0].postMessage(VERSION);
  if (event.data === 'take over') worker.skipWaiting();
});
