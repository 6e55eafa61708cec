/** @param {string} name @param {string} [folder] in tests/ @param {string[]} [ignored] folders in it that are projects of their own */
const project = (name, folder = name, ignored = []) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/tests/${folder}`],
  testMatch: [`<rootDir>/tests/${folder}/**/*.test.js`],
  testPathIgnorePatterns: ignored.map((inner) => `/tests/${folder}/${inner}/`),
  testEnvironment: 'node',
  transform: {},
});

/** @type {import('jest').Config} */
export default {
  projects: [
    { ...project('js'), setupFiles: ['<rootDir>/tests/js/fixed-seed.js'] },
    project('package', 'package', ['matrix']),
    project('matrix', 'package/matrix'),
    project('browser', 'browser', ['lighthouse']),
    project('lighthouse', 'browser/lighthouse'),
  ],
  testTimeout: 60_000,
};
