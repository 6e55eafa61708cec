// The panels beside the board of 华容道: the position editor, generated puzzles, the daily puzzle, the moves.
import { first, huarong, levels, play, short, solutionOf } from './huarong.js';

/** @typedef {import('./huarong.js').Tab} Tab */

const [, other] = levels;

test('a position is set up with the mouse, judged at once, and played', async () => {
  const tab = await visit('huarongdao/');
  const cell = (/** @type {string} */ label) => tab.act(`#editor-board [aria-label^="${label}"]`);
  const status = () => tab.text('#editor-status');
  await tab.unfold('#share-details');
  await tab.act('#edit');
  expect(status()).toBe('有解，最少 81 移步');
  await tab.act('#clear-position');
  expect(status()).toBe('还没有曹操（2×2 的大块）');
  await cell('第 1 行第 2 列');
  expect(status()).toContain('最少');
  await cell('第 4 行第 2 列');
  expect(status()).toContain('有两个曹操');
  await cell('第 4 行第 2 列');
  await tab.act('#editor [value="horizontal"]');
  await cell('第 3 行第 2 列');
  await cell('第 5 行第 4 列');
  await cell('第 3 行第 4 列');
  expect(status()).toBe('这里放不下横二格');
  const drawn = [
    [0, 1, 1, 0],
    [0, 1, 1, 0],
    [0, 2, 2, 0],
    [0, 0, 0, 0],
    [0, 0, 3, 3],
  ];
  await tab.act('#editor [value="caocao"]');
  expect(tab.$('#code').value).toBe(huarong.encode(drawn));
  tab.fill('#code', 'nonsense');
  expect(status()).toContain('8 个字符');
  tab.fill('#code', huarong.encode(drawn));
  await tab.settled();
  expect(status()).toBe(`有解，最少 ${solutionOf(drawn).length} 移步`);
  tab.fill('#code', huarong.encode(other.board));
  await tab.settled();
  expect(status()).toBe(`有解，最少 ${other.lengths?.move} 移步`);
  await tab.act('#play-position');
  expect(tab.board.code).toBe(huarong.encode(other.board));
  expect(tab.text('#level')).toBe(other.zh);
  expect(tab.faults).toEqual([]);
});

test('a position is set up with the keyboard alone, and solved', async () => {
  const tab = await visit('huarongdao/', { language: 'en' });
  /** @param {string} selector @param {string[]} keys */
  const pressAt = async (selector, ...keys) => {
    tab.$(selector).focus();
    for (const key of keys) tab.press(key);
    await tab.settled();
  };
  await tab.unfold('#share-details');
  await pressAt('#edit', 'Enter');
  expect(tab.text('#editor-status')).toContain('81 moves');
  expect(tab.focused).toContain('row 1, column 1');
  await pressAt('#clear-position', 'Enter');
  await pressAt('#editor-board [tabindex="0"]', 'Enter');
  expect(tab.focused).toContain('Cao Cao');
  tab.press('4');
  expect(tab.text('#editor-status')).toBe('soldier');
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) tab.press(key);
  expect(tab.focused).toContain('soldier');
  tab.press('Delete');
  expect(tab.focused).toContain('empty');
  await tab.settled();
  expect(tab.text('#editor-status')).toContain('It can be solved');
  await pressAt('#solve-position', 'Enter');
  expect(tab.board.total).toBeGreaterThan(0);
  expect(tab.board.board.flat().filter(Boolean)).toHaveLength(5);
  expect(tab.faults).toEqual([]);
});

test('a puzzle is generated from the chosen pieces and distance, and restored after leaving the page', async () => {
  let tab = await visit('huarongdao/', { language: 'en' });
  await tab.unfold('#generate-details');
  expect(tab.text('#distance-text')).toMatch(/ \/ 93$/);
  tab.fill('#distance', '12');
  await tab.act('#generate');
  expect(tab.text('#level')).toBe('Custom position');
  expect(huarong.hint(tab.board.board).distance).toBe(12);
  expect(tab.text('#fewest-move')).toBe('/ 12');
  tab.fill('#horizontals', '2');
  tab.fill('#verticals', '3');
  await tab.settled();
  expect(tab.text('#distance-text')).toMatch(/ \/ 138$/);
  await tab.act('#generate-hardest');
  expect(tab.text('#exit-distance')).toBe('138 moves to go');
  tab.fill('#soldiers', '9');
  await tab.settled();
  expect(tab.text('#generate-status')).toContain('19 cells');
  expect(tab.$('#generate').getAttribute('aria-disabled')).toBe('true');
  play(tab.board, [huarong.steps(tab.board.board)[0]]);
  const { board } = tab.board;
  tab = await tab.reload('huarongdao/');
  expect(tab.board).toMatchObject({ steps: 1, board });
  expect(tab.faults).toEqual([]);
});

