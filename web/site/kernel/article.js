// Guides and the reference: buttons that copy snippets, and contents that close after a choice.
import { byId } from './dom.js';
import { copyAndSay } from './share.js';

/** Called by the pages that have an article: this module is in a file that other pages load too. */
export function startArticle() {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('.copy'))) {
    button.addEventListener('click', () =>
      copyAndSay(button.parentElement?.querySelector('code')?.textContent ?? '', (message) => {
        button.classList.add('copied');
        button.ariaLabel = message;
      }),
    );
  }
  const contents = byId('contents');
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) contents.hidePopover?.();
  });
}
