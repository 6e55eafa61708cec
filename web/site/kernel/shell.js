// Every page has a language picker, dialogs, toasts, sound and offline use around its content.
import { addHantSerif } from '../../elements/text/font.js';
import { byId } from './dom.js';
import { t } from './i18n.js';
import { lazy } from './lazy.js';
import { registerServiceWorker } from './offline.js';
import { addressIn } from './root.js';
import { getItem, onChangeElsewhere, onStorageFailure, setItem } from './storage.js';
import { showToast } from './toast.js';

const pickers = /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('.language'));
for (const picker of pickers) {
  picker.addEventListener('change', () => {
    setItem('language', picker.value);
    location.assign(addressIn(picker.value));
  });
}

// A printed page has no address bar.
addEventListener('beforeprint', () => (document.body.dataset.address = location.href));

/** @param {string} id of a closed <dialog> */
const openDialog = (id) => /** @type {HTMLDialogElement} */ (byId(id)).showModal();

const loadSettings = lazy(() => import('./settings-dialog.js'));
const loadEmbedCode = lazy(() => import('./embed-code.js'));
const loadSound = lazy(() => import('./sound.js'));

byId('open-settings').addEventListener('click', async () => {
  const settings = await loadSettings();
  if (!settings) return;
  settings.updateSettings();
  openDialog('settings');
});
document.getElementById('copy-embed')?.addEventListener('click', async () => (await loadEmbedCode())?.copyEmbedCode());
document.getElementById('open-options')?.addEventListener('click', () => openDialog('options'));
byId('open-keys').addEventListener('click', () => openDialog('keys'));
// A key of the boards, like all that are single characters: elsewhere it would be in the way of speech input.
document.addEventListener('keydown', ({ target, key, ctrlKey, metaKey, altKey }) => {
  const isBoard =
    target instanceof Element && target.matches('lianliankan-board, huarong-board, gomoku-board, .cells button');
  if (key !== '?' || !isBoard || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
  openDialog('keys');
});

onStorageFailure(() =>
  showToast(
    t(
      '浏览器不允许本站保存数据：记录只保留到关闭页面为止。',
      'This browser does not let the site store data: records last until you close the page.',
    ),
  ),
);

const soundSwitch = document.getElementById('sound-switch');
const updateSoundSwitch = () => soundSwitch?.setAttribute('aria-pressed', String(getItem('sound') ?? false));
soundSwitch?.addEventListener('click', () => {
  setItem('sound', !getItem('sound'));
  updateSoundSwitch();
  loadSound();
});
byId('settings').addEventListener('change', updateSoundSwitch);
onChangeElsewhere('sound', updateSoundSwitch);
updateSoundSwitch();
if (getItem('sound') || getItem('vibration')) loadSound();

addHantSerif();

// Last, so that it does not delay what the visitor is waiting for. Where service workers are blocked the site works online only.
addEventListener('load', () => registerServiceWorker().catch(() => {}));
