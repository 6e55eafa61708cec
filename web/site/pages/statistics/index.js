// What the visitor has played and won: totals, the days of the daily games, and how far each game is explored.
import { currentStreak, longestStreak, recentDays } from '../../kernel/daily.js';
import { createElement } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { resultsOf, sumOf } from '../../kernel/results.js';
import { getItem, onChangeElsewhere } from '../../kernel/storage.js';
import { goals } from './goals.js';
import '../../kernel/shell.js';

/** @import { Game } from '../../kernel/saved-game.js' */

/** @param {Game} game @returns {[label: string, value: string][]} */
function facts(game) {
  const results = Object.values(resultsOf(game));
  const [played, won] = [sumOf(results, 'played'), sumOf(results, 'won')];
  /** @type {[string, string][]} */
  const counts = [
    [t('局数', 'Played'), String(played)],
    [t('胜局', 'Won'), String(won)],
  ];
  if (played > 0) counts.push([t('胜率', 'Win rate'), `${Math.round((100 * won) / played)}%`]);
  if (game === 'wuziqi') {
    const { rating, attempts } = getItem('wuziqi.rating') ?? {};
    if (attempts) counts.push([t('习题等级分', 'Puzzle rating'), String(rating)]);
  }
  const days = (/** @type {number} */ count) => t(`${count} 天`, count === 1 ? '1 day' : `${count} days`);
  return [
    ...counts,
    [t('连续天数', 'Streak'), days(currentStreak(game))],
    [t('最长连续天数', 'Longest streak'), days(longestStreak(game))],
  ];
}

/** @param {Element} section @param {Game} game */
function drawDays(section, game) {
  const days = recentDays(game);
  const played = days.filter(({ result }) => result).length;
  const caption = section.querySelector('.caption');
  if (!caption) return;
  const isPuzzle = game !== 'lianliankan';
  caption.textContent = t(
    `${isPuzzle ? '每日一题' : '每日一局'}：最近 ${days.length} 天玩了 ${played} 天`,
    `Daily ${isPuzzle ? 'puzzle' : 'game'}: played on ${played} of the last ${days.length} days`,
  );
  section.querySelector('.days')?.replaceChildren(
    ...days.map(({ date, result }) => {
      const day = createElement('i');
      day.title = date;
      day.classList.toggle('done', Boolean(result));
      return day;
    }),
  );
}

/** @param {import('./goals.js').Goal} goal */
function drawGoal({ name, done, all, text }) {
  const bar = document.createElement('progress');
  bar.max = Math.max(all, 1);
  bar.value = done;
  bar.setAttribute('aria-label', name);
  const item = createElement('li', createElement('span', name), bar, createElement('b', text));
  item.classList.toggle('complete', all > 0 && done === all);
  return item;
}

function draw() {
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-game]'))) {
    const game = /** @type {Game} */ (section.dataset.game);
    section
      .querySelector('.facts')
      ?.replaceChildren(
        ...facts(game).map(([label, value]) =>
          createElement('div', createElement('dt', label), createElement('dd', value)),
        ),
      );
    drawDays(section, game);
    section.hidden = false;
    section.querySelector('.goals')?.replaceChildren(...goals[game]().map(drawGoal));
  }
}

draw();
for (const game of Object.keys(goals)) onChangeElsewhere(`${game}.results`, draw);
