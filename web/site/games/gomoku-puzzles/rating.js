// Rates the player by Elo's system, where the opponents are the puzzles. Only the first attempt at a puzzle counts.

/** @typedef {{ rating: number, attempts: number }} Rating attempts: the puzzles that it is based on */

const [LEAST, MOST] = [100, 3000];

/** The difference in points that means odds of ten to one. */
const SCALE = 400;

/** The weight of a result: more for those who are new, so that their rating is soon about right. */
const NEW = { attempts: 20, weight: 40 };
const WEIGHT = 20;

const HARDEST = 7;

/** @param {number} grade 0 to 7 @returns {number} 600 to 2000 */
export const ratingOfGrade = (grade) => 600 + 200 * grade;

/** @type {Rating} */
export const newRating = { rating: ratingOfGrade(0), attempts: 0 };

/** @param {number} rating of a player @returns {number} the grade that suits them best */
export const gradeFor = (rating) => Math.max(0, Math.min(HARDEST, Math.round((rating - ratingOfGrade(0)) / 200)));

/**
 * Scores a first attempt: a mistake costs everything, each of the three hints a third.
 * @param {{ hints: number, mistakes: number }} attempt
 * @returns {number} 0 to 1
 */
export const scoreOf = ({ hints, mistakes }) => (mistakes ? 0 : Math.max(0, 1 - hints / 3));

/** @param {Rating} before @param {number} grade of the puzzle @param {number} score 0 to 1 @returns {Rating} */
export function rate({ rating, attempts }, grade, score) {
  const expected = 1 / (1 + 10 ** ((ratingOfGrade(grade) - rating) / SCALE));
  const weight = attempts < NEW.attempts ? NEW.weight : WEIGHT;
  const changed = Math.round(rating + weight * (score - expected));
  return { rating: Math.max(LEAST, Math.min(MOST, changed)), attempts: attempts + 1 };
}
