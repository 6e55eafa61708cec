// Shows messages at the bottom of the window, which stay until they are dismissed.
import { createElement } from './dom.js';
import { t } from './i18n.js';

/** @param {string} text @param {{ label: string, act: () => void }} [action] a second button @returns {() => void} closes it */
export function showToast(text, action) {
  const dismiss = { label: t('知道了', 'Dismiss'), act: () => toast.remove() };
  const buttons = (action ? [action, dismiss] : [dismiss]).map(({ label, act }) =>
    createElement('button', { class: 'button small', click: act }, label),
  );
  const message = createElement('p');
  const toast = createElement('div', { class: 'toast' }, message, ...buttons);
  document.getElementById('toasts')?.append(toast);
  message.textContent = text; // a live region announces only what changes after it has been inserted
  return () => toast.remove();
}
