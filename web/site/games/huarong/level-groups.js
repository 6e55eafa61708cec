// The levels of 华容道 in groups of difficulty, and the stars of a solved one.
/** @typedef {import('../../../api/types.js').Level} Level */

/** The most moves of a shortest solution in each group. */
const groups = [
  { most: 40, zh: '入门', en: 'Beginner' },
  { most: 70, zh: '进阶', en: 'Intermediate' },
  { most: 90, zh: '高手', en: 'Advanced' },
  { most: Infinity, zh: '大师', en: 'Expert' },
];

/** @param {Level} level those without a solution come last */
const groupOf = ({ lengths }) => groups.findIndex(({ most }) => (lengths?.move ?? Infinity) <= most);

/**
 * @param {readonly Level[]} levels
 * @returns {{ zh: string, en: string, levels: Level[] }[]} from easy to hard, each in the order given
 */
export const groupLevels = (levels) =>
  groups.map(({ zh, en }, index) => ({ zh, en, levels: levels.filter((level) => groupOf(level) === index) }));

/** How much longer than the shortest a solution with two stars may be. */
const TWO_STARS = 1.25;

/** @param {number} length of a solution without hints @param {number} fewest @returns {1 | 2 | 3} */
export function starsOf(length, fewest) {
  if (length <= fewest) return 3;
  return length <= TWO_STARS * fewest ? 2 : 1;
}
