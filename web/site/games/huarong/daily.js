// Chooses the pieces of each day's puzzle, and its distance to the exit.
import { seedOf, weekdayOf } from '../../kernel/daily.js';

/** @import { GenerateOptions } from '../../../api/types.js' */

/**
 * The pieces besides Cao Cao and the distance in moves, Sunday to Saturday: at most thirty moves from Monday to Friday, so that
 * newcomers get to the exit.
 */
const week = [
  { horizontals: 2, verticals: 3, soldiers: 4, distance: 60 },
  { horizontals: 1, verticals: 4, soldiers: 4, distance: 8 },
  { horizontals: 2, verticals: 3, soldiers: 4, distance: 12 },
  { horizontals: 3, verticals: 2, soldiers: 4, distance: 16 },
  { horizontals: 2, verticals: 2, soldiers: 6, distance: 22 },
  { horizontals: 4, verticals: 1, soldiers: 4, distance: 28 },
  { horizontals: 1, verticals: 3, soldiers: 6, distance: 40 },
];

/** @param {string} date @returns {GenerateOptions & { distance: number }} */
export const dailyOptions = (date) => ({ ...week[weekdayOf(date)], metric: 'move', seed: seedOf(date) });
