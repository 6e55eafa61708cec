import { load } from 'qiju/huarong';
import { groupLevels, starsOf } from '../../../web/site/games/huarong/level-groups.js';

const { levels } = await load();

test('every level of 华容道 is in one group, from easy to hard', () => {
  const groups = groupLevels(levels);
  const all = groups.flatMap((group) => group.levels);
  expect(new Set(all)).toEqual(new Set(levels));
  expect(all).toHaveLength(levels.length);
  const lengths = groups.map((group) => group.levels.map((level) => level.lengths?.move ?? Infinity));
  for (let index = 1; index < lengths.length; index++) {
    expect(Math.min(...lengths[index])).toBeGreaterThan(Math.max(...lengths[index - 1]));
  }
  expect(Math.min(...lengths.map(({ length }) => length))).toBeGreaterThan(5);
});

test('a level has more stars the nearer its solution is to the shortest', () => {
  expect([80, 81, 100, 102, 500].map((length) => starsOf(length, 80))).toEqual([3, 2, 2, 1, 1]);
});
