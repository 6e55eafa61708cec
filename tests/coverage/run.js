// node tests/coverage/run.js: prints the lines of the engines and the API that their tests do not run, and a table.
import { chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { silent } from '../runner/result.js';
import { coverApi } from './api.js';
import { coverEngines } from './engines.js';
import { byFolder, missed } from './table.js';

chdir(fileURLToPath(new URL('../..', import.meta.url)));

/** The share of lines, in percent, that the tests of each folder must run. */
const WANTED = 95;

const suite = { filter: [], full: false, all: true, priority: 0, ...silent };
const lines = new Map([...(await coverEngines(suite)), ...(await coverApi(suite))]);
console.log(`Not run:\n${missed(lines).join('\n')}\n`);
const folders = byFolder(lines);
for (const { folder, run, all, percent } of folders) {
  console.log(
    `${folder.padEnd(24)} ${String(run).padStart(5)} of ${String(all).padStart(5)} lines ${percent.toFixed(1).padStart(6)} %`,
  );
}
exit(folders.some(({ percent }) => percent < WANTED) ? 1 : 0);
