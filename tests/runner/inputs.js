// Records what has passed or was built, and from which inputs: it is not done again while these are the same.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { env } from 'node:process';

/** @typedef {{ key: string, passed: number, full: boolean }} Pass */

const store = 'build/passed.json';

/** @param {string} path @returns {string[]} the files in a folder and below, or the file itself; none if there is nothing */
export function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name}`)
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** @type {Map<string, { stamp: string, digest: string }>} */
const digests = new Map();

/** @param {string} file @returns {string} of its content */
function digestOf(file) {
  const { size, ctimeMs, ino } = statSync(file);
  const stamp = `${size} ${ctimeMs} ${ino}`;
  const known = digests.get(file);
  if (known?.stamp === stamp) return known.digest;
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  digests.set(file, { stamp, digest });
  return digest;
}

/**
 * @param {string[]} paths files and folders
 * @param {...unknown} words what decides besides, such as versions
 * @returns {string} changes when the content of one of them does
 */
export function keyOf(paths, ...words) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...words]));
  for (const file of paths.flatMap(filesIn)) hash.update(`${file} ${digestOf(file)}\n`);
  return hash.digest('hex');
}

/** A string that may be a relative path, up to the first part that is known only when it runs. */
const candidate = /['"`]([\w@./-]*[./][\w@./-]*)['"`$]/g;

/** @type {Map<string, string[]>} */
const named = new Map();

/** @param {string} file @returns {string[]} what a script imports or reads by a relative path; what is built or installed is left out */
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

/** @param {string} script @returns {string[]} itself and the files that it names, directly or by way of others */
export function closure(script) {
  const found = new Set([script]);
  for (const file of found) if (file.endsWith('.js')) for (const next of namedIn(file)) found.add(next);
  return [...found].sort();
}

/** @returns {Record<string, Pass>} */
const read = () => (existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {});

/**
 * @param {string} name
 * @param {string} key of its inputs
 * @param {{ all: boolean, filter: string[], full: boolean }} suite
 * @returns {number} how many tests passed with these inputs; 0 if they are to run
 */
export function passedBefore(name, key, { all, filter, full }) {
  const pass = read()[name];
  return !env.CI && !all && filter.length === 0 && pass?.key === key && (pass.full || !full) ? pass.passed : 0;
}

/**
 * @param {string} name
 * @param {string} key of its inputs
 * @param {{ filter: string[], full: boolean }} suite full: a shorter run does not count for one at full length
 * @param {number} [passed] tests
 */
export function remember(name, key, { filter, full }, passed = 1) {
  if (filter.length > 0) return;
  mkdirSync('build', { recursive: true });
  writeFileSync(store, JSON.stringify({ ...read(), [name]: { key, passed, full } }, null, 1));
}
