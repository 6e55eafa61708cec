// The appearance of <lianliankan-board>: reach, marks, walls, skins, and the number of redrawn tiles.
import { load } from 'qiju/lianliankan';
import { cellAt, clickAll, labels, openBoard, pickAll, record, setBoard } from './lianliankan.js';

/** @typedef {import('./lianliankan.js').Visit} Visit */

const lianliankan = await load();

/** Returns the number shown on each cell, the ring included. @param {Visit} tab @returns {number[][]} */
function shownTurns(tab) {
  const numbers = tab.allInBoard('.reach span').map(({ dataset }) => Number(dataset.turns || -1));
  const cols = tab.board.board[0].length + 2;
  return Array.from({ length: numbers.length / cols }, (_, row) => numbers.slice(row * cols, (row + 1) * cols));
}

/** @param {Visit} tab @returns {string[]} the names of the tiles */
const names = (tab) => labels(tab, '.tile').map((label) => label.split(', row')[0]);

test('shows the number of turns from the chosen tile, in figures and in words', async () => {
  const tab = await openBoard();
  const events = record(tab, ['change']);
  const board = [[1, 2, 0, 3], [0, 1, 2, 3], [4, 4, 1, 0]]; // prettier-ignore
  await setBoard(tab, board);
  const isShown = () => tab.isVisible(tab.inBoard('.reach'));
  tab.board.reach = true;
  expect(tab.announced).toBe('Showing reach: pick a tile, and each cell says how few turns a line takes to it');
  expect([events.length, isShown()]).toEqual([2, false]);
  clickAll(tab, [[0, 0]]);
  const turns = lianliankan.reach(board, [0, 0]);
  turns[1][1] = -1; // the chosen tile itself
  expect([isShown(), shownTurns(tab)]).toEqual([true, turns]);
  expect(tab.inBoard('.reach').getAttribute('aria-hidden')).toBe('true');
  expect(labels(tab, '.partner')).toEqual([expect.stringMatching(/row 2, column 2, can be joined$/)]);
  const all = labels(tab, '.tile');
  expect(all[4]).toBe('empty, row 2, column 1, in a straight line');
  expect(all[2]).toBe('empty, row 1, column 3, 2 turns away');
  expect(tab.announced).toBe('East selected, which joins 1 tile');
  clickAll(tab, [[1, 1]]);
  expect(isShown()).toBe(false);
  clickAll(tab, [[0, 1]]);
  expect(tab.announced).toMatch(/^South selected, which joins 1 tile$/);
  tab.press('l');
  expect([tab.board.reach, isShown(), tab.announced]).toEqual([false, false, 'Not showing reach']);
  expect(tab.faults).toEqual([]);
});

test('the right button, N or a long touch marks all equal tiles, until Escape', async () => {
  const tab = await openBoard();
  await setBoard(tab, [
    [1, 2, 1, 2],
    [2, 1, 2, 1],
  ]);
  const { MouseEvent, PointerEvent } = tab.window;
  const rightClick = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true, button: 2 });
  expect(cellAt(tab, [0, 1]).dispatchEvent(rightClick)).toBe(false);
  expect(labels(tab, '.alike')).toHaveLength(4);
  expect(tab.announced).toBe('South: 4 left, all marked');
  expect(labels(tab, '.selected')).toEqual([]);
  clickAll(tab, [[0, 0]]);
  expect(labels(tab, '.alike')).toEqual([]);
  for (const [key, reached] of [
    ['n', 'East, row 1, column 3'],
    ['n', 'East, row 2, column 2'],
    ['Shift+N', 'East, row 1, column 3'],
    ['Shift+N', 'East, row 1, column 1, selected'],
    ['Shift+N', 'East, row 2, column 4'],
  ]) {
    tab.press(key);
    expect([key, tab.focused]).toEqual([key, reached]);
  }
  expect(labels(tab, '.alike')).toHaveLength(4);
  tab.press('Escape');
  expect(labels(tab, '.alike, .selected')).toEqual([]);
  expect(tab.announced).toBe('Nothing selected');

  const touch = { bubbles: true, composed: true, pointerType: 'touch', detail: 1 };
  const finger = (/** @type {string} */ type, at = {}) =>
    cellAt(tab, [0, 0]).dispatchEvent(new PointerEvent(type, { ...touch, ...at }));
  const press = async (/** @type {number} */ duration, at = {}) => {
    finger('pointerdown');
    finger('pointermove', at);
    await tab.tick(duration);
    finger('pointerup');
    finger('click');
    return [labels(tab, '.alike').length, labels(tab, '.selected').length];
  };
  expect(await press(500, { clientX: 9 })).toEqual([4, 0]);
  expect(await press(499)).toEqual([0, 1]);
  expect(await press(600, { clientY: 11 })).toEqual([0, 0]);
  expect(tab.faults).toEqual([]);
});

