// <gomoku-board>: placing stones, keys, the second tap, forbidden points, sizes and orientations.
import { H8, label, listen, openBoard, play, pointOf } from './gomoku.js';

/** Black has five in the leftmost column. */
const column = [0, 1, 15, 16, 30, 31, 45, 46, 60];
/** At H8 Black would make two open threes; White has four corners. */
const beforeFoul = [110, 0, 111, 14, 82, 210, 97, 224];

test('a pointer and keys place stones, from one tab stop, and everything is announced', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const heard = listen(tab, 'move', 'win', 'refuse');
  expect(tab.inBoard('[role=grid]').getAttribute('aria-label')).toBe('Gomoku board, 15 rows and 15 columns');
  expect(board.status).toBe('Black to play');
  for (let i = 0; i < 2; i++) tab.press('Tab');
  expect(tab.focused).toBe('H8, empty');
  tab.press(' ');
  expect(tab.focused).toBe('H8, black, move 1, last move');
  expect(tab.announced).toBe('H8, black, move 1. White to play');
  tab.press('ArrowRight');
  tab.press('ArrowDown');
  tab.press('Enter');
  expect(tab.focused).toBe('I7, white, move 2, last move');
  tab.press('Tab');
  expect(tab.focused).toBe('after');
  tab.press('Shift+Tab');
  expect(tab.focused).toBe('I7, white, move 2, last move');
  expect(pointOf(tab, H8).getAttribute('part')).toBe('stone black');
  expect(heard).toEqual([
    ['move', { point: H8, color: 'black', number: 1, by: null, score: null }],
    ['move', { point: 128, color: 'white', number: 2, by: null, score: null }],
  ]);

  await play(tab, H8);
  expect(heard.at(-1)).toEqual(['refuse', { point: H8, reason: 'taken', text: 'H8 already has a stone' }]);
  board.open([]);
  await play(tab, ...column);
  expect(board).toMatchObject({
    moves: column,
    turn: null,
    winner: null,
    status: 'Black wins: five in a row, A15 to A11',
  });
  expect(board.verdict).toMatchObject({ winner: 'black', reason: 'five' });
  expect(heard.at(-1)).toEqual(['win', { winner: 'black', by: null, cells: [0, 15, 30, 45, 60] }]);
  expect(tab.announced).toBe('A11, black, move 9. Black wins: five in a row, A15 to A11');
  expect(tab.allInBoard('[data-won]')).toHaveLength(5);
  expect(tab.allInBoard('.band.winning')).toHaveLength(1);
  expect(label(tab, 0)).toBe('A15, black, move 1, part of the winning row');
  await play(tab, 100);
  expect(heard.at(-1)[1]).toMatchObject({ reason: 'over' });
  expect(board.moves).toEqual(column);
  board.restart();
  expect(board).toMatchObject({ moves: [], turn: 'black', canUndo: true });
  expect(tab.announced).toBe('A new game. Black to play');
  board.undo();
  expect(board.moves).toEqual(column);
  expect(tab.faults).toEqual([]);
});

test('keys undo and redo, step through the game, read the status, and leave other keys alone', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const game = [112, 113, 97, 98];
  board.open(game);
  board.focus();
  /** @param {string[]} keys */
  const movesAfter = (...keys) => {
    for (const key of keys) tab.press(key);
    return board.steps;
  };
  expect(movesAfter('u')).toBe(3);
  expect(tab.announced).toBe('Undone. White to play');
  expect(movesAfter('U', 'Control+z', 'Meta+z')).toBe(0);
  expect(movesAfter('Shift+U', 'Control+Shift+Z', 'Control+y')).toBe(3);
  expect(tab.announced).toMatch(/^Redone\. White to play/);
  expect(movesAfter(',')).toBe(2);
  expect(tab.announced).toBe('I8, white, move 2. Black to play');
  expect(movesAfter('<')).toBe(0);
  expect(tab.announced).toBe('The start. Black to play');
  expect(movesAfter('.')).toBe(1);
  expect(movesAfter('>')).toBe(4);
  expect(movesAfter('Alt+u', 'Control+u', 'x', 'Escape')).toBe(4);
  tab.press('r');
  expect(tab.announced).toBe('Black to play');
  expect(board).toMatchObject({ moves: game, ahead: [], total: 4, canRedo: false });
  tab.press('Control+Home');
  expect(tab.focused).toBe('A15, empty');
  for (const key of ['ArrowUp', 'ArrowLeft', 'End']) tab.press(key);
  expect(tab.focused).toBe('O15, empty');
  for (const key of ['ArrowRight', 'ArrowDown', 'Home']) tab.press(key);
  expect(tab.focused).toBe('A14, empty');
  tab.press('Control+End');
  expect(tab.focused).toBe('O1, empty');
  expect(tab.faults).toEqual([]);
});

