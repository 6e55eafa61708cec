import fc from 'fast-check';
import { load } from 'qiju';
import { isFull } from '../../full-length.js';
import { runs } from '../runs.js';

const { judgeWin, gomoku } = await load();
const { judge, forbidden, isForbidden, threats, solve, bestMove, encode, decode } = gomoku;

/** @param {string} text coordinates */
const points = (text) => decode(text, { notation: 'coordinates' });

/**
 * Makes a game with these stones. Missing turns are played in far corners, where they matter to nothing.
 * @param {string} black
 * @param {string} [white]
 */
function lay(black, white = '') {
  const [own, others] = [points(black), points(white)];
  const idle = points('a1 c1 e1 g1 i1 k1 m1 o1 a3 c3');
  return own.flatMap((point, i) => [point, others[i] ?? /** @type {number} */ (idle.shift())]);
}

const column = [0, 1, 15, 16, 30, 31, 45, 46, 60];

/**
 * Judges by the rules alone: checks all rows of its colour through every move.
 * @param {number[]} pieces
 * @param {'freestyle' | 'standard'} rule
 * @param {number} size
 */
function naiveJudge(pieces, rule, size) {
  for (let move = 0; move < pieces.length; move++) {
    const own = new Set(pieces.slice(0, move + 1).filter((_, i) => i % 2 === move % 2));
    const rows = [];
    for (const [dr, dc] of [
      [0, 1],
      [1, -1],
      [1, 0],
      [1, 1],
    ]) {
      // prettier-ignore
      const row = [pieces[move]];
      for (const sign of [1, -1]) {
        let [r, c] = [Math.floor(pieces[move] / size), pieces[move] % size];
        for (;;) {
          [r, c] = [r + sign * dr, c + sign * dc];
          if (r < 0 || r >= size || c < 0 || c >= size || !own.has(size * r + c)) break;
          row.push(size * r + c);
        }
      }
      if (rule === 'standard' ? row.length === 5 : row.length >= 5) rows.push(row.sort((a, b) => a - b));
    }
    if (rows.length > 0) {
      const winner = move % 2 === 0 ? 'black' : 'white';
      return {
        winner,
        reason: 'five',
        forbidden: null,
        cells: [...new Set(rows.flat())].sort((a, b) => a - b),
        rows,
        move,
        after: pieces.length - 1 - move,
      };
    }
    if (move + 1 === size * size) {
      return { winner: 'draw', reason: 'full', forbidden: null, cells: [], rows: [], move, after: 0 };
    }
  }
  return { winner: null, reason: null, forbidden: null, cells: [], rows: [], move: null, after: 0 };
}

/** Games crowded into a corner, where rows are common. */
const games = fc
  .integer({ min: 5, max: 15 })
  .chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.shuffledSubarray(
        Array.from({ length: size * size }, (_, p) => p).filter((p) => p % size < 6 && Math.floor(p / size) < 8),
      ),
    ),
  );

describe('judgeWin', () => {
  test('five in a row win', () => {
    expect(judgeWin(column)).toBe(true);
    expect(judgeWin(column.slice(0, -1))).toBe(false);
    expect(judgeWin(Uint8Array.from(column))).toBe(true);
  });

  test('six in a row win', () => expect(judgeWin([0, 15, 1, 16, 2, 17, 4, 18, 5, 60, 3])).toBe(true));

  test('a row does not wrap around the edge', () => {
    expect(judgeWin([11, 224, 12, 223, 13, 222, 14, 221, 15])).toBe(false);
    expect(judgeWin([14, 100, 28, 102, 42, 104, 56, 106, 70])).toBe(true);
    expect(judgeWin([10, 100, 26, 102, 42, 104, 58, 106, 74])).toBe(true);
    expect(judgeWin([12, 100, 28, 102, 44, 104, 60, 106, 76])).toBe(false);
  });

  test('only the last move counts', () => expect(judgeWin([...column, 100])).toBe(false));

  test('nobody has won an empty game', () => expect(judgeWin([])).toBe(false));

  test('a point that is taken twice is refused', () => {
    expect(() => judgeWin([7, 8, 7])).toThrow(
      new RangeError('judgeWin: pieces[2] takes the point that pieces[0] has taken'),
    );
    expect(judgeWin(column)).toBe(true);
  });

  test('agrees with judge on games that end by their last move', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(Array.from({ length: 40 }, (_, i) => 15 * Math.floor(i / 6) + (i % 6))),
        (game) => {
          const { move } = naiveJudge(game, 'freestyle', 15);
          const played = game.slice(0, (move ?? game.length) + 1);
          expect(judgeWin(played)).toBe(move !== null);
        },
      ),
      { numRuns: runs(300) },
    ));
});

