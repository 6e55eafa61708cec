// The algorithms of 连连看 that the site explains, against the engine.
import fc from 'fast-check';
import { load } from 'qiju/lianliankan';
import { canConnect } from '../../../../web/site/pages/learn/crosshair/algorithm.js';
import { shortestPath, withDirection, withoutDirection } from '../../../../web/site/pages/learn/direction/algorithm.js';
import { fewestTurns } from '../../../../web/site/pages/learn/turns/algorithm.js';

const { connect, reach } = await load();

/** @typedef {readonly [row: number, col: number]} Cell */
/** @typedef {{ board: number[][], from: Cell, to: Cell }} Question */

/** Two equal tiles, and others in the way. @type {fc.Arbitrary<Question>} */
const questions = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 9 }))
  .chain(([rows, cols, density]) => {
    const cell = fc.tuple(fc.nat(rows - 1), fc.nat(cols - 1));
    const kind = fc.nat(9).map((value) => Number(value < density) * 2);
    const board = fc.array(fc.array(kind, { minLength: cols, maxLength: cols }), { minLength: rows, maxLength: rows });
    return fc.record({ board, from: cell, to: cell });
  })
  .filter(({ from, to }) => from.join() !== to.join())
  .map(({ board, from, to }) => {
    for (const [row, col] of [from, to]) board[row][col] = 1;
    return { board, from, to };
  });

/** @param {(question: Question) => void} check */
const always = (check) => fc.assert(fc.property(questions, check), { numRuns: 1000 });

test('the search with the direction finds the shortest path of the engine, cell by cell', () =>
  always(({ board, from, to }) =>
    expect(shortestPath(board, from, to, withDirection)).toEqual(connect(board, ...from, ...to, { order: 'length' })),
  ));

test('the search without the direction finds no path where there is none, and misses some', () => {
  let missed = 0;
  always(({ board, from, to }) => {
    const { length } = connect(board, ...from, ...to);
    const found = shortestPath(board, from, to, withoutDirection).length > 0;
    if (length === 0) expect(found).toBe(false);
    else if (!found) missed++;
  });
  expect(missed).toBeGreaterThan(0);
});

test('the rays need as many turns to each cell as the engine says', () =>
  always(({ board, from }) => {
    const reached = fewestTurns(board, from);
    const turns = reach(board, from).map((row, y) =>
      row.map((_, x) => reached.get([y - 1, x - 1].join())?.turns ?? -1),
    );
    expect(turns).toEqual(reach(board, from));
  }));

test('with at most two turns, the path with the fewest turns is a shortest one; with three it may be longer', () => {
  let longer = 0;
  always(({ board, from, to }) => {
    const lengths = (/** @type {number} */ maxTurns) =>
      /** @type {const} */ (['turns', 'length']).map(
        (order) => connect(board, ...from, ...to, { order, maxTurns }).length,
      );
    const [byTurns, byLength] = lengths(2);
    expect(byTurns).toBe(byLength);
    const [more, fewer] = lengths(3);
    if (more > fewer) longer++;
  });
  expect(longer).toBeGreaterThan(0);
});

test('the crosshairs meet if the engine finds a path', () =>
  always(({ board, from, to }) => expect(canConnect(board, from, to)).toBe(connect(board, ...from, ...to).length > 0)));

test('the crosshair takes boards of 29 columns', () => {
  const full = Array(29).fill(2);
  for (const row of [
    [1, ...Array(27).fill(0), 1],
    [1, ...Array(13).fill(0), 2, ...Array(13).fill(0), 1],
  ]) {
    for (const board of [
      [row, full],
      [full, row, full],
    ]) {
      const at = board.indexOf(row);
      const path = connect(board, at, 0, at, 28);
      expect(canConnect(board, [at, 0], [at, 28])).toBe(path.length > 0);
    }
  }
});
