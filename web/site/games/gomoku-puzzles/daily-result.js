// The result of the puzzle of the day, and the days in a row.
import { currentStreak, dailyResult, shareText } from '../../kernel/daily.js';
import { t } from '../../kernel/i18n.js';
import { puzzleOfDay } from './daily.js';
import { taskText } from './texts.js';

/** @import { Puzzle } from './pack.js' */

/** @param {{ hints: number, mistakes: number }} result @returns {string} */
export const scoreText = ({ hints, mistakes }) =>
  [
    mistakes ? t(`走错 ${mistakes} 次`, `mistakes: ${mistakes}`) : t('一次做对', 'no mistakes'),
    hints ? t(`提示 ${hints} 步`, `hints: ${hints}`) : t('没用提示', 'no hints'),
  ].join(t('，', ', '));

/** @returns {string | null} */
export function streakText() {
  const streak = currentStreak('wuziqi');
  return streak > 1 ? t(`连续 ${streak} 天`, `${streak} days in a row`) : null;
}

/** @param {(string | null)[]} parts */
const join = (...parts) => parts.filter(Boolean).join(t('，', ', '));

/** As the panel shows it. @param {readonly Puzzle[]} puzzles */
export const dailyOf = (puzzles) => ({
  game: /** @type {const} */ ('wuziqi'),
  describe(/** @type {string} */ date) {
    const puzzle = puzzleOfDay(date, puzzles);
    return join(t(`${puzzle.grade} 级`, `grade ${puzzle.grade}`), taskText(puzzle), streakText());
  },
  score: (/** @type {{ hints: number, mistakes: number }} */ result) =>
    join(t('解出来了', 'solved'), scoreText(result), streakText()),
  text: (/** @type {string} */ date) =>
    shareText(
      t('五子棋习题', 'Gomoku puzzles'),
      date,
      join(taskText(puzzleOfDay(date, puzzles)), scoreText(dailyResult('wuziqi', date)), streakText()),
      `#daily=${date}`,
    ),
});
