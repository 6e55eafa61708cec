// `gomoku.puzzle`, and the puzzles of the package.
import { readFileSync } from 'node:fs';
import { load } from 'qiju/gomoku';
import { themesOf } from '../../../web/tools/gomoku-themes.js';
import { isFull } from '../../full-length.js';

/** @import { GomokuPackPuzzle, GomokuPuzzle, GomokuTheme } from 'qiju' */

const gomoku = await load();
/** @type {GomokuPackPuzzle[]} */
const pack = JSON.parse(readFileSync(new URL('../../../dist/gomoku-puzzles.json', import.meta.url), 'utf8'));

/** @param {GomokuPackPuzzle} packed @returns {GomokuPuzzle} */
const unpack = ({ black, white, line, turn, kind, moves, rule, seed }) => ({
  pieces: { black: gomoku.decode(black), white: gomoku.decode(white), turn },
  line: gomoku.decode(line),
  ...{ kind, moves, rule, seed },
});

/** Plays the line, and solves every position on the way. @param {GomokuPuzzle} puzzle */
function expectSolved({ pieces, line, kind, moves, rule }) {
  const [black, white, attacker] = [[...pieces.black], [...pieces.white], pieces.turn];
  expect(black.length - white.length).toBe(attacker === 'black' ? 0 : 1);
  expect(Math.floor(line.length / 2)).toBe(moves);
  for (const [at, point] of line.entries()) {
    const attacks = at % 2 === 0;
    const turn = attacks === (attacker === 'black') ? 'black' : 'white';
    const position = { black, white, turn: /** @type {typeof attacker} */ (turn) };
    expect(gomoku.judge(position, { rule }).winner).toBeNull();
    if (attacks) expect(gomoku.solve(position, { kind, rule, nodes: 1e6 })).toMatchObject({ status: 'win' });
    const isForbidden = rule === 'renju' && turn === 'black' && gomoku.isForbidden(position, point);
    if (isForbidden) expect([turn, at]).toEqual([attacker === 'black' ? null : 'black', line.length - 1]);
    (turn === 'black' ? black : white).push(point);
  }
  if (line.length % 2 > 0) expect(gomoku.judge({ black, white }, { rule }).winner).toBe(attacker);
}

describe('gomoku.puzzle', () => {
  test.each(/** @type {const} */ (['freestyle', 'standard', 'renju', 'caro']))('%s', (rule) => {
    const asked = /** @type {const} */ ([
      { kind: 'vcf', moves: 4 },
      { kind: 'vct', moves: 2 },
    ]);
    for (const kinds of asked) {
      const puzzle = gomoku.puzzle({ ...kinds, rule, seed: 3 });
      expect(puzzle).toMatchObject({ ...kinds, rule, seed: 3 });
      expect(gomoku.puzzle({ ...kinds, rule, seed: 3 })).toEqual(puzzle);
      expectSolved(puzzle);
    }
  });

  test('returns its random seed', () => {
    const puzzle = gomoku.puzzle({ moves: 3 });
    const { kind, moves, rule, seed } = puzzle;
    expect([kind, moves, rule]).toEqual(['vcf', 3, 'freestyle']);
    expect(gomoku.puzzle({ moves, seed })).toEqual(puzzle);
  });

  test('a VCT puzzle has no VCF', () => {
    const { pieces } = gomoku.puzzle({ kind: 'vct', moves: 3, seed: 1 });
    expect(gomoku.solve(pieces, { kind: 'vcf', nodes: 1e6 })).toEqual({ status: 'none' });
  });
});

describe('the puzzles of the package', () => {
  test('are 300, all different, in seven grades', () => {
    expect(pack).toHaveLength(300);
    expect(new Set(pack.map(({ black, white }) => `${black} ${white}`)).size).toBe(300);
    expect(pack.map(({ grade }) => grade)).toEqual(pack.map(({ grade }) => grade).sort());
    for (let grade = 1; grade <= 7; grade++) {
      expect(pack.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThan(40);
    }
    expect([...new Set(pack.map(({ rule }) => rule))].sort()).toEqual(['caro', 'freestyle', 'renju', 'standard']);
    expect(new Set(pack.map(({ turn }) => turn)).size).toBe(2);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('are solved by their lines: grade %p', (grade) => {
    const members = pack.filter((puzzle) => puzzle.grade === grade);
    members.filter((_, at) => isFull || at % 4 === 0).forEach((puzzle) => expectSolved(unpack(puzzle)));
  });

  test('have the themes of their solutions', () => {
    const sample = pack.filter((_, at) => isFull || at % 6 === 0);
    for (const puzzle of sample) expect(puzzle.themes).toEqual(themesOf(gomoku, puzzle));
    const withTheme = (/** @type {GomokuTheme} */ theme) => pack.filter(({ themes }) => themes.includes(theme));
    for (const packed of withTheme('forbidden')) {
      const { pieces, line } = unpack(packed);
      expect([packed.rule, packed.turn]).toEqual(['renju', 'white']);
      const stones = (/** @type {number} */ side) => line.slice(0, -1).filter((_, at) => at % 2 === side);
      const last = { black: [...pieces.black, ...stones(1)], white: [...pieces.white, ...stones(0)] };
      expect(gomoku.isForbidden(last, /** @type {number} */ (line.at(-1)))).toBe(true);
    }
    for (const packed of withTheme('four-block')) {
      const { pieces, line } = unpack(packed);
      const { rule, turn } = packed;
      const other = turn === 'black' ? 'white' : 'black';
      const stones = { black: [...pieces.black], white: [...pieces.white] };
      const makesFive = (/** @type {'black' | 'white'} */ color, /** @type {number} */ point) =>
        gomoku.judge({ ...stones, [color]: [...stones[color], point] }, { rule }).winner === color;
      const blocks = [];
      for (const [at, point] of line.entries()) {
        const isBlock = at % 2 === 0 && makesFive(other, point);
        stones[at % 2 ? other : turn].push(point);
        if (isBlock) blocks.push(makesFive(turn, line[at + 2]) || makesFive(turn, line[at + 1]));
      }
      expect([packed.seed, blocks]).toEqual([packed.seed, expect.arrayContaining([true])]);
    }
    for (const { kind } of withTheme('three-first')) expect(kind).toBe('vct');
    for (const theme of /** @type {const} */ (['four-three', 'double-four', 'double-three', 'four-block'])) {
      expect(withTheme(theme).length).toBeGreaterThan(5);
    }
  });

  test('are reproduced by their seeds', () => {
    for (const packed of pack.filter(({ grade }, at) => grade < 4 && at % 20 === 0)) {
      const { kind, moves, rule, seed } = packed;
      expect(gomoku.puzzle({ kind, moves, rule, seed })).toEqual(unpack(packed));
    }
  });
});
