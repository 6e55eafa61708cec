// The same sources give the same package in any folder, byte for byte.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @param {string} cwd @param {string} command @param {...string} words */
const run = (cwd, command, ...words) =>
  execFileSync(command, words, {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, NODE_PATH: '/usr/share/nodejs', CCACHE_DISABLE: '1' },
  });

/** @param {string} file */
const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** @param {string} folder @returns {Record<string, string>} the hash of each file */
const hashes = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, hash(join(folder, file))]),
  );

/** @type {string} */
let copy;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'qiju-'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('built again in another folder, the package is the same', () => {
  const sources = run(root, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of sources.filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  run(copy, 'cmake', '--preset', 'wasm', '-D', 'QIJU_TESTS=OFF');
  run(copy, 'cmake', '--build', 'build/wasm', '--target', 'cpp/bindings/all');
  run(copy, process.execPath, 'web/tools/build.js', 'package');
  expect(hashes(join(copy, 'dist'))).toEqual(hashes(join(root, 'dist')));

  /** @param {string} folder */
  const pack = (folder) =>
    join(copy, run(folder, 'npm', 'pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', copy).trim());
  const first = hash(pack(copy));
  expect(hash(pack(root))).toBe(first);
}, 600_000);
