// The page 刷题工具: what it shows of the code that was run, and its exercises.
import { addSandbox } from './sandbox.js';

/** @typedef {import('../visit.js').Visit} Visit */
/** @typedef {import('../visit.js').View} View */
/** @typedef {'connect' | 'huarong-road' | 'judge-win'} Game */

/** @param {Game} game @param {View} [view] */
async function openPanel(game, view) {
  const tab = await visit('panel/', { ...view, before: addSandbox });
  if (game !== 'connect') await tab.act(`#choice input[value=${game}]`);
  return tab;
}

/** @param {Visit} tab @param {string} code */
async function run(tab, code) {
  tab.$('#code').value = code;
  await tab.act('#run');
}

/** @param {Visit} tab @param {string} table */
const cellsOf = (tab, table) =>
  [...tab.document.querySelectorAll(`${table} tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

/** Reads of a board, drawn on it. @param {Visit} tab */
const heat = (tab) => [...tab.document.querySelectorAll('.heat span')].map((cell) => Number(cell.textContent));

test('connect: the reads are drawn on the board, played as a film and compared', async () => {
  const tab = await openPanel('connect', { language: 'en' });
  expect([tab.isVisible('#trace'), tab.isVisible('#player')]).toEqual([false, false]);
  await tab.act('#run');
  expect(tab.text('#trace-text')).toMatch(
    /^\(\d, \d\) to \(\d, \d\): \d+ reads of \d+ cells, at most \d of each\. Returned: \[\[\d,\d\],/,
  );
  const [yours, ...others] = cellsOf(tab, '#comparison');
  expect(others.map(([method]) => method)).toEqual(['Breadth-first search', 'Crosshair', 'Bit masks']);
  for (const [, , path] of others) expect(path).toBe(yours[2]);
  const total = Number(yours[1]);
  const sum = () => heat(tab).reduce((all, count) => all + count, 0);
  const counts = () => cellsOf(tab, '#counts').flatMap(([, ...row]) => row.map(Number));
  expect([heat(tab).length, sum(), counts()]).toEqual([48, total, heat(tab)]);
  expect(tab.$('#seek').getAttribute('aria-valuetext')).toBe(`Step ${total} of ${total}`);
  const [, returned] = tab.text('#trace-text').split('Returned: ');
  const route = () => tab.$('.route polyline').getAttribute('points').split(' ').filter(Boolean).length;
  expect(route()).toBe(JSON.parse(returned).length);

  tab.click('#first');
  expect([sum(), route(), tab.text('#step')]).toEqual([0, 0, '']);
  tab.click('#forward');
  expect(sum()).toBe(1);
  expect(tab.text('#step')).toMatch(/^Read 1: board\[\d\]\[\d\] is \d+$/);
  expect([
    tab.document.querySelectorAll('.heat .last').length,
    tab.$('#step').ariaLive ?? tab.$('#step').getAttribute('aria-live'),
  ]).toEqual([1, 'polite']);
  tab.click('#play');
  await tab.tick(110);
  expect([sum(), tab.$('#step').getAttribute('aria-live')]).toEqual([2, 'off']);
  tab.click('#play');
  await tab.tick(2000);
  expect(sum()).toBe(2);
  tab.click('#play');
  await tab.settled();
  expect([sum(), tab.$('#play').getAttribute('aria-label')]).toEqual([total, 'Play']);

  tab.$('#pair').selectedIndex = 1;
  tab.$('#pair').dispatchEvent(new tab.window.Event('change'));
  await tab.settled();
  expect(tab.text('#trace-text')).toContain(
    tab.$('#pair').selectedOptions[0].textContent.split(', ').slice(0, 3).join(', '),
  );
  expect(tab.faults).toEqual([]);
});

test('connect: a wrong pair can be looked at; code that fails leaves nothing of the run before', async () => {
  const tab = await openPanel('connect');
  await run(tab, 'var connect = function (b, r1, c1, r2, c2) { return [[r1, c1], [r2, c2]]; }');
  expect(tab.$('#pair').options[0].textContent).toMatch(/，错$/);
  expect(cellsOf(tab, '#comparison')[0][1]).toBe('0');
  await run(tab, 'var connect = 1;');
  expect([tab.isVisible('#trace'), tab.isVisible('#player')]).toEqual([false, false]);
  expect(tab.faults).toEqual([]);
});

test('solveHuarongRoad: positions are counted', async () => {
  const tab = await openPanel('huarong-road', { language: 'en' });
  await tab.act('#run');
  expect(tab.text('#trace-text')).toMatch(/^The code called visit 2\d,\d{3} times\.$/);
  const [all, visited] = cellsOf(tab, '#comparison');
  expect(all).toEqual(['Positions in reach', '25,955', '14,950,080']);
  expect(visited[1]).toBe(visited[2]);
  await run(tab, 'var solveHuarongRoad = function () {}');
  expect(tab.text('#trace-text')).toMatch(/^Call visit\(board\)/);
  expect(cellsOf(tab, '#comparison')).toHaveLength(1);
  expect(tab.faults).toEqual([]);
});

test('judgeWin: reads of the list are counted by direction', async () => {
  const tab = await openPanel('judge-win', { language: 'en' });
  await tab.act('#run');
  expect(tab.text('#trace-text')).toMatch(/^Place stones or choose a sample game/);
  tab.$('#sample').selectedIndex = 2;
  tab.$('#sample').dispatchEvent(new tab.window.Event('change'));
  await tab.settled();
  expect(tab.text('#trace-text')).toMatch(/^11 reads of 9 moves, at most 3 of each\. Time:/);
  expect(cellsOf(tab, '#comparison').map((row) => row.slice(1))).toEqual([
    ['H8, I8, J8, K8', '4'],
    ['–', '0'],
    ['–', '0'],
    ['–', '0'],
  ]);
  tab.click('#first');
  tab.click('#forward');
  expect(tab.text('#step')).toBe('Read 1: pieces[0] is H8, black');
  expect(tab.$('#stones').marks.area).toEqual([112, 112]);
  expect(tab.faults).toEqual([]);
});

/** @param {Visit} tab @returns {string[]} the results of the exercises */
const results = (tab) =>
  [...tab.document.querySelectorAll('#exercises .verdict')].map((each) => each.textContent ?? '');

test.each(/** @type {Game[]} */ (['connect', 'huarong-road', 'judge-win']))(
  '%s: the sample passes the exercises, which stays',
  async (game) => {
    let tab = await openPanel(game);
    await tab.unfold('#exercises-details');
    expect(results(tab)).toEqual(Array(5).fill('还没做'));
    await tab.act('#check');
    expect([results(tab), tab.text('#exercises-said')]).toEqual([Array(5).fill('对'), '五题全对']);
    expect(tab.item(`panel.passed.${game}`)).toBe(31);
    for (const button of tab.document.querySelectorAll('#exercises button')) await tab.act(button);
    tab = await tab.reload();
    await tab.unfold('#exercises-details');
    if (game !== 'connect') await tab.act(`#choice input[value=${game}]`);
    expect([results(tab), tab.text('#exercises-about')]).toEqual([
      Array(5).fill('通过'),
      expect.stringMatching(/5 \/ 5。$/),
    ]);
    expect(tab.faults).toEqual([]);
  },
);