describe('judge', () => {
  test('returns winner, stones and move', () => {
    expect(judge(column)).toEqual({
      winner: 'black',
      reason: 'five',
      forbidden: null,
      cells: [0, 15, 30, 45, 60],
      rows: [[0, 15, 30, 45, 60]],
      move: 8,
      after: 0,
    });
    expect(judge([...column, 100, 101])).toMatchObject({ move: 8, after: 2 });
    expect(judge([])).toEqual(naiveJudge([], 'freestyle', 15));
  });

  test('exactly five win under the standard rule', () => {
    const six = [0, 15, 1, 16, 2, 17, 4, 18, 5, 60, 3];
    expect(judge(six, { rule: 'standard' }).winner).toBe(null);
    expect(judge(six).cells).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a full board without a row is a draw', () => {
    const order = [0, 2, 1, 4, 3, 5, 7, 6, 9, 8, 10, 12, 11, 14, 13, 15, 17, 16, 19, 18, 20, 22, 21, 24, 23];
    expect(judge(order, { size: 5 })).toEqual(naiveJudge(order, 'freestyle', 5));
    expect(judge(order, { size: 5 }).winner).toBe('draw');
  });

  test('agrees with the rules on boards of any size', () =>
    fc.assert(
      fc.property(games, fc.constantFrom(/** @type {const} */ ('freestyle'), 'standard'), ([size, game], rule) => {
        expect(judge(game, { rule, size })).toEqual(naiveJudge(game, rule, size));
      }),
      { numRuns: runs(400) },
    ));
});

describe('renju', () => {
  test.each([
    ['h8', 'double-three', 'i8 j8 h9 h10', ''],
    ['h8', 'double-four', 'i8 j8 k8 h9 h10 h11', ''],
    ['h8', 'double-four', 'e8 g8 i8 k8', ''],
    ['h8', 'overline', 'f8 g8 e8 i8 j8', ''],
    ['h8', null, 'i8 j8 k8 h9 h10', ''],
    ['h8', null, 'd8 e8 f8 g8', ''],
    ['h8', null, 'i8 j8 h9 h10', 'h7 h12'],
  ])('black at %s makes: %s', (point, kind, black, white) => {
    const game = lay(black, white);
    const [at] = points(point);
    const found = forbidden(game).find((each) => each.point === at);
    expect(found?.kind ?? null).toBe(kind);
    expect(isForbidden(game, at)).toBe(kind !== null);
    const verdict = judge([...game, at], { rule: 'renju' });
    if (kind) {
      expect(verdict).toMatchObject({ winner: 'white', reason: 'forbidden', forbidden: kind, move: game.length });
    } else expect(verdict.reason).not.toBe('forbidden');
    for (const line of found?.lines ?? []) {
      expect(line.cells).toContain(at);
      for (const cell of line.cells) expect(cell === at || game.indexOf(cell) % 2 === 0).toBe(true);
      for (const next of line.next) expect(game).not.toContain(next);
    }
    if (kind !== null && kind !== 'overline') expect(found?.lines.length).toBeGreaterThanOrEqual(2);
  });

  test('forbidden lists every point for which isForbidden is true', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(points('f6 g6 h6 i6 j6 f7 g7 h7 i7 j7 f8 g8 h8 i8 j8 f9 g9 h9 i9 j9 f10 g10 h10 i10 j10')),
        (game) => {
          const free = Array.from({ length: 225 }, (_, point) => point).filter((point) => !game.includes(point));
          expect(forbidden(game).map(({ point }) => point)).toEqual(free.filter((point) => isForbidden(game, point)));
        },
      ),
      { numRuns: runs(60) },
    ));

  test('a point that is taken is refused', () => {
    expect(() => isForbidden([7, 8], 7)).toThrow('gomoku.isForbidden: point is 7, which pieces[0] has taken');
    expect(() => isForbidden([7, 8], 8)).toThrow(
      new RangeError('gomoku.isForbidden: point is 8, which pieces[1] has taken'),
    );
  });
});

