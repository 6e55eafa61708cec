// The algorithms of 五子棋 that the site explains, against the engine.
import fc from 'fast-check';
import { load } from 'qiju/gomoku';
import { judgeWin } from 'qiju/core';
import { runs } from '../../runs.js';
import { judgePoint } from '../../../../web/site/pages/learn/double-three/algorithm.js';
import { judgeBoard, judgeLast } from '../../../../web/site/pages/learn/last-move/algorithm.js';

const { forbidden, judge } = await load();

/** Different points of a board, in any order. @param {number} size @param {number} rows of points that are in use, so that fives are not rare */
const games = (size, rows) => fc.shuffledSubarray(Array.from({ length: size * rows }, (_, point) => point));

test('the last move makes five as judgeWin says', () =>
  fc.assert(
    fc.property(games(15, 3), (pieces) => expect(judgeLast(pieces, 15)).toBe(judgeWin(pieces))),
    { numRuns: 1000 },
  ));

test.each([9, 15])('until somebody has won, both ways agree with the engine on a board of %i lines', (size) => {
  let won = 0;
  fc.assert(
    fc.property(games(size, 4), (pieces) => {
      for (let count = 1; count <= pieces.length; count++) {
        const game = pieces.slice(0, count);
        const { reason } = judge(game, { size });
        const isWon = reason === 'five';
        expect([judgeLast(game, size), judgeBoard(game, size)]).toEqual([isWon, isWon]);
        if (isWon) return void won++;
      }
    }),
    { numRuns: 500 },
  );
  expect(won).toBeGreaterThan(20);
});

test('after a win only the board shows it', () => {
  const pieces = [0, 30, 1, 31, 2, 32, 3, 33, 4, 60, 100];
  expect([judgeLast(pieces, 15), judgeBoard(pieces, 15)]).toEqual([false, true]);
  expect([judgeLast([], 15), judgeBoard([], 15)]).toEqual([false, false]);
  expect(judgeLast([11, 224, 12, 223, 13, 222, 14, 221, 15], 15)).toBe(false); // over the edge
});

/** A board with more black stones than white ones, as foul points need. @param {number} size @returns {fc.Arbitrary<string[]>} */
const boards = (size) =>
  fc.array(fc.constantFrom(...'BBBBBW.............'), { minLength: size * size, maxLength: size * size });

test.each([9, 15])('finds the forbidden points that the engine finds on a board of %i lines', (size) => {
  /** @type {Set<string>} */
  const kinds = new Set();
  fc.assert(
    fc.property(boards(size), (board) => {
      const stones = (/** @type {string} */ color) => board.flatMap((stone, point) => (stone === color ? [point] : []));
      const found = board.flatMap((stone, point) => {
        const kind = stone === '.' ? 'allowed' : null;
        const verdict = kind && judgePoint(board, point);
        return verdict && !/^(five|allowed)$/.test(verdict) ? [{ point, kind: verdict }] : [];
      });
      const expected = forbidden({ black: stones('B'), white: stones('W'), turn: 'black' }, { size });
      expect(found).toEqual(expected.map(({ point, kind }) => ({ point, kind })));
      for (const { kind } of found) kinds.add(kind);
    }),
    { numRuns: runs(300) },
  );
  expect([...kinds].sort()).toEqual(['double-four', 'double-three', 'overline']);
});
