// Groups the levels of 华容道 by difficulty, and gives stars for a solved one.
import { t } from '../../kernel/i18n.js';

/** @import { Level } from '../../../api/types.js' */

/** The most moves of a shortest solution in each group. */
const groups = [
  { most: 15, name: t('热身', 'Warm-up') },
  { most: 40, name: t('入门', 'Beginner') },
  { most: 70, name: t('进阶', 'Intermediate') },
  { most: 90, name: t('高手', 'Advanced') },
  { most: Infinity, name: t('大师', 'Expert') },
];

/** @param {Level} level @returns {number} the most for those without a solution */
const movesOf = ({ lengths }) => lengths?.move ?? Number.MAX_VALUE;

/** @param {Level} level */
const groupOf = (level) => groups.findIndex(({ most }) => movesOf(level) <= most);

/** @param {readonly Level[]} levels @returns {{ name: string, levels: Level[] }[]} from easy to hard */
export function groupLevels(levels) {
  const sorted = [...levels].sort((a, b) => movesOf(a) - movesOf(b));
  return groups.map(({ name }, index) => ({ name, levels: sorted.filter((level) => groupOf(level) === index) }));
}

/** A solution with two stars may be this much longer than the shortest. */
const TWO_STARS = 1.25;

/** @param {number} length of a solution without hints @param {number} fewest @returns {1 | 2 | 3} */
export function starsOf(length, fewest) {
  if (length <= fewest) return 3;
  return length <= TWO_STARS * fewest ? 2 : 1;
}
