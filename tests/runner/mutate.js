// Mutation testing: puts one fault at a time into a copy of the tree, and runs the tests that should notice it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { execPath } from 'node:process';
import { mutants } from '../mutate/mutants.js';
import { buildPackage, buildSite } from './build.js';
import { copyBuilt, copyTree } from './copy.js';
import { jest } from './jest.js';
import { processors, run, withProcessors } from './process.js';
import { sum } from './result.js';

/** @typedef {import('../mutate/mutants.js').Mutant} Mutant */
/** @typedef {import('./result.js').Context} Context */
/** @typedef {{ build: string[], test: string[] }} Commands commands to run in the copy */
/** @typedef {{ mutant: Mutant, status: 'killed' | 'survived' | 'error', output: string }} Outcome */

/** The time limit of a test, in seconds: with a fault it may never end. */
const LIMIT = 240;

/** The share of mutants, in percent, that the tests must kill. */
const WANTED = 95;

/** @param {string[]} filter words; all mutants if there are none @returns {Mutant[]} the mutants whose file or fault contains a word */
export const mutantsThat = (filter) =>
  mutants.filter(({ file, fault }) => filter.length === 0 || filter.some((word) => `${file}: ${fault}`.includes(word)));

/** True for the suites of Jest; the others are folders of tests/cpp. @param {Mutant} mutant */
const isOfScripts = ({ suite }) => suite === 'unit' || suite === 'component';

/** @param {Mutant} mutant @returns {string[]} the words for web/tools/build.js: it builds only the files that the test reads */
function builtFor({ suite, file }) {
  if (suite === 'unit') return ['scripts'];
  return file.startsWith('web/site/') ? ['site-scripts'] : ['scripts', 'site-scripts'];
}

/** @param {Mutant} mutant @returns {string} a key: the same programs build and test mutants with the same key */
const programOf = (mutant) => [mutant.suite, ...(isOfScripts(mutant) ? builtFor(mutant) : [])].join(' ');

/**
 * @param {Mutant} mutant
 * @param {string[]} filters
 * @param {number} slots processors
 * @returns {Commands}
 */
function commandsOf(mutant, filters, slots) {
  const { suite } = mutant;
  if (isOfScripts(mutant)) {
    return {
      build: [execPath, 'web/tools/build.js', ...builtFor(mutant)],
      test: jest(
        suite,
        '--runInBand',
        '--bail',
        '--runTestsByPath',
        ...filters.map((path) => `tests/${suite}/${path}`),
      ),
    };
  }
  const program = `build/native/tests/cpp/${suite}/qiju_${suite}_test`;
  return {
    build: ['bash', 'build.sh', 'build', 'native', '-j', String(slots), '--target', `qiju_${suite}_test`],
    test: [program, '--gtest_brief=1', `--gtest_filter=${filters.join(':')}`],
  };
}

/** @param {Mutant} mutant @returns {string | undefined} the mistake in an entry of the list */
function faultOf(mutant) {
  const { file, from, to, suite, filter } = mutant;
  if (!existsSync(file)) return `${file} does not exist`;
  const count = readFileSync(file, 'utf8').split(from).length - 1;
  if (count !== 1) return `its text occurs ${count} times, want once`;
  if (from === to) return 'it changes nothing';
  const path = `tests/${suite}/${filter}`;
  if (isOfScripts(mutant) && !existsSync(path)) return `${path} does not exist`;
  return undefined;
}

/** @param {string} folder the copy @param {Mutant} mutant @param {number} slots @returns {Promise<Outcome>} */
async function runMutant(folder, mutant, slots) {
  const fault = faultOf(mutant);
  if (fault) return { mutant, status: 'error', output: fault };
  const { file, from, to, filter } = mutant;
  const path = `${folder}/${file}`;
  const text = readFileSync(path, 'utf8');
  const { build, test } = commandsOf(mutant, [filter], slots);
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
 * Runs the tests of some mutants without a fault: they must pass.
 * @param {string} folder
 * @param {Mutant[]} chosen
 * @param {number} slots
 */
async function runUnchanged(folder, chosen, slots) {
  for (const program of new Set(chosen.map(programOf))) {
    const group = chosen.filter((mutant) => programOf(mutant) === program);
    const filters = [...new Set(group.map(({ filter }) => filter))];
    const { build, test } = commandsOf(group[0], filters, slots);
    for (const command of [build, test]) {
      const { ok, output } = await run(command, { cwd: folder });
      if (!ok) throw new Error(`Without a mutant this fails:\n${output.slice(-8000)}`);
    }
  }
}

/**
 * Runs mutants of scripts and of engines side by side, each kind in its own copy.
 * @param {Context} suite
 * @param {Mutant[]} chosen
 * @param {number} [seconds] after this time no further mutant starts
 * @returns {Promise<Outcome[]>}
 */
async function runMutants(suite, chosen, seconds = Infinity) {
  const most = Math.ceil(processors / 2);
  /** @type {Outcome[]} */
  const outcomes = [];
  suite.progress({ total: chosen.length });
  /** @param {string} name of the copy @param {Mutant[]} group */
  const runGroup = async (name, group) => {
    if (group.length === 0) return;
    const folder = await copyTree(name);
    if (isOfScripts(group[0])) {
      const isComponent = group.some((mutant) => mutant.suite === 'component');
      const built = await (isComponent ? buildSite : buildPackage)(suite);
      if (!built.ok) throw new Error(built.output);
      copyBuilt(folder);
    }
    await withProcessors(suite, (slots) => runUnchanged(folder, group, slots), { most });
    const end = performance.now() + 1000 * seconds;
    for (const mutant of group) {
      if (performance.now() > end) break;
      outcomes.push(await withProcessors(suite, (slots) => runMutant(folder, mutant, slots), { most }));
      suite.progress({ done: 1 });
    }
  };
  await Promise.all([
    runGroup('mutate-scripts', chosen.filter(isOfScripts)),
    runGroup(
      'mutate-engines',
      chosen.filter((mutant) => !isOfScripts(mutant)),
    ),
  ]);
  return outcomes;
}

/** @param {Outcome} outcome @returns {string} one line; several for an error */
const describe = ({ mutant: { file, fault }, status, output }) =>
  `${status.padEnd(8)} ${file}: ${fault}${output && `\n${output}`}`;

/**
 * Runs mutants as tests: a mutant passes if it is killed.
 * @param {Context} suite
 * @param {Mutant[]} chosen
 * @param {{ seconds?: number, wanted?: number }} [options] seconds: after this time no further mutant starts; wanted: if fewer
 *   percent are killed, every survivor is a failure
 * @returns {Promise<import('./result.js').Result>}
 */
export async function checkMutants(suite, chosen, { seconds, wanted = 100 } = {}) {
  const outcomes = await runMutants(suite, chosen, seconds);
  /** @param {Outcome['status']} status */
  const lines = (status) => outcomes.filter((outcome) => outcome.status === status).map(describe);
  const [killed, survived, errors] = [lines('killed'), lines('survived'), lines('error')];
  const isEnough = 100 * killed.length >= wanted * (killed.length + survived.length);
  const failed = [...errors, ...(isEnough ? [] : survived)];
  return {
    passed: outcomes.length - failed.length,
    failed: failed.length,
    output: [...errors, ...survived].join('\n'),
  };
}

/** @param {Context} suite */
export async function mutate(suite) {
  const chosen = mutantsThat(suite.filter);
  return chosen.length > 0 ? checkMutants(suite, chosen, { wanted: WANTED }) : sum([]);
}
