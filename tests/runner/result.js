// What a suite reports.

/**
 * @typedef {object} Result
 * @property {number} passed tests, including an earlier run's
 * @property {number} failed
 * @property {string} output of what failed
 * @property {string[]} [names] of what failed, where it has names
 * @property {number} [recorded] tests that passed in an earlier run, and were skipped: their inputs are the same
 * @property {string} [skipped] why nothing was run
 */

/**
 * What a suite is given.
 * @typedef {object} Context
 * @property {string[]} filter words; only tests that match one of them run, all if there are none
 * @property {boolean} full is everything to be checked, however long it takes?
 * @property {boolean} all does what has passed before run again?
 * @property {number} priority of its programs; lower numbers start first
 * @property {() => void} start is called when one of its programs starts
 * @property {(change: { done?: number, total?: number }) => void} progress receives tests that have come to an end, and
 *   tests that have been found
 */

/** @type {Pick<Context, 'start' | 'progress'>} */
export const silent = { start: () => {}, progress: () => {} };

/** @param {Result[]} results @returns {Result} */
export const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
  recorded: results.reduce((total, { recorded = 0 }) => total + recorded, 0),
  output: results
    .map(({ output }) => output)
    .filter(Boolean)
    .join('\n'),
  names: results.flatMap(({ names = [] }) => names),
});

/** One check, one count. @param {import('./process.js').Outcome} outcome @returns {Result} */
export const check = ({ ok, output }) => ({ passed: Number(ok), failed: Number(!ok), output: ok ? '' : output });

/** @param {number} tests that passed with the same inputs @returns {Result} */
export const recorded = (tests) => ({ passed: tests, failed: 0, recorded: tests, output: '' });

/** @param {string} reason @returns {Result} */
export const skipped = (reason) => ({ passed: 0, failed: 0, output: '', skipped: reason });
