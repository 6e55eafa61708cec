// The puzzles: solutions, wrong moves, other winning moves, hints, the daily puzzle and stored results.
import { readFileSync } from 'node:fs';
import { load } from 'qiju/gomoku';
import { puzzleOfDay } from '../../../web/site/games/gomoku-puzzles/daily.js';
import { answerAttack } from '../../../web/site/games/gomoku-puzzles/defences.js';
import { inTurn } from '../../../web/elements/gomoku/game.js';
import { identify } from '../../../web/site/games/gomoku-puzzles/pack.js';
import { label, playAnswered, pointOf } from './gomoku.js';

/** @typedef {import('../visit.js').Visit} Visit */
/** @typedef {import('../visit.js').View} View */
/** @typedef {typeof puzzles[number]} Puzzle */

const gomoku = await load();
/** @param {string} file of web/ */
const read = (file) => identify(JSON.parse(readFileSync(new URL(`../../../web/${file}`, import.meta.url), 'utf8')));
const puzzles = read('api/gomoku/puzzles.json');
const basics = read('site/games/gomoku-puzzles/basics.json');
const fours = puzzles[0];
const threats = /** @type {Puzzle} */ (puzzles.find(({ kind, rule }) => kind === 'vct' && rule === 'freestyle'));

/** What is stored on a mistake on the date that visits have. */
const missedToday = { date: '2026-03-05', passed: 0 };

/** @param {string} goal @returns {Puzzle} the first of grade 0 with this goal */
const basic = (goal) => /** @type {Puzzle} */ (basics.find((puzzle) => puzzle.goal === goal));

/** @param {Puzzle} puzzle @returns {number[]} */
const startOf = ({ black, white }) => inTurn(gomoku.decode(black), gomoku.decode(white));
/** @param {Puzzle} puzzle @returns {number[]} */
const solutionOf = ({ line }) => gomoku.decode(line);
/** @param {number} point */
const name = (point) => gomoku.encode([point], { notation: 'coordinates', size: 15 }).toUpperCase();
/** @param {readonly number[]} line @returns {number[]} the moves of the attacker */
const attacksOf = (line) => line.filter((_, index) => index % 2 === 0);

