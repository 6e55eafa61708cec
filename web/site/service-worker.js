// Keeps one version of the site for offline use. Pages come from the network while it answers, so that a visitor gets the
// newest; their assets lie in a folder that is named for the version, and come from here once they are here.

/** @type {any} */
const worker = self;
const store = `qiju-${VERSION}`;
/** How long a page may take to come from the network, in milliseconds. */
const PATIENCE = 3000;

/** @param {Request} request @returns {Promise<Response>} */
async function page(request) {
  const kept = await (await caches.open(store)).match(request.url.replace(/[?#].*|index\.html$/g, ''));
  if (!kept) return fetch(request);
  const late = new Promise((done) => setTimeout(done, PATIENCE, kept));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

/** @param {Request} request @returns {Promise<Response>} */
async function asset(request) {
  const cache = await caches.open(store);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

worker.addEventListener('install', (/** @type {any} */ event) => {
  const requests = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(requests)));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  const old = async () => (await caches.keys()).filter((key) => key.startsWith('qiju-') && key !== store);
  event.waitUntil(
    old()
      .then((keys) => Promise.all(keys.map((key) => caches.delete(key))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});

// A page asks which version waits here, and whether it may take over.
worker.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data === 'version') event.ports[0].postMessage(VERSION);
  if (event.data === 'take over') worker.skipWaiting();
});
