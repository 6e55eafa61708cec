// Runs mutants one after the other: node tests/mutate/run.js [word...], all of them unless a word is part of their files
// or faults.
import { argv, chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, mutantsThat, runMutants } from '../runner/mutate.js';
import { processors } from '../runner/process.js';

chdir(fileURLToPath(new URL('../..', import.meta.url)));

/** The share of mutants, in percent, that the tests must kill. */
const WANTED = 95;

const filter = argv.slice(2);
const mutants = mutantsThat(filter);
if (mutants.length === 0) {
  console.error(`No mutant has ${filter.join(', ')} in its file or fault`);
  exit(2);
}

const count = { killed: 0, survived: 0, error: 0 };
const nothing = () => {};
await runMutants(
  { filter, full: true, priority: 0, jobs: processors, start: nothing, progress: nothing },
  mutants,
  (outcome) => {
    count[outcome.status]++;
    console.log(describe(outcome));
  },
);
if (count.error > 0) console.log(`${count.error} entries of the list are wrong`);
console.log(`${count.killed} killed, ${count.survived} survived`);
exit(count.error > 0 || 100 * count.killed < WANTED * (count.killed + count.survived) ? 1 : 0);
