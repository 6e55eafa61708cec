// Missed puzzles come back after growing intervals, as in the boxes of Sebastian Leitner.
import { dayOf } from '../../kernel/daily.js';

/** The days until a missed puzzle comes back, by the number of repetitions that it has passed. After the last it is learned. */
const INTERVALS = [1, 3, 7, 21];

/** @typedef {{ mistakes: number, date?: string, passed?: number }} Missed date: of the last mistake or passed repetition, unknown in old items; passed: repetitions since the last mistake */

/**
 * @param {Missed} attempts at a puzzle
 * @param {string} today
 * @returns {number | null} 0 if it is due; null if it never was missed, or is learned
 */
export function daysToRepetition({ mistakes, date, passed }, today) {
  const interval = INTERVALS[passed ?? 0];
  if (!mistakes || !interval) return null;
  return date ? Math.max(0, interval - (dayOf(today) - dayOf(date))) : 0;
}

/** @param {Missed} attempts @param {string} today */
const isDue = (attempts, today) => daysToRepetition(attempts, today) === 0;

/** @param {string} today @returns {Pick<Missed, 'date' | 'passed'>} the state after a mistake, or a hint in a repetition */
export const afterMistake = (today) => ({ date: today, passed: 0 });

/** @param {Missed} attempts that are solved now @param {string} today @returns {Pick<Missed, 'date' | 'passed'>} changes only if it was due */
export const afterSolution = (attempts, today) =>
  isDue(attempts, today) ? { date: today, passed: (attempts.passed ?? 0) + 1 } : {};

/**
 * @template {{ id: string }} Puzzle
 * @param {readonly Puzzle[]} puzzles
 * @param {Record<string, Missed>} all attempts by the puzzle's id
 * @param {string} today
 */
export const duePuzzles = (puzzles, all, today) => puzzles.filter(({ id }) => all[id] && isDue(all[id], today));
