// The records in the settings dialog: shown, cleared, exported and imported; and the counting of games.
import { load } from 'qiju/lianliankan';
import { play, short, solutionOf } from '../huarong/huarong.js';
import { storedItems } from './stored-items.js';

/** @typedef {import('../visit.js').Visit} Visit */

const lianliankan = await load();

const kept = {
  'huarongdao.saved': storedItems['huarongdao.saved'],
  'lianliankan.results': { '8x10.normal': { zh: '中，普通', en: 'Medium, Normal', played: 3, won: 2, best: 83_500 } },
};

/** Returns the stored items about games. @param {Visit} tab */
const records = ({ stored }) =>
  Object.keys(stored)
    .filter((key) => /saved|results/.test(key))
    .sort();

/** Gives a file to the page. @param {Visit} tab @param {string} text */
async function upload(tab, text) {
  Object.defineProperty(tab.$('#import-file'), 'files', { configurable: true, value: [new Blob([text])] });
  tab.$('#import-file').dispatchEvent(new tab.window.Event('change'));
  await tab.settled();
}

test('without results a game is offered', async () => {
  const home = await visit('', { language: 'en' });
  await home.act('#open-settings');
  expect(home.text('#results p')).toBe('No results yet.');
  /** @type {string[]} */
  const followed = [];
  home.document.addEventListener('click', (event) => {
    const link = /** @type {Element} */ (event.target).closest('a');
    if (link) followed.push(link.pathname);
  });
  await home.act('#results button');
  expect(followed).toEqual(['/en/lianliankan/']);
  expect(home.faults).toEqual([]);

  const game = await visit('wuziqi/', { language: 'en' });
  await game.act('#open-settings');
  expect(game.text('#results p')).toBe('No results yet.');
  await game.act('#results button');
  expect(game.document.querySelector('dialog[open]')).toBeNull();
  expect(game.document.activeElement?.localName).toBe('gomoku-board');
  expect([game.departures, game.faults]).toEqual([0, []]);
});

test('the settings show the results, and clear everything after confirmation', async () => {
  const tab = await visit('', { language: 'en', kept });
  await tab.act('#open-settings');
  expect([...tab.document.querySelectorAll('#results tbody :is(th, td)')].map((cell) => cell.textContent)).toEqual([
    'Medium, Normal',
    '3',
    '2',
    '1:23',
  ]);
  expect(tab.text('#results caption')).toBe('Lianliankan');
  tab.click('#clear-records');
  tab.click('#keep');
  expect(records(tab)).toHaveLength(2);
  expect([tab.isVisible('#confirm-clear'), tab.focused, tab.departures]).toEqual([
    false,
    tab.text('#clear-records'),
    0,
  ]);
  tab.click('#clear-records');
  tab.click('#clear-now');
  expect([tab.stored, tab.departures, tab.faults]).toEqual([{}, 1, []]);
});

test('only an exported file can be imported', async () => {
  const tab = await visit('', { language: 'en', kept, now: '2026-11-21T12:00' });
  await tab.act('#open-settings');
  tab.click('#export');
  const [{ name, file }] = tab.saved;
  expect(name).toBe('qiju-2026-11-21.json');
  const text = await file.text();
  expect(JSON.parse(text).kept).toMatchObject(kept);

  await upload(tab, '{"format":"another"}');
  expect(tab.text('#records-status')).toMatch(/^This file was not exported/);
  expect([records(tab).length, tab.departures]).toEqual([2, 0]);
  tab.window.localStorage.clear();
  await upload(tab, text);
  expect(records(tab)).toEqual(Object.keys(kept).map((key) => `qiju1.${key}`));
  expect([tab.departures, tab.faults]).toEqual([1, []]);
});