test('the first tap aims and the second places the stone: always, never, or for fingers only', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const heard = listen(tab, 'aim');
  const magnified = () => tab.allInBoard('.magnifier:not([hidden])').length;
  await tab.act(pointOf(tab, H8), 'touch');
  expect(board).toMatchObject({ moves: [], aim: H8 });
  expect(tab.announced).toBe('H8 chosen: tap it again to place');
  expect(pointOf(tab, H8).hasAttribute('data-aim')).toBe(true);
  expect(magnified()).toBe(1);
  expect(tab.inBoard('.magnifier b').textContent).toBe('H8');
  await tab.act(pointOf(tab, H8), 'touch');
  expect(board).toMatchObject({ moves: [H8], aim: null });
  expect(magnified()).toBe(0);
  await tab.act(pointOf(tab, 113), 'pen');
  expect(board.moves).toEqual([H8, 113]);

  board.confirm = 'on';
  board.open([]);
  await play(tab, H8, 113);
  expect(board).toMatchObject({ moves: [], aim: 113 });
  await play(tab, 113, 0);
  expect(board).toMatchObject({ moves: [113], aim: 0 });
  tab.press('Escape');
  expect(board).toMatchObject({ moves: [113], aim: null });
  await play(tab, 0);
  board.placeAim();
  board.placeAim();
  expect(board).toMatchObject({ moves: [113, 0], aim: null });
  tab.press('ArrowDown');
  tab.press('Enter'); // the focus has already chosen the point
  expect(board.moves).toEqual([113, 0, 15]);
  expect(heard.slice(0, 2)).toEqual([
    ['aim', { point: H8 }],
    ['aim', { point: null }],
  ]);

  board.confirm = 'off';
  board.open([]);
  await tab.act(pointOf(tab, H8), 'touch');
  expect(board.moves).toEqual([H8]);
  board.confirm = 'on';
  board.size = 9;
  await play(tab, 40);
  expect(board.aim).toBe(40);
  expect(magnified()).toBe(0); // the cells are large enough
  expect(tab.faults).toEqual([]);
});

