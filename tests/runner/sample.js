// Runs the longest suites for a minute on the changed files: half of it fuzzing, half of it mutants.
import { changedFiles } from './changes.js';
import { fuzzTargets, runFuzz } from './fuzz.js';
import { checkMutants, mutantsThat } from './mutate.js';
import { processors } from './process.js';
import { sum } from './result.js';

const SECONDS = 30; // for each half

/** The maximum number of mutants: each program must first pass without a fault, which takes time. */
const MUTANTS = 8;

/** @param {string} file @returns {string} its game; '' if it has none */
const gameOf = (file) => /\b(lianliankan|huarong|gomoku)\b/.exec(file)?.[1] ?? '';

/** @template T @param {T[]} items @param {(item: T) => string} groupOf @returns {T[]} the first of each group, then the second … */
function spread(items, groupOf) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const ranked = items.map((item) => {
    const rank = counts.get(groupOf(item)) ?? 0;
    counts.set(groupOf(item), rank + 1);
    return { item, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** @template T @param {T[]} items @param {(item: T) => boolean} isChanged @returns {T[]} the changed items; all if there are none */
const touched = (items, isChanged) => (items.some(isChanged) ? items.filter(isChanged) : items);

/** @param {import('./result.js').Context} suite @returns {Promise<import('./result.js').Result>} */
export async function sample(suite) {
  const changed = (await changedFiles()) ?? [];
  const games = new Set(changed.filter((file) => /^(cpp|tests\/fuzz)\//.test(file)).map(gameOf));
  const targets = touched(fuzzTargets(suite.filter), (target) => games.has(gameOf(target)));
  const mutants = touched(mutantsThat(suite.filter), ({ file }) => changed.includes(file));
  const chosen = spread(mutants, ({ suite: level, file }) => `${level} ${gameOf(file)}`).slice(0, MUTANTS);
  const seconds = Math.max(2, Math.floor((SECONDS * processors) / targets.length));
  return sum([await runFuzz(suite, targets, seconds), await checkMutants(suite, chosen, { seconds: SECONDS })]);
}
