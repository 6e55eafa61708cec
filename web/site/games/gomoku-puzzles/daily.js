// The puzzle of the day is a function of the date, so that everybody gets the same. The grade grows from Monday to Sunday.

const WEEK = 7 * 86_400_000;

/** Goes through a grade in this step, which shares no factor with the size of one: each puzzle once before any comes again. */
const STEP = 17;

/** @param {string} date @returns {number} 1 on Mondays to 7 on Sundays */
export const gradeOfDay = (date) => new Date(date).getUTCDay() || 7;

/** @template {{ grade: number }} Puzzle @param {string} date @param {readonly Puzzle[]} puzzles @returns {Puzzle} */
export function puzzleOfDay(date, puzzles) {
  const candidates = puzzles.filter(({ grade }) => grade === gradeOfDay(date));
  const count = candidates.length;
  const place = (Math.floor(Date.parse(date) / WEEK) * STEP) % count;
  return candidates[(place + count) % count];
}
