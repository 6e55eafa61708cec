// Finds the lines of the engines that the C++ tests run, by adding up gcov's counts of all programs.
import { readdirSync, rmSync } from 'node:fs';
import { cwd } from 'node:process';
import { relative, resolve } from 'node:path';
import { googleTests } from '../runner/googletest.js';
import { run } from '../runner/process.js';

/** @typedef {import('./table.js').Lines} Lines */
/** @typedef {{ file: string, lines: { line_number: number, count: number }[] }} GcovFile */

const objects = 'build/coverage/cpp';

const counters = () =>
  readdirSync(objects, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.gcda'))
    .map((file) => `${objects}/${file}`);

/**
 * Builds and runs all tests.
 * @param {import('../runner/result.js').Context} suite
 * @returns {Promise<Lines>}
 */
export async function coverEngines(suite) {
  const configured = await run(['bash', 'build.sh', 'configure', 'coverage']);
  if (!configured.ok) throw new Error(configured.output);
  counters().forEach((file) => rmSync(file)); // from an earlier run
  const { failed, output } = await googleTests('coverage', suite);
  if (failed > 0) throw new Error(output);

  /** @type {Lines} */
  const all = new Map();
  const told = await run(['gcov', '--json-format', '--stdout', ...counters()]);
  if (!told.ok) throw new Error(told.output);
  for (const line of told.output.split('\n').filter((text) => text.startsWith('{'))) {
    const { current_working_directory: folder, files } = JSON.parse(line);
    for (const { file, lines } of /** @type {GcovFile[]} */ (files)) {
      const path = relative(cwd(), resolve(folder, file));
      if (!path.startsWith('cpp/')) continue;
      const counts = all.get(path) ?? new Map();
      all.set(path, counts);
      for (const { line_number: number, count } of lines) counts.set(number, (counts.get(number) ?? 0) + count);
    }
  }
  return all;
}
