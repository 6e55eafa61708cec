// node tests/fuzz/run.js [seconds] [word...]: runs fuzz targets one after the other, 60 s each by default: the ones whose name
// contains a word, or all.
import { spawnSync } from 'node:child_process';
import { argv, chdir, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fuzzCommand, fuzzTargets } from '../runner/fuzz.js';

chdir(fileURLToPath(new URL('../..', import.meta.url)));

const words = argv.slice(2);
const seconds = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : 60;
const targets = fuzzTargets(words);
if (targets.length === 0) {
  console.error(`No target is named ${words.join(', ')}; there are ${fuzzTargets([]).join(', ')}`);
  exit(2);
}

const lines = targets.map((target) => {
  console.log(`== ${target}`);
  const [program, ...options] = fuzzCommand(target, seconds);
  const { status, stderr } = spawnSync(program, options, {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  const executions = /number_of_executed_units: (\d+)/.exec(stderr)?.[1] ?? '0';
  if (status !== 0) console.error(stderr.slice(-8000));
  return { target, executions, failed: status !== 0 };
});
for (const { target, executions, failed } of lines) {
  console.log(
    `${target.padEnd(24)} ${executions.padStart(12)} executions  ${failed ? 'FAILED, see build/fuzz/findings' : 'nothing found'}`,
  );
}
exit(lines.some(({ failed }) => failed) ? 1 : 0);
