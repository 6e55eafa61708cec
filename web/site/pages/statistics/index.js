// Shows what the visitor has played and won: totals, the days of the daily games, and the parts of each game.
import { currentStreak, daysText, missedText } from '../../kernel/daily.js';
import { createElement } from '../../kernel/dom.js';
import { joined, t } from '../../kernel/i18n.js';
import { resultsOf, sumOf } from '../../kernel/results.js';
import { getItem, onChangeElsewhere } from '../../kernel/storage.js';
import { longestStreak, recentDays } from './days.js';
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
  const streak = currentStreak(game);
  return [
    ...counts,
    [joined(t('连续天数', 'Streak'), missedText(streak)), daysText(streak.days)],
    [t('最长连续天数', 'Longest streak'), daysText(longestStreak(game))],
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
  section
    .querySelector('.days')
    ?.replaceChildren(
      ...days.map(({ date, result }) => createElement('i', { title: date, class: result ? 'done' : '' })),
    );
}

/** @param {import('./goals.js').Goal} goal */
function drawGoal({ name, done, all, text }) {
  const bar = { max: String(Math.max(all, 1)), value: String(done), 'aria-label': name };
  return createElement(
    'li',
    { class: all > 0 && done === all ? 'complete' : '' },
    createElement('span', {}, name),
    createElement('progress', bar),
    createElement('b', {}, text),
  );
}

function draw() {
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-game]'))) {
    const game = /** @type {Game} */ (section.dataset.game);
    section
      .querySelector('.facts')
      ?.replaceChildren(
        ...facts(game).map(([label, value]) =>
          createElement('div', {}, createElement('dt', {}, label), createElement('dd', {}, value)),
        ),
      );
    drawDays(section, game);
    section.hidden = false;
    section.querySelector('.goals')?.replaceChildren(...goals[game]().map(drawGoal));
  }
}

draw();
for (const game of Object.keys(goals)) onChangeElsewhere(`${game}.results`, draw);
