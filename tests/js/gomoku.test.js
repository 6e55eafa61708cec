import fc from 'fast-check';
import { load } from 'qiju';

const { judgeWin, gomoku } = await load();
const { judge, encode, decode } = gomoku;

const column = [0, 1, 15, 16, 30, 31, 45, 46, 60];

/**
 * The rules as one would write them down: after every move, all rows of its colour through it.
 * @param {number[]} pieces
 * @param {'freestyle' | 'standard'} rule
 * @param {number} size
 */
function naiveJudge(pieces, rule, size) {
  for (let move = 0; move < pieces.length; move++) {
    const own = new Set(pieces.slice(0, move + 1).filter((_, i) => i % 2 === move % 2));
    const cells = new Set();
    for (const [dr, dc] of [[0, 1], [1, 0], [1, 1], [1, -1]]) { // prettier-ignore
      const row = [pieces[move]];
      for (const sign of [1, -1]) {
        let [r, c] = [Math.floor(pieces[move] / size), pieces[move] % size];
        for (;;) {
          [r, c] = [r + sign * dr, c + sign * dc];
          if (r < 0 || r >= size || c < 0 || c >= size || !own.has(size * r + c)) break;
          row.push(size * r + c);
        }
      }
      if (rule === 'standard' ? row.length === 5 : row.length >= 5) row.forEach((point) => cells.add(point));
    }
    if (cells.size > 0) {
      const winner = move % 2 === 0 ? 'black' : 'white';
      return { winner, reason: 'five', cells: [...cells].sort((a, b) => a - b), move };
    }
    if (move + 1 === size * size) return { winner: 'draw', reason: 'full', cells: [], move };
  }
  return { winner: null, reason: null, cells: [], move: null };
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

  test('so do six', () => expect(judgeWin([0, 15, 1, 16, 2, 17, 4, 18, 5, 60, 3])).toBe(true));

  test('a row does not wrap around the edge', () => {
    expect(judgeWin([11, 224, 12, 223, 13, 222, 14, 221, 15])).toBe(false);
    expect(judgeWin([14, 100, 28, 102, 42, 104, 56, 106, 70])).toBe(true);
    expect(judgeWin([10, 100, 26, 102, 42, 104, 58, 106, 74])).toBe(true);
    expect(judgeWin([12, 100, 28, 102, 44, 104, 60, 106, 76])).toBe(false);
  });

  test('only the last move counts', () => expect(judgeWin([...column, 100])).toBe(false));

  test('nobody has won an empty game', () => expect(judgeWin([])).toBe(false));

  test('a point that is taken twice is refused', () => {
    expect(() => judgeWin([7, 8, 7])).toThrow(new RangeError('judgeWin: pieces[2] takes the point that pieces[0] has taken'));
    expect(judgeWin(column)).toBe(true);
  });

  test('agrees with judge on games that end by their last move', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: 40 }, (_, i) => 15 * Math.floor(i / 6) + (i % 6))), (game) => {
        const { move } = naiveJudge(game, 'freestyle', 15);
        const played = game.slice(0, (move ?? game.length) + 1);
        expect(judgeWin(played)).toBe(move !== null);
      }),
      { numRuns: 300 },
    ));
});

describe('judge', () => {
  test('tells winner, stones and move', () => {
    expect(judge(column)).toEqual({ winner: 'black', reason: 'five', cells: [0, 15, 30, 45, 60], move: 8 });
    expect(judge([...column, 100, 101]).move).toBe(8);
    expect(judge([])).toEqual({ winner: null, reason: null, cells: [], move: null });
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

  test('is what the rules say, on any board', () =>
    fc.assert(
      fc.property(games, fc.constantFrom(/** @type {const} */ ('freestyle'), 'standard'), ([size, game], rule) => {
        expect(judge(game, { rule, size })).toEqual(naiveJudge(game, rule, size));
      }),
      { numRuns: 400 },
    ));
});

describe('encode and decode', () => {
  test('two digits a move, row then column', () => {
    expect(encode([0, 1, 15, 224])).toBe('000110ee');
    expect(decode('000110EE')).toEqual([0, 1, 15, 224]);
    expect(encode([])).toBe('');
    expect(decode('')).toEqual([]);
  });

  test('undo each other', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: 225 }, (_, p) => p)), (game) => {
        expect(decode(encode(game))).toEqual(game);
      }),
    ));

  test.each([
    ['0', 'text[0] is "0"'],
    ['00f1', 'text[2] is "f"'],
    ['0 ', 'text[1] is " "'],
    ['00000', 'text[4] is "0"'],
    ['八八', 'text[0] is "八"'],
    ['1ı', 'text[1] is "ı"'],
    ['0'.repeat(452), 'text has 452 characters'],
  ])('decode refuses %j', (text, words) => {
    expect(() => decode(text)).toThrow(RangeError);
    expect(() => decode(text)).toThrow(`gomoku.decode: ${words}`);
    expect(decode('77')).toEqual([112]);
  });
});
