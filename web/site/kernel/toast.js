// Messages at the bottom of the window that stay until they are dismissed.
import { t } from './i18n.js';

/**
 * @param {string} text
 * @param {{ label: string, act: () => void }} [action] a second button
 * @returns {() => void} closes it
 */
export function showToast(text, action) {
  const toast = document.createElement('div');
  toast.className = 'toast';
  const message = document.createElement('p');
  const buttons = [{ label: t('知道了', 'Dismiss'), act: () => toast.remove() }];
  if (action) buttons.unshift(action);
  toast.append(
    message,
    ...buttons.map(({ label, act }) => {
      const button = document.createElement('button');
      button.className = 'button small';
      button.textContent = label;
      button.addEventListener('click', act);
      return button;
    }),
  );
  document.getElementById('toasts')?.append(toast);
  message.textContent = text; // a live region announces only what changes after it has been inserted
  return () => toast.remove();
}
