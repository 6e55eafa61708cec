// 五子棋 in a browser: pointers, colours, pictures, workers and layout.
import { load } from 'qiju/gomoku';
import { settled } from '../open.js';
import { expectFit, problems, setColorScheme } from './violations.js';
import { tap, visit } from './visit.js';

/** @typedef {import('./visit.js').Page} Page */

const gomoku = await load();
const kept = { 'wuziqi.opponent': 'none' };
const H8 = 112;
/** @param {string} moves */
const points = (moves) => gomoku.decode(moves, { notation: 'coordinates' });
const game = points('h8 h9 i9 g7 i7');
const lost = points('h8 i9 h10 h11 j9 g10 i8 k10 j8 g8 j10 j11 l8 k8 j6 g9 j7');

/** @param {Page} page @param {number} point @returns {Promise<[x: number, y: number]>} */
const middle = (page, point) =>
  page.evaluate((index) => {
    tools.$('gomoku-board').scrollIntoView({ block: 'center' });
    const { left, top, width, height } = tools.box(tools.$$('gomoku-board >>> [role=gridcell] button')[index]);
    return /** @type {[number, number]} */ ([left + width / 2, top + height / 2]);
  }, point);

/** @param {Page} page */
async function state(page) {
  await settled(page);
  return page.evaluate(() => {
    const { moves: pieces, aim } = tools.$('gomoku-board');
    return { pieces, aim };
  });
}

/** @param {Page} page @param {number[]} pieces */
const show = (page, pieces) => page.evaluate((moves) => tools.$('gomoku-board').open(moves), pieces);

test('a mouse places stones where it points, and hovering explains a forbidden point', async () => {
  const { page, faults } = await visit('wuziqi/?rule=renju', { kept });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('#analysis-details, #entry-details')) part.setAttribute('open', '');
  });
  await page.focus('#open-settings');
  /** @type {string[]} */
  const stops = [];
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.id ?? ''));
  }
  expect(stops.slice(0, 6)).toEqual(['opponent', 'board', 'undo', 'redo', 'restart', 'hint']);
  expect(stops.filter((id) => id === 'board')).toHaveLength(1);
  expect(stops).toEqual(expect.arrayContaining(['open-options', 'watch', 'threats', 'solve', 'point']));

  await show(page, [110, 0, 111, 14, 82, 210, 97, 224]);
  const status = () => page.evaluate(() => tools.$('#status').textContent);
  await page.mouse.move(...(await middle(page, H8)));
  expect(await status()).toMatch(/^H8 是三三禁手/);
  expect(await problems(page)).toEqual([]);
  await page.mouse.move(...(await middle(page, 200)));
  expect(await status()).toBe('轮到黑棋');
  await page.evaluate(() => tools.$('gomoku-board').open([]));

  for (const point of [H8, 0, 224]) await page.mouse.click(...(await middle(page, point)));
  expect((await state(page)).pieces).toEqual([H8, 0, 224]);
  await page.evaluate(async () => {
    tools.$('gomoku-board').restart();
    await tools.act('#turn-board');
  });
  await page.mouse.click(...(await middle(page, 0)));
  expect((await state(page)).pieces).toEqual([210]); // the corner that is now at the top left
  expect(faults).toEqual([]);
});

test('arrow keys choose the colours of stones and boards, and forced colours keep them', async () => {
  const { page, faults } = await visit('wuziqi/#7788', { kept });
  /** @param {string} [color] */
  const ground = (color = 'black') =>
    page.evaluate((chosen) => {
      const stone = getComputedStyle(tools.$(`gomoku-board >>> [data-stone=${chosen}]`), '::before');
      return [
        getComputedStyle(tools.$('gomoku-board >>> .board')).backgroundColor,
        stone.backgroundImage.split('(')[0],
        stone.backgroundColor,
      ];
    }, color);
  const [wood, image] = await ground();
  expect(image).toBe('radial-gradient');
  await page.click('#open-options');
  await page.focus('#surface :checked');
  for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowRight');
  await page.focus('#stones :checked');
  await page.keyboard.press('ArrowRight');
  expect((await ground()).slice(0, 2)).toEqual(['rgb(118, 135, 127)', 'none']);
  await page.evaluate(() => tools.act('#stones [value=pattern]'));
  expect((await ground())[1]).toBe('repeating-linear-gradient');
  expect((await ground())[0]).not.toBe(wood);
  expect(await problems(page, { within: '#options' })).toEqual([]);
  await page.setViewport({ width: 320, height: 568 });
  const swatches = await page.evaluate(() =>
    tools.$$('.swatches label').filter((label) => {
      const [frame, picture] = [label, label.querySelector('.sample') ?? label].map((part) => tools.box(part));
      return picture.left < frame.left || picture.right > frame.right;
    }),
  );
  expect(swatches).toEqual([]);
  await page.keyboard.press('Escape');

  await page.evaluate(() => tools.act('#stones [value=shell]'));
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    await setColorScheme(page, 'forced');
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    const disc = await page.evaluate(() => getComputedStyle(tools.$('#disc')).backgroundColor);
    expect([(await ground())[2], (await ground('white'))[2], disc]).toEqual([
      'rgb(0, 0, 0)',
      'rgb(255, 255, 255)',
      'rgb(0, 0, 0)',
    ]);
  }
  expect(faults).toEqual([]);
});