describe('threats', () => {
  test('are listed by colour, with the points that complete them', () => {
    const game = lay('g8 h8 i8', 'a15 b15 c15');
    expect(threats(game).black).toEqual([{ kind: 'open-three', cells: points('g8 h8 i8'), next: points('f8 j8') }]);
    expect(threats(lay('f8 g8 h8 i8')).black).toEqual([
      { kind: 'straight-four', cells: points('f8 g8 h8 i8'), next: points('e8 j8') },
    ]);
    expect(threats(lay('f8 g8 i8 j8')).black).toEqual([
      { kind: 'four', cells: points('f8 g8 i8 j8'), next: points('h8') },
    ]);
    expect(threats(column).black).toContainEqual({ kind: 'five', cells: [0, 15, 30, 45, 60], next: [] });
    expect(threats([])).toEqual({ black: [], white: [] });
  });

  test('agree with judge about five stones in a row', () =>
    fc.assert(
      fc.property(
        games,
        fc.constantFrom(/** @type {const} */ ('freestyle'), 'standard', 'caro'),
        ([size, game], rule) => {
          const { winner, move } = judge(game, { rule, size });
          const played = game.slice(0, (move ?? game.length) + 1);
          const fives = Object.entries(threats(played, { rule, size })).filter(([, all]) =>
            all.some(({ kind }) => kind === 'five'),
          );
          expect(fives.map(([colour]) => colour)).toEqual(winner && winner !== 'draw' ? [winner] : []);
        },
      ),
      { numRuns: runs(200) },
    ));
});

