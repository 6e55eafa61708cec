// An environment of Node that records the built files that each test reads, and skips tests that the runner names as unchanged.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { env } from 'node:process';
import { TestEnvironment } from 'jest-environment-node';
import { storeReads, loadReads } from './built.js';
import { isFull } from './full-length.js';

/** @param {import('@jest/types').Circus.TestEntry | import('@jest/types').Circus.DescribeBlock} entry @returns {string} */
const fullName = ({ name, parent }) => (parent?.parent ? `${fullName(parent)} ${name}` : name);

export default class RecordingEnvironment extends TestEnvironment {
  #project;
  #file;
  #before;
  /** The full names of tests that are skipped. @type {string[]} */
  #unchanged;
  /** The files that are read before the tests, and so count for all. @type {Set<string>} */
  #shared = new Set();
  #reading = this.#shared;
  /** @type {Map<string, Set<string>>} */
  #tests = new Map();

  /** @param {import('@jest/environment').JestEnvironmentConfig} config @param {import('@jest/environment').EnvironmentContext} context */
  constructor(config, context) {
    super(config, context);
    const { displayName, rootDir } = config.projectConfig;
    this.#project = String(displayName?.name);
    this.#file = relative(rootDir, context.testPath);
    this.#before = loadReads(this.#project, this.#file).read;
    const { QIJU_UNCHANGED: unchanged } = env;
    this.#unchanged = (unchanged && JSON.parse(readFileSync(unchanged, 'utf8'))[this.#file]) || [];
  }

  async setup() {
    await super.setup();
    // Some modules that read are loaded once for all test files, others by each.
    globalThis.recordRead = this.global.recordRead = (/** @type {string} */ file) => void this.#reading.add(file);
  }

  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent(event) {
    if (event.name === 'hook_start' && event.hook.type === 'beforeAll') this.#reading = this.#shared;
    if (event.name === 'test_start' && this.#unchanged.includes(fullName(event.test))) event.test.mode = 'skip';
    if (event.name === 'test_skip') this.#readsOf(event.test, this.#before[fullName(event.test)]);
    if (event.name === 'test_started') this.#reading = this.#readsOf(event.test);
  }

  /** Returns the record of a test, which tests with the same name share. @param {import('@jest/types').Circus.TestEntry} test @param {string[]} [files] added to it */
  #readsOf(test, files = []) {
    const name = fullName(test);
    const read = this.#tests.get(name) ?? new Set();
    this.#tests.set(name, read);
    for (const file of files) read.add(file);
    return read;
  }

  async teardown() {
    const reads = [...this.#tests].map(([name, files]) => [name, [...new Set([...this.#shared, ...files])].sort()]);
    storeReads(this.#project, this.#file, { full: isFull, read: Object.fromEntries(reads) });
    await super.teardown();
  }
}
