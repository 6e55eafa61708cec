// The famous puzzles on the 华容道 page.
import { readFileSync } from 'node:fs';
import { axe, browsers, focused, scrollsSideways, serveSite, until } from '../helpers.js';
import { gameState, openDetails, openPage, playSolution, qiju, queryBoard, textOf, untilText } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('qiju').SlidingPuzzle} SlidingPuzzle */

const { huarong } = qiju;
/** @type {SlidingPuzzle[]} */
const puzzles = JSON.parse(readFileSync(new URL('../../../web/api/huarong/puzzles.json', import.meta.url), 'utf8'));

/** @param {string} name in English @returns {SlidingPuzzle} */
const puzzleNamed = (name) => /** @type {SlidingPuzzle} */ (puzzles.find(({ en }) => en === name));

/** @param {SlidingPuzzle} puzzle */
const optionsOf = ({ goal, lengthwise }) => ({ goal, lengthwise });

/** @param {string} name in English */
const codeOf = (name) => huarong.encode(puzzleNamed(name).board, optionsOf(puzzleNamed(name)));

/** @param {string} name in English */
function solutionOf(name) {
  const solution = huarong.solve(puzzleNamed(name).board, optionsOf(puzzleNamed(name)));
  if (solution.status !== 'solved') throw new Error(`${name} is ${solution.status}`);
  return solution;
}

/** @param {Page} page @param {import('qiju').Step[]} steps of the player */
const makeSteps = (page, steps) =>
  page.$eval(
    'huarong-board',
    (board, made) => made.every(({ id, direction }) => /** @type {any} */ (board).move(id, direction)),
    steps,
  );

/** @param {Page} page */
const hash = (page) => page.evaluate(() => location.hash);

/** Opens the list of puzzles, and waits for it. @param {Page} page */
async function openList(page) {
  await openDetails(page, 'puzzles-details');
  await until(page, () => document.querySelector('#puzzles button') !== null);
}

/** Saves the picture of the result. @param {Page} page @returns {Promise<number[]>} width and height */
async function savedPicture(page) {
  await page.evaluate(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (file) => create(Object.assign(window, { file }).file);
    HTMLAnchorElement.prototype.click = () => {};
  });
  await page.click('#save-picture');
  await until(page, () => 'file' in window);
  return page.evaluate(async () => {
    const { width, height } = await createImageBitmap(/** @type {any} */ (window).file);
    return [width, height];
  });
}

