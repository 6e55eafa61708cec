import { load } from 'qiju/huarong';
import { groupLevels, starsOf } from '../../../web/site/games/huarong/level-groups.js';
import { shortLevels } from '../../../web/site/games/huarong/short-levels.js';

const { levels: classics, solve } = await load();
const levels = [...shortLevels, ...classics];

test('every level of 华容道 is in one group, from easy to hard', () => {
  const groups = groupLevels(levels);
  const all = groups.flatMap((group) => group.levels);
  expect(new Set(all)).toEqual(new Set(levels));
  expect(all).toHaveLength(levels.length);
  const lengths = all.map((level) => level.lengths?.move ?? Infinity);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(Math.min(...groups.map((group) => group.levels.length))).toBeGreaterThan(4);
});

test('the first levels take 3 to 15 moves, and state their shortest lengths', () => {
  expect(shortLevels.map(({ lengths }) => lengths?.move)).toEqual([3, 6, 9, 12, 15]);
  for (const { board, lengths } of shortLevels) {
    const found = /** @type {const} */ (['step', 'slide', 'move']).map((metric) => solve(board, { metric }));
    expect(found.map((solution) => solution.status === 'solved' && solution.length)).toEqual([
      lengths?.step,
      lengths?.slide,
      lengths?.move,
    ]);
  }
});

test('a level has more stars the nearer its solution is to the shortest', () => {
  expect([80, 81, 100, 102, 500].map((length) => starsOf(length, 80))).toEqual([3, 2, 2, 1, 1]);
});
