import fc from 'fast-check';
import { GomokuGame } from '../../../web/elements/gomoku/game.js';

/** @param {GomokuGame} game */
const stateOf = ({ size, line, at }) => JSON.stringify([size, line, at]);

/** @typedef {(game: GomokuGame) => void} Deed what a visitor can do to a game */

/** @param {Deed} act */
const deed = (act) => act;

const anyDeed = fc.oneof(
  fc.nat(3).map((point) => deed((game) => game.play(point))),
  fc.nat(6).map((at) => deed((game) => game.seek(at))),
  fc.array(fc.nat(3), { maxLength: 3 }).map((line) => deed((game) => game.open(15, line))),
  fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }).map((moves) => deed((game) => game.foresee(moves))),
  fc.constant(deed((game) => game.undo())),
  fc.constant(deed((game) => game.redo())),
);

/** @param {(game: GomokuGame) => void} check after any deeds */
const always = (check) =>
  fc.assert(
    fc.property(fc.array(anyDeed, { maxLength: 20 }), (deeds) => {
      const game = new GomokuGame(15);
      for (const act of deeds) act(game);
      check(game);
    }),
    { numRuns: 2000 },
  );

test('undoing comes to an end at the empty board, and each time there was something to undo', () => {
  always((game) => {
    for (let i = 0; i < 500 && game.canUndo; i++) game.undo();
    expect(game.canUndo).toBe(false);
    expect(game.pieces).toEqual([]);
  });
});

test('a move, another game or a step of the line is undone at once, and redone', () => {
  always((game) => {
    const before = JSON.stringify(game.pieces);
    game.play(9);
    const after = stateOf(game);
    expect(game.pieces.at(-1)).toBe(9);
    game.undo();
    expect(JSON.stringify(game.pieces)).toBe(before);
    game.redo();
    expect(stateOf(game)).toBe(after);
  });
});

test('after a branch is undone, the line that it left is ahead again', () => {
  always((game) => {
    const { line, at } = game;
    if (at === line.length) return;
    game.play(9);
    game.undo();
    expect(game.line).toEqual(line);
    expect(game.at).toBe(at);
  });
});

test('moves that were undone wait to be redone, one at a time', () => {
  always((game) => {
    game.open(15, []);
    for (const point of [1, 2, 3]) game.play(point);
    game.undo();
    game.undo();
    expect(game.pieces).toEqual([1]);
    expect(game.canRedo).toBe(true);
    game.redo();
    game.redo();
    expect(game.pieces).toEqual([1, 2, 3]);
    expect(game.canRedo).toBe(false);
  });
});
