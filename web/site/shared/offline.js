// The service worker's page side: starts it, and says when a new version of the site is there.
import { showNote } from './notes.js';
import { say } from './shell.js';

/** The version of this page: the folder of its assets. */
const own = new URL('.', import.meta.url).pathname.split('/').at(-2);

/** @param {ServiceWorker} worker @returns {Promise<string>} */
const versionOf = (worker) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage('version', [port2]);
  });

/** @param {ServiceWorker} worker that has been installed and waits for the one before to end */
async function offer(worker) {
  if ((await versionOf(worker)) === own) return worker.postMessage('take over'); // the page is new already
  showNote(() => say('网站有新版本。', 'There is a new version of this site.'), {
    label: () => say('刷新', 'Reload'),
    act() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('take over');
    },
  });
}

/** Rejected where the browser, or its owner, has no such thing. */
export async function workOffline() {
  const registration = await navigator.serviceWorker.register(new URL('../../service-worker.js', import.meta.url));
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && registration.active && offer(worker));
  });
  document.addEventListener('visibilitychange', () => document.hidden || registration.update().catch(() => {}));
}