/** @param {Puzzle | null} puzzle @param {View} [view] */
const openPuzzle = (puzzle, view) =>
  visit(`wuziqi/puzzles/${puzzle ? `#puzzle=${puzzle.id}` : ''}`, { language: 'en', ...view });

/** Plays the solution of a puzzle from its start. @param {Visit} tab @param {Puzzle} puzzle */
const solve = (tab, puzzle) => playAnswered(tab, ...attacksOf(solutionOf(puzzle)));

/** Finds a win with the engine, and plays it. @param {Visit} tab @param {Puzzle} puzzle */
function win(tab, { rule, kind }) {
  const force = gomoku.solve(tab.board.moves, { rule, kind: /** @type {'vcf' | 'vct'} */ (kind) });
  if (force.status !== 'win') throw new Error('There is no win');
  return playAnswered(tab, ...attacksOf(force.line));
}

/** @param {Visit} tab @returns {string[]} the ids of the visible primary buttons */
const primary = (tab) =>
  [...tab.document.querySelectorAll('.actions .primary')].filter((button) => tab.isVisible(button)).map(({ id }) => id);

/** @param {Visit} tab */
const status = (tab) => tab.text('#status');

test('a puzzle is solved against the defences of its solution, and the next follows', async () => {
  const tab = await openPuzzle(fours);
  const { board } = tab;
  const [start, line] = [startOf(fours), solutionOf(fours)];
  const color = fours.turn === 'white' ? 'White' : 'Black';
  expect(tab.text('#title')).toBe('Grade 1, puzzle 1');
  expect(status(tab)).toBe(`${color} to play and win by three fours, one after another`);
  expect(board.moves).toEqual(start);
  expect(tab.allInBoard('[data-last]')).toEqual([]);
  tab.click(pointOf(tab, line[0]));
  await tab.tick(300);
  expect([board.steps, status(tab)]).toEqual([start.length + 1, 'The defence…']);
  await tab.settled();
  expect(board.moves).toEqual([...start, ...line.slice(0, 2)]);
  expect(status(tab)).toContain(`answers ${name(line[1])}: 2 to go, then the five`);
  expect(label(tab, line[0])).toMatch(/, move 1$/);
  tab.click('#back');
  expect(board.moves).toEqual(start);
  await solve(tab, fours);
  expect(board.moves).toEqual([...start, ...line]);
  expect(tab.isVisible('#result')).toBe(true);
  expect(tab.text('#result-title')).toBe('Solved!');
  expect(tab.text('#result-praise')).toBe('No mistakes, no hints');
  expect(tab.item('wuziqi.puzzles')).toEqual({ [fours.id]: { hints: 0, mistakes: 0, solved: true } });
  expect(tab.item('wuziqi.rating')).toEqual({ rating: 630, attempts: 1 });
  expect(tab.text('#rating')).toBe('Rating 630, from 1 puzzle');
  expect(primary(tab)).toEqual(['next']);
  await tab.act('#next-puzzle');
  expect(tab.window.location.hash).toBe(`#puzzle=${puzzles[1].id}`);
  expect(board.moves).toEqual(startOf(puzzles[1]));
  expect(tab.isVisible('#result')).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('a wrong move is refuted, taken back, and counted once', async () => {
  const { rule, kind } = fours;
  const start = startOf(fours);
  const empty = [...Array(225).keys()].filter((point) => !start.includes(point));
  let [wrong, defence] = [-1, -1];
  for (const point of empty) {
    const answer = await answerAttack(gomoku, { pieces: [...start, point], rule, kind });
    if (answer.outcome !== 'held') continue;
    [wrong, defence] = [point, answer.point];
    break;
  }
  const tab = await openPuzzle(fours);
  const { board } = tab;
  await playAnswered(tab, wrong);
  expect(board.moves).toEqual([...start, wrong, defence]);
  expect(status(tab)).toMatch(`${name(wrong)} does not win: `);
  expect(primary(tab)).toEqual(['back']);
  expect(tab.item('wuziqi.puzzles')).toEqual({ [fours.id]: { hints: 0, mistakes: 1, solved: false, ...missedToday } });
  expect(tab.item('wuziqi.rating')).toEqual({ rating: 590, attempts: 1 });
  await playAnswered(tab, solutionOf(fours)[0]);
  expect(board.moves).toEqual([...start, wrong, defence]);
  tab.click('#back');
  expect(board.moves).toEqual(start);

  const idle = empty.find((point) => ![0, 14, 210, 224].includes(point)) ?? NaN;
  await playAnswered(tab, idle);
  expect(status(tab)).toMatch(/nothing to answer$/);
  tab.click('#back');
  await solve(tab, fours);
  expect(tab.item('wuziqi.puzzles')).toEqual({ [fours.id]: { hints: 0, mistakes: 2, solved: true, ...missedToday } });
  expect(tab.item('wuziqi.rating')).toEqual({ rating: 590, attempts: 1 });
  expect(tab.faults).toEqual([]);
});

test('another winning attack is right too', async () => {
  const puzzle = /** @type {Puzzle} */ (puzzles.find(({ id }) => id === 'vcf-3-freestyle-6'));
  const { rule, kind } = puzzle;
  const line = solutionOf(puzzle);
  const before = [...startOf(puzzle), ...line.slice(0, 2)];
  const other = 161;
  const answer = await answerAttack(gomoku, { pieces: [...before, other], rule, kind });
  if (answer.outcome !== 'wins' || other === line[2]) throw new Error('The puzzle has no such attack');
  const tab = await openPuzzle(puzzle);
  await playAnswered(tab, line[0], other);
  expect(tab.board.moves).toEqual([...before, other, answer.defences[0].point]);
  await win(tab, puzzle);
  expect(tab.isVisible('#result')).toBe(true);
  expect(tab.item('wuziqi.puzzles')).toEqual({ [puzzle.id]: { hints: 0, mistakes: 0, solved: true } });
  expect(tab.faults).toEqual([]);
});

test('a hint has three steps, in words and on the board, and each is counted', async () => {
  const tab = await openPuzzle(fours);
  const [solution] = solutionOf(fours);
  const marks = () => ['.area', '.band.hinted'].map((selector) => tab.allInBoard(selector).length);
  await tab.act('#hint');
  expect(status(tab)).toMatch(/^Hint 1: look for /);
  expect(marks()).toEqual([1, 0]);
  await tab.act('#hint');
  expect(status(tab)).toMatch(/^Hint 2: look at the line from /);
  expect(marks()).toEqual([0, 1]);
  await tab.act('#hint');
  expect(status(tab)).toBe(`Hint 3: play ${name(solution)}`);
  expect(label(tab, solution)).toBe(`${name(solution)}, empty, recommended`);
  expect(tab.$('#hint').getAttribute('aria-disabled')).toBe('true');
  expect(tab.item('wuziqi.puzzles')).toEqual({ [fours.id]: { hints: 3, mistakes: 0, solved: false } });
  await solve(tab, fours);
  expect(tab.isVisible('#result')).toBe(true);
  expect(tab.item('wuziqi.rating')).toEqual({ rating: 590, attempts: 1 });
  expect(tab.faults).toEqual([]);
});

test('a puzzle is solved with the keyboard; keys that would reveal the solution do nothing', async () => {
  const tab = await openPuzzle(fours);
  const { board } = tab;
  const [start, [first, reply]] = [startOf(fours), solutionOf(fours)];
  pointOf(tab, first).focus();
  expect(tab.focused).toBe(`${name(first)}, empty`);
  for (const key of ['f', 't', ',', '<', '>', '.', 'u']) tab.press(key);
  await tab.settled();
  expect([...board.moves, ...board.ahead]).toEqual(start);
  expect(tab.allInBoard('.band')).toEqual([]);
  tab.press('Enter');
  await tab.settled();
  expect(board.moves).toEqual([...start, first, reply]);
  for (const key of [',', 'Control+y', 'Shift+U']) tab.press(key);
  expect(board.steps).toBe(start.length + 2);
  tab.press('h');
  await tab.settled();
  expect(status(tab)).toMatch(/^Hint 1/);
  tab.press('u');
  expect(board.moves).toEqual(start);
  expect(tab.focused).toBe(`${name(first)}, empty`);
  expect(tab.faults).toEqual([]);
});

test('after a puzzle of threats other defences can be tried', async () => {
  const tab = await openPuzzle(threats);
  const [start, line] = [startOf(threats), solutionOf(threats)];
  await solve(tab, threats);
  expect(tab.isVisible('#other')).toBe(true);
  await tab.act('#close-result');
  await tab.act('#other');
  const played = tab.board.moves.slice(start.length);
  expect(played.length % 2).toBe(0);
  expect(played.slice(0, -1)).toEqual(line.slice(0, played.length - 1));
  expect(played.at(-1)).not.toBe(line[played.length - 1]);
  await win(tab, threats);
  expect(status(tab)).toMatch(/^(Solved|Won)/);
  expect(tab.item('wuziqi.rating')).toMatchObject({ attempts: 1 });
  expect(tab.faults).toEqual([]);
});

test('a grade and a puzzle in it are chosen; solved puzzles are marked', async () => {
  const kept = {
    'wuziqi.puzzles': {
      [puzzles[0].id]: { hints: 0, mistakes: 0, solved: true },
      [puzzles[1].id]: { hints: 0, mistakes: 2, solved: false },
    },
    'wuziqi.rating': { rating: 812, attempts: 2 },
  };
  const tab = await openPuzzle(null, { kept });
  expect(tab.window.location.hash).toBe(`#puzzle=${puzzles[1].id}`);
  const labels = [...tab.document.querySelectorAll('.puzzle-grid button')].map(({ ariaLabel }) => ariaLabel);
  expect(labels.slice(0, 3)).toEqual([
    'Grade 1, puzzle 1, win by three fours, solved',
    'Grade 1, puzzle 2, win by three fours, not solved yet',
    'Grade 1, puzzle 3, win by three fours, not tried yet',
  ]);
  expect(tab.text('#grade-state')).toMatch(/Solved: 1 \/ 45$/);
  tab.$('#grades [aria-selected=true]').focus();
  tab.press('ArrowRight');
  tab.press('Enter');
  expect(tab.text('#grade-state')).toMatch(/^Grade 2 /);
  tab.click('.puzzle-grid button:nth-child(3)');
  expect(tab.text('#title')).toBe('Grade 2, puzzle 3');
  expect(tab.faults).toEqual([]);
});

test('the daily puzzle is the same for everybody, and its result is stored, shared, and shown on other pages', async () => {
  const date = '2026-03-02';
  const puzzle = puzzleOfDay(date, puzzles);
  let tab = await openPuzzle(null, { now: `${date}T12:00` });
  expect(tab.$('#copy-daily').getAttribute('aria-disabled')).toBe('true');
  await tab.act('#play-daily');
  expect(tab.window.location.hash).toBe(`#daily=${date}`);
  expect(tab.text('#title')).toBe(`Daily puzzle · ${date}`);
  expect(tab.board.moves).toEqual(startOf(puzzle));
  await solve(tab, puzzle);
  expect(tab.item('wuziqi.days')).toEqual({ [date]: { hints: 0, mistakes: 0 } });
  expect(tab.text('#result-subtitle')).toMatch(`Daily puzzle · ${date}: `);
  expect(tab.text('#daily-state')).toBe(`${date}: done, win by three fours, no mistakes, no hints, next in 12 h`);
  expect(tab.text('#result-facts')).toMatch(/streak *1 day$/);
  await tab.act('#copy-daily');
  const link = `https://qiju.test/en/wuziqi/puzzles/#daily=${date}`;
  const score = '🟩🟩🟩\nwin by three fours, no mistakes, no hints';
  expect(tab.copied).toEqual([`Qiju · Gomoku puzzles ${date}\n${score}\n${link}`]);
  await tab.act('#share-result');
  expect(tab.copied[1]).toBe(tab.copied[0]);
  expect(tab.faults).toEqual([]);

  tab = await tab.reload('');
  expect(tab.text('.today .done')).toMatch(/Gomoku.*✓ no mistakes/);
  tab = await tab.reload('statistics/');
  const shown = tab.text('[data-game=wuziqi]');
  expect(shown).toMatch(/Puzzle rating *\d+/);
  expect(shown).toMatch(/Streak *1 day/);
  expect(shown).toMatch(new RegExp(`Puzzles of grade ${puzzle.grade}\\D*1 / `));
  expect(tab.faults).toEqual([]);
});

test('a newcomer begins with grade 0, where one move is enough', async () => {
  const [five, next] = basics;
  const tab = await openPuzzle(null);
  expect(tab.text('#title')).toBe('Grade 0, puzzle 1');
  expect(tab.document.title).toBe('Grade 0, puzzle 1 · Gomoku puzzles · Qiju');
  expect(status(tab)).toBe('White to play and make five');
  expect(tab.text('#grade-state')).toBe('Grade 0 (rated 600): for beginners, one move each. Solved: 0 / 36');
  await solve(tab, five);
  expect(tab.text('#result-title')).toBe('Solved!');
  expect(tab.text('#result-facts')).not.toMatch(/attacks/);
  expect(tab.item('wuziqi.puzzles')).toEqual({ [five.id]: { hints: 0, mistakes: 0, solved: true } });
  expect(tab.item('wuziqi.rating')).toEqual({ rating: 620, attempts: 1 });
  await tab.act('#next-puzzle');
  expect(tab.board.moves).toEqual(startOf(next));
  expect(tab.faults).toEqual([]);
});

test('a block is the whole solution, and a move that does not block loses to the next one', async () => {
  const puzzle = basic('block-four');
  const [start, [block]] = [startOf(puzzle), solutionOf(puzzle)];
  const tab = await openPuzzle(puzzle);
  expect(status(tab)).toBe('Black to play and block the four');
  await tab.act('#hint');
  expect(status(tab)).toMatch(/^Hint 1: look for the other side’s four /);
  const wrong = start.includes(0) ? 1 : 0;
  await playAnswered(tab, wrong);
  expect(tab.board.moves).toEqual([...start, wrong, block]);
  expect(status(tab)).toBe(`${name(wrong)} does not block: White wins with ${name(block)}`);
  tab.click('#back');
  await playAnswered(tab, block);
  expect(tab.board.moves).toEqual([...start, block]);
  expect(status(tab)).toBe('Blocked!');
  expect(tab.isVisible('#result')).toBe(true);
  expect(tab.item('wuziqi.puzzles')).toEqual({ [puzzle.id]: { hints: 1, mistakes: 1, solved: true, ...missedToday } });
  expect(tab.faults).toEqual([]);
});

test('a straight four is followed by the five', async () => {
  const puzzle = basic('straight-four');
  const tab = await openPuzzle(puzzle);
  await playAnswered(tab, solutionOf(puzzle)[0]);
  expect(status(tab)).toMatch(/: now make the five$/);
  await win(tab, puzzle);
  expect(tab.text('#result-title')).toBe('Solved!');
  expect(tab.faults).toEqual([]);
});

test('a theme is chosen: its puzzles are listed, and follow one another', async () => {
  const themed = puzzles.filter(({ themes }) => themes.includes('forbidden'));
  const [one, two] = themed;
  const tab = await openPuzzle(null);
  tab.fill('#puzzle-theme', 'forbidden');
  const numbers = () => [...tab.document.querySelectorAll('#puzzles button')].map(({ textContent }) => textContent);
  const ofGrade = themed.filter(({ grade }) => grade === one.grade);
  expect(numbers()).toEqual(ofGrade.map(({ number }) => String(number)));
  expect(tab.text('#grade-state')).toMatch(`Solved: 0 / ${ofGrade.length}`);
  await tab.act('#next');
  expect(tab.window.location.hash).toBe(`#puzzle=${one.id}`);
  await solve(tab, one);
  expect(tab.text('#result-about')).toMatch(/^Theme: .*Forbidden point$/);
  await tab.act('#next-puzzle');
  expect(tab.window.location.hash).toBe(`#puzzle=${two.id}`);
  tab.click('#grades button');
  expect(tab.text('#grade-state')).toBe('Grade 0 (rated 600): no puzzles of this theme. Solved: 0 / 0');
  tab.fill('#puzzle-theme', '');
  expect(numbers()).toHaveLength(36);
  expect(tab.faults).toEqual([]);
});

test('missed puzzles come back one after another, and leave the counts alone', async () => {
  const [one, two, three] = basics;
  const missed = { hints: 1, mistakes: 1, solved: true };
  const kept = {
    'wuziqi.puzzles': {
      [one.id]: { ...missed, date: '2026-03-04', passed: 0 },
      [two.id]: { ...missed, date: '2026-03-05', passed: 0 },
      [three.id]: missed,
    },
    'wuziqi.rating': { rating: 640, attempts: 3 },
  };
  const tab = await openPuzzle(basics[4], { kept });
  expect(tab.text('#repeat')).toBe('Review 2 puzzles');
  await tab.act('#repeat');
  expect(tab.window.location.hash).toBe(`#puzzle=${one.id}`);
  await solve(tab, one);
  expect(tab.text('#result-about')).toBe('next review in 3 days');
  expect(tab.text('#result-facts')).not.toMatch(/mistakes/);
  await tab.act('#next-puzzle');
  expect(tab.window.location.hash).toBe(`#puzzle=${three.id}`);
  await playAnswered(tab, startOf(three).includes(0) ? 1 : 0);
  tab.click('#back');
  await solve(tab, three);
  expect(tab.text('#result-about')).toBe('next review in 1 day');
  expect(tab.text('#repeat')).toBe('Nothing to review');
  expect(tab.$('#repeat').getAttribute('aria-disabled')).toBe('true');
  expect(tab.item('wuziqi.puzzles')).toEqual({
    ...kept['wuziqi.puzzles'],
    [one.id]: { ...missed, date: '2026-03-05', passed: 1 },
    [three.id]: { ...missed, ...missedToday },
  });
  expect(tab.item('wuziqi.rating')).toEqual(kept['wuziqi.rating']);
  await tab.act('#next-puzzle');
  expect(tab.window.location.hash).toBe(`#puzzle=${basics[3].id}`);
  expect(tab.faults).toEqual([]);
});

test('the link to the puzzle of the day leads to the puzzle', async () => {
  const date = '2026-03-05';
  const tab = await openPuzzle(null, { now: `${date}T12:00` });
  await tab.act('#play-daily');
  expect(tab.document.title).toBe(`Daily puzzle · ${date} · Gomoku puzzles · Qiju`);
  await tab.act('#copy-link');
  expect(tab.copied).toEqual([tab.window.location.href.replace(/#.*/, `#puzzle=${puzzleOfDay(date, puzzles).id}`)]);
  expect(tab.text('#link-note')).toBe('Link copied');
  await tab.act('#next');
  expect(tab.text('#link-note')).toBe('');
  expect(tab.faults).toEqual([]);
});

test('an unknown puzzle in the address is replaced; the page of the game leads here', async () => {
  const tab = await visit('wuziqi/puzzles/#puzzle=vcf-99-go-1', { language: 'en' });
  expect(tab.text('#banner')).toBe('There is no such puzzle: here is another');
  expect(tab.board.moves).toEqual(startOf(basics[0]));
  tab.window.location.hash = `#puzzle=${threats.id}`;
  await tab.settled();
  expect(tab.text('#title')).toMatch(`Grade ${threats.grade}`);
  expect(tab.isVisible('#banner')).toBe(false);
  const game = await visit('wuziqi/', { language: 'en' });
  expect(game.$('a[href="puzzles/"]').href).toBe(tab.window.location.href.replace(/#.*/, ''));
  expect([...tab.faults, ...game.faults]).toEqual([]);
});
