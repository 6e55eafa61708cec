// Runs clang-tidy with the commands of the native preset: with --full on every engine and test file, including the static
// analyzer, otherwise on files that differ from the base. A file that has passed is checked again when it, an included file, the
// rules or clang-tidy change. The tests of a folder are checked as one file, since the headers of GoogleTest take ten times as
// long as a test.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { cwd } from 'node:process';
import { configure } from './build.js';
import { changedFiles } from './changes.js';
import { closure, includesOf } from './includes.js';
import { run, withProcessors } from './process.js';
import { check, recorded, skipped, sum } from './result.js';

/** @typedef {{ file: string, directory: string, command: string }} Entry an entry of compile_commands.json */

/** Findings of this version fail. Other versions find other things: these fail in CI, and are warnings elsewhere. */
const REFERENCE = 14;

/** The number of nodes that the static analyzer visits per function. With the default, 225,000, it takes four times as long. */
const ANALYZER = ['-Xclang', '-analyzer-config', '-Xclang', 'max-nodes=40000'].map((word) => `--extra-arg=${word}`);

const database = 'build/native/compile_commands.json';
const folder = 'build/lint';
const passedFile = `${folder}/clang-tidy.json`;
const testRules = 'tests/cpp/.clang-tidy';
const rules = ['.clang-tidy', testRules];

/** @returns {Entry[]} our files with commands for clang: with assertions, without GCC's precompiled headers */
function entriesOfFiles() {
  const all = /** @type {Entry[]} */ (JSON.parse(readFileSync(database, 'utf8')));
  return all
    .map(({ file, directory, command }) => ({
      file: relative(cwd(), file),
      directory,
      command: command.replace(/ -DNDEBUG\b| -Winvalid-pch\b| -include \S*cmake_pch\.hxx/g, ''),
    }))
    .filter(({ file }) => /^(cpp|tests\/(cpp|gomocup))\/.*\.cpp$/.test(file));
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

/** @returns {Entry[]} the files to check */
function entries() {
  const files = entriesOfFiles();
  /** @type {Map<string, Entry[]>} */
  const tests = new Map();
  for (const entry of files) {
    const [, name] = /^tests\/cpp\/(\w+)/.exec(entry.file) ?? [];
    if (name) tests.set(name, [...(tests.get(name) ?? []), entry]);
  }
  return [
    ...files.filter(({ file }) => !file.startsWith('tests/cpp/')),
    ...[...tests].map(([name, list]) => together(name, list)),
  ];
}

/** @param {Entry[]} list @param {string[]} changed @returns {Entry[]} the changed entries, and one for each changed header */
function entriesOf(list, changed) {
  const headers = changed.filter((file) => file.endsWith('.h'));
  /** @param {string} header the file that a header belongs to, or the first that includes it */
  const userOf = (header) =>
    list.find(({ file }) => file === header.replace(/\.h$/, '.cpp')) ??
    list.find(({ file }) => includesOf(file).includes(header)) ??
    list.find(({ file }) => closure(file).includes(header));
  const users = headers.map(userOf);
  /** The tests of a folder are in the file that includes them. @param {string} file */
  const sources = (file) => [file, ...includesOf(file)].filter((name) => name.endsWith('.cpp'));
  return list.filter(
    (entry) => users.includes(entry) || sources(entry.file).some((source) => changed.includes(source)),
  );
}

/** @param {string} version @param {Entry} entry @returns {string} a hash of everything that the verdict depends on */
function keyOf(version, { file, command }) {
  const hash = createHash('sha256').update(version).update(command).update(ANALYZER.join());
  for (const path of [...rules, ...closure(file)]) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/** @returns {Record<string, string>} the keys under which files have passed */
const passedBefore = () => (existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')) : {});

/**
 * @param {import('./result.js').Context} suite
 * @returns {Promise<import('./result.js').Result>} one test per file
 */
export async function clangTidy(suite) {
  const changed = suite.full ? undefined : await changedFiles();
  const isOurs = (/** @type {string} */ file) => /^(cpp|tests\/cpp)\/.*\.(h|cpp)$/.test(file);
  if (!suite.full && !changed) return skipped('nothing to compare with; --full checks all files');
  if (!suite.full && !changed?.some(isOurs)) return skipped('no C++ file has changed; --full checks all files');
  const configured = await configure('native')(suite);
  if (!configured.ok) return check(configured);
  mkdirSync(folder, { recursive: true });
  const version = (await run(['clang-tidy', '--version'])).output;
  const before = passedBefore();
  const all = entries();
  const list = changed ? entriesOf(all, changed) : all;
  writeFileSync(
    `${folder}/compile_commands.json`,
    JSON.stringify(all.map((entry) => ({ ...entry, file: `${cwd()}/${entry.file}` }))),
  );

  const options = suite.full ? ANALYZER : ['--checks=-clang-analyzer-*'];
  const keys = new Map(list.map((entry) => [entry.file, keyOf(version, entry)]));
  /** The stored key of a file that has passed. @param {string} file */
  const passed = (file) => keys.get(file) + (suite.full ? '' : options.join());
  const files = list
    .map(({ file }) => file)
    .filter((file) => suite.all || (before[file] !== passed(file) && before[file] !== keys.get(file)));
  suite.progress({ total: files.length });
  /** @type {string[]} */
  const findings = [];
  await Promise.all(
    files.map((file) =>
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
  const earlier = recorded(list.length - files.length);
  if (findings.length === 0 || process.env.CI || Number(major) === REFERENCE) {
    return sum([earlier, { passed: files.length - findings.length, failed: findings.length, output }]);
  }
  const note = `${output}\nWarnings only: this is clang-tidy ${major}, not ${REFERENCE}.\n`;
  return sum([earlier, { passed: files.length, failed: 0, output: note }]);
}
