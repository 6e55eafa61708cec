// The games of the page of 连连看: by address, number or date, of any shape; stored results and resumed games.
import { load } from 'qiju/lianliankan';
import { readShape } from '../../../web/elements/lianliankan/cells.js';
import { shapes } from '../../../web/site/games/lianliankan/shapes.js';
import { choose, clickOffer, goTo, notice, openPage, pickAll, valuesOf, wallsOf } from './lianliankan.js';

/** @typedef {import('./lianliankan.js').Visit} Visit */

const lianliankan = await load();
const heart = {
  cells: readShape(shapes.heart.rows),
  hash: '#seed=7&shape=heart&difficulty=hard&gravity=down',
  ...lianliankan.deal({ shape: readShape(shapes.heart.rows), seed: 7, difficulty: 'hard', gravity: 'down' }),
};
const small = {
  hash: '#seed=3&size=5x8&difficulty=easy&gravity=none',
  ...lianliankan.deal({ rows: 5, cols: 8, kinds: 10, copies: 4, seed: 3, difficulty: 'easy' }),
};
const quiet = { kept: { 'lianliankan.watch': false } };

/** @param {Visit} tab @returns {string[]} the values of the pickers */
const picked = (tab) => valuesOf(tab, 'shape', 'size', 'difficulty', 'gravity');

/** @param {Visit} tab */
const hashOf = (tab) => tab.window.location.hash;

/** Deals a game by its number. @param {Visit} tab @param {string} number */
async function enter(tab, number) {
  tab.fill('#seed', number);
  tab.$('#seed').focus();
  tab.press('Enter');
  await tab.settled();
}

test('the address contains the game, and an invalid one changes nothing', async () => {
  const asked = /** @type {const} */ ({ seed: 7, difficulty: 'hard', gravity: 'left' });
  const expected = lianliankan.deal({ ...asked, rows: 6, cols: 8, kinds: 12, copies: 4 });
  const hash = '#seed=7&size=6x8&difficulty=hard&gravity=left';
  const tab = await openPage(hash, quiet);
  const { board } = tab;
  expect([board.board, hashOf(tab), picked(tab)]).toEqual([expected.board, hash, ['rectangle', '6x8', 'hard', 'left']]);
  await tab.unfold('#share-details');
  expect(tab.text('#rate')).toContain(`${Math.round(100 * (expected.clearRate ?? 0))} times in 100`);
  for (const wrong of [
    ...['seed=-1', 'seed=', 'seed=x', 'seed=1.5', 'seed=4294967296', 'size=6x8'],
    ...['seed=7&size=9x9', 'seed=7&size=', 'seed=7&size=6x8x8', 'seed=7&size=constructor'],
    ...['seed=7&gravity=sideways', 'seed=7&difficulty=', 'seed=7&difficulty=constructor'],
    ...['seed=7&shape=circle', 'seed=7&shape=', 'seed=7&shape=constructor'],
    ...['daily=2026-02-30', 'daily=', 'daily=tomorrow'],
    ...['stage=0', 'stage=61', 'stage=-1', 'stage=1.5', 'stage=', 'stage=constructor'],
  ]) {
    tab.$('#status').textContent = '';
    await goTo(tab, `#${wrong}`);
    expect([wrong, tab.text('#status')]).toEqual([wrong, 'Not a valid link: this game goes on']);
    expect(board.board).toEqual(expected.board);
    expect(picked(tab)).toEqual(['rectangle', '6x8', 'hard', 'left']);
  }
  await goTo(tab, '#seed=8&size=8x6&difficulty=easy&gravity=none');
  const other = { seed: 8, rows: 8, cols: 6, kinds: 12, copies: 4, difficulty: /** @type {const} */ ('easy') };
  expect(board.board).toEqual(lianliankan.deal(other).board);
  expect(tab.text('#status')).toBe('');
  expect(tab.faults).toEqual([]);

  const wrong = await openPage('#seed=-1', quiet);
  expect([wrong.text('#status'), wrong.board.remaining]).toEqual(['Not a valid link: this game goes on', 80]);
});

