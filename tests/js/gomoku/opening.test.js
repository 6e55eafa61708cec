import fc from 'fast-check';
import { GomokuGame } from '../../../web/elements/gomoku/game.js';
import { chooserAt, playerAt } from '../../../web/elements/gomoku/opening.js';
import { nameOf } from '../../../web/elements/gomoku/points.js';
import { sightOf } from '../../../web/elements/gomoku/sight.js';

/** @typedef {import('../../../web/elements/gomoku/opening.js').Choice} Choice */

/** Who places the stones of a game of eight. @param {'swap' | 'swap2' | null} opening @param {Choice[]} choices */
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

test('the second player chooses after three stones; the first after five, if there were to be more', () => {
  const asked = (/** @type {'swap' | 'swap2' | null} */ opening, /** @type {Choice[]} */ choices) =>
    Array.from({ length: 7 }, (_, at) => chooserAt(opening, at, choices)?.[0] ?? '-').join('');
  expect(asked(null, [])).toBe('-------');
  expect(asked('swap', [])).toBe('---s---');
  expect(asked('swap', ['black'])).toBe('-------');
  expect(asked('swap2', ['more'])).toBe('-----f-');
  expect(asked('swap2', ['more', 'white'])).toBe('-------');
});

test('undo takes a choice back before the stone that it came after, and another third stone asks anew', () => {
  const game = new GomokuGame(15);
  for (const point of [1, 2, 3]) game.play(point);
  game.choose('black');
  game.play(4);
  game.undo();
  expect([game.pieces, game.choices]).toEqual([[1, 2, 3], ['black']]);
  game.redo();
  expect([game.pieces, game.choices]).toEqual([[1, 2, 3, 4], ['black']]);
  game.undo();
  game.undo();
  expect([game.pieces, game.line, game.choices]).toEqual([[1, 2, 3], [1, 2, 3], []]);
  game.choose('black');
  game.seek(2);
  game.play(9);
  expect(game.choices).toEqual([]);
  game.choose('white');
  game.undo();
  expect([game.pieces, game.choices]).toEqual([[1, 2, 9], []]);
});

test('help is remembered as long as the game is the same', () => {
  const game = new GomokuGame(15);
  game.play(1);
  game.help();
  game.play(2);
  game.undo();
  expect(game.helped).toBe(true);
  game.open(15, []);
  expect(game.helped).toBe(false);
  game.undo();
  expect(game.helped).toBe(true);
});

test('a branch is where the line left the one that undo brings back', () => {
  const game = new GomokuGame(15);
  for (const point of [1, 2, 3, 4]) game.play(point);
  game.foresee([5]);
  expect(game.branch).toBeNull();
  game.seek(2);
  game.play(6);
  expect(game.branch).toBe(2);
  game.undo();
  expect([game.branch, game.line]).toEqual([null, [1, 2, 3, 4, 5]]);
});

test('however a board is turned or mirrored, every point is seen somewhere, rows stay rows, and the names go with the points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 22 }),
      fc.nat(3),
      fc.boolean(),
      fc.nat(),
      fc.nat(),
      (size, quarters, mirrored, a, b) => {
        const { seen, point, foot, side } = sightOf(size, quarters, mirrored);
        const apart = (/** @type {number} */ from, /** @type {number} */ to) =>
          (Math.floor(from / size) - Math.floor(to / size)) ** 2 + ((from % size) - (to % size)) ** 2;
        const [one, other] = [a % size ** 2, b % size ** 2];
        expect(point(seen(one))).toBe(one);
        expect(apart(seen(one), seen(other))).toBe(apart(one, other));
        const place = seen(one);
        const names = [foot(place % size), side(Math.floor(place / size))].sort().reverse();
        expect(names.join('')).toBe(nameOf(one, size));
      },
    ),
    { numRuns: 2000 },
  );
});
