import { env } from 'node:process';

/**
 * @typedef {object} Options
 * @property {string} [folder] in tests/; the name of the project by default
 * @property {string} [environment] of Jest; Node by default
 * @property {string[]} [ignored] regular expressions that match paths in the folder
 * @property {string} [setup] runs before each test file
 * @property {string} [setupAfterEnv] the same, once Jest's functions are there
 * @property {string} [globalSetup] runs once, before the test files
 * @property {string} [globalTeardown] runs once, after them
 * @property {Record<string, unknown>} [globals] for the test files
 */

/** @param {string} name @param {Options} [options] */
const project = (
  name,
  { folder = name, ignored = [], environment = 'node', setup, setupAfterEnv, globalSetup, globalTeardown, globals = {} } = {},
) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/tests/${folder}`],
  testMatch: [`<rootDir>/tests/${folder}/**/*.test.js`],
  testPathIgnorePatterns: ignored.map((inner) => `/tests/${folder}/${inner}`),
  testEnvironment: environment,
  transform: {},
  globals,
  ...(globalSetup ? { globalSetup: `<rootDir>/tests/${globalSetup}` } : {}),
  ...(globalTeardown ? { globalTeardown: `<rootDir>/tests/${globalTeardown}` } : {}),
  setupFiles: setup ? [`<rootDir>/tests/${setup}`] : [],
  setupFilesAfterEnv: setupAfterEnv ? [`<rootDir>/tests/${setupAfterEnv}`] : [],
});

/** What only Chromium can measure. */
const chromiumOnly = [
  'panel/files',
  'huarong/touch',
  'site/axe',
  'site/date',
  'site/layout',
  'site/layout-shift',
  'site/print',
  'site/stored',
  'site/tabs',
  'site/weight',
  'site/without-scripts',
].map((name) => `${name}\\.test\\.js$`);

/**
 * What Firefox runs only with --full, or if words choose tests: the same assertions run in Chromium, and hardly depend on
 * the browser. Input, storage, workers, the service worker and sound are tested in both. See also `testEachView` and `axe` in
 * tests/browser/helpers.js.
 */
const chromiumFirst = [
  'gomoku/(analysis-board|appearance|help|opening|opponent|play-by-link|puzzles|review)',
  'huarong/(famous-puzzles|panels|puzzle-editor|puzzles)',
  'lianliankan/(appearance|bonus|games|shapes|stages)',
  'panel/simulator',
  'site/(home|lesson|narrow|records|reference|result|single|statistics)',
].map((names) => `${names}\\.test\\.js$`);

/** @type {import('jest').Config} */
export default {
  projects: [
    project('unit', { setup: 'unit/fixed-seed.js' }),
    project('component', { environment: '<rootDir>/tests/component/environment.js' }),
    project('package', { ignored: ['matrix/'], globalSetup: 'package/install.js' }),
    project('matrix', { folder: 'package/matrix', globalSetup: 'package/matrix/bundlers.js' }),
    project('chromium', {
      folder: 'browser',
      ignored: ['lighthouse/'],
      setupAfterEnv: 'browser/retry.js',
      globalSetup: 'browser/setup.js',
      globalTeardown: 'browser/teardown.js',
      globals: { QIJU_BROWSER: 'chromium' },
    }),
    project('firefox', {
      folder: 'browser',
      ignored: ['lighthouse/', ...chromiumOnly, ...(env.QIJU_EVERY_TEST ? [] : chromiumFirst)],
      setupAfterEnv: 'browser/retry.js',
      globalSetup: 'browser/setup.js',
      globalTeardown: 'browser/teardown.js',
      globals: { QIJU_BROWSER: 'firefox' },
    }),
    project('lighthouse', { folder: 'browser/lighthouse' }),
  ],
  testTimeout: 120_000, // for what never ends: a busy machine may need a minute
};
