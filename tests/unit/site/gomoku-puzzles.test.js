// The puzzles of 五子棋 on the site: the daily puzzle, defences, hints and the rating.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { load } from 'qiju/gomoku';
import { gradeOfDay, puzzleOfDay } from '../../../web/site/games/gomoku-puzzles/daily.js';
import { answerAttack } from '../../../web/site/games/gomoku-puzzles/defences.js';
import { countsOfGrades, grades, nextPuzzle } from '../../../web/site/games/gomoku-puzzles/grades.js';
import { areaAround, describeBlock, describeMove } from '../../../web/site/games/gomoku-puzzles/hints.js';
import { inTurn } from '../../../web/elements/gomoku/game.js';
import { identify } from '../../../web/site/games/gomoku-puzzles/pack.js';
import { gradeFor, newRating, rate, ratingOfGrade, scoreOf } from '../../../web/site/games/gomoku-puzzles/rating.js';
import {
  afterMistake,
  afterSolution,
  daysToRepetition,
  duePuzzles,
} from '../../../web/site/games/gomoku-puzzles/repetition.js';
import { themesOf } from '../../../web/tools/gomoku-themes.js';
import { isFull } from '../../full-length.js';

/** @import { Threat } from '../../../web/api/types.js' */

const gomoku = await load();
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const puzzles = identify(read('../../../dist/gomoku-puzzles.json'));
const basics = identify(read('../../../web/site/games/gomoku-puzzles/basics.json'));
const all = [...basics, ...puzzles];
const sample = puzzles.filter((_, index) => index % (isFull ? 29 : 87) === 5);

/** @param {typeof puzzles[number]} puzzle @returns {number[]} */
const startOf = ({ black, white }) => inTurn(gomoku.decode(black), gomoku.decode(white));

/** @param {number} days after a Monday */
const dateAfter = (days) => new Date(Date.UTC(2026, 10, 23 + days)).toISOString().slice(0, 10);

describe('the puzzles', () => {
  test('each has a unique id, and a number in its grade', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(336);
    for (const [index, { all: count, starts }] of grades.entries()) {
      const members = all.filter(({ grade }) => grade === index);
      expect(members.map(({ number }) => number)).toEqual(members.map((_, at) => at + 1));
      expect(members).toHaveLength(count);
      const startOfId = (/** @type {string} */ id) => starts.find((start) => id.startsWith(`${start}-`));
      expect(new Set(members.map(({ id }) => startOfId(id)))).toEqual(new Set(starts));
    }
  });

  test('the stones in turn are an unfinished game', () => {
    for (const puzzle of all) {
      const { rule, turn } = puzzle;
      const pieces = startOf(puzzle);
      expect([puzzle.id, gomoku.judge(pieces, { rule }).winner]).toEqual([puzzle.id, null]);
      expect(pieces.length % 2 ? 'white' : 'black').toBe(turn);
    }
  });
});

describe('the puzzle of the day', () => {
  test('every puzzle of a grade comes once before any is repeated', () => {
    for (let grade = 1; grade <= 5; grade++) {
      const { all: count } = grades[grade];
      const dates = Array.from({ length: 7 * (count + 2) }, (_, days) => dateAfter(days));
      const days = dates.filter((date) => gradeOfDay(date) === grade).map((date) => puzzleOfDay(date, all));
      expect(new Set(days.slice(0, count)).size).toBe(count);
      expect(days.every((puzzle) => puzzle.grade === grade)).toBe(true);
      expect(days[count]).toBe(days[0]);
    }
  });

  test('there is one on every day', () => {
    for (const date of ['1900-01-01', '1969-12-31', '1970-01-01', '9999-12-31']) {
      expect(puzzles).toContain(puzzleOfDay(date, puzzles));
    }
  });
});

