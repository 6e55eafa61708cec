// How often each level was played and won: what is counted, and what stays of earlier games. Without a localStorage the items
// are kept until the module is gone.
import { bestOf, countPlayed, countWon, resultsOf, ResultTracker, sumOf } from '../../../web/site/kernel/results.js';

const level = { id: 'a', zh: '甲', en: 'A' };
const other = { id: 'b', zh: '乙', en: 'B' };

test('the lowest score without help is kept, whatever comes after it', () => {
  expect(bestOf('huarongdao', 'a')).toBe(null);
  countPlayed('huarongdao', level);
  countWon('huarongdao', level, null);
  expect(resultsOf('huarongdao').a).toEqual({ zh: '甲', en: 'A', played: 1, won: 1, best: null });
  for (const score of [90, 81, 81, 100, null]) countWon('huarongdao', level, score);
  expect(resultsOf('huarongdao').a).toEqual({ zh: '甲', en: 'A', played: 1, won: 6, best: 81 });
  countWon('huarongdao', level, 0);
  countWon('huarongdao', level, 1);
  expect(bestOf('huarongdao', 'a')).toBe(0);
});

test('levels and games have results of their own, and a level its newest names', () => {
  countPlayed('wuziqi', level);
  countPlayed('wuziqi', other);
  countPlayed('wuziqi', { ...level, zh: '子', en: 'C' });
  countWon('wuziqi', other, 5);
  expect(resultsOf('wuziqi')).toEqual({
    a: { zh: '子', en: 'C', played: 2, won: 0, best: null },
    b: { zh: '乙', en: 'B', played: 1, won: 1, best: 5 },
  });
  const all = Object.values(resultsOf('wuziqi'));
  expect([sumOf(all, 'played'), sumOf(all, 'won')]).toEqual([3, 1]);
  expect(resultsOf('lianliankan')).toEqual({});
});

test('a game counts once as played and once as won, and not as won before a move', () => {
  let current = level;
  const results = new ResultTracker('lianliankan', () => current);
  results.won(1);
  expect([results.counted, resultsOf('lianliankan')]).toEqual(['nothing', {}]);
  results.played();
  results.played();
  results.won(20);
  results.won(10);
  results.played();
  expect(resultsOf('lianliankan')).toEqual({ a: { zh: '甲', en: 'A', played: 1, won: 1, best: 20 } });
  current = other;
  expect(results.level).toBe(other);
  results.counted = 'nothing';
  results.played();
  expect(resultsOf('lianliankan').b).toEqual({ zh: '乙', en: 'B', played: 1, won: 0, best: null });
});
