// The import declarations at the beginning of lines of a program.

/** `import clause from 'name';`, where the clause may go over several lines. */
const declaration = /^import\b\s*(?:([\w$*{},\s]+?)\s*\bfrom\s*)?(['"])([^'"\n]+)\2[ \t]*;?/gm;

/**
 * Replaces every import declaration.
 * @param {string} code
 * @param {(name: string, clause: string, declaration: string) => string} replace gets the name of the module and what is
 *   imported, which is '' in `import 'name'`
 * @returns {string}
 */
export const replaceImports = (code, replace) =>
  code.replace(declaration, (text, clause = '', _, name) => replace(name, clause, text));

/** @param {string} clause such as `{ load as start }` @returns {string} a pattern such as `{ load: start }` */
function patternOf(clause) {
  const [, whole] = /^\*\s*as\s+(\S+)$/.exec(clause) ?? [];
  if (whole) return whole;
  const [, byDefault = '', braces = '{}'] = /^([\w$]+)?\s*,?\s*(\{[^}]*\})?$/.exec(clause) ?? [];
  const named = braces.replace(/\bas\b/g, ':');
  return byDefault ? named.replace('{', `{ default: ${byDefault}, `) : named;
}

/**
 * Turns imports into calls, for code that is the body of a function. The lines keep their numbers.
 * @param {string} code
 * @param {string} call the name of a function that returns a promise of a module
 * @returns {string}
 */
export const withoutImports = (code, call) =>
  replaceImports(code, (name, clause, text) => {
    const lines = '\n'.repeat(text.split('\n').length - 1);
    const module = `await ${call}(${JSON.stringify(name)});`;
    return (clause ? `const ${patternOf(clause).replace(/\s+/g, ' ')} = ${module}` : module) + lines;
  });
