// Checks the golden files of the engine tests (tests/cpp/golden.h) through the package, as WebAssembly and as plain JavaScript.
import { readFileSync } from 'node:fs';
import { load } from 'qiju';
import { isFull } from '../full-length.js';
import { runPlain } from './plain-javascript.js';

/** @typedef {{ game: string, function: string, arguments: any[], result: any }} Call */

/** @param {string} game @returns {Call[]} */
const callsOf = (game) =>
  readFileSync(new URL(`../golden/${game}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ game, ...JSON.parse(line) }));

const calls = ['lianliankan', 'huarong', 'gomoku'].flatMap(callsOf);
/** Plain JavaScript takes longer. */
const sample = calls.filter((_, i) => isFull || i % 16 === 0);

/** @param {Call[]} asked @param {unknown[]} results */
function expectGolden(asked, results) {
  expect(results).toHaveLength(asked.length);
  asked.forEach((call, i) => {
    const { game, function: name, arguments: given, result } = call;
    expect({ game, name, given, result: results[i] }).toMatchObject({ game, name, given, result });
  });
}

test('WebAssembly', async () => {
  /** @type {any} */
  const qiju = await load();
  expectGolden(
    calls,
    calls.map((call) => qiju[call.game][call.function](...call.arguments)),
  );
});

test('plain JavaScript', async () => {
  const output = await runPlain(`
    import { qiju } from './plain-javascript.js';
    const calls = ${JSON.stringify(sample)};
    console.log(JSON.stringify(calls.map((call) => qiju[call.game][call.function](...call.arguments))));
  `);
  expectGolden(sample, JSON.parse(output));
});
