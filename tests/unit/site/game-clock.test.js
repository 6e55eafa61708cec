import { jest } from '@jest/globals';
import { GameClock, parseControl } from '../../../web/site/games/gomoku/game-clock.js';

const control = { time: 60_000, increment: 2000 };
/** @type {GameClock} */
let clock;

beforeEach(() => {
  jest.useFakeTimers();
  clock = new GameClock();
  clock.reset(control);
});

afterEach(() => void jest.useRealTimers());

test('a time control is minutes and seconds a move', () => {
  expect(['3+2', '10+0', 'none', '', '3+', '+2'].map(parseControl)).toEqual([
    { time: 180_000, increment: 2000 },
    { time: 600_000, increment: 0 },
    ...[null, null, null, null],
  ]);
});

test('the time of the side to move runs, and each move adds the increment', () => {
  clock.run('black');
  jest.advanceTimersByTime(10_000);
  expect(clock.left).toEqual({ black: 50_000, white: 60_000 });
  clock.moved('black');
  jest.advanceTimersByTime(1000);
  expect([clock.left, clock.running]).toEqual([{ black: 52_000, white: 59_000 }, 'white']);
  clock.run('black'); // a move was taken back
  jest.advanceTimersByTime(2000);
  clock.run(null);
  jest.advanceTimersByTime(5000);
  expect([clock.left, clock.running, clock.flagged]).toEqual([{ black: 50_000, white: 59_000 }, null, null]);
});

test('whoever uses up the time loses, and gains nothing any more', () => {
  clock.reset(control, { black: 500, white: 60_000 });
  clock.run('black');
  jest.advanceTimersByTime(499);
  expect(clock.flagged).toBe(null);
  jest.advanceTimersByTime(1000);
  expect(clock.flagged).toBe('black');
  clock.moved('black');
  jest.advanceTimersByTime(1000);
  expect([clock.left, clock.running]).toEqual([{ black: 0, white: 60_000 }, null]);
});