describe('the puzzles of grade 0', () => {
  /** @param {typeof basics[number]} puzzle @returns {{ pieces: number[], own: Threat[], others: Threat[] }} */
  function positionOf(puzzle) {
    const pieces = startOf(puzzle);
    const { black, white } = gomoku.threats(pieces);
    return puzzle.turn === 'black' ? { pieces, own: black, others: white } : { pieces, own: white, others: black };
  }

  /** @param {string} goal */
  const withGoal = (goal) => basics.filter((puzzle) => puzzle.goal === goal);

  /** @param {number[]} pieces @param {(after: number[]) => boolean} isRight @returns {number[]} the points that are */
  const pointsWhere = (pieces, isRight) =>
    [...Array(225).keys()].filter((point) => !pieces.includes(point) && isRight([...pieces, point]));

  const holds = (/** @type {number[]} */ after) => gomoku.solve(after, { nodes: 1e5 }).status === 'none';

  test('have at most 14 stones, and no threats but the one that they are about', () => {
    for (const puzzle of basics) {
      const { pieces, own, others } = positionOf(puzzle);
      const kinds = [...own, ...others].map(({ kind }) => kind);
      const [kind = []] = { five: ['four'], 'block-four': ['four'], 'double-four': [] }[String(puzzle.goal)] ?? [
        'open-three',
      ];
      expect([puzzle.id, pieces.length <= 14, kinds]).toEqual([puzzle.id, true, [kind].flat()]);
    }
  });

  test('have the themes of their solutions', () => {
    for (const puzzle of basics) expect([puzzle.id, puzzle.themes]).toEqual([puzzle.id, themesOf(gomoku, puzzle)]);
  });

  test('a five is made at one point', () => {
    for (const puzzle of withGoal('five')) {
      const { pieces, own } = positionOf(puzzle);
      const fives = pointsWhere(pieces, (after) => gomoku.judge(after).winner === puzzle.turn);
      expect([puzzle.id, fives, own[0].next]).toEqual([puzzle.id, gomoku.decode(puzzle.line), fives]);
    }
  });

  test('one move wins by a straight four or by two fours, and no other wins by fours', async () => {
    for (const puzzle of [...withGoal('straight-four'), ...withGoal('double-four')]) {
      const { pieces } = positionOf(puzzle);
      const [move] = gomoku.decode(puzzle.line);
      expect([puzzle.id, describeMove(gomoku, { pieces, rule: puzzle.rule }, move).shape]).toEqual([
        puzzle.id,
        puzzle.goal,
      ]);
      const winning = [];
      for (const point of pointsWhere(pieces, () => true)) {
        const answer = await answerAttack(gomoku, { pieces: [...pieces, point], rule: puzzle.rule, kind: 'vcf' });
        if (answer.outcome === 'wins') winning.push(point);
      }
      expect([puzzle.id, winning]).toEqual([puzzle.id, [move]]);
    }
  });

  test('a four is blocked at one point, and a three at up to three: after any other move the other side wins', () => {
    for (const puzzle of [...withGoal('block-four'), ...withGoal('block-three')]) {
      const { pieces, others } = positionOf(puzzle);
      const right = pointsWhere(pieces, holds);
      expect([puzzle.id, right]).toEqual([puzzle.id, expect.arrayContaining(gomoku.decode(puzzle.line))]);
      if (puzzle.goal === 'block-four') expect([puzzle.id, right]).toEqual([puzzle.id, others[0].next]);
      else expect([puzzle.id, right.length <= 3]).toEqual([puzzle.id, true]);
    }
  });

  test('a block is answered by the win that it leaves, or by none', async () => {
    const [puzzle] = withGoal('block-four');
    const { pieces, others } = positionOf(puzzle);
    const [
      {
        next: [block],
      },
    ] = others;
    const answer = (/** @type {number} */ point) =>
      answerAttack(gomoku, { pieces: [...pieces, point], rule: puzzle.rule, kind: 'block' });
    expect(await answer(block)).toEqual({ outcome: 'wins', defences: [] });
    expect(await answer(0)).toEqual({ outcome: 'held', point: block, isProved: true });
  });

  test('the hint for a block shows the row of the other side', () => {
    for (const puzzle of basics.filter(({ kind }) => kind === 'block')) {
      const { pieces, others } = positionOf(puzzle);
      const [move] = gomoku.decode(puzzle.line);
      const { row, shape } = describeBlock(gomoku, { pieces, rule: puzzle.rule }, move);
      expect([puzzle.id, shape]).toEqual([puzzle.id, puzzle.goal]);
      expect(row).toEqual(expect.arrayContaining([...others[0].cells, ...others[0].next]));
    }
  });
});

