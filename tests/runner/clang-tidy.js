// Runs clang-tidy with the commands of the native preset: with --full on all engines and tests, including the static analyzer,
// otherwise on the parts that differ from the base. A part is a folder, checked as one file, since the headers of the standard
// library and of GoogleTest take longer than our code. A part that has passed is checked again when one of its files, an included
// file, the rules or clang-tidy change.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { cwd } from 'node:process';
import { configure } from './build.js';
import { changedFiles } from './changes.js';
import { closure } from './includes.js';
import { run, withProcessors } from './process.js';
import { check, recorded, skipped, sum } from './result.js';

/** @typedef {{ file: string, directory: string, command: string }} Entry an entry of compile_commands.json */
/** @typedef {{ files: string[], joined: string, entry: Entry }} Part joined: the path of the file made of the others */

/** Findings of this version fail. Other versions find other things: these fail in CI, and are warnings elsewhere. */
const REFERENCE = 14;

/** The number of nodes that the static analyzer visits per function. With the default, 225,000, it takes four times as long. */
const ANALYZER = ['-Xclang', '-analyzer-config', '-Xclang', 'max-nodes=40000'].map((word) => `--extra-arg=${word}`);

const database = 'build/native/compile_commands.json';
const folder = 'build/lint';
const passedFile = `${folder}/clang-tidy.json`;
const testRules = 'tests/cpp/.clang-tidy';
const rules = ['.clang-tidy', testRules];

/** @returns {Part[]} with commands for clang: with assertions, without GCC's precompiled headers */
function findParts() {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  for (const { file, directory, command } of /** @type {Entry[]} */ (JSON.parse(readFileSync(database, 'utf8')))) {
    const path = relative(cwd(), file);
    const [, name] = /^(cpp\/\w+|tests\/cpp\/\w+|tests\/gomocup)\//.exec(path) ?? [];
    if (!name) continue;
    const joined = `${folder}/${name}.cpp`;
    const forClang = command.replace(/ -DNDEBUG\b| -Winvalid-pch\b| -include \S*cmake_pch\.hxx/g, '');
    const entry = { file: `${cwd()}/${joined}`, directory, command: forClang.replaceAll(file, `${cwd()}/${joined}`) };
    const part = parts.get(name) ?? { files: [], joined, entry };
    part.files.push(path);
    parts.set(name, part);
  }
  return [...parts.values()];
}

/** Writes the files of a part as one: the static analyzer ignores included files. @param {Part} part */
function join({ files, joined }) {
  mkdirSync(dirname(joined), { recursive: true });
  writeFileSync(joined, files.map((file) => readFileSync(file, 'utf8')).join(''));
  if (joined.includes('/tests/cpp/')) copyFileSync(testRules, `${dirname(joined)}/.clang-tidy`);
}

/** @param {Part} part @param {string} output @returns {string} with the places of findings in the files of the part */
function placed({ files, joined }, output) {
  const lines = files.flatMap((file) => {
    const count = readFileSync(file, 'utf8').split('\n').length - 1;
    return Array.from({ length: count }, (_, line) => `${file}:${line + 1}`);
  });
  return output.replaceAll(new RegExp(`\\S*${joined}:(\\d+)`, 'g'), (_, line) => lines[line - 1]);
}

/** @param {Part} part @returns {string[]} the files that decide about its verdict */
const sourcesOf = ({ files }) => [...new Set(files.flatMap(closure))];

/** @param {string} version @param {Part} part @returns {string} a hash of everything that the verdict depends on */
function keyOf(version, part) {
  const hash = createHash('sha256').update(version).update(part.entry.command).update(ANALYZER.join());
  for (const path of [...rules, ...sourcesOf(part)]) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/** @returns {Record<string, string>} the keys under which parts have passed */
const passedBefore = () => (existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')) : {});

/**
 * @param {import('./result.js').Context} suite
 * @returns {Promise<import('./result.js').Result>} one test per part
 */
export async function clangTidy(suite) {
  const changed = suite.full ? undefined : await changedFiles();
  const isOurs = (/** @type {string} */ file) => /^(cpp|tests\/cpp)\/.*\.(h|cpp)$/.test(file);
  if (!suite.full && !changed) return skipped('nothing to compare with; --full checks all files');
  if (!suite.full && !changed?.some(isOurs)) return skipped('no C++ file has changed; --full checks all files');
  const configured = await configure('native')(suite);
  if (!configured.ok) return check(configured);
  const version = (await run(['clang-tidy', '--version'])).output;
  const before = passedBefore();
  const all = findParts();
  const parts = changed ? all.filter((part) => sourcesOf(part).some((file) => changed.includes(file))) : all;
  all.forEach(join);
  writeFileSync(`${folder}/compile_commands.json`, JSON.stringify(all.map(({ entry }) => entry)));

  const options = suite.full ? ANALYZER : ['--checks=-clang-analyzer-*'];
  const keys = new Map(parts.map((part) => [part, keyOf(version, part)]));
  /** The stored key of a part that has passed. @param {Part} part */
  const passed = (part) => keys.get(part) + (suite.full ? '' : options.join());
  const due = parts.filter(
    (part) => suite.all || (before[part.joined] !== passed(part) && before[part.joined] !== keys.get(part)),
  );
  suite.progress({ total: due.length });
  /** @type {string[]} */
  const findings = [];
  await Promise.all(
    due.map((part) =>
      withProcessors(suite, async () => {
        const { ok, output } = await run(['clang-tidy', '-p', folder, '--quiet', ...options, part.joined]);
        suite.progress({ done: 1 });
        if (ok) before[part.joined] = passed(part);
        else findings.push(placed(part, output));
      }),
    ),
  );
  writeFileSync(passedFile, JSON.stringify(before));

  const [, major] = /version (\d+)/.exec(version) ?? [];
  const output = findings.sort().join('\n');
  const earlier = recorded(parts.length - due.length);
  if (findings.length === 0 || process.env.CI || Number(major) === REFERENCE) {
    return sum([earlier, { passed: due.length - findings.length, failed: findings.length, output }]);
  }
  const note = `${output}\nWarnings only: this is clang-tidy ${major}, not ${REFERENCE}.\n`;
  return sum([earlier, { passed: due.length, failed: 0, output: note }]);
}
