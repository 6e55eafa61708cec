// 华容道 in a browser: drags, touch, layout, the map and the picture of a result.
import { readFileSync } from 'node:fs';
import { load } from 'qiju/huarong';
import { settled } from '../open.js';
import { expectFit, problems, setColorScheme } from './violations.js';
import { tap, visit } from './visit.js';

/** @typedef {import('./visit.js').Page} Page */
/** @typedef {{ x: number, y: number }} Point */

const huarong = await load();
const [{ board: classic }] = huarong.levels;
const soldier = classic[3][1];
const puzzles = JSON.parse(readFileSync(new URL('../../../dist/puzzles.json', import.meta.url), 'utf8'));
const [{ id: first }] = huarong.steps(classic);
/** @param {string} name */
const puzzle = (name) => {
  const { board, goal, lengthwise } = puzzles.find((/** @type {any} */ { en }) => en === name);
  return { board, goal, lengthwise };
};

/** @param {Page} page @returns {Promise<{ cell: number, at: (row: number, col: number) => Point }>} at: the middle of a cell */
async function field(page) {
  const { left, top, width } = await page.evaluate(() => {
    const element = tools.$('huarong-board >>> .field');
    element.scrollIntoView({ block: 'center' });
    return tools.box(element);
  });
  const cell = width / 4;
  return { cell, at: (row, col) => ({ x: left + (col + 0.5) * cell, y: top + (row + 0.5) * cell }) };
}

/** The middle of a piece of the first level. @param {number} id @param {Awaited<ReturnType<typeof field>>} where */
function middleOf(id, { at }) {
  const { row, col, width, height } = /** @type {any} */ (huarong.pieces(classic).find((piece) => piece.id === id));
  return at(row + (height - 1) / 2, col + (width - 1) / 2);
}

/** @param {Page} page */
const state = async (page) => {
  await settled(page);
  return page.evaluate(() => {
    const { steps, lengths, solved, board } = tools.$('huarong-board');
    return { steps, lengths, solved, board };
  });
};

test('a mouse drags a piece round a corner, and a click moves a piece with one possible move', async () => {
  const { page, faults } = await visit('huarongdao/');
  const where = await field(page);
  const { x, y } = middleOf(soldier, where);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + where.cell, y + where.cell, { steps: 6 });
  await page.mouse.up();
  expect(await state(page)).toMatchObject({ steps: 2, lengths: { step: 2, slide: 2, move: 1 } });
  await page.click('#undo');
  expect((await state(page)).steps).toBe(0);
  const piece = middleOf(first, where);
  await page.mouse.click(piece.x, piece.y);
  expect((await state(page)).steps).toBe(1);

  // With a fast mouse a browser puts several movements into one event.
  const merged = await page.evaluate(async () => {
    const board = tools.$('huarong-board');
    board.open(
      [
        [1, 0, 0],
        [0, -1, 0],
        [-1, 0, 0],
      ],
      { goal: { id: 1, row: 2, col: 2 } },
    );
    await tools.settled();
    const target = tools.$('huarong-board >>> .field');
    const width = target.clientWidth / 3;
    const { left, top } = tools.box(target);
    const at = (/** @type {number} */ cols, /** @type {number} */ rows) => ({
      ...{ pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true, composed: true },
      clientX: left + (cols + 0.5) * width,
      clientY: top + (rows + 0.5) * width,
    });
    const moved = (
      /** @type {number} */ cols,
      /** @type {number} */ rows,
      /** @type {PointerEvent[]} */ coalescedEvents = [],
    ) => new PointerEvent('pointermove', { ...at(cols, rows), coalescedEvents });
    tools.$('huarong-board >>> .piece').dispatchEvent(new PointerEvent('pointerdown', at(0, 0)));
    target.dispatchEvent(moved(2, 2, [moved(1, 0), moved(2, 0), moved(2, 1), moved(2, 2)]));
    return { steps: board.steps, solved: board.solved };
  });
  expect(merged).toEqual({ steps: 4, solved: true });
  expect(faults).toEqual([]);
});

test('a demonstration ends without a seal and without a result card', async () => {
  const { page, faults } = await visit('huarongdao/', { language: 'en' });
  const told = await page.evaluate(
    async (cells) => {
      const board = tools.$('huarong-board');
      board.open(cells);
      await tools.act('#metrics [value=step]');
      await tools.act('#solve');
      board.playback.speed = 50;
      board.playback.play();
      await tools.settled();
      const seal = getComputedStyle(tools.$('huarong-board >>> .notice'), '::after').content;
      return { solved: board.solved, seal, hasCard: tools.$('#result')?.checkVisibility() ?? false };
    },
    huarong.levels.find(({ zh }) => zh === '十八步')?.board,
  );
  expect(told).toEqual({ solved: true, seal: 'none', hasCard: false });
  expect(await problems(page)).toEqual([]);

  // Arrow keys choose the metric.
  await page.click('#restart');
  await page.focus('#metrics :checked');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => tools.$('#metrics :checked').value)).not.toBe('step');
  expect(faults).toEqual([]);
});

