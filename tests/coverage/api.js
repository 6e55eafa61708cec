// Finds the lines of web/api that the JavaScript tests run: source maps translate V8's counts for dist/ to the sources.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { cwd, execPath } from 'node:process';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from '../runner/build.js';
import { copyBuilt, copyTree } from '../runner/copy.js';
import { jest } from '../runner/jest.js';
import { run } from '../runner/process.js';

/** @typedef {import('./table.js').Lines} Lines */
/** @typedef {{ startOffset: number, endOffset: number, count: number }} Range */
/** @typedef {{ url: string, functions: { ranges: Range[] }[] }} Script */

/** The files that only the suites page, journey and package run: workers of a browser, and plain JavaScript. */
const BROWSER_ONLY =
  /^web\/api\/(plain-javascript|worker|(gomoku|huarong|lianliankan)\/worker(-host)?|worker\/(browser-client|host))\.js$/;

/** @param {string} file @returns {Uint8Array} the parts of a file of which nothing has run */
const noneOf = (file) => new Uint8Array(readFileSync(file, 'utf8').length);

/**
 * @param {Script} script
 * @param {number} length of its text
 * @returns {Uint8Array} 1 for each character that has run
 */
function runParts({ functions }, length) {
  const parts = new Uint8Array(length);
  // Inner ranges override outer ones.
  const ranges = functions.flatMap(({ ranges: list }) => list);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) parts.fill(Number(count > 0), startOffset, endOffset);
  return parts;
}

/**
 * Adds the counts of a script to the lines of its sources.
 * @param {Lines} all
 * @param {string} file of dist/
 * @param {Uint8Array} parts
 * @param {string} folder the copy
 */
function addLines(all, file, parts, folder) {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  let start = 0;
  for (const [number, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (let column = 0; column < line.length; column++) {
      const entry = map.findEntry(number, column);
      if (
        !('originalSource' in entry) ||
        entry.originalSource === undefined ||
        entry.generatedLine !== number ||
        entry.generatedColumn !== column
      ) {
        continue;
      }
      const path = relative(resolve(cwd(), folder), resolve(dirname(file), entry.originalSource));
      if (!path.startsWith('web/api/') || !path.endsWith('.js')) continue;
      const counts = all.get(path) ?? new Map();
      all.set(path, counts);
      const at = entry.originalLine + 1;
      counts.set(at, (counts.get(at) ?? 0) + parts[start + column]);
    }
    start += line.length + 1;
  }
}

/**
 * Adds the counts of a source that a test imports directly.
 * @param {Lines} all
 * @param {string} file
 * @param {Uint8Array} parts
 * @param {string} folder the copy
 */
function addSource(all, file, parts, folder) {
  const counts = all.get(relative(resolve(folder), file));
  let start = 0;
  for (const [number, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const before = counts?.get(number + 1);
    if (before !== undefined) counts?.set(number + 1, before + parts[start + line.search(/\S|$/)]);
    start += line.length + 1;
  }
}

/**
 * Builds the package, and runs all its tests.
 * @param {import('../runner/result.js').Context} suite
 * @returns {Promise<Lines>}
 */
export async function coverApi(suite) {
  const built = await buildPackage(suite);
  if (!built.ok) throw new Error(built.output);
  const folder = await copyTree('coverage-js');
  copyBuilt(folder);
  const reports = resolve(folder, 'v8');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const scripts = await run([execPath, 'web/tools/build.js', 'scripts'], { cwd: folder });
  if (!scripts.ok) throw new Error(scripts.output);
  // Jest ends its worker processes before they report.
  const tested = await run(jest('unit', '--runInBand'), {
    cwd: folder,
    env: { NODE_V8_COVERAGE: reports },
  });
  if (!tested.ok) throw new Error(tested.output.slice(-8000));

  const dist = resolve(folder, 'dist');
  const files = readdirSync(dist).filter((file) => existsSync(`${dist}/${file}.map`));
  /** The parts of each file that some process has run. Files of dist/ that none has loaded count too. */
  const covered = new Map(files.map((file) => [`${dist}/${file}`, noneOf(`${dist}/${file}`)]));
  for (const report of readdirSync(reports)) {
    const { result } = JSON.parse(readFileSync(`${reports}/${report}`, 'utf8'));
    for (const script of /** @type {Script[]} */ (result)) {
      if (!script.url.startsWith('file:')) continue;
      const file = fileURLToPath(script.url);
      if (file.startsWith(resolve(folder, 'web/api')) && !covered.has(file)) covered.set(file, noneOf(file));
      const parts = covered.get(file);
      if (parts) runParts(script, parts.length).forEach((part, at) => (parts[at] |= part));
    }
  }
  /** @type {Lines} */
  const all = new Map();
  for (const [file, parts] of covered) if (dirname(file) === dist) addLines(all, file, parts, folder);
  for (const [file, parts] of covered) if (dirname(file) !== dist) addSource(all, file, parts, folder);
  for (const file of all.keys()) if (BROWSER_ONLY.test(file)) all.delete(file);
  return all;
}
