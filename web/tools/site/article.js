// The frame of a guide, of a page of the reference and of a page about an algorithm: contents at the side, the text, links to the
// next pages.

/** @typedef {{ href: string, title: string, isHere?: boolean, parts?: { href: string, title: string, words?: string, isFirst?: boolean }[] }} Chapter words: more words to
 *   find it by; isFirst: of another kind than the parts before */

/** @param {{ href: string, title: string }} link @param {string} [more] attributes */
const anchor = ({ href, title }, more = '') => `<a href="${href}"${more}>${title}</a>`;

/** @param {Chapter} chapter @returns {string} its parts are hidden unless it is the page itself */
const item = ({ isHere, parts = [], ...chapter }) =>
  `<li>${anchor(chapter, isHere ? ' aria-current="page"' : '')}${
    parts.length > 0
      ? `<ul${isHere ? '' : ' hidden'}>${parts.map((part) => `<li${part.isFirst ? ' class="first"' : ''}>${anchor(part, part.words ? ` data-words="${part.words}"` : '')}</li>`).join('')}</ul>`
      : ''
  }</li>`;

/**
 * @param {object} page
 * @param {'docs' | 'reference' | 'learn'} page.home
 * @param {string} page.up from the page to its home
 * @param {string} [page.tools] above the contents
 * @param {{ title: string, chapters: Chapter[] }[]} page.groups
 * @param {string} page.text
 * @param {string} [page.lang] of the text, if it is another than the page's
 * @param {(Chapter | undefined)[]} page.neighbours the chapters before and after
 * @returns {string}
 */
export function article({ home, up, tools = '', groups, text, lang, neighbours: [before, after] }) {
  const homes = [
    ['docs', '{{文档|Guides}}'],
    ['reference', '{{API 参考|API reference}}'],
    ['learn', '{{算法|Algorithms}}'],
  ].map(([name, title]) => {
    const current = name !== home ? '' : ` aria-current="${up ? 'true' : 'page'}"`;
    return anchor({ href: `${up}../${name}/`, title }, current);
  });
  const contents = groups.map(
    ({ title, chapters }) => `${title && `<h2>${title}</h2>`}<ul>${chapters.map(item).join('')}</ul>`,
  );
  return `<main id="main" class="article">
<div class="contents-bar"><button class="button small" popovertarget="contents">{{目录|Contents}}</button></div>
<nav class="contents" id="contents" popover aria-label="{{目录|Contents}}"><p class="homes">${homes.join('')}</p>${tools}${contents.join('')}</nav>
<article class="text"${lang ? ` lang="${lang}"` : ''}>${text}</article>
<nav class="neighbours" aria-label="{{前后页|Next pages}}">${before ? `<span>${anchor(before, ' rel="prev"')}</span>` : ''}${after ? `<span>${anchor(after, ' rel="next"')}</span>` : ''}</nav>
</main>`;
}
