// Registers the service worker, and brings the page to a new version of the site. A page is in one of these states:
//
//   current    No newer version is installed. If its own version waits, since the page came from the network, it takes over.
//   waiting    A newer version is installed and waits: the page offers to load it.
//   replaced   Another tab has let it take over. The offer stays; until then the page gets its parts from the cache of its own
//              version.
//   reloading  The visitor has accepted: a version that still waits takes over first.
import { trustedScript } from '../../api/worker/trusted-script.js';
import { t } from './i18n.js';
import { showToast } from './toast.js';
import { tellVersion, versionOf } from './version.js';

/** The version of this page: the name of its asset folder. */
const pageVersion = new URL('.', import.meta.url).pathname.split('/').at(-2);

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** Loads the page again, in the newest version that there is. */
export function reload() {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

let closeOffer = () => {};

/** @param {ServiceWorker} worker installed and waiting for the active one to end */
async function offerUpdate(worker) {
  if ((await versionOf(worker)) === pageVersion) return worker.postMessage('take over');
  closeOffer();
  closeOffer = showToast(t('网站有新版本。', 'A new version of this site is available.'), {
    label: t('刷新', 'Reload'),
    act: reload,
  });
}

/** Rejects where service workers are missing or blocked. */
export async function registerServiceWorker() {
  tellVersion(navigator.serviceWorker, pageVersion);
  const script = new URL('../../service-worker.js', import.meta.url);
  const found = await navigator.serviceWorker.register(trustedScript(script));
  registration = found;
  if (found.waiting && found.active) offerUpdate(found.waiting);
  found.active?.postMessage('tidy up');
  found.addEventListener('updatefound', () => {
    const worker = found.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && found.active && offerUpdate(worker));
  });
  document.addEventListener('visibilitychange', () => document.hidden || found.update().catch(() => {}));
}
