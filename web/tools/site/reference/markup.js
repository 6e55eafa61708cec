// The parts of an entry as HTML. A link to an entry is written `#id`, whatever its page.
import { escape, snippet } from '../markdown.js';
import { examples } from './examples.js';

/** @typedef {{ id: string, title: string, about: string, words: string[], html: string }} Entry about: its first sentence; words: the names in it */

/** @param {readonly string[]} typeNames */
export function createMarkup(typeNames) {
  const types = new RegExp(`\\b(${typeNames.join('|')})\\b`, 'g');

  /** @param {string} text a type or a signature */
  const code = (text) =>
    escape(text.replace(/\?: ((?:[^,()]|\([^()]*\))+?) \| undefined(?=[,)])/g, '?: $1')).replace(
      types,
      '<a href="#type-$1">$1</a>',
    );

  /** @param {string} text of a comment: paragraphs, lists, `code` @returns {string} */
  function prose(text) {
    const html = text
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 ? `<code>${code(part)}</code>` : escape(part)))
      .join('')
      .split(/\n\s*\n/)
      .map((part) => {
        const [words, ...items] = part.split(/^- /m);
        const list = items.map((item) => `<li>${item.trim()}</li>`).join('');
        return (words && `<p>${words}</p>`) + (list && `<ul>${list}</ul>`);
      });
    return text ? html.join('\n') : '';
  }

  /** @param {[term: string, text: string][]} rows terms as HTML; without a text, left out @param {string} [name] of a class */
  const list = (rows, name) => {
    const items = rows.map(([term, text]) => text && `<dt>${term}</dt><dd>${prose(text)}</dd>`).join('');
    return items && `<dl${name ? ` class="${name}"` : ''}>${items}</dl>`;
  };

  /**
   * @param {string} id
   * @param {string} title
   * @param {{ about: string, words?: string[], signature?: string, html?: string, code?: string[], level?: 2 | 3 }} content
   *   about: its comment; html: what follows this; code: examples in it; level: of the heading
   * @returns {Entry}
   */
  function entry(id, title, { about, words = [], signature, html = '', code: own = [], level = 2 }) {
    const other = examples.get(id);
    const shown = own.length || !other ? own.map((text) => snippet(text, 'js')) : [snippet(other.code, other.language)];
    const heading = `<h${level}><a href="#${id}">${escape(title)}</a></h${level}>`;
    const usage = signature ? `<pre tabindex="0"><code>${code(signature)}</code></pre>` : '';
    return {
      id,
      title,
      about: about.split(/\n\s*\n|(?<=\.)\s/)[0],
      words,
      html: `<article class="entry" id="${id}">${heading}${usage}${prose(about)}${html}${shown.join('')}</article>`,
    };
  }

  return { code, list, entry };
}

/** @typedef {ReturnType<typeof createMarkup>} Markup */