test('a finger drags, taps, and draws in the puzzle editor', async () => {
  const { page, faults } = await visit('huarongdao/', { width: 390, height: 844, touch: true });
  const where = await field(page);
  const at = middleOf(soldier, where);
  /** @param {Point[]} points @param {number} [rest] the number of events without movement before the finger is lifted */
  async function drag([from, ...points], rest = 0) {
    const touch = await page.touchscreen.touchStart(from.x, from.y);
    let { x, y } = from;
    for (const to of points) {
      for (let part = 1; part <= 4; part++) {
        await touch.move(x + ((to.x - x) * part) / 4, y + ((to.y - y) * part) / 4);
        await page.evaluate(() => tools.frame());
      }
      ({ x, y } = to);
    }
    for (let frame = 0; frame < rest; frame++) await page.evaluate(() => tools.frame());
    await touch.end();
  }
  const restart = () => page.evaluate(() => tools.$('huarong-board').restart());
  const below = { x: at.x, y: at.y + where.cell };
  await tap(page, at.x, at.y); // one possible move
  expect((await state(page)).steps).toBe(1);
  await tap(page, below.x, below.y); // now two
  const way = await page.evaluate(async () => {
    await tools.until(() => tools.$('huarong-board >>> .pad.active'));
    const { left, top, width, height } = tools.box('huarong-board >>> .direction:not([aria-disabled=true])');
    return { x: left + width / 2, y: top + height / 2 };
  });
  await tap(page, way.x, way.y);
  expect((await state(page)).steps).not.toBe(1);
  await restart();

  for (const [by, steps] of [
    [12, 0],
    [36, 1],
    [0.55 * where.cell, 1],
  ]) {
    await drag([at, { x: at.x, y: at.y + by }], 12);
    expect([by, (await state(page)).steps]).toEqual([by, steps]);
    await restart();
  }
  await drag([at, below, { x: below.x + where.cell, y: below.y }]);
  expect((await state(page)).steps).toBe(2);
  await page.click('#undo');
  expect(await state(page)).toMatchObject({ steps: 0, board: classic });
  await page.click('#redo');
  expect((await state(page)).steps).toBe(2);
  await restart();

  const blank = (await field(page)).at(4, 1);
  const before = await page.evaluate(() => scrollY);
  await drag([blank, { x: blank.x, y: blank.y - 200 }]);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);

  const cells = await page.evaluate(async () => {
    tools.$('#share-details').open = true;
    await tools.settled();
    await tools.act('#draw');
    await tools.until(() => tools.$('#puzzle-board [role="gridcell"]')?.checkVisibility());
    return tools.box('#puzzle-board .cells');
  });
  const inEditor = (/** @type {number} */ row, /** @type {number} */ col) => ({
    x: cells.left + ((col + 0.5) * cells.width) / 4,
    y: cells.top + ((row + 0.5) * cells.width) / 4,
  });
  await drag([inEditor(3, 0), inEditor(0, 0), inEditor(0, 1)]);
  const drawn = await page.evaluate(() => ({
    cells: tools
      .$$('#puzzle-board [aria-label*="滑块 1"]')
      .map((cell) => cell.ariaLabel.match(/\d+/g).slice(0, 2).join()),
    scrollTop: tools.$('#puzzle-editor').scrollTop,
  }));
  expect(drawn).toEqual({ cells: ['1,1', '1,2', '2,1', '3,1', '4,1'], scrollTop: 0 });
  expect(await problems(page, { within: '#puzzle-editor' })).toEqual([]);
  expect(faults).toEqual([]);
});

test('longer messages do not move the page', async () => {
  for (const [language, widths] of /** @type {const} */ ([
    ['zh', [390, 320]],
    ['en', [390, 360, 320]],
  ])) {
    const { page, faults } = await visit('huarongdao/', { width: 390, height: 844, language });
    for (const width of widths) {
      await page.setViewport({ width, height: 844 });
      const told = await page.evaluate(async ({ id, direction }) => {
        const board = tools.$('huarong-board');
        board.restart();
        if (board.metric !== 'step') await tools.act('#metrics [value=step]');
        const top = () => tools.box(board).top + scrollY;
        const before = top();
        board.move(id, direction);
        await tools.until(() => tools.$('#trend').textContent);
        await tools.settled();
        const { scrollWidth, clientWidth, textContent } = tools.$('#exit-distance');
        return { moved: top() - before, isCut: scrollWidth > clientWidth, distance: textContent };
      }, huarong.steps(classic)[0]);
      expect([width, language, told]).toEqual([
        width,
        language,
        { moved: 0, isCut: false, distance: expect.stringMatching(/11[57]/) },
      ]);
    }
    expect(faults).toEqual([]);
  }
});

test('the solve button keeps its place when there is no solution', async () => {
  const { page, faults } = await visit('huarongdao/');
  const tops = await page.evaluate(
    async (cells) => {
      tools.$('huarong-board').open(cells);
      await tools.until(() => tools.$('#exit-distance').textContent.includes('此局无解'));
      await tools.settled();
      const top = () => tools.box('#solve').top + scrollY;
      const before = top();
      await tools.act('#solve');
      await tools.until(() => tools.$('#status').textContent.includes('此局无解'));
      return [before, top()];
    },
    huarong.levels.find(({ lengths }) => lengths === null)?.board,
  );
  expect(tops[1]).toBe(tops[0]);
  expect(faults).toEqual([]);
});

