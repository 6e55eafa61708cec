import { load } from 'qiju/lianliankan';
import { readShape } from '../../../web/elements/lianliankan/cells.js';
import { nameOfShape, RECTANGLE, shapes, sidesOf, tilesOf } from '../../../web/site/games/lianliankan/shapes.js';
import { isFull } from '../../full-length.js';

const lianliankan = await load();
const names = Object.keys(shapes);
const gravities = /** @type {const} */ (['none', 'down', 'up', 'left', 'right', 'centre']);
const difficulties = /** @type {const} */ (['easy', 'normal', 'hard', 'expert']);

/** @param {string[]} rows */
const mirrored = (rows) => rows.map((row) => [...row].reverse().join(''));

test('there are ten shapes, and no two are the same or have the same name', () => {
  const all = Object.values(shapes);
  expect(all).toHaveLength(10);
  for (const key of /** @type {const} */ (['name', 'rows'])) {
    expect(new Set(all.map((shape) => shape[key])).size).toBe(10);
  }
});

describe.each(names)('%s', (name) => {
  const rows = shapes[name].rows.split(' ');
  const shape = readShape(shapes[name].rows);

  test('fits an upright phone, and has four tiles of each kind', () => {
    expect(rows.join('')).toMatch(/^[#.]+$/);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows[0].length).toBeLessThanOrEqual(10);
    expect(rows.length).toBeLessThanOrEqual(14);
    const tiles = tilesOf(shapes[name]);
    expect(tiles).toBe(shape.flat().filter((cell) => cell === 0).length);
    expect(tiles).toBeGreaterThanOrEqual(60);
    expect(tiles).toBeLessThanOrEqual(130);
    expect(tiles % 4).toBe(0);
  });

  test('is no larger than its tiles need, and symmetric', () => {
    for (const edge of [
      rows[0],
      rows.at(-1),
      rows.map((row) => row[0]).join(''),
      rows.map((row) => row.at(-1)).join(''),
    ]) {
      expect(edge).toContain('#');
    }
    // A fish swims to the left.
    expect(rows).toEqual(name === 'fish' ? [...rows].reverse() : mirrored(rows));
    if (['ring', 'diamond', 'hourglass', 'hui'].includes(name)) expect(rows).toEqual([...rows].reverse());
  });

  test('is recognised on a board without some or all tiles', () => {
    expect(nameOfShape(shape)).toBe(name);
    expect(nameOfShape(shape.map((row) => row.map((cell) => (cell === 0 ? 7 : cell))))).toBe(name);
    expect(sidesOf(name)).toEqual({ rows: rows.length, cols: rows[0].length, shape: name });
  });

  test.each(gravities)('is dealt at every difficulty with gravity %s', (gravity) => {
    const index = names.indexOf(name) + gravities.indexOf(gravity);
    for (const difficulty of isFull ? difficulties : [difficulties[index % 4]]) {
      const { board, inBand, solution } = lianliankan.deal({ shape, gravity, difficulty, seed: 7 });
      expect([difficulty, inBand]).toEqual([difficulty, true]);
      expect(board.map((row) => row.map((cell) => Math.min(cell, 0)))).toEqual(shape);
      let left = board;
      for (const pair of solution) {
        expect(lianliankan.refusal(left, ...pair)).toBe(null);
        left = lianliankan.remove(left, ...pair, { gravity });
      }
      expect(left).toEqual(shape);
    }
  });
});

test('a board without walls is a rectangle, and a board with other walls has no shape', () => {
  expect(nameOfShape([[1, 0, 1]])).toBe(RECTANGLE);
  expect(nameOfShape([[1, -1, 1]])).toBe(null);
  expect(names).not.toContain(RECTANGLE);
});