test('a failed exercise is explained and shown on the board; hints come one by one', async () => {
  const tab = await openPanel('connect', { language: 'en' });
  tab.$('#code').value =
    'var connect = (b, r1, c1, r2, c2) => r1 === r2 && c1 < c2 ? Array.from({ length: c2 - c1 + 1 }, (_, i) => [r1, c1 + i]) : [];';
  await tab.unfold('#exercises-details');
  await tab.act('#check');
  expect(results(tab)[0]).toBe('(0, 2) to (3, 2): there is a path of 4 cells');
  expect(tab.text('#exercises-said')).toMatch(/^Exercise 1: \(0, 2\)/);
  expect(tab.$('#tiles').board[0]).toEqual([2, 3, 1, 4, 3]);
  expect(tab.item('panel.passed.connect')).toBe(0);
  expect(tab.isVisible('#hints')).toBe(false);
  for (const count of [1, 2, 3, 3]) {
    await tab.act('#hint');
    expect(tab.document.querySelectorAll('#hints li')).toHaveLength(count);
  }
  expect(tab.$('#hint').getAttribute('aria-disabled')).toBe('true');
  expect(tab.$('#solution pre').textContent).toContain('var connect = function');
  tab.$('#code').value = 'nonsense';
  await tab.act('#check');
  expect(results(tab)).toEqual([
    expect.stringMatching(/^The code failed: ReferenceError/),
    ...Array(4).fill(expect.any(String)),
  ]);
  expect(tab.faults).toEqual([]);
});