test('a finger aims, then places, alone and against the computer in its worker', async () => {
  const { page, faults } = await visit('wuziqi/', { width: 390, height: 844, touch: true, kept });
  const touch = async (/** @type {number} */ point) => tap(page, ...(await middle(page, point)));
  await touch(H8);
  expect(await state(page)).toEqual({ pieces: [], aim: H8 });
  expect(await problems(page)).toEqual([]);
  await touch(H8);
  expect(await state(page)).toEqual({ pieces: [H8], aim: null });
  await touch(0);
  const [x, y] = await page.evaluate(() => {
    const { left, top, width, height } = tools.box('#place');
    return [left + width / 2, top + height / 2];
  });
  await tap(page, x, y);
  expect(await state(page)).toEqual({ pieces: [H8, 0], aim: null });
  await page.evaluate(async () => {
    tools.fill('#opponent', 'easy');
    await tools.act('#restart');
  });
  for (let time = 0; time < 2; time++) await touch(H8);
  const answered = await page.evaluate(() => tools.until(() => tools.$('gomoku-board').moves.length === 2));
  expect(answered).toBe(true);
  expect(faults).toEqual([]);
});

test('workers search, and are stopped; a picture of the board is saved', async () => {
  const { page, faults } = await visit('wuziqi/#777868', { language: 'en', kept });
  const picture = await page.evaluate(async () => {
    tools.$('#share-details').open = true;
    await tools.settled();
    const { file, name } = await tools.save('[data-picture=png]');
    await tools.until(() => tools.$('#record-note').textContent);
    const image = await createImageBitmap(file);
    const { width, height } = image;
    const context = /** @type {CanvasRenderingContext2D} */ (
      Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    );
    context.drawImage(image, 0, 0);
    const at = (/** @type {number} */ x, /** @type {number} */ y) =>
      context.getImageData((x + 0.75) * 64, (y + 0.75) * 64, 1, 1).data.join();
    return {
      name,
      note: tools.$('#record-note').textContent,
      width,
      height,
      wood: at(0, 0),
      black: at(7.3, 7.5),
      white: at(8.5, 7.7),
    };
  });
  expect(picture).toEqual({
    ...{ name: 'wuziqi-3.png', note: expect.stringMatching(/^The picture is saved/), width: 1056, height: 1056 },
    ...{ wood: '227,195,139,255', black: '29,32,36,255', white: '255,253,246,255' },
  });

  const searched = await page.evaluate(async () => {
    const { $, act, fill, until } = tools;
    const board = $('gomoku-board');
    board.open([112, 0, 113, 14, 127, 210, 97, 224]);
    $('#solve').click();
    await until(() => $('#forced').textContent.startsWith('Black wins by force'));
    const forced = $('#forced').textContent;

    fill('#opponent', 'master');
    board.restart();
    await tools.frame();
    board.place(32); // not in the opening book
    await until(() => $('#status').textContent === 'The computer is thinking…');
    await tools.frame(); // the page stays responsive while the worker searches
    $('#hint').click(); // it stops the computer
    await until(() => $('#status').textContent === 'White to play: the computer');
    await tools.settled();
    return { forced, pieces: board.moves, act: typeof act };
  });
  expect(searched).toEqual({ forced: expect.stringMatching(/fours/), pieces: [32], act: 'function' });
  expect(faults).toEqual([]);
});