describe('a forbidden point', () => {
  test('is marked, explained under the pointer, and loses when it is chosen a second time', async () => {
    const tab = await openBoard('rule="renju"', { lang: 'zh' });
    const { board, window } = tab;
    const heard = listen(tab, 'explain');
    const explanations = () => tab.allInBoard('.explanation').length;
    /** @param {number} point */
    const hover = (point) =>
      pointOf(tab, point).dispatchEvent(
        new window.PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
      );
    board.open(beforeFoul);
    expect(tab.allInBoard('.forbidden')).toHaveLength(1);
    expect(label(tab, H8)).toBe('H8 空位，三三禁手');
    const text = 'H8 是三三禁手：活三 F8 到 H8，活三 H10 到 H8';
    hover(H8);
    expect(heard.splice(0)).toEqual([['explain', { point: H8, text }]]);
    expect(explanations()).toBe(2);
    expect(tab.inBoard('.tooltip').textContent).toBe('三三禁手');
    hover(200);
    expect(heard.splice(0)).toEqual([['explain', null]]);
    expect(explanations()).toBe(0);
    expect(tab.inBoard('.tooltip').hidden).toBe(true);

    await play(tab, H8);
    expect(board).toMatchObject({ moves: beforeFoul, aim: H8 });
    expect(tab.announced).toBe(`${text}；再下一次就算落子，黑棋判负`);
    await play(tab, H8);
    expect(board).toMatchObject({ moves: [...beforeFoul, H8], turn: null, status: '白棋胜：黑棋 H8 是三三禁手' });
    expect(explanations()).toBe(2);
    board.undo();
    await play(tab, 200);
    expect(tab.allInBoard('.forbidden')).toHaveLength(0);
    expect(label(tab, H8)).toBe('H8 空位');
    expect(tab.faults).toEqual([]);
  });

  test('is explained on focus; the attribute foul decides between a question, a refusal and a loss', async () => {
    const tab = await openBoard('rule="renju"');
    const { board } = tab;
    const heard = listen(tab, 'refuse');
    const text = 'H8 is forbidden (double three): open three F8 to H8, open three H10 to H8';
    board.open(beforeFoul);
    board.focus();
    expect(tab.focused).toBe('H8, empty, forbidden: double three');
    expect(tab.allInBoard('.explanation')).toHaveLength(2);
    tab.press('Enter');
    expect(board).toMatchObject({ moves: beforeFoul, aim: H8 });
    expect(heard.splice(0)).toEqual([
      [
        'refuse',
        { point: H8, reason: 'forbidden', text: `${text}; choose it once more to place the stone, and Black loses` },
      ],
    ]);
    tab.press('Escape');
    expect(board.aim).toBe(null);
    board.foul = 'refuse';
    for (let i = 0; i < 3; i++) tab.press('Enter');
    expect(board).toMatchObject({ moves: beforeFoul, aim: null });
    expect(heard.at(-1)).toEqual(['refuse', { point: H8, reason: 'forbidden', text }]);
    board.foul = 'lose';
    tab.press('Enter');
    expect(board).toMatchObject({ turn: null, status: "White wins: Black's H8 is forbidden (double three)" });
    expect(tab.faults).toEqual([]);
  });
});

test('a board of another size has labels and corners; undo takes back a change of size like a move', async () => {
  const tab = await openBoard('size="22"');
  const { board } = tab;
  for (const [size, corner, letters] of /** @type {const} */ ([
    [22, 'V22', 'ABCDEFGHIJKLMNOPQRSTUV'],
    [5, 'E5', 'ABCDE'],
  ])) {
    board.size = size;
    expect(board).toMatchObject({ size, moves: [] });
    expect(board.getAttribute('size')).toBe(String(size));
    expect(tab.allInBoard('[role=gridcell]')).toHaveLength(size * size);
    expect(tab.inBoard('[role=grid]').getAttribute('aria-label')).toBe(
      `Gomoku board, ${size} rows and ${size} columns`,
    );
    expect(tab.inBoard('.column-labels').textContent).toBe(letters);
    expect(label(tab, size - 1)).toBe(`${corner}, empty`);
    await play(tab, 0, size * size - 1);
    tab.press('Control+End');
    expect(tab.focused).toBe(`${corner[0]}1, white, move 2, last move`);
  }
  for (let i = 0; i < 3; i++) tab.press('u');
  expect(board).toMatchObject({ size: 22, moves: [0, 483] });
  expect(tab.focused).toBe('K12, empty'); // the middle keeps the focus

  board.size = 5;
  // The colours alternate in pairs, so nobody has three in a row.
  const sides = [0, 1].map((side) =>
    Array.from({ length: 25 }, (_, i) => i).filter((i) => ((((i % 5) >> 1) + Math.floor(i / 5)) & 1) === side),
  );
  board.moves = sides[0].flatMap((point, i) => [point, ...sides[1].slice(i, i + 1)]);
  expect(board).toMatchObject({ turn: null, winner: null, status: 'A draw: the board is full and nobody has five' });
  expect(board.verdict.winner).toBe('draw');
  expect(tab.faults).toEqual([]);
});

test('an illegal game is refused with an error, and changes nothing', async () => {
  const tab = await openBoard();
  const { board } = tab;
  board.open([112, 113]);
  for (const bad of [[0, 0], [225], 'h8']) {
    expect(() => (board.moves = bad)).toThrow(/^gomoku\.judge: pieces/);
    expect(() => board.open(bad)).toThrow(/^gomoku\.judge: pieces/);
  }
  expect(() => board.place(225)).toThrow(/^gomoku\.judge: pieces\[2\]/);
  expect(() => board.setContinuation([112])).toThrow(/^gomoku\.judge: pieces\[2\]/);
  expect(() => board.open([], { rule: 'go' })).toThrow(/rule/);
  expect(() => board.open([], { size: 4 })).toThrow(/size/);
  expect(board).toMatchObject({ moves: [112, 113], ahead: [], size: 15, rule: 'freestyle' });
});

