// Registers the service worker and offers a new version of the site once it has been installed.
import { t } from './i18n.js';
import { showToast } from './toast.js';

/** The version of this page: the name of its asset folder. */
const pageVersion = new URL('.', import.meta.url).pathname.split('/').at(-2);

/** @param {ServiceWorker} worker @returns {Promise<string>} */
const versionOf = (worker) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('version', [port2]);
  });

/** @param {ServiceWorker} worker installed and waiting for the active one to end */
async function offerUpdate(worker) {
  if ((await versionOf(worker)) === pageVersion) return worker.postMessage('take over'); // the page is up to date
  showToast(() => t('网站有新版本。', 'A new version of this site is available.'), {
    label: () => t('刷新', 'Reload'),
    act() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('take over');
    },
  });
}

/** Rejects where service workers are missing or blocked. */
export async function registerServiceWorker() {
  const registration = await navigator.serviceWorker.register(new URL('../../service-worker.js', import.meta.url));
  if (registration.waiting && registration.active) offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener(
      'statechange',
      () => worker.state === 'installed' && registration.active && offerUpdate(worker),
    );
  });
  document.addEventListener('visibilitychange', () => document.hidden || registration.update().catch(() => {}));
}
