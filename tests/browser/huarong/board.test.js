import { neighbour } from '../../../web/elements/huarong/input.js';
import { axe, boardReady, browsers, focused, scrollsSideways, serveSite, testEachView, until } from '../helpers.js';
import {
  chooseLevel,
  setMetric,
  boardRect,
  gameState,
  queryBoard,
  levels,
  listed,
  centerOf,
  openPage,
  qiju,
  playSolution,
  textOf,
  untilText,
} from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */
/** @typedef {{ x: number, y: number }} Point */

/** @typedef {ReturnType<typeof qiju.huarong.pieces>[number]} Piece */
/** @typedef {NonNullable<ReturnType<typeof qiju.solveHuarongRoad>>[number]} Step */

/** @param {readonly (readonly number[])[]} board @returns {Step[] | null} */
const solve = (board) => qiju.solveHuarongRoad(/** @type {number[][]} */ (board));

/** @type {Record<Step['direction'], Point>} */
const vectors = { up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } };
const arrows = /** @type {const} */ ({ up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' });

/** The level with the shortest solution. */
const short = levels
  .map((level) => ({ level, steps: solve(level.board) ?? [] }))
  .filter(({ steps }) => steps.length > 0)
  .reduce((best, other) => (other.steps.length < best.steps.length ? other : best));

/** @param {readonly Step[]} steps @returns {number[][][]} the board before each step */
function boardsAlong(steps) {
  let board = short.level.board.map((row) => [...row]);
  return steps.map(({ id, direction }) => {
    const before = board;
    board = /** @type {number[][]} */ (qiju.huarong.move(board, id, direction));
    return before;
  });
}

/** Consecutive steps of one piece. @param {readonly Step[]} steps @returns {Step[][]} */
function runs(steps) {
  /** @type {Step[][]} */
  const found = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last?.[0].id === step.id) last.push(step);
    else found.push([step]);
  }
  return found;
}

/**
 * @param {readonly Piece[]} pieces
 * @param {number} from
 * @param {number} to
 * @returns {('ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight')[]} keys that lead the focus from piece to piece
 */
function arrowsTo(pieces, from, to) {
  /** @type {{ id: number, keys: ReturnType<typeof arrowsTo> }[]} */
  const queue = [{ id: from, keys: [] }];
  const seen = new Set([from]);
  for (const { id, keys } of queue) {
    if (id === to) return keys;
    for (const direction of /** @type {Step['direction'][]} */ (Object.keys(arrows))) {
      const next = neighbour(/** @type {Piece} */ (pieces.find((piece) => piece.id === id)), direction, pieces);
      if (!next || seen.has(next.id)) continue;
      seen.add(next.id);
      queue.push({ id: next.id, keys: [...keys, arrows[direction]] });
    }
  }
  throw new Error(`no keys lead from piece ${from} to ${to}`);
}

/** @param {Page} page */
async function expectWon(page) {
  const moves = runs(short.steps).length;
  expect(await gameState(page)).toMatchObject({
    solved: true,
    helped: false,
    steps: short.steps.length,
    made: { move: moves },
  });
  expect(await textOf(page, 'steps')).toBe(String(short.steps.length));
  const fewest = /** @type {import('qiju').Lengths} */ (short.level.lengths).move;
  await untilText(page, 'result-facts', `${moves} / ${fewest}`);
  const facts = await page.$$eval('#result-facts :is(dt, dd)', (parts) => parts.map(({ textContent }) => textContent));
  expect(facts.join(' ')).toMatch(
    new RegExp(
      `^(星级|stars) ★[★☆]{2} (移步|moves) ${moves} / ${fewest} (用时|time) \\d+:\\d\\d (最好|best) ${moves} (提示 没用|hints none)$`,
    ),
  );
  expect(await page.$eval('#levels [aria-current]', (level) => level.textContent)).toMatch(
    new RegExp(`★[★☆]{2} ${moves}`),
  );
}

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

