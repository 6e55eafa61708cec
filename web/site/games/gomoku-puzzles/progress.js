// Stores the attempts at each puzzle, the rating, and the results of the days.
import { saveDailyResult, today } from '../../kernel/daily.js';
import { getItem, setItem } from '../../kernel/storage.js';
import { newRating, rate, scoreOf } from './rating.js';
import { afterMistake, afterSolution } from './repetition.js';

/** The hints and mistakes of all attempts are counted, except in repetitions. @typedef {{ hints: number, mistakes: number, solved: boolean, date?: string, passed?: number }} Attempts date, passed: as in repetition.js */
/** @import { Puzzle } from './pack.js' */
/** @import { Rating } from './rating.js' */

/** @type {Attempts} */
const none = { hints: 0, mistakes: 0, solved: false };

/** @returns {Record<string, Attempts>} by the puzzle's id */
export const allAttempts = () => getItem('wuziqi.puzzles') ?? {};

/** @param {Puzzle} puzzle @returns {Attempts} */
const attemptsAt = ({ id }) => allAttempts()[id] ?? none;

/** @returns {Rating} */
export const currentRating = () => getItem('wuziqi.rating') ?? newRating;

/** @param {Puzzle} puzzle @param {Attempts} attempts */
const store = ({ id }, attempts) => setItem('wuziqi.puzzles', { ...allAttempts(), [id]: attempts });

/**
 * The first attempt ends with a mistake or the solution; only then the rating changes.
 * @param {Puzzle} puzzle
 * @param {Partial<Attempts>} end of the attempt
 */
function update(puzzle, end) {
  const before = attemptsAt(puzzle);
  const isFirst = !before.mistakes && !before.solved;
  const after = { ...before, ...end };
  store(puzzle, after);
  if (isFirst) setItem('wuziqi.rating', rate(currentRating(), puzzle.grade, scoreOf(after)));
}

/** @param {Puzzle} puzzle @param {boolean} [isRepetition] */
export function countHint(puzzle, isRepetition = false) {
  const attempts = attemptsAt(puzzle);
  store(puzzle, { ...attempts, ...(isRepetition ? afterMistake(today()) : { hints: attempts.hints + 1 }) });
}

/** @param {Puzzle} puzzle @param {boolean} [isRepetition] */
export function countMistake(puzzle, isRepetition = false) {
  const { mistakes } = attemptsAt(puzzle);
  update(puzzle, { mistakes: isRepetition ? mistakes : mistakes + 1, ...afterMistake(today()) });
}

/** @param {Puzzle} puzzle @param {string | null} date if it was the puzzle of that day */
export function countSolved(puzzle, date) {
  update(puzzle, { solved: true, ...afterSolution(attemptsAt(puzzle), today()) });
  const { hints, mistakes } = attemptsAt(puzzle);
  if (date) saveDailyResult('wuziqi', date, { hints, mistakes }, () => false); // the first stays
}

/** @param {Puzzle} puzzle @returns {'new' | 'missed' | 'solved'} missed: not solved yet, after a mistake */
export function stateOf(puzzle) {
  const { mistakes, solved } = attemptsAt(puzzle);
  return solved ? 'solved' : mistakes ? 'missed' : 'new';
}