test('the analysis board has its tree beside or below it, and a worker finds the best moves', async () => {
  const { page, faults } = await visit('wuziqi/', { width: 1280, height: 800, language: 'en', kept });
  await show(page, game);
  const boxes = () =>
    page.evaluate(async () => {
      await tools.settled();
      scrollTo(0, 0);
      const [board, steps, tree] = ['#variations-board', '#tree-steps', '#tree'].map((query) => tools.box(query));
      return { board, steps, tree };
    });
  await page.evaluate(async (moves) => {
    await tools.act('#analyse');
    const board = await tools.until(() => tools.$('#variations-board'));
    await board.ready;
    for (const move of moves) board.place(move);
  }, points('h10 j10'));
  const wide = await boxes();
  expect(wide.tree.left).toBeGreaterThan(wide.board.right);
  expect(wide.tree.bottom).toBeLessThanOrEqual(800);
  await expectFit(page, 'analysis');
  await page.setViewport({ width: 390, height: 844 });
  const narrow = await boxes();
  expect(narrow.steps.top).toBeCloseTo(narrow.board.bottom, 0);
  expect(narrow.tree.top).toBeGreaterThan(narrow.steps.bottom);
  const scrolled = await page.evaluate(async () => {
    tools.$('.footer').scrollIntoView();
    await tools.frame();
    return ['#variations-board', '#tree-steps'].map((query) => Math.round(tools.box(query).top));
  });
  expect(scrolled).toEqual([0, Math.round(narrow.board.height)]);

  await page.evaluate(async () => tools.act('#close-variations'));
  await show(page, points('a1 h8 c1 i8 e1 j8 g1 k8 h15'));
  const best = await page.evaluate(async () => {
    await tools.act('#analyse');
    await tools.until(() => tools.$('#best-moves span')?.textContent === 'wins');
    await tools.act('#read-best');
    return tools.$('#best-moves b').textContent;
  });
  expect(['G8', 'L8']).toContain(best);
  await expectFit(page, 'best moves');
  expect(faults).toEqual([]);
});

test('a worker reviews a game, and its curve leads to a move', async () => {
  const { page, faults } = await visit('wuziqi/', { width: 1280, height: 800, language: 'en', kept });
  await show(page, lost);
  await page.evaluate(async () => {
    tools.$('#review').click();
    await tools.until(() => tools.$('#player.reviewed'));
    await tools.settled();
  });
  const bottoms = () =>
    page.evaluate(() => {
      scrollTo(0, 0);
      return ['board', 'review-curve', 'review-actions', 'list'].map((id) => tools.box(`#${id}`).bottom);
    });
  expect(Math.max(...(await bottoms()))).toBeLessThanOrEqual(800);
  const [x, y] = await page.evaluate(() => {
    const { left, top, width } = tools.box('#review-curve svg');
    return [left + width / 2, top + 5];
  });
  await page.mouse.click(x, y);
  expect((await state(page)).pieces).toEqual(lost.slice(0, Math.round(lost.length / 2)));
  await expectFit(page, 'review');
  await page.setViewport({ width: 390, height: 844 });
  const [board, curve] = await bottoms();
  expect(curve).toBeGreaterThan(board);
  expect(faults).toEqual([]);
});

test('every size and state of the board fits its window', async () => {
  const { page, faults } = await visit('wuziqi/?rule=renju', {
    width: 320,
    height: 640,
    language: 'en',
    theme: 'dark',
    kept,
  });
  for (const size of [5, 9, 13, 19, 22]) {
    await page.evaluate((lines) => tools.$('gomoku-board').open([], { size: lines }), size);
    expect([size, ...(await problems(page))]).toEqual([size]);
  }
  /** Actions that lead to the states; they run in the page. @type {Record<string, () => unknown>} */
  const states = {
    threats() {
      tools.$('gomoku-board').open([112, 33, 113, 34, 114, 35, 115, 111, 97, 0, 82, 224], { size: 15 });
      tools.$('#threats').click();
      tools.$('#watch').click();
    },
    confirmation() {
      tools.$('#confirm').click();
      tools.$('gomoku-board').aim = 112;
    },
    branch() {
      const board = tools.$('gomoku-board');
      board.playback.seek(3);
      board.place(200);
    },
    hint: () => tools.$('#hint').click(),
    turned: () => tools.$('#turn-board').click(),
    win() {
      const board = tools.$('gomoku-board');
      board.opponent = null;
      tools.$('#numbers').click();
      board.open([0, 15, 1, 16, 2, 17, 3, 18]);
      board.place(4);
      return tools.until(() => tools.$('#result')?.checkVisibility());
    },
    choice() {
      tools.fill('#opening', 'swap');
      tools.$('#restart').click();
      const board = tools.$('gomoku-board');
      for (const point of [112, 113, 97]) board.place(point);
      return tools.until(() => tools.$('#choice').checkVisibility());
    },
  };
  for (const [about, act] of Object.entries(states)) {
    await page.evaluate(act);
    await expectFit(page, about);
  }
  expect(faults).toEqual([]);
});

test('a puzzle with a hint fits its window', async () => {
  const { page, faults } = await visit('wuziqi/puzzles/#puzzle=vct-2-freestyle-1', {
    language: 'zh-Hant',
    theme: 'dark',
  });
  await page.evaluate(async () => {
    await tools.act('#hint');
    await tools.until(() => /[一1]/.test(tools.$('#status').textContent));
  });
  await expectFit(page, 'puzzle');
  expect(faults).toEqual([]);
});
