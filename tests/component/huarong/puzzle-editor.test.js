// The editor of the page of 华容道 draws any sliding-block puzzle.
import { CELL, huarong, press, solutionOf } from './huarong.js';

/** @typedef {import('./huarong.js').Tab} Tab */
/** @typedef {readonly [row: number, col: number]} Cell */

/** Opens the editor, and gives its cells a size. @param {Tab} tab */
async function openEditor(tab) {
  await tab.act('#draw');
  const grid = tab.$('#puzzle-board .cells');
  grid.getBoundingClientRect = () => ({
    left: 0,
    top: 0,
    width: CELL * grid.children[0].children.length,
    height: CELL * grid.children.length,
  });
}

/** Draws with the pointer. @param {Tab} tab @param {Cell[]} cells */
async function stroke(tab, [[row, col], ...cells]) {
  const hand = press(tab.$('#puzzle-board .cells'), (col + 0.5) * CELL, (row + 0.5) * CELL);
  for (const [nextRow, nextCol] of cells) {
    hand.move(nextCol - col, nextRow - row);
    [row, col] = [nextRow, nextCol];
  }
  hand.release();
  await tab.settled();
}

/** Chooses a drawing tool. @param {Tab} tab @param {'piece' | 'goal' | 'wall' | 'gate'} tool */
const choose = (tab, tool) => tab.click(`#puzzle-tools [value="${tool}"]`);

/** @param {Tab} tab */
const status = (tab) => tab.text('#puzzle-status');

test('pieces, walls, a gate and goals are drawn with the pointer, judged at once, and played', async () => {
  const tab = await visit('huarongdao/');
  await openEditor(tab);
  expect(status(tab)).toContain('还没有目标');
  await stroke(tab, [
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  await stroke(tab, [
    [0, 1],
    [0, 2],
  ]);
  await stroke(tab, [
    [2, 0],
    [3, 1],
  ]);
  choose(tab, 'wall');
  await stroke(tab, [
    [4, 0],
    [4, 1],
  ]);
  choose(tab, 'gate');
  await stroke(tab, [
    [4, 2],
    [4, 3],
  ]);
  choose(tab, 'goal');
  await stroke(tab, [
    [0, 0],
    [3, 2],
  ]);
  const board = [
    [1, 2, 2, 0],
    [1, 1, 0, 0],
    [3, 0, 0, 0],
    [3, 3, 0, 0],
    [-1, -1, -2, -2],
  ];
  const goal = [{ id: 1, row: 3, col: 2 }];
  const one = `有解，最少 ${solutionOf(board, { goal }).length} 移步`;
  expect(status(tab)).toBe(one);
  expect(tab.$('#puzzle-code').value).toBe(huarong.encode(board, { goal }));
  await stroke(tab, [
    [0, 1],
    [2, 2],
  ]);
  const goals = [...goal, { id: 2, row: 2, col: 2 }];
  expect(status(tab)).toBe(`有解，最少 ${solutionOf(board, { goal: goals }).length} 移步`);
  await stroke(tab, [[0, 1]]); // a tap removes the goal
  expect(status(tab)).toBe(one);
  await tab.act('#play-puzzle');
  expect(tab.text('#level')).toBe('自选局面');
  expect(tab.window.location.hash).toBe(`#p=${huarong.encode(board, { goal })}`);
  expect(tab.board.board).toEqual(board);
  expect(tab.faults).toEqual([]);
});

test('a puzzle is drawn with the keyboard alone, and solved', async () => {
  const tab = await visit('huarongdao/', { language: 'en' });
  const keys = async (/** @type {string[]} */ ...names) => {
    for (const name of names) tab.press(name);
    await tab.settled();
  };
  await tab.unfold('#share-details');
  tab.$('#draw').focus();
  await keys('Enter');
  expect(status(tab)).toContain('No goal yet');
  expect(tab.focused).toContain('row 1, column 1, empty');
  await keys('Enter', 'Shift+ArrowDown', 'Shift+ArrowRight');
  expect(tab.focused).toContain('row 2, column 2, piece 1');
  await keys('2', 'Enter');
  expect(tab.focused).toContain('goal piece 1');
  expect(status(tab)).toContain('in 0 moves');
  await keys('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  expect(status(tab)).toContain('It can be solved in 1 move');
  await keys('3', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
  expect(status(tab)).toContain('No way out');
  expect(tab.$('#solve-puzzle').getAttribute('aria-disabled')).toBe('true');
  await keys('Delete');
  expect(tab.focused).toContain('empty');
  await keys('ArrowLeft', 'Delete');
  expect(status(tab)).toContain('It can be solved');
  tab.$('#solve-puzzle').focus();
  await keys('Enter');
  expect(tab.board.total).toBeGreaterThan(0);
  expect(tab.faults).toEqual([]);
});

test('the editor changes the puzzle on the board: size, lengthwise moves, and codes', async () => {
  const board = [
    [1, 1, 0],
    [2, 0, 0],
    [2, 0, 0],
  ];
  const goal = [{ id: 1, row: 0, col: 1 }];
  const tab = await visit(`huarongdao/#p=${huarong.encode(board, { goal })}`, { language: 'en' });
  const enter = async (/** @type {string} */ selector, /** @type {string} */ value) => {
    tab.fill(selector, value);
    await tab.settled();
  };
  await openEditor(tab);
  expect(status(tab)).toContain('in 1 move');
  expect([tab.$('#puzzle-rows').value, tab.$('#puzzle-cols').value]).toEqual(['3', '3']);
  choose(tab, 'goal');
  await stroke(tab, [
    [0, 0],
    [2, 1],
  ]);
  expect(status(tab)).toContain('It can be solved');
  await tab.act('#puzzle-lengthwise');
  expect(status(tab)).toContain('No way out');
  const low = [{ id: 1, row: 2, col: 1 }];
  expect(tab.$('#puzzle-code').value).toBe(huarong.encode(board, { goal: low, lengthwise: true }));
  await enter('#puzzle-cols', '2');
  expect(status(tab)).toContain('no room for piece 1');
  await enter('#puzzle-code', 'nonsense');
  expect(status(tab)).toContain('The code');
  await enter('#puzzle-code', huarong.encode(board, { goal }).toLowerCase());
  expect(status(tab)).toContain('in 1 move');
  await tab.act('#clear-puzzle');
  expect(status(tab)).toContain('No goal yet');
  expect(tab.$('#puzzle-code').value).toBe('');
  expect(tab.text('#level')).toBe('Custom position');
  expect(tab.faults).toEqual([]);
});
