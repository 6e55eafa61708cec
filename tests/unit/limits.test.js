// Limits of searches, and the memory that they leave behind.
import { jest } from '@jest/globals';
import { load } from 'qiju';
import { collectMemories } from './memories.js';

const { memories } = collectMemories();
const { connect, lianliankan, huarong, gomoku } = await load();
huarong.isSolved(huarong.levels[0].board);

const bytes = () => Math.max(...memories.map(({ buffer }) => buffer.byteLength));

afterEach(() => {
  jest.restoreAllMocks();
});

/** @param {number} seed */
const shuffled = (seed) => {
  const { board } = lianliankan.deal({ rows: 8, cols: 12, kinds: 24, copies: 4, seed });
  return /** @type {import('qiju').Deal} */ (lianliankan.shuffle(board, { seed })).board;
};

/** Finds a board whose search takes more than `more` and fewer than `fewer` nodes. @param {number} more @param {number} fewer */
function boardBetween(more, fewer) {
  for (let seed = 0; seed < 500; seed++) {
    const board = shuffled(seed);
    /** @param {number} nodes */
    const decided = (nodes) => lianliankan.solve(board, { nodes, gravity: 'left' }).status !== 'undecided';
    if (!decided(more) && decided(fewer)) return board;
  }
  throw new Error(`no board takes between ${more} and ${fewer} nodes`);
}

const game = [112, 99, 128, 115, 87, 83, 129, 116, 100, 130, 125, 101, 69, 81, 50, 20, 146, 98, 85, 40, 71, 54, 53, 57];
const short = [...game, 117, 88, 177, 68, 131, 132];
const long = [
  ...[112, 97, 67, 144, 110, 96, 160, 143, 127, 126, 93, 155, 175, 51, 84, 173, 138, 152, 170, 168, 80, 191, 124, 68],
  ...[139, 23, 63, 109, 33, 48],
];

// These tests come first: in a memory that has grown large a leak would find room.
test('a search that fails frees its memory', () => {
  const board = shuffled(1);
  const start = huarong.levels[0].board;
  const searches = [
    () => lianliankan.solve(board),
    () => lianliankan.hint(board),
    () => lianliankan.deal({ rows: 6, cols: 8, kinds: 12, copies: 4, difficulty: 'hard' }),
    () => gomoku.solve(long),
    () => gomoku.bestMove(long, { time: 100 }),
    () => huarong.solve(start),
    () => huarong.analyse(start, { metric: 'slide' }),
    () => huarong.generate({ horizontals: 0, verticals: 5, soldiers: 4 }),
  ];
  searches.forEach((search) => search());
  let failures = 0;
  const fail = () => {
    failures++;
    throw new Error('no clock');
  };
  const cached = () => huarong.analyse(huarong.levels[1].board);
  const attempt = () => {
    cached();
    for (const search of searches) {
      jest.spyOn(performance, 'now').mockImplementation(fail);
      try {
        search();
      } catch (error) {
        expect(error).toEqual(new Error('no clock'));
      }
      jest.restoreAllMocks();
    }
  };
  for (let i = 0; i < 3; i++) attempt();
  const before = bytes();
  for (let i = 0; i < 40; i++) attempt();
  expect(failures).toBeGreaterThan(40);
  expect(bytes()).toBe(before);
});

test('a new search frees the memory of the previous one', () => {
  const boards = huarong.levels.slice(0, 2).map(({ board }) => board);
  const alternate = () => {
    boards.forEach((board) => huarong.analyse(board));
    for (const verticals of [4, 5]) huarong.generate({ horizontals: 1, verticals, soldiers: 2, seed: 1 });
  };
  for (let i = 0; i < 3; i++) alternate();
  const before = bytes();
  for (let i = 0; i < 12; i++) alternate();
  expect(bytes()).toBe(before);
});

