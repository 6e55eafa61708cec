import { startArticle } from '../../kernel/article.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import '../../kernel/shell.js';
import { findMoved } from './moved.js';

startArticle();

const { hash } = location;
if (hash && !document.getElementById(hash.slice(1))) {
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.contents li a'));
  const moved = findMoved(links, hash);
  if (moved) location.replace(moved.href);
}

const filter = /** @type {HTMLInputElement} */ (byId('filter'));
const lists = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.contents ul ul'));
const open = [...lists].filter(({ hidden }) => !hidden);

/** Shows the parts whose names, or the names in them, contain every word. */
function find() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const list of lists) {
    let isHit = false;
    for (const link of list.querySelectorAll('a')) {
      const text = `${link.textContent} ${link.dataset.words ?? ''}`.toLowerCase();
      const item = /** @type {HTMLElement} */ (link.parentElement);
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) found += 1;
      isHit ||= !item.hidden;
    }
    list.hidden = words.length === 0 ? !open.includes(list) : !isHit;
  }
  byId('found').textContent = words.length === 0 ? '' : t(`${found} 项`, `${found} found`);
}

filter.addEventListener('input', find);
filter.addEventListener('keydown', ({ key }) => {
  if (key !== 'Enter') return;
  /** @type {HTMLElement | null | undefined} */ (
    [...lists].find((list) => !list.hidden)?.querySelector('li:not([hidden]) a')
  )?.click();
});
if (filter.value) find(); // the browser may restore it
