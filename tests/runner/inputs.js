// Records which tests have passed and which parts were built, with a key of their inputs. While the key stays the same they are
// not run or built again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from 'node:process';

/** @typedef {{ key: string, passed: number, full: boolean }} Pass */

const store = 'build/passed.json';

/** @param {string} path @returns {string[]} the files in a folder and below, or the file itself; none if the path does not exist */
export function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name}`)
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** Hashes in names of built files: they change with the files that a file imports, not only with its own content. */
const hashes =
  /(?<=\bassets\/)[0-9a-f]{12}(?=\/)|(?<=\bpart-[\w-]*-)[\w-]{8}(?=\.js)|(?<=\bshared-)[0-9A-Z]{8}(?=\.js)/g;

/** The files that are built now, by their names without hashes. @type {{ stamp: string, files: Map<string, string[]> }} */
const built = { stamp: '', files: new Map() };

/** @param {string} path @returns {string[]} the files of this name that are built now: chunks may share a name */
function current(path) {
  const name = path.replace(hashes, '');
  if (name === path) return [path];
  const assets = existsSync('build/site/assets') ? readdirSync('build/site/assets') : [];
  const folders = ['dist', ...assets.map((version) => `build/site/assets/${version}`)];
  const stamp = folders.map((folder) => `${folder} ${statSync(folder, { throwIfNoEntry: false })?.mtimeMs}`).join();
  if (stamp !== built.stamp) {
    Object.assign(built, { stamp, files: new Map() });
    for (const file of folders.flatMap(filesIn)) {
      const plain = file.replace(hashes, '');
      built.files.set(plain, [...(built.files.get(plain) ?? []), file]);
    }
  }
  return built.files.get(name) ?? [];
}

/** @type {Map<string, { stamp: string, digest: string }>} */
const digests = new Map();

/** @param {string} file @returns {string} a hash of its content without the hashes in it */
function digestOf(file) {
  const { size, ctimeMs, ino } = statSync(file);
  const stamp = `${size} ${ctimeMs} ${ino}`;
  const known = digests.get(file);
  if (known?.stamp === stamp) return known.digest;
  const digest = createHash('sha256').update(readFileSync(file, 'latin1').replace(hashes, '')).digest('hex');
  digests.set(file, { stamp, digest });
  return digest;
}

/**
 * @param {string[]} paths files and folders
 * @param {...unknown} words further inputs, such as versions
 * @returns {string} a hash of the contents and the words
 */
export function keyOf(paths, ...words) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...words]));
  for (const path of paths) {
    const files = current(path).flatMap(filesIn);
    // The order of files with the same name depends on their content alone.
    for (const line of files.map((file) => `${file.replace(hashes, '')} ${digestOf(file)}\n`).sort()) hash.update(line);
  }
  return hash.digest('hex');
}

/** A path of a built file in a test, up to the first part that is known only at run time. */
const builtName = /(?<=['"`/}])(?:dist|build\/(?:site|wasm))(?![\w-])(?:\/[\w.-]*[\w-])*/g;

/** An import of the package or one of its entries. */
const packageName = /['"`]qiju(\/[\w./-]*)?['"`$]/g;

/** @param {string} entry without the name of the package @returns {string} its file in Node; dist/ if that is known only at run time */
function fileOf(entry) {
  const target = JSON.parse(readFileSync('package.json', 'utf8')).exports[`.${entry}`];
  return (target?.node ?? target?.default ?? './dist').slice('./'.length);
}

/** @param {string[]} files @returns {string[]} the built files that the tests among them name or import, and the imports of these */
export function builtIn(files) {
  const texts = files
    .filter((file) => file.startsWith('tests/') && file !== 'tests/built.js')
    .map((file) => readFileSync(file, 'utf8'));
  const found = new Set(
    texts.flatMap((text) => [
      ...(text.match(builtName) ?? []),
      ...[...text.matchAll(packageName)].map(([, entry = '']) => fileOf(entry)),
    ]),
  );
  for (const file of found) {
    if (!/^dist\/[\w-]+\.js$/.test(file) || !existsSync(file)) continue;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/"\.\/([\w.-]+)"/g)) found.add(`dist/${name}`);
  }
  return [...found];
}

/** A string that may be a relative path, up to the first part that is known only at run time; '.' and '/' name no file. */
const candidate = /['"`](?=[./@-]*\w)([\w@./-]*[./][\w@./-]*)['"`$]/g;

/** @type {Map<string, string[]>} */
const named = new Map();

/** @param {string} file @returns {string[]} the sources that a script imports or reads by a relative path */
function namedIn(file) {
  const known = named.get(file);
  if (known) return known;
  const paths = [...readFileSync(file, 'utf8').matchAll(candidate)].map(([, name]) => join(dirname(file), name));
  const ours = paths
    .filter((path) => !/^(\.|dist|build|node_modules)(\/|$)|^\.\./.test(path))
    .map((path) => path.replace(/\/$/, ''));
  const found = [...new Set(ours)].flatMap(filesIn);
  named.set(file, found);
  return found;
}

/** @param {string} script @returns {string[]} itself and the files that it names, directly or not */
export function closure(script) {
  const found = new Set([script]);
  for (const file of found) if (file.endsWith('.js')) for (const next of namedIn(file)) found.add(next);
  return [...found].sort();
}

/** @type {Record<string, Pass>} */
const passes = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {};

/**
 * @param {string} name
 * @param {string} key of its inputs
 * @param {{ all: boolean, filter: string[], full: boolean }} suite
 * @returns {number} the number of tests that passed with these inputs; 0 if they have to run
 */
export function passedBefore(name, key, { all, filter, full }) {
  const pass = passes[name];
  return !env.CI && !all && filter.length === 0 && pass?.key === key && (pass.full || !full) ? pass.passed : 0;
}

/**
 * @param {Record<string, { key: string, passed?: number }>} passed by name: the key of its inputs, and the number of tests, 1 by default
 * @param {{ filter: string[], full: boolean }} suite full: a shorter run does not count for one at full length
 */
export function remember(passed, { filter, full }) {
  if (filter.length > 0) return;
  mkdirSync('build', { recursive: true });
  for (const [name, pass] of Object.entries(passed)) passes[name] = { passed: 1, ...pass, full };
  writeFileSync(store, JSON.stringify(passes, null, 1));
}