test('the daily game is the same on every screen, even upright, and is resumed', async () => {
  const { board } = lianliankan.deal({ rows: 5, cols: 8, kinds: 10, copies: 4, difficulty: 'easy', seed: 20261116 });
  const narrow = await openPage('#daily=2026-11-16', { ...quiet, media: { width: 390, height: 844 } });
  expect([narrow.board.board, hashOf(narrow)]).toEqual([board, '#daily=2026-11-16']);
  await choose(narrow, '#size', '5x8');
  expect(hashOf(narrow)).toMatch(/size=8x5/);
  let tab = await openPage('#daily=2026-11-16', quiet);
  expect(tab.board.board).toEqual(board);
  pickAll(tab, tab.board.pairs[0]);
  tab = await tab.reload('lianliankan/');
  expect([hashOf(tab), tab.board.remaining]).toEqual(['#daily=2026-11-16', 38]);
  expect(tab.$('#main').classList.contains('with-clock')).toBe(true);
  expect(tab.faults).toEqual([]);
});

test('the daily result is stored, counts days in a row, and can be copied', async () => {
  const result = { pairs: 24, time: 1, hints: 0, shuffles: 0 };
  const days = { '2026-02-26': result, '2026-02-28': result, '2026-03-01': result };
  const kept = { 'lianliankan.days': days };
  const tab = await visit('lianliankan/', { kept, now: '2026-03-02T12:00' });
  await tab.unfold('#daily-details');
  expect(tab.text('#daily-state')).toBe('2026-03-02：40 张牌，连续 3 天（漏 1 天）');
  expect(tab.$('#copy-daily').getAttribute('aria-disabled')).toBe('true');
  await tab.act('#play-daily');
  expect([tab.board.dealt.seed, hashOf(tab)]).toEqual([20260302, '#daily=2026-03-02']);
  await tab.act('#hint');
  expect(tab.allInBoard('.hinted')).toHaveLength(2);
  const { solution } = lianliankan.deal({ rows: 5, cols: 8, kinds: 10, copies: 4, difficulty: 'easy', seed: 20260302 });
  pickAll(tab, solution[0]);
  await tab.tick(65_000);
  pickAll(tab, solution.slice(1).flat());
  expect(tab.text('#status')).toBe('全部消除，用时 1:05');
  await tab.settled();
  const score = '20 对，用时 1:05，提示 1 次，连续 4 天（漏 1 天）';
  expect(tab.text('#daily-state')).toMatch(`2026-03-02：已完成，${score}，下一局还有 `);
  expect(tab.item('lianliankan.results')).toMatchObject({ daily: { played: 1, won: 1 } });
  await tab.act('#copy-daily');
  expect(tab.text('#status')).toBe('成绩已复制');
  const text = `棋局 · 连连看 2026-03-02\n🟨🟩🟩🟩🟩\n${score}\nhttps://qiju.test/lianliankan/#daily=2026-03-02`;
  expect(tab.copied).toEqual([text]);
  expect(tab.faults).toEqual([]);
});

test('any game can be opened by its number, and an invalid number changes nothing', async () => {
  const tab = await openPage('', quiet);
  await choose(tab, '#size', '6x8');
  await choose(tab, '#difficulty', 'easy');
  await enter(tab, '2026');
  const { board } = lianliankan.deal({ rows: 6, cols: 8, kinds: 12, copies: 4, seed: 2026, difficulty: 'easy' });
  expect([tab.board.dealt.seed, tab.board.board]).toEqual([2026, board]);
  for (const wrong of ['4294967296', '-1', 'x', '1.5']) {
    await enter(tab, wrong);
    expect([wrong, tab.text('#status')]).toEqual([wrong, 'A game number is a whole number from 0 to 4294967295']);
    expect(tab.board.board).toEqual(board);
  }
  await tab.act('#again');
  expect(tab.board.dealt.seed).not.toBe(2026);
  expect(valuesOf(tab, 'seed')).toEqual([String(tab.board.dealt.seed)]);
  expect(tab.faults).toEqual([]);
});

