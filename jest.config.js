/** @param {string} name of a folder in tests/ */
const project = (name) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/tests/${name}`],
  testMatch: ['**/*.test.js'],
  testEnvironment: 'node',
  transform: {},
});

/** @type {import('jest').Config} */
export default {
  projects: ['js', 'package', 'browser'].map(project),
  testTimeout: 60_000,
};
