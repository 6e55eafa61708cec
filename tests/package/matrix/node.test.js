// The package in the supported versions of Node.
import { execFileSync } from 'node:child_process';
import { wanted, wantedOfGames } from './app/probe.js';
import { installApp, nodeOf } from './bundlers.js';

const home = installApp();

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
)('Node %i runs %s', (version, program) =>
  expect(run(version, program)).toBe(`${`${wanted}\n`.repeat(3)}${wantedOfGames}\n`),
);

test.each(/** @type {const} */ ([20, 22]))('Node %i runs the command line', (version) =>
  expect(
    run(version, 'node_modules/.bin/qiju', 'huarong', '横刀立马', '--format', 'panel').match(/^gameHandler\.move\(/gm),
  ).toHaveLength(116),
);