describe('the defences', () => {
  test('none stops the solution, and the defence in the solution is among them', async () => {
    for (const puzzle of sample) {
      const { rule, kind } = puzzle;
      const line = gomoku.decode(puzzle.line);
      for (let length = 1; length < line.length - 1; length += 2) {
        const pieces = [...startOf(puzzle), ...line.slice(0, length)];
        const answer = await answerAttack(gomoku, { pieces, rule, kind });
        expect([puzzle.id, answer.outcome]).toEqual([puzzle.id, 'wins']);
        const { defences } = /** @type {Extract<typeof answer, { outcome: 'wins' }>} */ (answer);
        expect(defences.map(({ point }) => point)).toContain(line[length]);
        const lengths = defences.map((defence) => defence.length);
        expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
      }
    }
  });

  test('every other first move is stopped, or threatens nothing', async () => {
    for (const puzzle of sample.filter(({ moves }) => moves < 6)) {
      const { rule, kind, turn } = puzzle;
      const start = startOf(puzzle);
      const [solution] = gomoku.decode(puzzle.line);
      for (let point = 0; point < 225; point++) {
        if (start.includes(point) || point === solution) continue;
        if (rule === 'renju' && turn === 'black' && gomoku.isForbidden(start, point)) continue;
        const pieces = [...start, point];
        const answer = await answerAttack(gomoku, { pieces, rule, kind });
        expect([puzzle.id, point, answer.outcome]).not.toContain('wins');
        if (answer.outcome !== 'held') continue;
        const defended = [...pieces, answer.point];
        const isOver = gomoku.judge(defended, { rule }).winner === (turn === 'black' ? 'white' : 'black');
        expect(
          isOver ||
            gomoku.solve(defended, { rule, kind: /** @type {'vcf' | 'vct'} */ (kind), nodes: 1e6 }).status === 'none',
        ).toBe(true);
      }
    }
  });

  test('a move without a four is no attack in a puzzle of fours, nor a move without a three in any', async () => {
    const threes = gomoku.decode('h8 a1 i8 c1 j8', { notation: 'coordinates' });
    const outcome = async (/** @type {number[]} */ pieces, /** @type {'vcf' | 'vct'} */ kind) =>
      (await answerAttack(gomoku, { pieces, rule: 'freestyle', kind })).outcome;
    expect(await outcome(threes, 'vcf')).toBe('no-threat');
    expect(await outcome(threes, 'vct')).toBe('held');
    expect(await outcome(threes.slice(0, 3), 'vct')).toBe('no-threat');
  });
});

describe('a hint', () => {
  test('has an area of five by five points on the board, with the move in it', () => {
    for (let move = 0; move < 225; move++) {
      const [from, to] = areaAround(move);
      const [row, col] = [Math.floor(move / 15), move % 15];
      expect(to - from).toBe(4 * 15 + 4);
      expect(from % 15).toBeLessThanOrEqual(10);
      expect([Math.floor(from / 15) <= row, row <= Math.floor(to / 15)]).toEqual([true, true]);
      expect([from % 15 <= col, col <= to % 15]).toEqual([true, true]);
    }
  });

  test('names the threats that a solution makes, and a row with the move in it', () => {
    for (const puzzle of sample) {
      const { rule, kind } = puzzle;
      const line = gomoku.decode(puzzle.line);
      for (let length = 0; length < line.length; length += 2) {
        const pieces = [...startOf(puzzle), ...line.slice(0, length)];
        const { move, row, shape } = describeMove(gomoku, { pieces, rule }, line[length]);
        expect(move).toBe(line[length]);
        expect(row).toContain(move);
        if (length === line.length - 1) expect([puzzle.id, shape]).toEqual([puzzle.id, 'five']);
        else if (kind === 'vcf') expect(shape).toMatch(/four/);
        else expect(shape).not.toBe('five');
      }
    }
  });
});

describe('the rating', () => {
  test('a first attempt is worth nothing after a mistake, and a third less for each hint', () => {
    expect(scoreOf({ hints: 0, mistakes: 0 })).toBe(1);
    expect(scoreOf({ hints: 1, mistakes: 0 })).toBeCloseTo(2 / 3);
    expect(scoreOf({ hints: 3, mistakes: 0 })).toBe(0);
    expect(scoreOf({ hints: 7, mistakes: 0 })).toBe(0);
    expect(scoreOf({ hints: 0, mistakes: 1 })).toBe(0);
  });

  test('a win against an equal grade is worth half the weight, which is halved after twenty attempts', () => {
    expect(rate(newRating, 0, 1)).toEqual({ rating: newRating.rating + 20, attempts: 1 });
    expect(rate(newRating, 0, 0)).toEqual({ rating: newRating.rating - 20, attempts: 1 });
    expect(rate({ rating: 1200, attempts: 20 }, 3, 1)).toEqual({ rating: 1210, attempts: 21 });
  });

  test('it grows with the score and the grade, and stays within its bounds', () => {
    const rating = fc.record({ rating: fc.integer({ min: 100, max: 3000 }), attempts: fc.nat(1000) });
    const grade = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(rating, grade, fc.double({ min: 0, max: 1, noNaN: true }), (before, puzzle, score) => {
        const after = rate(before, puzzle, score);
        expect(after.attempts).toBe(before.attempts + 1);
        expect(after.rating).toBeGreaterThanOrEqual(100);
        expect(after.rating).toBeLessThanOrEqual(3000);
        expect(rate(before, puzzle, 1).rating).toBeGreaterThanOrEqual(after.rating);
        expect(rate(before, puzzle, 0).rating).toBeLessThanOrEqual(after.rating);
        if (puzzle < 7) expect(rate(before, puzzle + 1, score).rating).toBeGreaterThanOrEqual(after.rating);
      }),
    );
  });

  test('solving half the puzzles of a grade leads to its rating', () => {
    let player = newRating;
    for (let attempt = 0; attempt < 400; attempt++) player = rate(player, 5, attempt % 2);
    expect(Math.abs(player.rating - ratingOfGrade(5))).toBeLessThan(30);
  });

  test('the grade for a player is the nearest', () => {
    expect([100, 600, 699, 701, 2000, 3000].map(gradeFor)).toEqual([0, 0, 0, 1, 7, 7]);
    expect(gradeFor(newRating.rating)).toBe(0);
  });
});

