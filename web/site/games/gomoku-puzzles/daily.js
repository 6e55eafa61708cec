// The puzzle of the day is a function of the date, so that everybody gets the same. The grade grows from Monday to Sunday.
import { dayOf, daysSinceMonday } from '../../kernel/daily.js';

/** The grades from Monday to Sunday: newcomers solve the first two. */
const week = [1, 1, 2, 2, 3, 4, 5];

/** Goes through a grade in this step, which shares no factor with the size of one: each puzzle once before any comes again. */
const STEP = 17;

/** @param {string} date @returns {number} 1 on Mondays to 5 on Sundays */
export const gradeOfDay = (date) => week[daysSinceMonday(date)];

/** @template {{ grade: number }} Puzzle @param {string} date @param {readonly Puzzle[]} puzzles @returns {Puzzle} */
export function puzzleOfDay(date, puzzles) {
  const grade = gradeOfDay(date);
  const candidates = puzzles.filter((puzzle) => puzzle.grade === grade);
  const count = candidates.length;
  const perWeek = week.filter((each) => each === grade).length;
  const weeks = Math.floor((dayOf(date) - dayOf('1970-01-05')) / 7); // from a Monday
  const place = ((weeks * perWeek + daysSinceMonday(date) - week.indexOf(grade)) * STEP) % count;
  return candidates[(place + count) % count];
}
