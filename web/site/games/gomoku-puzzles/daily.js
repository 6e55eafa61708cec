// The puzzle of the day is a function of the date, so that everybody gets the same. The grade grows from Monday to Sunday.
import { weekdayOf } from '../../kernel/daily.js';

const WEEK = 7 * 86_400_000;

const FIRST_MONDAY = Date.UTC(1970, 0, 5);

/** The grades from Monday to Sunday: newcomers solve the first two. */
const week = [1, 1, 2, 2, 3, 4, 5];

/** Goes through a grade in this step, which shares no factor with the size of one: each puzzle once before any comes again. */
const STEP = 17;

/** @param {string} date @returns {number} days since Monday */
const placeInWeek = (date) => (weekdayOf(date) + 6) % 7;

/** @param {string} date @returns {number} 1 on Mondays to 5 on Sundays */
export const gradeOfDay = (date) => week[placeInWeek(date)];

/** @template {{ grade: number }} Puzzle @param {string} date @param {readonly Puzzle[]} puzzles @returns {Puzzle} */
export function puzzleOfDay(date, puzzles) {
  const grade = gradeOfDay(date);
  const candidates = puzzles.filter((puzzle) => puzzle.grade === grade);
  const count = candidates.length;
  const perWeek = week.filter((each) => each === grade).length;
  const weeks = Math.floor((Date.parse(date) - FIRST_MONDAY) / WEEK);
  const place = ((weeks * perWeek + placeInWeek(date) - week.indexOf(grade)) * STEP) % count;
  return candidates[(place + count) % count];
}