/** The text of an item of the list. @param {Page} page @param {string} name of the puzzle */
const itemOf = (page, name) =>
  page.$$eval(
    '#puzzles button',
    (buttons, text) => buttons.map((button) => button.textContent ?? '').find((each) => each.includes(text)) ?? '',
    name,
  );

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe.each(browsers)('famous puzzles in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {string} [address] hash @param {import('../helpers.js').View} [view] */
  const openAt = (address = '', view = {}) => openPage(browser, `${site.url}huarongdao/${address}`, view);

  test('all are listed, in groups, and one is chosen with the keyboard and continued after a reload', async () => {
    const { page, faults, close } = await openAt('', { language: 'en' });
    expect(await page.$('#puzzles button')).toBeNull();
    await openList(page);
    expect((await page.$$('#puzzles button')).length).toBe(puzzles.length);
    const groups = await page.$$eval('#puzzles [role="group"]', (all) => all.map((each) => each.ariaLabel));
    expect(groups).toHaveLength(5);
    expect(groups[3]).toBe('Rush Hour, solved: 0 / 8');
    await page.focus('#puzzles [tabindex="0"]');
    for (const key of /** @type {const} */ (['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'])) {
      await page.keyboard.press(key);
    }
    expect(await focused(page)).toContain('Rush Hour with a Wall');
    await page.keyboard.press('Enter');
    expect(await textOf(page, 'level')).toBe('Rush Hour with a Wall');
    expect(await hash(page)).toBe(`#p=${codeOf('Rush Hour with a Wall')}`);
    expect(await textOf(page, 'fewest-move')).toBe('/ 60');
    await untilText(page, 'exit-distance', '60 moves to go');
    await makeSteps(page, solutionOf('Rush Hour with a Wall').steps.slice(0, 1));
    const { board } = await gameState(page);
    await page.reload();
    await untilText(page, 'level', 'Rush Hour with a Wall');
    await untilText(page, 'status', 'Resumed after 1 step');
    expect(await gameState(page)).toMatchObject({ steps: 1, board });
    await until(page, () => document.querySelector('#puzzles [aria-current]') !== null);
    expect(faults).toEqual([]);
    await close();
  });

  test('the game that was left is continued without its address', async () => {
    const { page, faults, close } = await openAt(`#p=${codeOf('Simplicity')}`);
    await makeSteps(page, solutionOf('Simplicity').steps.slice(0, 3));
    await page.goto(`${site.url}`);
    await page.goto(`${site.url}huarongdao/`);
    await untilText(page, 'level', '至简');
    expect((await gameState(page)).steps).toBe(3);
    expect(faults).toEqual([]);
    await close();
  });

  test('a result is stored and counted in its group; then comes the next puzzle', async () => {
    const { page, faults, close } = await openAt(`#p=${codeOf('Simplicity').toLowerCase()}`);
    await untilText(page, 'level', '至简');
    expect(await makeSteps(page, solutionOf('Simplicity').steps)).toBe(true);
    await untilText(page, 'status', '完美');
    await untilText(page, 'result-title', '解开了！');
    expect(await textOf(page, 'result-actions')).toBe('下一题');
    expect(await savedPicture(page)).toEqual([1080, 1350]);
    await page.reload();
    await openList(page);
    expect(await itemOf(page, '至简')).toContain('✓ 18 移步');
    const stored = await page.evaluate(() => localStorage.getItem('qiju1.huarongdao.puzzles'));
    expect(stored).toContain('Simplicity');
    expect(await page.$eval('#puzzles [aria-label*="异形块"]', (group) => group.ariaLabel)).toContain('1 / 36');
    await playSolution(page);
    await page.evaluate(() => /** @type {any} */ (document.querySelector('#next')).click());
    await untilText(page, 'level', '小而难');
    expect(faults).toEqual([]);
    await close();
  });

  test('a shared position of a puzzle is played and solved', async () => {
    const { board, goal, lengthwise } = puzzleNamed('Rush Hour, No. 1');
    const [{ id, direction }] = solutionOf('Rush Hour, No. 1').steps;
    const after = /** @type {number[][]} */ (huarong.move(board, id, direction, { goal, lengthwise }));
    const { page, faults, close } = await openAt(`#p=${huarong.encode(after, { goal, lengthwise })}`);
    await untilText(page, 'level', '自选局面');
    await untilText(page, 'fewest-step', '/ 15');
    await playSolution(page);
    expect((await gameState(page)).total).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await close();
  });

  test('where there are too many positions for all distances, a hint is the first move of a solution', async () => {
    const { page, faults, close } = await openAt(`#p=${codeOf('Red Donkey Through the Gate')}`);
    await untilText(page, 'exit-distance', '虚线框');
    await page.click('#hint');
    await until(page, () => document.querySelector('huarong-board')?.shadowRoot?.querySelector('.shaft') !== null);
    expect((await queryBoard(page, '.shaft')).count).toBe(1);
    expect((await queryBoard(page, '.live-region')).text).toContain('还差 81 移步');
    expect(await textOf(page, 'status')).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  test('what cannot be solved here is played without hints', async () => {
    const { page, faults, close } = await openAt(`#p=${codeOf('Climb Pro 24')}`);
    await untilText(page, 'exit-distance', '没有提示');
    for (const id of ['hint', 'solve']) {
      expect(await page.$eval(`#${id}`, (button) => button.getAttribute('aria-disabled'))).toBe('true');
    }
    expect(await textOf(page, 'fewest-move')).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  test('a goal of several pieces is shown as a picture', async () => {
    const { page, faults, close } = await openAt(`#p=${codeOf('Jewel Swap')}`, { language: 'en' });
    await until(page, () => document.querySelector('#goal-picture svg') !== null);
    const goals = await page.$eval('#goal-picture svg', (picture) => picture.getAttribute('aria-label'));
    expect(goals).toContain('5 at row 1, column 7; 6 at row 3, column 1');
    const labels = () =>
      page.$$eval('#goal-picture text', (all) =>
        all.map((each) => each.textContent).sort((a, b) => Number(a) - Number(b)),
      );
    expect(await labels()).toEqual(['1', '2', '3', '4', '5', '6']);
    await page.evaluate((code) => (location.hash = `#p=${code}`), codeOf('Century and a Half'));
    await untilText(page, 'level', 'Century and a Half');
    await until(page, () => document.querySelectorAll('#goal-picture text').length === 10);
    expect(await labels()).toHaveLength(10);
    await page.evaluate((code) => (location.hash = `#p=${code}`), codeOf('Simplicity'));
    await untilText(page, 'level', 'Simplicity');
    expect(await page.$eval('#goal-figure', (figure) => /** @type {HTMLElement} */ (figure).hidden)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  test.each([
    ['Simplicity', 161, 18],
    ['Rush Hour, No. 1', 1247, 8],
    ['Moving Day', 300, 17],
  ])('the map of %s has every position, and a key goes to the goal', async (name, positions, distance) => {
    const { page, faults, close } = await openAt(`#p=${codeOf(name)}`, { language: 'en' });
    await openDetails(page, 'map-details');
    await untilText(
      page,
      'map-status',
      `${positions.toLocaleString('en')} positions; you are ${distance} moves from the goal`,
    );
    await page.focus('#map-overlay');
    for (let i = 0; i < distance; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await untilText(page, 'exit-distance', 'Solved');
    expect((await gameState(page)).made.move).toBeGreaterThanOrEqual(distance);
    await page.click('#undo');
    expect((await gameState(page)).steps).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  test('a puzzle with too many positions for a map says so', async () => {
    const { page, faults, close } = await openAt(`#p=${codeOf('Climb Pro 24')}`, { language: 'en' });
    await openDetails(page, 'map-details');
    await untilText(page, 'map-status', 'More than 400,000 positions are too many to draw');
    expect(faults).toEqual([]);
    await close();
  });

  test('the editor stays with classic positions, but plays the code of a puzzle', async () => {
    const { page, faults, close } = await openAt(`#p=${codeOf('Simplicity')}`);
    await openDetails(page, 'share-details');
    await page.click('#edit');
    await untilText(page, 'editor-status', '还没有曹操');
    await page.type('#code', codeOf('Century'));
    await page.keyboard.press('Enter');
    await untilText(page, 'level', '世纪');
    expect(await page.$eval('#editor', (dialog) => /** @type {HTMLDialogElement} */ (dialog).open)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test.each([
    { width: 1280, height: 800, theme: /** @type {const} */ ('dark') },
    { width: 390, height: 844, language: /** @type {const} */ ('en') },
  ])('the open list has no accessibility faults: %o', async (view) => {
    const { page, faults, close } = await openAt(`#p=${codeOf('T-zer')}`, view);
    await openList(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
