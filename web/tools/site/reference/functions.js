// The entries of functions and types.
import ts from 'typescript';

/** @typedef {import('./markup.js').Entry} Entry */

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** @param {ts.TypeChecker} checker @param {import('./markup.js').Markup} markup */
export function createEntries(checker, { code, list, entry }) {
  /** @param {{ getDocumentationComment(checker: ts.TypeChecker): ts.SymbolDisplayPart[] }} symbol */
  const commentOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

  /** @param {ts.Type} type */
  const show = (type) => checker.typeToString(type, undefined, FLAGS);

  /** @param {ts.Symbol} symbol @param {string} name @returns {string[]} the texts of its tags of this name */
  const tagsOf = (symbol, name) =>
    symbol
      .getJsDocTags(checker)
      .filter((tag) => tag.name === name)
      .map(({ text }) => ts.displayPartsToString(text).replace(/^\{[^}]*\}\s*/, ''));

  /** @param {ts.Symbol} symbol */
  const examples = (symbol) => tagsOf(symbol, 'example').map((text) => text.replace(/^```\w*\n|\n```$/g, ''));

  /** A function or a value. @param {ts.Symbol} symbol @param {string} [owner] @returns {Entry} */
  function member(symbol, owner = '') {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    const title = owner + symbol.name;
    if (!signature) {
      return entry(title, title, {
        about: commentOf(symbol),
        signature: `${symbol.name}: ${show(type)}`,
        code: examples(symbol),
      });
    }
    const about = commentOf(symbol) || commentOf(signature);
    const rows = [
      ...signature
        .getParameters()
        .map((parameter) => [`<code>${parameter.name}</code>`, commentOf(parameter).replace(/^- /, '')]),
      ['{{返回|Returns}}', tagsOf(symbol, 'returns').join(' ')],
      ['{{抛出|Throws}}', tagsOf(symbol, 'throws').join(' ')],
    ];
    const told = /** @type {[string, string][]} */ (rows.filter(([, text]) => text));
    return entry(title, title, {
      about,
      signature: symbol.name + checker.signatureToString(signature, undefined, FLAGS),
      html: list(told, 'parameters'),
      code: examples(symbol),
    });
  }

  /** @param {ts.Type} type @returns {boolean} is it an object of this project, to be shown property by property? */
  const isRecord = (type) =>
    Boolean(type.flags & ts.TypeFlags.Object) &&
    !checker.isArrayLikeType(type) &&
    !type.getCallSignatures().length &&
    !type.getStringIndexType() &&
    type
      .getProperties()
      .every(({ declarations }) => declarations?.every((node) => node.getSourceFile().fileName.includes('/web/')));

  /** @param {ts.Symbol} symbol @returns {Entry} */
  function typeEntry(symbol) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const about = commentOf(symbol);
    const id = `type-${symbol.name}`;
    if (!isRecord(type)) {
      const signature = checker.typeToString(type, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias);
      return entry(id, symbol.name, { about, signature, code: examples(symbol), level: 3 });
    }
    const rows = type.getProperties().map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text = show(checker.getTypeOfSymbol(property)).replace(optional && ' | undefined', '');
      return /** @type {[string, string]} */ ([
        `<code>${property.name}${optional}: ${code(text)}</code>`,
        commentOf(property),
      ]);
    });
    const words = type.getProperties().map(({ name }) => name);
    return entry(id, symbol.name, { about, words, html: list(rows), code: examples(symbol), level: 3 });
  }

  return { member, typeEntry };
}
