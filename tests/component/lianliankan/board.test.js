// <lianliankan-board>: input, announcements and events.
import { load } from 'qiju/lianliankan';
import { readShape } from '../../../web/elements/lianliankan/cells.js';
import { shapes } from '../../../web/site/games/lianliankan/shapes.js';
import {
  cellAt,
  clickAll,
  clickOffer,
  labels,
  notice,
  openBoard,
  pickAll,
  record,
  setBoard,
  trap,
  wallsOf,
} from './lianliankan.js';

const lianliankan = await load();
const game = lianliankan.deal({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 2026 });
/** Neither of the two pairs can be joined. */
const stuck = [
  [1, 2],
  [2, 1],
];

test('a game is played to its end with the mouse and by touch', async () => {
  const tab = await openBoard();
  const events = record(tab, ['match', 'refuse', 'stuck', 'win']);
  await setBoard(tab, game.board);
  const cells = game.solution.flat();
  clickAll(tab, cells.slice(0, 24));
  clickAll(tab, cells.slice(24), 'touch');
  expect(tab.board.remaining).toBe(0);
  expect(events.map(([type]) => type)).toEqual([...Array(24).fill('match'), 'win']);
  expect(events[0][1].pair).toEqual(game.solution[0]);
  expect(events[24][1]).toEqual({ helped: false, demonstrated: false });
  expect(notice(tab)).toBe('All clear! New game');
  expect(tab.inBoard('.notice').part).toBe('notice won');
  expect(tab.inBoard('.notice').className).toContain('seal');
  await clickOffer(tab);
  expect(notice(tab)).toBe(null);
  expect(tab.board.remaining).toBe(48);
  expect(tab.announced).toBe('A new game of 48 tiles');
  expect(tab.faults).toEqual([]);
});

test('a game is played to its end with the keyboard, from one tab stop', async () => {
  const tab = await openBoard();
  await setBoard(tab, game.board);
  tab.press('Tab');
  expect(tab.focused).toMatch(/row 1, column 1$/);
  for (const [keys, reached] of [
    ['Home', 'row 1, column 1'],
    ['End', 'row 1, column 8'],
    ['Control+End', 'row 6, column 8'],
    ['ArrowDown', 'row 6, column 8'],
    ['Home', 'row 6, column 1'],
    ['Control+Home', 'row 1, column 1'],
  ]) {
    tab.press(keys);
    expect([keys, tab.focused]).toEqual([keys, expect.stringContaining(reached)]);
  }
  expect(tab.allInBoard('.tile[tabindex="0"]')).toHaveLength(1);
  let [row, col] = [0, 0];
  for (const [index, [toRow, toCol]] of game.solution.flat().entries()) {
    for (; row < toRow; row++) tab.press('ArrowDown');
    for (; row > toRow; row--) tab.press('ArrowUp');
    for (; col < toCol; col++) tab.press('ArrowRight');
    for (; col > toCol; col--) tab.press('ArrowLeft');
    tab.press(index % 2 ? 'Enter' : ' ');
  }
  expect(tab.board.remaining).toBe(0);
  expect(tab.focused).toBe('New game');
  tab.press('Enter');
  await tab.settled();
  expect(tab.focused).toMatch(/row \d+, column \d+$/);
  expect(tab.faults).toEqual([]);
});

test('the path is drawn through the ring for a moment, and undo restores the pair', async () => {
  const tab = await openBoard();
  const points = () => tab.inBoard('polyline').getAttribute('points');
  tab.board.board = [
    [1, 2, 1],
    [3, 2, 3],
  ];
  clickAll(tab, [[0, 0]]);
  expect(tab.announced).toBe('East selected');
  expect(labels(tab, '.selected')).toEqual(['East, row 1, column 1, selected']);
  clickAll(tab, [[0, 2]]);
  expect(points()).toBe('0.5,0.5 0.5,-0.15 1.5,-0.15 2.5,-0.15 2.5,0.5');
  expect(tab.announced).toBe('A pair of East is gone, 4 tiles left');
  expect(tab.allInBoard('.going')).toHaveLength(2);
  await tab.settled();
  expect(points()).toBe('');
  expect(tab.allInBoard('.going')).toHaveLength(0);
  expect(labels(tab, '.gone')).toEqual(['empty, row 1, column 1', 'empty, row 1, column 3']);
  const standings = [];
  for (const [key, announced] of [
    ['u', 'Undone'],
    ['Shift+U', 'Redone'],
    ['Control+z', 'Undone'],
    ['Control+Shift+Z', 'Redone'],
  ]) {
    cellAt(tab, [0, 1]).focus();
    tab.press(key);
    expect([key, tab.announced]).toEqual([key, announced]);
    standings.push([tab.board.remaining, tab.board.canUndo, tab.board.canRedo]);
  }
  expect(standings).toEqual([
    [6, false, true],
    [4, true, false],
    [6, false, true],
    [4, true, false],
  ]);
  tab.press('r');
  expect(tab.announced).toBe('4 tiles left, 2 pairs can be joined');
  clickAll(tab, [[0, 0]]);
  expect(tab.announced).toBe('empty, row 1, column 1');
  expect(tab.faults).toEqual([]);
});

