/** @param {string} name @param {string} [folder] in tests/, without those in it */
const project = (name, folder = name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/tests/${folder}`],
  testMatch: [`<rootDir>/tests/${folder}/*.test.js`],
  testEnvironment: 'node',
  transform: {},
});

/** @type {import('jest').Config} */
export default {
  projects: [{ ...project('js'), setupFiles: ['<rootDir>/tests/js/fixed-seed.js'] }, project('package'), project('matrix', 'package/matrix'), project('browser'), project('lighthouse', 'browser/lighthouse')],
  testTimeout: 60_000,
};