test('the daily puzzle is the same for everyone, and its result can be shared', async () => {
  const tab = await visit('huarongdao/#daily=2026-11-21', { now: '2026-11-23T12:00' });
  const options = /** @type {const} */ ({ horizontals: 1, verticals: 3, soldiers: 6, distance: 40, metric: 'move' });
  expect(tab.text('#level')).toBe('每日一题 · 2026-11-21');
  expect(tab.board.start).toEqual(huarong.generate({ ...options, seed: 20261121 }).board);
  await tab.unfold('#daily-details');
  expect(tab.$('#copy-daily').getAttribute('aria-disabled')).toBe('true');
  await tab.act('#play-daily');
  expect(tab.text('#level')).toBe('每日一题 · 2026-11-23');
  await tab.act('#solve');
  const { moves, ahead, total } = tab.board;
  const record = [...moves, ...ahead];
  tab.board.playback.seek(total - 1);
  play(tab.board, [record[total - 1]]);
  await tab.settled();
  expect(tab.text('#daily-state')).toBe('2026-11-23：已完成，8 移步，最少 8（用过提示），下一题还有 12 小时');
  expect(tab.item('huarongdao.results')).toEqual({ daily: { played: 1, won: 1, best: null } });
  await tab.act('#copy-daily');
  expect(tab.text('#status')).toBe('成绩已复制');
  const link = 'https://qiju.test/huarongdao/#daily=2026-11-23';
  expect(tab.copied).toEqual([`棋局 · 华容道 2026-11-23\n☆☆☆\n8 移步，最少 8（用过提示）\n${link}`]);
  expect(tab.faults).toEqual([]);
});

test('past days are chosen from a list with one tab stop; solved late, they do not count for the streak', async () => {
  const result = { moves: 56, helped: false };
  const kept = { 'huarongdao.days': { '2026-11-21': result, '2026-11-23': result } };
  const tab = await visit('huarongdao/', { language: 'en', now: '2026-11-24T18:48', kept });
  const solve = async () => {
    play(tab.board, /** @type {any} */ (huarong.solve(tab.board.board, { metric: 'step' })).steps);
    await tab.settled();
  };
  await tab.unfold('#daily-details');
  const days = /** @type {HTMLButtonElement[]} */ ([...tab.document.querySelectorAll('#daily-days button')]);
  expect(days.map((day) => day.textContent).join(' ')).toBe('9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24');
  expect(days.filter((day) => day.tabIndex === 0)).toEqual([days[15]]);
  const nameOf = (/** @type {number} */ day) => days[day - 9].getAttribute('aria-label');
  expect([21, 22, 24].map(nameOf)).toEqual(['Sat, Nov 21, done', 'Sun, Nov 22, open', 'Tue, Nov 24, today, open']);

  days[15].focus();
  tab.press('ArrowUp');
  tab.press('ArrowLeft');
  expect(tab.focus).toBe(days[7]);
  await tab.act('#daily-days button:nth-child(14)');
  expect(tab.text('#level')).toBe('Daily puzzle · 2026-11-22');
  expect(days.filter((day) => day.getAttribute('aria-selected') === 'true')).toEqual([days[13]]);
  await solve();
  expect(nameOf(22)).toBe('Sun, Nov 22, done');
  expect(tab.item('huarongdao.days')['2026-11-22']).toMatchObject({ helped: false, late: true });
  expect(tab.text('#result-daily p')).toBe('Solved late, it does not count for the streak.');
  expect(tab.text('#result-facts')).not.toContain('streak');
  expect(tab.text('#daily-state')).toBe('2026-11-24: 12 moves to the exit, 2 days in a row (1 missed)');

  await tab.act('#play-daily');
  await solve();
  expect(tab.text('#result-facts')).toMatch(/streak *3 days/);
  expect(tab.text('#result-daily p')).toBe('1 missed day forgiven, next in 5 h 12 min');
  const links = /** @type {HTMLAnchorElement[]} */ ([...tab.document.querySelectorAll('#result-daily a')]);
  expect(links.map(({ pathname, hash }) => pathname + hash)).toEqual(
    ['lianliankan/', 'wuziqi/puzzles/'].map((path) => `/en/${path}#daily=2026-11-24`),
  );
  expect(tab.faults).toEqual([]);
});

