// Finds the line of a program where an error was thrown.

/** The name of the program in stacks. */
export const FILE = 'program.js';

const place = new RegExp(`\\b${FILE.replace('.', '\\.')}:(\\d+)`);

/** @param {any} error @returns {number | null} as the browser counts: the lines above the program are included */
const lineOf = (error) => {
  const [, line] = place.exec(error?.stack ?? '') ?? [];
  const told =
    line ??
    (error instanceof SyntaxError ? (/** @type {any} */ (error).lineNumber ?? /** @type {any} */ (error).line) : null);
  return told ? Number(told) : null;
};

/**
 * Compiles a program as the body of an async function.
 * @param {string} code
 * @param {string} [parameter]
 */
export function compile(code, parameter = '') {
  const AsyncFunction = /** @type {FunctionConstructor} */ (Object.getPrototypeOf(async () => {}).constructor);
  return new AsyncFunction(parameter, `'use strict';\n${code}\n//# sourceURL=${FILE}`);
}

/** The lines above the first one of a program, which differ between browsers. */
async function countLinesAbove() {
  const line = await compile('throw new Error()')().catch(lineOf);
  return (line ?? 1) - 1;
}

/**
 * @param {unknown} error
 * @param {number} [line] that the browser tells, if the stack has none
 * @returns {Promise<number | null>} from 1
 */
export async function lineInProgram(error, line) {
  const told = lineOf(error) ?? line;
  return told ? told - (await countLinesAbove()) : null;
}
