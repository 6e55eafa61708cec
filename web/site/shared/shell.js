// What every page does: texts in the visitor's language, the header's controls, the sheets, and news.
import { addHantSerif } from '../../elements/text/font.js';
import { toHant } from '../../elements/text/hant.js';
import { showNote } from './notes.js';
import { workOffline } from './offline.js';
import { applyLanguage, language } from './root.js';
import { onRefused, recall, remember } from './store.js';

export { recall, remember };

/** @typedef {import('./root.js').Language} Language */

/**
 * @param {string} zh in Simplified Chinese
 * @param {string} en
 */
export function say(zh, en) {
  const to = language();
  return to === 'en' ? en : to === 'zh-Hant' ? toHant(zh) : zh;
}

/** @type {(() => void)[]} */
const listeners = [];

/** @param {() => void} callback runs now, and at every change of the language */
export function onLanguage(callback) {
  listeners.push(callback);
  callback();
}

/**
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E} the element with this id, which the page has
 */
export const byId = (id) => /** @type {E} */ (document.getElementById(id));

/** @type {Record<string, (element: HTMLElement, text: string) => void>} */
const attributes = {
  label: (element, text) => element.setAttribute('aria-label', text),
  text: (element, text) => (element.textContent = text),
  title: (element, text) => (element.title = text),
  placeholder: (element, text) => element.setAttribute('placeholder', text),
};

function translateAttributes() {
  for (const [name, apply] of Object.entries(attributes)) {
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-${name}]`))) {
      const [zh, en] = (element.dataset[name] ?? '').split('|');
      apply(element, say(zh, en));
    }
  }
}

const pickers = /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll('.language'));
for (const picker of pickers) {
  picker.addEventListener('change', () => {
    applyLanguage(/** @type {Language} */ (picker.value));
    remember('language', picker.value);
    for (const listener of listeners) listener();
  });
}
onLanguage(() => {
  for (const picker of pickers) picker.value = language();
  translateAttributes();
});

// On paper there is no address bar.
addEventListener('beforeprint', () => (document.body.dataset.address = location.href));

/** @param {string} id of a <dialog> that is closed */
const open = (id) => /** @type {HTMLDialogElement} */ (byId(id)).showModal();

byId('open-settings').addEventListener('click', async () => {
  const { showSettings } = await import('./settings.js');
  showSettings();
  open('settings');
});
byId('open-keys').addEventListener('click', () => open('keys'));
document.addEventListener('keydown', (event) => {
  const typing = event
    .composedPath()
    .some(
      (target) =>
        target instanceof HTMLElement &&
        target.matches('input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select'),
    );
  if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing) return;
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  open('keys');
});

onRefused(() =>
  showNote(() =>
    say(
      '浏览器不让本站存储：记录只留到关闭页面为止。',
      'This browser keeps no data for the site: records last until the page is closed.',
    ),
  ),
);

if (recall('sound') || recall('vibration')) import('./sound.js');

addHantSerif();

// After all that the visitor waits for.
addEventListener('load', () => workOffline().catch(() => {})); // where that is blocked the site works online only
