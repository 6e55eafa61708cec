// The stages of 连连看: their list, their stars, and what is kept of them.
import { load } from 'qiju';
import { axe, boardReady, browsers, focused, scrollsSideways, serveSite, testEachView, until } from '../helpers.js';
import { dealt, remaining, openPage, pickAll, property, status, textOf } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */

const { lianliankan } = await load();
const [first, second] = [
  lianliankan.deal({ rows: 4, cols: 4, difficulty: 'easy', seed: 1000027 }),
  lianliankan.deal({ rows: 4, cols: 5, difficulty: 'easy', seed: 1000049 }),
];
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {number} from @param {number} to @returns {Record<number, { stars: number, time: number }>} */
const cleared = (from, to) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, { stars: 2, time: 1000 }]));

/** @param {Page} page */
const hash = (page) => page.evaluate(() => location.hash);

/** @param {Page} page */
const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.lianliankan.stages') ?? '{}'));

/** Opens the panel, and waits for the list. @param {Page} page */
async function openList(page) {
  await page.click('#stages-details summary');
  await until(page, () => document.querySelector('#stages button') !== null);
}

/** @param {Page} page @param {number} stage */
const labelOf = (page, stage) =>
  page.$$eval('#stages button', (buttons, index) => buttons[index].ariaLabel ?? '', stage - 1);

/** @param {Page} page @param {number} stage @returns {Promise<unknown>} when it is on the board of a page in English */
const isDealt = (page, stage) =>
  until(
    page,
    (wanted) => {
      const board = /** @type {any} */ (document.querySelector('lianliankan-board'));
      const name = document.getElementById('stage')?.textContent;
      return (
        name === `Stage ${wanted}` && location.hash === `#stage=${wanted}` && board.remaining > 0 && board.steps === 0
      );
    },
    stage,
  );

/** @param {Page} page @returns {Promise<unknown>} when the result card is there */
const cardShown = (page) => until(page, () => document.getElementById('result')?.checkVisibility());

/** @param {Page} page @returns {Promise<string[]>} */
const offers = (page) => page.$$eval('#result-actions button', (buttons) => buttons.map(({ id }) => id));

