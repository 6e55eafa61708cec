// `settled`: a promise that resolves when nothing is pending.

/** The tag of each board, and a call that changes its state after a while. @type {[tag: string, begin: (board: any) => Promise<unknown>][]} */
const boards = [
  ['lianliankan-board', (board) => board.deal({ difficulty: 'easy' })],
  ['huarong-board', (board) => board.hint()],
  ['gomoku-board', (board) => board.hint()],
];

describe.each(boards)('%s', (tag, begin) => {
  test('is settled only after the answer to a call is shown', async () => {
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

  test('is settled at once if nothing is pending, also outside the document', async () => {
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
