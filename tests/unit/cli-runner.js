// Runs the command line in this process, since starting Node is slow.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { load } from 'qiju';
import { run } from '../../web/cli/run.js';

export const qiju = await load();

/** @type {import('qiju').SlidingPuzzle[]} */
export const puzzles = JSON.parse(readFileSync(new URL('../../dist/puzzles.json', import.meta.url), 'utf8'));

/**
 * @param {string[]} words
 * @param {string | import('../../web/cli/input.js').Stdin} [input]
 * @param {import('qiju').Qiju} [api]
 */
export async function runHere(words, input = '', api = qiju) {
  let out = '';
  let err = '';
  const code = await run(words, {
    version: '1.2.3',
    load: async () => api,
    readPuzzles: async () => puzzles,
    stdin: typeof input === 'string' ? Readable.from([input]) : input,
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

/** Runs a line without quotes. @param {string} line @param {string} [input] */
export const runLine = (line, input) => runHere(line.split(' ').slice(1), input);
