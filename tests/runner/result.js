// The result of a suite, and the context in which it runs.

/**
 * @typedef {object} Result
 * @property {number} passed the number of tests that passed, now or earlier
 * @property {number} failed
 * @property {string} output of the failed tests
 * @property {string[]} [names] of the failed tests, if they have names
 * @property {number} [recorded] the number of tests that passed earlier and were skipped now, since their inputs are the same
 * @property {string} [skipped] the reason why nothing has run
 */

/**
 * @typedef {object} Context
 * @property {string[]} filter only tests that match one of these words run; all if there are none
 * @property {boolean} full true to run everything at full length
 * @property {boolean} all true to run also tests that passed earlier
 * @property {number} priority of its programs; lower numbers start first
 * @property {() => void} start called when one of its programs starts
 * @property {(change: { done?: number, total?: number }) => void} progress receives the numbers of finished and of found tests
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

/** Counts one check. @param {import('./process.js').Outcome} outcome @returns {Result} */
export const check = ({ ok, output }) => ({ passed: Number(ok), failed: Number(!ok), output: ok ? '' : output });

/** @param {number} tests the number that passed with the same inputs @returns {Result} */
export const recorded = (tests) => ({ passed: tests, failed: 0, recorded: tests, output: '' });

/** @param {string} reason @returns {Result} */
export const skipped = (reason) => ({ passed: 0, failed: 0, output: '', skipped: reason });
