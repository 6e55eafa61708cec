// The panel of the puzzle of the day: its result, the days in a row, and sharing it.
import { currentStreak, dailyResult, shareText, today } from '../../kernel/daily.js';
import { byId, onClick, setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { copyAndSay } from '../../kernel/share.js';
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

/** @param {string} date @param {Puzzle} puzzle @returns {string} the result to share */
const dailyText = (date, puzzle) =>
  shareText(
    t('五子棋习题', 'Gomoku puzzles'),
    date,
    [taskText(puzzle), scoreText(dailyResult('wuziqi', date)), streakText()].filter(Boolean).join(t('，', ', ')),
    `#daily=${date}`,
  );

/**
 * @param {readonly Puzzle[]} puzzles
 * @param {(date: string) => void} play
 * @param {(message: string) => void} say shows whether it was copied
 * @returns {() => void} updates the panel
 */
export function createDailyPanel(puzzles, play, say) {
  const daily = () => puzzleOfDay(today(), puzzles);
  onClick({
    'play-daily': () => play(today()),
    'copy-daily': () => copyAndSay(dailyText(today(), daily()), say),
  });
  return () => {
    const result = dailyResult('wuziqi', today());
    const { grade } = daily();
    const text = result
      ? t(`解出来了，${scoreText(result)}`, `solved, ${scoreText(result)}`)
      : t(`${grade} 级，${taskText(daily())}`, `grade ${grade}, ${taskText(daily())}`);
    byId('daily-state').textContent = [`${today()}${t('：', ': ')}${text}`, streakText()]
      .filter(Boolean)
      .join(t('，', ', '));
    setEnabled('copy-daily', result !== null);
  };
}
