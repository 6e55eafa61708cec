import { load } from 'qiju/gomoku';

const gomoku = await load();

/** White's eighth move, a1, does not stop an open three. */
const lost = gomoku.decode('h8 i8 g9 i7 h9 i9 h10 a1 h11 h12 h7', { notation: 'coordinates' });

describe('analyse', () => {
  test('lists the best moves, best first, each with its line', () => {
    const { moves, nodes } = gomoku.analyse([112, 97, 113, 98], { nodes: 5000, lines: 5 });
    expect(moves).toHaveLength(5);
    expect(new Set(moves.map(({ move }) => move)).size).toBe(5);
    moves.forEach(({ move, score, depth, line }, i) => {
      expect(line[0]).toBe(move);
      expect(depth).toBeGreaterThan(0);
      expect(score).toBeLessThanOrEqual(moves[i - 1]?.score ?? 1);
    });
    expect(nodes).toBeGreaterThanOrEqual(5000);
  });

  test('with one line equals bestMove', () => {
    for (const pieces of [[], [112], [112, 97, 113, 98, 114], lost.slice(0, 8)]) {
      const { nodes, ...best } = gomoku.bestMove(pieces, { nodes: 3000 });
      expect(gomoku.analyse(pieces, { nodes: 3000, lines: 1 })).toEqual({ moves: [best], nodes });
    }
  });

  test('returns three moves by default, fewer where fewer answer a threat', () => {
    expect(gomoku.analyse([112, 97, 113], { nodes: 1000 }).moves).toHaveLength(3);
    const four = { black: [112, 113, 114, 115], white: [111, 0, 20], turn: /** @type {const} */ ('white') };
    expect(gomoku.analyse(four, { nodes: 1000 }).moves.map(({ move }) => move)).toEqual([116]);
  });

  test('reports a move that wins by force, and the others', () => {
    const { moves } = gomoku.analyse([112, 0, 113, 14, 114, 210], { nodes: 20_000 });
    expect(moves[0].score).toBe(1);
    expect(moves).toHaveLength(3);
  });

  test('refuses a game that is over, and a position without a move', () => {
    expect(() => gomoku.analyse(lost, { nodes: 1 })).toThrow('gomoku.analyse: pieces[10] has ended the game');
  });

  test('respects its time limit', () => {
    const start = performance.now();
    expect(gomoku.analyse([112, 97, 113], { time: 50 }).moves).toHaveLength(3);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('review', () => {
  test('finds the losing move, and the win that refutes it', () => {
    const { moves, losing } = gomoku.review(lost, { nodes: 100_000 });
    expect(losing).toBe(7);
    expect(moves.map(({ move }) => move)).toEqual(lost);
    expect(moves[7]).toMatchObject({ after: -1, quality: 'losing' });
    expect(moves[7].best).not.toBe(moves[7].move);
    expect(gomoku.judge([...lost.slice(0, 8), ...moves[7].forced]).winner).toBe('black');
    for (const { before, after, best, line } of moves) {
      expect(after).toBeLessThanOrEqual(before);
      expect(line[0]).toBe(best);
    }
    expect(moves.at(-1)).toMatchObject({ after: 1, quality: 'best', forced: [] });
  });

  test('reviews an unfinished game, an empty one, and one with moves after its end', () => {
    const unfinished = gomoku.review(lost.slice(0, 8), { nodes: 20_000 });
    expect(unfinished.losing).toBeNull();
    expect(unfinished.moves).toHaveLength(8);
    expect(unfinished.moves[7].quality).toBe('losing');
    expect(gomoku.review([])).toEqual({ moves: [], losing: null });
    expect(gomoku.review([...lost, 3, 4], { nodes: 5000 }).moves).toHaveLength(lost.length);
  });

  test('reviews a forbidden move', () => {
    const game = gomoku.decode('i8 a1 j8 c1 h9 e1 h10 g1 h8', { notation: 'coordinates' });
    const { moves, losing } = gomoku.review(game, { rule: 'renju', nodes: 20_000 });
    expect(losing).toBe(8);
    expect(moves[8]).toMatchObject({ after: -1, quality: 'losing', forced: [] });
  });

  test('is deterministic without a time limit', () => {
    const once = gomoku.review(lost, { nodes: 30_000 });
    expect(gomoku.review(lost, { nodes: 30_000 })).toEqual(once);
    const start = performance.now();
    for (const time of [0, 50]) expect(gomoku.review(lost, { time }).moves).toHaveLength(lost.length);
    expect(gomoku.review(lost, { time: 100_000, nodes: 1000 }).moves).toHaveLength(lost.length);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('refuses an illegal game', () => {
    expect(() => gomoku.review(/** @type {any} */ ({ black: [1], white: [2] }))).toThrow(
      'gomoku.review: pieces is an object, want an array of integers',
    );
    expect(() => gomoku.review([0, 0])).toThrow('gomoku.review: pieces[1] takes the point that pieces[0] has taken');
  });
});
