// The days of the daily games: the visitor's date, and days in a row.
import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';

const address = new URL('../../../web/site/kernel/daily.js', import.meta.url).href;
Object.assign(globalThis, { document: { documentElement: { lang: 'en', dataset: {} } } });
const {
  countdownText,
  currentStreak,
  dailyResult,
  dailyResults,
  missedText,
  saveDailyResult,
  streakIn,
  streakText,
  today,
} = await import('../../../web/site/kernel/daily.js');
const { dailyOf } = await import('../../../web/site/games/gomoku-puzzles/daily-result.js');
const { daily: huarong } = await import('../../../web/site/games/huarong/daily-result.js');
const { daily: lianliankan } = await import('../../../web/site/games/lianliankan/daily-result.js');
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

/** The first of the days is 2026-11-01. @param {string} days an x for each with a result, l for a late one, . for a missed one */
function streakAfter(days) {
  const date = (/** @type {number} */ index) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
  const played = [...days].map((day, index) => /** @type {const} */ ([date(index), day]));
  const results = played
    .filter(([, day]) => day !== '.')
    .map(([each, day]) => [each, day === 'l' ? { late: true } : {}]);
  const { days: count, missed, longest } = streakIn(Object.fromEntries(results), date(days.length - 1));
  return [count, missed, longest];
}

test.each([
  ['', [0, 0, 0]],
  ['.', [0, 0, 0]],
  ['xxx', [3, 0, 3]],
  ['xx.', [2, 1, 2]],
  ['xx.x', [3, 1, 3]],
  ['xx..x', [1, 0, 2]],
  ['x.x.x', [1, 0, 2]],
  ['x.xxxxxx.x', [1, 0, 7]],
  ['x.xxxxxxx.x', [9, 2, 9]],
  ['xxx..xx.x', [1, 0, 3]],
  ['xxx..xxxxxxx.x', [8, 1, 8]],
  ['xxlx', [3, 1, 3]],
  ['lxx', [2, 0, 2]],
  ['l', [0, 0, 0]],
])('one missed day in eight is forgiven: %s', (days, expected) => expect(streakAfter(days)).toEqual(expected));

test('a streak has only dates, and only those until the day', () => {
  const dates = ['2026-11-02', '2026-11-01', '2026-11-04', 'x', '__proto__'];
  const results = Object.fromEntries(dates.map((date) => [date, {}]));
  expect(streakIn(results, '2026-11-02')).toEqual({ days: 2, missed: 0, longest: 2 });
});

test('the text of a streak says that a day was missed', () => {
  expect(streakText({ days: 9, missed: 0 })).toBe('9 days in a row');
  expect(streakText({ days: 9, missed: 2 })).toBe('9 days in a row (2 missed)');
  expect(streakText({ days: 1, missed: 1 })).toBe('');
  expect([0, 1, 2].map((missed) => missedText({ days: 9, missed }))).toEqual([
    '',
    '1 missed day forgiven',
    '2 missed days forgiven',
  ]);
});

test.each([
  ['2026-11-22T18:48:00', 'next in 5 h 12 min'],
  ['2026-11-22T18:47:01', 'next in 5 h 13 min'],
  ['2026-11-22T00:00:00', 'next in 24 h'],
  ['2026-11-22T23:59:59', 'next in 1 min'],
  ['2026-12-31T22:00:00', 'next in 2 h'],
])('the next daily game comes at midnight: %s', (now, expected) =>
  expect(countdownText('wuziqi', new Date(now))).toBe(expected),
);

test('the days in a row may end yesterday, the longest may have ended long ago', () =>
  at('2026-11-22T12:00', () => {
    const save = (/** @type {string} */ date) => saveDailyResult('wuziqi', date, { hints: 0, mistakes: 0 }, () => true);
    for (const date of ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-20', '2026-11-21']) {
      jest.setSystemTime(new Date(`${date}T12:00`));
      save(date);
    }
    jest.setSystemTime(new Date('2026-11-22T12:00'));
    expect(today()).toBe('2026-11-22');
    expect(currentStreak('wuziqi')).toMatchObject({ days: 2, missed: 0 });
    expect(longestStreak('wuziqi')).toBe(3);
    save('2026-11-19');
    expect(dailyResult('wuziqi', '2026-11-19')).toEqual({ hints: 0, mistakes: 0, late: true });
    expect(currentStreak('wuziqi').days).toBe(2);
    save('2026-11-20');
    expect(dailyResult('wuziqi', '2026-11-20')).toEqual({ hints: 0, mistakes: 0 });
    save('2026-11-22');
    expect(currentStreak('wuziqi').days).toBe(3);
    expect([currentStreak('huarongdao').days, longestStreak('huarongdao')]).toEqual([0, 0]);
    const days = recentDays('wuziqi');
    expect([days.length, days[0].date, days[34].date]).toEqual([35, '2026-10-19', '2026-11-22']);
    expect(days.filter(({ result }) => result)).toHaveLength(7);
  }));

test('the better result of a day is kept, for the last four hundred days', () =>
  at('2026-11-21T12:00', () => {
    const fewer = (/** @type {any} */ a, /** @type {any} */ b) => a.moves < b.moves;
    const save = (/** @type {string} */ date, /** @type {number} */ moves) =>
      saveDailyResult('huarongdao', date, { moves, helped: false }, fewer);
    for (const moves of [81, 80, 90]) save('2026-11-21', moves);
    expect(dailyResult('huarongdao', '2026-11-21')).toEqual({ moves: 80, helped: false });
    for (let day = 0; day < 400; day++) save(new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10), 1);
    expect(dailyResult('huarongdao', '2026-11-21')).toBeNull();
    expect(Object.keys(dailyResults('huarongdao'))).toHaveLength(400);
  }));

test('the symbols of a shared result show stars, or squares for mistakes and help', () => {
  const monday = '2026-11-23'; // 8 moves are the fewest
  const stars = (/** @type {number} */ moves, helped = false) => huarong.symbols({ moves, helped }, monday);
  expect([stars(8), stars(10), stars(11), stars(8, true)]).toEqual(['★★★', '★★☆', '★☆☆', '☆☆☆']);

  const tiles = (/** @type {number} */ hints, /** @type {number} */ shuffles) =>
    lianliankan.symbols({ pairs: 20, time: 60_000, hints, shuffles }, monday);
  expect([tiles(0, 0), tiles(2, 1), tiles(9, 1), tiles(0, 9)]).toEqual([
    '🟩🟩🟩🟩🟩',
    '🟥🟨🟨🟩🟩',
    '🟥🟨🟨🟨🟨',
    '🟥🟥🟥🟥🟥',
  ]);

  const { symbols } = dailyOf([/** @type {any} */ ({ grade: 1, moves: 3 })]);
  expect(symbols({ mistakes: 0, hints: 0 }, monday)).toBe('🟩🟩🟩');
  expect(symbols({ mistakes: 2, hints: 1 }, monday)).toBe('🟥🟥🟨🟩🟩🟩');
  expect(symbols({ mistakes: 12, hints: 0 }, monday)).toBe('🟥×12🟩🟩🟩');
});