test('a game that was left for another can be restored', async () => {
  const hash = '#seed=3&size=6x8&difficulty=easy&gravity=none';
  let tab = await openPage(hash, quiet);
  pickAll(tab, tab.board.pairs[0]);
  const half = tab.board.board;
  expect(tab.isVisible('#bring-back')).toBe(false);
  for (const leave of [
    () => tab.act('#again'),
    () => choose(tab, '#difficulty', 'normal'),
    () => choose(tab, '#gravity', 'down'),
    () => choose(tab, '#size', '5x8'),
    () => choose(tab, '#shape', 'fish'),
  ]) {
    const { seed } = tab.board.dealt;
    await leave();
    expect(tab.board.dealt.seed).not.toBe(seed);
    expect(tab.text('#bring-back')).toBe('Bring back the last game (23 pairs left)');
    await tab.act('#bring-back');
    expect([tab.board.board, hashOf(tab), tab.board.canUndo]).toEqual([half, hash, true]);
  }
  await tab.act('#again');
  tab = await tab.reload();
  expect(tab.isVisible('#bring-back')).toBe(true);
  expect(tab.faults).toEqual([]);
});

test('shuffles are counted, also those before a reload', async () => {
  let tab = await openPage(small.hash, quiet);
  const shown = () => (tab.isVisible('#shuffles') ? tab.text('#shuffles') : null);
  expect(shown()).toBe(null);
  pickAll(tab, tab.board.pairs[0]);
  for (const [button, count] of [
    ['#shuffle', 'shuffles: 1'],
    ['#shuffle', 'shuffles: 2'],
    ['#undo', 'shuffles: 1'],
  ]) {
    tab.click(button);
    expect(shown()).toBe(count);
  }
  tab = await tab.reload();
  expect(shown()).toBe('shuffles: 1');
  await tab.act('#again');
  expect(shown()).toBe(null);
  expect(tab.faults).toEqual([]);
});

test('only a timed game has a best time; any other counts as a win', async () => {
  const tab = await openPage(small.hash, quiet);
  const kept = () => tab.item('lianliankan.results')['5x8.easy'];
  pickAll(tab, small.solution.flat());
  expect(kept()).toMatchObject({ won: 1, best: null });
  tab.click('#timed');
  await tab.unfold('#share-details');
  expect(tab.text('#best')).toBe('');
  await tab.act('#by-number button');
  expect(tab.board.remaining).toBe(40);
  pickAll(tab, small.solution[0]);
  await tab.tick(7000);
  pickAll(tab, small.solution.slice(1).flat());
  await tab.settled();
  expect(kept()).toMatchObject({ won: 2, best: 7000 });
  expect(tab.text('#best')).toBe('Best without hints: 0:07');
  expect(tab.faults).toEqual([]);
});

test('an unfinished game is resumed: its board, its options and undo', async () => {
  const hash = '#seed=7&size=6x8&difficulty=easy&gravity=down';
  const asked = /** @type {const} */ ({ seed: 7, rows: 6, cols: 8, difficulty: 'easy', gravity: 'down' });
  const { board, solution } = lianliankan.deal({ ...asked, kinds: 12, copies: 4 });
  let tab = await openPage(hash, quiet);
  pickAll(tab, solution.slice(0, 3).flat());
  const half = tab.board.board;
  expect(half.flat().filter((/** @type {number} */ kind) => kind === 0)).toHaveLength(6);
  /** True if this address resumes the game. @param {string} address */
  const isResumedAt = async (address) => {
    tab = await tab.reload(`lianliankan/${address}`);
    return tab.board.remaining < 48;
  };
  expect(await isResumedAt('#seed=8&size=6x8&difficulty=easy&gravity=down')).toBe(false);
  expect(await isResumedAt('')).toBe(true);
  expect([tab.board.board, tab.board.dealt.seed, hashOf(tab)]).toEqual([half, 7, hash]);
  expect(picked(tab)).toEqual(['rectangle', '6x8', 'easy', 'down']);
  await tab.unfold('#share-details');
  expect([tab.text('#left'), tab.text('#rate')]).toEqual(['21', expect.stringMatching(/^Random play clears/)]);
  tab.click('#undo');
  expect(tab.board.remaining).toBe(44);
  tab.click('#shuffle');
  const shuffled = tab.board.board;
  expect(await isResumedAt(hash)).toBe(true);
  expect([tab.board.board, tab.board.canUndo]).toEqual([shuffled, false]);
  // An invalid stored game is dealt again.
  const saved = tab.item('lianliankan.saved');
  saved.state.line = [[[0, 0], [0, 0]]]; // prettier-ignore
  tab.store('qiju1.lianliankan.saved', JSON.stringify(saved));
  expect(await isResumedAt('')).toBe(false);
  expect([tab.board.board, tab.item('lianliankan.saved')]).toEqual([board, null]);
  expect(tab.faults).toEqual([]);
});

