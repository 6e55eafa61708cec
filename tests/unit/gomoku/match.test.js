import { DECIDED, eloOf, estimate, expected, logLikelihoodRatio, sampleOf } from '../../bench/match/statistics.js';

test('a score is a difference in Elo', () => {
  expect(eloOf(0.5)).toBe(0);
  expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
  expect(eloOf(1)).toBe(Infinity);
  expect(eloOf(0)).toBe(-Infinity);
  for (const elo of [-300, -20, 0, 5, 400]) expect(eloOf(expected(elo))).toBeCloseTo(elo, 8);
});

test('more games narrow the interval', () => {
  const scores = [1, 0.5, 0.5, 0, 1, 0.5, 1, 0.5];
  const few = estimate(sampleOf(scores));
  const many = estimate(sampleOf(Array.from({ length: 50 }, () => scores).flat()));
  expect(sampleOf(scores)).toMatchObject({ mean: 0.625, count: 8 });
  expect(few.elo).toBeCloseTo(eloOf(0.625), 8);
  expect(few.low).toBeLessThan(0);
  expect(many.low).toBeGreaterThan(50);
  expect(many.high).toBeLessThan(few.high);
});

test('the sequential test decides for the nearer difference', () => {
  const better = sampleOf(Array.from({ length: 200 }, (_, i) => (i % 4 === 0 ? 0.5 : i % 2)));
  const even = sampleOf(Array.from({ length: 200 }, (_, i) => i % 2));
  expect(logLikelihoodRatio(better, 0, 40)).toBeGreaterThan(0);
  expect(logLikelihoodRatio(even, 0, 40)).toBeLessThan(0);
  expect(logLikelihoodRatio(even, -40, 40)).toBeCloseTo(0, 8);
  expect(logLikelihoodRatio(sampleOf([0.5, 0.5]), 0, 40)).toBe(0);
  expect(DECIDED).toBeCloseTo(2.944, 3);
});
