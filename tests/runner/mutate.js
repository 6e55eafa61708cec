// Mutation testing: one fault at a time is put into a copy of the tree, and the tests that should notice it are run there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { execPath } from 'node:process';
import { mutants } from '../mutate/mutants.js';
import { buildPackage } from './build.js';
import { copyPackage, copyTree } from './copy.js';
import { jest } from './jest.js';
import { processors, run, withProcessors } from './process.js';
import { check, sum } from './result.js';

/** @typedef {import('../mutate/mutants.js').Mutant} Mutant */
/** @typedef {import('./result.js').Context} Context */
/** @typedef {{ build: string[], test: string[] }} Commands run in the copy */
/** @typedef {{ mutant: Mutant, status: 'killed' | 'survived' | 'error', output: string }} Outcome */

/** After so many seconds a test counts as failed: with this fault it does not end. */
const LIMIT = 240;

/** What `--full` runs: the mutants marked as its sample. */
const sample = () => mutants.filter((mutant) => mutant.sample);

/** @param {string[]} filter words; all mutants if there are none @returns {Mutant[]} those whose file or fault contains one */
export const mutantsThat = (filter) =>
  mutants.filter(({ file, fault }) => filter.length === 0 || filter.some((word) => `${file}: ${fault}`.includes(word)));

/** @param {Mutant} mutant @returns {string} the same for mutants that the same program tests */
const programOf = ({ suite }) => (suite === 'unit' ? 'unit' : `native ${suite}`);

/**
 * @param {string} suite `js` or a folder of tests/cpp
 * @param {string[]} filters
 * @param {number} slots processors
 * @returns {Commands}
 */
function commandsOf(suite, filters, slots) {
  if (suite === 'unit') {
    return {
      build: [execPath, 'web/tools/build.js', 'scripts'],
      test: jest('unit', '--runInBand', '--bail', '--runTestsByPath', ...filters.map((path) => `tests/unit/${path}`)),
    };
  }
  const program = `build/native/tests/cpp/${suite}/qiju_${suite}_test`;
  return {
    build: ['bash', 'build.sh', 'build', 'native', '-j', String(slots), '--target', `qiju_${suite}_test`],
    test: [program, '--gtest_brief=1', `--gtest_filter=${filters.join(':')}`],
  };
}

/** @param {Mutant} mutant @returns {string | undefined} what is wrong with the entry of the list */
function faultOf({ file, from, to, suite, filter }) {
  if (!existsSync(file)) return `${file} does not exist`;
  const count = readFileSync(file, 'utf8').split(from).length - 1;
  if (count !== 1) return `its text occurs ${count} times, want once`;
  if (from === to) return 'it changes nothing';
  if (suite === 'unit' && !existsSync(`tests/unit/${filter}`)) return `tests/unit/${filter} does not exist`;
  return undefined;
}

/** @param {string} folder the copy @param {Mutant} mutant @param {number} slots @returns {Promise<Outcome>} */
async function runMutant(folder, mutant, slots) {
  const fault = faultOf(mutant);
  if (fault) return { mutant, status: 'error', output: fault };
  const { file, from, to, suite, filter } = mutant;
  const path = `${folder}/${file}`;
  const text = readFileSync(path, 'utf8');
  const { build, test } = commandsOf(suite, [filter], slots);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    const built = await run(build, { cwd: folder });
    if (!built.ok) return { mutant, status: 'error', output: `it does not compile:\n${built.output.slice(-4000)}` };
    const { ok } = await run(test, { cwd: folder, seconds: LIMIT, env: { GTEST_FAIL_FAST: '1' } });
    return { mutant, status: ok ? 'survived' : 'killed', output: '' };
  } finally {
    writeFileSync(path, text);
  }
}

/**
 * Runs the tests of some mutants on the tree without a fault: they must pass.
 * @param {string} folder
 * @param {Mutant[]} chosen
 * @param {number} slots
 */
async function runUnchanged(folder, chosen, slots) {
  for (const program of new Set(chosen.map(programOf))) {
    const group = chosen.filter((mutant) => programOf(mutant) === program);
    const filters = [...new Set(group.map(({ filter }) => filter))];
    const { build, test } = commandsOf(group[0].suite, filters, slots);
    for (const command of [build, test]) {
      const { ok, output } = await run(command, { cwd: folder });
      if (!ok) throw new Error(`Without a mutant this fails:\n${output.slice(-8000)}`);
    }
  }
}

/**
 * Those of the API and those of the engines run side by side, each in a copy of their own.
 * @param {Context} suite
 * @param {Mutant[]} chosen
 * @param {(outcome: Outcome) => void} onOutcome
 */
export async function runMutants(suite, chosen, onOutcome) {
  const most = Math.ceil(processors / 2);
  /** @param {string} name of the copy @param {Mutant[]} group */
  const runGroup = async (name, group) => {
    if (group.length === 0) return;
    const folder = await copyTree(name);
    if (group[0].suite === 'unit') {
      const built = await buildPackage(suite);
      if (!built.ok) throw new Error(built.output);
      copyPackage(folder);
    }
    await withProcessors(suite, (slots) => runUnchanged(folder, group, slots), { most });
    for (const mutant of group) {
      onOutcome(await withProcessors(suite, (slots) => runMutant(folder, mutant, slots), { most }));
    }
  };
  const isApi = (/** @type {Mutant} */ mutant) => mutant.suite === 'unit';
  await Promise.all([
    runGroup('mutate-api', chosen.filter(isApi)),
    runGroup(
      'mutate-engines',
      chosen.filter((mutant) => !isApi(mutant)),
    ),
  ]);
}

/** @param {Outcome} outcome @returns {string} one line, and more for an error */
export const describe = ({ mutant: { file, fault }, status, output }) =>
  `${status.padEnd(8)} ${file}: ${fault}${output && `\n${output}`}`;

/** The sample: each mutant is a test, which passes if it is killed. @param {Context} suite */
export async function mutate(suite) {
  const words = mutantsThat(suite.filter);
  const chosen = sample().filter((mutant) => words.includes(mutant));
  if (chosen.length === 0) return sum([]);
  suite.progress({ total: chosen.length });
  /** @type {import('./result.js').Result[]} */
  const results = [];
  await runMutants(suite, chosen, (outcome) => {
    suite.progress({ done: 1 });
    results.push(check({ ok: outcome.status === 'killed', output: describe(outcome) }));
  });
  return sum(results);
}
