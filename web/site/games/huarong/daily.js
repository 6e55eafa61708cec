// Chooses the pieces of each day's puzzle, and its distance to the exit.
import { seedOf, weekdayOf } from '../../kernel/daily.js';

/** @import { GenerateOptions } from '../../../api/types.js' */

/** The pieces besides Cao Cao and the distance in moves, Sunday to Saturday. */
const week = [
  { horizontals: 2, verticals: 3, soldiers: 4, distance: 80 },
  { horizontals: 1, verticals: 4, soldiers: 4, distance: 15 },
  { horizontals: 2, verticals: 3, soldiers: 4, distance: 20 },
  { horizontals: 3, verticals: 2, soldiers: 4, distance: 28 },
  { horizontals: 2, verticals: 2, soldiers: 6, distance: 36 },
  { horizontals: 4, verticals: 1, soldiers: 4, distance: 45 },
  { horizontals: 1, verticals: 3, soldiers: 6, distance: 56 },
];

/** @param {string} date @returns {GenerateOptions & { distance: number }} */
export const dailyOptions = (date) => ({ ...week[weekdayOf(date)], metric: 'move', seed: seedOf(date) });