describe('solve', () => {
  test('wins by fours', () => {
    const found = solve(lay('h8 i8 j8 h9 h10', 'k8 c3 c5 c7 c9'), { kind: 'vcf' });
    expect(found).toMatchObject({ status: 'win', kind: 'vcf' });
  });

  test('wins by threes where fours are not enough', () => {
    const game = lay('h8 i9 h10');
    const found = solve(game, { time: 10_000 });
    expect(found).toMatchObject({ status: 'win', kind: 'vct' });
    if (found.status !== 'win') return;
    expect(judge([...game, ...found.line])).toMatchObject({ winner: 'black', reason: 'five', after: 0 });
    expect(solve(game, { kind: 'vcf' })).toEqual({ status: 'none' });
  });

  test('wins by a quiet move where fours and open threes are not enough', () => {
    const size = 10;
    const text = 'f5 f6 e6 g6 d5 d4 g4 e7 f4 f8 h2 h3 f3 c5 e3 e4';
    const game = decode(text, { notation: 'coordinates', size });
    const found = solve(game, { size, time: 10_000 });
    expect(found).toMatchObject({ status: 'win', kind: 'vct' });
    if (found.status !== 'win') return;
    expect(judge([...game, ...found.line], { size })).toMatchObject({ winner: 'black', reason: 'five', after: 0 });
    expect(solve(game, { size, quiet: false, time: 10_000 })).toEqual({ status: 'none' });
  });

  test('gives the answer to every reply if tree is true', () => {
    const size = 9;
    const game = decode('e5 a1 e6 i1 d4 a9', { notation: 'coordinates', size });
    const found = solve(game, { size, nodes: 200_000, tree: true });
    expect(found).toMatchObject({ status: 'win', kind: 'vct' });
    if (found.status !== 'win') return;
    const { tree } = found;
    const everyPoint = Array.from({ length: size * size }, (_, point) => point);
    expect(tree).toMatchObject({ move: found.line[0] });
    /** @param {number[]} played @param {import('qiju').ProofTree | null | undefined} node @returns {number} positions in which Black has won */
    const play = (played, node) => {
      if (!node) throw new Error(`no answer: ${played}`);
      const now = [...played, node.move];
      const { winner, after } = judge(now, { size });
      if (winner) {
        expect({ winner, after, node }).toEqual({
          winner: 'black',
          after: 0,
          node: { ...node, replies: [], otherwise: null },
        });
        return 1;
      }
      const replies = everyPoint.filter((point) => !now.includes(point));
      return replies
        .filter((_, i) => isFull || i % 4 === played.length % 4)
        .map((move) => play([...now, move], node.replies.find((reply) => reply.move === move)?.next ?? node.otherwise))
        .reduce((sum, count) => sum + count, 0);
    };
    expect(play(game, tree)).toBeGreaterThan(isFull ? 1000 : 50);
    expect(found).toEqual({ ...solve(game, { size, nodes: 200_000 }), tree });
  });

  test('has no tree if a limit is reached first', () => {
    const size = 10;
    const text = 'f5 f6 e6 g6 d5 d4 g4 e7 f4 f8 h2 h3 f3 c5 e3 e4';
    const game = decode(text, { notation: 'coordinates', size });
    /** @param {number} nodes */
    const search = (nodes) => solve(game, { size, nodes, tree: true });
    const whole = search(100_000);
    if (whole.status !== 'win') throw new Error(whole.status);
    expect(whole.tree?.move).toBe(whole.line[0]);
    const limits = Array.from({ length: runs(100) }, (_, i) => (isFull ? 1000 : 4000) * i + 1);
    expect(limits.map(search)).toContainEqual({ ...whole, tree: null });
  });

  test('continues where another rule would have ended the game', () => {
    // Six in a row, made by its third stone.
    const six = points('d8 a1 e8 c1 g8 e1 h8 g1 i8 i1 f8 k1');
    expect(() => solve(six)).toThrow('pieces[10] has ended the game');
    expect(() => bestMove(six, { nodes: 1 })).toThrow('pieces[10] has ended the game');
    expect(solve(six, { rule: 'standard', kind: 'vcf' })).toEqual({ status: 'none' });
    expect(bestMove(six, { rule: 'standard', nodes: 1 }).move).not.toBe(null);
  });

  test('finds nothing on an empty board, and reports a limit', () => {
    expect(solve([], { kind: 'vcf' })).toEqual({ status: 'none' });
    expect(solve([112, 0], { kind: 'vcf' })).toEqual({ status: 'none' });
  });

  test('every line that it gives wins', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(points('f6 g6 h6 i6 j6 f7 g7 h7 i7 j7 f8 g8 h8 i8 j8 f9 g9 h9 i9 j9'), { maxLength: 14 }),
        fc.constantFrom(/** @type {const} */ ('freestyle'), 'standard', 'renju'),
        (game, rule) => {
          if (judge(game, { rule }).winner) {
            expect(() => solve(game, { rule })).toThrow('has ended the game');
            return;
          }
          const found = solve(game, { rule, nodes: 20_000 });
          if (found.status !== 'win') return;
          const winner = game.length % 2 ? 'white' : 'black';
          expect(judge([...game, ...found.line], { rule })).toMatchObject({ winner, after: 0 });
        },
      ),
      { numRuns: runs(100) },
    ));
});

