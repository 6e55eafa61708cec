// Describes a solved puzzle for the result card.
import { afterDaily, streakFact } from '../../kernel/daily-card.js';
import { dailyText, daysText, shareText, today } from '../../kernel/daily.js';
import { t } from '../../kernel/i18n.js';
import { currentRating } from './progress.js';
import { dailyOf, scoreText, symbolsOf } from './daily-result.js';
import { daysToRepetition } from './repetition.js';
import { dailyTitle, goalText, themesText, titleText } from './texts.js';

/** @import { Puzzle } from './pack.js' */
/** @import { Attempts } from './progress.js' */

/**
 * @param {object} solved
 * @param {Puzzle} solved.puzzle
 * @param {string | null} solved.date of the puzzle of a day
 * @param {boolean} solved.isRepetition of a missed puzzle, which counts neither mistakes nor hints
 * @param {Attempts} solved.attempts
 * @param {number} solved.attacks
 * @param {number} solved.rating before
 * @param {readonly number[]} solved.start the pieces of the position that was set up
 * @param {Record<'next' | 'again', () => unknown>} actions
 * @returns {import('../../kernel/result-card.js').Result}
 */
export function describeSolved({ puzzle, date, isRepetition, attempts, attacks, rating, start }, { next, again }) {
  const name = t('五子棋习题', 'Gomoku puzzles');
  const { rating: now } = currentRating();
  const title = date ? dailyTitle(date) : titleText(puzzle);
  const days = daysToRepetition(attempts, today());
  const isPerfect = !attempts.mistakes && !attempts.hints;
  return {
    title: t('解出来了！', 'Solved!'),
    subtitle: t(`${title}，${goalText(puzzle)}`, `${title}: ${goalText(puzzle)}`),
    praise: isPerfect ? t('一次做对，未用提示', 'No mistakes, no hints') : '',
    won: true,
    facts: [
      attacks > 0 && [t('进攻', 'attacks'), t(`${attacks} 手`, String(attacks))],
      !isRepetition && [t('走错', 'mistakes'), t(`${attempts.mistakes} 次`, String(attempts.mistakes))],
      !isRepetition && [t('提示', 'hints'), t(`${attempts.hints} 步`, String(attempts.hints))],
      now !== rating && [t('等级分', 'rating'), `${rating} → ${now}`],
      streakFact('wuziqi', date),
    ],
    about: [
      puzzle.themes.length && t(`题型：${themesText(puzzle.themes)}`, `Theme: ${themesText(puzzle.themes)}`),
      days !== null && t(`${days} 天后复习`, `next review in ${daysText(days)}`),
    ]
      .filter(Boolean)
      .join(t('；', '; ')),
    actions: [
      { id: 'next-puzzle', label: t('下一题', 'Next puzzle'), act: next },
      { id: 'again', label: t('再做一次', 'Again'), act: again },
    ],
    text: date
      ? dailyText(dailyOf([puzzle]), date, attempts)
      : shareText(name, title, `${symbolsOf(attempts, puzzle)}\n${scoreText(attempts, puzzle)}`, location.hash),
    drawing: { game: 'wuziqi', name, picture: { size: 15, moves: start } },
    daily: date ? afterDaily('wuziqi', date) : null,
  };
}
