// Drawing a sliding-block puzzle of any kind on the 华容道 page.
import { axe, browsers, focused, scrollsSideways, serveSite, until } from '../helpers.js';
import { gameState, openDetails, openPage, qiju, textOf, untilText } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {readonly [row: number, col: number]} Cell */

const { huarong } = qiju;

/** @param {Page} page */
async function openEditor(page) {
  await openDetails(page, 'share-details');
  await page.click('#draw');
  await until(page, () => document.querySelector('#puzzle-board [role="gridcell"]') !== null);
}

/** Chooses what is drawn. @param {Page} page @param {'piece' | 'goal' | 'wall' | 'gate' | 'blank'} tool */
const choose = (page, tool) =>
  page.$eval(`#puzzle-tools [value="${tool}"]`, (radio) => /** @type {HTMLElement} */ (radio).click());

/** Draws with the mouse. @param {Page} page @param {Cell[]} cells */
async function stroke(page, ...cells) {
  const { left, top, cell } = await page.$eval('#puzzle-board .cells', (grid) => {
    const box = grid.getBoundingClientRect();
    return { left: box.left, top: box.top, cell: box.height / grid.children.length };
  });
  const at = (/** @type {Cell} */ [row, col]) =>
    /** @type {const} */ ([left + (col + 0.5) * cell, top + (row + 0.5) * cell]);
  await page.mouse.move(...at(cells[0]));
  await page.mouse.down();
  for (const each of cells.slice(1)) await page.mouse.move(...at(each));
  await page.mouse.up();
}

/** @param {Page} page @param {string} id @returns {Promise<string>} */
const valueOf = (page, id) => page.$eval(`#${id}`, (input) => /** @type {HTMLInputElement} */ (input).value);

/** @param {Page} page @param {string} id of an input @param {string} text */
async function enter(page, id, text) {
  await page.$eval(`#${id}`, (input) => /** @type {HTMLInputElement} */ (input).select());
  await page.type(`#${id}`, text);
  await page.keyboard.press('Enter');
}