describe('rotated and mirrored', () => {
  const letters = 'ABCDEFGHIJKLMNO';
  const numbers = '151413121110987654321';
  const backwards = { letters: [...letters].reverse().join(''), numbers: '123456789101112131415' };

  test('the board keeps the game, labels and keys', async () => {
    const tab = await openBoard();
    const { board } = tab;
    const labels = () => ['.column-labels', '.row-labels'].map((group) => tab.inBoard(group).textContent);
    expect(labels()).toEqual([letters, numbers]);
    await play(tab, 0);
    board.quarters = 1;
    expect(labels()).toEqual([backwards.numbers, letters]);
    expect(label(tab, 14)).toBe('A15, black, move 1, last move');
    await play(tab, 0); // the top left corner on screen
    expect(board.moves).toEqual([0, 210]);
    expect(label(tab, 0)).toBe('A1, white, move 2, last move');
    board.mirrored = true;
    expect(labels()).toEqual([numbers, letters]);
    expect(label(tab, 0)).toBe('A15, black, move 1');
    board.quarters = 4;
    expect(board.quarters).toBe(0);
    expect(labels()).toEqual([backwards.letters, numbers]);
    expect(tab.focused).toBe('H8, empty');
    tab.press('ArrowRight');
    expect(tab.focused).toBe('G8, empty');
    tab.press('Enter');
    expect(board.moves).toEqual([0, 210, 111]);
    expect(tab.faults).toEqual([]);
  });

  test('winning rows and forbidden points are drawn at their points', async () => {
    const tab = await openBoard('rule="renju"');
    const { board } = tab;
    const cross = () => tab.inBoard('.forbidden path').getAttribute('d').slice(0, 8);
    board.open([79, 0, 80, 14, 51, 210, 66, 224]);
    expect(cross()).toBe('M6.3 5.3');
    board.mirrored = true;
    expect(cross()).toBe('M8.3 5.3');
    await play(tab, 83); // aims, and shows why it is forbidden
    expect(board.aim).toBe(81);
    const bands = tab.allInBoard('.explanation').map((band) => band.getAttribute('transform'));
    expect(bands).toEqual(['translate(10.5 5.5) rotate(180)', 'translate(8.5 3.5) rotate(90)']);
    expect(tab.inBoard('.crosshair').getAttribute('d')).toBe('M.5 5.5H14.5M8.5 .5V14.5');
    expect(tab.inBoard('.tooltip').style.getPropertyValue('--x')).toBe('8.5');
    board.mirrored = false;
    const band = () => tab.inBoard('.band.winning').getAttribute('transform');
    board.open([0, 112, 1, 113, 2, 114, 3, 115, 4], { rule: 'freestyle' });
    expect(band()).toBe('translate(0.5 0.5) rotate(0)');
    board.quarters = 1;
    expect(band()).toBe('translate(14.5 0.5) rotate(90)');
    expect(board.status).toBe('Black wins: five in a row, A15 to E15');
  });
});

test('opens what gomoku.parse returns', async () => {
  const { board } = await openBoard();
  board.open({ size: 9, nodes: [], pieces: [40, 41] });
  expect(board).toMatchObject({ size: 9, moves: [40, 41], turn: 'black' });
  board.open({ size: 15, nodes: [], position: { black: [112, 97], white: [113], turn: 'white' } });
  expect(board).toMatchObject({ size: 15, moves: [112, 113, 97], turn: 'white' });
  expect(board.snapshot().setup).toBe(3);
  const opened = board.snapshot();
  for (const position of [
    { black: [112], white: [113], turn: 'white' },
    { black: [], white: [113] },
  ]) {
    expect(() => board.open({ size: 15, nodes: [], position })).toThrow(
      expect.objectContaining({ code: 'arguments-conflict', argument: 'position' }),
    );
  }
  expect(board.snapshot()).toEqual(opened);
});
