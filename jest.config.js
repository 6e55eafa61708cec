/**
 * @typedef {object} Options
 * @property {string} [folder] in tests/; the name of the project by default
 * @property {string[]} [ignored] regular expressions that match paths in the folder
 * @property {string} [environment] of the tests; by default Node's, which records reads
 * @property {string} [setup] runs before each test file
 * @property {string} [globalSetup] runs once, before the test files
 * @property {Record<string, unknown>} [globals] for the test files
 */

/** @param {string} name @param {Options} [options] */
const project = (
  name,
  {
    folder = name,
    ignored = [],
    environment = '<rootDir>/tests/environment.js',
    setup,
    globalSetup,
    globals = {},
  } = {},
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
  setupFiles: setup ? [`<rootDir>/tests/${setup}`] : [],
});

/** @type {import('jest').Config} */
export default {
  projects: [
    project('unit', { setup: 'unit/fixed-seed.js' }),
    project('component', { environment: '<rootDir>/tests/component/environment.js' }),
    project('package', { ignored: ['matrix/'], globalSetup: 'package/install.js' }),
    project('page', { folder: 'browser/page' }),
    ...['chromium', 'firefox', 'webkit'].map((name) =>
      project(name, { folder: 'browser/journey', globals: { QIJU_BROWSER: name } }),
    ),
    project('matrix', { folder: 'package/matrix', globalSetup: 'package/matrix/bundlers.js' }),
    project('lighthouse', { folder: 'browser/lighthouse' }),
  ],
  workerIdleMemoryLimit: '600MB', // Node does not free the windows that modules ran in
  testTimeout: 120_000, // for what never ends: a busy machine may need a minute
};
