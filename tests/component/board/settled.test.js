// `settled`, the promise that nothing is under way.

/** How each board is made, and how its state is changed by a call that takes time. @type {[tag: string, begin: (board: any) => Promise<unknown>][]} */
const boards = [
  ['lianliankan-board', (board) => board.deal({ difficulty: 'easy' })],
  ['huarong-board', (board) => board.hint()],
  ['gomoku-board', (board) => board.hint()],
];

describe.each(boards)('%s', (tag, begin) => {
  test('is not settled before a call has been answered and the answer is shown', async () => {
    const { board, settled } = await ready(tag);
    /** @type {string[]} */
    const order = [];
    board.addEventListener('change', () => order.push('change'));
    const call = begin(board);
    board.settled.then(() => order.push('settled'));
    await settled();
    await call;
    expect(order.slice(-2)).toEqual(['change', 'settled']);
  });

  test('is settled at once where nothing is under way, also outside the document', async () => {
    const { board } = await ready(tag);
    await board.settled;
    board.remove();
    expect(await board.settled).toBe(board);
  });
});

/** @param {string} tag */
async function ready(tag) {
  const tab = await openElements(`<${tag}></${tag}>`);
  await tab.settled();
  return { board: tab.board, settled: () => tab.settled() };
}
