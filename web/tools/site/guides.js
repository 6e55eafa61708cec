// The guides as pages: docs/README.md lists them, docs/zh/README.md in Chinese.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { article } from './article.js';
import { escape, render } from './markdown.js';
import { textIn } from './texts.js';

/** @typedef {import('../../elements/text/language-tag.js').Language} Language */
/** @typedef {import('./layout.js').Page} Page */
/** @typedef {'zh' | 'en'} Written */
/** @typedef {{ file: string, title: string, about: string, group: string }} Entry of a list; file: from the root of the repository */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const lists = { zh: 'docs/zh/README.md', en: 'docs/README.md' };

/** @param {string} file @param {string} path in it @returns {string} from the root of the repository */
const resolve = (file, path) => posix.join(posix.dirname(file), path);

/** @param {string} file */
const read = (file) => readFileSync(root + file, 'utf8');

/** @param {string} list @returns {Entry[]} */
function entriesOf(list) {
  let group = '';
  return Array.from(
    read(list).matchAll(/^(?:## (.+)|- \[(.+)\]\((.+)\)(?:: |：)(.+))$/gm),
    ([, heading, title, path, about]) => {
      if (heading) group = heading;
      return heading ? [] : [{ file: resolve(list, path), title, about, group }];
    },
  ).flat();
}

const entries = { zh: entriesOf(lists.zh), en: entriesOf(lists.en) };

/** @param {string} file @returns {string} the folder of its page */
const slugOf = (file) => posix.basename(file, '.md').toLowerCase();

/** @typedef {Page & { texts: Record<Written, Entry> }} Guide */

/** @type {readonly Guide[]} */
export const guides = entries.en.map((en, index) => {
  const zh = entries.zh[index];
  if (slugOf(zh.file) !== slugOf(en.file)) {
    throw new Error(`${lists.zh} lists ${zh.file} where ${lists.en} lists ${en.file}`);
  }
  return {
    name: 'docs',
    path: `docs/${slugOf(en.file)}/`,
    zh: `${zh.title} · 文档`,
    en: `${en.title} · Guides`,
    about: { zh: zh.about, en: en.about },
    face: 'guides',
    texts: { zh, en },
  };
});

/** The file and its page, whatever the language. */
const pathsByFile = new Map([
  ...guides.flatMap(({ path, texts: { zh, en } }) => [zh, en].map(({ file }) => /** @type {const} */ ([file, path]))),
  ...Object.values(lists).map((file) => /** @type {const} */ ([file, 'docs/'])),
]);

/** Writes the address of a link in a guide. @param {string} file @param {string} path of its page */
const linksFrom = (file, path) => (/** @type {string} */ href) => {
  if (/^\w+:/.test(href)) return href;
  const [target, hash] = href.split('#');
  if (!target) return href;
  const to = resolve(file, target);
  const page = pathsByFile.get(to);
  if (page) return `${posix.relative(path, page) || '.'}/${hash ? `#${hash}` : ''}`;
  if (!existsSync(root + to) || to.startsWith('docs/')) throw new Error(`${file}: a link leads nowhere: ${href}`);
  return to.startsWith('web/site/screenshots/') ? `../assets/${posix.basename(to)}` : null;
};

/** @param {Page} page a guide, or the start page @param {Language} language @returns {string} the page's own HTML */
export function guideIn(page, language) {
  const written = language === 'en' ? 'en' : 'zh';
  const guide = guides.find(({ path }) => path === page.path);
  const file = guide?.texts[written].file ?? lists[written];
  const { html: text, headings } = render(read(file), linksFrom(file, page.path));
  const isEnglish = !file.startsWith('docs/zh/'); // some exist in English only
  const up = guide ? '../' : '';

  /** @param {Guide} other @returns {import('./article.js').Chapter} */
  const chapter = (other) => ({
    href: up + other.path.slice('docs/'.length),
    title: escape(other.texts[written].title),
    ...(other === guide && {
      isHere: true,
      parts: headings.map((heading) => ({ href: `#${heading.id}`, title: escape(heading.text) })),
    }),
  });
  const index = guides.findIndex((other) => other === guide);
  const [before, after] = [guides[index - 1], guides[index + 1]].map((other) => other && chapter(other));
  const titles = [...new Set(guides.map(({ texts }) => texts[written].group))];
  const html = article({
    home: 'docs',
    up,
    groups: titles.map((title) => ({
      title,
      chapters: guides.filter(({ texts }) => texts[written].group === title).map(chapter),
    })),
    text,
    lang: isEnglish && written === 'zh' ? 'en' : undefined,
    neighbours: [before, after],
  });
  return textIn(language, html, html);
}
