// The repository's own dependencies install with the oldest npm that build.sh accepts.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [, oldest] = /^NPM_MINIMUM=(\d+)/m.exec(readFileSync(join(root, 'build.sh'), 'utf8')) ?? [];

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qiju-npm-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('npm ci accepts package.json and the lock file', () => {
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--loglevel=error', `npm@${oldest}.0.0`],
    { stdio: 'pipe' },
  );
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(root, file), join(folder, 'project', file));
  }
  const npm = join(folder, 'node_modules/npm/bin/npm-cli.js');
  const { status, stderr } = spawnSync(process.execPath, [npm, 'ci', '--dry-run', '--ignore-scripts'], {
    cwd: join(folder, 'project'),
    encoding: 'utf8',
  });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
}, 300_000);