test('the reason for a refused pair is announced', async () => {
  const tab = await openBoard();
  const events = record(tab, ['refuse']);
  await setBoard(tab, [
    [3, 3, 2, 3],
    [0, 2, 3, 0],
    [0, 1, 2, 0],
    [1, 1, 1, 2],
  ]);
  const [pair, far] = [[[0, 0], [0, 2]], [[0, 0], [1, 2]]]; // prettier-ignore
  clickAll(tab, pair);
  expect(tab.announced).toBe('Different tiles: West and South');
  expect(labels(tab, '.selected')).toEqual(['South, row 1, column 3, selected']);
  clickAll(tab, [[0, 2]]);
  expect(tab.announced).toBe('Nothing selected');
  clickAll(tab, far);
  expect(tab.announced).toBe('West cannot be joined: that takes 3 turns, 2 are allowed');
  const blocked = [[0, 0], [1, 1]]; // prettier-ignore
  await setBoard(tab, [
    [1, 2, 0],
    [2, 1, 3],
    [0, 3, 0],
  ]);
  clickAll(tab, blocked);
  expect(tab.announced).toBe('East cannot be joined: every way is blocked');
  expect(events).toEqual([
    ['refuse', { reason: 'different', pair }],
    ['refuse', { reason: 'turns', turns: 3, pair: far }],
    ['refuse', { reason: 'blocked', pair: blocked }],
  ]);
  expect(tab.board.remaining).toBe(6);
  expect(tab.faults).toEqual([]);
});

test('when nothing can be joined, a solvable shuffle and undo are offered', async () => {
  const tab = await openBoard();
  const events = record(tab, ['stuck']);
  const board = [...stuck, [3, 3]];
  await setBoard(tab, board);
  expect(notice(tab)).toBe(null);
  pickAll(tab, [[2, 0], [2, 1]]); // prettier-ignore
  expect(events).toHaveLength(1);
  expect(tab.announced).toBe('A pair of West is gone, 4 tiles left. No pair can be joined any more.');
  expect(notice(tab)).toBe('No pair can be joined any more. Shuffle Undo');
  expect(tab.inBoard('.notice').part).toBe('notice');
  tab.click(tab.inBoard('.notice .offer:last-child'));
  expect(notice(tab)).toBe(null);
  expect(tab.board.board).toEqual(board);
  tab.board.redo();
  await clickOffer(tab);
  expect(notice(tab)).toBe(null);
  expect(tab.announced).toBe('Shuffled; this can be cleared');
  expect(tab.board.board.flat().sort()).toEqual([0, 0, 1, 1, 2, 2]);
  expect(tab.board.shuffles).toBe(1);
  expect(lianliankan.solve(tab.board.board).status).toBe('solvable');
  tab.board.undo();
  expect(tab.board.shuffles).toBe(0);
  expect(notice(tab)).toContain('Shuffle');
  expect(tab.faults).toEqual([]);
});

test('if no shuffle can be cleared, a message says so and only undo is offered', async () => {
  const tab = await openBoard();
  const apart = [[-1, -1, -1, -1, -1], [-1, 1, -1, 1, -1], [2, 2, -1, -1, -1]]; // prettier-ignore
  await setBoard(tab, apart);
  pickAll(tab, [[2, 0], [2, 1]]); // prettier-ignore
  await clickOffer(tab);
  expect(notice(tab)).toBe('Found no shuffle that can be cleared: undo. Undo');
  expect(tab.announced).toBe('Found no shuffle that can be cleared: undo.');
  expect(tab.board.shuffle()).toBe(false);
  await clickOffer(tab);
  expect(tab.board.board).toEqual(apart);
  expect(notice(tab)).toBe(null);
  await setBoard(tab, [[1, 2, 1, 1]]);
  expect(tab.board.shuffle()).toBe(false);
  expect(tab.announced).toBe('One kind has an odd number of tiles: no arrangement can be cleared.');
  expect(tab.faults).toEqual([]);
});