test('a shape is chosen like a size, and choosing a size ends the shape', async () => {
  let tab = await openPage('', quiet);
  const ring = readShape(shapes.ring.rows);
  const selected = (/** @type {string} */ id) => tab.$(`#${id}`).selectedOptions[0].text;
  await choose(tab, '#size', '6x8');
  expect(tab.board.remaining).toBe(48);
  await choose(tab, '#shape', 'ring');
  expect([wallsOf(tab.board.board), tab.board.remaining, tab.text('#left')]).toEqual([ring, 68, '34']);
  expect(hashOf(tab)).toMatch(/^#seed=\d+&shape=ring&difficulty=normal&gravity=none$/);
  expect([selected('size'), selected('shape')]).toEqual(['By shape', 'Ring: 68 tiles']);
  tab = await tab.reload('lianliankan/');
  expect([picked(tab), wallsOf(tab.board.board)]).toEqual([['ring', '', 'normal', 'none'], ring]);
  await choose(tab, '#shape', 'rectangle');
  expect([picked(tab).slice(0, 2), hashOf(tab)]).toEqual([['rectangle', '6x8'], expect.stringContaining('size=6x8')]);
  await choose(tab, '#shape', 'fish');
  expect(hashOf(tab)).toContain('shape=fish');
  await choose(tab, '#size', '5x8');
  expect([picked(tab).slice(0, 2), tab.board.remaining]).toEqual([['rectangle', '5x8'], 40]);
  expect(tab.faults).toEqual([]);
});

test('a game with a shape has an address and results, and leads to another game with it', async () => {
  const tab = await openPage(heart.hash, quiet);
  expect([tab.board.board, hashOf(tab)]).toEqual([heart.board, heart.hash]);
  expect(picked(tab)).toEqual(['heart', '', 'hard', 'down']);
  pickAll(tab, heart.solution.flat());
  expect(tab.board.board).toEqual(heart.cells);
  expect(notice(tab)).toContain('All clear');
  expect(tab.item('lianliankan.results')).toMatchObject({
    'heart.hard.down': { won: 1 },
  });
  await clickOffer(tab);
  expect(wallsOf(tab.board.board)).toEqual(heart.cells);
  expect(tab.board.dealt.seed).not.toBe(7);
  await enter(tab, '7');
  expect(tab.board.board).toEqual(heart.board);
  expect(tab.faults).toEqual([]);
});

test('an unfinished game with a shape is resumed and shown on the start page; the daily game stays a rectangle', async () => {
  let tab = await openPage(heart.hash, { ...quiet, now: '2026-03-02T12:00' });
  pickAll(tab, heart.solution.slice(0, 3).flat());
  const half = tab.board.board;
  tab = await tab.reload('');
  expect(tab.document.querySelectorAll('[data-game=lianliankan] .tile')).toHaveLength(66);
  expect(tab.faults).toEqual([]);
  tab = await tab.reload('lianliankan/');
  expect([tab.board.board, hashOf(tab), picked(tab)]).toEqual([half, heart.hash, ['heart', '', 'hard', 'down']]);
  tab.click('#undo');
  expect(tab.board.remaining).toBe(68);
  tab.click('#shuffle');
  expect(wallsOf(tab.board.board)).toEqual(heart.cells);
  await tab.unfold('#daily-details');
  await tab.act('#play-daily');
  expect(hashOf(tab)).toBe('#daily=2026-03-02');
  expect(tab.board.board.flat()).not.toContain(-1);
  expect(tab.faults).toEqual([]);
});
