// Makes the API reference as HTML: the compiler gives the functions and types, the manifest the elements.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ERROR_CODES } from '../../api/errors.js';
import { elementDeclarations } from '../custom-elements.js';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @typedef {import('../custom-elements.js').Declaration} Declaration */
/** @typedef {import('../custom-elements.js').Item} Item */

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"{}]/g, (char) => `&#${char.charCodeAt(0)};`);

/** @param {string} text of a comment: paragraphs, lists, `code` @returns {string} */
function prose(text) {
  const html = escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .split(/\n\s*\n/)
    .map((part) => {
      if (!/^- /.test(part)) return `<p>${part}</p>`;
      return `<ul>${part
        .split(/^- /m)
        .slice(1)
        .map((item) => `<li>${item.trim()}</li>`)
        .join('')}</ul>`;
    });
  return text ? html.join('\n') : '';
}

function openSources() {
  const config = ts.getParsedCommandLineOfConfigFile(here('../../tsconfig.types.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({ messageText }) {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error('web/tsconfig.types.json cannot be read');
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  /** @param {string} file in web/ */
  const exportsOf = (file) => {
    const source = /** @type {ts.SourceFile} */ (program.getSourceFile(here(`../../${file}`)));
    const symbols = checker.getExportsOfModule(/** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source)));
    return symbols.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  };
  return { checker, exportsOf };
}

/** A name and its type. @param {Item} item @returns {[string, string | undefined]} */
const typed = ({ name, type, default: fallback, description }) => [
  `${name}${type ? `: ${type.text}` : ''}${fallback ? ` = ${fallback}` : ''}`,
  description,
];

/** @param {import('../custom-elements.js').Member} member @returns {[string, string | undefined]} */
function method({ name, parameters = [], return: returned, description }) {
  const list = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type?.text ?? 'unknown'}`,
  );
  return [`${name}(${list.join(', ')}): ${returned?.type?.text ?? 'void'}`, description];
}

/** @returns {Promise<string>} the sections of the page */
export async function reference() {
  const elements = await elementDeclarations();
  const { checker, exportsOf } = openSources();
  const api = exportsOf('api/browser.js');
  const worker = exportsOf('api/worker.js');
  const isType = (/** @type {ts.Symbol} */ symbol) => (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  const all = new Map([...api, ...worker].filter(isType).map((symbol) => [symbol.name, symbol]));
  const qiju = checker.getDeclaredTypeOfSymbol(/** @type {ts.Symbol} */ (all.get('Qiju')));
  all.delete('Qiju'); // listed function by function
  const types = [...all.values()];
  const typeNames = new RegExp(`\\b(${types.map(({ name }) => name).join('|')})\\b`, 'g');

  /** @param {string} text a type or a signature */
  const code = (text) =>
    escape(text.replace(/\?: ((?:[^,()]|\([^()]*\))+?) \| undefined(?=[,)])/g, '?: $1')).replace(
      typeNames,
      '<a href="#type-$1">$1</a>',
    );
  /** @param {{ getDocumentationComment(checker: ts.TypeChecker): ts.SymbolDisplayPart[] }} symbol */
  const commentOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));
  /** @param {ts.Type} type */
  const show = (type) => checker.typeToString(type, undefined, FLAGS);

  /** @param {ts.Symbol} symbol @param {string} tag @returns {string} */
  const tagOf = (symbol, tag) =>
    ts
      .displayPartsToString(symbol.getJsDocTags(checker).find(({ name }) => name === tag)?.text)
      .replace(/^\{[^}]*\}\s*/, '');

  /** @param {[term: string, text: string][]} rows @returns {string} */
  const list = (rows) => {
    const told = rows.filter(([, text]) => text);
    return told.length
      ? `<dl>${told.map(([term, text]) => `<dt>${term}</dt><dd>${prose(text)}</dd>`).join('')}</dl>`
      : '';
  };

  /** @param {string} id @param {string} title @param {string} signature @param {string} body */
  const entry = (id, title, signature, body) =>
    `<article class="entry" id="${id}"><h3>${escape(title)}</h3>${signature && `<pre><code>${code(signature)}</code></pre>`}${body}</article>`;

  /** A function or a value. @param {ts.Symbol} symbol @param {string} [owner] */
  function member(symbol, owner = '') {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    const title = owner + symbol.name;
    if (!signature) return entry(title, title, `${symbol.name}: ${show(type)}`, prose(commentOf(symbol)));
    const text = checker.signatureToString(signature, undefined, FLAGS);
    const rows = signature
      .getParameters()
      .map(
        (parameter) =>
          /** @type {[string, string]} */ ([`<code>${parameter.name}</code>`, commentOf(parameter).replace(/^- /, '')]),
      );
    rows.push(['{{返回|Returns}}', tagOf(symbol, 'returns')], ['{{抛出|Throws}}', tagOf(symbol, 'throws')]);
    return entry(title, title, symbol.name + text, prose(commentOf(symbol) || commentOf(signature)) + list(rows));
  }

  /** @param {ts.Symbol} symbol */
  function typeEntry(symbol) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isRecord =
      type.flags & ts.TypeFlags.Object &&
      !checker.isArrayLikeType(type) &&
      !type.getCallSignatures().length &&
      !type.getStringIndexType();
    const fromHere = type
      .getProperties()
      .every((property) => property.declarations?.every((node) => node.getSourceFile().fileName.includes('/web/')));
    if (!isRecord || !fromHere) {
      const text = checker.typeToString(type, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias);
      return entry(`type-${symbol.name}`, symbol.name, text, prose(commentOf(symbol)));
    }
    const rows = type.getProperties().map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text = show(checker.getTypeOfSymbol(property)).replace(optional && ' | undefined', '');
      const comment = commentOf(property);
      return `<dt><code>${property.name}${optional}: ${code(text)}</code></dt><dd>${prose(comment)}</dd>`;
    });
    return entry(`type-${symbol.name}`, symbol.name, '', `${prose(commentOf(symbol))}<dl>${rows.join('')}</dl>`);
  }

  /** @param {string} heading @param {[term: string, description?: string][]} items */
  const itemList = (heading, items) =>
    items.length
      ? `<h4>${heading}</h4><dl>${items
          .map(([term, description = '']) => `<dt><code>${code(term)}</code></dt><dd>${prose(description)}</dd>`)
          .join('')}</dl>`
      : '';

  /** An element or its base class, without inherited members. @param {Declaration} declaration */
  function element({ tagName, description = '', ...declaration }) {
    /** @template {Item} T @param {T[] | undefined} items */
    const own = (items) => (items ?? []).filter(({ inheritedFrom }) => !inheritedFrom);
    const named = (/** @type {Item} */ { name, description: text }) => /** @type {[string, string]} */ ([name, text]);
    const members = own(declaration.members);
    const reflected = new Set((declaration.attributes ?? []).map(({ fieldName }) => fieldName));
    const fields = members.filter(({ kind, name }) => kind === 'field' && !reflected.has(name));
    const methods = members.filter(({ kind }) => kind === 'method');
    const body = [
      prose(description),
      itemList(
        '{{属性（HTML），也是同名的 JavaScript 属性|Attributes, which are also properties}}',
        own(declaration.attributes).map(typed),
      ),
      itemList('{{属性（JavaScript）|Properties}}', fields.map(typed)),
      itemList('{{方法|Methods}}', methods.map(method)),
      itemList('{{事件|Events}}', own(declaration.events).map(named)),
      itemList('{{插槽|Slots}}', own(declaration.slots).map(named)),
      itemList('{{部件，用于 ::part()|Parts, for ::part()}}', own(declaration.cssParts).map(named)),
      itemList('{{CSS 自定义属性|CSS custom properties}}', own(declaration.cssProperties).map(named)),
    ].join('');
    if (tagName) return entry(tagName, `<${tagName}>`, '', body);
    if (declaration.name === 'Playback') return entry('playback', 'board.playback', '', body);
    return `<article class="entry" id="all-boards"><h3>{{所有棋盘|All boards}}</h3>${body}</article>`;
  }

  /** @param {string} id @param {string} title @param {string} intro @param {string[]} entries */
  const section = (id, title, intro, entries) =>
    `<section id="${id}"><h2>${title}</h2>${intro && `<p>${intro}</p>`}${entries.join('\n')}</section>`;

  const [functions, namespaces] = [true, false].map((callable) =>
    qiju
      .getProperties()
      .filter((symbol) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 === callable),
  );
  const top = new Set(functions.map(({ name }) => name));
  const sections = [
    section(
      'entry-qiju',
      '<code>qiju</code>',
      '',
      api.filter((symbol) => !isType(symbol)).map((symbol) => member(symbol)),
    ),
    ...namespaces.map((namespace) => {
      const type = checker.getTypeOfSymbol(namespace);
      // A function that also exists at the top level is listed there.
      const members = type
        .getProperties()
        .map((symbol) => member(symbol, top.has(symbol.name) ? '' : `${namespace.name}.`));
      return section(namespace.name, `<code>${namespace.name}</code>`, escape(commentOf(namespace)), members);
    }),
    section(
      'entry-inline',
      '<code>qiju/inline</code>',
      '{{同样的函数，逐个导出，不用 await load()：WebAssembly 已经嵌在脚本里。|The same functions as named exports, without await load(): the WebAssembly is embedded in the script.}}',
      [],
    ),
    section(
      'entry-worker',
      '<code>qiju/worker</code>',
      '',
      worker.filter((symbol) => !isType(symbol)).map((symbol) => member(symbol)),
    ),
    section('entry-elements', '<code>qiju/elements</code>', '', [...elements.map(element)]),
    section('errors', '{{错误|Errors}}', `Each error is a ${code('QijuError')} with one of these codes:`, [
      list(Object.entries(ERROR_CODES).map(([term, text]) => [`<code>${term}</code>`, text])),
    ]),
    section('types', '{{类型|Types}}', '', types.map(typeEntry)),
  ];
  const links = sections.map((html) => {
    const [, id, title] = /** @type {RegExpExecArray} */ (/<section id="([^"]+)"><h2>(.*?)<\/h2>/.exec(html));
    return `<li><a href="#${id}">${title}</a></li>`;
  });
  return `<nav class="contents" aria-label="{{目录|Contents}}"><ul>${links.join('')}</ul></nav>
<div lang="en">${sections.join('\n')}</div>`;
}