test('tiles close up by the gravity, and undo restores them', async () => {
  const tab = await openBoard('gravity="down"');
  const board = [
    [3, 4, 3],
    [4, 5, 5],
    [1, 2, 1],
    [2, 6, 6],
  ];
  const after = [
    [3, 0, 0],
    [4, 4, 3],
    [1, 5, 5],
    [2, 2, 1],
  ];
  await setBoard(tab, board);
  pickAll(tab, [[3, 1], [3, 2]]); // prettier-ignore
  expect(tab.board.board).toEqual(after);
  tab.board.undo();
  expect(tab.board.board).toEqual(board);
  tab.board.redo();
  expect(tab.board.board).toEqual(after);
  tab.board.gravity = 'none';
  expect([tab.board.board, tab.board.gravity, tab.board.steps]).toEqual([board, 'none', 0]);
  expect(tab.faults).toEqual([]);
});

test('watch-clearable announces when the board can no longer be cleared', async () => {
  const tab = await openBoard();
  const events = record(tab, ['hopeless']);
  await setBoard(tab, trap.board);
  pickAll(tab, trap.pair);
  await tab.settled();
  expect([tab.board.clearable, events]).toEqual([null, []]);
  tab.board.watchClearable = true;
  await tab.settled();
  expect([tab.board.clearable, events]).toEqual(['unsolvable', [['hopeless', null]]]);
  expect(tab.announced).toMatch(/can no longer be cleared/);
  tab.board.undo();
  await tab.settled();
  expect(tab.board.clearable).toBe('solvable');
  expect(tab.announced).toBe('Undone');
  tab.board.redo();
  expect(await tab.board.solve()).toBe('unsolvable');
  expect(tab.announced).toMatch(/can no longer be cleared/);
  expect(tab.faults).toEqual([]);
});

test('a hint starts a solution if there is one', async () => {
  const tab = await openBoard();
  const events = record(tab, ['hint']);
  await setBoard(tab, trap.board);
  tab.board.focus();
  tab.press('h');
  await tab.settled();
  expect(tab.announced).toMatch(/^Hint: .+, row \d, column \d, with row \d, column \d; this way it can be cleared$/);
  expect(tab.allInBoard('.hinted')).toHaveLength(2);
  const { pair } = events[0][1];
  expect(lianliankan.solve(lianliankan.remove(trap.board, pair[0], pair[1])).status).toBe('solvable');
  pickAll(tab, trap.pair);
  expect(tab.allInBoard('.hinted')).toHaveLength(0);
  expect(await tab.board.hint()).toMatchObject({ proved: false });
  expect(tab.announced).toMatch(/; but the board can no longer be cleared$/);
  expect(events.map(([, { proved }]) => proved)).toEqual([true, false]);
  await setBoard(tab, stuck);
  expect(await tab.board.hint()).toBe(null);
  expect(tab.faults).toEqual([]);
});

test('plays a solution, by itself or step by step', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const events = record(tab, ['win']);
  await setBoard(tab, trap.board);
  board.playback.speed = 4;
  expect(await board.solve()).toBe('solvable');
  expect([board.playback.playing, tab.announced]).toEqual([true, 'Playing from move 0 to move 12']);
  await tab.tick(250);
  expect(board.steps).toBe(2);
  board.playback.pause();
  expect([board.playback.playing, tab.announced]).toEqual([false, 'Stopped at move 2']);
  board.playback.step();
  board.playback.step(2);
  board.playback.step(-1);
  expect([board.steps, board.total, board.helped]).toEqual([4, 12, true]);
  board.playback.seek(0);
  expect(board.remaining).toBe(24);
  board.playback.play();
  await tab.settled();
  expect([board.remaining, board.demonstrated, tab.announced]).toEqual([0, true, 'End of the demonstration']);
  expect(events).toEqual([['win', { helped: true, demonstrated: true }]]);
  expect(notice(tab)).toBe('End of the demonstration Try it yourself New game');
  await clickOffer(tab);
  expect([board.remaining, board.steps, notice(tab)]).toEqual([24, 0, null]);
  expect(() => board.playback.play([[[0, 0], [0, 1]]])).toThrow(/cannot be joined/); // prettier-ignore
  expect(board.total).toBe(12);
  expect(tab.faults).toEqual([]);
});

