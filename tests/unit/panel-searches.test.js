// The searches that the simulator compares with a visitor's code, against the engine.
import fc from 'fast-check';
import { load } from 'qiju';
import { createRecorder } from '../../web/panel/simulator/recorder.js';
import { checkPath } from '../../web/panel/simulator/connect-trial.js';
import { breadthFirst, crosshair, joinByMasks, masksOf } from '../../web/panel/simulator/searches.js';
import { runs } from './runs.js';

/** @typedef {import('../../web/panel/simulator/searches.js').Search} Search */

const qiju = await load();

/** @type {Record<string, Search>} */
const searches = {
  breadthFirst,
  crosshair,
  masks: (board, row1, col1, row2, col2) => joinByMasks(masksOf(board), [row1, col1], [row2, col2]).path,
};

const boards = fc.integer({ min: 1, max: 9 }).chain((cols) =>
  fc.array(fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2, -1), { minLength: cols, maxLength: cols }), {
    minLength: 1,
    maxLength: 8,
  }),
);

test.each(Object.keys(searches))('%s finds a shortest path where the engine does', (name) => {
  fc.assert(
    fc.property(boards, fc.nat(), fc.nat(), (board, a, b) => {
      const tiles = board.flatMap((row, r) => row.flatMap((kind, c) => (kind > 0 ? [[r, c]] : [])));
      if (tiles.length < 2) return;
      const [one, other] = [tiles[a % tiles.length], tiles[b % tiles.length]];
      if (one === other || board[one[0]][one[1]] !== board[other[0]][other[1]]) return;
      const call = /** @type {const} */ ([one[0], one[1], other[0], other[1]]);
      const path = searches[name](board, ...call);
      const { kind, ours } = checkPath(qiju, board, [...call], path);
      expect([path.length, kind]).toEqual([ours.length, expect.not.stringContaining('wrong')]);
    }),
    { numRuns: runs(1000), seed: 1 },
  );
});

describe('the recorder', () => {
  const board = [
    [1, 0, 2],
    [0, 0, 1],
  ];

  test('notes each read of a cell, in order, and nothing else', () => {
    const recorder = createRecorder(100);
    const watched = recorder.watch(board);
    expect([watched.length, watched[0].length, watched[-1], watched[0][7]]).toEqual([2, 3, undefined, undefined]);
    expect([watched[1][2], watched[0][0], watched[1][2]]).toEqual([1, 1, 1]);
    expect(recorder.reads).toEqual({ order: [5, 0, 5], counts: [1, 0, 0, 0, 0, 2], total: 3 });
    expect(watched.map((/** @type {number[]} */ row) => [...row])).toEqual(board);
    expect(recorder.reads.total).toBe(9);
  });

  test('each entry of a list of moves is watched; all reads are counted, and the first ones are listed', () => {
    const recorder = createRecorder(4);
    const watched = recorder.watch([7, 8, 9]);
    expect([Array.isArray(watched), watched.includes(9), new Set(watched).size, watched.at(-1)]).toEqual([
      true,
      true,
      3,
      9,
    ]);
    expect(recorder.reads).toEqual({ order: [0, 1, 2, 0], counts: [2, 2, 3], total: 7 });
  });

  test('a board may be changed, and a row replaced', () => {
    const recorder = createRecorder(100);
    const watched = recorder.watch(structuredClone(board));
    watched[0][1] = 9;
    expect(watched[1][2]).toBe(1);
    watched[1] = [4, 5, 6];
    expect([watched[0][1], watched[1][2]]).toEqual([9, 6]);
    expect(recorder.reads.order).toEqual([5, 1, 5]);
  });

  test('searches read the same whether they are watched or not', () => {
    const recorder = createRecorder(1000);
    expect(breadthFirst(recorder.watch(board), 0, 0, 1, 2)).toEqual(breadthFirst(board, 0, 0, 1, 2));
    expect(recorder.reads.total).toBeGreaterThan(0);
  });
});
