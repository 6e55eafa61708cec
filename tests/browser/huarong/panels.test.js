import { axe, browsers, focused, scrollsSideways, serveSite, until } from '../helpers.js';
import {
  chooseLevel,
  setMetric,
  boardRect,
  gameState,
  queryBoard,
  levels,
  centerOf,
  openPage,
  qiju,
  playSolution,
  textOf,
  openDetails,
  untilText,
} from './page.js';

/** @typedef {import('./page.js').Page} Page */
/** @typedef {import('./page.js').View} View */

const { huarong } = qiju;
const first = levels[0];
const unsolvable = /** @type {typeof first} */ (levels.find(({ lengths }) => lengths === null));
const other = levels[1];

/** @param {Page} page */
const code = async (page) => huarong.encode((await gameState(page)).board);

/** @param {Page} page @param {string} id @param {string} value as if it were typed */
const enter = (page, id, value) =>
  page.$eval(
    `#${id}`,
    (input, text) => {
      /** @type {HTMLInputElement} */ (input).value = text;
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    },
    value,
  );

/** @param {Page} page @param {string} label of a cell of the editor */
const cell = (page, label) => page.click(`#editor-board [aria-label^="${label}"]`);

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

describe.each(browsers)('the panels of 华容道 in $name', ({ name, launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [hash] */
  const openBoard = (view, hash = '') => openPage(browser, `${site.url}huarongdao/${hash}`, view);

  /** Grants access to the clipboard, where the driver can. @param {Page} page */
  const withClipboard = async (page) => {
    if (name !== 'Chromium') return false;
    await page
      .browserContext()
      .overridePermissions(new URL(site.url).origin, ['clipboard-read', 'clipboard-sanitized-write']);
    return true;
  };

  test('lengths are shown beside the fewest possible in each metric, and the metric is stored', async () => {
    const { page, faults, close } = await openBoard();
    expect([
      await textOf(page, 'fewest-step'),
      await textOf(page, 'fewest-slide'),
      await textOf(page, 'fewest-move'),
    ]).toEqual(['/ 116', '/ 90', '/ 81']);
    expect(await page.$eval('#levels [aria-current]', (level) => level.textContent)).toContain('最少 81');
    await untilText(page, 'exit-distance', '81 移步');
    await page.focus('#metrics :checked');
    await page.keyboard.press('ArrowLeft');
    await untilText(page, 'exit-distance', '90 滑步');
    expect(await page.$eval('#levels [aria-current]', (level) => level.textContent)).toContain('最少 90');
    await page.reload();
    await untilText(page, 'exit-distance', '90 滑步');
    expect(faults).toEqual([]);
    await close();
  });

  test('the level that is resumed is in sight in the list, with its picture', async () => {
    const { page, faults, close } = await openBoard({ width: 390, height: 844 });
    await chooseLevel(page, '峰回路转');
    await page.reload();
    await until(page, () => {
      const list = document.querySelector('#levels');
      const level = list?.querySelector('[aria-current]');
      if (!list || !level) return false;
      const [outer, inner] = [list, level].map((element) => element.getBoundingClientRect());
      return inner.top >= outer.top && inner.bottom <= outer.bottom && level.querySelector('rect') !== null;
    });
    expect(faults).toEqual([]);
    await close();
  });

  test('the distance to the exit and its trend follow every step', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await setMetric(page, 'step');
    await untilText(page, 'exit-distance', '116 steps');
    const best = huarong.hint(first.board, { metric: 'step' }).moves[0];
    const worse = /** @type {import('qiju').Step} */ (
      huarong.steps(first.board).find(
        (step) =>
          huarong.hint(/** @type {number[][]} */ (huarong.move(first.board, step.id, step.direction)), {
            metric: 'step',
          }).distance === 117,
      )
    );
    const make = (/** @type {number} */ id, /** @type {string} */ direction) =>
      page.evaluate(
        (piece, way) => /** @type {any} */ (document.querySelector('huarong-board')).move(piece, way),
        id,
        direction,
      );
    await make(best.id, best.path[0]);
    await untilText(page, 'exit-distance', '115 steps');
    expect(await textOf(page, 'trend')).toContain('closer');
    await page.click('#undo');
    await untilText(page, 'exit-distance', '116 steps');
    await make(worse.id, worse.direction);
    await untilText(page, 'exit-distance', '117 steps');
    expect(await textOf(page, 'trend')).toContain('farther');
    await page.focus('huarong-board');
    await page.keyboard.press('r');
    expect((await queryBoard(page, '.live-region')).text).toContain('117 steps');
    expect(faults).toEqual([]);
    await close();
  });

  test('a hint draws every best move; the second one makes a move', async () => {
    const { page, faults, close } = await openBoard();
    const { moves } = huarong.hint(first.board);
    await page.focus('huarong-board');
    await page.keyboard.press('h');
    await until(
      page,
      (count) => document.querySelector('huarong-board')?.shadowRoot?.querySelectorAll('.shaft').length === count,
      moves.length,
    );
    expect((await queryBoard(page, '.live-region')).text).toContain('81 移步');
    expect(await gameState(page)).toMatchObject({ steps: 0, helped: true });
    await page.keyboard.press('h');
    await untilText(page, 'exit-distance', '80 移步');
    expect((await queryBoard(page, '.arrows')).text).toBe('');
    expect((await gameState(page)).made.move).toBe(1);
    await page.click('#hint');
    await untilText(page, 'hint', '走这步');
    await page.click('#hint');
    await untilText(page, 'exit-distance', '79 移步');
    expect(faults).toEqual([]);
    await close();
  });

  test('an unsolvable position is reported with the number of positions', async () => {
    const { page, faults, close } = await openBoard();
    await chooseLevel(page, unsolvable.zh);
    await untilText(page, 'exit-distance', huarong.analyse(unsolvable.board).positions.toLocaleString());
    expect(faults).toEqual([]);
    await close();
  });

  test('the URL names the position; an invalid one is reported and changes nothing', async () => {
    const wanted = huarong.encode(other.board);
    const { page, faults, close } = await openBoard({}, `#p=${wanted.toLowerCase()}`);
    expect(await code(page)).toBe(wanted);
    expect(await textOf(page, 'level')).toContain(other.zh);
    const before = await page.url();
    for (const [bad, words] of [
      [wanted.slice(1), '8 个字符'],
      ['UUUUUUUUU', '"U"'],
      [wanted.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '打错了'],
    ]) {
      await page.evaluate((hash) => (location.hash = hash), `#p=${bad}`);
      await untilText(page, 'status', words);
      expect(await code(page)).toBe(wanted);
    }
    await page.evaluate((hash) => (location.hash = hash), `#p=${huarong.encode(first.board)}`);
    await untilText(page, 'level', first.zh);
    expect(before).toContain(wanted);
    await page.evaluate(() => (location.hash = '#daily=2026-02-30'));
    await untilText(page, 'status', '没有这一天');
    await page.evaluate(() => (location.hash = '#main'));
    expect(await gameState(page)).toMatchObject({ board: first.board });
    expect(faults).toEqual([]);
    await close();
  });

  test('a position is set up with the mouse, checked, and played', async () => {
    const { page, faults, close } = await openBoard();
    await openDetails(page, 'share-details');
    await page.click('#edit');
    await untilText(page, 'editor-status', '最少 81 移步');
    await page.click('#clear-position');
    await untilText(page, 'editor-status', '还没有曹操');
    await cell(page, '第 1 行第 2 列');
    await untilText(page, 'editor-status', '最少');
    await cell(page, '第 4 行第 2 列');
    await untilText(page, 'editor-status', '有两个曹操');
    await cell(page, '第 4 行第 2 列');
    await page.click('#tools label:nth-of-type(2)');
    await cell(page, '第 3 行第 2 列');
    await cell(page, '第 5 行第 4 列');
    const drawn = [
      [0, 1, 1, 0],
      [0, 1, 1, 0],
      [0, 2, 2, 0],
      [0, 0, 0, 0],
      [0, 0, 3, 3],
    ];
    const solved = huarong.solve(drawn);
    await untilText(page, 'editor-status', `最少 ${solved.status === 'solved' && solved.length} 移步`);
    expect(await page.$eval('#code', (input) => /** @type {HTMLInputElement} */ (input).value)).toBe(
      huarong.encode(drawn),
    );
    await enter(page, 'code', 'nonsense');
    await untilText(page, 'editor-status', '8 个字符');
    await enter(page, 'code', huarong.encode(other.board));
    await untilText(page, 'editor-status', `最少 ${other.lengths?.move} 移步`);
    await page.click('#play-position');
    expect(await code(page)).toBe(huarong.encode(other.board));
    expect(await textOf(page, 'level')).toContain(other.zh);
    expect(faults).toEqual([]);
    await close();
  });

  test('a position is set up with the keyboard alone', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await openDetails(page, 'share-details');
    await page.focus('#edit');
    await page.keyboard.press('Enter');
    await untilText(page, 'editor-status', '81 moves');
    expect(await focused(page)).toContain('row 1, column 1');
    await page.focus('#clear-position');
    await page.keyboard.press('Enter');
    await page.focus('#editor-board [tabindex="0"]');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('Cao Cao');
    await page.keyboard.press('4');
    for (const key of /** @type {const} */ (['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter'])) {
      await page.keyboard.press(key);
    }
    expect(await focused(page)).toContain('soldier');
    await page.keyboard.press('Delete');
    expect(await focused(page)).toContain('empty');
    await untilText(page, 'editor-status', 'It can be solved');
    await page.focus('#solve-position');
    await page.keyboard.press('Enter');
    await until(page, () => /** @type {any} */ (document.querySelector('huarong-board')).total > 0);
    expect((await gameState(page)).board.flat().filter(Boolean)).toHaveLength(5);
    expect(faults).toEqual([]);
    await close();
  });

  test('a puzzle is generated from the chosen pieces and distance', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await openDetails(page, 'generate-details');
    await untilText(page, 'distance-text', '/ 93');
    await enter(page, 'distance', '12');
    await page.click('#generate');
    await untilText(page, 'level', 'Custom position');
    expect(huarong.hint((await gameState(page)).board).distance).toBe(12);
    await untilText(page, 'fewest-move', '12');
    await enter(page, 'horizontals', '2');
    await enter(page, 'verticals', '3');
    await untilText(page, 'distance-text', '/ 138');
    await page.click('#generate-hardest');
    await untilText(page, 'exit-distance', '138 moves');
    await enter(page, 'soldiers', '9');
    await untilText(page, 'generate-status', '19 cells');
    expect(faults).toEqual([]);
    await close();
  });

  test('the daily puzzle is the same for everyone, and its result can be shared', async () => {
    const { page, faults, close } = await openBoard({}, '#daily=2026-11-21');
    const board = huarong.generate({
      horizontals: 1,
      verticals: 3,
      soldiers: 6,
      distance: 56,
      metric: 'move',
      seed: 20261121,
    }).board;
    await untilText(page, 'level', '2026-11-21');
    expect(await code(page)).toBe(huarong.encode(board));
    await openDetails(page, 'daily-details');
    await page.click('#play-daily');
    const today = new Date().toISOString().slice(0, 10);
    await untilText(page, 'level', today);
    await playSolution(page);
    await page.click('#play');
    await page.evaluate(() => {
      const element = /** @type {any} */ (document.querySelector('huarong-board'));
      const { id, direction } = element.record.at(-1);
      element.seek(element.total - 1);
      element.move(id, direction);
    });
    await untilText(page, 'daily-state', '走出来了');
    if (await withClipboard(page)) {
      await page.click('#copy-daily');
      await untilText(page, 'status', '成绩已复制');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(today);
      expect(text).toContain('（用了提示）');
      expect(text).toContain(`#daily=${today}`);
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('the result of a level is copied with its counts, its time and its address', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await page.evaluate((steps) => {
      const element = /** @type {any} */ (document.querySelector('huarong-board'));
      for (const { id, direction } of steps) element.move(id, direction);
    }, /** @type {import('../../../web/api/types.js').Step[]} */ (qiju.solveHuarongRoad(first.board)));
    await untilText(page, 'result-facts', 'best');
    if (await withClipboard(page)) {
      await page.click('#share-result');
      await untilText(page, 'result-note', 'Result copied');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text.split('\n')[1]).toMatch(
        /^116 steps \(fewest 116\), \d+ slides \(fewest 90\), \d+ moves \(fewest 81\), \d+:\d\d$/,
      );
      expect(text).toContain(first.en);
      expect(text).toContain(`#p=${huarong.encode(first.board)}`);
    }
    expect(faults).toEqual([]);
    await close();
  });

  test('the move list seeks to any move, and is copied as code for a panel', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await openDetails(page, 'moves-details');
    await playSolution(page);
    await page.click('#play');
    const rows = () =>
      page.$$eval('#move-list button', (buttons) => buttons.map(({ textContent }) => textContent ?? ''));
    expect(await rows()).toHaveLength(81);
    await page.$eval('#move-list li:nth-child(10) button', (button) => /** @type {HTMLElement} */ (button).click());
    expect((await gameState(page)).made.move).toBe(10);
    expect(await page.$eval('#move-list [aria-current]', ({ textContent }) => textContent)).toBe((await rows())[9]);
    await setMetric(page, 'step');
    expect((await rows()).length).toBe((await gameState(page)).total);
    if (await withClipboard(page)) {
      await page.click('#copy-moves');
      await untilText(page, 'status', 'Copied');
      const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n');
      expect(lines).toHaveLength((await gameState(page)).total);
      expect(lines[0]).toMatch(/^gameHandler\.move\(\d+, '(up|down|left|right)'\)$/);
    }
    await page.click('#take-over');
    const { steps, total } = await gameState(page);
    expect(total).toBe(steps);
    expect(faults).toEqual([]);
    await close();
  });

  test('the map has every position; a tap or a key goes to one, and undo comes back', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await openDetails(page, 'map-details');
    await untilText(page, 'map-status', '25,955 positions; you are 81 moves from the exit');
    expect(await page.$eval('#map-overlay', (map) => map.getAttribute('aria-label'))).toContain('25,955');
    await page.focus('#map-overlay');
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    expect(await textOf(page, 'map-status')).toContain('76 moves');
    await page.keyboard.press('Enter');
    await untilText(page, 'exit-distance', '76 moves');
    expect((await gameState(page)).helped).toBe(true);
    await page.click('#undo');
    expect(await gameState(page)).toMatchObject({ steps: 0, board: first.board });
    await page.click('#redo');
    await untilText(page, 'exit-distance', '76 moves');
    const box = await page.$eval('#map-overlay', (map) => {
      map.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = map.getBoundingClientRect();
      return { left, top, width, height };
    });
    await page.mouse.click(box.left + box.width * 0.8, box.top + box.height / 2);
    await until(page, () => /** @type {any} */ (document.querySelector('huarong-board')).distance < 40);
    await setMetric(page, 'step');
    await untilText(page, 'map-status', '25,955 positions');
    expect(faults).toEqual([]);
    await close();
  });

  test('a generated puzzle is restored after leaving the page', async () => {
    const { page, close } = await openBoard();
    await openDetails(page, 'generate-details');
    await untilText(page, 'distance-text', '/ 93');
    await page.click('#generate');
    await untilText(page, 'level', '自选局面');
    const { board } = await gameState(page);
    const { id, direction } = huarong.steps(board)[0];
    const at = centerOf(await boardRect(page), board, id);
    await page.mouse.move(at.x, at.y);
    await page.evaluate(
      (piece, way) => /** @type {any} */ (document.querySelector('huarong-board')).move(piece, way),
      id,
      direction,
    );
    await page.goto('about:blank');
    await page.goto(`${site.url}huarongdao/`);
    await untilText(page, 'steps', '1');
    expect((await gameState(page)).board).toEqual(huarong.move(board, id, direction));
    await close();
  });

  test.each(
    /** @type {View[]} */ ([
      { theme: 'light' },
      { theme: 'dark', language: 'en' },
      { width: 390, height: 844 },
      { width: 320, height: 640, language: 'en', theme: 'dark' },
    ]),
  )('no axe violations and no horizontal scrolling with every panel open: %p', async (view) => {
    const { page, faults, close } = await openBoard(view);
    for (const id of ['daily-details', 'generate-details', 'share-details', 'moves-details', 'map-details']) {
      await openDetails(page, id);
    }
    await page.$eval('#hint', (button) => /** @type {HTMLElement} */ (button).click());
    await untilText(page, 'map-status', '25,955');
    await until(page, () => document.querySelector('huarong-board')?.shadowRoot?.querySelector('.shaft') !== null);
    await until(page, () => document.querySelector('huarong-board')?.shadowRoot?.getAnimations().length === 0);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.$eval('#edit', (button) => /** @type {HTMLElement} */ (button).click());
    await untilText(page, 'editor-status', '81');
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });
});
