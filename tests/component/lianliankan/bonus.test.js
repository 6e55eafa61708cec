// The bonus timer on the page of 连连看.
import { load } from 'qiju/lianliankan';
import { openPage, pickAll, setBoard } from './lianliankan.js';

/** @typedef {import('./lianliankan.js').Visit} Visit */

const lianliankan = await load();
const pairs = [[[0, 0], [0, 1]], [[0, 2], [0, 3]], [[1, 0], [1, 1]], [[1, 2], [1, 3]]]; // prettier-ignore
const board = [[1, 1, 2, 2], [3, 3, 4, 4]]; // prettier-ignore

/** @param {Record<string, unknown>} [kept] @param {string} [address] */
const openTimed = (kept = {}, address = '') =>
  openPage(address, { media: { reducedMotion: false }, kept: { 'lianliankan.watch': false, ...kept } });

/** Returns the remaining seconds. @param {Visit} tab */
const seconds = (tab) => Number(tab.$('#bonus').getAttribute('aria-valuenow'));

/** @param {Visit} tab */
const facts = (tab) => tab.$('#result-facts').textContent;

test('the timer is off by default, grows with matches and combos, and is part of the result', async () => {
  const tab = await openTimed();
  expect(tab.isVisible('#bonus-row')).toBe(false);
  tab.click('#bonus-timer');
  await setBoard(tab, board);
  expect([tab.isVisible('#bonus-row'), seconds(tab)]).toEqual([true, 20]);
  pickAll(tab, [...pairs[0], ...pairs[1]]);
  expect(tab.$('#bonus').getAttribute('aria-valuetext')).toBe('27 seconds');
  expect(tab.text('#combo')).toBe('Combo ×2');
  tab.click('#undo');
  pickAll(tab, pairs[1]);
  expect(tab.text('#combo')).toBe('Combo ×2'); // a pair counts once
  await tab.tick(5000);
  expect([22, 23]).toContain(seconds(tab)); // updated once a second
  pickAll(tab, pairs[2]);
  expect(tab.text('#combo')).toBe('');
  pickAll(tab, pairs[3]);
  await tab.settled();
  expect(facts(tab)).toBe('pairs4bonus28 scombo×2hints0');
  expect(tab.faults).toEqual([]);
});

test('the timer continues with a saved game', async () => {
  const address = '#seed=3&size=5x8&difficulty=easy&gravity=none';
  let tab = await openTimed({ 'lianliankan.bonus': true }, address);
  const { solution } = lianliankan.deal({ rows: 5, cols: 8, kinds: 10, copies: 4, seed: 3, difficulty: 'easy' });
  pickAll(tab, solution.slice(0, 2).flat());
  expect([tab.text('#combo'), seconds(tab)]).toEqual(['Combo ×2', 27]);
  await tab.settled();
  tab = await tab.reload();
  expect(seconds(tab)).toBe(27);
  for (const pair of solution.slice(2)) {
    pickAll(tab, pair);
    await tab.tick(5000); // too slow for a combo
  }
  await tab.settled();
  expect(facts(tab)).toContain('combo×2');
  expect(tab.faults).toEqual([]);
});

test('the game continues after the timer is empty', async () => {
  const tab = await openTimed({ 'lianliankan.bonus': true });
  await setBoard(tab, board);
  pickAll(tab, pairs[0]);
  await tab.tick(60_000);
  expect(tab.text('#combo')).toBe('No bonus left, play on');
  pickAll(tab, pairs[1]);
  expect([seconds(tab), tab.board.remaining]).toEqual([0, 4]);
  pickAll(tab, [...pairs[2], ...pairs[3]]);
  await tab.settled();
  expect(facts(tab)).toContain('bonus0 s');
  expect(tab.faults).toEqual([]);
});

test('nothing moves with reduced motion', async () => {
  const tab = await openPage('', { kept: { 'lianliankan.watch': false, 'lianliankan.bonus': true } });
  await setBoard(tab, board);
  expect(tab.isVisible('#bonus-row')).toBe(false);
  pickAll(tab, pairs.flat());
  await tab.settled();
  expect(facts(tab)).toBe('pairs4hints0');
  expect(tab.faults).toEqual([]);
});
