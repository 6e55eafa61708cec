// Reads what the sandbox answers. A visitor's code may have changed it in any way.

/** @import { Outcome } from './calls.js' */

const statuses = ['done', 'failed', 'missing', 'promise', 'too-long', 'stopped'];

/** @param {unknown} value */
const isCount = (value) => typeof value === 'number' && value >= 0;
/** @param {unknown} value */
const isCounts = (value) => Array.isArray(value) && value.every(isCount);

/** @param {any} answer @returns {Outcome} */
export function readOutcome(answer) {
  const { status, results, moves, error, time, reads, visits } = answer ?? {};
  return {
    status: statuses.includes(status) ? status : 'failed',
    results: Array.isArray(results) ? results : [],
    moves: Array.isArray(moves) ? moves.map((move) => ({ id: move?.id, direction: move?.direction })) : [],
    error: typeof error === 'string' ? error.slice(0, 300) : '',
    time: isCount(time) ? time : 0,
    reads: reads && isCounts(reads.order) && isCounts(reads.counts) && isCount(reads.total) ? reads : null,
    visits: visits && [visits.calls, visits.positions, visits.alike].every(isCount) ? visits : null,
  };
}