describe.each(browsers)('stages in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {View} [view] @param {string} [address] */
  const openBoard = (view, address) =>
    openPage(browser, site, { ...view, kept: { 'lianliankan.watch': false, ...view?.kept } }, address);

  test('all are listed in groups, from one tab stop, and one is chosen with the keyboard', async () => {
    const kept = { 'lianliankan.stages': cleared(1, 11) };
    const { page, faults, close } = await openBoard({ language: 'en', kept });
    expect(await page.$('#stages button')).toBe(null);
    await openList(page);
    expect(await page.$$eval('#stages [role="group"]', (all) => all.map((each) => each.ariaLabel))).toEqual([
      'Small boards, cleared: 10 / 10',
      'Larger boards, cleared: 1 / 10',
      'Shapes, cleared: 0 / 10',
      'Gravity, cleared: 0 / 10',
      'Shapes and gravity, cleared: 0 / 10',
      'Expert, cleared: 0 / 10',
    ]);
    expect(await page.$$eval('#stages [role="option"]', (all) => all.length)).toBe(60);
    expect(await textOf(page, 'stages-state')).toBe('Cleared: 11 / 60, stars: 22 / 180');
    expect(await textOf(page, 'stars-rule')).toMatch(/^One star .* three if .* at most 5 seconds a pair\.$/);
    expect(await page.$$eval('#stages [tabindex="0"]', (all) => all.map((each) => each.ariaLabel))).toEqual([
      'Stage 12, 56 tiles, normal, next to play',
    ]);
    await page.focus('#stages [tabindex="0"]');
    for (const [key, reached] of /** @type {const} */ ([
      ['ArrowLeft', 'Stage 11, 48 tiles, normal, 2 stars'],
      ['ArrowUp', 'Stage 6,'],
      ['Home', 'Stage 1,'],
      ['ArrowUp', 'Stage 1,'],
      ['ArrowLeft', 'Stage 1,'],
      ['End', 'Stage 60, 112 tiles, expert, tiles close up, not cleared yet'],
      ['ArrowDown', 'Stage 60,'],
      ['ArrowUp', 'Stage 55,'],
      ['ArrowRight', 'Stage 56, Gourd: 80 tiles'],
      ['Home', 'Stage 1,'],
      ['ArrowRight', 'Stage 2,'],
    ])) {
      await page.keyboard.press(key);
      expect([key, await focused(page)]).toEqual([key, expect.stringContaining(reached)]);
    }
    await page.keyboard.press('Enter');
    await isDealt(page, 2);
    expect(await property(page, 'board')).toEqual(second.board);
    await until(page, () => document.activeElement?.localName === 'lianliankan-board');
    expect(await textOf(page, 'stage')).toBe('Stage 2');
    expect(await status(page)).toBe('20 tiles, easy');
    expect(await page.$$eval('#stages [aria-current]', (all) => all.map((each) => each.textContent))).toEqual(['2★★☆']);
    expect(await page.$eval('#size', (select) => /** @type {HTMLSelectElement} */ (select).value)).toBe('8x10');
    expect(faults).toEqual([]);
    await close();
  });

  test('a cleared stage has stars, which are kept, and leads to the next', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' });
    await openList(page);
    expect(await textOf(page, 'play-next-stage')).toBe('Play stage 1');
    await page.click('#play-next-stage');
    await isDealt(page, 1);
    expect(await property(page, 'board')).toEqual(first.board);
    expect(await page.$eval('#time', (time) => time.checkVisibility())).toBe(true);
    expect(await page.$eval('#play-next-stage', (button) => button.checkVisibility())).toBe(false);
    await pickAll(page, first.solution.flat());
    await cardShown(page);
    expect(await textOf(page, 'result-title')).toBe('Stage 1 cleared!');
    expect(await textOf(page, 'result-praise')).toBe('Three stars!');
    expect(await textOf(page, 'result-facts')).toMatch(/^stars★★★time\d:\d\dbest\d:\d\dhints0$/);
    expect(await offers(page)).toEqual(['next-stage', 'replay-stage']);
    expect(await stored(page)).toEqual({ 1: { stars: 3, time: expect.any(Number) } });
    expect(await labelOf(page, 1)).toBe('Stage 1, 16 tiles, easy, 3 stars');
    expect(await labelOf(page, 2)).toBe('Stage 2, 20 tiles, easy, next to play');
    const results = await page.evaluate(() => JSON.parse(localStorage.getItem('qiju1.lianliankan.results') ?? '{}'));
    expect(results).toEqual({ stages: { zh: '闯关', en: 'Stages', played: 1, won: 1, best: null } });
    await page.click('#next-stage');
    await isDealt(page, 2);
    expect(await property(page, 'board')).toEqual(second.board);
    await page.reload();
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await textOf(page, 'stage')).toBe('Stage 2');
    await openList(page);
    expect(await textOf(page, 'stages-state')).toBe('Cleared: 1 / 60, stars: 3 / 180');
    expect(faults).toEqual([]);
    await close();
  });

  test('a slow game has two stars, one with a hint one, and fewer stars take none away', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '#stage=1');
    const later = (/** @type {number} */ milliseconds) =>
      page.evaluate((shift) => {
        const { now } = Date;
        Date.now = () => now() + shift;
      }, milliseconds);
    await page.click('#hint');
    await until(page, () => document.querySelector('#status')?.textContent?.startsWith('Proven'));
    await pickAll(page, first.solution.flat());
    await cardShown(page);
    expect(await textOf(page, 'result-facts')).toMatch(/^stars★☆☆.*hints1$/);
    expect(await textOf(page, 'result-praise')).toBe('Two stars without hints or shuffles');
    expect(await stored(page)).toEqual({ 1: { stars: 1, time: null } });
    await page.click('#replay-stage');
    await isDealt(page, 1);
    await pickAll(page, first.solution[0]);
    await later(100_000);
    await pickAll(page, first.solution.slice(1).flat());
    await cardShown(page);
    expect(await textOf(page, 'result-facts')).toMatch(/^stars★★☆time1:40best1:40hints0$/);
    expect(await textOf(page, 'result-praise')).toBe('Three stars within 0:40');
    await page.click('#replay-stage');
    await isDealt(page, 1);
    await page.click('#shuffle');
    const { moves } = /** @type {import('qiju').Solvable} */ (lianliankan.solve(await property(page, 'board')));
    await pickAll(page, moves.flat());
    await cardShown(page);
    expect(await textOf(page, 'result-facts')).toMatch(/^stars★☆☆.*shuffles1$/);
    expect((await stored(page))[1]).toMatchObject({ stars: 2, time: expect.any(Number) });
    expect(faults).toEqual([]);
    await close();
  });

  test('what a demonstration has cleared has no stars', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '#stage=1');
    await page.$eval('lianliankan-board', async (element) => {
      const board = /** @type {any} */ (element);
      await board.solve();
      board.pause();
      board.seek(board.total - 1);
    });
    const [last] = await property(page, 'pairs');
    await pickAll(page, last);
    await cardShown(page);
    expect(await textOf(page, 'result-praise')).toBe('No stars after a demonstration');
    expect(await textOf(page, 'result-facts')).not.toContain('★');
    expect(await stored(page)).toEqual({});
    expect(faults).toEqual([]);
    await close();
  });

  test('a stage under way goes on after a reload; one that is begun again can be brought back', async () => {
    const { page, faults, close } = await openBoard({ language: 'en' }, '#stage=2');
    await page.click('#hint');
    await until(page, () => document.querySelector('#status')?.textContent?.startsWith('Proven'));
    await pickAll(page, second.solution.slice(0, 4).flat());
    await page.goto('about:blank');
    await page.goto(`${site.url}lianliankan/`);
    await boardReady(page, 'lianliankan-board');
    await dealt(page);
    expect(await hash(page)).toBe('#stage=2');
    expect(await remaining(page)).toBe(12);
    await openList(page);
    await page.click('#stages [aria-current]');
    expect(await remaining(page)).toBe(12);
    await page.click('#restart-stage');
    await isDealt(page, 2);
    expect(await textOf(page, 'bring-back')).toBe('Bring back the last game (6 pairs left)');
    await page.click('#bring-back');
    expect(await remaining(page)).toBe(12);
    expect(await hash(page)).toBe('#stage=2');
    await pickAll(page, second.solution.slice(4).flat());
    await cardShown(page);
    expect(await textOf(page, 'result-facts')).toMatch(/^stars★☆☆.*hints1$/);
    await page.click('#again');
    await until(page, () => location.hash.startsWith('#seed='));
    await dealt(page);
    expect(await textOf(page, 'stage')).toBe('');
    expect(await page.$$('#stages [aria-current]')).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test('an address names a stage or is refused, and after the last comes one that is open', async () => {
    const kept = { 'lianliankan.stages': { ...cleared(1, 40), ...cleared(42, 59) } };
    const { page, faults, close } = await openBoard({ language: 'en', kept }, '#stage=60');
    expect(await property(page, 'gravity')).toBe('centre');
    expect(await remaining(page)).toBe(112);
    expect(await status(page)).toBe('112 tiles, expert, tiles close up');
    for (const wrong of ['#stage=0', '#stage=61', '#stage=-1', '#stage=1.5', '#stage=', '#stage=constructor']) {
      await page.evaluate((to) => void (location.hash = to), wrong);
      await until(page, () => document.querySelector('#status')?.textContent?.includes('no such game'));
      expect(await remaining(page)).toBe(112);
      await page.evaluate(() => {
        /** @type {HTMLElement} */ (document.querySelector('#status')).textContent = '';
      });
    }
    const { solution } = lianliankan.deal({
      rows: 14,
      cols: 8,
      difficulty: 'expert',
      gravity: 'centre',
      seed: 1000048,
    });
    await pickAll(page, solution.flat());
    await cardShown(page);
    await page.click('#next-stage');
    await isDealt(page, 41);
    expect(await status(page)).toBe('Heart: 72 tiles, easy, tiles fall');
    await page.evaluate(() => void (location.hash = '#stage=1'));
    await isDealt(page, 1);
    expect(await property(page, 'board')).toEqual(first.board);
    expect(faults).toEqual([]);
    await close();
  });

  test('another tab brings its stars', async () => {
    const { page, faults, close } = await openBoard({ language: 'zh-Hant' });
    await openList(page);
    expect(await textOf(page, 'stages-state')).toBe('已過 0 / 60 關，0 / 180 星');
    await page.evaluate(
      (value) => {
        localStorage.setItem('qiju1.lianliankan.stages', value);
        dispatchEvent(new StorageEvent('storage', { key: 'qiju1.lianliankan.stages' }));
      },
      JSON.stringify(cleared(1, 2)),
    );
    expect(await textOf(page, 'stages-state')).toBe('已過 2 / 60 關，4 / 180 星');
    expect(await textOf(page, 'play-next-stage')).toBe('玩第 3 關');
    expect(faults).toEqual([]);
    await close();
  });

  testEachView(
    /** @type {View[]} */ ([
      { width: 1280, height: 800 },
      { width: 390, height: 844, theme: 'dark', touch: true },
      { width: 320, height: 640, language: 'en' },
      { width: 844, height: 390, language: 'en', theme: 'dark', touch: true },
    ]),
  )('axe finds nothing in the list and on the card, and nothing scrolls sideways: %p', async (view) => {
    const kept = { 'lianliankan.stages': cleared(1, 13) };
    const { page, faults, close } = await openBoard({ ...view, kept }, '#stage=4');
    await page.emulateMediaFeatures?.([{ name: 'prefers-reduced-motion', value: 'reduce' }]).catch(() => {});
    await openList(page);
    expect(await scrollsSideways(page)).toBe(false);
    const [width, height] = await page.$eval('#stages button', (button) => [button.offsetWidth, button.offsetHeight]);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await axe(page)).toEqual([]);
    while ((await remaining(page)) > 0) await pickAll(page, (await property(page, 'pairs'))[0]);
    await cardShown(page);
    expect(await axe(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });
});
