// Describes the result of the puzzle of the day, and the days in a row.
import { currentStreak, dailyResult, shareText, streakText } from '../../kernel/daily.js';
import { joined, t } from '../../kernel/i18n.js';
import { puzzleOfDay } from './daily.js';
import { taskText } from './texts.js';

/** @import { Puzzle } from './pack.js' */

/** @param {{ hints: number, mistakes: number }} result @returns {string} */
export const scoreText = ({ hints, mistakes }) =>
  joined(
    mistakes ? t(`走错 ${mistakes} 次`, `mistakes: ${mistakes}`) : t('一次做对', 'no mistakes'),
    hints ? t(`提示 ${hints} 步`, `hints: ${hints}`) : t('未用提示', 'no hints'),
  );

/** @returns {string} '' if it is no streak */
export const currentStreakText = () => streakText(currentStreak('wuziqi'));

/** The texts of the panel. @param {readonly Puzzle[]} puzzles */
export const dailyOf = (puzzles) => ({
  game: /** @type {const} */ ('wuziqi'),
  describe(/** @type {string} */ date) {
    const puzzle = puzzleOfDay(date, puzzles);
    return joined(t(`${puzzle.grade} 级`, `grade ${puzzle.grade}`), taskText(puzzle), currentStreakText());
  },
  score: (/** @type {{ hints: number, mistakes: number }} */ result) =>
    joined(t('解出来了', 'solved'), scoreText(result), currentStreakText()),
  text(/** @type {string} */ date) {
    const task = taskText(puzzleOfDay(date, puzzles));
    const score = joined(task, scoreText(dailyResult('wuziqi', date)), currentStreakText());
    return shareText(t('五子棋习题', 'Gomoku puzzles'), date, score, `#daily=${date}`);
  },
});
