// What the suites run on: each part is built once, with the processors that are free.
import { execPath } from 'node:process';
import { keyOf, passedBefore, remember } from './inputs.js';
import { run, withProcessors } from './process.js';

/** @typedef {import('./process.js').Outcome} Outcome */
/** @typedef {(suite: import('./result.js').Context) => Promise<Outcome>} Build suite: that which asks first */

const done = { ok: true, output: '' };

/** The last build in each folder: two at once would write the same files. @type {Map<string, Promise<Outcome>>} */
const last = new Map();

/** @param {string} folder @param {() => Promise<Outcome>} work */
function inTurn(folder, work) {
  const next = Promise.resolve(last.get(folder)).then(work);
  last.set(folder, next);
  return next;
}

/** @param {string} preset @returns {Build} */
export const configure = (preset) => (suite) =>
  inTurn(preset, () => withProcessors(suite, () => run(['bash', 'build.sh', 'configure', preset])));

/** @param {string} preset @param {...string} targets @returns {Build} */
export const compile =
  (preset, ...targets) =>
  (suite) =>
    inTurn(preset, () => {
      const command = ['bash', 'build.sh', 'build', preset, ...targets, '-j'];
      return withProcessors(suite, (slots) => run([...command, String(slots)]), { most: Infinity });
    });

const compileModules = compile('wasm', '--target', 'cpp/bindings/all');

/** @typedef {'package' | 'site'} Part */

const folders = { package: 'dist', site: 'build/site' };
const sources = [
  ...['web', 'package.json', 'NOTICE', 'node_modules/.installed-lock.json', 'build/wasm/panel', 'build/wasm/plain'],
  ...['qiju', 'lianliankan', 'huarong', 'gomoku'].map((name) => `build/wasm/${name}.wasm`),
];

/** @param {Part} part @returns {string} of what it is made of, and of itself: it may have been built by other means */
const partKey = (part) => keyOf([...sources, folders[part]]);

/** What this run has built. @type {Set<Part>} */
const built = new Set();

/** @param {...Part} parts are built in one program, which makes what they share once @returns {Build} */
const web =
  (...parts) =>
  (suite) =>
    inTurn('web', async () => {
      const modules = await compileModules(suite);
      if (!modules.ok) return modules;
      const unfiltered = { ...suite, full: true, filter: [] };
      const stale = parts.filter((part) => !built.has(part) && !passedBefore(folders[part], partKey(part), unfiltered));
      if (stale.length === 0) return done;
      const outcome = await withProcessors(suite, () => run([execPath, 'web/tools/build.js', ...stale]), { most: 2 });
      for (const part of outcome.ok ? stale : []) {
        built.add(part);
        remember({ [folders[part]]: { key: partKey(part) } }, unfiltered);
      }
      return outcome;
    });

/** dist/ */
export const buildPackage = web('package');

/** dist/ and build/site/ */
export const buildSite = web('package', 'site');
