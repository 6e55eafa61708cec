// <huarong-board> with sliding-block puzzles that are not classic.
import { readFileSync } from 'node:fs';
import { axe, browsers, serveSite, until } from '../helpers.js';
import { openPage, qiju } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('qiju').SlidingPuzzle} SlidingPuzzle */
/** @typedef {import('../../../web/elements/huarong/huarong-board.js').HuarongBoard} HuarongBoard */

/** @type {SlidingPuzzle[]} */
const puzzles = JSON.parse(readFileSync(new URL('../../../web/api/huarong/puzzles.json', import.meta.url), 'utf8'));

/** @param {string} name in English */
const puzzleNamed = (name) => /** @type {SlidingPuzzle} */ (puzzles.find(({ en }) => en === name));

/** Opens a puzzle on the board that the test has added. @param {Page} page @param {SlidingPuzzle} puzzle */
const openPuzzle = (page, { board, goal, lengthwise }) =>
  page.$eval(
    '#own',
    (element, cells, options) => /** @type {HuarongBoard} */ (element).open(cells, [], options),
    board,
    /** @type {any} */ ({ goal, lengthwise }),
  );

/** What there is in the board's shadow root. @param {Page} page @param {string} selector @returns {Promise<string[]>} labels */
const labels = (page, selector) =>
  page.$eval(
    '#own',
    (element, query) =>
      [...(element.shadowRoot?.querySelectorAll(query) ?? [])].map((each) => each.getAttribute('aria-label') ?? ''),
    selector,
  );

/** The piece at the middle of a cell, by its label. @param {Page} page @param {number} row @param {number} col */
const labelAt = (page, row, col) =>
  page.$eval(
    '#own',
    (element, r, c) => {
      const { shadowRoot } = element;
      const field = /** @type {HTMLElement} */ (shadowRoot?.querySelector('.field'));
      field.scrollIntoView({ block: 'center' });
      const { left, top } = field.getBoundingClientRect();
      const { cell } = { cell: field.clientWidth / Number(getComputedStyle(field).getPropertyValue('--cols')) };
      const hit = shadowRoot?.elementFromPoint(left + (c + 0.5) * cell, top + (r + 0.5) * cell);
      return hit?.closest('button')?.getAttribute('aria-label') ?? null;
    },
    row,
    col,
  );

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe.each(browsers)('sliding-block puzzles in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** The page with one more board. @param {import('../helpers.js').View} [view] */
  async function openBoard(view) {
    const opened = await openPage(browser, `${site.url}huarongdao/`, view);
    await opened.page.evaluate(() => {
      const board = document.createElement('huarong-board');
      board.id = 'own';
      document.querySelector('main')?.append(board);
    });
    await until(opened.page, () => document.querySelector('#own')?.shadowRoot?.querySelector('.piece') !== null);
    return opened;
  }

  test('each is drawn with its pieces and goals', async () => {
    const { page, faults, close } = await openBoard();
    for (const puzzle of puzzles) {
      await openPuzzle(page, puzzle);
      const ids = new Set(puzzle.board.flat().filter((id) => id > 0));
      expect([puzzle.en, (await labels(page, '.piece .body')).length]).toEqual([puzzle.en, ids.size]);
      expect((await labels(page, '.goal')).length).toBe((await labels(page, '.wanted')).length);
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('a pointer hits a piece where its cells are, not in the corner that an L leaves', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    const { board } = puzzleNamed('Simplicity');
    await openPuzzle(page, puzzleNamed('Simplicity'));
    for (const [row, ids] of board.entries()) {
      for (const [col, id] of ids.entries()) {
        const name = id === 1 ? /^Goal piece 1, 2×2/ : new RegExp(`^Piece ${id}, `);
        expect(await labelAt(page, row, col)).toEqual(id === 0 ? null : expect.stringMatching(name));
      }
    }
    expect(faults).toEqual([]);
    await close();
  });

  test.each(['Simplicity', 'Red Donkey Through the Gate', 'Rush Hour, No. 1', 'Ten-Step Solution', 'Entanglement'])(
    '%s is played to the end',
    async (name) => {
      const { page, faults, close } = await openBoard();
      const puzzle = puzzleNamed(name);
      const { board, goal, lengthwise } = puzzle;
      await openPuzzle(page, puzzle);
      const solution = qiju.huarong.solve(board, { goal, lengthwise });
      if (solution.status !== 'solved') throw new Error(`${name} is ${solution.status}`);
      const made = await page.$eval(
        '#own',
        (element, steps) => {
          const own = /** @type {HuarongBoard} */ (element);
          const isLegal = steps.every(({ id, direction }) => own.move(id, direction));
          return { isLegal, solved: own.solved, moves: own.made.move };
        },
        solution.steps,
      );
      expect(made).toEqual({ isLegal: true, solved: true, moves: solution.length });
      const won = await page.$eval('#own', (element) => element.shadowRoot?.querySelector('.won')?.textContent);
      expect(won).toBe('解开了！');
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('a drawn board has no accessibility faults', async () => {
    const { page, faults, close } = await openBoard({ theme: 'dark' });
    await openPuzzle(page, puzzleNamed('Climb 12 A'));
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test('a classic position is drawn as before after a puzzle', async () => {
    const { page, faults, close } = await openBoard();
    await openPuzzle(page, puzzleNamed('Entanglement'));
    await page.$eval('#own', (element, cells) => /** @type {HuarongBoard} */ (element).open(cells), [
      ...qiju.huarong.levels[0].board.map((row) => [...row]),
    ]);
    expect((await labels(page, '.face')).length).toBe(10);
    expect((await labels(page, '.body, .scenery')).length).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
