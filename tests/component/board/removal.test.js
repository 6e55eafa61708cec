// A board that leaves the document while it plays moves back.

/** How each board gets a game of four moves, how it begins to play them, and how it plays on. @type {[tag: string, begin: (board: any) => void, playOn: (board: any) => void][]} */
const players = [
  [
    'lianliankan-board',
    (board) => {
      board.open([1, 2, 3, 4].map((kind) => [kind, kind]));
      board.play([0, 1, 2, 3].map((row) => [0, 1].map((col) => [row, col])));
    },
    (board) => board.play(),
  ],
  [
    'huarong-board',
    (board) => board.play(['right', 'right', 'left', 'left'].map((direction) => ({ id: 9, direction }))),
    (board) => board.play(),
  ],
  [
    'gomoku-board',
    (board) => {
      board.open([112, 113, 97, 98]);
      board.replay();
    },
    (board) => board.replay(),
  ],
];

test.each(players)('%s pauses, keeps its game, and plays on only when it is told to', async (tag, begin, playOn) => {
  const tab = await openElements(`<main></main><${tag}></${tag}>`);
  const { board } = tab;
  await tab.settled();
  begin(board);
  await tab.tick(450);
  expect(board).toMatchObject({ playing: true, steps: 1, total: 4 });
  board.remove();
  expect(board.playing).toBe(false);
  await tab.settled();
  expect(board).toMatchObject({ steps: 1, total: 4 });
  expect(await board.settled).toBe(board);

  tab.$('main').append(board);
  await tab.settled();
  expect(board).toMatchObject({ playing: false, steps: 1, total: 4 });
  playOn(board);
  await tab.settled();
  expect(board).toMatchObject({ playing: false, steps: 4 });
  expect(tab.faults).toEqual([]);
});
