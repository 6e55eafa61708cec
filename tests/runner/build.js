// Builds the parts that the suites need: each part once, with the free processors.
import { execPath } from 'node:process';
import { keyOf, passedBefore, remember } from './inputs.js';
import { run, withProcessors } from './process.js';

/** @typedef {import('./process.js').Outcome} Outcome */
/** @typedef {(suite: import('./result.js').Context) => Promise<Outcome>} Build suite: the first suite that needs it */

const done = { ok: true, output: '' };

/** The last build in each folder: two at the same time would write the same files. @type {Map<string, Promise<Outcome>>} */
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
  ...['qiju', 'core', 'lianliankan', 'huarong', 'gomoku'].map((name) => `build/wasm/${name}.wasm`),
];

/** The texts that are pages, and the C++ that some show. */
const guides = ['docs', 'CONTRIBUTING.md', 'RELEASE.md', 'GLOSSARY.md', 'CHANGELOG.md', 'tests/cpp'];

/** @param {Part} part @returns {string} the key of its sources and of its files, which something else may have built */
const partKey = (part) => keyOf([...sources, ...(part === 'site' ? guides : []), folders[part]]);

/** The parts that this run has built. @type {Set<Part>} */
const built = new Set();

/** @param {...Part} parts one program builds them, so that they share work @returns {Build} */
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

export const buildPackage = web('package');
export const buildSite = web('package', 'site');