test('a wall has a name and no number, and can be focused but not picked', async () => {
  const tab = await openBoard('reach');
  const board = [[-1, 1, 2], [-1, -1, 3], [1, 2, 3]]; // prettier-ignore
  await setBoard(tab, board);
  expect([tab.board.remaining, tab.board.board]).toEqual([6, board]);
  expect(tab.inBoard('[part=walls]').getAttribute('d').match(/M/g)).toHaveLength(3);
  tab.press('Tab');
  expect(tab.focused).toBe('East, row 1, column 2');
  tab.press('Enter');
  tab.press('ArrowDown');
  const wall = 'wall, row 2, column 2';
  expect(tab.focused).toBe(wall);
  tab.press('Enter');
  expect(tab.announced).toBe(wall);
  expect(labels(tab, '.selected')).toEqual(['East, row 1, column 2, selected']);
  tab.press('n');
  expect(tab.focused).toBe(wall);
  expect(labels(tab, '.alike')).toEqual([]);
  expect(
    tab.allInBoard('.wall').map((cell) => [cell.part, cell.getAttribute('aria-disabled'), cell.ariaLabel]),
  ).toEqual([
    ['wall', 'true', 'wall, row 1, column 1'],
    ['wall', 'true', 'wall, row 2, column 1'],
    ['wall', 'true', wall],
  ]);
  const turns = shownTurns(tab);
  expect([turns[1][1], turns[2][1], turns[2][2]]).toEqual([-1, -1, -1]);
  expect(turns.flat()).toContain(0);
  // Another game of the same size has tiles in place of walls.
  await setBoard(tab, [[1, 1, 2], [2, 3, 3], [-1, 4, 4]]); // prettier-ignore
  expect(
    tab.allInBoard('[role=gridcell] button').map((cell) => `${cell.part},${cell.getAttribute('aria-disabled') ?? ''}`),
  ).toEqual([...Array(6).fill('tile,'), 'wall,true', 'tile,', 'tile,']);
  expect(tab.faults).toEqual([]);
});

test('lines go round walls, and tiles stay on them', async () => {
  const tab = await openBoard('gravity="down"');
  const events = record(tab, ['refuse']);
  const board = [[3, 2, 3], [1, -1, 1], [2, 4, 4]]; // prettier-ignore
  await setBoard(tab, board);
  pickAll(tab, [[1, 0], [1, 2]]); // prettier-ignore
  expect([tab.board.remaining, events[0][1].reason]).toEqual([8, 'turns']);
  pickAll(tab, [[2, 1], [2, 2]]); // prettier-ignore
  const after = [[3, 2, 0], [1, -1, 3], [2, 0, 1]]; // prettier-ignore
  expect(tab.board.board).toEqual(after);
  tab.board.undo();
  expect(tab.board.board).toEqual(board);
  tab.board.redo();
  expect(tab.board.board).toEqual(after);
  expect(tab.faults).toEqual([]);
});

test('each skin has its own names, marks and pictures', async () => {
  const tab = await openBoard();
  await setBoard(tab, [[1, 5, 7], [12, 13, 14], [1, 42, 43]]); // prettier-ignore
  const pictures = () => tab.inBoard('.frame').style.getPropertyValue('--pictures');
  const first = () => ({ ...cellAt(tab, [0, 0]).dataset });
  expect([names(tab)[0], first(), pictures()]).toEqual(['East', { glyph: '东', mark: 'E', ink: 'black' }, 'none']);
  tab.board.skin = 'dark';
  await tab.settled();
  expect([names(tab)[0], tab.inBoard('.frame').dataset.skin]).toEqual(['East', 'dark']);
  tab.board.skin = 'mahjong';
  await tab.settled();
  expect(pictures()).toMatch(/^url\(".*\/qiju-mahjong\.svg"\)$/);
  expect(cellAt(tab, [0, 0]).style.getPropertyValue('--at')).toBe('0% 0%');
  expect(first()).toEqual({ glyph: '', mark: 'E', ink: 'black' });
  expect(names(tab)).toEqual([
    ...['East Wind', 'Red Dragon', 'White Dragon', '1 of Dots', '1 of Bamboo', '1 of Characters'],
    ...['East Wind', '9 of Characters', 'East Wind 43'],
  ]);
  tab.board.setAttribute('skin', 'letters');
  await tab.settled();
  expect([names(tab)[0], first(), pictures()]).toEqual(['A', { glyph: 'A', mark: '', ink: 'black' }, 'none']);
  tab.board.setAttribute('skin', 'nosuch');
  await tab.settled();
  expect([tab.board.skin, names(tab)[0]]).toEqual(['serif', 'East']);
  tab.document.documentElement.lang = 'zh-CN';
  await tab.settled();
  expect(labels(tab, '.tile')[0]).toBe('东，第 1 行第 1 列');
  expect(first().mark).toBe('');
  expect(tab.faults).toEqual([]);
});