describe('bestMove', () => {
  const levels = /** @type {const} */ (['easy', 'normal', 'hard', 'expert']);
  const allLevels = /** @type {const} */ (['beginner', ...levels, 'master']);

  test('begins in the middle', () => {
    for (const level of allLevels) expect(bestMove([], { level })).toMatchObject({ move: 112, line: [112] });
    expect(bestMove([], { size: 19 }).move).toBe(180);
  });

  test.each(levels)('%s takes a five and stops a four', (level) => {
    const four = lay('h8 i8 j8 k8', 'g8');
    const [five] = points('l8');
    expect(bestMove(four, { level })).toEqual({ move: five, score: 1, depth: 1, nodes: 0, line: [five] });
    expect(bestMove(lay('h8 i8 j8 k8', 'g8').slice(0, -1), { level }).move).toBe(five);
  });

  test('scores a forced win as 1, with its whole line', () => {
    const game = lay('h8 i9 h10');
    const { move, score, depth, line } = bestMove(game, { nodes: 600_000 });
    expect([score, move, depth]).toEqual([1, line[0], line.length]);
    expect(judge([...game, ...line])).toMatchObject({ winner: 'black', reason: 'five', after: 0 });
  });

  test('scores a lost position as -1', () => {
    expect(bestMove([112, 0, 113, 14, 114, 210, 115], { level: 'hard' })).toMatchObject({ score: -1 });
  });

  test('a beginner takes a five, and overlooks some fours', () => {
    const game = lay('h8 i8 j8 k8', 'g8');
    const [five] = points('l8');
    expect(bestMove(game, { level: 'beginner' }).move).toBe(five);
    const answers = Array.from({ length: 200 }, (_, seed) => bestMove(game.slice(0, -1), { level: 'beginner', seed }));
    const blocked = answers.filter(({ move }) => move === five).length;
    expect(blocked).toBeGreaterThan(120);
    expect(blocked).toBeLessThan(200);
    expect(answers[0]).toEqual(bestMove(game.slice(0, -1), { level: 'beginner' }));
  });

  test('a master searches more than an expert', () => {
    const [{ nodes: more }, { nodes }] = /** @type {const} */ (['master', 'expert']).map((level) =>
      bestMove(points('h8 i9 i8 j8 g7'), { level, book: false }),
    );
    expect(more).toBeGreaterThan(nodes);
  });

  test('expert and master answer the first moves from the opening book, unless told otherwise', () => {
    for (const first of points('h8 i9')) {
      const answer = bestMove([first], { level: 'master' });
      expect(answer).toEqual({ move: answer.move, score: answer.score, depth: 0, nodes: 0, line: [answer.move] });
      expect(judge([first, answer.move]).winner).toBeNull();
      expect(bestMove([first], { level: 'expert' })).toEqual(answer);
      expect(bestMove([first], { nodes: 1000, book: true })).toEqual(answer);
      expect(bestMove([first], { level: 'expert', book: false }).nodes).toBeGreaterThan(0);
    }
    expect(bestMove([112], { level: 'hard' }).nodes).toBeGreaterThan(0);
    expect(bestMove([112], { nodes: 1000 }).nodes).toBeGreaterThan(0);
    expect(bestMove([144], { level: 'expert', size: 17 }).nodes).toBeGreaterThan(0);
    expect(bestMove({ black: [112], white: [], turn: 'white' }, { nodes: 1000, book: true }).depth).toBe(0);
  });

  test('depends on the seed alone', () => {
    const game = points('h8 i9 i8 j8 g7');
    const moves = Array.from({ length: 30 }, (_, seed) => bestMove(game, { level: 'easy', seed }).move);
    expect(Array.from({ length: 30 }, (_, seed) => bestMove(game, { level: 'easy', seed }).move)).toEqual(moves);
    expect(new Set(moves).size).toBeGreaterThan(1);
    for (const level of levels.slice(0, 3)) {
      expect(bestMove(game, { level, seed: 5 })).toEqual(bestMove(game, { level, seed: 5 }));
    }
    expect(bestMove(game, { level: 'hard', seed: 1 })).toEqual(bestMove(game, { level: 'hard', seed: 2 }));
    expect(bestMove(game, { nodes: 20_000 })).toEqual(bestMove(game, { nodes: 20_000 }));
  });

  test('sees further with more time', () => {
    const game = points('h8 i9 i8 j8 g7');
    const [little, more] = [500, 50_000].map((nodes) => bestMove(game, { nodes }));
    expect(more.depth).toBeGreaterThan(little.depth);
    expect(more.nodes).toBeGreaterThanOrEqual(50_000);
    expect(bestMove(game, { time: 300 }).depth).toBeGreaterThan(little.depth);
  });

  test('reuses the previous search only with a time limit', () => {
    const game = points('h8 i9 i8 g8 j8 k8 h10 h9');
    const alone = bestMove(game, { nodes: 500 });
    const time = 600_000; // nodes end the search on any machine
    const { move } = bestMove(game, { time, nodes: 20_000 });
    const again = bestMove(game, { time, nodes: 500 });
    expect(again.depth).toBeGreaterThan(alone.depth);
    expect(bestMove([...game, move], { time, nodes: 5000 }).depth).toBeGreaterThan(1);
    expect(bestMove(game, { rule: 'renju', size: 19, time, nodes: 500 }).line.length).toBeGreaterThan(0);
    expect(bestMove(game, { nodes: 500 })).toEqual(alone);
  });

  test('throws where renju forbids Black the last point', () => {
    // BWWBWWW BBWWBWB WWWBWBW BBB.BBW WBBWBBB WWWBBWW BBWBWWB
    const game = decode(
      'a4d6d7g4f4b5a1g2d1c7c4a5b4e7e3e1g6f2b1f1e4a2f3a3f5e5e6c6g3g5e2g7b6c1a6f7g1b7b3f6d2b2d5c5c3c2a7d3',
      { notation: 'coordinates', size: 7 },
    );
    expect(() => bestMove(game, { rule: 'renju', size: 7 })).toThrow(
      'gomoku.bestMove: pieces leave Black no point that renju allows',
    );
    expect(bestMove(game, { size: 7 }).move).toBe(24);
  });

  test('any game can be continued with legal moves to its end', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 9 }),
        fc.constantFrom(/** @type {const} */ ('freestyle'), 'standard', 'renju', 'caro'),
        fc.constantFrom(...allLevels.slice(0, 3)),
        fc.nat(),
        (size, rule, level, seed) => {
          const game = [seed % (size * size)];
          const isStuck = () =>
            rule === 'renju' && game.length % 2 === 0 && forbidden(game, { size }).length === size * size - game.length;
          while (!judge(game, { rule, size }).winner && !isStuck()) {
            const { move, score, line } = bestMove(game, { rule, size, level, seed });
            expect(line[0]).toBe(move);
            expect(Math.abs(score)).toBeLessThanOrEqual(1);
            game.push(move);
          }
          expect(judge(game, { rule, size })).toMatchObject({ forbidden: null, after: 0 });
        },
      ),
      { numRuns: runs(40), examples: [[9, 'renju', 'normal', 1081460112]] }, // leaves Black no point
    ));
});