describe('the grades', () => {
  test('solved puzzles are counted', () => {
    const attempts = {
      'block-four-22': { solved: true },
      'vcf-3-renju-2': { solved: true },
      'vcf-3-renju-5': { solved: false },
      'vct-2-renju-1': { solved: true },
      'vcf-10-renju-1': { solved: true },
      other: { solved: true },
    };
    expect(countsOfGrades(attempts).map(({ solved }) => solved)).toEqual([1, 1, 1, 0, 0, 0, 0, 1]);
    expect(countsOfGrades({}).every(({ solved }) => solved === 0)).toBe(true);
  });

  test('the next puzzle is the next unsolved one of the grade, then any unsolved one, then the next', () => {
    const [first, second, third] = puzzles;
    expect(nextPuzzle(puzzles, first, {})).toBe(second);
    expect(nextPuzzle(puzzles, first, { [second.id]: { solved: true } })).toBe(third);
    expect(nextPuzzle(puzzles, third, {})).toBe(puzzles[3]);
    expect(nextPuzzle(puzzles, puzzles[44], {})).toBe(first);
    const solved = (/** @type {typeof puzzles} */ some) =>
      Object.fromEntries(some.map(({ id }) => [id, { solved: true }]));
    expect(nextPuzzle(puzzles, first, solved(puzzles.slice(0, 45)))).toBe(puzzles[45]);
    expect(nextPuzzle(puzzles, puzzles[299], solved(puzzles))).toBe(first);
  });
});

describe('a missed puzzle', () => {
  const missed = (/** @type {string} */ date, passed = 0) => ({ mistakes: 1, date, passed });

  test('comes back after 1, 3, 7 and 21 days, and then no more', () => {
    let attempts = { mistakes: 1, ...afterMistake('2026-11-30') };
    const dates = [];
    for (let day = 0; day < 60; day++) {
      const today = new Date(Date.UTC(2026, 10, 30 + day)).toISOString().slice(0, 10);
      if (daysToRepetition(attempts, today) === 0) dates.push(today);
      attempts = { ...attempts, ...afterSolution(attempts, today) };
    }
    expect(dates).toEqual(['2026-12-01', '2026-12-04', '2026-12-11', '2027-01-01']);
    expect(daysToRepetition(attempts, '2030-01-01')).toBe(null);
  });

  test('is due until it is solved; a solution before then changes nothing, a mistake begins again', () => {
    expect([0, 1, 2].map((day) => daysToRepetition(missed('2026-11-01', 1), `2026-11-0${day + 2}`))).toEqual([2, 1, 0]);
    expect(daysToRepetition(missed('2026-11-01', 1), '2027-11-01')).toBe(0);
    expect(afterSolution(missed('2026-11-01', 1), '2026-11-03')).toEqual({});
    expect(afterMistake('2026-11-03')).toEqual({ date: '2026-11-03', passed: 0 });
  });

  test('without a date is due', () => {
    expect(daysToRepetition({ mistakes: 2 }, '2026-11-03')).toBe(0);
    expect(afterSolution({ mistakes: 2 }, '2026-11-03')).toEqual({ date: '2026-11-03', passed: 1 });
    expect(daysToRepetition({ mistakes: 0 }, '2026-11-03')).toBe(null);
  });

  test('is listed among the due ones in the order of the puzzles', () => {
    const [one, two, three, four] = puzzles;
    const attempts = {
      [three.id]: { mistakes: 1 },
      [two.id]: missed('2026-11-02'),
      [one.id]: missed('2026-11-01'),
      [four.id]: { mistakes: 0 },
      gone: { mistakes: 1 },
    };
    expect(duePuzzles(puzzles, attempts, '2026-11-02')).toEqual([one, three]);
  });
});
