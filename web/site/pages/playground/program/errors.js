// Finds the line of a program where an error was thrown.

/** The name of the program in stacks. */
export const FILE = 'program.js';

const place = new RegExp(`\\b${FILE.replace('.', '\\.')}:(\\d+)`);

/** @param {any} error @returns {number | null} as the browser counts: the lines above the program are included */
function lineOf(error) {
  const { stack = '', line, lineNumber, sourceURL } = Object(error);
  const [, inStack] = place.exec(stack) ?? [];
  // WebKit has no name for the program, and tells the line apart from the stack.
  const beside = error instanceof SyntaxError ? (lineNumber ?? line) : sourceURL ? null : line;
  return Number(inStack ?? beside) || null;
}

/** @param {unknown} error @returns {boolean} does it tell its line itself? In Chromium an error of syntax does not */
export const tellsLine = (error) => lineOf(error) !== null;

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
