// Results of levels: games played and won, and the best. Without localStorage the items are kept in the module.
import { bestOf, resultsOf, ResultTracker, sumOf } from '../../../web/site/kernel/results.js';

/** @import { Game } from '../../../web/site/kernel/saved-game.js' */

/** Plays a new game. @param {Game} game @param {string} level @returns {ResultTracker} */
function play(game, level) {
  const results = new ResultTracker(game, () => level);
  results.played();
  return results;
}

test('the lowest score without help is kept', () => {
  const win = (/** @type {number | null} */ score) => play('huarongdao', 'a').won(score);
  expect(bestOf('huarongdao', 'a')).toBe(null);
  win(null);
  expect(resultsOf('huarongdao').a).toEqual({ played: 1, won: 1, best: null });
  for (const score of [90, 81, 81, 100, null]) win(score);
  expect(resultsOf('huarongdao').a).toEqual({ played: 6, won: 6, best: 81 });
  win(0);
  win(1);
  expect(bestOf('huarongdao', 'a')).toBe(0);
});

test('each level and game has its own results', () => {
  for (const level of ['a', 'a']) play('wuziqi', level);
  play('wuziqi', 'b').won(5);
  expect(resultsOf('wuziqi')).toEqual({
    a: { played: 2, won: 0, best: null },
    b: { played: 1, won: 1, best: 5 },
  });
  const all = Object.values(resultsOf('wuziqi'));
  expect([sumOf(all, 'played'), sumOf(all, 'won')]).toEqual([3, 1]);
  expect(resultsOf('lianliankan')).toEqual({});
});

test('a game counts once as played and once as won, and not as won before a move', () => {
  let current = 'a';
  const results = new ResultTracker('lianliankan', () => current);
  results.won(1);
  expect([results.counted, resultsOf('lianliankan')]).toEqual(['nothing', {}]);
  results.played();
  results.played();
  results.won(20);
  results.won(10);
  results.played();
  expect(resultsOf('lianliankan')).toEqual({ a: { played: 1, won: 1, best: 20 } });
  current = 'b';
  expect(results.level).toBe('b');
  results.counted = 'nothing';
  results.played();
  expect(resultsOf('lianliankan').b).toEqual({ played: 1, won: 0, best: null });
});
