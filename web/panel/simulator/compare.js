// Three searches on one pair: what each reads, the path it finds and the time it takes.
import { createRecorder } from './recorder.js';
import { areAlike, breadthFirst, crosshair, joinByMasks, masksOf } from './searches.js';

/** @import { Search } from './searches.js' */

/** @typedef {{ zh: string, en: string, reads: number, words?: number, path: readonly (readonly number[])[], time: number }} Compared words: those read instead of cells */

/** @type {{ zh: string, en: string, search: Search }[]} */
const searches = [
  { zh: '广度优先搜索', en: 'Breadth-first search', search: breadthFirst },
  { zh: '十字线', en: 'Crosshair', search: crosshair },
];

/** @param {readonly (readonly number[])[]} path @returns {number} */
export const turnsOf = (path) =>
  path.filter(([row, col], i) => {
    const [before, next] = [path[i - 1], path[i + 1]];
    return before && next && (row - before[0] !== next[0] - row || col - before[1] !== next[1] - col);
  }).length;

/** Calls a function until the time can be told. @param {() => unknown} call @param {() => number} now @returns {number} of one call */
function timeOf(call, now) {
  for (let count = 1; ; count *= 4) {
    const begin = now();
    for (let i = 0; i < count; i++) call();
    const time = now() - begin;
    if (time > 20 || count >= 4096) return time / count;
  }
}

/**
 * @param {number[][]} board
 * @param {number[]} call row1, col1, row2, col2
 * @param {() => number} now the clock, in milliseconds
 * @returns {Compared[]}
 */
export function compareSearches(board, call, now) {
  const [row1, col1, row2, col2] = call;
  const compared = searches.map(({ zh, en, search }) => {
    const recorder = createRecorder(0);
    const path = search(recorder.watch(board), row1, col1, row2, col2);
    const time = timeOf(() => search(board, row1, col1, row2, col2), now);
    return { zh, en, reads: recorder.reads.total, path, time };
  });
  const masks = masksOf(board);
  const join = () =>
    areAlike(board, row1, col1, row2, col2) ? joinByMasks(masks, [row1, col1], [row2, col2]) : { path: [], words: 0 };
  return [
    ...compared,
    { zh: '位掩码', en: 'Bit masks', reads: board.flat().length, ...join(), time: timeOf(join, now) },
  ];
}
