#!/usr/bin/env node
// The entry point of `npx qiju`. It connects run.js to the process and reads the module from the folder of this file.
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { version } from '../../package.json';
import { createLoad } from '../api/load.js';
import { qijuModule } from '../api/qiju.js';
import { run } from './run.js';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  version,
  load: (onProgress) =>
    createLoad(qijuModule, () => new URL('./qiju.wasm', import.meta.url), { fetchModule: readFile, onProgress })(),
  readPuzzles: async () => JSON.parse(await readFile(new URL('./puzzles.json', import.meta.url), 'utf8')),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
});
