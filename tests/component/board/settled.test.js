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

  test('is settled only after the font of the pieces is loaded', async () => {
    const order = await orderOf(`<${tag}></${tag}>`, (window, load) => {
      window.FontFace = class {
        status = 'loading';
        loaded = load().then(() => (this.status = 'loaded'));
      };
    });
    expect(order).toEqual(['loaded', 'loaded', 'settled']); // one face for each kind of Chinese
  });

  test('is settled at once if nothing is pending, also outside the document', async () => {
    const { board } = await ready(tag);
    await board.settled;
    board.remove();
    expect(await board.settled).toBe(board);
  });
});

test('a board of mahjong tiles is settled only after their pictures are loaded', async () => {
  const order = await orderOf('<lianliankan-board skin="mahjong"></lianliankan-board>', (window, load) => {
    window.Image = class {
      complete = false;

      set src(/** @type {string} */ _) {
        load().then(() => /** @type {any} */ (this).onload());
      }
    };
  });
  expect(order).toEqual(['loaded', 'settled']);
});

/**
 * Opens a board whose files take long.
 * @param {string} html
 * @param {(window: any, load: () => Promise<void>) => void} before calls `load` for each of them
 * @returns {Promise<string[]>} what happened, in order
 */
async function orderOf(html, before) {
  /** @type {string[]} */
  const order = [];
  const tab = await openElements(html, {
    before: (window) =>
      before(window, async () => {
        await new Promise((done) => window.setTimeout(done, 60_000));
        order.push('loaded');
      }),
  });
  tab.board.settled.then(() => order.push('settled'));
  await tab.settled();
  return order;
}

/** @param {string} tag */
async function ready(tag) {
  const tab = await openElements(`<${tag}></${tag}>`);
  await tab.settled();
  return { board: tab.board, settled: () => tab.settled() };
}
