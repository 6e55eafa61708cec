// The result card of the three games: its text, links and sharing, and the page after it is closed.
import { load } from 'qiju';
import { groupLevels } from '../../../web/site/games/huarong/level-groups.js';
import { shortLevels } from '../../../web/site/games/huarong/short-levels.js';

/** @typedef {import('../visit.js').Visit} Visit */
/** @typedef {import('../visit.js').View} View */
/** @typedef {keyof typeof games} Name */

const qiju = await load();
const seed = 3;
const dealt = qiju.lianliankan.deal({ seed, rows: 5, cols: 8, kinds: 10, copies: 4, difficulty: 'easy' });
const [level] = qiju.huarong.levels;
const solution = /** @type {import('qiju').Step[]} */ (qiju.solveHuarongRoad(level.board));
/** The number of steps in an unfinished game of 华容道. */
const begun = solution.length - 3;
const saved = { cells: level.board, level: level.zh, line: solution.slice(0, begun), helped: false, time: 1000 };
/** The levels in the order of the list. */
const listed = groupLevels([...shortLevels, ...qiju.huarong.levels]).flatMap((group) => group.levels);

/** For each game an almost won game, the last move, and the text of the card. */
const games = {
  lianliankan: {
    address: `lianliankan/#seed=${seed}&size=5x8&difficulty=easy&gravity=none`,
    moves: dealt.solution.map(
      (pair) => (/** @type {any} */ board) => pair.forEach(([row, col]) => board.pick(row, col)),
    ),
    title: 'All clear!',
    facts: /^pairs 20 hints 0$/,
    ids: ['next', 'harder', 'challenge'],
    link: /lianliankan\/#seed=3&size=5x8&difficulty=easy&gravity=none$/,
  },
  huarong: {
    address: 'huarongdao/',
    moves: solution.map(
      ({ id, direction }) =>
        (/** @type {any} */ board) =>
          board.move(id, direction),
    ),
    title: 'Cao Cao escapes!',
    facts: /^stars ★(☆☆|★☆|★★) moves \d+ \/ 81 time \d+:\d\d best \d+ hints no$/,
    ids: ['next-level', 'harder', 'challenge'],
    link: /huarongdao\/#p=000GAYZHM$/,
  },
  gomoku: {
    address: 'wuziqi/',
    moves: [
      (/** @type {any} */ board) => board.open([112, 0, 113, 2, 114, 30, 115, 4]),
      (/** @type {any} */ board) => board.place(116),
    ],
    title: 'You win',
    facts: /^moves 9 fastest win 9 moves hints no$/,
    ids: ['again', 'harder', 'review-game'],
    link: /wuziqi\/#7700780279207a047b$/,
  },
};
const names = /** @type {Name[]} */ (Object.keys(games));

/** @param {Name} name @param {View} [view] */
const openGame = (name, view) =>
  visit(games[name].address, {
    language: 'en',
    ...view,
    kept: { 'lianliankan.watch': false, 'huarongdao.saved': { state: saved }, ...view?.kept },
  });

/** @param {Visit} tab @param {Name} name */
async function win(tab, name) {
  for (const move of games[name].moves) move(tab.board);
  await tab.settled();
  expect(tab.isVisible('#result')).toBe(true);
}

/** @param {Visit} tab @returns {string} */
const facts = (tab) =>
  [...tab.document.querySelectorAll('#result-facts :is(dt, dd)')].map(({ textContent }) => textContent).join(' ');

test.each(names)('%s: the card has the focus, its text is copied, and Escape or U closes it', async (name) => {
  const { title, facts: expected, ids, link, moves } = games[name];
  const tab = await openGame(name);
  const { board } = tab;
  const state = () => [tab.isVisible('#result'), tab.document.activeElement === board];
  expect(tab.isVisible('#result')).toBe(false);
  await win(tab, name);
  expect(tab.focused).toBe(title);
  expect(facts(tab)).toMatch(expected);
  expect(tab.$('#result').classList.contains('seal')).toBe(true);
  expect([...tab.document.querySelectorAll('#result-actions button')].map(({ id }) => id)).toEqual(ids);
  await tab.act('#share-result');
  expect([tab.text('#share-result'), tab.text('#result-note')]).toEqual(['Copy the result', 'Result copied']);
  expect(tab.copied).toEqual([expect.stringMatching(/^Qiju · /)]);
  expect(tab.copied[0]).toMatch(link);
  tab.window.navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
  await tab.act('#share-result');
  expect([tab.text('#result-note'), tab.$('dialog textarea').value]).toEqual(['', tab.copied[0]]);
  tab.press('Escape');

  tab.$('#result-title').focus();
  tab.press('Escape');
  expect(state()).toEqual([false, true]);
  await tab.act('#undo');
  moves[moves.length - 1](board);
  await tab.settled();
  expect(state()).toEqual([true, false]);
  const { steps } = board;
  tab.press('u');
  expect([...state(), board.steps]).toEqual([false, true, steps - 1]);
  expect(tab.faults).toEqual([]);
});

