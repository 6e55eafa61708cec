// A table of the share of lines that tests run, by folder.
import { dirname } from 'node:path';

/** By file: the number of runs of each line. @typedef {Map<string, Map<number, number>>} Lines */

/** @param {number[]} numbers ascending @returns {string} such as `3, 7-9` */
function spans(numbers) {
  /** @type {[number, number][]} */
  const found = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(', ');
}

/** @param {Lines} lines @returns {string[]} `file: lines`, for the lines that were not run */
export const missed = (lines) =>
  [...lines].sort().flatMap(([file, counts]) => {
    const numbers = [...counts].flatMap(([number, count]) => (count === 0 ? [number] : [])).sort((a, b) => a - b);
    return numbers.length > 0 ? [`${file}: ${spans(numbers)}`] : [];
  });

/** @param {Lines} lines @returns {{ folder: string, run: number, all: number, percent: number }[]} by folder */
export function byFolder(lines) {
  /** @type {Map<string, number[]>} */
  const folders = new Map();
  for (const [file, counts] of lines) {
    const list = folders.get(dirname(file)) ?? [];
    folders.set(dirname(file), list);
    list.push(...counts.values());
  }
  return [...folders].sort().map(([folder, counts]) => {
    const count = counts.filter((times) => times > 0).length;
    return { folder, run: count, all: counts.length, percent: (100 * count) / counts.length };
  });
}
