// The environment records the built files that each test reads, and skips unchanged tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cwd, env } from 'node:process';
import { loadReads } from '../built.js';
import RecordingEnvironment from '../environment.js';

const project = 'sample';
const file = 'tests/sample.test.js';
const { recordRead } = globalThis;
const folder = mkdtempSync(join(tmpdir(), 'qiju-environment-'));
env.QIJU_UNCHANGED = join(folder, 'unchanged.json');

afterAll(() => {
  globalThis.recordRead = recordRead;
  delete env.QIJU_UNCHANGED;
  rmSync(folder, { recursive: true });
  rmSync('build/read/sample', { recursive: true });
});

const root = { name: 'ROOT_DESCRIBE_BLOCK' };
const group = { name: 'the board', parent: root };

/**
 * @param {any[]} tests with the files that each reads, in the order of the run
 * @param {string[]} unchanged full names
 * @returns {Promise<string[]>} the names of the tests that ran
 */
async function run(tests, unchanged = []) {
  writeFileSync(String(env.QIJU_UNCHANGED), JSON.stringify({ [file]: unchanged }));
  const projectConfig = { displayName: { name: project }, rootDir: cwd(), globals: {}, testEnvironmentOptions: {} };
  const config = /** @type {any} */ ({ projectConfig, globalConfig: {} });
  const environment = new RecordingEnvironment(config, /** @type {any} */ ({ testPath: join(cwd(), file) }));
  await environment.setup();
  const tell = (/** @type {any} */ event) => environment.handleTestEvent(event);
  const ran = [];
  tell({ name: 'hook_start', hook: { type: 'beforeAll' } });
  environment.global.recordRead?.('dist/shared.js');
  for (const { name, parent, reads } of tests) {
    const test = { name, parent, mode: undefined };
    tell({ name: 'test_start', test });
    if (test.mode === 'skip') {
      tell({ name: 'test_skip', test });
      continue;
    }
    tell({ name: 'test_started', test });
    for (const path of reads) globalThis.recordRead?.(path);
    ran.push(name);
  }
  await environment.teardown();
  return ran;
}

test('the files that a test reads are recorded, and files read before all tests', async () => {
  const ran = await run([
    { name: 'opens', parent: group, reads: ['dist/one.js', 'dist/two.js'] },
    { name: 'closes', parent: root, reads: ['dist/two.js'] },
  ]);
  expect(ran).toEqual(['opens', 'closes']);
  expect(loadReads(project, file).read).toEqual({
    'the board opens': ['dist/one.js', 'dist/shared.js', 'dist/two.js'],
    closes: ['dist/shared.js', 'dist/two.js'],
  });
});

test('an unchanged test does not run and keeps its record; the record of a removed test is dropped', async () => {
  const ran = await run(
    [
      { name: 'opens', parent: group, reads: ['dist/three.js'] },
      { name: 'new', parent: root, reads: ['dist/four.js'] },
    ],
    ['the board opens'],
  );
  expect(ran).toEqual(['new']);
  expect(loadReads(project, file).read).toEqual({
    'the board opens': ['dist/one.js', 'dist/shared.js', 'dist/two.js'],
    new: ['dist/four.js', 'dist/shared.js'],
  });
});
