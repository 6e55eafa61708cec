// The declarations document everything, so that editors can show it.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const [entry, tags] = ['api/browser', 'elements/tags'].map((path) =>
  fileURLToPath(new URL(`../../dist/types/${path}.d.ts`, import.meta.url)),
);
/** @type {ts.CompilerOptions} */
const options = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext, skipLibCheck: true };
const program = ts.createProgram([entry, tags], options);
const checker = program.getTypeChecker();
/** @param {string} file */
const exportsOf = (file) => {
  const source = /** @type {ts.SourceFile} */ (program.getSourceFile(file));
  return checker.getExportsOfModule(/** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source)));
};
const exported = exportsOf(entry);

/** @param {ts.Symbol} symbol */
const isDocumented = (symbol) => symbol.getDocumentationComment(checker).length > 0;

/** @param {ts.Type} type @returns {ts.Symbol[]} the properties that the package itself declares */
const propertiesOf = (type) =>
  (type.isUnion() ? type.types : [type])
    .flatMap((each) => checker.getPropertiesOfType(each))
    .filter(({ declarations }) => declarations?.some((each) => each.getSourceFile().fileName.includes('/dist/types/')));

/** @param {string} name */
const typeNamed = (name, symbols = exported) => {
  const symbol = /** @type {ts.Symbol} */ (symbols.find((each) => each.name === name));
  const { flags } = symbol;
  return checker.getDeclaredTypeOfSymbol(flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
};

test.each(['lianliankan', 'huarong', 'gomoku'])('every function of %s is documented', (game) => {
  const namespace = /** @type {ts.Symbol} */ (typeNamed('Qiju').getProperty(game));
  const functions = checker.getPropertiesOfType(checker.getTypeOfSymbol(namespace));
  expect(functions.length).toBeGreaterThan(8);
  expect(functions.filter((each) => !isDocumented(each)).map(({ name }) => name)).toEqual([]);
});

/** Returns the names of the types in a signature, and of their parts. @param {ts.Type} type @returns {string[]} */
function namesIn(type) {
  const parts = type.isUnionOrIntersection() ? type.types : checker.getTypeArguments(/** @type {any} */ (type));
  const { aliasSymbol } = type;
  return aliasSymbol ? [aliasSymbol.name] : type.symbol?.name === '__type' ? ['__type'] : parts.flatMap(namesIn);
}

test.each(['lianliankan', 'huarong', 'gomoku'])('the types of every argument and result of %s are exported', (game) => {
  const namespace = /** @type {ts.Symbol} */ (typeNamed('Qiju').getProperty(game));
  const names = checker.getPropertiesOfType(checker.getTypeOfSymbol(namespace)).flatMap((member) => {
    const type = checker.getTypeOfSymbol(member);
    const signatures = type.getCallSignatures();
    if (signatures.length === 0) return namesIn(type);
    return signatures.flatMap((signature) =>
      [...signature.parameters.map((each) => checker.getTypeOfSymbol(each)), signature.getReturnType()].flatMap(
        namesIn,
      ),
    );
  });
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !exported.some((symbol) => symbol.name === name))).toEqual([]);
});

test('every option and every field of a result is documented', () => {
  const fields = exported
    .filter(({ name }) => name !== 'Source')
    .flatMap((symbol) => propertiesOf(checker.getDeclaredTypeOfSymbol(symbol)).map((field) => ({ symbol, field })));
  expect(fields.length).toBeGreaterThan(100);
  const bare = fields.filter(({ field }) => !field.name.includes('#') && !isDocumented(field));
  expect(bare.map(({ symbol, field }) => `${symbol.name}.${field.name}`)).toEqual([]);
});

const elements = exportsOf(tags);

/** @param {ts.Type} type @returns {ts.Symbol[]} its own methods, without callbacks of the platform */
const methodsOf = (type) =>
  propertiesOf(type).filter(
    (member) =>
      !/^__#|Callback$|^addEventListener$/.test(member.name) &&
      checker.getTypeOfSymbol(member).getCallSignatures().length > 0,
  );

/** @param {ts.Symbol} member @returns {string} its example; empty if there is none */
function exampleOf(member) {
  const tag = member.getJsDocTags(checker).find(({ name }) => name === 'example');
  return ts.displayPartsToString(tag?.text);
}

const boards = /** @type {const} */ ([
  ['gomoku-board', 'GomokuBoard'],
  ['huarong-board', 'HuarongBoard'],
  ['lianliankan-board', 'LianliankanBoard'],
]).map(([tag, name]) => {
  const props = checker.getTypeOfSymbol(/** @type {ts.Symbol} */ (typeNamed('BoardProps', elements).getProperty(tag)));
  const board = typeNamed(name, elements);
  const playback = checker.getTypeOfSymbol(/** @type {ts.Symbol} */ (board.getProperty('playback')));
  return { tag, members: [...propertiesOf(props), ...methodsOf(board), ...methodsOf(playback)] };
});

test.each(boards)('every attribute, event and method of <$tag> has an example', ({ members }) => {
  expect(members.length).toBeGreaterThan(25);
  const bare = members.filter((member) => !isDocumented(member) || !exampleOf(member));
  expect(bare.map((member) => member.name)).toEqual([]);
});

/** @param {string} html a tag with attributes @returns {string} a literal of the properties */
const propertiesIn = (html) =>
  Array.from(html.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g), ([, name, value]) => {
    const property = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return `${property}: ${JSON.stringify(value ?? true)}`;
  }).join(', ');

test('the examples have the types of the elements', () => {
  const functions = boards.flatMap(({ tag, members }) =>
    members.map(exampleOf).map((example) => {
      const body = example.startsWith('<') ? `({ ${propertiesIn(example)} }) satisfies BoardProps['${tag}'];` : example;
      return `async (board: HTMLElementTagNameMap['${tag}']) => {\n${body}\n};`;
    }),
  );
  const text = `import type { SlidingPuzzle } from '../api/types.js';
    import type { BoardProps } from './tags.js';
    declare const puzzles: SlidingPuzzle[];
    declare const status: HTMLElement, confirm: HTMLButtonElement, meter: HTMLMeterElement;
    ${functions.join('\n')}`;
  const file = tags.replace('tags.d.ts', 'examples.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  const checked = ts.createProgram([file], options, host, program);
  const found = checked.getSemanticDiagnostics(checked.getSourceFile(file));
  expect(found.map(({ messageText, start = 0 }) => [messageText, text.slice(start).split('\n')[0]])).toEqual([]);
});