test('the list scrolls to the resumed level and shows its picture', async () => {
  const { page, faults } = await visit('huarongdao/', { width: 390, height: 844 });
  await page.evaluate(async () => {
    tools
      .$$('#levels button')
      .find((button) => button.textContent.includes('峰回路转'))
      .click();
    await tools.settled();
  });
  await page.reload();
  await settled(page);
  const told = await page.evaluate(async () => {
    const list = tools.$('#levels');
    list.scrollIntoView();
    const level = await tools.until(() => tools.$('#levels [aria-current] path')?.closest('[aria-current]'));
    const [outer, inner] = [list, level].map((element) => tools.box(element));
    return {
      name: level.textContent.includes('峰回路转'),
      isInSight: inner.top >= outer.top && inner.bottom <= outer.bottom,
    };
  });
  expect(told).toEqual({ name: true, isInSight: true });
  expect(faults).toEqual([]);
});

test('a pointer hits a piece only on its cells; the map leads to a position; a result has a picture', async () => {
  const { page, faults } = await visit('huarongdao/', { language: 'en' });
  const simple = puzzle('Simplicity');
  const missed = await page.evaluate(async ({ board, ...rules }) => {
    const element = tools.$('huarong-board');
    element.open(board, rules);
    await tools.settled();
    const target = tools.$('huarong-board >>> .field');
    target.scrollIntoView({ block: 'center' });
    const { left, top, width } = tools.box(target);
    const side = width / board[0].length;
    return board.flatMap((/** @type {number[]} */ ids, /** @type {number} */ row) =>
      ids.flatMap((id, col) => {
        const hit = element.shadowRoot.elementFromPoint(left + (col + 0.5) * side, top + (row + 0.5) * side);
        const label = hit?.closest('button')?.getAttribute('aria-label') ?? '';
        const name = id === 1 ? /^Goal piece 1, 2×2/ : new RegExp(`^Piece ${id}, `);
        return (id === 0 ? label === '' : name.test(label)) ? [] : [[row, col, label]];
      }),
    );
  }, simple);
  expect(missed).toEqual([]);

  const overlay = await page.evaluate(async (cells) => {
    tools.$('huarong-board').open(cells);
    await tools.settled();
    tools.$('#map-details').open = true;
    await tools.settled();
    await tools.until(() => tools.$('#map-status').textContent.startsWith('25,955 positions; you are 81 moves'));
    tools.$('#map-overlay').scrollIntoView({ block: 'center' });
    return tools.box('#map-overlay');
  }, classic);
  await page.mouse.click(overlay.left + 0.8 * overlay.width, overlay.top + overlay.height / 2);
  const near = await page.evaluate(async () => {
    const board = tools.$('huarong-board');
    const canvas = tools.$('#map-canvas');
    await tools.until(() => board.distance < 40);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return { helped: board.helped, isDrawn: data.some((/** @type {number} */ value) => value > 0) };
  });
  expect(near).toEqual({ helped: true, isDrawn: true });
  expect(await problems(page)).toEqual([]);

  const picture = await page.evaluate(async ({ board: cells, goal, lengthwise }) => {
    const board = tools.$('huarong-board');
    const { steps } = board.qiju.huarong.solve(cells, { goal, lengthwise });
    location.hash = `#p=${board.qiju.huarong.encode(cells, { goal, lengthwise })}`;
    await tools.until(() => JSON.stringify(board.board) === JSON.stringify(cells));
    await tools.settled();
    for (const { id, direction } of steps) board.move(id, direction);
    await tools.until(() => tools.$('#save-picture')?.checkVisibility());
    const { file } = await tools.save('#save-picture');
    const { width, height } = await createImageBitmap(file);
    return [width, height];
  }, simple);
  expect(picture).toEqual([1080, 1350]);
  expect(faults).toEqual([]);
});

test('every panel, the editors and a puzzle fit the window', async () => {
  const { page, faults } = await visit('huarongdao/', { language: 'en', theme: 'dark' });
  await page.evaluate(async () => {
    for (const name of ['daily', 'generate', 'share', 'moves', 'puzzles']) {
      const details = tools.$(`#${name}-details`);
      if (details) details.open = true;
    }
    await tools.settled();
    await tools.act('#hint');
  });
  await expectFit(page, 'panels');
  await setColorScheme(page, 'light');
  await expectFit(page, 'panels, light');
  await page.evaluate(async () => {
    await tools.act('#edit');
    await tools.until(() => tools.$('#editor-status').textContent.includes('81'));
  });
  await expectFit(page, 'editor', 'dialog[open]');
  await page.evaluate(async (climb) => {
    tools.$('dialog[open]').close();
    tools.$('huarong-board').open(climb.board, { goal: climb.goal, lengthwise: climb.lengthwise });
    await tools.settled();
  }, puzzle('Climb 12 A'));
  await expectFit(page, 'Climb 12 A');
  expect(faults).toEqual([]);
});
