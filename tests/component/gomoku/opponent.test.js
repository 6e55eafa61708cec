// A game against the computer: turns, stopping it, undo, colours, results, and reloads.
import { H8, hide, openPage, playAnswered, pointOf, withoutReview } from './gomoku.js';

/** @typedef {import('../visit.js').Visit} Visit */

/** Opens a game against a level, with the given colour for the player. @param {string} level @param {string} [color] @param {string} [address] */
const openAgainst = (level, color = 'black', address = '') =>
  openPage(address, { language: 'en', kept: { 'wuziqi.opponent': level, 'wuziqi.color': color } });

/** @param {Visit} tab */
const status = (tab) => tab.text('#status');

/** Moves the focus to a point with the arrow keys. @param {Visit} tab @param {number} to */
function walk(tab, to) {
  const from = tab.allInBoard('[role=gridcell] button').indexOf(tab.focus);
  const [down, right] = [Math.floor(to / 15) - Math.floor(from / 15), (to % 15) - (from % 15)];
  for (let i = 0; i < Math.abs(down); i++) tab.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(right); i++) tab.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}

test('a first-time visitor plays the easy level by touch; the win is counted at that level, and the computer’s is not', async () => {
  const tab = await visit('wuziqi/', { media: { coarse: true } });
  const { board } = tab;
  expect(tab.$('#opponent').value).toBe('easy');
  expect(status(tab)).toBe('轮到你（黑棋）');
  await hide(tab, true);
  board.open([112, 0, 113, 2, 114, 30]);
  await tab.act(pointOf(tab, 111), 'touch');
  expect(board.steps).toBe(6);
  await tab.act(pointOf(tab, 111), 'touch');
  expect(board.steps).toBe(8);
  expect([tab.isVisible('#player'), tab.$('#player').open]).toEqual([true, false]);
  const five = [110, 115].find((point) => !board.moves.includes(point)) ?? NaN;
  for (let tap = 0; tap < 2; tap++) await tab.act(pointOf(tab, five), 'touch');
  expect(status(tab)).toMatch(/^你赢了/);
  expect(tab.item('wuziqi.results')).toEqual({ 'freestyle.15.easy': { played: 1, won: 1, best: 9 } });
  expect([tab.isVisible('#result'), tab.$('#player').open]).toEqual([true, true]);
  await tab.act('#again');
  expect([board.moves, board.turn, tab.$('#player').open]).toEqual([[], 'black', false]);

  board.open([0, 112, 2, 113, 4, 114, 6, 115]);
  for (let tap = 0; tap < 2; tap++) await tab.act(pointOf(tab, 224), 'touch');
  expect(board.verdict.winner).toBe('white');
  expect(status(tab)).toMatch(/^电脑赢了/);
  expect(tab.item('wuziqi.results')).toEqual({ 'freestyle.15.easy': { played: 2, won: 1, best: 9 } });
  expect(tab.faults).toEqual([]);
});

test('a game by keyboard; the computer moves first and its moves are announced', async () => {
  const tab = await openAgainst('beginner', 'white');
  const { board } = tab;
  expect(board.moves).toHaveLength(1);
  expect(tab.announced).toMatch(/^The computer: [A-O]\d+, black, move 1\. White to play: you$/);
  board.focus();
  walk(tab, 0);
  tab.press('Enter');
  await tab.settled();
  expect(tab.focused).toBe('A15, white, move 2');
  expect(tab.announced).toMatch(/^The computer: [A-O]\d+, black, move 3\. White to play: you$/);

  await hide(tab, true);
  board.open([0, 112, 2, 113, 4, 114, 6, 115, 30]);
  board.focus();
  walk(tab, [111, 116].find((point) => !board.moves.includes(point)) ?? NaN);
  tab.press('Enter');
  await tab.settled();
  expect(board.verdict.winner).toBe('white');
  expect(tab.focused).toMatch(/^You win/);
  expect(tab.faults).toEqual([]);
});

