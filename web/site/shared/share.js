// What leaves the page: by the clipboard, or by the programs of the device.
import { t } from './i18n.js';

/** @param {string} text @returns {Promise<boolean>} false if the browser does not allow it */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const blocked = () => t('浏览器不允许复制', 'The browser does not allow copying');

/**
 * @param {string} text
 * @param {(message: () => string) => void} say shows whether it was copied
 * @param {() => string} [copied]
 */
export async function copyAndSay(text, say, copied = () => t('已复制', 'Copied')) {
  say((await copy(text)) ? copied : blocked);
}

/**
 * Shares with the programs of the device, where it offers them for such data; otherwise copies.
 * @param {ShareData} data
 * @param {string} text to copy
 * @returns {Promise<'shared' | 'copied' | 'cancelled' | 'blocked'>} blocked: the browser allows neither
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
  return (await copy(text)) ? 'copied' : 'blocked';
}