describe('a set-up position', () => {
  /** @param {readonly number[]} game @returns {{ black: number[], white: number[] }} */
  const setUp = (game) => ({ black: game.filter((_, i) => i % 2 === 0), white: game.filter((_, i) => i % 2 === 1) });
  const game = points('h8 i8 i9 h9 g7 j10 h6 f6');

  test('gives the answers of a game with its stones', () => {
    const position = setUp(game);
    const reversed = { black: position.black.toReversed(), white: Int16Array.from(position.white) };
    expect(judge(position)).toEqual(judge(game));
    expect(forbidden(reversed)).toEqual(forbidden(game));
    expect(isForbidden(reversed, 100)).toBe(isForbidden(game, 100));
    expect(threats(reversed)).toEqual(threats(game));
    expect(solve(reversed, { kind: 'vcf' })).toEqual(solve(game, { kind: 'vcf' }));
    expect(bestMove(reversed, { nodes: 2000 })).toEqual(bestMove(game, { nodes: 2000 }));
  });

  test('the side with fewer stones is to move by default', () => {
    const position = setUp(points('h8 a1 i8 a3 j8 a5 k8'));
    expect(bestMove(position, { nodes: 100 }).score).toBe(-1); // White cannot block both ends
    expect(bestMove({ ...position, turn: 'white' }, { nodes: 100 }).score).toBe(-1);
    expect(bestMove({ ...position, turn: 'black' }, { nodes: 100 })).toMatchObject({ score: 1, depth: 1 });
    expect(solve({ black: [], white: position.black, turn: 'white' })).toMatchObject({ status: 'win', kind: 'vcf' });
    expect(bestMove({ black: [], white: [], turn: 'white' }).move).toBe(112);
    expect(threats({ black: [], white: points('c3 d3 e3') }).white).toMatchObject([{ kind: 'open-three' }]);
  });

  test('has no last move', () => {
    const position = setUp([...column, 100]);
    expect(judge(position)).toMatchObject({
      winner: 'black',
      reason: 'five',
      cells: [0, 15, 30, 45, 60],
      move: null,
      after: 0,
    });
    expect(() => solve(position)).toThrow(new RangeError('gomoku.solve: pieces leave the game over'));
    expect(judge({ black: points('c3 d3 e3 g3 h3 f3'), white: [] }, { rule: 'renju' }).winner).toBeNull();
  });

  /** @type {[any, string][]} */
  const refused = [
    [{}, 'pieces is an object, want an array of integers, or black and white'],
    [{ white: [] }, 'pieces.black is undefined, want an array of integers'],
    [{ black: [], white: 1 }, 'pieces.white is 1, want an array of integers'],
    [{ black: [1, 225], white: [] }, 'pieces.black[1] is 225, want an integer from 0 to 224'],
    [{ black: [1, 2], white: [3, 1] }, 'pieces.white[1] takes the point that pieces.black[0] has taken'],
    [{ black: [], white: [], turn: 'red' }, "pieces.turn is \"red\", want 'black' or 'white'"],
    [{ black: [], white: [], move: 1 }, 'pieces has "move", want black, white, turn'],
  ];
  test.each(refused)('%j is refused', (position, words) => {
    expect(() => judge(position)).toThrow(`gomoku.judge: ${words}`);
  });

  test('isForbidden refuses a taken point', () => {
    expect(() => isForbidden({ black: [3], white: [4] }, 4)).toThrow(
      'gomoku.isForbidden: point is 4, which pieces.white[0] has taken',
    );
  });
});

