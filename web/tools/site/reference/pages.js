// Makes the API reference as HTML: the compiler gives the functions and types, the manifest the elements.
import { ERROR_CODES } from '../../../api/errors.js';
import { elementDeclarations } from '../../custom-elements.js';
import { article } from '../article.js';
import { guides } from '../guides.js';
import { escape, snippet } from '../markdown.js';
import { elementEntry } from './elements.js';
import { createEntries } from './functions.js';
import { createMarkup } from './markup.js';
import { modules } from './modules.js';
import { isType, openSources } from './sources.js';
import { assignTypes } from './types.js';

/** @typedef {import('./markup.js').Entry} Entry */
/** @typedef {{ intro: string, entries: Entry[], types: Entry[] }} Chapter */
/** @typedef {import('typescript').Symbol} Symbol */

/** @returns {Promise<Map<string, Chapter>>} by module */
async function readChapters() {
  const { checker, exportsOf } = openSources();
  const [api, worker] = [exportsOf('api/browser.js'), exportsOf('api/worker.js')];
  const all = new Map([...api, ...worker].filter(isType).map((symbol) => [symbol.name, symbol]));
  const qiju = checker.getDeclaredTypeOfSymbol(/** @type {Symbol} */ (all.get('Qiju')));
  all.delete('Qiju'); // listed function by function
  const markup = createMarkup([...all.keys()]);
  const { member, typeEntry } = createEntries(checker, markup);
  const values = (/** @type {Symbol[]} */ symbols) =>
    symbols.filter((symbol) => !isType(symbol)).map((symbol) => member(symbol));
  const properties = qiju.getProperties();
  const isModule = (/** @type {Symbol} */ { name }) => modules.some(({ module }) => module === name);

  /** @type {Map<string, Chapter>} */
  const chapters = new Map();
  const add = (/** @type {string} */ name, /** @type {Entry[]} */ entries, intro = '') =>
    chapters.set(name, { intro, entries, types: [] });
  add(
    'qiju',
    [...values(api), ...properties.filter((symbol) => !isModule(symbol)).map((symbol) => member(symbol))],
    '<p>{{从 <code>qiju/inline</code> 逐个导出同样的函数，不用 <code>await load()</code>：WebAssembly 已经嵌在脚本里。|<code>qiju/inline</code> exports the same functions by name, without <code>await load()</code>: the WebAssembly is embedded in the script.}}</p>',
  );
  for (const symbol of properties.filter(isModule)) {
    const functions = checker.getTypeOfSymbol(symbol).getProperties();
    const own = functions.filter(({ name }) => !qiju.getProperty(name)); // the others are listed at the top level
    add(
      symbol.name,
      own.map((each) => member(each, `${symbol.name}.`)),
    );
  }
  add('worker', values(worker));
  add(
    'elements',
    (await elementDeclarations()).map((declaration) => elementEntry(declaration, markup)),
  );
  add(
    'errors',
    Object.entries(ERROR_CODES).map(([code, about]) => markup.entry(`error-${code}`, code, { about })),
    `<p>{{每个错误都是 ${markup.code('QijuError')}，<code>code</code> 是下面之一。|Each error is a ${markup.code('QijuError')}. Its <code>code</code> is one of these.}}</p>`,
  );
  assignTypes(chapters, [...all.values()].map(typeEntry));
  return chapters;
}

/** @type {Promise<Map<string, Chapter>> | undefined} */
let chapters;

/** @param {Entry} entry */
const part = ({ id, title, words }) => ({ href: `#${id}`, title: escape(title), words: words.join(' ') });

/** @param {string} path of a page of the reference @returns {Promise<string>} the page's own HTML, in all languages */
export async function referencePage(path) {
  chapters ??= readChapters();
  const read = await chapters;
  const page = modules.find((module) => module.path === path);
  const up = page ? '../' : '';
  const pageOf = new Map(
    Array.from(read, ([module, { entries, types }]) =>
      [...entries, ...types].map(({ id }) => /** @type {const} */ ([id, module])),
    ).flat(),
  );
  /** @param {string} html @returns {string} with links to the pages of the entries */
  const located = (html) =>
    html.replace(/href="#([^"]+)"/g, (link, id) => {
      const module = pageOf.get(id) ?? page?.module;
      return module === page?.module ? link : `href="${up}${module}/#${id}"`;
    });
  const list = modules.map((module) => {
    const { entries, types } = /** @type {Chapter} */ (read.get(module.module));
    return {
      href: `${up}${module.module}/`,
      title: module.title,
      isHere: module === page,
      parts: [...entries.map(part), ...types.map((type, at) => ({ ...part(type), isFirst: at === 0 }))],
    };
  });
  const index = modules.findIndex((module) => module === page);
  return located(
    article({
      home: 'reference',
      up,
      tools: `<input id="filter" placeholder="{{查找|Find}}" aria-label="{{查找函数、类型、选项|Find a function, type or option}}" autocomplete="off">
<p class="muted" id="found" role="status"></p>`,
      groups: [{ title: '', chapters: list }],
      text: page ? moduleText(page, /** @type {Chapter} */ (read.get(page.module))) : startText(read),
      neighbours: [list[index - 1], list[index + 1]],
    }),
  );
}

/** @param {import('./modules.js').Module} page @param {Chapter} chapter */
function moduleText({ title, about, guides: names }, { intro, entries, types }) {
  const links = guides
    .filter(({ path }) => names.includes(path.split('/')[1]))
    .map(({ path, texts: { zh, en } }) => `<a href="../../${path}">{{${zh.title}|${en.title}}}</a>`);
  return `<h1>${title}</h1>
<p>{{${about.zh}。文档：|${about.en}. Guides: }}${links.join('{{、|, }}')}{{。|.}}</p>
${intro}
<div lang="en">${entries.map(({ html }) => html).join('\n')}</div>
${types.length ? `<h2 id="types"><a href="#types">{{类型|Types}}</a></h2>\n<div lang="en">${types.map(({ html }) => html).join('\n')}</div>` : ''}`;
}

/** @param {Map<string, Chapter>} read */
function startText(read) {
  const parts = modules.map(({ module, title, about }) => {
    const { entries } = /** @type {Chapter} */ (read.get(module));
    const rows = entries.map(
      ({ id, title: name, about: what }) =>
        `<dt><a href="#${id}"><code>${escape(name)}</code></a></dt><dd>${escape(what.replaceAll('`', ''))}</dd>`,
    );
    return `<h2 id="${module}"><a href="${module}/">${title}</a></h2>
<p>{{${about.zh}。|${about.en}.}}</p>
<dl lang="en">${rows.join('')}</dl>`;
  });
  return `<h1>{{API 参考|API reference}}</h1>
<p class="muted">{{由 npm 包的类型和注释自动生成，说明为英文。|Generated from the types and comments of the npm package.}}</p>
${snippet('npm install qiju', 'sh')}
${snippet("import { load } from 'qiju';\n\nconst { connect } = await load();\nconnect([[7, 0, 7]], 0, 0, 0, 2); // → [[0, 0], [0, 1], [0, 2]]", 'js')}
${parts.join('\n')}`;
}
