// Texts and pictures leave the page by the clipboard, or by the programs of the device.
import { t } from './i18n.js';
import { lazy } from './lazy.js';

const loadDialog = lazy(() => import('./copy-dialog.js'));

/** @param {string} text @returns {Promise<boolean>} was it copied? Where the browser does not allow it, it is shown */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    (await loadDialog())?.showText(text);
    return false;
  }
}

/** @param {string} text @param {(message: string) => void} say shows that it was copied @param {string} [copied] */
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
