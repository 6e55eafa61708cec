// Stored positions and attempts. Without localStorage the items are kept in the module.
import { jest } from '@jest/globals';
import { newRating, rate } from '../../../web/site/games/gomoku-puzzles/rating.js';
import { dropProgress, keepProgress, progressOf } from '../../../web/site/games/huarong/progress.js';
import { getItem, setItem } from '../../../web/site/kernel/storage.js';

Object.assign(globalThis, { document: { documentElement: { lang: 'en', dataset: {} } } });
const { allAttempts, countHint, countMistake, countSolved, currentRating, stateOf } =
  await import('../../../web/site/games/gomoku-puzzles/progress.js');
const { dailyResult, today } = await import('../../../web/site/kernel/daily.js');

describe('华容道', () => {
  const at = (/** @type {number} */ time) => ({ line: [], helped: false, time });
  const codes = () => Object.keys(getItem('huarongdao.progress') ?? {});

  test('the latest sixty positions are kept, and a continued one is the latest', () => {
    for (let time = 1; time <= 60; time++) keepProgress(`c${time}`, at(time));
    expect(codes()).toHaveLength(60);
    keepProgress('c30', at(100));
    expect([codes().length, codes().at(-1), progressOf('c30')]).toEqual([60, 'c30', at(100)]);
    keepProgress('c61', at(61));
    expect([codes().length, progressOf('c1'), progressOf('c2'), progressOf('c30')]).toEqual([
      60,
      undefined,
      at(2),
      at(100),
    ]);
  });

  test('only the removed position is gone', () => {
    dropProgress('c61');
    dropProgress('another');
    expect([codes().length, progressOf('c61'), progressOf('c30')]).toEqual([59, undefined, at(100)]);
  });
});

describe('五子棋', () => {
  const puzzle = (/** @type {string} */ id, grade = 3) => /** @type {any} */ ({ id, grade });

  test('only the first attempt changes the rating, and it ends with a mistake or the solution', () => {
    expect(currentRating()).toEqual(newRating);
    countHint(puzzle('a'));
    expect([currentRating(), stateOf(puzzle('a'))]).toEqual([newRating, 'new']);
    countSolved(puzzle('a'), null);
    const first = rate(newRating, 3, 2 / 3);
    expect([currentRating(), stateOf(puzzle('a'))]).toEqual([first, 'solved']);
    countMistake(puzzle('a'));
    countSolved(puzzle('a'), null);
    expect(currentRating()).toEqual(first);

    countMistake(puzzle('b', 1));
    const second = rate(first, 1, 0);
    expect([currentRating(), stateOf(puzzle('b'))]).toEqual([second, 'missed']);
    countHint(puzzle('b'));
    countMistake(puzzle('b'));
    countSolved(puzzle('b'), null);
    expect([currentRating(), stateOf(puzzle('b')), stateOf(puzzle('c'))]).toEqual([second, 'solved', 'new']);
    expect(allAttempts()).toEqual({
      a: { hints: 1, mistakes: 1, solved: true, date: today(), passed: 0 },
      b: { hints: 1, mistakes: 2, solved: true, date: today(), passed: 0 },
    });
  });

  test('a repetition counts neither mistakes nor hints, but both put the next one off', () => {
    const old = { hints: 1, mistakes: 1, solved: false };
    setItem('wuziqi.puzzles', { e: old, f: old, g: old });
    const rating = currentRating();
    countMistake(puzzle('e'), true);
    countSolved(puzzle('e'), null);
    countHint(puzzle('f'), true);
    countSolved(puzzle('g'), null);
    expect(allAttempts()).toEqual({
      e: { ...old, solved: true, date: today(), passed: 0 },
      f: { ...old, date: today(), passed: 0 },
      g: { ...old, solved: true, date: today(), passed: 1 },
    });
    expect(currentRating()).toEqual(rating);
  });

  test('the first result of a day stays', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00') });
    countMistake(puzzle('d'));
    countSolved(puzzle('d'), '2026-11-21');
    countHint(puzzle('d'));
    countSolved(puzzle('d'), '2026-11-21');
    expect(dailyResult('wuziqi', '2026-11-21')).toEqual({ hints: 0, mistakes: 1 });
    expect(dailyResult('wuziqi', '2026-11-22')).toBe(null);
    jest.useRealTimers();
  });
});
