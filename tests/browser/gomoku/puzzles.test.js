// The puzzles: solving one, wrong moves, other moves that win, hints, the puzzle of the day, and what is kept of them.
import { readFileSync } from 'node:fs';
import { load } from 'qiju';
import { puzzleOfDay } from '../../../web/site/pages/gomoku-puzzles/daily-puzzle.js';
import { answerAttack } from '../../../web/site/pages/gomoku-puzzles/defences.js';
import { identify, inTurn } from '../../../web/site/pages/gomoku-puzzles/pack.js';
import { axe, browsers, focused, open, scrollsSideways, serveSite, testEachView, until } from '../helpers.js';
import { click, count, focusBoard, hash, label, openBoard, state, text, walk } from './page.js';

/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {import('../helpers.js').View} View */
/** @typedef {typeof puzzles[number]} Puzzle */

const { gomoku } = await load();
const puzzles = identify(
  JSON.parse(readFileSync(new URL('../../../web/api/gomoku/puzzles.json', import.meta.url), 'utf8')),
);

/** @param {Puzzle} puzzle @returns {number[]} */
const startOf = ({ black, white }) => inTurn(gomoku.decode(black), gomoku.decode(white));
/** @param {Puzzle} puzzle @returns {number[]} */
const solutionOf = ({ line }) => gomoku.decode(line);
/** @param {number} point */
const name = (point) => gomoku.encode([point], { notation: 'coordinates', size: 15 }).toUpperCase();

const fours = puzzles[0];
const threats = /** @type {Puzzle} */ (puzzles.find(({ kind, rule }) => kind === 'vct' && rule === 'freestyle'));

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {Page} page @param {string} key */
const stored = (page, key) =>
  page.evaluate((item) => JSON.parse(localStorage.getItem(`qiju1.wuziqi.${item}`) ?? 'null'), key);

/** Makes a move of the player's, and waits for the answer. @param {Page} page @param {number} point */
async function attack(page, point) {
  const { length } = (await state(page)).pieces;
  await click(page, point);
  await until(
    page,
    (from) => {
      const { pieces, verdict } = /** @type {any} */ (document.querySelector('gomoku-board'));
      return verdict.winner || pieces.length === from + 2;
    },
    length,
  );
}

/** Plays the solution of a puzzle from its start. @param {Page} page @param {Puzzle} puzzle */
async function solve(page, puzzle) {
  for (const [index, point] of solutionOf(puzzle).entries()) if (index % 2 === 0) await attack(page, point);
}

/** @param {Page} page */
const cardShown = (page) => until(page, () => document.getElementById('result')?.checkVisibility());

