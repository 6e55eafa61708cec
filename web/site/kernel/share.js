// What leaves the page: by the clipboard, or by the programs of the device.
import { createElement } from './dom.js';
import { t } from './i18n.js';

/** Shows a text, selected, for the visitor to copy. @param {string} text */
function showText(text) {
  const title = createElement('h2', t('请手动复制', 'Copy this text'));
  title.id = 'copy-title';
  const close = createElement('button', t('关闭', 'Close'));
  close.className = 'button small';
  const head = createElement('div', title, close);
  head.className = 'dialog-head';
  const note = createElement(
    'p',
    t('浏览器不允许网页写入剪贴板。', 'The browser does not let this page use the clipboard.'),
  );
  note.id = 'copy-note';
  note.className = 'muted';
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, rows: 6 });
  area.autofocus = true;
  area.setAttribute('aria-labelledby', title.id);
  area.setAttribute('aria-describedby', note.id);
  const dialog = /** @type {HTMLDialogElement} */ (createElement('dialog', head, note, area));
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  area.select();
}

/** @param {string} text @returns {Promise<boolean>} was it copied? Where the browser does not allow it, it is shown */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showText(text);
    return false;
  }
}

/**
 * @param {string} text
 * @param {(message: string) => void} say shows that it was copied
 * @param {string} [copied]
 */
export async function copyAndSay(text, say, copied = t('已复制', 'Copied')) {
  if (await copy(text)) say(copied);
}

/**
 * Shares with the programs of the device, where it offers them for such data; otherwise copies.
 * @param {ShareData} data
 * @param {string} text to copy
 * @returns {Promise<'shared' | 'copied' | 'cancelled' | 'shown'>} shown: the browser allows neither
 */
export async function shareOrCopy(data, text) {
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copy(text)) ? 'copied' : 'shown';
}
