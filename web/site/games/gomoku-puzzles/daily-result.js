// Describes the result of a puzzle, and of the puzzle of the day.
import { joined, t } from '../../kernel/i18n.js';
import { puzzleOfDay } from './daily.js';
import { taskText } from './texts.js';

/** @import { Puzzle } from './pack.js' */
/** @typedef {{ hints: number, mistakes: number }} Result */

/** More of a symbol are written as a number. */
const MOST = 6;

/** @param {string} symbol @param {number} count */
const row = (symbol, count) => (count > MOST ? `${symbol}×${count}` : symbol.repeat(count));

/** @param {Result} result @returns {string} */
const helpText = ({ hints, mistakes }) =>
  joined(
    mistakes ? t(`走错 ${mistakes} 次`, `mistakes: ${mistakes}`) : t('一次做对', 'no mistakes'),
    hints ? t(`提示 ${hints} 步`, `hints: ${hints}`) : t('未用提示', 'no hints'),
  );

/** @param {Result} result @param {Puzzle} puzzle @returns {string} */
export const scoreText = (result, puzzle) => joined(taskText(puzzle), helpText(result));

/** @param {Result} result @param {Puzzle} puzzle @returns {string} red for mistakes, yellow for hints, green for attacks */
export const symbolsOf = ({ hints, mistakes }, { moves }) =>
  row('🟥', mistakes) + row('🟨', hints) + '🟩'.repeat(moves);

/** The texts of the panel. @param {readonly Puzzle[]} puzzles @returns {import('../../kernel/daily.js').Daily<Result>} */
export const dailyOf = (puzzles) => ({
  game: 'wuziqi',
  name: t('五子棋习题', 'Gomoku puzzles'),
  describe(date) {
    const puzzle = puzzleOfDay(date, puzzles);
    return joined(t(`${puzzle.grade} 级`, `grade ${puzzle.grade}`), taskText(puzzle));
  },
  score: (result, date) => scoreText(result, puzzleOfDay(date, puzzles)),
  symbols: (result, date) => symbolsOf(result, puzzleOfDay(date, puzzles)),
});
