// clang-tidy on every engine and test file, with the commands of the native preset. Files that have passed are not
// checked again until they, something they include, the rules or clang-tidy itself change. The tests of a folder are checked
// as one file, as they all include GoogleTest, whose headers take ten times as long as a test. The static analyzer takes most
// of the time: it runs with --full.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { cwd } from 'node:process';
import { closure } from './includes.js';
import { run, withProcessors } from './process.js';
import { check } from './result.js';

/** @typedef {{ file: string, directory: string, command: string }} Entry of compile_commands.json */

/** Its findings fail; other versions find other things, which are warnings on a developer's machine and fail in CI. */
const REFERENCE = 14;

/** How far the static analyzer follows the paths of a function: with the 225,000 of its default it takes four times as long. */
const ANALYZER = ['-Xclang', '-analyzer-config', '-Xclang', 'max-nodes=40000'].map((word) => `--extra-arg=${word}`);

const database = 'build/native/compile_commands.json';
const folder = 'build/lint';
const passedFile = `${folder}/clang-tidy.json`;
const testRules = 'tests/cpp/.clang-tidy';
const rules = ['.clang-tidy', testRules];

/** @returns {Entry[]} of our files, as clang can read them: with assertions, without GCC's precompiled headers */
function entriesOfFiles() {
  const all = /** @type {Entry[]} */ (JSON.parse(readFileSync(database, 'utf8')));
  return all
    .map(({ file, directory, command }) => ({
      file: relative(cwd(), file),
      directory,
      command: command.replace(/ -DNDEBUG\b| -Winvalid-pch\b| -include \S*cmake_pch\.hxx/g, ''),
    }))
    .filter(({ file }) => /^(cpp|tests\/cpp)\/.*\.cpp$/.test(file));
}

/** Writes a file that includes the tests of a folder. @param {string} name @param {Entry[]} tests @returns {Entry} */
function together(name, tests) {
  const file = `${folder}/tests/${name}.cpp`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tests.map((test) => `#include "${relative('tests/cpp', test.file)}"\n`).join(''));
  copyFileSync(testRules, `${dirname(file)}/.clang-tidy`);
  const [{ directory, command, file: first }] = tests;
  return { file, directory, command: command.replaceAll(`${cwd()}/${first}`, `${cwd()}/${file}`) };
}

/** @returns {Entry[]} what is checked */
function entries() {
  const files = entriesOfFiles();
  /** @type {Map<string, Entry[]>} */
  const tests = new Map();
  for (const entry of files) {
    const [, name] = /^tests\/cpp\/(\w+)/.exec(entry.file) ?? [];
    if (name) tests.set(name, [...(tests.get(name) ?? []), entry]);
  }
  return [
    ...files.filter(({ file }) => file.startsWith('cpp/')),
    ...[...tests].map(([name, list]) => together(name, list)),
  ];
}

/** @param {string} version @param {Entry} entry @returns {string} changes when another verdict is possible */
function keyOf(version, { file, command }) {
  const hash = createHash('sha256').update(version).update(command).update(ANALYZER.join());
  for (const path of [...rules, ...closure(file)]) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/** @returns {Record<string, string>} the keys under which files have passed */
const passedBefore = () => (existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')) : {});

/**
 * @param {import('./result.js').Context} suite
 * @returns {Promise<import('./result.js').Result>}
 */
export async function clangTidy(suite) {
  const configured = await withProcessors(suite, () => run(['bash', 'build.sh', 'configure', 'native']));
  if (!configured.ok) return check(configured);
  mkdirSync(folder, { recursive: true });
  const version = (await run(['clang-tidy', '--version'])).output;
  const before = passedBefore();
  const list = entries();
  writeFileSync(
    `${folder}/compile_commands.json`,
    JSON.stringify(list.map((entry) => ({ ...entry, file: `${cwd()}/${entry.file}` }))),
  );

  const options = suite.full ? ANALYZER : ['--checks=-clang-analyzer-*'];
  const keys = new Map(list.map((entry) => [entry.file, keyOf(version, entry)]));
  /** What is stored of a file that has passed. @param {string} file */
  const passed = (file) => keys.get(file) + (suite.full ? '' : options.join());
  const changed = list
    .map(({ file }) => file)
    .filter((file) => before[file] !== passed(file) && before[file] !== keys.get(file));
  suite.progress({ total: changed.length });
  /** @type {string[]} */
  const findings = [];
  await Promise.all(
    changed.map((file) =>
      withProcessors(suite, async () => {
        const { ok, output } = await run(['clang-tidy', '-p', folder, '--quiet', ...options, file]);
        suite.progress({ done: 1 });
        if (ok) before[file] = passed(file);
        else findings.push(output);
      }),
    ),
  );
  writeFileSync(passedFile, JSON.stringify(before));

  const [, major] = /version (\d+)/.exec(version) ?? [];
  const output = findings.sort().join('\n');
  if (findings.length === 0 || process.env.CI || Number(major) === REFERENCE) {
    return check({ ok: findings.length === 0, output });
  }
  return { passed: 1, failed: 0, output: `${output}\nWarnings only: this is clang-tidy ${major}, not ${REFERENCE}.\n` };
}
