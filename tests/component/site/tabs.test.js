// Two tabs with the same game show the same game.

/** The page of each game, and a function that makes a move and can be called twice. @type {Record<string, [path: string, act: (board: any) => void]>} */
const games = {
  lianliankan: [
    'lianliankan/#seed=7&size=6x8&difficulty=easy&gravity=none',
    (board) => board.pairs[0].forEach((/** @type {number[]} */ cell) => board.pick(...cell)),
  ],
  huarong: [
    'huarongdao/',
    (board) => {
      const { id, direction } = board.qiju.huarong.steps(board.board)[0];
      board.move(id, direction);
    },
  ],
  gomoku: ['wuziqi/', (board) => board.place(100 + 17 * board.steps)],
};

/** @param {import('../visit.js').Visit[]} tabs */
const settled = (...tabs) => Promise.all(tabs.map((tab) => tab.settled()));

test.each(Object.entries(games))('%s: moves in one tab appear in the other, and are stored', async (_, [path, act]) => {
  const tab = await visit(path, { kept: { 'wuziqi.opponent': 'none' } });
  const other = await visit(path, { beside: tab });
  /** @type {string[]} */
  const writes = [];
  const { setItem } = other.window.Storage.prototype;
  other.window.Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ value) {
    if (key.endsWith('.saved') && JSON.parse(value).state.line.length > 0) writes.push(value);
    return setItem.call(this, key, value);
  };
  act(tab.board);
  await settled(tab, other);
  expect([tab.board.steps, other.board.steps]).toEqual([1, 1]);
  expect(writes).toEqual([]); // otherwise the tabs would follow each other for ever
  act(other.board);
  await settled(tab, other);
  expect([tab.board.steps, other.board.steps]).toEqual([2, 2]);
  expect(writes).toHaveLength(1);
  const again = await tab.reload();
  expect([again.board.steps, ...again.faults, ...other.faults]).toEqual([2]);
});

test('lianliankan: a game that has not changed does not replace what the other tab has saved', async () => {
  const [path, act] = games.lianliankan;
  const tab = await visit(path);
  act(tab.board);
  await tab.settled();
  tab.store('qiju1.lianliankan.saved', 'of the other tab');
  tab.board.dispatchEvent(new tab.window.Event('change')); // happens when the board turns out to be solvable
  expect(tab.stored['qiju1.lianliankan.saved']).toBe('of the other tab');
  act(tab.board);
  await tab.settled();
  expect(tab.item('lianliankan.saved').state.line).toHaveLength(2);
  expect(tab.faults).toEqual([]);
});
