// 连连看 in a browser: sizes, layers, skins, touch, and the worker that deals.
import { load } from 'qiju/lianliankan';
import { shapes } from '../../../web/site/games/lianliankan/shapes.js';
import { problems, colorSchemes, setColorScheme } from './violations.js';
import { openTab, site, visit } from './visit.js';

const lianliankan = await load();
const kept = { 'lianliankan.watch': false };
const easy = 'difficulty=easy&gravity=none';

test('the largest board stays in the window, and every part of it can be reached', async () => {
  const { page, faults } = await visit(`lianliankan/#seed=5&size=16x30&${easy}`, { language: 'en', kept });
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
    [320, 640],
  ]) {
    await page.setViewport({ width, height });
    const told = await page.evaluate(async () => {
      await tools.settled();
      const last = tools.$$('lianliankan-board >>> [role=row] > :last-child button')[0];
      last.blur();
      last.focus();
      const isReached = tools.box(last).right <= innerWidth;
      return {
        remaining: tools.$('lianliankan-board').remaining,
        cell: tools.box('lianliankan-board >>> [role=gridcell]').width,
        isReached,
      };
    });
    expect(told).toMatchObject({ remaining: 480, isReached: true });
    expect(told.cell).toBeGreaterThanOrEqual(24);
    expect(await problems(page)).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test('a board turns with the phone: its tiles stay large, and the whole of it stays in sight', async () => {
  const lowAndWide = { width: 844, height: 390, hasTouch: true, isMobile: true };
  const upright = { width: 390, height: 844, hasTouch: true, isMobile: true };
  for (const [size, first, second, least] of /** @type {const} */ ([
    ['18x8', upright, lowAndWide, 27],
    ['10x8', upright, lowAndWide, 43],
    ['8x18', lowAndWide, upright, 44],
  ])) {
    const { page, faults } = await visit(`lianliankan/#seed=5&size=${size}&${easy}`, { ...first, touch: true, kept });
    const look = () =>
      page.evaluate(async () => {
        await tools.frame();
        await tools.settled();
        const { left, right, top, height } = tools.box('lianliankan-board >>> .felt');
        const { width: cell, height: cellHeight } = tools.box('lianliankan-board >>> [role=gridcell]');
        const corner = tools.box('lianliankan-board >>> [role=row]:last-child > :last-child');
        return {
          isWithin: left >= 0 && right <= innerWidth && top >= 0 && (innerHeight > 500 || top + height <= innerHeight),
          isSquare: Math.abs(cell - cellHeight) < 0.1,
          cell,
          rows: Math.round(height / cell - 0.6),
          isLast:
            Math.abs(right - corner.right - 0.3 * cell) < 1 && Math.abs(top + height - corner.bottom - 0.3 * cell) < 1,
        };
      });
    const sides = size.split('x').map(Number);
    const before = await look();
    await page.setViewport(second);
    const after = await look();
    const good = { isWithin: true, isSquare: true, isLast: true };
    expect([size, before, after]).toMatchObject([size, { ...good, rows: sides[0] }, { ...good, rows: sides[1] }]);
    expect(after.cell).toBeGreaterThanOrEqual(least);
    expect(await problems(page)).toEqual([]);

    // The path leads to both tiles as they are seen.
    const drawn = await page.evaluate(async () => {
      const board = tools.$('lianliankan-board');
      for (const cell of board.pairs[0]) board.pick(...cell);
      const line = tools.box('lianliankan-board >>> polyline');
      const pair = tools.$$('lianliankan-board >>> .going').map((tile) => tools.box(tile));
      const isOver = pair.every(
        ({ left, right, top, bottom }) =>
          line.left <= right && line.right >= left && line.top <= bottom && line.bottom >= top,
      );
      await tools.settled();
      return { isOver, count: pair.length, remaining: board.remaining };
    });
    expect(drawn).toEqual({ isOver: true, count: 2, remaining: sides[0] * sides[1] - 2 });
    await page.setViewport(first);
    expect(await look()).toMatchObject({ ...good, rows: sides[0], cell: before.cell });
    expect(faults).toEqual([]);
  }
});

test('every shape fits its page', async () => {
  const view = /** @type {const} */ ({ width: 390, height: 844, language: 'en', theme: 'dark', kept });
  const { page, faults } = await visit(`lianliankan/#seed=1&shape=heart&${easy}`, view);
  const fit = await page.evaluate(async (names) => {
    /** @type {[shape: string, scrolls: boolean, isLarge: boolean][]} */
    const found = [];
    const root = document.documentElement;
    for (const shape of names) {
      const before = tools.$('lianliankan-board').board;
      location.hash = `#seed=2&shape=${shape}&difficulty=easy&gravity=none`;
      await tools.until(() => tools.$('lianliankan-board').board !== before);
      await tools.settled();
      found.push([
        shape,
        root.scrollWidth > root.clientWidth,
        tools.$('lianliankan-board >>> [role=gridcell]').clientWidth >= 35,
      ]);
    }
    return found;
  }, Object.keys(shapes));
  expect(fit).toEqual(Object.keys(shapes).map((shape) => [shape, false, true]));
  expect(await problems(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('walls follow the theme and print; the tiles of every skin can be hit through overlays', async () => {
  const { page, faults } = await visit('lianliankan/#seed=7&shape=heart&difficulty=hard&gravity=down', {
    language: 'en',
    kept,
  });
  const fill = () => page.evaluate(() => getComputedStyle(tools.$('lianliankan-board >>> pattern rect')).fill);
  const walls = await page.evaluate(async () => {
    const element = tools.$('lianliankan-board >>> [part=walls]');
    const { width, height } = tools.box(element);
    return { drawn: element.getAttribute('d').match(/M/g).length, side: Math.min(width, height) };
  });
  expect(walls).toEqual({ drawn: 28, side: expect.any(Number) });
  expect(walls.side).toBeGreaterThan(400);
  const light = await fill();
  await setColorScheme(page, 'dark');
  expect(await fill()).not.toBe(light);
  await page.emulateMediaType('print');
  expect(await fill()).toBe('rgb(255, 255, 255)');
  await page.emulateMediaType('screen');

  await page.evaluate(async () => {
    const board = tools.$('lianliankan-board');
    await tools.act('#reach');
    board.pick(...board.pairs[0][0]);
  });
  for (const scheme of colorSchemes) {
    await setColorScheme(page, scheme);
    expect([scheme, ...(await problems(page))]).toEqual([scheme]);
  }

  for (const skin of ['serif', 'mahjong', 'letters', 'dark']) {
    const covered = await page.evaluate(async (chosen) => {
      const board = tools.$('lianliankan-board');
      board.board = [
        [1, 2, 0, 3],
        [0, 1, 2, 3],
        [4, 4, 1, 0],
      ];
      tools.$(`#skin [value=${chosen}]`).click();
      await tools.settled();
      board.pick(0, 0);
      board.showAlike(0, 1);
      await tools.settled();
      board.scrollIntoView({ block: 'center' });
      const buttons = tools.$$('lianliankan-board >>> [role=gridcell] button');
      return buttons.filter((button) => {
        const { left, top, width, height } = tools.box(button);
        return board.shadowRoot.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') !== button;
      }).length;
    }, skin);
    expect([skin, covered]).toEqual([skin, 0]);
    for (const scheme of colorSchemes) {
      await setColorScheme(page, scheme);
      expect([skin, scheme, ...(await problems(page, { coloursOnly: scheme !== 'light' }))]).toEqual([skin, scheme]);
    }
  }
  expect(faults).toEqual([]);
});

test('only the mahjong skin fetches its picture, and arrow keys choose a skin', async () => {
  const { page, faults } = await visit(`lianliankan/#seed=7&size=6x8&${easy}`, { language: 'en', kept });
  const skinState = () =>
    page.evaluate(() => {
      const tile = getComputedStyle(tools.$('lianliankan-board >>> .tile'));
      const isThere = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('qiju-mahjong.svg'));
      return [isThere, /qiju-mahjong\.svg/.test(tile.backgroundImage), tile.backgroundPosition.split(',')[0]];
    });
  await page.evaluate(async () => {
    tools.$('lianliankan-board').board = [
      [1, 5, 7],
      [12, 13, 14],
      [1, 42, 43],
    ];
    await tools.settled();
  });
  await page.evaluate(
    () =>
      new Promise((done) => {
        const isThere = (/** @type {PerformanceEntry} */ { name }) => name.endsWith('qiju-mahjong.svg');
        const observer = new PerformanceObserver((list) => list.getEntries().some(isThere) && done(true));
        observer.observe({ type: 'resource', buffered: true });
      }),
  );
  expect(await skinState()).toEqual([true, true, '0% 0%']);
  await page.click('#open-options');
  await page.focus('#skin :checked');
  const skins = [];
  for (let turn = 0; turn < 3; turn++) {
    await page.keyboard.press('ArrowRight');
    skins.push(await page.evaluate(() => tools.$('lianliankan-board').skin));
  }
  expect(skins).toEqual(['serif', 'dark', 'letters']);
  expect(await problems(page, { within: 'dialog[open]' })).toEqual([]);
  expect((await skinState()).slice(0, 2)).toEqual([true, false]);
  await page.reload();
  await page.evaluate(() => tools.settled());
  expect((await skinState()).slice(0, 2)).toEqual([false, false]);
  expect(faults).toEqual([]);
});

test('useless controls are hidden', async () => {
  const { page, faults } = await visit(`lianliankan/#seed=7&size=6x8&${easy}`, { language: 'en', kept, motion: true });
  await page.focus('#open-settings');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => tools.$('lianliankan-board').shadowRoot.activeElement?.ariaLabel)).toMatch(
    /row 1, column 1/,
  );
  const told = await page.evaluate(async () => {
    const { $, act, settled } = tools;
    const board = $('lianliankan-board');
    const isSeen = (/** @type {string} */ selector) => $(selector).checkVisibility({ visibilityProperty: true });
    const seen = () => ['#time', '#pause', 'lianliankan-board >>> .tile'].map(isSeen);
    const start = seen();
    await act('#timed');
    const timed = seen();
    board.board = [
      [1, 1, 2, 2],
      [4, 4, 3, 3],
    ];
    for (const col of [0, 1]) board.pick(0, col);
    await settled();
    await act('#pause');
    const paused = isSeen('lianliankan-board >>> .tile');
    await act('#pause');
    const goesOn = isSeen('lianliankan-board >>> .tile');
    await act('#bonus-timer');
    board.board = [
      [1, 1, 2, 2],
      [4, 4, 3, 3],
    ];
    await settled();
    return { start, timed, paused, goesOn, bonus: isSeen('#bonus-row') };
  });
  expect(told).toEqual({
    start: [false, false, true],
    timed: [true, true, true],
    paused: false,
    goesOn: true,
    bonus: true,
  });
  expect(await problems(page)).toEqual([]);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.click('#open-options');
  expect(await page.evaluate(() => ['#bonus-row', '#bonus-timer'].map((id) => tools.$(id).checkVisibility()))).toEqual([
    false,
    false,
  ]);
  expect(faults).toEqual([]);
});

test('a long touch on a tile shows equal tiles, and taps join a pair', async () => {
  const { board, solution } = lianliankan.deal({ rows: 8, cols: 5, kinds: 10, copies: 4, seed: 3 });
  const { page, faults } = await visit('lianliankan/#seed=7', { width: 390, height: 844, touch: true, kept });
  const middles = await page.evaluate(async (cells) => {
    const element = tools.$('lianliankan-board');
    element.board = cells;
    await tools.settled();
    element.scrollIntoView({ block: 'center' });
    return tools.$$('lianliankan-board >>> [role=gridcell] button').map((button) => {
      const { left, top, width, height } = tools.box(button);
      return { x: left + width / 2, y: top + height / 2 };
    });
  }, board);
  const touch = await page.touchscreen.touchStart(middles[0].x, middles[0].y);
  const alike = await page.evaluate(() => tools.until(() => tools.$$('lianliankan-board >>> .alike').length));
  expect(alike).toBeGreaterThan(1);
  await touch.end();
  expect(await page.evaluate(() => tools.$$('lianliankan-board >>> .selected').length)).toBe(0);
  for (const [row, col] of solution[0]) {
    const { x, y } = middles[5 * row + col];
    await page.touchscreen.tap(x, y);
  }
  expect(
    await page.evaluate(() =>
      tools.until(() => tools.$('lianliankan-board').remaining < 40 && tools.$('lianliankan-board').remaining),
    ),
  ).toBe(38);
  expect(faults).toEqual([]);
});

test('a deal in the worker can be cancelled', async () => {
  const { page, faults } = await visit('lianliankan/#seed=3&size=6x8&difficulty=normal&gravity=none', {
    language: 'en',
    kept,
  });
  const told = await page.evaluate(async () => {
    const { $, fill, settled, until } = tools;
    const board = $('lianliankan-board');
    const before = JSON.stringify(board.board);
    const state = () => [
      $('#status').textContent,
      $('#size').value,
      $('lianliankan-board >>> .cover').checkVisibility(),
    ];
    fill('#size', '16x30');
    await until(() => $('lianliankan-board >>> .cover').checkVisibility());
    const dealing = state();
    $('lianliankan-board >>> .cover button').click();
    await settled();
    return { dealing, after: state(), isSame: JSON.stringify(board.board) === before, remaining: board.remaining };
  });
  expect(told).toEqual({
    dealing: ['Dealing…', '16x30', true],
    after: ['', '6x8', false],
    isSame: true,
    remaining: 48,
  });
  expect(faults).toEqual([]);
});

test('the stages and their result card fit every window', async () => {
  const stages = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [index + 1, { stars: 2, time: 1000 }]));
  const view = /** @type {const} */ ({ width: 844, height: 390, touch: true, language: 'en', theme: 'dark' });
  const { page, faults } = await visit('lianliankan/#stage=4', {
    ...view,
    kept: { ...kept, 'lianliankan.stages': stages },
  });
  const side = await page.evaluate(async () => {
    tools.$('#stages-details').open = true;
    await tools.settled();
    const { offsetWidth, offsetHeight } = tools.$('#stages button');
    return Math.min(offsetWidth, offsetHeight);
  });
  expect(side).toBeGreaterThanOrEqual(44);
  for (const isWon of [false, true]) {
    if (isWon) {
      await page.evaluate(async () => {
        const board = tools.$('lianliankan-board');
        while (board.remaining > 0) for (const cell of board.pairs[0]) board.pick(...cell);
        await tools.until(() => tools.$('#result')?.checkVisibility());
      });
    }
    for (const [width, height] of [
      [844, 390],
      [390, 844],
      [320, 640],
    ]) {
      await page.setViewport({ width, height, hasTouch: true, isMobile: true });
      expect([isWon, width, ...(await problems(page))]).toEqual([isWon, width]);
    }
  }
  expect(faults).toEqual([]);
});

test('the lesson has room for its board before it is loaded', async () => {
  const { page, faults } = await openTab(`${site.url}lianliankan/`, {
    width: 390,
    height: 844,
    touch: true,
    firstVisit: true,
  });
  await page.evaluate(() => tools.until(() => tools.$('#lesson[open]')));
  await page.evaluate(() => tools.settled());
  const [reserved, drawn] = await page.evaluate(() => {
    const board = tools.$('#lesson lianliankan-board');
    const { width, height } = tools.box(board.shadowRoot.querySelector('.frame'));
    return [Number(getComputedStyle(board).getPropertyValue('--skeleton')), width / height];
  });
  expect(reserved).toBeCloseTo(drawn, 2);
  expect(faults).toEqual([]);
});