test('with rows shown as columns, keys and words follow what is seen, and the game stays as it is', async () => {
  /** @type {(isTransposed: boolean) => void} */
  let measure = () => {};
  /** @type {string[]} */
  const moves = [];
  const tab = await openBoard('gravity="down" reach', {
    media: { reducedMotion: false },
    before(window) {
      window.ResizeObserver = class {
        /** @param {(entries: object[]) => void} callback */
        constructor(callback) {
          measure = (isTransposed) => callback([{ contentRect: { width: Number(isTransposed) } }]);
        }

        observe() {}
      };
    },
  });
  const board = [[1, 2, 0], [-1, 3, 1], [2, 4, 4], [3, 5, 5]]; // prettier-ignore
  await setBoard(tab, board);
  const grid = () => [tab.inBoard('.grid').ariaLabel, tab.inBoard('polyline').ownerSVGElement.getAttribute('viewBox')];
  const stored = grid();
  tab.press('Tab');
  tab.press('ArrowRight');
  expect(tab.focused).toBe('South, row 1, column 2');
  measure(true);
  expect(grid()).toEqual(['Lianliankan, 3 rows, 4 columns', '-0.3 -0.3 4.6 3.6']);
  expect(tab.allInBoard('[role=row]').map((row) => row.children.length)).toEqual([4, 4, 4]);
  expect([tab.focused, tab.allInBoard('.tile[tabindex="0"]').length]).toEqual(['South, row 2, column 1', 1]);
  for (const [key, reached] of [
    ['ArrowUp', 'East, row 1, column 1'],
    ['ArrowRight', 'wall, row 1, column 2'],
    ['End', 'West, row 1, column 4'],
    ['n', 'West, row 2, column 2'],
    ['Control+End', 'Centre, row 3, column 4'],
    ['Control+Home', 'East, row 1, column 1'],
  ]) {
    tab.press(key);
    expect([key, tab.focused]).toEqual([key, reached]);
  }
  const events = record(tab, ['match']);
  tab.board.pick(0, 2);
  expect(tab.announced).toBe('empty, row 3, column 1');
  clickAll(tab, [[0, 2]]);
  expect(labels(tab, '.selected')).toEqual(['South, row 1, column 3, selected']);
  expect([tab.board.board, events]).toEqual([board, []]);
  tab.board.unpick();
  tab.window.Element.prototype.animate = (/** @type {Keyframe[]} */ [{ transform }]) => moves.push(String(transform));
  clickAll(tab, [[2, 2], [1, 2]]); // prettier-ignore
  expect(events.map(([, { pair }]) => pair)).toEqual([[[2, 2], [2, 1]]]); // prettier-ignore
  expect(moves).toEqual(Array(3).fill('translate(calc(-1 * var(--unit)), calc(0 * var(--unit)))'));
  measure(false);
  expect(grid()).toEqual(stored);
  expect(tab.faults).toEqual([]);
});

test('of 480 tiles only the changed ones are redrawn', async () => {
  const tab = await openBoard('rows="2" cols="2"');
  const { board, solution } = lianliankan.deal({ rows: 16, cols: 30, kinds: 40, copies: 12, seed: 7 });
  await setBoard(tab, board);
  let count = 0;
  const observer = new tab.window.MutationObserver((/** @type {object[]} */ changes) => (count += changes.length));
  observer.observe(tab.inBoard('.grid'), { subtree: true, attributes: true, childList: true });
  /** @param {import('qiju').Cell} cell */
  const changesOf = async ([row, col]) => {
    count = 0;
    tab.board.pick(row, col);
    await tab.settled(); // the pair has disappeared
    return count;
  };
  const [first, second] = solution[0];
  // A tile has at most nine changes of attributes at a time, and a pair changes twice.
  const changes = [await changesOf(first), await changesOf(second)];
  expect(changes[0]).toBeGreaterThan(0);
  expect(changes[0]).toBeLessThanOrEqual(9);
  expect(changes[1]).toBeGreaterThan(9);
  expect(changes[1]).toBeLessThanOrEqual(2 * 2 * 9);
  expect(tab.board.remaining).toBe(478);
  expect(tab.faults).toEqual([]);
});
