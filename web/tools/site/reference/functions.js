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

  /** A function or a value. @param {ts.Symbol} symbol @param {string} [owner] @returns {Entry} */
  function member(symbol, owner = '') {
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    const title = owner + symbol.name;
    const parameters = signature?.getParameters() ?? [];
    /** @type {[term: string, text: string][]} */
    const rows = [
      ...parameters.map(/** @returns {[string, string]} */ (each) => [`<code>${each.name}</code>`, commentOf(each)]),
      ['{{返回|Returns}}', tagsOf(symbol, 'returns').join(' ')],
      ['{{抛出|Throws}}', tagsOf(symbol, 'throws').join(' ')],
    ];
    return entry(title, title, {
      about: commentOf(symbol),
      signature: symbol.name + (signature ? checker.signatureToString(signature, undefined, FLAGS) : `: ${show(type)}`),
      html: list(rows, 'parameters'),
      code: tagsOf(symbol, 'example'),
    });
  }

  /** @param {ts.Type} type @returns {boolean} is it an object of this project, to be shown property by property? */
  const isRecord = (type) =>
    Boolean(type.flags & ts.TypeFlags.Object) &&
    !type.getCallSignatures().length &&
    type
      .getProperties()
      .every(({ declarations }) => declarations?.every((node) => node.getSourceFile().fileName.includes('/web/')));

  /** @param {ts.Symbol} symbol @returns {Entry} */
  function typeEntry(symbol) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isPublic = (/** @type {ts.Symbol} */ { name }) => /^[a-z]/i.test(name);
    const properties = isRecord(type) ? type.getProperties().filter(isPublic) : undefined;
    const rows = properties?.map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      const text = show(checker.getTypeOfSymbol(property)).replace(optional && ' | undefined', '');
      return /** @type {[string, string]} */ ([
        `<code>${property.name}${optional}: ${code(text)}</code>`,
        commentOf(property),
      ]);
    });
    return entry(`type-${symbol.name}`, symbol.name, {
      about: commentOf(symbol),
      words: properties?.map(({ name }) => name),
      signature: rows ? '' : checker.typeToString(type, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias),
      html: list(rows ?? []),
      level: 3,
    });
  }

  return { member, typeEntry };
}