test('arrow keys move the focus from any piece to any other, on every level', () => {
  for (const { board } of levels) {
    const pieces = qiju.huarong.pieces(/** @type {number[][]} */ (board));
    for (const start of pieces) {
      const reached = new Set([start]);
      for (const piece of reached) {
        for (const direction of /** @type {Step['direction'][]} */ (Object.keys(arrows))) {
          const next = neighbour(piece, direction, pieces);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(pieces.length);
    }
  }
});

describe.each(browsers)('华容道 in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] */
  const openBoard = (view) => openPage(browser, `${site.url}huarongdao/`, view);

  test('a level is solved by dragging', async () => {
    const { page, faults, close } = await openBoard();
    await chooseLevel(page, short.level.zh);
    const field = await boardRect(page);
    const boards = boardsAlong(short.steps);
    let made = 0;
    for (const run of runs(short.steps)) {
      const at = centerOf(field, boards[made], run[0].id);
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      for (const { direction } of run) {
        at.x += vectors[direction].x * field.cell;
        at.y += vectors[direction].y * field.cell;
        await page.mouse.move(at.x, at.y, { steps: 2 });
      }
      await page.mouse.up();
      made += run.length;
      expect((await gameState(page)).steps).toBe(made);
    }
    await expectWon(page);
    await page.click('#next-level');
    expect(await gameState(page)).toMatchObject({ solved: false, steps: 0 });
    expect(await focused(page)).toMatch(/第 \d.* 行/);
    expect(faults).toEqual([]);
    await close();
  });

  test('a level is solved by tapping pieces and the arrow buttons', async () => {
    const { page, faults, close } = await openBoard({ width: 390, height: 844, language: 'en' });
    await chooseLevel(page, short.level.zh);
    const boards = boardsAlong(short.steps);
    /** @type {number | null} */
    let selected = null;
    for (const [index, { id, direction }] of short.steps.entries()) {
      const legal = qiju.huarong.steps(boards[index]).filter((step) => step.id === id);
      if (selected !== id) {
        const { x, y } = centerOf(await boardRect(page), boards[index], id);
        // Firefox's driver starts and ends a touch in two messages: on a busy machine that is a long press.
        await (name === 'Firefox' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
        selected = legal.length > 1 ? id : null;
      }
      if (selected === id) await page.click(`huarong-board >>> .direction[aria-label="Move ${direction}"]`);
      expect((await gameState(page)).steps).toBe(index + 1);
    }
    await expectWon(page);
    expect(faults).toEqual([]);
    await close();
  });

  test('a level is solved with the keyboard alone, from one tab stop', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await chooseLevel(page, short.level.zh);
    await page.focus('#metrics :checked');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/row/);
    expect((await queryBoard(page, '[role=group] [tabindex="0"]')).count).toBe(1);
    const boards = boardsAlong(short.steps);
    let here = qiju.huarong.pieces(boards[0])[0].id;
    for (const [index, { id, direction }] of short.steps.entries()) {
      for (const arrow of arrowsTo(qiju.huarong.pieces(boards[index]), here, id)) await page.keyboard.press(arrow);
      here = id;
      // Both ways to move a piece: with Shift, and selected.
      const keys = index % 2 ? /** @type {const} */ (['Enter', arrows[direction], 'Escape']) : [];
      for (const key of keys) await page.keyboard.press(key);
      if (keys.length > 0) continue;
      await page.keyboard.down('Shift');
      await page.keyboard.press(arrows[direction]);
      await page.keyboard.up('Shift');
    }
    await expectWon(page);
    expect(await focused(page)).toBe('Cao Cao is out!');
    await page.keyboard.press('u');
    expect(await gameState(page)).toMatchObject({ solved: false, steps: short.steps.length - 1 });
    expect(await focused(page)).toMatch(/row/);
    expect(faults).toEqual([]);
    await close();
  });

  test('横刀立马 is solved and played to the exit in 116 steps, as a demonstration', async () => {
    const { page, faults, close } = await openBoard();
    await setMetric(page, 'step');
    await playSolution(page);
    expect(await gameState(page)).toMatchObject({ playing: true, total: 116 });
    expect((await queryBoard(page, '.live-region')).text).toContain('116');
    await page.evaluate(() => {
      /** @type {any} */ (document.querySelector('huarong-board')).speed = 50;
    });
    await until(page, () => /** @type {any} */ (document.querySelector('huarong-board')).solved);
    expect(await gameState(page)).toMatchObject({ playing: false, steps: 116, helped: true });
    expect((await queryBoard(page, '.notice')).text).toContain('演示结束');
    const seal = await page.$eval('huarong-board >>> .notice', (notice) => getComputedStyle(notice, '::after').content);
    expect(seal).toBe('none');
    expect(await page.$eval('#result', (card) => card.checkVisibility())).toBe(false);
    expect(await page.$eval('#levels [aria-current]', (level) => level.textContent)).not.toContain('★');
    expect(await page.evaluate(() => localStorage.getItem('qiju1.huarongdao.results'))).toBe(null);
    await page.click('huarong-board >>> .again');
    expect(await gameState(page)).toMatchObject({ steps: 0, solved: false });
    expect(faults).toEqual([]);
    await close();
  });

  test('a playback can be stepped through, and taken over', async () => {
    const { page, faults, close } = await openBoard();
    const steps = /** @type {Step[]} */ (solve(levels[0].board));
    await setMetric(page, 'step');
    await playSolution(page);
    await page.click('#play');
    expect((await gameState(page)).playing).toBe(false);
    await page.click('#first');
    await page.click('#forward');
    await page.click('#forward');
    await page.click('#back');
    expect(await textOf(page, 'at')).toBe('第 1 / 116 步');
    await page.$eval('#seek', (range) => {
      /** @type {HTMLInputElement} */ (range).value = '60';
      range.dispatchEvent(new Event('input'));
    });
    expect(await gameState(page)).toMatchObject({ steps: 60, total: 116 });
    await page.click('#play');
    await page.evaluate(
      ({ id, direction }) => /** @type {any} */ (document.querySelector('huarong-board')).move(id, direction),
      steps[60],
    );
    expect(await gameState(page)).toMatchObject({ steps: 61, total: 61, playing: false, helped: true });
    expect(faults).toEqual([]);
    await close();
  });

  test('a level is left and comes back with its moves', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    const { id, direction } = qiju.huarong.steps(levels[0].board)[0];
    await page.evaluate(
      (piece, way) => /** @type {any} */ (document.querySelector('huarong-board')).move(piece, way),
      id,
      direction,
    );
    const { board } = await gameState(page);
    await chooseLevel(page, levels[1].zh);
    expect(await gameState(page)).toMatchObject({ steps: 0, board: levels[1].board });
    await chooseLevel(page, levels[0].zh);
    expect(await gameState(page)).toMatchObject({ steps: 1, board });
    await untilText(page, 'status', 'Resumed after 1 step');
    await page.click('#restart');
    await chooseLevel(page, levels[1].zh);
    await chooseLevel(page, levels[0].zh);
    expect(await gameState(page)).toMatchObject({ steps: 0, total: 0 });
    expect(faults).toEqual([]);
    await close();
  });

  test('the list of levels is one tab stop, and the arrow keys move in it', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    expect(await page.$$eval('#levels [tabindex="0"]', (stops) => stops.length)).toBe(1);
    expect(await page.$eval('#levels', (list) => list.getAttribute('role'))).toBe('listbox');
    expect(await page.$$eval('#levels [role=option]', (options) => options.length)).toBe(levels.length);
    await page.focus('#levels-details summary');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain(levels[0].en);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain(listed[listed.indexOf(levels[0]) + 1].en);
    await page.keyboard.press('End');
    expect(await focused(page)).toContain(listed[listed.length - 1].en);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect((await gameState(page)).board).toEqual(listed[1].board);
    expect(await page.$eval('#levels [aria-selected="true"]', (level) => level.textContent)).toContain(listed[1].en);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#levels'))).toBe(null);
    expect(faults).toEqual([]);
    await close();
  });

  test('the shortest way is praised in the metric that counts, and only there', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    // The fewest steps, which take more slides than needed.
    const steps = /** @type {Step[]} */ (solve(levels[0].board));
    expect(qiju.huarong.group(steps, 'move').length).toBeGreaterThan(81);
    const play = () =>
      page.evaluate((line) => {
        const element = /** @type {any} */ (document.querySelector('huarong-board'));
        element.restart();
        for (const { id, direction } of line) element.move(id, direction);
      }, steps);
    await play();
    expect((await gameState(page)).solved).toBe(true);
    expect(await textOf(page, 'status')).toBe('');
    await setMetric(page, 'step');
    await play();
    expect(await textOf(page, 'status')).toBe('Perfect: the shortest way!');
    expect(faults).toEqual([]);
    await close();
  });

  test('the buttons keep their place when a line is said', async () => {
    const { page, close } = await openBoard();
    const top = () => page.$eval('#solve', (button) => button.getBoundingClientRect().top);
    await chooseLevel(page, /** @type {string} */ (levels.find(({ lengths }) => lengths === null)?.zh));
    await untilText(page, 'exit-distance', '此局无解');
    const before = await top();
    await page.click('#solve');
    await untilText(page, 'status', '此局无解');
    expect(await top()).toBe(before);
    await close();
  });

  test('undo, redo and restart; the game is restored after a reload', async () => {
    const { page, faults, close } = await openBoard();
    const field = await boardRect(page);
    const { board } = levels[0];
    const { x, y } = centerOf(field, board, qiju.huarong.steps(/** @type {number[][]} */ (board))[0].id);
    await page.mouse.click(x, y);
    expect(await gameState(page)).toMatchObject({ steps: 1, made: { step: 1, slide: 1, move: 1 } });
    await page.click('#undo');
    expect(await gameState(page)).toMatchObject({ steps: 0, board });
    await page.click('#redo');
    await page.click('#restart');
    expect(await gameState(page)).toMatchObject({ steps: 0, total: 1 });
    await page.click('#redo');
    const { board: before } = await gameState(page);
    await page.reload();
    await boardReady(page, 'huarong-board');
    await until(page, () => document.querySelector('#steps')?.textContent === '1');
    expect(await gameState(page)).toMatchObject({ steps: 1, board: before });
    expect(faults).toEqual([]);
    await close();
  });

  test('one drag round a corner is one move', async () => {
    const { page, close } = await openBoard();
    const field = await boardRect(page);
    const { x, y } = centerOf(field, levels[0].board, levels[0].board[3][1]);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + field.cell, y + field.cell, { steps: 6 });
    await page.mouse.up();
    expect(await gameState(page)).toMatchObject({ steps: 2, made: { step: 2, slide: 2, move: 1 } });
    await close();
  });

  test('movements that the browser has merged keep their way round a corner', async () => {
    const { page, faults, close } = await openBoard();
    await page.evaluate(() => {
      const element = /** @type {any} */ (document.querySelector('huarong-board'));
      const ring = [
        [1, 0, 0],
        [0, -1, 0],
        [-1, 0, 0],
      ];
      element.open(ring, [], { goal: { id: 1, row: 2, col: 2 } });
      element.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => (element.pressed = event));
    });
    const cell = await page.evaluate(() => {
      const field = document.querySelector('huarong-board')?.shadowRoot?.querySelector('.field');
      field?.scrollIntoView({ block: 'center' });
      const { left, top, width } = /** @type {Element} */ (field).getBoundingClientRect();
      return { x: left + width / 6, y: top + width / 6, width: width / 3 };
    });
    await page.mouse.move(cell.x, cell.y);
    await page.mouse.down();
    await page.evaluate((width) => {
      const element = /** @type {any} */ (document.querySelector('huarong-board'));
      const { pointerId, clientX, clientY } = element.pressed;
      /** @param {number} cols @param {number} rows @param {PointerEvent[]} [coalescedEvents] */
      const moved = (cols, rows, coalescedEvents) =>
        new PointerEvent('pointermove', {
          pointerId,
          clientX: clientX + cols * width,
          clientY: clientY + rows * width,
          coalescedEvents,
        });
      const way = [moved(1, 0), moved(2, 0), moved(2, 1), moved(2, 2)];
      element.shadowRoot.querySelector('.field').dispatchEvent(moved(2, 2, way));
    }, cell.width);
    expect(await gameState(page)).toMatchObject({ steps: 4, solved: true });
    await page.mouse.up();
    expect(faults).toEqual([]);
    await close();
  });

  test.each(
    /** @type {const} */ ([
      [390, 'zh'],
      [390, 'en'],
      [360, 'en'],
      [320, 'zh'],
      [320, 'en'],
    ]),
  )('the board stays in its place when the meter says more: %i px, %s', async (width, language) => {
    const { page, close } = await openBoard({ width, height: 844, language });
    await setMetric(page, 'step');
    await untilText(page, 'exit-distance', '116');
    const top = () => page.$eval('huarong-board', (board) => board.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.evaluate(
      ({ id, direction }) => /** @type {any} */ (document.querySelector('huarong-board')).move(id, direction),
      qiju.huarong.steps(levels[0].board)[0],
    );
    await until(page, () => document.getElementById('trend')?.textContent !== '');
    expect(await top()).toBe(before);
    const cutOff = await page.$eval('#exit-distance', (text) => text.scrollWidth > text.clientWidth);
    expect(cutOff).toBe(false);
    await close();
  });

  test('a drag back takes back its steps, and illegal drags do nothing', async () => {
    const { page, close } = await openBoard();
    const field = await boardRect(page);
    const { board } = levels[0];
    const step = qiju.huarong.steps(/** @type {number[][]} */ (board)).find(({ direction }) => direction === 'down');
    const { x, y } = centerOf(field, board, /** @type {Step} */ (step).id);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + field.cell, { steps: 4 });
    expect((await gameState(page)).steps).toBe(1);
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.move(x, y - 2 * field.cell, { steps: 4 });
    await page.mouse.up();
    expect(await gameState(page)).toMatchObject({ steps: 0, total: 0, board });
    await close();
  });

  test('the level attribute selects the level', async () => {
    const { page, close } = await openBoard();
    const board = await page.evaluate(async () => {
      const element = /** @type {any} */ (document.createElement('huarong-board'));
      element.setAttribute('level', '指揮若定');
      document.body.append(element);
      await element.ready;
      return element.start;
    });
    expect(board).toEqual(levels[1].board);
    await close();
  });

  test.each(
    /** @type {const} */ ([
      ['zh', '此局无解'],
      ['en', 'No way out'],
    ]),
  )('an unsolvable position is reported: %s', async (language, words) => {
    const { page, close } = await openBoard({ language });
    await chooseLevel(page, /** @type {string} */ (levels.find(({ lengths }) => lengths === null)?.zh));
    await untilText(page, 'exit-distance', words);
    await page.click('#solve');
    await untilText(page, 'status', words);
    expect((await queryBoard(page, '.live-region')).text).toContain(words);
    expect((await gameState(page)).playing).toBe(false);
    await close();
  });

  test('an invalid board throws, and the game is unchanged', async () => {
    const { page, close } = await openBoard();
    const message = await page.evaluate(() => {
      const element = /** @type {any} */ (document.querySelector('huarong-board'));
      try {
        element.board = [
          [1, 1],
          [1, 1],
        ];
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(message).toMatch(/^RangeError: .*rows/);
    expect((await gameState(page)).board).toEqual(levels[0].board);
    await close();
  });

  testEachView(
    /** @type {View[]} */ ([
      { theme: 'light' },
      { theme: 'dark', language: 'en' },
      { width: 390, height: 844 },
      { width: 320, height: 640, language: 'en', theme: 'dark' },
    ]),
  )('no axe violations and no horizontal scrolling: %p', async (view) => {
    const { page, faults, close } = await openBoard(view);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await playSolution(page);
    await page.click('#last');
    await until(page, () => document.querySelector('huarong-board')?.shadowRoot?.getAnimations().length === 0);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
