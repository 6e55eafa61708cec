// The package in the versions of Node that it is made for.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from '../install.js';
import { wanted } from './app/probe.js';
import { installBundlers, nodeOf } from './bundlers.js';

/** @type {ReturnType<typeof install>} */
let home;
beforeAll(() => {
  installBundlers();
  home = install();
  cpSync(fileURLToPath(new URL('app', import.meta.url)), home.folder, { recursive: true });
}, 600_000);
afterAll(() => home?.remove());

/** @param {20 | 22} version @param {...string} words */
function run(version, ...words) {
  const node = nodeOf(version);
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(`v${version}.`);
  return execFileSync(node, words, { cwd: home.folder, encoding: 'utf8' });
}

test.each(
  /** @type {const} */ ([
    [20, 'node.js'],
    [22, 'node.js'],
    [22, 'node.cjs'],
  ]),
)('Node %i runs %s', (version, program) => expect(run(version, program)).toBe(`${wanted}\n`.repeat(3)));

test.each(/** @type {const} */ ([20, 22]))('Node %i runs the command line', (version) =>
  expect(
    run(version, 'node_modules/.bin/qiju', 'huarong', '横刀立马', '--format', 'panel').match(/^gameHandler\.move\(/gm),
  ).toHaveLength(116),
);
