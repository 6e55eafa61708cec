// <gomoku-board> and the engine: threats, forced wins, hints, evaluations, the computer's moves; and opening rules.
import { H8, label, listen, openBoard, play } from './gomoku.js';

/** Black has four in a row, open at L8 alone. */
const four = [112, 111, 113, 0, 114, 14, 115, 224];
const L8 = 116;
/** Black has a three and two pairs: fours win by force. */
const beforeForce = [112, 0, 113, 14, 127, 210, 97, 224];
const three = [112, 113, 97];

test('threats are drawn, listed and part of the names of the points', async () => {
  const tab = await openBoard();
  const { board } = tab;
  board.open([112, 33, 113, 34, 114, 35, 115, 111, 97, 0, 82, 224]);
  board.focus();
  const drawn = () => ['.band', '.band.four', '.band.open-three', '.chip'].map((mark) => tab.allInBoard(mark).length);
  expect(drawn()).toEqual([0, 0, 0, 0]);
  expect(board.threatTexts).toEqual([]);
  tab.press('t');
  expect(board.threats).toBe(true);
  expect(board.threatTexts).toEqual(
    expect.arrayContaining(['Black: four H8 to K8, next L8', expect.stringMatching(/^White: open three D13 to F13/)]),
  );
  expect(drawn().slice(0, 3)).toEqual([3, 1, 2]);
  expect(tab.allInBoard('.chip.black').map((chip) => chip.textContent)).toContain('5');
  expect(label(tab, L8)).toBe('L8, empty, black makes five here');
  tab.press('t');
  expect(drawn()).toEqual([0, 0, 0, 0]);
  expect(board.hasAttribute('threats')).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('a forced win becomes the moves ahead, which lead to the five and can be undone', async () => {
  const tab = await openBoard('', { lang: 'zh' });
  const { board } = tab;
  const heard = listen(tab, 'solve');
  board.open(beforeForce);
  board.focus();
  tab.press('f');
  expect(board).toMatchObject({ busy: 'solve', forced: null });
  expect(tab.announced).toBe('正在分析');
  await tab.settled();
  const { ahead, forced } = board;
  const line = [...beforeForce, ...ahead];
  expect(board).toMatchObject({ moves: beforeForce, busy: null, helped: true });
  expect(forced.answer).toMatchObject({ status: 'win', kind: 'vcf', line: ahead });
  expect(forced.text).toBe(`黑棋必胜：连续冲四，共 ${ahead.length} 手，可逐手前进来看`);
  expect(tab.announced).toBe(forced.text);
  expect(heard).toEqual([['solve', forced.answer]]);
  for (let i = beforeForce.length; i < line.length; i++) {
    expect(board.verdict.winner).toBe(null);
    tab.press('.');
  }
  expect(board).toMatchObject({ moves: line, turn: null });
  expect(await board.solve()).toBe(null); // the game is over
  tab.press(',');
  tab.press('u');
  expect(board.moves).toEqual(line.slice(0, -2));
  expect(tab.faults).toEqual([]);
});

test('the absence of a forced win is reported, and a search can be stopped', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const heard = listen(tab, 'solve', 'hint');
  await play(tab, H8, 0);
  const search = board.solve();
  await tab.settled();
  expect(await search).toMatchObject({ status: 'none' });
  expect(board.forced.text).toBe('Black has no forced win: proved for fours and threes');
  tab.press('f');
  tab.press('f');
  expect(board.busy).not.toBe('solve');
  expect(tab.announced).toBe('The search was stopped');
  await tab.settled();
  const hint = board.hint();
  expect(board.busy).toBe('hint');
  board.stop();
  await tab.settled();
  expect(await hint).toBe(null);
  expect(heard.slice(1)).toEqual([
    ['solve', null],
    ['hint', null],
  ]);
  expect(board).toMatchObject({ ahead: [], hintPoint: null, helped: false });
  await play(tab, 1);
  expect(board.forced).toBe(null);
  expect(tab.faults).toEqual([]);
});

test('a hint is marked and announced, with its consequence, until the game changes', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const heard = listen(tab, 'hint');
  board.focus();
  tab.press('h');
  expect(tab.announced).toBe('Searching');
  await tab.settled();
  expect(tab.announced).toBe('Hint: black at H8');
  expect(heard.splice(0)).toEqual([['hint', { move: H8, score: expect.any(Number), text: 'Hint: black at H8' }]]);
  expect(board).toMatchObject({ hintPoint: H8, helped: true });
  expect(label(tab, H8)).toBe('H8, empty, recommended');
  expect(tab.allInBoard('.hint')).toHaveLength(1);
  tab.press('Enter');
  expect(board.hintPoint).toBe(null);
  expect(tab.allInBoard('.hint')).toHaveLength(0);

  for (const [pieces, text] of /** @type {[number[], RegExp][]} */ ([
    [four, /^Hint: black at L8, which wins$/],
    [[112, 0, 113, 2, 114, 30, 115], /^Hint: white at [A-O]8, though every move loses$/],
  ])) {
    board.open(pieces);
    board.hint();
    await tab.settled();
    expect(tab.announced).toMatch(text);
  }
  expect(tab.faults).toEqual([]);
});