describe('nodes', () => {
  test('end a search within its first slice', () => {
    const board = boardBetween(1, 60);
    expect(lianliankan.hint(board, { nodes: 1, gravity: 'left' })?.status).toBe('undecided');
    expect(lianliankan.hint(board, { nodes: 60, gravity: 'left' })?.status).not.toBe('undecided');
    expect(gomoku.solve(short, { nodes: 1 }).status).toBe('undecided');
    expect(gomoku.solve(short, { quiet: false, nodes: 8000 }).status).toBe('none');
    expect(gomoku.bestMove([112, 113], { nodes: 300, seed: 1 }).nodes).toBeLessThan(1000);
  });

  test('are the only limit if no time is given', () => {
    const board = boardBetween(200, 5000);
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1e7));
    expect(lianliankan.solve(board, { time: 1, gravity: 'left' }).status).toBe('undecided');
    expect(lianliankan.solve(board, { nodes: 5000, gravity: 'left' }).status).not.toBe('undecided');
    expect(lianliankan.hint(board, { nodes: 5000, gravity: 'left' })?.status).not.toBe('undecided');
    expect(gomoku.solve(long, { time: 1 }).status).toBe('undecided');
    expect(gomoku.solve(long, { nodes: 60_000 }).status).toBe('win');
    expect(gomoku.bestMove([112, 113], { nodes: 20_000, seed: 1 }).nodes).toBeGreaterThanOrEqual(20_000);
  });
});

test('every column of a board counts', () => {
  for (const cols of [31, 32, 33, 60, 61, 62]) {
    const [board, open] = [[1], [1]].map(() => Array.from({ length: 3 }, () => Array(cols).fill(9)));
    for (let col = 1; col + 1 < cols; col++) {
      const middle = board[1];
      [middle[col - 1], middle[col], middle[col + 1]] = [1, 2, 1];
      expect(connect(board, 1, col - 1, 1, col + 1)).toEqual([]);
      middle.fill(9);
      [open[1][col - 1], open[1][col], open[1][col + 1]] = [1, 0, 1];
      expect(connect(open, 1, col - 1, 1, col + 1)).toHaveLength(3);
      open[1].fill(9);
    }
  }
});

test('every column between two tiles counts', () => {
  for (const cols of [29, 30, 31, 32, 33, 34, 61, 62]) {
    for (let col = 0; col < cols; col++) {
      const board = Array.from({ length: 3 }, () => Array(cols).fill(9));
      board[0][col] = 1;
      board[2][col] = 1;
      // Only the first and the last column are next to the ring.
      const around = col === 0 || col === cols - 1;
      expect(connect(board, 0, col, 2, col)).toHaveLength(around ? 5 : 0);
      board[1][col] = 0;
      expect(connect(board, 0, col, 2, col)).toHaveLength(3);
    }
  }
});

describe('time', () => {
  test('holds for the whole search', () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 3));
    expect(gomoku.solve(long, { time: 12 }).status).toBe('undecided');
    expect(gomoku.solve(long, { time: 3000 }).status).toBe('win');
  });
});

test('nodes limit a deal', () => {
  const options = /** @type {const} */ ({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 1, difficulty: 'expert' });
  const searched = lianliankan.deal(options);
  expect(lianliankan.deal({ ...options, nodes: 1 }).clearRate).toBeGreaterThan(searched.clearRate ?? 1);
  expect(lianliankan.deal({ ...options, nodes: 10_000 })).toEqual(searched);
});

// This test comes last, since the others measure memories.
test('an instance that has grown large is discarded after a search', () => {
  const large = memories[memories.length - 1];
  large.grow(2 ** 12);
  expect(large.buffer.byteLength).toBeGreaterThan(2 ** 28);
  expect(gomoku.solve(short, { quiet: false, nodes: 8000 }).status).toBe('none');
  expect(gomoku.solve(short, { quiet: false, nodes: 8000 }).status).toBe('none');
  expect(memories[memories.length - 1]).not.toBe(large);
});