test('thinking is announced; it can be stopped and resumed, or the player moves for the computer', async () => {
  const tab = await openAgainst('beginner');
  const { board } = tab;
  const first = 32;
  tab.click(pointOf(tab, first));
  expect(status(tab)).toBe('The computer is thinking…');
  expect(tab.announced).toBe('C13, black, move 1. The computer is thinking…');
  tab.click(pointOf(tab, 0));
  expect(status(tab)).toBe('The computer is thinking: wait for your turn');
  expect(tab.text('#hint')).toBe('Stop');
  tab.click('#undo');
  expect(board.moves).toEqual([]);
  tab.click(pointOf(tab, first));
  tab.click('#hint');
  expect(tab.announced).toBe('The computer stopped thinking');
  await tab.settled();
  expect(status(tab)).toBe('White to play: the computer');
  expect(board.moves).toEqual([first]);
  expect(tab.text('#hint')).toBe('Computer moves');
  await playAnswered(tab, 113);
  expect([board.moves, board.turn]).toEqual([[first, 113], 'black']);
  tab.click(pointOf(tab, 97));
  tab.click('#hint');
  expect(board.busy).not.toBe('think');
  await tab.act('#hint');
  expect(board.moves.slice(0, 3)).toEqual([first, 113, 97]);
  expect(board.moves).toHaveLength(4);

  // The player's stone is shown before a quick answer.
  tab.click(pointOf(tab, 224));
  await tab.tick(200);
  expect([board.steps, board.busy === 'think']).toEqual([5, true]);
  await tab.tick(60);
  expect([board.steps, board.busy === 'think']).toEqual([6, false]);

  // The search continues when the board is moved in the document.
  const { parentNode, nextSibling } = board;
  board.place(210);
  board.remove();
  parentNode.insertBefore(board, nextSibling);
  await tab.settled();
  expect(board.steps).toBe(8);
  expect(tab.faults).toEqual([]);
});