test('a game is resumed from its record, and an invalid record changes nothing', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const events = record(tab, ['error']);
  board.open(game.board, { moves: game.solution.slice(0, 3) });
  expect([board.remaining, board.steps, board.start]).toEqual([42, 3, game.board]);
  expect(board.snapshot()).toMatchObject({ board: game.board, moves: game.solution.slice(0, 3) });
  board.shuffle();
  pickAll(tab, board.pairs[0]);
  expect(board.moves).toHaveLength(1);
  const before = board.board;
  for (const call of [
    () => board.open(game.board, { moves: [[[0, 0], [0, 0]]] }), // prettier-ignore
    () => board.open([[1], [2, 3]]),
    () => board.open(game.board, { gravity: 'sideways' }),
  ]) {
    expect(call).toThrow();
    expect(board.board).toEqual(before);
  }
  expect(events).toEqual([]);
  expect(tab.faults).toEqual([]);
});

test('the game after a restored game keeps the difficulty', async () => {
  const tab = await openBoard('rows="4" cols="6"');
  const { board } = tab;
  expect(board.dealt.difficulty).toBe(null);
  board.restore({ ...board.snapshot(), dealt: { seed: 1, difficulty: 'easy', clearRate: 1 } });
  board.deal();
  await tab.settled();
  expect(board.dealt).toMatchObject({ seed: expect.any(Number), difficulty: 'easy' });
  expect(tab.faults).toEqual([]);
});

test('a slow deal covers the board, and can be cancelled', async () => {
  const tab = await openBoard('rows="4" cols="4"');
  const { board } = tab;
  const events = record(tab, ['cancel']);
  const start = board.board;
  /** @type {(deal: object) => void} */
  let answer = () => {};
  board.qiju = { ...board.qiju, lianliankan: { ...lianliankan, deal: () => new Promise((done) => (answer = done)) } };
  const isCovered = () => tab.isVisible(tab.inBoard('.cover'));
  board.focus();
  const deal = board.deal({ rows: 6, cols: 8, difficulty: 'hard' });
  await tab.tick(249);
  expect([isCovered(), tab.inBoard('.felt').ariaBusy]).toEqual([false, 'true']);
  await tab.tick(1);
  expect([isCovered(), tab.inBoard('.felt').inert]).toEqual([true, true]);
  expect(tab.text(tab.inBoard('.cover'))).toBe('Dealing… Cancel');
  expect(tab.focused).toBe('Cancel');
  tab.press('Enter');
  expect(events).toEqual([['cancel', null]]);
  expect([isCovered(), tab.inBoard('.felt').inert]).toEqual([false, false]);
  expect(tab.announced).toBe('Cancelled: this game goes on');
  expect(tab.focused).toMatch(/row 1, column 1$/);
  answer(lianliankan.deal({ rows: 6, cols: 8, seed: 1, difficulty: 'easy' }));
  expect(await deal).toBe(false);
  expect(board.board).toEqual(start);
  expect(tab.faults).toEqual([]);
});

test('the attribute shape deals a shape and keeps it until rows and columns are set', async () => {
  const tab = await openBoard('shape=".##. #### .##."');
  const boards = [tab.board.board];
  for (const options of [{}, { shape: [[0, -1, 0]] }, { rows: 2, cols: 2 }]) {
    expect(await tab.board.deal(options)).toBe(true);
    boards.push(tab.board.board);
  }
  const shape = readShape('.##. #### .##.');
  expect(boards.map(wallsOf)).toEqual([shape, shape, [[0, -1, 0]], [[0, 0], [0, 0]]]); // prettier-ignore
  for (const board of boards) expect(board.flat()).not.toContain(0);
  // Hints and solutions work on a shape as well.
  await setBoard(tab, lianliankan.deal({ shape: readShape(shapes.fish.rows), seed: 7, difficulty: 'easy' }).board);
  expect(await tab.board.hint()).toMatchObject({ proved: true });
  expect(tab.allInBoard('.hinted')).toHaveLength(2);
  expect(await tab.board.solve()).toBe('solvable');
  await tab.settled();
  expect([tab.board.remaining, tab.announced]).toEqual([0, 'End of the demonstration']);
  expect(tab.faults).toEqual([]);
});

test('attributes define the first game', async () => {
  const tab = await openBoard(
    'rows="4" cols="6" seed="7" difficulty="hard" gravity="left" watch-clearable reach skin="letters"',
  );
  const { board } = tab;
  const deal = lianliankan.deal({
    rows: 4,
    cols: 6,
    kinds: 6,
    copies: 4,
    seed: 7,
    difficulty: 'hard',
    gravity: 'left',
  });
  expect(board.board).toEqual(deal.board);
  expect(board.dealt).toEqual({ seed: 7, difficulty: 'hard', clearRate: deal.clearRate });
  expect([board.watchClearable, board.reach, board.skin, board.clearable]).toEqual([true, true, 'letters', 'solvable']);
  await setBoard(tab, stuck);
  expect(board.dealt).toBe(null);
  expect(tab.faults).toEqual([]);
});
