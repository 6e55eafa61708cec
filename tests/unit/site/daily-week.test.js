// The daily games of eight weeks, measured by the engines: easy on Mondays, hard on Sundays, and the same for everybody.
import { readFileSync } from 'node:fs';
import { load } from 'qiju';
import { inTurn } from '../../../web/elements/gomoku/game.js';
import { identify } from '../../../web/site/games/gomoku-puzzles/pack.js';

Object.assign(globalThis, { document: { documentElement: { lang: 'en', dataset: {} } } });
const { dailyOf, dateOf } = await import('../../../web/site/games/lianliankan/daily.js');
const { dailyOptions } = await import('../../../web/site/games/huarong/daily.js');
const { puzzleOfDay } = await import('../../../web/site/games/gomoku-puzzles/daily.js');

const { gomoku, huarong, lianliankan } = await load();
const puzzles = identify(
  JSON.parse(readFileSync(new URL('../../../dist/gomoku-puzzles.json', import.meta.url), 'utf8')),
);

/** Eight dates of each weekday, from Monday to Sunday. */
const week = Array.from({ length: 7 }, (_, weekday) =>
  Array.from({ length: 8 }, (__, after) =>
    new Date(Date.UTC(2026, 10, 30 + weekday + 7 * after)).toISOString().slice(0, 10),
  ),
);

/** @template Value @param {(date: string) => Value} measure @returns {Value[][]} the different values of each weekday */
const measured = (measure) => week.map((dates) => [...new Set(dates.map(measure))]);

test('华容道: the shortest solution grows from 8 to 60 moves, to at most 30 before the weekend', () => {
  const moves = measured((date) => {
    const { board } = huarong.generate(dailyOptions(date));
    const solution = huarong.solve(board, { metric: 'move' });
    return solution.status === 'solved' && solution.length;
  });
  expect(moves).toEqual([[8], [12], [16], [22], [28], [40], [60]]);
});

test('连连看: there are more tiles or fewer random games clear the board', () => {
  /** @type {number[][]} */
  const rates = [];
  const pairs = week.map((dates, weekday) => {
    const deals = dates.map((date) => {
      const game = dailyOf(date);
      expect(dateOf(game)).toBe(date);
      const { rows, cols, seed, difficulty } = game;
      const tiles = { kinds: (rows * cols) / 4, copies: 4, difficulty: /** @type {'easy'} */ (difficulty) };
      const deal = lianliankan.deal({ rows, cols, seed, ...tiles });
      const end = deal.solution.reduce((board, [one, other]) => lianliankan.remove(board, one, other), deal.board);
      expect(end.flat().every((kind) => kind === 0)).toBe(true);
      return deal;
    });
    rates[weekday] = deals.map(({ clearRate }) => Number(clearRate));
    return new Set(deals.map(({ solution }) => solution.length));
  });
  expect(pairs.map((counts) => [...counts])).toEqual([[20], [24], [24], [32], [40], [40], [48]]);
  const easy = rates.slice(0, 2).flat();
  const normal = rates.slice(2, 5).flat();
  const [hard, expert] = rates.slice(5);
  expect(Math.min(...easy)).toBeGreaterThan(Math.max(...normal));
  expect(Math.min(...normal)).toBeGreaterThan(Math.max(...hard));
  expect(Math.min(...hard)).toBeGreaterThan(Math.max(...expert));
});

test('五子棋: the grade grows from 1 to 5, and the win can be proved', () => {
  const grades = measured((date) => {
    const { black, white, grade, kind, rule } = puzzleOfDay(date, puzzles);
    const pieces = inTurn(gomoku.decode(black), gomoku.decode(white));
    return kind !== 'block' && gomoku.solve(pieces, { rule, kind, quiet: false }).status === 'win' && grade;
  });
  expect(grades).toEqual([[1], [1], [2], [2], [3], [4], [5]]);
});
