// Shows a text for the visitor to copy where the browser does not allow the page to.
import { html, render } from 'lit-html';
import { t } from './i18n.js';

/** Shows a text, selected. @param {string} text */
export function showText(text) {
  const view = html`
    <dialog class="dialog" aria-labelledby="copy-title" @close=${() => dialog.remove()}>
      <div class="dialog-head">
        <h2 id="copy-title">${t('请手动复制', 'Copy this text')}</h2>
        <button class="button small" @click=${() => dialog.close()}>${t('关闭', 'Close')}</button>
      </div>
      <p id="copy-note" class="muted">
        ${t('浏览器不允许网页写入剪贴板。', 'The browser does not let this page use the clipboard.')}
      </p>
      <textarea readonly rows="6" autofocus aria-labelledby="copy-title" aria-describedby="copy-note" .value=${text}></textarea>
    </dialog>`;
  const root = new DocumentFragment();
  render(view, root);
  const dialog = /** @type {HTMLDialogElement} */ (root.firstElementChild);
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('textarea')?.select();
}
