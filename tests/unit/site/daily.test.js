// The days of the daily games: the visitor's date, and days in a row.
import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';

const address = new URL('../../../web/site/kernel/daily.js', import.meta.url).href;
Object.assign(globalThis, { document: { documentElement: { lang: 'en', dataset: {} } } });
const { currentStreak, dailyResult, saveDailyResult, streakOf, today } =
  await import('../../../web/site/kernel/daily.js');
const { longestStreak, recentDays } = await import('../../../web/site/pages/statistics/days.js');

/** @param {string} now @param {() => void} action at that time */
function at(now, action) {
  jest.useFakeTimers({ now: new Date(now) });
  action();
  jest.useRealTimers();
}

test('today is the date in the visitor’s time zone', () => {
  const cases = [
    ['Asia/Shanghai', '2026-11-22T17:30:00Z', '2026-11-23'],
    ['Asia/Shanghai', '2026-11-22T15:30:00Z', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-23T02:00:00Z', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-12-31T10:30:00Z', '2027-01-01'],
  ];
  // Jest's process does not let a test change its time zone.
  const program = `
    globalThis.document = { documentElement: { dataset: {} } };
    const { today } = await import('${address}');
    const Original = Date;
    const dates = ${JSON.stringify(cases)}.map(([zone, now]) => {
      process.env.TZ = zone;
      globalThis.Date = class extends Original {
        constructor(...parts) {
          super(...(parts.length ? parts : [now]));
        }
      };
      return today();
    });
    console.log(JSON.stringify(dates));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(JSON.parse(answer)).toEqual(cases.map(([, , date]) => date));
});

test('the days in a row may end yesterday, the longest may have ended long ago', () =>
  at('2026-11-22T12:00', () => {
    const save = (/** @type {string} */ date) => saveDailyResult('wuziqi', date, { hints: 0, mistakes: 1 }, () => true);
    ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-20', '2026-11-21'].forEach(save);
    expect(today()).toBe('2026-11-22');
    expect([currentStreak('wuziqi'), longestStreak('wuziqi')]).toEqual([2, 3]);
    expect(['2026-11-12', '2026-11-13', '2026-11-11'].map((date) => streakOf('wuziqi', date))).toEqual([3, 0, 2]);
    save('2026-11-22');
    expect(currentStreak('wuziqi')).toBe(3);
    expect([currentStreak('huarongdao'), longestStreak('huarongdao')]).toEqual([0, 0]);
    const days = recentDays('wuziqi');
    expect([days.length, days[0].date, days[34].date]).toEqual([35, '2026-10-19', '2026-11-22']);
    expect(days.filter(({ result }) => result)).toHaveLength(6);
  }));

test('the better result of a day is kept, for the last hundred days', () => {
  const fewer = (/** @type {any} */ a, /** @type {any} */ b) => a.moves < b.moves;
  const save = (/** @type {string} */ date, /** @type {number} */ moves) =>
    saveDailyResult('huarongdao', date, { moves, helped: false }, fewer);
  for (const moves of [81, 80, 90]) save('2026-11-21', moves);
  expect(dailyResult('huarongdao', '2026-11-21')).toEqual({ moves: 80, helped: false });
  for (let day = 0; day < 100; day++) save(new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10), 1);
  expect(dailyResult('huarongdao', '2026-11-21')).toBeNull();
  expect(longestStreak('huarongdao')).toBe(100);
});
