// The panel of the game of the day: its result, and what to show of it to others.
import { clockText } from '../../shared/clock.js';
import { resultOf, resultText, keepResult, streakOf, today } from '../../shared/daily.js';
import { allow, listen } from '../../shared/player.js';
import { byId, say } from '../../shared/shell.js';
import { dailyOf } from './day.js';

/** @typedef {import('./address.js').Game} Game */
/** @typedef {{ pairs: number, time: number, hints: number, shuffles: number }} Result time: in milliseconds */

/** @param {string} date @param {Result} result kept if it took less help than the one before, or less time */
export const keepDaily = (date, result) =>
  keepResult(
    'lianliankan',
    date,
    result,
    (a, b) => a.hints + a.shuffles - b.hints - b.shuffles < Number(a.time < b.time),
  );

/** @param {string} date @param {Result} result */
function score(date, { pairs, time, hints, shuffles }) {
  const streak = streakOf('lianliankan', date);
  return [
    say(`${pairs} 对，用时 ${clockText(time)}`, `${pairs} pairs in ${clockText(time)}`),
    hints > 0 ? say(`提示 ${hints} 次`, `hints: ${hints}`) : say('没用提示', 'no hints'),
    shuffles > 0 && say(`重排 ${shuffles} 次`, `shuffles: ${shuffles}`),
    streak > 1 && say(`连续 ${streak} 天`, `${streak} days in a row`),
  ]
    .filter(Boolean)
    .join(say('，', ', '));
}

/** @param {string} date @returns {Promise<void>} puts the result on the clipboard */
export const copyDaily = (date) =>
  navigator.clipboard.writeText(
    resultText(say('连连看', 'Lianliankan'), date, score(date, resultOf('lianliankan', date)), `#daily=${date}`),
  );

/**
 * @param {(game: Game) => void} play
 * @param {() => void} copied
 * @returns {() => void} brings the panel up to date
 */
export function createDaily(play, copied) {
  listen({
    'play-daily': () => play(dailyOf(today())),
    'copy-daily': () => copyDaily(today()).then(copied),
  });
  return () => {
    const date = today();
    const result = resultOf('lianliankan', date);
    const { rows, cols } = dailyOf(date);
    byId('daily-state').textContent =
      `${date}${say('：', ': ')}${result ? score(date, result) : say(`${rows * cols} 张牌`, `${rows * cols} tiles`)}`;
    allow('copy-daily', result !== null);
  };
}
