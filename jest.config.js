/**
 * @typedef {object} Options
 * @property {string} [folder] in tests/; the name of the project by default
 * @property {string[]} [ignored] regular expressions that match paths in the folder
 * @property {string} [environment]
 * @property {string} [setup] runs before each test file
 * @property {string} [globalSetup] runs once, before the test files
 * @property {string} [globalTeardown] runs once, after them
 * @property {Record<string, unknown>} [globals] for the test files
 */

/** @param {string} name @param {Options} [options] */
const project = (
  name,
  { folder = name, ignored = [], environment = 'node', setup, globalSetup, globalTeardown, globals = {} } = {},
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
});

/** @param {string} name @param {string} folder @param {'chromium' | 'firefox' | 'webkit'} browser */
const browserProject = (name, folder, browser) =>
  project(name, {
    folder: `browser/${folder}`,
    globalSetup: 'browser/setup.js',
    globalTeardown: 'browser/teardown.js',
    globals: { QIJU_BROWSER: browser },
  });

/** @type {import('jest').Config} */
export default {
  projects: [
    project('unit', { setup: 'unit/fixed-seed.js' }),
    project('component', { environment: '<rootDir>/tests/component/environment.js' }),
    project('package', { ignored: ['matrix/'], globalSetup: 'package/install.js' }),
    browserProject('page', 'page', 'chromium'),
    .../** @type {const} */ (['chromium', 'firefox', 'webkit']).map((name) => browserProject(name, 'journey', name)),
    project('matrix', { folder: 'package/matrix', globalSetup: 'package/matrix/bundlers.js' }),
    project('lighthouse', { folder: 'browser/lighthouse' }),
  ],
  testTimeout: 120_000, // for what never ends: a busy machine may need a minute
};
