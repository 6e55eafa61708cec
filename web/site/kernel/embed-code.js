// Writes the HTML by which another site shows the game of a page in a frame. The frame loads the file that has the whole game.
import { t } from './i18n.js';
import { siteRoot } from './root.js';
import { copyAndSay } from './share.js';
import { showToast } from './toast.js';

/** The choices of a page that the file offers as well, by their ids. @type {Record<string, string[]>} */
const choices = { lianliankan: ['size', 'difficulty', 'skin'], huarong: [], gomoku: ['opponent', 'color', 'rule'] };

/** @returns {string} */
function embedCode() {
  const board = document.querySelector('main > :is(lianliankan-board, huarong-board, gomoku-board)');
  const game = board?.localName.replace('-board', '') ?? '';
  const address = new URL(`single/${game}.html`, siteRoot);
  for (const id of choices[game]) {
    const control = /** @type {HTMLSelectElement | HTMLFieldSetElement} */ (document.getElementById(id));
    const value = 'value' in control ? control.value : control.querySelector('input:checked')?.getAttribute('value');
    if (value) address.searchParams.set(id, value);
  }
  const code = new URLSearchParams(location.hash.slice(1)).get('p'); // of a puzzle of 华容道
  if (code) address.searchParams.set('code', code);
  const title = document.querySelector('h1')?.innerText;
  const source = address.href.replaceAll('&', '&amp;');
  return `<iframe src="${source}" title="${title}" width="100%" height="720" frameborder="0"></iframe>`;
}

export const copyEmbedCode = () =>
  copyAndSay(
    embedCode(),
    showToast,
    t('嵌入代码已复制，粘贴到你的网页里就能玩。', 'Embed code copied. Paste it into your page to play the game there.'),
  );
