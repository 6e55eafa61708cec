// The panel of the daily game says what it is or how it ended, and shares the result.
import { dailyResult, today } from './daily.js';
import { byId, onClick, setEnabled } from './dom.js';
import { t } from './i18n.js';
import { copyAndSay } from './share.js';

/**
 * @template Result as it is stored
 * @param {object} daily
 * @param {import('./saved-game.js').Game} daily.game
 * @param {(date: string) => string} daily.describe what the game of a day is
 * @param {(result: Result, date: string) => string} daily.score
 * @param {(date: string) => string} daily.text the result to share
 * @param {(date: string) => unknown} play
 * @param {(message: string) => void} say shows that the result was copied
 * @returns {() => void} updates the panel
 */
export function createDailyPanel({ game, describe, score, text }, play, say) {
  onClick({
    'play-daily': () => play(today()),
    'copy-daily': () => copyAndSay(text(today()), say, t('成绩已复制', 'Result copied')),
  });
  return () => {
    const date = today();
    const result = dailyResult(game, date);
    byId('daily-state').textContent = `${date}${t('：', ': ')}${result ? score(result, date) : describe(date)}`;
    setEnabled('copy-daily', result !== null);
  };
}