test('a level that is chosen while a puzzle is generated stays', async () => {
  const tab = await visit('huarongdao/');
  await tab.unfold('#daily-details');
  await tab.unfold('#generate-details');
  for (const making of ['#play-daily', '#generate', '#generate-hardest']) {
    tab.click(making);
    await tab.act('#levels button:nth-of-type(2)');
    expect([making, tab.text('#level')]).toEqual([making, tab.text('#levels [aria-selected=true] .name')]);
    expect(tab.window.location.hash).toMatch(/^#p=/);
  }
  tab.click('#play-daily');
  tab.click('#generate');
  await tab.settled();
  expect(tab.text('#level')).toBe('自选局面');
  expect(tab.faults).toEqual([]);
});

test('the map is drawn and leads to positions, also after an error', async () => {
  const tab = await visit(`huarongdao/#p=${huarong.encode(short.board)}`, { language: 'en' });
  const { qiju } = tab.board;
  let isBroken = true;
  /** @param {'map' | 'place'} name */
  const breakable =
    (name) =>
    (/** @type {any[]} */ ...given) => {
      if (isBroken) throw new Error('broken');
      return qiju.huarong[name](...given);
    };
  const changed = { ...qiju.huarong, map: breakable('map'), place: breakable('place') };
  Object.defineProperty(tab.board, 'qiju', { value: { ...qiju, huarong: changed } });
  await tab.unfold('#map-details');
  expect(tab.text('#map-status')).toBe('The map could not be drawn');
  isBroken = false;
  play(tab.board, solutionOf(short.board).steps.slice(0, 1));
  await tab.settled();
  expect(tab.text('#map-status')).toMatch(/ positions; you are /);

  isBroken = true;
  tab.$('#map-overlay').focus();
  for (const key of ['ArrowRight', 'Enter']) tab.press(key);
  await tab.settled();
  expect([tab.text('#map-status'), tab.board.steps]).toEqual(['The way there was not found', 1]);
  isBroken = false;
  tab.press('Enter');
  await tab.settled();
  expect(tab.board.steps).toBeGreaterThan(1);
  expect(tab.faults.filter((fault) => !fault.endsWith('broken'))).toEqual([]);
});

test('the move list seeks to any move, and is copied as code for a panel', async () => {
  const tab = await visit('huarongdao/', { language: 'en' });
  await tab.unfold('#moves-details');
  expect(tab.isVisible('#no-moves')).toBe(true);
  await tab.act('#solve');
  const rows = () => [...tab.document.querySelectorAll('#move-list button')];
  expect(rows()).toHaveLength(81);
  tab.click(rows()[9]);
  expect(tab.board.lengths.move).toBe(10);
  expect(tab.board.steps).toBe(
    huarong
      .group([...tab.board.moves, ...tab.board.ahead], 'move')
      .slice(0, 10)
      .flatMap(({ path }) => path).length,
  );
  expect(tab.$('#move-list [aria-current]')).toBe(rows()[9]);
  await tab.act('#metrics [value="step"]');
  expect(rows()).toHaveLength(tab.board.total);
  await tab.act('#copy-moves');
  expect(tab.text('#status')).toContain('Copied');
  const lines = tab.copied[0].trim().split('\n');
  const [{ id, direction }] = [...tab.board.moves, ...tab.board.ahead];
  expect(lines).toHaveLength(tab.board.total);
  expect(lines[0]).toBe(`gameHandler.move(${id}, '${direction}')`);
  tab.click('#take-over');
  expect(tab.board.total).toBe(tab.board.steps);
  expect(tab.board.start).toEqual(first.board);
  expect(tab.faults).toEqual([]);
});
