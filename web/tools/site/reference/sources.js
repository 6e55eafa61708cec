// What the package exports, with its types and comments, as the compiler sees it.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** @param {string} path in web/ */
const inWeb = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export function openSources() {
  const { fileNames, options } = ts.parseJsonConfigFileContent({ extends: './tsconfig.types.json' }, ts.sys, inWeb(''));
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  /** @param {string} file in web/ */
  const exportsOf = (file) => {
    const source = /** @type {ts.SourceFile} */ (program.getSourceFile(inWeb(file)));
    const symbols = checker.getExportsOfModule(/** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source)));
    return symbols.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
  };
  return { checker, exportsOf };
}

/** @param {ts.Symbol} symbol */
export const isType = (symbol) => (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