/** @param {Page} page @returns {Promise<string>} ids of the red buttons that are shown */
const primary = (page) =>
  page.$$eval('.actions .primary', (buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map(({ id }) => id)
      .join(),
  );

describe.each(browsers)('the puzzles of 五子棋 in $name', ({ launch }) => {
  /** @type {import('../helpers.js').Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  /** @param {Puzzle | null} puzzle @param {View} [view] */
  const openPuzzle = (puzzle, view) =>
    openBoard(browser, site.url, { language: 'en', ...view }, `puzzles/${puzzle ? `#puzzle=${puzzle.id}` : ''}`);

  test('one is solved against the defences of its solution, and the next follows', async () => {
    const { page, faults, close } = await openPuzzle(fours);
    const color = fours.turn === 'white' ? 'White' : 'Black';
    expect(await text(page, 'title')).toBe('Grade 1, puzzle 1');
    expect(await text(page, 'status')).toBe(`${color} to play and win with 3 fours`);
    expect((await state(page)).pieces).toEqual(startOf(fours));
    expect(await count(page, '[data-last]')).toBe(0);
    const line = solutionOf(fours);
    await attack(page, line[0]);
    expect((await state(page)).pieces).toEqual([...startOf(fours), ...line.slice(0, 2)]);
    expect(await text(page, 'status')).toContain(`answers ${name(line[1])}: 2 to go, then the five`);
    expect(await label(page, line[0])).toMatch(/, move 1$/);
    await page.click('#back');
    expect((await state(page)).pieces).toEqual(startOf(fours));
    await solve(page, fours);
    await cardShown(page);
    expect((await state(page)).pieces).toEqual([...startOf(fours), ...line]);
    expect(await text(page, 'result-title')).toBe('Solved!');
    expect(await text(page, 'result-praise')).toBe('No mistakes, no hints');
    expect(await stored(page, 'puzzles')).toEqual({ [fours.id]: { hints: 0, mistakes: 0, solved: true } });
    expect(await stored(page, 'rating')).toEqual({ rating: 820, attempts: 1 });
    expect(await text(page, 'rating')).toBe('Rating 820, from 1 puzzle');
    expect(await primary(page)).toBe('next');
    await page.click('#next-puzzle');
    expect(await hash(page)).toBe(`#puzzle=${puzzles[1].id}`);
    expect((await state(page)).pieces).toEqual(startOf(puzzles[1]));
    expect(faults).toEqual([]);
    await close();
  });

  test('a wrong move is refuted, taken back, and counted once', async () => {
    const { rule, kind } = fours;
    const start = startOf(fours);
    let wrong = -1;
    let defence = -1;
    for (let point = 0; point < 225 && wrong < 0; point++) {
      if (start.includes(point)) continue;
      const answer = await answerAttack(gomoku, { pieces: [...start, point], rule, kind });
      if (answer.outcome === 'held') [wrong, defence] = [point, answer.point];
    }
    const { page, faults, close } = await openPuzzle(fours);
    await attack(page, wrong);
    expect((await state(page)).pieces).toEqual([...start, wrong, defence]);
    expect(await text(page, 'status')).toMatch(`${name(wrong)} does not win: `);
    expect(await primary(page)).toBe('back');
    expect(await stored(page, 'puzzles')).toEqual({ [fours.id]: { hints: 0, mistakes: 1, solved: false } });
    expect(await stored(page, 'rating')).toEqual({ rating: 780, attempts: 1 });
    await click(page, solutionOf(fours)[0]);
    expect((await state(page)).pieces).toEqual([...start, wrong, defence]);
    await page.click('#back');
    expect((await state(page)).pieces).toEqual(start);

    const idle = [...Array(225).keys()].find((point) => !start.includes(point) && ![0, 14, 210, 224].includes(point));
    await click(page, Number(idle));
    await until(page, () => /nothing to answer$/.test(document.getElementById('status')?.textContent ?? ''));
    await page.click('#back');
    await solve(page, fours);
    await cardShown(page);
    expect(await stored(page, 'puzzles')).toEqual({ [fours.id]: { hints: 0, mistakes: 2, solved: true } });
    expect(await stored(page, 'rating')).toEqual({ rating: 780, attempts: 1 });
    expect(faults).toEqual([]);
    await close();
  });

  test('another attack that wins is right too', async () => {
    let found;
    for (const puzzle of puzzles.filter(({ rule, turn }) => rule !== 'renju' || turn === 'white')) {
      const line = solutionOf(puzzle);
      const pieces = [...startOf(puzzle), ...line.slice(0, 2)];
      for (let point = 0; point < 225 && !found; point++) {
        if (pieces.includes(point) || point === line[2]) continue;
        const { kind, rule } = puzzle;
        const answer = await answerAttack(gomoku, { pieces: [...pieces, point], rule, kind });
        if (answer.outcome === 'wins') found = { puzzle, point, defence: answer.defences[0].point };
      }
      if (found) break;
    }
    const { puzzle, point, defence } = /** @type {NonNullable<typeof found>} */ (found);
    const line = solutionOf(puzzle);
    const { page, faults, close } = await openPuzzle(puzzle);
    await attack(page, line[0]);
    await attack(page, point);
    const { pieces } = await state(page);
    expect(pieces).toEqual([...startOf(puzzle), ...line.slice(0, 2), point, defence]);
    const { rule, kind } = puzzle;
    const force = gomoku.solve(pieces, { rule, kind });
    if (force.status !== 'win') throw new Error('no win');
    for (const [index, move] of force.line.entries()) if (index % 2 === 0) await attack(page, move);
    await cardShown(page);
    expect(await stored(page, 'puzzles')).toEqual({ [puzzle.id]: { hints: 0, mistakes: 0, solved: true } });
    expect(faults).toEqual([]);
    await close();
  });

  test('a hint has three steps, in words and on the board, and each is counted', async () => {
    const { page, faults, close } = await openPuzzle(fours);
    const [solution] = solutionOf(fours);
    await page.click('#hint');
    await until(page, () => /^Hint 1: look for /.test(document.getElementById('status')?.textContent ?? ''));
    expect(await count(page, '.area')).toBe(1);
    await page.click('#hint');
    await until(page, () =>
      /^Hint 2: look at the line from /.test(document.getElementById('status')?.textContent ?? ''),
    );
    expect([await count(page, '.area'), await count(page, '.band.hinted')]).toEqual([0, 1]);
    await page.click('#hint');
    await until(page, () => /^Hint 3: /.test(document.getElementById('status')?.textContent ?? ''));
    expect(await text(page, 'status')).toBe(`Hint 3: play ${name(solution)}`);
    expect(await label(page, solution)).toBe(`${name(solution)}, empty, recommended`);
    expect(await page.$eval('#hint', (button) => button.getAttribute('aria-disabled'))).toBe('true');
    expect(await stored(page, 'puzzles')).toEqual({ [fours.id]: { hints: 3, mistakes: 0, solved: false } });
    await solve(page, fours);
    await cardShown(page);
    expect(await stored(page, 'rating')).toEqual({ rating: 780, attempts: 1 });
    expect(faults).toEqual([]);
    await close();
  });

  test('it is solved with the keyboard; keys that would give it away do nothing', async () => {
    const { page, faults, close } = await openPuzzle(fours);
    const [first, reply] = solutionOf(fours);
    await focusBoard(page);
    await walk(page, 112, first);
    expect(await focused(page)).toBe(`${name(first)}, empty`);
    for (const key of ['f', 't', ',', '<', '>', '.', 'u']) await page.keyboard.press(/** @type {any} */ (key));
    expect((await state(page)).line).toEqual(startOf(fours));
    expect(await count(page, '.band')).toBe(0);
    await page.keyboard.press('Enter');
    await until(
      page,
      (length) => /** @type {any} */ (document.querySelector('gomoku-board')).steps === length,
      startOf(fours).length + 2,
    );
    expect((await state(page)).pieces.slice(-2)).toEqual([first, reply]);
    await page.keyboard.press('h');
    await until(page, () => /^Hint 1/.test(document.getElementById('status')?.textContent ?? ''));
    await page.keyboard.press('u');
    expect((await state(page)).pieces).toEqual(startOf(fours));
    expect(await focused(page)).toBe(`${name(first)}, empty`);
    expect(faults).toEqual([]);
    await close();
  });

  test('after a puzzle of threats its other defences can be tried', async () => {
    const { page, faults, close } = await openPuzzle(threats);
    const line = solutionOf(threats);
    await solve(page, threats);
    await cardShown(page);
    await until(page, () => document.getElementById('other')?.checkVisibility());
    await page.click('#close-result');
    await page.click('#other');
    const { pieces } = await state(page);
    const played = pieces.slice(startOf(threats).length);
    expect(played.length % 2).toBe(0);
    expect(played.slice(0, -1)).toEqual(line.slice(0, played.length - 1));
    expect(played.at(-1)).not.toBe(line[played.length - 1]);
    const force = gomoku.solve(pieces, { rule: threats.rule, kind: 'vct' });
    if (force.status !== 'win') throw new Error('no win');
    for (const [index, move] of force.line.entries()) if (index % 2 === 0) await attack(page, move);
    await until(page, () => document.getElementById('status')?.textContent?.match(/^(Solved|Won)/));
    expect(await stored(page, 'rating')).toMatchObject({ attempts: 1 });
    expect(faults).toEqual([]);
    await close();
  });

  test('a grade and a puzzle in it are chosen; what was solved is marked', async () => {
    const kept = {
      'wuziqi.puzzles': {
        [puzzles[0].id]: { hints: 0, mistakes: 0, solved: true },
        [puzzles[1].id]: { hints: 0, mistakes: 2, solved: false },
      },
      'wuziqi.rating': { rating: 812, attempts: 2 },
    };
    const { page, faults, close } = await openPuzzle(null, { kept });
    expect(await hash(page)).toBe(`#puzzle=${puzzles[1].id}`);
    const labels = () =>
      page.$$eval('.puzzle-grid button', (buttons) => buttons.slice(0, 3).map((button) => button.ariaLabel));
    expect(await labels()).toEqual([
      'Grade 1, puzzle 1, win with 3 fours, solved',
      'Grade 1, puzzle 2, win with 3 fours, not solved yet',
      'Grade 1, puzzle 3, win with 3 fours, not tried yet',
    ]);
    expect(await text(page, 'grade-state')).toMatch(/Solved: 1 \/ 45$/);
    await page.focus('#grades [aria-current]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await text(page, 'grade-state')).toMatch(/^Grade 2 /);
    await page.click('.puzzle-grid button:nth-child(3)');
    expect(await text(page, 'title')).toBe('Grade 2, puzzle 3');
    expect(faults).toEqual([]);
    await close();
  });

  test('the puzzle of the day is the same for everybody, and its result is kept, shared, and told elsewhere', async () => {
    const { page, faults, close } = await openPuzzle(null);
    const date = await page.evaluate(() => {
      const now = new Date();
      return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
    });
    const puzzle = puzzleOfDay(date, puzzles);
    await page.click('#play-daily');
    expect(await hash(page)).toBe(`#daily=${date}`);
    expect(await text(page, 'title')).toBe(`Daily ${date}`);
    expect((await state(page)).pieces).toEqual(startOf(puzzle));
    await solve(page, puzzle);
    await cardShown(page);
    expect(await stored(page, 'days')).toEqual({ [date]: { hints: 0, mistakes: 0 } });
    expect(await text(page, 'daily-state')).toBe(`${date}: solved, no mistakes, no hints`);
    await page.goto(site.url);
    expect(await page.$eval('.today .done', (item) => item.textContent)).toMatch(/Gomoku.*✓ no mistakes/s);
    await page.goto(`${site.url}statistics/`);
    await until(page, () => document.querySelector('.goals li') !== null);
    const shown = await page.$eval('[data-game=wuziqi]', (section) => section.textContent);
    expect(shown).toMatch(/Puzzle rating\d+/);
    expect(shown).toMatch(/Streak1 day/);
    expect(shown).toMatch(new RegExp(`Puzzles of grade ${puzzle.grade}\\D*1 / `));
    expect(faults).toEqual([]);
    await close();
  });

  test('an unknown puzzle in the address is replaced', async () => {
    const { page, faults, close } = await openBoard(
      browser,
      site.url,
      { language: 'en' },
      'puzzles/#puzzle=vcf-99-go-1',
    );
    expect(await text(page, 'banner')).toBe('There is no such puzzle: here is another');
    expect((await state(page)).pieces).toEqual(startOf(fours));
    await page.evaluate((id) => void (location.hash = `#puzzle=${id}`), threats.id);
    await until(
      page,
      (grade) => document.getElementById('title')?.textContent?.startsWith(grade),
      `Grade ${threats.grade}`,
    );
    expect(await page.$eval('#banner', (banner) => banner.checkVisibility())).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  test('the page of the game leads here', async () => {
    const { page, faults, close } = await open(browser, `${site.url}wuziqi/`);
    await Promise.all([page.waitForNavigation(), page.click('a[href="puzzles/"]')]);
    expect(page.url()).toContain(`${site.url}wuziqi/puzzles/`);
    expect(faults).toEqual([]);
    await close();
  });

  testEachView(
    /** @type {View[]} */ ([
      {},
      { theme: 'dark', language: 'zh' },
      { language: 'zh-Hant', theme: 'dark' },
      { language: 'zh' },
    ]),
  )('it fits phones and large windows, and has no fault that axe-core finds: %p', async (view) => {
    const { page, faults, close } = await openPuzzle(threats, { width: 1280, height: 800, ...view });
    await page.click('#hint');
    await until(page, () => document.getElementById('status')?.textContent?.match(/[一1]/));
    expect(await axe(page)).toEqual([]);
    await page.setViewport({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.setViewport({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });
});
