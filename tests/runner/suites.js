// The suites, the runs they belong to, and their needs.
import { readdirSync } from 'node:fs';
import { env } from 'node:process';
import { bench, compileBench } from './bench.js';
import { buildPackage, buildSite } from './build.js';
import { clangTidy } from './clang-tidy.js';
import { compileFuzz, fuzz } from './fuzz.js';
import { compileTests, googleTests } from './googletest.js';
import { runJest } from './jest.js';
import { lint } from './lint.js';
import { mutate } from './mutate.js';
import { skipped } from './result.js';
import { sample } from './sample.js';

/** @typedef {import('./build.js').Build} Build */
/** @typedef {import('./jest.js').Needs} Needs */

/**
 * @typedef {object} Suite
 * @property {'default' | 'full' | 'nightly'} when `--full` includes the default suites, `--nightly` does not
 * @property {Build[]} builds the builds that it needs
 * @property {(suite: import('./result.js').Context) => Promise<import('./result.js').Result>} test
 * @property {boolean} [compiles] true if it starts compilers; browsers wait until these have ended
 * @property {boolean} [isBrowser] true if it runs a browser
 */

/** @param {Suite['when']} when @param {string} preset @returns {Suite} */
const programs = (when, preset) => ({
  when,
  builds: [compileTests(preset)],
  test: (suite) => googleTests(preset, suite),
});

/** @param {Suite['when']} when @param {string} name of a project of Jest @param {Needs} needs @returns {Suite} */
const project = (when, name, needs) => ({
  when,
  builds: [needs.build],
  test: (suite) => runJest(name, needs, suite),
});

const { QIJU_CHROMIUM, QIJU_FIREFOX, QIJU_WEBKIT } = env;

/**
 * The files of the package, and the READMEs. dist/single/ changes with each page, but only its sizes matter, and their test
 * records them.
 */
const packed = () => {
  const files = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
  const built = readdirSync('dist').filter((name) => name !== 'single');
  return [...built.map((name) => `dist/${name}`), 'docs', 'tests/package', ...files.map(({ name }) => name)];
};

/** @param {Suite['when']} when @param {string} name @param {string} [program] the browser @param {Partial<Needs>} [needs] @returns {Suite} */
const browser = (when, name, program, needs) => ({
  ...project(when, name, { build: buildSite, recordsReads: true, program, ...needs }),
  isBrowser: true,
});

/** One of the two files takes three times as long, so both browsers together finish sooner than one after the other. */
const together = { workers: 1 };

const webkit = browser('full', 'webkit', QIJU_WEBKIT, together);

/** The suites that compile start first, then the longest ones. @type {Record<string, Suite>} */
export const suites = {
  tidy: { when: 'default', builds: [], compiles: true, test: clangTidy },
  sample: { when: 'full', builds: [compileFuzz, buildSite], compiles: true, test: sample },
  sanitizers: programs('full', 'sanitizers'),
  unit: project('default', 'unit', { build: buildPackage }),
  page: browser('default', 'page', QIJU_CHROMIUM, { ignoresEngines: true }), // the journeys play with the engines
  webkit: {
    ...webkit,
    // build.sh has installed it where that is possible.
    test: (suite) =>
      QIJU_WEBKIT === ''
        ? Promise.resolve(skipped('WebKit has a driver on Debian and Ubuntu only'))
        : webkit.test(suite),
  },
  firefox: browser('full', 'firefox', QIJU_FIREFOX, together),
  chromium: browser('default', 'chromium', QIJU_CHROMIUM),
  wasm: programs('full', 'wasm'),
  native: programs('default', 'native'),
  component: project('default', 'component', { build: buildSite, recordsReads: true }),
  package: project('default', 'package', { build: buildPackage, inputs: packed, program: QIJU_CHROMIUM }),
  lint: { when: 'default', builds: [], test: lint },
  mutate: { when: 'nightly', builds: [buildSite], compiles: true, test: mutate },
  fuzz: { when: 'nightly', builds: [compileFuzz, buildPackage], test: fuzz },
  matrix: project('nightly', 'matrix', { build: buildPackage, inputs: packed, program: QIJU_CHROMIUM }),
  lighthouse: browser('nightly', 'lighthouse', QIJU_CHROMIUM),
  bench: { when: 'nightly', builds: [buildPackage, compileBench], test: bench },
};