describe('encode and decode', () => {
  test('two digits a move, row then column', () => {
    expect(encode([0, 1, 15, 224])).toBe('000110ee');
    expect(decode('000110EE')).toEqual([0, 1, 15, 224]);
    expect(encode([])).toBe('');
    expect(decode('')).toEqual([]);
  });

  test('are inverse to each other', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: 225 }, (_, p) => p)), (game) => {
        expect(decode(encode(game))).toEqual(game);
      }),
    ));

  test('in three notations, on boards of every size', () =>
    fc.assert(
      fc.property(games, fc.constantFrom(/** @type {const} */ ('coordinates'), 'sgf'), ([size, game], notation) => {
        expect(decode(encode(game, { notation, size }), { notation, size })).toEqual(game);
      }),
    ));

  test('a game of another size is refused', () => {
    const text = encode([0, 14], { notation: 'sgf', size: 13 });
    expect(decode(text, { notation: 'sgf', size: 13 })).toEqual([0, 14]);
    expect(() => decode(text, { notation: 'sgf' })).toThrow(
      'gomoku.decode: text is a game on a board of 13, size is 15',
    );
  });

  test('coordinates count from the bottom left', () => {
    expect(encode([112, 0, 224], { notation: 'coordinates' })).toBe('h8 a15 o1');
    expect(points('H8,a15  o1')).toEqual([112, 0, 224]);
    expect(encode([112, 113], { notation: 'sgf' })).toBe('(;GM[4]FF[4]SZ[15];B[hh];W[ih])');
    expect(decode('(;FF[4]SZ[15]C[nothing; (much\\])] ;B[hh](;W[ih])(;W[hi]))', { notation: 'sgf' })).toEqual([
      112, 113,
    ]);
  });

  /** @type {[string, any, string][]} */
  const refused = [
    ['h16', { notation: 'coordinates' }, 'a point that is not on a board of 15'],
    ['h8 8h', { notation: 'coordinates' }, 'text[3] is "8", want a letter and a number'],
    ['(;SZ[19];B[aa])', { notation: 'sgf' }, 'text is a game on a board of 19, size is 15'],
    ['(;SZ[15];B[aa];B[ab])', { notation: 'sgf' }, 'a move out of turn'],
    ['', { size: 9 }, 'size is 9, want 15 in base 15'],
  ];
  test.each(refused)('decode refuses %j %j', (text, options, words) => {
    expect(() => decode(text, options)).toThrow(RangeError);
    expect(() => decode(text, options)).toThrow(`gomoku.decode: ${words.startsWith('a ') ? '' : words}`);
    expect(() => decode(text, options)).toThrow(words);
  });
});
