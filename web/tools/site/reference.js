// The API reference as HTML: what the types and comments of the package's sources say to the compiler.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** @param {string} path relative to this file */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What a board has for its own use, or for its page's frame. */
const INTERNAL = /^(#|__|begin$|render$|emit$|announce$|stage$|focus$|prototype$|\w+Callback$)/;

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

/** @returns {string} the sections of the page */
export function reference() {
  const { checker, exportsOf } = openSources();
  const api = exportsOf('api/index.js');
  const worker = exportsOf('api/worker.js');
  const isType = (/** @type {ts.Symbol} */ symbol) => (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  const all = new Map([...api, ...worker].filter(isType).map((symbol) => [symbol.name, symbol]));
  const qiju = checker.getDeclaredTypeOfSymbol(/** @type {ts.Symbol} */ (all.get('Qiju')));
  all.delete('Qiju'); // is told function by function
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

  /** @param {ts.Symbol} symbol of a class of a board */
  function board(symbol) {
    const tag = symbol.name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
    const members = checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .filter((own) => !INTERNAL.test(own.name) && !own.getJsDocTags(checker).some(({ name }) => name === 'protected'))
      .filter(({ declarations }) => declarations?.[0].getSourceFile().fileName.includes('/web/elements/'));
    const rows = members.map((property) => {
      const type = checker.getTypeOfSymbol(property);
      const [signature] = type.getCallSignatures();
      const text = signature ? checker.signatureToString(signature, undefined, FLAGS) : `: ${show(type)}`;
      return `<dt><code>${code(property.name + text)}</code></dt><dd>${prose(commentOf(property))}</dd>`;
    });
    return entry(tag, `<${tag}>`, '', `${prose(commentOf(symbol))}<dl>${rows.join('')}</dl>`);
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
      // What stands at the top level, too, is told under the name that one calls it by.
      const members = type
        .getProperties()
        .map((symbol) => member(symbol, top.has(symbol.name) ? '' : `${namespace.name}.`));
      return section(namespace.name, `<code>${namespace.name}</code>`, escape(commentOf(namespace)), members);
    }),
    section(
      'entry-inline',
      '<code>qiju/inline</code>',
      '{{同样的函数，不用等：模块就在脚本里。|The same functions, exported one by one, without a load: the module is in the script.}}',
      [],
    ),
    section(
      'entry-worker',
      '<code>qiju/worker</code>',
      '',
      worker.filter((symbol) => !isType(symbol)).map((symbol) => member(symbol)),
    ),
    section('entry-elements', '<code>qiju/elements</code>', '', [
      ...exportsOf('elements/board/board-element.js')
        .filter(({ name }) => name === 'BoardElement')
        .map((symbol) => prose(commentOf(symbol))),
      ...exportsOf('elements/index.js').map(board),
    ]),
    section('types', '{{类型|Types}}', '', types.map(typeEntry)),
  ];
  const links = sections.map((html) => {
    const [, id, title] = /** @type {RegExpExecArray} */ (/<section id="([^"]+)"><h2>(.*?)<\/h2>/.exec(html));
    return `<li><a href="#${id}">${title}</a></li>`;
  });
  return `<nav class="contents" data-label="目录|Contents"><ul>${links.join('')}</ul></nav>
<div lang="en-GB">${sections.join('\n')}</div>`;
}
