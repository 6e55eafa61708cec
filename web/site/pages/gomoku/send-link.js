// Sends a link to another person: with the programs of the device where it offers them, otherwise by the clipboard.

/**
 * @param {string} url
 * @returns {Promise<'sent' | 'copied' | 'cancelled' | 'blocked'>} blocked: the browser allows neither
 */
export async function sendLink(url) {
  if (navigator.canShare?.({ url })) {
    try {
      await navigator.share({ url });
      return 'sent';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'blocked';
  }
}
