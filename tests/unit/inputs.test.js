// The test runner skips tests whose inputs are unchanged.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chdir, cwd, env } from 'node:process';

const home = cwd();
const folder = mkdtempSync(join(tmpdir(), 'qiju-inputs-'));
const suite = { all: false, filter: [], full: false };
const [old, next] = ['0123456789ab', 'ba9876543210'];
const { CI } = env;

/** @param {Record<string, string>} files */
function write(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {string} version */
const page = (version) => `<script src="assets/${version}/page.js"></script>`;

/** @type {typeof import('../runner/inputs.js')} */
let inputs;

beforeAll(async () => {
  delete env.CI;
  chdir(folder);
  inputs = await import('../runner/inputs.js');
});
beforeEach(() => {
  write({
    'build/site/index.html': page(old),
    [`build/site/assets/${old}/page.js`]: '1',
    [`build/site/assets/${old}/other.js`]: '2',
  });
});
afterEach(() => rmSync('build', { recursive: true }));
afterAll(() => {
  chdir(home);
  rmSync(folder, { recursive: true });
  if (CI !== undefined) env.CI = CI;
});

/** Builds the site again, with other content in one of its files. @param {string} file of its assets */
function buildWith(file) {
  renameSync(`build/site/assets/${old}`, `build/site/assets/${next}`);
  write({ 'build/site/index.html': page(next), [`build/site/assets/${next}/${file}`]: '3' });
}

const read = ['build/site/index.html', `build/site/assets/${old}/page.js`];

/** @param {string} name of a test that has passed @returns {number} the number of skipped tests */
const skippedOf = (name) => inputs.passedBefore(name, inputs.keyOf(read), suite);

test('only the files that a test has read count, not other built files or the version of the site', () => {
  inputs.remember({ page: { key: inputs.keyOf(read), passed: 4 } }, suite);
  expect(skippedOf('page')).toBe(4);
  buildWith('other.js');
  expect(skippedOf('page')).toBe(4);
  write({ [`build/site/assets/${next}/page.js`]: '3' });
  expect(skippedOf('page')).toBe(0);
});

test('a file has changed if it is missing or its text is different', () => {
  inputs.remember({ page: { key: inputs.keyOf(read), passed: 4 } }, suite);
  rmSync(`build/site/assets/${old}/page.js`);
  expect(skippedOf('page')).toBe(0);
  write({ [`build/site/assets/${old}/page.js`]: '1' });
  expect(skippedOf('page')).toBe(4);
  write({ 'build/site/index.html': `${page(old)}<p>` });
  expect(skippedOf('page')).toBe(0);
});

test('the hash in the name of a chunk does not count, but the content of all chunks with its name', () => {
  const chunk = (/** @type {string} */ hash) => `build/site/assets/${old}/part-board-${hash}.js`;
  write({ [chunk('DzUx7xMJ')]: '4', [`build/site/assets/${old}/page.js`]: 'import"./part-board-DzUx7xMJ.js"' });
  const files = [...read, chunk('DzUx7xMJ')];
  const key = inputs.keyOf(files);
  renameSync(chunk('DzUx7xMJ'), `build/site/assets/${old}/part-board-JwvxrFLj.js`);
  write({ [`build/site/assets/${old}/page.js`]: 'import"./part-board-JwvxrFLj.js"' });
  renameSync(`build/site/assets/${old}`, `build/site/assets/${next}`);
  expect(inputs.keyOf(files)).toBe(key);
  write({ [`build/site/assets/${next}/part-board-BR-o9ik_.js`]: '5' });
  expect(inputs.keyOf(files)).not.toBe(key);

  write({ 'dist/shared-2LYIUF5B.js': '6' });
  const shared = inputs.keyOf(['dist/shared-2LYIUF5B.js']);
  renameSync('dist/shared-2LYIUF5B.js', 'dist/shared-ATHG2DHL.js');
  expect(inputs.keyOf(['dist/shared-2LYIUF5B.js'])).toBe(shared);
});

test('a test that has not passed is not skipped', () => {
  expect(skippedOf('new')).toBe(0);
});

test('nothing is skipped with --all, a filter or CI=true, or at full length after a shorter run', () => {
  inputs.remember({ page: { key: inputs.keyOf(read), passed: 4 } }, suite);
  const key = inputs.keyOf(read);
  expect(inputs.passedBefore('page', key, { ...suite, all: true })).toBe(0);
  expect(inputs.passedBefore('page', key, { ...suite, filter: ['page'] })).toBe(0);
  expect(inputs.passedBefore('page', key, { ...suite, full: true })).toBe(0);
  env.CI = 'true';
  expect(inputs.passedBefore('page', key, suite)).toBe(0);
  delete env.CI;
});

test('a built path in a test counts up to the first part that is known only at run time', () => {
  write({
    'tests/one.js':
      "new URL('../../dist/puzzles.json'); read(`${root}dist`); read(`../build/site/single/${game}.html`);",
    'tests/two.js': "import './distance.js'; // what is in dist/ and build/site",
    'web/three.js': "read('dist/index.js');",
  });
  expect(inputs.builtIn(['tests/one.js', 'tests/two.js', 'web/three.js'])).toEqual([
    'dist/puzzles.json',
    'dist',
    'build/site/single',
  ]);
});

test('the imported entries of the package count, with their imports', () => {
  const exports = {
    '.': { node: './dist/node.js', default: './dist/index.js' },
    './inline': { default: './dist/inline.js' },
  };
  write({
    'package.json': JSON.stringify({ exports }),
    'dist/node.js': 'import{a}from"./shared-1.js";new URL("./qiju.wasm",import.meta.url)',
    'dist/shared-1.js': '',
    'dist/inline.js': '',
    'tests/one.js': "import { load } from 'qiju';",
    'tests/two.js': "import * as qiju from 'qiju/inline';",
    'tests/three.js': 'await import(`qiju/${name}`);',
  });
  expect(inputs.builtIn(['tests/one.js'])).toEqual(['dist/node.js', 'dist/shared-1.js', 'dist/qiju.wasm']);
  expect(inputs.builtIn(['tests/two.js'])).toEqual(['dist/inline.js']);
  expect(inputs.builtIn(['tests/three.js'])).toEqual(['dist']);
});