/** @param {number[][]} board @param {import('qiju').PuzzleOptions} options @returns {number} */
function lengthOf(board, options) {
  const solution = huarong.solve(board, options);
  if (solution.status !== 'solved') throw new Error(solution.status);
  return solution.length;
}

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe.each(browsers)('drawing a puzzle in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {string} [code] @param {import('../helpers.js').View} [view] */
  const openAt = (code = '', view = {}) => openPage(browser, `${site.url}huarongdao/${code && `#p=${code}`}`, view);

  test('pieces, walls, a gate and goals are drawn with the mouse, judged at once, and played', async () => {
    const { page, faults, close } = await openAt();
    await openEditor(page);
    await untilText(page, 'puzzle-status', '还没有目标');
    await stroke(page, [0, 0], [1, 0], [1, 1]);
    await stroke(page, [0, 1], [0, 2]);
    await stroke(page, [2, 0], [3, 1]);
    await choose(page, 'wall');
    await stroke(page, [4, 0], [4, 1]);
    await choose(page, 'gate');
    await stroke(page, [4, 2], [4, 3]);
    await choose(page, 'goal');
    await stroke(page, [0, 0], [3, 2]);
    const board = [
      [1, 2, 2, 0],
      [1, 1, 0, 0],
      [3, 0, 0, 0],
      [3, 3, 0, 0],
      [-1, -1, -2, -2],
    ];
    const goal = [{ id: 1, row: 3, col: 2 }];
    await untilText(page, 'puzzle-status', `最少 ${lengthOf(board, { goal })} 移步`);
    expect(await valueOf(page, 'puzzle-code')).toBe(huarong.encode(board, { goal }));
    await stroke(page, [0, 1], [2, 2]);
    const goals = [...goal, { id: 2, row: 2, col: 2 }];
    await untilText(page, 'puzzle-status', `最少 ${lengthOf(board, { goal: goals })} 移步`);
    await stroke(page, [0, 1]); // a tap takes the goal away
    await untilText(page, 'puzzle-status', `最少 ${lengthOf(board, { goal })} 移步`);
    await page.click('#play-puzzle');
    await untilText(page, 'level', '自选局面');
    expect(await page.evaluate(() => location.hash)).toBe(`#p=${huarong.encode(board, { goal })}`);
    expect((await gameState(page)).board.flat().filter((id) => id < 0)).toEqual([-1, -1, -2, -2]);
    expect(faults).toEqual([]);
    await close();
  });

  test('a puzzle is drawn with the keyboard alone, and solved', async () => {
    const { page, faults, close } = await openAt('', { language: 'en' });
    await openDetails(page, 'share-details');
    await page.focus('#draw');
    await page.keyboard.press('Enter');
    await untilText(page, 'puzzle-status', 'No goal yet');
    expect(await focused(page)).toContain('row 1, column 1, empty');
    const draw = async (/** @type {('ArrowDown' | 'ArrowRight' | 'ArrowLeft' | 'ArrowUp')[]} */ ...arrows) => {
      await page.keyboard.down('Shift');
      for (const arrow of arrows) await page.keyboard.press(arrow);
      await page.keyboard.up('Shift');
    };
    await page.keyboard.press('Enter');
    await draw('ArrowDown', 'ArrowRight');
    expect(await focused(page)).toContain('row 2, column 2, piece 1');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('goal piece 1');
    await untilText(page, 'puzzle-status', 'in 0 moves');
    await draw('ArrowDown', 'ArrowDown', 'ArrowDown');
    await untilText(page, 'puzzle-status', 'in 1 move');
    await page.keyboard.press('3');
    for (const key of /** @type {const} */ (['ArrowUp', 'ArrowUp', 'ArrowLeft'])) await page.keyboard.press(key);
    await draw('ArrowRight', 'ArrowRight', 'ArrowRight');
    await untilText(page, 'puzzle-status', 'No way out');
    expect(await page.$eval('#solve-puzzle', (button) => button.getAttribute('aria-disabled'))).toBe('true');
    await page.keyboard.press('Delete');
    expect(await focused(page)).toContain('empty');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await untilText(page, 'puzzle-status', 'It can be solved');
    await page.focus('#solve-puzzle');
    await page.keyboard.press('Enter');
    await until(page, () => /** @type {any} */ (document.querySelector('huarong-board')).total > 0);
    expect(faults).toEqual([]);
    await close();
  });

  test('the puzzle on the board is changed; sizes, Rush Hour and codes', async () => {
    const board = [
      [1, 1, 0],
      [2, 0, 0],
      [2, 0, 0],
    ];
    const goal = [{ id: 1, row: 0, col: 1 }];
    const { page, faults, close } = await openAt(huarong.encode(board, { goal }), { language: 'en' });
    await openEditor(page);
    await untilText(page, 'puzzle-status', 'in 1 move');
    expect([await valueOf(page, 'puzzle-rows'), await valueOf(page, 'puzzle-cols')]).toEqual(['3', '3']);
    await choose(page, 'goal');
    await stroke(page, [0, 0], [2, 1]);
    await untilText(page, 'puzzle-status', 'It can be solved');
    await page.click('#puzzle-lengthwise');
    await untilText(page, 'puzzle-status', 'No way out');
    const low = [{ id: 1, row: 2, col: 1 }];
    expect(await valueOf(page, 'puzzle-code')).toBe(huarong.encode(board, { goal: low, lengthwise: true }));
    await enter(page, 'puzzle-cols', '2');
    await untilText(page, 'puzzle-status', 'no room for piece 1');
    await enter(page, 'puzzle-code', 'nonsense');
    await untilText(page, 'puzzle-status', 'The code');
    await enter(page, 'puzzle-code', huarong.encode(board, { goal }).toLowerCase());
    await untilText(page, 'puzzle-status', 'in 1 move');
    await page.click('#clear-puzzle');
    await untilText(page, 'puzzle-status', 'No goal yet');
    expect(await valueOf(page, 'puzzle-code')).toBe('');
    expect(await textOf(page, 'level')).toBe('Custom position');
    expect(faults).toEqual([]);
    await close();
  });

  test.each([
    { width: 1280, height: 800, theme: /** @type {const} */ ('dark') },
    { width: 390, height: 844, language: /** @type {const} */ ('en') },
  ])('the dialog has no accessibility faults: %o', async (view) => {
    const { page, faults, close } = await openAt('', view);
    await openEditor(page);
    await stroke(page, [0, 0], [0, 1]);
    await stroke(page, [1, 0]);
    await choose(page, 'goal');
    await stroke(page, [0, 0], [3, 0]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
