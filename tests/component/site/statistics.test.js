// The page of statistics shows the stored results.

const now = '2026-11-22T12:00';

/** @param {number} ago @returns {string} the date that many days ago */
const daysAgo = (ago) => new Date(Date.UTC(2026, 10, 22 - ago)).toISOString().slice(0, 10);

/** @param {string} zh @param {number} played @param {number} won */
const result = (zh, played, won) => ({ zh, en: zh, played, won, best: null });
const daily = { pairs: 40, time: 60_000, hints: 0, shuffles: 0 };

const kept = {
  'lianliankan.results': { '8x10.easy': result('中', 4, 3), daily: result('每日', 2, 2) },
  'lianliankan.days': Object.fromEntries([1, 2, 10, 11, 12, 99].map((ago) => [daysAgo(ago), daily])),
  'lianliankan.stages': { 1: { stars: 3, time: 1 }, 2: { stars: 1, time: null }, 60: { stars: 2, time: 1 } },
  'huarongdao.results': { 横刀立马: result('横刀立马', 5, 1) },
  // The optima are 81 and 59 moves.
  'huarongdao.best': { 横刀立马: { step: 116, slide: 90, move: 81 }, 兵分三路: { step: 200, slide: 150, move: 140 } },
  'huarongdao.puzzles': { Century: { step: 1, slide: 1, move: 1 } },
  'wuziqi.results': { 'freestyle.15.hard': result('高级', 3, 2), 'renju.15.hard': result('高级', 2, 0) },
};

/** @param {import('../visit.js').Visit} tab @param {string} game */
function shown(tab, game) {
  const all = (/** @type {string} */ selector) => [...tab.document.querySelectorAll(`[data-game=${game}] ${selector}`)];
  return {
    facts: all('dd').map((value) => value.textContent),
    days: all('.days .done').length,
    goals: all('.goals li').map((goal) =>
      [...goal.children]
        .map((part) => part.textContent)
        .join(' ')
        .replace('  ', ' '),
    ),
  };
}

test('every result is counted', async () => {
  const tab = await visit('statistics/', { language: 'en', kept, now });
  const lianliankan = shown(tab, 'lianliankan');
  expect(lianliankan).toMatchObject({ facts: ['6', '5', '83%', '2 days', '3 days'], days: 5 });
  expect([lianliankan.goals[0], lianliankan.goals[5]]).toEqual(['Small boards ★ 4 / 30', 'Expert ★ 2 / 30']);
  const huarong = shown(tab, 'huarongdao');
  expect(huarong.facts).toEqual(['5', '1', '20%', '0 days', '0 days']);
  expect(huarong.goals.slice(0, 3)).toEqual([
    'Levels 2 / 49',
    'Levels in the fewest moves 1 / 49',
    'Rectangles 1 / 17',
  ]);
  const gomoku = shown(tab, 'wuziqi');
  expect(gomoku.facts).toEqual(['5', '2', '40%', '0 days', '0 days']);
  expect([gomoku.goals[0], gomoku.goals[3]]).toEqual(['Beginner 0 / 0', 'Hard 2 / 5']);
  expect(tab.faults).toEqual([]);
});

test('a streak says that a day was missed', async () => {
  const solved = { moves: 8, helped: false };
  const days = { 'huarongdao.days': { [daysAgo(3)]: solved, [daysAgo(1)]: solved } };
  const tab = await visit('statistics/', { language: 'en', kept: days, now });
  expect(tab.text('[data-game=huarongdao] .facts')).toMatch(/Streak, 1 missed day forgiven *2 days/);
  expect(tab.faults).toEqual([]);
});

test('without results there is no rate; a game won in another tab is counted', async () => {
  const tab = await visit('statistics/', { now });
  expect(shown(tab, 'lianliankan').facts).toEqual(['0', '0', '0 天', '0 天']);
  const other = await visit('', { beside: tab, now });
  other.store('qiju1.wuziqi.results', JSON.stringify(kept['wuziqi.results']));
  expect(shown(tab, 'wuziqi').facts).toEqual(['5', '2', '40%', '0 天', '0 天']);
  expect(tab.faults).toEqual([]);
});
