// The stages of 连连看: list, stars and stored results.
import { load } from 'qiju/lianliankan';
import { goTo, openPage, pickAll } from './lianliankan.js';

/** @typedef {import('./lianliankan.js').Visit} Visit */

const lianliankan = await load();
const [first, second] = [
  lianliankan.deal({ rows: 4, cols: 4, difficulty: 'easy', seed: 1000027 }),
  lianliankan.deal({ rows: 4, cols: 5, difficulty: 'easy', seed: 1000049 }),
];

/** @param {number} from @param {number} to @returns {Record<number, { stars: number, time: number }>} */
const cleared = (from, to) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, { stars: 2, time: 1000 }]));

/** @param {string} [address] @param {Parameters<typeof visit>[1]} [view] */
const openStages = (address, view) =>
  openPage(address, { ...view, kept: { 'lianliankan.watch': false, ...view?.kept } });

/** @param {Visit} tab @param {string} selector @returns {HTMLElement[]} */
const all = (tab, selector) => [...tab.document.querySelectorAll(/** @type {'button'} */ (selector))];

/** @param {Visit} tab @param {number} stage */
const labelOf = (tab, stage) => all(tab, '#stages button')[stage - 1].ariaLabel;

/** Expects a stage on the board, from its beginning. @param {Visit} tab @param {number} stage */
function expectDealt(tab, stage) {
  const { hash } = tab.window.location;
  expect([tab.text('#stage'), hash, tab.board.steps]).toEqual([`Stage ${stage}`, `#stage=${stage}`, 0]);
}

/** Plays to the end, and waits for the card. @param {Visit} tab @param {number[][][]} pairs */
async function finish(tab, pairs) {
  pickAll(tab, pairs.flat());
  await tab.settled();
  expect(tab.isVisible('#result')).toBe(true);
}

/** @param {Visit} tab @returns {string} the facts on the card */
const facts = (tab) => tab.$('#result-facts').textContent;

test('stages are listed in groups, as one tab stop, and the keyboard chooses one', async () => {
  const tab = await openStages('', { kept: { 'lianliankan.stages': cleared(1, 11) } });
  expect(all(tab, '#stages button')).toEqual([]);
  await tab.unfold('#stages-details');
  expect(all(tab, '#stages [role="group"]').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Small boards, cleared: 10 / 10',
    'Larger boards, cleared: 1 / 10',
    'Shapes, cleared: 0 / 10',
    'Gravity, cleared: 0 / 10',
    'Shapes and gravity, cleared: 0 / 10',
    'Expert, cleared: 0 / 10',
  ]);
  expect(all(tab, '#stages [role="option"]')).toHaveLength(60);
  expect(tab.text('#stages-state')).toBe('Cleared: 11 / 60, stars: 22 / 180');
  expect(tab.text('#stars-rule')).toMatch(/^One star .* three if .* at most 5 seconds a pair\.$/);
  const stops = all(tab, '#stages [tabindex="0"]');
  expect(stops.map(({ ariaLabel }) => ariaLabel)).toEqual(['Stage 12, 56 tiles, normal, next to play']);
  stops[0].focus();
  for (const [key, reached] of [
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
  ]) {
    tab.press(key);
    expect([key, tab.focused]).toEqual([key, expect.stringContaining(reached)]);
  }
  tab.press('Enter');
  await tab.settled();
  expectDealt(tab, 2);
  expect(tab.board.board).toEqual(second.board);
  expect(tab.document.activeElement).toBe(tab.board);
  expect(tab.text('#status')).toBe('20 tiles, easy');
  expect(all(tab, '#stages [aria-current]').map(({ textContent }) => textContent)).toEqual(['2★★☆']);
  expect(tab.$('#size').value).toBe('8x10');
  expect(tab.faults).toEqual([]);
});

test('a cleared stage has stars, which are stored, and leads to the next', async () => {
  let tab = await openStages();
  await tab.unfold('#stages-details');
  expect(tab.text('#play-next-stage')).toBe('Play stage 1');
  await tab.act('#play-next-stage');
  expectDealt(tab, 1);
  expect(tab.board.board).toEqual(first.board);
  expect(tab.$('#main').classList.contains('with-clock')).toBe(true);
  expect(tab.isVisible('#play-next-stage')).toBe(false);
  pickAll(tab, first.solution[0]);
  await tab.tick(2000);
  await finish(tab, first.solution.slice(1));
  expect(tab.text('#result-title')).toBe('Stage 1 cleared!');
  expect(tab.text('#result-praise')).toBe('Three stars!');
  expect(facts(tab)).toBe('stars★★★time0:02best0:02hints0');
  expect(all(tab, '#result-actions button').map(({ id }) => id)).toEqual(['next-stage', 'replay-stage', 'challenge']);
  expect(tab.item('lianliankan.stages')).toEqual({ 1: { stars: 3, time: 2000 } });
  expect(labelOf(tab, 1)).toBe('Stage 1, 16 tiles, easy, 3 stars');
  expect(labelOf(tab, 2)).toBe('Stage 2, 20 tiles, easy, next to play');
  const result = { played: 1, won: 1, best: null };
  expect(tab.item('lianliankan.results')).toEqual({ stages: result });
  await tab.act('#next-stage');
  expectDealt(tab, 2);
  expect(tab.board.board).toEqual(second.board);
  tab = await tab.reload();
  expect(tab.text('#stage')).toBe('Stage 2');
  await tab.unfold('#stages-details');
  expect(tab.text('#stages-state')).toBe('Cleared: 1 / 60, stars: 3 / 180');
  expect(tab.faults).toEqual([]);
});

