import fc from 'fast-check';
import { GomokuGame } from '../../../web/elements/gomoku/game.js';
import { runs } from '../runs.js';

/** @param {GomokuGame} game */
const stateOf = ({ size, line, steps }) => JSON.stringify([size, line, steps]);

/** An action of a player. @typedef {(game: GomokuGame) => void} Action */

/** @param {Action} act */
const action = (act) => act;

const anyAction = fc.oneof(
  fc.nat(3).map((point) => action((game) => game.play(point))),
  fc.nat(6).map((steps) => action((game) => game.seek(steps))),
  fc.array(fc.nat(3), { maxLength: 3 }).map((line) => action((game) => game.open(15, line))),
  fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }).map((moves) => action((game) => game.setContinuation(moves))),
  fc.constant(action((game) => game.undo())),
  fc.constant(action((game) => game.redo())),
);

/** @param {(game: GomokuGame) => void} check runs after random actions */
const always = (check) =>
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
      const game = new GomokuGame(15);
      for (const act of actions) act(game);
      check(game);
    }),
    { numRuns: runs(2000) },
  );

test('repeated undo ends at the empty board, with nothing to undo', () => {
  always((game) => {
    for (let i = 0; i < 500 && game.canUndo; i++) game.undo();
    expect(game.canUndo).toBe(false);
    expect(game.moves).toEqual([]);
  });
});

test('a move is undone in one step, and redone', () => {
  always((game) => {
    const before = JSON.stringify(game.moves);
    game.play(9);
    const after = stateOf(game);
    expect(game.moves.at(-1)).toBe(9);
    game.undo();
    expect(JSON.stringify(game.moves)).toBe(before);
    game.redo();
    expect(stateOf(game)).toBe(after);
  });
});

test('undoing a variation restores the moves that it replaced', () => {
  always((game) => {
    const { line, steps } = game;
    if (steps === line.length) return;
    game.play(9);
    game.undo();
    expect(game.line).toEqual(line);
    expect(game.steps).toBe(steps);
  });
});

test('undone moves are redone one at a time', () => {
  always((game) => {
    game.open(15, []);
    for (const point of [1, 2, 3]) game.play(point);
    game.undo();
    game.undo();
    expect(game.moves).toEqual([1]);
    expect(game.canRedo).toBe(true);
    game.redo();
    game.redo();
    expect(game.moves).toEqual([1, 2, 3]);
    expect(game.canRedo).toBe(false);
  });
});

test('replaced moves ahead are restored without a variation', () => {
  always((game) => {
    const before = stateOf(game);
    const { branch, line, steps } = game;
    game.setContinuation([8, 7]);
    game.seek(steps + 1);
    game.seek(steps);
    game.setContinuation(line.slice(steps));
    expect(stateOf(game)).toBe(before);
    if (steps > 0) expect(game.branch).toBe(branch);
  });
});
