// The algorithm of 华容道 that the site explains, against the engine.
import { load } from 'qiju/huarong';
import { byNumber, byShape, stepsToExit } from '../../../../web/site/pages/learn/positions/algorithm.js';
import { film } from '../../../../web/site/pages/learn/positions/film.js';

const { analyse, generate, solve } = await load();

/** @param {number[][]} board @param {(board: readonly (readonly number[])[]) => string} nameOf */
function searched(board, nameOf) {
  let positions = 0;
  const steps = stepsToExit(board, nameOf, Infinity, (step, _, count) => {
    if (step !== 'layer') positions = count;
  });
  return { steps, positions };
}

test('needs as few steps as the engine', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { board } = generate({ horizontals: 3, verticals: 2, soldiers: 4, distance: [1, 12], metric: 'step', seed });
    const solution = solve(board, { metric: 'step' });
    expect(searched(board, byShape).steps).toBe(solution.status === 'solved' && solution.length);
  }
});

test('positions are counted as by the engine, and numbers make more of them', () => {
  const full = [
    [2, 3, 3, 4],
    [2, 1, 1, 4],
    [5, 1, 1, 6],
    [7, 8, 9, 10],
    [0, 11, 12, 0],
  ];
  expect(searched(full, byShape)).toEqual({ steps: null, positions: analyse(full, { metric: 'step' }).positions });
  const start = film.start.map((row) => [...row]);
  const [shapes, numbers] = [searched(start, byShape), searched(start, byNumber)];
  expect(numbers.steps).toBe(shapes.steps);
  expect(numbers.positions).toBeGreaterThan(4 * shapes.positions);
});

test('the search ends when there are too many positions', () =>
  expect(
    stepsToExit(
      [
        [1, 1, 0, 0],
        [1, 1, 0, 0],
        [2, 3, 4, 5],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      byNumber,
      100,
    ),
  ).toBeNull());