test('a slow game earns two stars, a game with a hint one, and fewer stars replace no better result', async () => {
  const tab = await openStages('#stage=1');
  const stored = () => tab.item('lianliankan.stages');
  await tab.act('#hint');
  expect(tab.text('#status')).toMatch(/^Proven/);
  await finish(tab, first.solution);
  expect(facts(tab)).toMatch(/^stars★☆☆.*hints1$/);
  expect(tab.text('#result-praise')).toBe('Two stars without hints or shuffles');
  expect(stored()).toEqual({ 1: { stars: 1, time: null } });
  await tab.act('#replay-stage');
  expectDealt(tab, 1);
  pickAll(tab, first.solution[0]);
  await tab.tick(100_000);
  await finish(tab, first.solution.slice(1));
  expect(facts(tab)).toBe('stars★★☆time1:40best1:40hints0');
  expect(tab.text('#result-praise')).toBe('Three stars within 0:40');
  await tab.act('#replay-stage');
  tab.click('#shuffle');
  const solution = lianliankan.solve(tab.board.board);
  await finish(tab, solution.status === 'solvable' ? solution.moves : []);
  expect(facts(tab)).toMatch(/^stars★☆☆.*shuffles1$/);
  expect(stored()).toEqual({ 1: { stars: 2, time: 100_000 } });

  // A demonstration earns no stars.
  await tab.act('#replay-stage');
  await tab.board.solve();
  tab.board.playback.pause();
  tab.board.playback.seek(tab.board.total - 1);
  await finish(tab, [tab.board.pairs[0]]);
  expect(tab.text('#result-praise')).toBe('No stars after a demonstration');
  expect(facts(tab)).not.toContain('★');
  expect(stored()).toEqual({ 1: { stars: 2, time: 100_000 } });
  expect(tab.faults).toEqual([]);
});

test('a reload resumes a stage; the game before a restart can be restored', async () => {
  let tab = await openStages('#stage=2');
  await tab.act('#hint');
  pickAll(tab, second.solution.slice(0, 4).flat());
  tab = await tab.reload('lianliankan/');
  const state = () => [tab.window.location.hash, tab.board.remaining];
  expect(state()).toEqual(['#stage=2', 12]);
  await tab.unfold('#stages-details');
  await tab.act('#stages [aria-current]');
  expect(state()).toEqual(['#stage=2', 12]);
  await tab.act('#restart-stage');
  expectDealt(tab, 2);
  expect(tab.text('#bring-back')).toBe('Bring back the last game (6 pairs left)');
  await tab.act('#bring-back');
  expect(state()).toEqual(['#stage=2', 12]);
  await finish(tab, second.solution.slice(4));
  expect(facts(tab)).toMatch(/^stars★☆☆.*hints1$/);
  await tab.act('#again');
  expect(tab.window.location.hash).toMatch(/^#seed=/);
  expect(tab.text('#stage')).toBe('');
  expect(all(tab, '#stages [aria-current]')).toEqual([]);
  expect(tab.faults).toEqual([]);
});

test('after the last stage an unsolved one follows', async () => {
  const kept = { 'lianliankan.stages': { ...cleared(1, 40), ...cleared(42, 59) } };
  const tab = await openStages('#stage=60', { kept });
  expect([tab.board.gravity, tab.board.remaining]).toEqual(['centre', 112]);
  expect(tab.text('#status')).toBe('112 tiles, expert, tiles close up');
  const asked = /** @type {const} */ ({ rows: 14, cols: 8, difficulty: 'expert', gravity: 'centre', seed: 1000048 });
  await finish(tab, lianliankan.deal(asked).solution);
  await tab.act('#next-stage');
  expectDealt(tab, 41);
  expect(tab.text('#status')).toBe('Heart: 72 tiles, easy, tiles fall');
  await goTo(tab, '#stage=1');
  expectDealt(tab, 1);
  expect(tab.board.board).toEqual(first.board);
  expect(tab.faults).toEqual([]);
});

test('stars from another tab are shown', async () => {
  const tab = await openStages('', { language: 'zh-Hant' });
  await tab.unfold('#stages-details');
  expect(tab.text('#stages-state')).toBe('已過 0 / 60 關，0 / 180 星');
  tab.store('qiju1.lianliankan.stages', JSON.stringify(cleared(1, 2)));
  tab.window.dispatchEvent(new tab.window.StorageEvent('storage', { key: 'qiju1.lianliankan.stages' }));
  expect(tab.text('#stages-state')).toBe('已過 2 / 60 關，4 / 180 星');
  expect(tab.text('#play-next-stage')).toBe('玩第 3 關');
  expect(tab.faults).toEqual([]);
});