test.each(/** @type {const} */ (['lianliankan', 'huarong']))(
  '%s: a demonstration ends without a card',
  async (name) => {
    const tab = await openGame(name);
    const { board } = tab;
    const solved = board.solve();
    await tab.settled();
    await solved;
    board.playback.pause();
    board.playback.seek(board.total - 1);
    board.playback.play();
    await tab.settled();
    expect([board.demonstrated, board.steps === board.total]).toEqual([true, true]);
    expect(tab.isVisible(tab.inBoard('.notice'))).toBe(true);
    expect(tab.isVisible('#result')).toBe(false);
    expect(tab.faults).toEqual([]);
  },
);

/** @type {[name: Name, id: string, follows: (tab: Visit) => void][]} */
const next = [
  [
    'lianliankan',
    'harder',
    (tab) => {
      expect(tab.window.location.hash).toContain('difficulty=normal');
      expect(tab.item('lianliankan.difficulty')).toBe('normal');
    },
  ],
  ['huarong', 'next-level', (tab) => expect(tab.text('#level')).toBe(listed[listed.indexOf(level) + 1].en)],
  ['gomoku', 'harder', (tab) => expect([tab.$('#opponent').value, tab.board.total]).toEqual(['normal', 0])],
];
test('gomoku: after a loss the card offers an easier level, if there is one', async () => {
  const tab = await openGame('gomoku');
  for (const ids of [
    ['again', 'easier', 'review-game'],
    ['again', 'review-game'],
  ]) {
    tab.board.open([0, 112, 2, 113, 30, 114, 34, 115]);
    tab.board.place(200);
    await tab.settled();
    expect(tab.text('#result-title')).toBe('The computer wins');
    expect([...tab.document.querySelectorAll('#result-actions button')].map(({ id }) => id)).toEqual(ids);
    await tab.act(`#${ids[1]}`);
  }
  expect(tab.board.level).toBe('beginner');
  expect(tab.faults).toEqual([]);
});

test('gomoku: after a draw the card offers the same opponent', async () => {
  const tab = await openGame('gomoku');
  // Five points are left of a board of 5, and nobody can make five.
  const full = [0, 2, 1, 3, 4, 6, 5, 7, 8, 9, 11, 10, 12, 13, 15, 14, 17, 16, 18, 19, 20, 21, 22, 23];
  tab.board.open(full, { size: 5 });
  tab.board.place(24);
  await tab.settled();
  expect(tab.text('#result-title')).toBe('A draw');
  expect([...tab.document.querySelectorAll('#result-actions button')].map(({ id }) => id)).toEqual([
    'again',
    'review-game',
  ]);
  expect(tab.faults).toEqual([]);
});

test.each(next)('%s: the card leads to another game: #%s', async (name, id, follows) => {
  const tab = await openGame(name);
  await win(tab, name);
  await tab.act(`#${id}`);
  expect(tab.isVisible('#result')).toBe(false);
  follows(tab);
  expect(tab.faults).toEqual([]);
});

test('a new best time is praised, a daily game has its streak', async () => {
  const results = { '5x8.easy': { played: 1, won: 1, best: 999_000 } };
  const tab = await openGame('lianliankan', { kept: { 'lianliankan.timed': true, 'lianliankan.results': results } });
  await win(tab, 'lianliankan');
  expect(facts(tab)).toMatch(/^time 0:\d\d best 0:\d\d hints 0$/);
  expect(tab.text('#result-praise')).toBe('A new best time!');
  const daily = await tab.reload('lianliankan/#daily=2026-03-05');
  const { moves } = /** @type {any} */ (qiju.lianliankan.solve(daily.board.board, { time: 5000 }));
  for (const [row, col] of moves.flat()) daily.board.pick(row, col);
  await daily.settled();
  expect(facts(daily)).toMatch(/streak 1 day$/);
  expect([...tab.faults, ...daily.faults]).toEqual([]);
});
