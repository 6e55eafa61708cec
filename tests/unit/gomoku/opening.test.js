import fc from 'fast-check';
import { GomokuGame } from '../../../web/elements/gomoku/game.js';
import { createOrientation, pointName } from '../../../web/elements/gomoku/geometry.js';
import { chooserAt, playerAt } from '../../../web/elements/gomoku/opening.js';
import { runs } from '../runs.js';

/** @typedef {import('../../../web/elements/gomoku/opening.js').Choice} Choice */

/** Returns the players of the first eight stones. @param {'swap' | 'swap2' | null} opening @param {Choice[]} choices */
const players = (opening, choices) => Array.from({ length: 8 }, (_, at) => playerAt(opening, at, choices)[0]).join('');

test.each(
  /** @type {['swap' | 'swap2' | null, Choice[], string][]} */ ([
    [null, [], 'fsfsfsfs'],
    ['swap', ['white'], 'fffsfsfs'],
    ['swap', ['black'], 'ffffsfsf'],
    ['swap2', ['more', 'white'], 'fffssfsf'],
    ['swap2', ['more', 'black'], 'fffsssfs'],
  ]),
)('%s, %p: the first and the second player place %s', (opening, choices, order) => {
  expect(players(opening, choices)).toBe(order);
});

test('the second player chooses after three stones, the first after five if two more were placed', () => {
  const asked = (/** @type {'swap' | 'swap2' | null} */ opening, /** @type {Choice[]} */ choices) =>
    Array.from({ length: 7 }, (_, at) => chooserAt(opening, at, choices)?.[0] ?? '-').join('');
  expect(asked(null, [])).toBe('-------');
  expect(asked('swap', [])).toBe('---s---');
  expect(asked('swap', ['black'])).toBe('-------');
  expect(asked('swap2', ['more'])).toBe('-----f-');
  expect(asked('swap2', ['more', 'white'])).toBe('-------');
});

test('undo takes back a choice before the stone that preceded it, and another third stone requires a new choice', () => {
  const game = new GomokuGame(15);
  for (const point of [1, 2, 3]) game.play(point);
  game.choose('black');
  game.play(4);
  game.undo();
  expect([game.moves, game.choices]).toEqual([[1, 2, 3], ['black']]);
  game.redo();
  expect([game.moves, game.choices]).toEqual([[1, 2, 3, 4], ['black']]);
  game.undo();
  game.undo();
  expect([game.moves, game.line, game.choices]).toEqual([[1, 2, 3], [1, 2, 3], []]);
  game.choose('black');
  game.seek(2);
  game.play(9);
  expect(game.choices).toEqual([]);
  game.choose('white');
  game.undo();
  expect([game.moves, game.choices]).toEqual([[1, 2, 9], []]);
});

test('a game stays marked as helped until another game is opened', () => {
  const game = new GomokuGame(15);
  game.play(1);
  game.markHelped();
  game.play(2);
  game.undo();
  expect(game.helped).toBe(true);
  game.open(15, []);
  expect(game.helped).toBe(false);
  game.undo();
  expect(game.helped).toBe(true);
});

test('branch is the step at which a variation leaves the line that undo restores', () => {
  const game = new GomokuGame(15);
  for (const point of [1, 2, 3, 4]) game.play(point);
  game.setContinuation([5]);
  expect(game.branch).toBeNull();
  game.seek(2);
  game.play(6);
  expect(game.branch).toBe(2);
  game.undo();
  expect([game.branch, game.line]).toEqual([null, [1, 2, 3, 4, 5]]);
});

test('every orientation is a bijection that keeps distances, and its labels match the names of the points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 22 }),
      fc.nat(3),
      fc.boolean(),
      fc.nat(),
      fc.nat(),
      (size, quarters, mirrored, a, b) => {
        const { toScreen, toPoint, columnLabel, rowLabel } = createOrientation(size, quarters, mirrored);
        const distance = (/** @type {number} */ from, /** @type {number} */ to) =>
          (Math.floor(from / size) - Math.floor(to / size)) ** 2 + ((from % size) - (to % size)) ** 2;
        const [one, other] = [a % size ** 2, b % size ** 2];
        expect(toPoint(toScreen(one))).toBe(one);
        expect(distance(toScreen(one), toScreen(other))).toBe(distance(one, other));
        const position = toScreen(one);
        const labels = [columnLabel(position % size), rowLabel(Math.floor(position / size))].sort().reverse();
        expect(labels.join('')).toBe(pointName(one, size));
      },
    ),
    { numRuns: runs(2000) },
  );
});
