// The script of the worker in the sandbox that runs a program of the playground.
import { withoutImports } from '../imports.js';
import { compile, FILE, lineInProgram, tellsLine } from './errors.js';
import { format, formatError } from './format.js';
import { importModule, isWorker } from './modules.js';
import { lastPosition } from './noted-calls.js';

/**
 * What the worker answers: `error` and its `line`, from 1 or null if it is unknown, if it failed.
 * @typedef {import('../../../../sandbox/document.js').Outcome & { status: 'done' | 'failed' | 'too-long' | 'stopped', line?: number | null,
 *   position?: import('./positions.js').Position | null }} Outcome
 */

/** A line of the console. @typedef {{ level: 'log' | 'warn' | 'error', text: string }} Printed */

/** More lines would keep the page busy. */
const LINES = 1000;

let begin = 0;
let lines = 0;

/** @param {Printed['level']} level @param {readonly unknown[]} values */
function print(level, values) {
  if (++lines > LINES) throw new RangeError(`The program prints more than ${LINES} lines`);
  postMessage({ level, text: format(values) });
}

/** The methods of the console that print. @type {Record<string, Printed['level']>} */
const levels = { log: 'log', info: 'log', debug: 'log', dir: 'log', table: 'log', warn: 'warn', error: 'error' };

/** @param {Pick<Outcome, 'status'> & Partial<Outcome>} outcome */
const answer = (outcome) => postMessage({ ...outcome, position: lastPosition(), time: performance.now() - begin });

/** @param {unknown} thrown @param {number} [line] */
const fail = async (thrown, line) =>
  answer({
    status: 'failed',
    error: thrown instanceof Error ? formatError(thrown) : format([thrown]),
    line: await lineInProgram(thrown, line),
  });

/** @param {Function} program */
async function run(program) {
  try {
    const result = await program(importModule);
    if (result !== undefined) print('log', [result]);
    answer({ status: 'done' });
  } catch (error) {
    await fail(error);
  }
}

/** @param {string} code */
function start(code) {
  begin = performance.now();
  const compileProgram = () => compile(withoutImports(code, 'importModule'), 'importModule');
  try {
    void run(compileProgram());
  } catch (error) {
    if (tellsLine(error)) void fail(error);
    else compileProgram(); // not caught: the event of the error tells the line
  }
}

if (!isWorker) {
  for (const [name, level] of Object.entries(levels)) {
    Object.assign(console, { [name]: (/** @type {unknown[]} */ ...values) => print(level, values) });
  }
  addEventListener('error', (event) => {
    event.preventDefault();
    void fail(event.error ?? event.message, event.filename.includes(FILE) ? event.lineno : undefined);
  });
  addEventListener('unhandledrejection', ({ reason }) => void fail(reason));
  addEventListener('message', ({ data }) => start(data));
}
