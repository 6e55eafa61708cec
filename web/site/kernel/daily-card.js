// What the result card of a daily game adds: the streak, when the next comes, and the other daily games that are open.
import { countdownText, currentStreak, dailyResult, daysText, missedText, today } from './daily.js';
import { joined, t } from './i18n.js';

/** @import { Game } from './saved-game.js' */
/** @import { Fact } from './result-card.js' */
/** @typedef {{ note: string, links: { label: string, href: string }[] }} DailyPart links: to other daily games */

/** The pages of the daily games, below the start page. @type {Record<Game, { path: string, name: string }>} */
const pages = {
  lianliankan: { path: 'lianliankan/', name: t('连连看', 'Lianliankan') },
  huarongdao: { path: 'huarongdao/', name: t('华容道', 'Huarong Road') },
  wuziqi: { path: 'wuziqi/puzzles/', name: t('五子棋', 'Gomoku') },
};

/** @param {Game} game @param {string | null | undefined} date of its daily game @returns {Fact | false} */
export const streakFact = (game, date) => date === today() && [t('连续', 'streak'), daysText(currentStreak(game).days)];

/** @param {Game} game @param {string} date of its daily game, which has been stored @returns {DailyPart} */
export function afterDaily(game, date) {
  const now = today();
  const { href } = /** @type {HTMLAnchorElement} */ (document.querySelector('.brand'));
  const open = /** @type {Game[]} */ (Object.keys(pages)).filter((each) => each !== game && !dailyResult(each, now));
  return {
    note:
      date < now
        ? t('补做的一天不计入连续天数。', 'Solved late, it does not count for the streak.')
        : joined(missedText(currentStreak(game)), countdownText(game)),
    links: open.map((each) => ({ label: pages[each].name, href: `${href}${pages[each].path}#daily=${now}` })),
  };
}
