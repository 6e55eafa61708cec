// Saving the game on a page, and following another tab. Without localStorage the items are kept in the module.
import { clearSavedGame, getSavedGame, saveGame } from '../../../web/site/kernel/saved-game.js';
import { GameSession } from '../../../web/site/kernel/session.js';

/** @param {number[]} line */
const stateOf = (line) => ({
  line,
  steps: line.length,
  rule: 'freestyle',
  size: 15,
  choices: [],
  opponent: null,
  level: 'easy',
  helped: false,
});

/** Starts a session with a board that only records moves. */
function start() {
  const board = { line: [1], size: 15, playback: { playing: false }, isLookedAt: false };
  const session = new GameSession('wuziqi', board, {
    write: () => (board.line.length ? { state: stateOf(board.line), picture: { size: 15, moves: board.line } } : null),
    read(/** @type {any} */ { line }) {
      board.line = [99]; // an intermediate state
      session.changed();
      if (line.includes(224)) throw new RangeError('no such point');
      board.line = line;
      session.changed();
    },
    isSame: ({ line }) => line[0] === board.line[0],
    placeOf: ({ line }) => line,
    isLookedAt: () => board.isLookedAt,
  });
  return { board, session };
}

const saved = () => getSavedGame('wuziqi')?.state.line ?? null;

beforeEach(() => clearSavedGame('wuziqi'));

test('a game is saved after each move, and removed when it is cleared', () => {
  const { board, session } = start();
  session.changed();
  expect(saved()).toEqual([1]);
  saveGame('wuziqi', stateOf([1, 2]), null); // by another tab
  session.changed();
  expect([saved(), session.isUnfinished]).toEqual([[1, 2], false]);
  board.line = [1, 3];
  session.changed();
  expect([saved(), session.isUnfinished]).toEqual([[1, 3], true]);
  board.line = [];
  session.changed();
  expect([saved(), session.saved]).toEqual([null, null]);
});

test.each([
  ['a playback', (/** @type {any} */ board) => (board.playback.playing = true)],
  ['a game that is only looked at', (/** @type {any} */ board) => (board.isLookedAt = true)],
])('%s leaves the saved game', (_, change) => {
  const { board, session } = start();
  session.save();
  change(board);
  board.line = [5];
  session.changed();
  session.save();
  expect(saved()).toEqual([1]);
});

test('reading a game saves nothing, and an invalid one is refused', () => {
  const { board, session } = start();
  expect([session.read(stateOf([7, 8])), board.line, saved(), session.isReading]).toEqual([true, [7, 8], null, false]);
  session.changed();
  expect(saved()).toBe(null); // unchanged since it was read
  expect([session.read(stateOf([224])), saved()]).toEqual([false, null]);
});

test('a session follows another tab in the same game, but not during a playback', () => {
  const { board, session } = start();
  expect(session.follow()).toBe(false);
  session.save();
  expect(session.follow()).toBe(false);
  saveGame('wuziqi', stateOf([1, 2]), null);
  board.playback.playing = true;
  expect(session.follow()).toBe(false);
  board.playback.playing = false;
  expect([session.follow(), board.line, saved()]).toEqual([true, [1, 2], [1, 2]]);
  saveGame('wuziqi', stateOf([3]), null);
  expect([session.follow(), board.line]).toEqual([false, [1, 2]]);
});
