// The bonus of a game of 连连看: it runs down, grows with every match, and once it is empty the game goes on without it.
import { jest } from '@jest/globals';
import { BonusTimer, MOST, START } from '../../../web/site/games/lianliankan/bonus-timer.js';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

test('stands still before the first match, then runs down, and stops when it is stopped', () => {
  const timer = new BonusTimer();
  now += 5000;
  expect([timer.left, timer.running]).toEqual([START, false]);
  timer.match(6);
  expect([timer.left, timer.running]).toEqual([START + 3000, true]);
  now += 1000;
  expect(timer.left).toBe(START + 2000);
  timer.stop();
  now += 9000;
  expect([timer.left, timer.running]).toEqual([START + 2000, false]);
  timer.start();
  now += 500;
  expect(timer.left).toBe(START + 1500);
});

test('grows more with matches that follow each other quickly, up to a limit', () => {
  const timer = new BonusTimer();
  for (const [pause, tiles, combo, left] of [
    [0, 20, 1, 23_000],
    [1000, 18, 2, 25_500],
    [4000, 16, 3, 25_500],
    [4001, 14, 1, 24_499],
    [0, 12, 2, 27_999],
    [0, 10, 3, MOST],
    [0, 8, 4, MOST],
  ]) {
    now += pause;
    timer.match(tiles);
    expect([timer.combo, timer.left]).toEqual([combo, left]);
  }
  expect(timer.bestCombo).toBe(4);
});

test('a pair that was undone adds nothing when it is removed again', () => {
  const timer = new BonusTimer();
  timer.match(6);
  timer.match(4);
  const { left } = timer;
  timer.match(4);
  timer.match(6);
  expect([timer.combo, timer.left]).toEqual([2, left]);
  timer.match(2);
  expect(timer.combo).toBe(3);
});

test('an empty timer stays empty', () => {
  const timer = new BonusTimer();
  timer.match(6);
  now += 60_000;
  expect([timer.left, timer.running]).toEqual([0, false]);
  timer.match(4);
  expect(timer.left).toBe(0);
});

test('continues with a saved game, without a combo at first, and can be reset', () => {
  const timer = new BonusTimer();
  timer.resume(99_000, 5, 10);
  expect([timer.left, timer.bestCombo, timer.running]).toEqual([MOST, 5, false]);
  timer.match(10);
  expect(timer.combo).toBe(0);
  timer.match(8);
  expect([timer.combo, timer.bestCombo]).toEqual([1, 5]);
  timer.reset();
  expect([timer.left, timer.combo, timer.bestCombo]).toEqual([START, 0, 0]);
});
