import { load } from 'qiju/lianliankan';
import { readShape } from '../../../web/elements/lianliankan/cells.js';
import { RECTANGLE, shapes } from '../../../web/site/games/lianliankan/shapes.js';
import {
  firstOpenStage,
  saveStageResult,
  stageResult,
  starsOf,
  TIME_PER_PAIR,
} from '../../../web/site/games/lianliankan/stage-progress.js';
import { groups, stageOf, stages } from '../../../web/site/games/lianliankan/stages.js';

/** @typedef {import('../../../web/site/games/lianliankan/address.js').Game} Game */

const lianliankan = await load();
const difficulties = ['easy', 'normal', 'hard', 'expert'];

/** The page deals four tiles of each kind. @param {Game} game @returns {any} options of a deal */
function optionsOf({ rows, cols, shape, ...rest }) {
  const place = shape === RECTANGLE ? { rows, cols } : { shape: readShape(shapes[shape].rows) };
  return { ...place, ...rest };
}

const deals = stages.map((stage) => lianliankan.deal(optionsOf(stage)));

/** @param {readonly (readonly number[])[]} board */
const tilesOf = (board) => board.flat().filter((kind) => kind > 0).length;

/** @param {number} group @returns {number[]} the indices of its stages */
const membersOf = (group) => groups[group].games.map((_, index) => 10 * group + index);

test('there are sixty stages in six groups of ten, and no two are the same', () => {
  expect(groups.map(({ games }) => games.length)).toEqual([10, 10, 10, 10, 10, 10]);
  expect(stages).toHaveLength(60);
  expect(new Set(stages.map((stage) => JSON.stringify(stage))).size).toBe(60);
  expect(new Set(groups.map(({ name }) => name)).size).toBe(6);
});

test.each(stages.map((stage, index) => /** @type {const} */ ([index + 1, stage])))(
  'stage %i is cleared by its solution, and is always the same',
  (number, stage) => {
    const { board, solution, inBand } = deals[number - 1];
    expect(inBand).toBe(true);
    expect([board.length, board[0].length]).toEqual([stage.rows, stage.cols]);
    const { gravity } = optionsOf(stage);
    let left = board;
    for (const pair of solution) {
      expect(lianliankan.refusal(left, ...pair)).toBe(null);
      left = lianliankan.remove(left, ...pair, { gravity });
    }
    expect(tilesOf(left)).toBe(0);
    expect(lianliankan.deal(optionsOf(stage)).board).toEqual(board);
  },
);

test('every board fits an upright phone', () => {
  for (const { cols, rows, shape } of stages) {
    expect(cols).toBeLessThanOrEqual(shape === RECTANGLE ? 8 : 10);
    expect(rows).toBeLessThanOrEqual(14);
  }
});

test.each(groups.map(({ name }, group) => /** @type {const} */ ([name, group])))(
  '%s: stages never get easier by difficulty, clear rate or, at the same difficulty, tiles',
  (_, group) => {
    const members = membersOf(group);
    for (const index of members.slice(1)) {
      const [before, after] = [stages[index - 1], stages[index]].map(({ difficulty }) =>
        difficulties.indexOf(difficulty),
      );
      const rates = [deals[index - 1], deals[index]].map(({ clearRate }) => Number(clearRate));
      const tiles = [deals[index - 1], deals[index]].map(({ board }) => tilesOf(board));
      expect(after).toBeGreaterThanOrEqual(before);
      expect(rates[1]).toBeLessThanOrEqual(rates[0]);
      if (after === before) expect(tiles[1]).toBeGreaterThanOrEqual(tiles[0]);
    }
  },
);

test('the groups go from small rectangles to shapes under gravity, and the last is for experts', () => {
  const of = (/** @type {number} */ group) => membersOf(group).map((index) => stages[index]);
  const isShaped = (/** @type {Game} */ { shape }) => shape !== RECTANGLE;
  const falls = (/** @type {Game} */ { gravity }) => gravity !== 'none';
  expect([0, 1, 2, 3, 4].map((group) => [of(group).every(isShaped), of(group).every(falls)])).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
  expect([0, 1, 3].flatMap(of).some(isShaped)).toBe(false);
  expect([0, 1, 2].flatMap(of).some(falls)).toBe(false);
  expect(of(0).map(({ difficulty }) => difficulty)).toEqual(Array(10).fill('easy'));
  expect(of(5).map(({ difficulty }) => difficulty)).toEqual(Array(10).fill('expert'));
  expect(tilesOf(deals[0].board)).toBe(16);
  expect(
    new Set(
      [2, 4].map((group) =>
        of(group)
          .map(({ shape }) => shape)
          .sort()
          .join(),
      ),
    ).size,
  ).toBe(1);
});

test('a game is recognised as its stage, and any other game is none', () => {
  expect(stages.map(stageOf)).toEqual(stages.map((_, index) => index + 1));
  for (const change of [
    { seed: 1 },
    { rows: 9 },
    { cols: 9 },
    { shape: 'fish' },
    { difficulty: 'hard' },
    { gravity: 'down' },
  ]) {
    expect(stageOf({ ...stages[0], ...change })).toBe(null);
  }
});

test('stars: one for clearing, two without help, three in time', () => {
  const game = { pairs: 20, time: 20 * TIME_PER_PAIR, hints: 0, shuffles: 0 };
  expect(starsOf(game)).toBe(3);
  expect(starsOf({ ...game, time: game.time + 1 })).toBe(2);
  expect(starsOf({ ...game, hints: 1 })).toBe(1);
  expect(starsOf({ ...game, shuffles: 1 })).toBe(1);
  expect(starsOf({ ...game, time: 1e9, hints: 3 })).toBe(1);
});

test('the most stars and the best time without help are kept', () => {
  expect(firstOpenStage()).toBe(1);
  saveStageResult(1, 1, 1000);
  expect(stageResult(1)).toEqual({ stars: 1, time: null });
  saveStageResult(1, 3, 9000);
  saveStageResult(1, 2, 99_000);
  saveStageResult(1, 1, 10);
  expect(stageResult(1)).toEqual({ stars: 3, time: 9000 });
  saveStageResult(1, 3, 8000);
  expect(stageResult(1)).toEqual({ stars: 3, time: 8000 });
  expect(firstOpenStage()).toBe(2);
  saveStageResult(3, 2, 1);
  expect(firstOpenStage()).toBe(2);
  for (let stage = 2; stage <= 60; stage++) saveStageResult(stage, 1, 1);
  expect(firstOpenStage()).toBe(null);
});
