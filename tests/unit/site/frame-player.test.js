import { jest } from '@jest/globals';
import { FramePlayer } from '../../../web/site/kernel/frame-player.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** @param {number} total */
function open(total) {
  /** @type {number[]} */
  const drawn = [];
  const player = new FramePlayer(({ steps }) => drawn.push(steps));
  player.open(total);
  return { player, drawn, playback: player.playback };
}

test('a film opens at its end, starts again from there, and stops at its end', () => {
  const { player, drawn, playback } = open(2);
  expect([drawn, playback.playing]).toEqual([[2], false]);
  playback.play();
  expect([player.steps, playback.playing]).toEqual([0, true]);
  jest.advanceTimersByTime(399);
  expect(player.steps).toBe(0);
  jest.advanceTimersByTime(401);
  expect([player.steps, playback.playing]).toEqual([2, false]);
  jest.runAllTimers();
  expect(drawn).toEqual([2, 0, 1, 2]);
});

test('a film goes on from the frame it was paused at', () => {
  const { player, playback } = open(10);
  player.open(10, 4);
  playback.play();
  jest.advanceTimersByTime(400);
  playback.pause();
  jest.advanceTimersByTime(4000);
  expect([player.steps, playback.playing]).toEqual([5, false]);
  playback.play();
  playback.play(); // has no effect
  jest.advanceTimersByTime(400);
  expect(player.steps).toBe(6);
});

test('a chosen frame is one of the film, and stops it', () => {
  const { player, playback } = open(10);
  playback.play();
  for (const [steps, shown] of [
    [-3, 0],
    [12, 10],
    [7, 7],
  ]) {
    playback.seek(steps);
    expect(player.steps).toBe(shown);
  }
  playback.step();
  playback.step(-2);
  jest.runAllTimers();
  expect([player.steps, playback.playing]).toEqual([6, false]);
});

test('a faster film has shorter intervals, and a long one skips frames', () => {
  const { player, playback, drawn } = open(1000);
  playback.speed = 4;
  playback.play();
  jest.advanceTimersByTime(100);
  expect(player.steps).toBe(7);
  jest.runAllTimers();
  expect(player.steps).toBe(1000);
  expect(drawn.length).toBeLessThan(160);
});