test('undo takes back the answer and the move before it; stepping back starts no search; colours change', async () => {
  const tab = await openAgainst('beginner');
  const { board } = tab;
  await playAnswered(tab, H8, 0, 14);
  const { moves: pieces } = board;
  expect(pieces).toHaveLength(6);
  await tab.act('#undo');
  expect(board.moves).toEqual(pieces.slice(0, 4));
  await tab.act('#redo');
  expect(board.moves).toEqual(pieces);
  board.focus();
  for (let step = 0; step < 3; step++) tab.press(',');
  await tab.settled();
  expect(board.moves).toEqual(pieces.slice(0, 3));
  tab.press('.');
  await playAnswered(tab, 210);
  expect(board.moves.slice(0, 5)).toEqual([...pieces.slice(0, 4), 210]);
  expect(board.moves).toHaveLength(6);
  await tab.unfold('#player');
  expect(tab.text('#branch')).toBe('Another line from move 5 on: undo to that point to restore the first');
  await tab.act('#undo');
  expect([board.moves, [...board.moves, ...board.ahead]]).toEqual([pieces.slice(0, 4), pieces]);

  await playAnswered(tab, 209);
  await tab.act('#swap');
  expect(board.moves).toHaveLength(7);
  expect(status(tab)).toBe('White to play: you');
  tab.fill('#color', 'turns');
  await tab.act('#restart');
  expect(status(tab)).toBe('Black to play: you');
  await playAnswered(tab, H8);
  await tab.act('#restart');
  expect(board.moves).toHaveLength(1);
  expect(status(tab)).toBe('White to play: you');
  tab.fill('#opponent', 'none');
  expect(status(tab)).toBe('White to play');
  expect(tab.isVisible('#sides')).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('a reload restores opponent, level, colour and game, and the computer moves; later moves are saved', async () => {
  let tab = await openAgainst('easy');
  tab.fill('#opponent', 'beginner');
  await playAnswered(tab, H8);
  await tab.act('#swap');
  const { moves: pieces } = tab.board;
  expect(pieces).toHaveLength(3);
  tab = await tab.reload();
  expect(tab.board.moves).toEqual(pieces);
  expect(tab.$('#opponent').value).toBe('beginner');
  expect(status(tab)).toBe('White to play: you');
  tab.fill('#opponent', 'easy');
  tab.click(pointOf(tab, 0));
  expect(tab.board.steps).toBe(4);
  tab = await tab.reload();
  expect(tab.$('#opponent').value).toBe('easy');
  expect(tab.board.moves.slice(0, 4)).toEqual([...pieces, 0]);
  expect(tab.board.moves).toHaveLength(5);

  tab.fill('#opponent', 'none');
  await tab.act('#undo');
  await playAnswered(tab, [...tab.board.moves, ...tab.board.ahead][4]);
  expect(tab.item('wuziqi.saved').state).toMatchObject({ steps: 5, opponent: null });
  expect(tab.faults).toEqual([]);
});

test('the opponent stays the same if the computer moves during a reload', async () => {
  let tab = await openAgainst('beginner');
  tab.click(pointOf(tab, H8));
  const before = tab.window.location.hash;
  await tab.settled();
  // Chromium keeps the address from before the move, and sometimes the state in the history.
  for (const keepsState of [true, false]) {
    const { history } = tab.window;
    history.replaceState(keepsState ? history.state : null, '', before);
    tab = await tab.reload();
    expect([tab.board.steps, status(tab)]).toEqual([2, 'Black to play: you']);
  }
  tab = await tab.reload(`wuziqi/${before}`);
  expect([tab.board.steps, status(tab)]).toEqual([1, 'White to play']);
  expect(tab.faults).toEqual([]);
});

test('in a game from a link the computer answers only once an opponent is chosen; after an invalid link it answers at once', async () => {
  const linked = await openAgainst('beginner', 'black', '#777868');
  expect(status(linked)).toBe('White to play');
  expect(linked.board.moves).toEqual([112, 113, 98]);
  linked.fill('#opponent', 'easy');
  await linked.settled();
  expect(linked.board.moves).toHaveLength(4);
  const invalid = await openAgainst('beginner', 'black', '#zz');
  expect(invalid.text('#banner')).toBe('This link cannot be read: zz');
  await playAnswered(invalid, H8);
  expect(invalid.board.moves).toHaveLength(2);
  expect([...linked.faults, ...invalid.faults]).toEqual([]);
});

/** Lets the computer play well, and gives all of its moves a score. @param {Visit} tab @param {number} score */
function scoreMoves({ board }, score) {
  const { gomoku } = board.qiju;
  const bestMove = (/** @type {any} */ pieces, /** @type {any} */ options) => ({
    ...gomoku.bestMove(pieces, { ...options, level: 'normal' }),
    score,
  });
  board.qiju = { ...board.qiju, gomoku: { ...gomoku, bestMove } };
}

test('the computer resigns if it may, and the game is counted once', async () => {
  let tab = await openAgainst('beginner');
  withoutReview(tab);
  scoreMoves(tab, -1);
  tab.fill('#clock', '5+0');
  await tab.settled();
  const isRunning = () => tab.document.querySelector('#clocks .running') !== null;
  await playAnswered(tab, 0, 2);
  expect(isRunning()).toBe(true);
  expect(tab.isVisible('#result')).toBe(false);
  await tab.act('#resigns');
  await playAnswered(tab, 4);
  expect(status(tab)).toBe('You win: the computer resigns');
  expect([tab.text('#result-title'), isRunning()]).toEqual(['You win', false]);
  const won = { 'freestyle.15.beginner': { played: 1, won: 1, best: null } };
  expect(tab.item('wuziqi.results')).toEqual(won);
  await playAnswered(tab, 6);
  expect(tab.board.steps).toBe(6);
  tab = await tab.reload();
  expect(status(tab)).toBe('You win: the computer resigns');
  await tab.act('#undo');
  expect(status(tab)).toBe('Black to play: you');
  await tab.act('#redo');
  expect(status(tab)).toBe('You win: the computer resigns');
  await tab.act('#undo');
  await playAnswered(tab, 8);
  expect([tab.board.steps, status(tab)]).toEqual([6, 'Black to play: you']);
  expect(tab.item('wuziqi.results')).toEqual(won);
  expect(tab.faults).toEqual([]);
});

test('the computer offers a draw, which is declined, or accepted', async () => {
  for (const isAccepted of [false, true]) {
    let tab = await openAgainst('beginner');
    withoutReview(tab);
    scoreMoves(tab, 0);
    tab.fill('#size', '6');
    await tab.act('#resigns');
    for (let moves = 0; !tab.isVisible('#accept') && moves < 30; moves++) {
      const { board } = tab;
      const { move } = board.qiju.gomoku.bestMove(board.moves, { size: 6 });
      await playAnswered(tab, move);
    }
    expect(status(tab)).toBe('The computer offers a draw. Your move.');
    tab = await tab.reload();
    expect(status(tab)).toBe('The computer offers a draw. Your move.');
    withoutReview(tab);
    await tab.act(isAccepted ? '#accept' : '#decline');
    expect(tab.isVisible('#accept')).toBe(false);
    expect(status(tab)).toBe(isAccepted ? 'A draw by agreement' : 'Black to play: you');
    expect(tab.isVisible('#result')).toBe(isAccepted);
    expect(tab.item('wuziqi.results')).toEqual({ 'freestyle.6.beginner': { played: 1, won: 0, best: null } });
    expect(tab.faults).toEqual([]);
  }
});
