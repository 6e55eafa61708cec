// Renders Markdown as HTML, with highlighted code.
import hljs from 'highlight.js';
import { Marked } from 'marked';

hljs.registerAliases(['vue', 'svelte'], { languageName: 'xml' });

/** Braces would begin a text in two languages: see texts.js. @param {string} text @returns {string} */
export const escape = (text) => text.replace(/[&<>"{}]/g, (char) => `&#${char.charCodeAt(0)};`);

/** @param {string} code @param {string} [language] @returns {string} */
export function snippet(code, language = '') {
  const html = hljs.getLanguage(language)
    ? hljs.highlight(code, { language }).value.replace(/[{}]/g, escape)
    : escape(code);
  return `<div class="snippet"><pre tabindex="0"><code>${html}</code></pre><button class="copy" aria-label="{{复制|Copy}}"><!-- icon copy --></button></div>`;
}

/** @param {string} heading @returns {string} its anchor, as on GitHub */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** @typedef {{ id: string, text: string }} Heading */

/**
 * @param {string} markdown
 * @param {(path: string) => string | null} resolve returns the address for a link or picture, or null if the site does not have it
 * @returns {{ html: string, headings: Heading[] }} headings: of the second level
 */
export function render(markdown, resolve) {
  /** @type {Heading[]} */
  const headings = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const words = text.replace(/[`*]/g, '');
        const id = anchorOf(words);
        if (depth === 2) headings.push({ id, text: words });
        const content = this.parser.parseInline(tokens);
        return `<h${depth} id="${id}">${depth > 1 ? `<a href="#${id}">${content}</a>` : content}</h${depth}>\n`;
      },
      code: ({ text, lang }) => snippet(text, lang),
      codespan: ({ text }) => `<code>${escape(text)}</code>`,
      html: () => '', // comments
      link({ href, tokens }) {
        const address = resolve(href);
        const content = this.parser.parseInline(tokens);
        return address === null ? content : `<a href="${escape(address)}">${content}</a>`;
      },
      image: ({ href, text }) => `<img src="${escape(resolve(href) ?? '')}" alt="${escape(text)}" loading="lazy">`,
    },
    hooks: {
      postprocess: (html) =>
        html.replace(/<table>.*?<\/table>/gs, (table) => `<div class="table" tabindex="0">${table}</div>`),
    },
  });
  return { html: /** @type {string} */ (marked.parse(markdown)), headings };
}