describe('连连看', () => {
  const address = 'lianliankan/#seed=7&size=6x8&difficulty=easy&gravity=';
  const game = /** @type {const} */ ({ seed: 7, rows: 6, cols: 8, kinds: 12, copies: 4, difficulty: 'easy' });

  /** @param {Visit} tab @param {readonly any[]} pairs */
  async function match(tab, pairs) {
    for (const cell of pairs.flat()) tab.board.pick(...cell);
    await tab.settled();
  }

  test('a game counts at its first match and when it is won, also after a reload', async () => {
    const { solution } = lianliankan.deal(game);
    let tab = await visit(`${address}none`, { language: 'en', kept: { 'lianliankan.timed': true } });
    const results = () => tab.item('lianliankan.results');
    expect(results()).toEqual({});
    await match(tab, solution.slice(0, 5));
    expect(results()).toEqual({ '6x8.easy': { played: 1, won: 0, best: null } });
    expect(records(tab)).toContain('qiju1.lianliankan.saved');
    tab = await tab.reload();
    await match(tab, solution.slice(5));
    expect(results()).toEqual({ '6x8.easy': { played: 1, won: 1, best: expect.any(Number) } });
    expect(records(tab)).toEqual(['qiju1.lianliankan.results']);
    tab.click('#undo');
    await match(tab, solution.slice(-1));
    tab.board.restart();
    await tab.act('#hint');
    await match(tab, solution);
    expect(results()).toMatchObject({ '6x8.easy': { played: 1, won: 1 } });
    expect(tab.faults).toEqual([]);
  });

  test('a game with help sets no record', async () => {
    const { solution } = lianliankan.deal({ ...game, gravity: 'up' });
    const tab = await visit(`${address}up`, { kept: { 'lianliankan.timed': true } });
    await tab.act('#hint');
    await match(tab, solution);
    expect(tab.item('lianliankan.results')).toEqual({
      '6x8.easy.up': { played: 1, won: 1, best: null },
    });
    expect(tab.faults).toEqual([]);
  });
});

test('五子棋: a game counts at its first move and when it is won, with its number of moves', async () => {
  let tab = await visit('wuziqi/', { kept: { 'wuziqi.opponent': 'none' } });
  const results = () => tab.item('wuziqi.results');
  const place = (/** @type {number[]} */ ...points) => {
    for (const point of points) tab.board.place(point);
    return tab.settled();
  };
  await place(0, 1, 15, 16);
  expect(results()).toEqual({ 'freestyle.15': { played: 1, won: 0, best: null } });
  tab = await tab.reload();
  expect(tab.text('#moves')).toBe('4');
  await place(30, 31, 45, 46, 60);
  expect(results()).toEqual({ 'freestyle.15': { played: 1, won: 1, best: 9 } });
  await tab.act('#undo');
  tab = await tab.reload();
  await place(60);
  expect(results()).toEqual({ 'freestyle.15': { played: 1, won: 1, best: 9 } });
  expect(tab.isVisible('#again')).toBe(true);
  await tab.act('#again');
  await place(112);
  expect(results()).toEqual({ 'freestyle.15': { played: 2, won: 1, best: 9 } });
  expect(tab.faults).toEqual([]);
});

test('华容道: a level counts once, and again from the start', async () => {
  let tab = await visit('huarongdao/', { kept: { 'huarongdao.level': short.zh } });
  const results = () => tab.item('huarongdao.results');
  const { steps } = solutionOf(short.board, { metric: 'step' });
  play(tab.board, steps.slice(0, 1));
  await tab.settled();
  tab = await tab.reload();
  play(tab.board, steps.slice(1));
  await tab.settled();
  const won = { [short.zh]: { played: 1, won: 1, best: steps.length } };
  expect(results()).toEqual(won);
  tab.board.undo();
  play(tab.board, steps.slice(-1));
  await tab.settled();
  expect(results()).toEqual(won);
  tab.board.undo();
  await tab.settled();
  tab = await tab.reload();
  play(tab.board, steps.slice(-1));
  await tab.settled();
  expect(results()).toEqual(won);
  tab.board.restart();
  play(tab.board, steps);
  await tab.settled();
  expect(results()).toEqual({ [short.zh]: { played: 2, won: 2, best: steps.length } });
  expect(tab.faults).toEqual([]);
});