test('with watch-score every position is evaluated for Black', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const heard = listen(tab, 'evaluation');
  board.open(four);
  await tab.settled();
  expect(board.score).toBe(null);
  board.watchScore = true;
  await tab.settled();
  expect(board.score).toBe(1);
  board.open([0, 112, 2, 113, 4, 114, 30, 115]);
  expect(board.score).toBe(null);
  await tab.settled();
  expect(board.score).toBe(-1);
  board.open([112, 0, 113, 2, 114, 30, 115]); // White is to move, and has lost
  await tab.settled();
  expect(board.score).toBe(1);
  board.open([0, 112, 1, 113, 2, 114, 3, 115, 4]);
  await tab.settled();
  expect(board.score).toBe(1); // won already
  expect(heard.map(([, { score }]) => score)).toEqual([1, -1, 1, 1]);
  board.watchScore = false;
  board.undo();
  await tab.settled();
  expect(board.score).toBe(null);
  expect(tab.faults).toEqual([]);
});

test('playback makes the moves ahead, pauses, and starts again at the end', async () => {
  const tab = await openBoard();
  const { board } = tab;
  const game = [0, 112, 1, 113, 2, 114, 3, 115, 4];
  board.open(game);
  const heard = listen(tab, 'win', 'move');
  board.playback.speed = 4;
  board.playback.play();
  expect(board).toMatchObject({ playback: { playing: true }, steps: 0 });
  expect(tab.announced).toBe('Playing: move 0 of 9');
  await tab.tick(350);
  expect(board.steps).toBe(3);
  board.playback.pause();
  expect(tab.announced).toBe('Paused at move 3');
  await tab.tick(1000);
  expect(board).toMatchObject({ playback: { playing: false }, steps: 3 });
  board.playback.play();
  await tab.settled();
  expect(board).toMatchObject({ moves: game, playback: { playing: false }, turn: null });
  board.playback.play();
  await tab.tick(150);
  await play(tab, 200);
  expect(board).toMatchObject({ playback: { playing: false }, moves: [0, 200] });
  board.undo();
  expect(board).toMatchObject({ moves: [0], ahead: game.slice(1) });
  expect(heard).toEqual([['move', { point: 200, color: 'white', number: 2, by: null, score: null }]]);
  expect(() => (board.playback.speed = 0)).toThrow('speed is 0');
  expect(tab.faults).toEqual([]);
});

describe('under an opening rule', () => {
  test('the first player places three stones, and the second chooses a colour', async () => {
    const tab = await openBoard('opening="swap"');
    const { board } = tab;
    const heard = listen(tab, 'refuse');
    expect(board.status).toBe('The opening, placed by the first player: now black');
    await play(tab, ...three);
    expect(board).toMatchObject({ chooser: 'second', status: 'The second player chooses a colour' });
    await play(tab, 0);
    expect(heard).toEqual([['refuse', { point: 0, reason: 'choice', text: 'The second player chooses a colour' }]]);
    board.choose('more'); // not allowed under this rule
    expect(board).toMatchObject({ moves: three, chooser: 'second' });
    board.choose('black');
    expect(board).toMatchObject({ chooser: null, player: 'first', choices: ['black'] });
    expect(tab.announced).toBe('The second player takes Black. White to play: the first player');
    await play(tab, 0);
    expect(board.status).toBe('Black to play: the second player');
    board.undo();
    board.undo();
    expect(board.chooser).toBe('second');
    board.choose('white');
    expect(board.status).toBe('White to play: the second player');
    expect(tab.faults).toEqual([]);
  });

  test('swap2: the second player may place two more stones, and the first chooses', async () => {
    const tab = await openBoard('opening="swap2"');
    const { board } = tab;
    await play(tab, ...three);
    board.choose('more');
    expect(board.status).toBe('The opening, placed by the second player: now white');
    await play(tab, 0, 14);
    expect(board).toMatchObject({ chooser: 'first', status: 'The first player chooses a colour' });
    board.choose('white');
    expect(board.status).toBe('White to play: the first player');
    expect(tab.faults).toEqual([]);
  });

  test.each([
    ['Black', [H8, 0, 113], 'White to play: you', 3],
    ['White, and moves next', [0, H8, 14], 'Black to play: you', 4],
  ])('the computer takes the colour that is ahead: %s', async (colour, pieces, status, steps) => {
    const tab = await openBoard('opening="swap" opponent="white" level="easy"');
    const { board } = tab;
    await play(tab, ...pieces);
    expect(board).toMatchObject({ choices: [colour.slice(0, 5).toLowerCase()], status, steps });
    expect(board.moves.slice(0, 3)).toEqual(pieces);
    expect(tab.faults).toEqual([]);
  });

  test('the computer places three stones, and the player chooses a colour', async () => {
    const tab = await openBoard('opening="swap2" opponent="black" level="easy"');
    const { board } = tab;
    expect(new Set(board.moves).size).toBe(3);
    expect(board).toMatchObject({ chooser: 'you', status: 'You choose a colour' });
    board.choose('black');
    await tab.settled();
    expect(board).toMatchObject({ turn: 'black', status: 'Black to play: you' });
    expect(board.moves).toHaveLength(4);
    expect(tab.faults).toEqual([]);
  });
});
