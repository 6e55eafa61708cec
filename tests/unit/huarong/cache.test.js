// Searches of 华容道 are kept between calls, but must not answer calls with other arguments.
import { load } from 'qiju/huarong';

const huarong = await load();

const board = [
  [1, 0, 0, 0],
  [2, 2, 0, 3],
  [0, 0, 0, 3],
];
const goal = [
  { id: 1, row: 2, col: 3 },
  { id: 2, row: 1, col: 1 },
];
/** Each differs from the first in one respect. @type {Record<string, any>} */
const puzzles = {
  first: { board, goal },
  'one goal': { board, goal: goal.slice(0, 1) },
  'another place of the first goal': { board, goal: [{ ...goal[0], col: 2 }, goal[1]] },
  'another place of the second goal': { board, goal: [goal[0], { ...goal[1], col: 0 }] },
  'a gate': { board, goal, gates: [[0, 3]] },
  'a gate under a piece': { board, goal, gates: [[0, 0]] },
  lengthwise: { board, goal, lengthwise: true },
  'a wall': { board: [[1, 0, 0, -1], ...board.slice(1)], goal },
  'another piece': { board: [[1, 0, 0, 4], ...board.slice(1)], goal },
  slides: { board, goal, metric: 'slide' },
  steps: { board, goal, metric: 'step' },
};

/** Replaces the kept search. */
const forget = () => huarong.analyse([[1, 0]], { goal: { id: 1, row: 0, col: 1 } });

/** @type {Record<string, (puzzle: any) => unknown>} */
const functions = {
  analyse: ({ board: cells, ...rules }) => huarong.analyse(cells, rules),
  hint: ({ board: cells, ...rules }) => huarong.hint(cells, rules),
  map({ board: cells, ...rules }) {
    const { distances, edges, here } = huarong.map(cells, rules);
    return [String(distances), String(edges), here]; // compares faster than the numbers do
  },
  place: ({ board: cells, ...rules }) => huarong.place(cells, rules),
  generate: (puzzle) => huarong.generate({ ...puzzle, seed: 1 }),
};

test.each(Object.entries(functions))('%s answers about the given puzzle', (_, ask) => {
  const answers = Object.entries(puzzles).map(([name, puzzle]) => {
    forget();
    return { name, puzzle, answer: ask(puzzle) };
  });
  const [first] = answers;
  for (const { name, puzzle, answer } of answers) {
    ask(first.puzzle);
    expect([name, ask(puzzle)]).toEqual([name, answer]);
    expect([name, ask(first.puzzle)]).toEqual([name, first.answer]);
  }
});

test('the hardest generated position has the distance of the analysis', () => {
  for (const [name, { board: cells, ...given }] of Object.entries(puzzles)) {
    const { distance } = huarong.generate({ board: cells, ...given, seed: 1 });
    expect([name, distance]).toEqual([name, huarong.analyse(cells, given).hardest?.distance]);
  }
});

test('no two of these puzzles have the same analysis', () => {
  const answers = Object.values(puzzles).map((puzzle) => JSON.stringify(functions.analyse(puzzle)));
  expect(new Set(answers).size).toBe(answers.length);
});

test('a layout consists of the requested pieces', () => {
  const pieces = { horizontals: 1, verticals: 4, soldiers: 4, seed: 1 };
  const others = [
    pieces,
    { ...pieces, horizontals: 0 },
    { ...pieces, verticals: 3 },
    { ...pieces, soldiers: 5 },
    { ...pieces, metric: /** @type {const} */ ('step') },
    { ...pieces, metric: /** @type {const} */ ('slide') },
  ];
  const answers = others.map((options) => ({ options, answer: huarong.generate(options) }));
  for (const { options, answer } of answers) {
    huarong.generate(pieces);
    expect(huarong.generate(options)).toEqual(answer);
  }
});
