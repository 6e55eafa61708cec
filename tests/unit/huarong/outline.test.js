// The outlines of pieces that <huarong-board> draws.
import fc from 'fast-check';
import { outline } from '../../../web/elements/huarong/outline.js';

/** @typedef {[row: number, col: number]} Cell */

/** Parses the loops of a path without rounded corners. @param {readonly Cell[]} cells @param {number} inset */
const loopsOf = (cells, inset) =>
  outline(cells, inset, 0)
    .split('Z')
    .filter((loop) => loop !== '')
    .map((loop) =>
      loop
        .slice(1)
        .split('L')
        .map((corner) => corner.split('Q')[1].split(' ').slice(0, 2).map(Number)),
    );

/** Returns the signed area of a loop: positive if the area is to its right. @param {number[][]} loop */
const areaOf = (loop) =>
  loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

test('a cell is a square, inset and with rounded corners', () => {
  expect(outline([[0, 0]], 0.1, 0.2)).toBe(
    'M0.7 0.1Q0.9 0.1 0.9 0.3L0.9 0.7Q0.9 0.9 0.7 0.9L0.3 0.9Q0.1 0.9 0.1 0.7L0.1 0.3Q0.1 0.1 0.3 0.1Z',
  );
  expect(outline([], 0.1, 0.2)).toBe('');
});

test('an L has six corners, a ring two loops, cells that touch at a corner one each', () => {
  expect(loopsOf([[0, 0], [1, 0], [1, 1]], 0).map(({ length }) => length)).toEqual([6]); // prettier-ignore
  const ring = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]]; // prettier-ignore
  expect(loopsOf(/** @type {Cell[]} */ (ring), 0).map(areaOf)).toEqual([9, -1]);
  expect(loopsOf([[0, 0], [1, 1]], 0).map(areaOf)).toEqual([1, 1]); // prettier-ignore
});

test('the outlines enclose as many cells as there are', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(24), { maxLength: 25 }), (numbers) => {
      const cells = numbers.map((n) => /** @type {Cell} */ ([Math.floor(n / 5), n % 5]));
      const area = loopsOf(cells, 0).reduce((sum, loop) => sum + areaOf(loop), 0);
      expect(area).toBeCloseTo(cells.length);
    }),
  ));
