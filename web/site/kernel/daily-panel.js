// The panel of the daily game says what it is or how it ended, shares the result, and lists the days of three weeks.
import {
  countdownText,
  currentStreak,
  dailyResult,
  dailyResults,
  dailyText,
  datesUntil,
  daysSinceMonday,
  streakText,
  today,
} from './daily.js';
import { byId, createElement, onClick, setEnabled, setText } from './dom.js';
import { joined, t } from './i18n.js';
import { createListbox } from './listbox.js';
import { copyAndSay } from './share.js';
import { onChangeElsewhere } from './storage.js';

/** @param {string} date @returns {string} such as Mon, Nov 23 */
const nameOfDay = (date) =>
  new Date(date).toLocaleDateString(document.documentElement.lang, {
    ...{ month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' },
  });

/**
 * @template Result
 * @param {import('./daily.js').Daily<Result>} daily
 * @param {(date: string) => unknown} play
 * @param {(message: string) => void} say shows that the result was copied
 * @param {() => string | null | undefined} current the date of the daily game on the board
 * @returns {() => void} updates the panel
 */
export function createDailyPanel(daily, play, say, current) {
  const { game, describe, score } = daily;
  const place = byId('daily-days');
  const list = createListbox(place, { columns: 7 });
  /** @type {string[]} */
  let days = [];

  function drawDays() {
    if (days.at(-1) !== today()) {
      days = datesUntil(today(), 15 + daysSinceMonday(today())); // two weeks and this one, from Monday
      const button = (/** @type {string} */ date) =>
        createElement('button', { click: () => play(date) }, String(Number(date.slice(-2))));
      place.replaceChildren(...days.map(button));
      list.settle(days.length - 1);
    }
    const results = dailyResults(game);
    for (const [index, date] of days.entries()) {
      const isDone = Boolean(results[date]);
      const state = isDone ? t('已完成', 'done') : t('未完成', 'open');
      place.children[index].className = isDone ? 'done' : '';
      place.children[index].setAttribute(
        'aria-label',
        joined(nameOfDay(date), date === today() && t('今天', 'today'), state),
      );
    }
    list.mark((index) => days[index] === current());
  }

  function update() {
    const date = today();
    const result = dailyResult(game, date);
    const streak = streakText(currentStreak(game));
    const state = result
      ? joined(t('已完成', 'done'), score(result, date), streak, countdownText(game))
      : joined(describe(date), streak);
    setText(byId('daily-state'), `${date}${t('：', ': ')}${state}`);
    setEnabled('copy-daily', result !== null);
    drawDays();
  }

  onClick({
    'play-daily': () => play(today()),
    'copy-daily': () =>
      copyAndSay(dailyText(daily, today(), dailyResult(game, today())), say, t('成绩已复制', 'Result copied')),
  });
  onChangeElsewhere(`${game}.days`, update);
  place.closest('details')?.addEventListener('toggle', update); // for the countdown
  return update;
}
