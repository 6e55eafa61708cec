// What the page of statistics makes of the stored results.
import { browsers, open, serveSite, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Page} Page */

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

/** @param {number} ago @returns {string} the date so many days ago, where the visitor is */
function daysAgo(ago) {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - ago)).toISOString().slice(0, 10);
}

/** @param {string} zh @param {number} played @param {number} won */
const result = (zh, played, won) => ({ zh, en: zh, played, won, best: null });
const daily = { pairs: 40, time: 60_000, hints: 0, shuffles: 0 };

const kept = {
  'lianliankan.results': { '8x10.easy': result('中', 4, 3), daily: result('每日', 2, 2) },
  'lianliankan.days': Object.fromEntries([1, 2, 10, 11, 12, 99].map((ago) => [daysAgo(ago), daily])),
  'lianliankan.stages': { 1: { stars: 3, time: 1 }, 2: { stars: 1, time: null }, 60: { stars: 2, time: 1 } },
  'huarongdao.results': { 横刀立马: result('横刀立马', 5, 1) },
  // The fewest moves of the first are 81, those of the second 59.
  'huarongdao.best': { 横刀立马: { step: 116, slide: 90, move: 81 }, 兵分三路: { step: 200, slide: 150, move: 140 } },
  'huarongdao.puzzles': { Century: { step: 1, slide: 1, move: 1 } },
  'wuziqi.results': { 'freestyle.15.hard': result('高级', 3, 2), 'renju.15.hard': result('高级', 2, 0) },
};

/** @param {Page} page @param {string} game */
const shown = (page, game) =>
  page.$eval(`[data-game="${game}"]`, (section) => ({
    facts: [...section.querySelectorAll('dd')].map((value) => value.textContent),
    days: section.querySelectorAll('.days .done').length,
    goals: [...section.querySelectorAll('.goals li')].map((goal) =>
      /** @type {HTMLElement} */ (goal).innerText.replaceAll('\n', ' '),
    ),
  }));

for (const { name, launch } of browsers) {
  describe(`in ${name}`, () => {
    /** @type {import('../helpers.js').Browser} */
    let browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    test('every result is counted', async () => {
      const { page, faults, close } = await open(browser, `${site.url}statistics/`, { language: 'en', kept });
      await until(page, () => document.querySelector('.goals li') !== null);
      const lianliankan = await shown(page, 'lianliankan');
      expect(lianliankan.facts).toEqual(['6', '5', '83%', '2 days', '3 days']);
      expect(lianliankan.days).toBe(5);
      expect(lianliankan.goals[0]).toBe('Small boards ★ 4 / 30');
      expect(lianliankan.goals[5]).toBe('Expert ★ 2 / 30');
      const huarong = await shown(page, 'huarongdao');
      expect(huarong.facts).toEqual(['5', '1', '20%', '0 days', '0 days']);
      expect(huarong.goals.slice(0, 3)).toEqual([
        'Levels 2 / 44',
        'Levels in the fewest moves 1 / 44',
        'Rectangles 1 / 17',
      ]);
      const gomoku = await shown(page, 'wuziqi');
      expect(gomoku.facts).toEqual(['5', '2', '40%', '0 days', '0 days']);
      expect(gomoku.goals[3]).toBe('Hard 2 / 5');
      expect(gomoku.goals[0]).toBe('Beginner 0 / 0');
      expect(faults).toEqual([]);
      await close();
    });

    test('the start page leads there', async () => {
      const { page, faults, close } = await open(browser, site.url);
      await Promise.all([page.waitForNavigation(), page.click('.to-statistics a')]);
      expect(page.url()).toBe(`${site.url}statistics/`);
      expect((await shown(page, 'lianliankan')).facts).toEqual(['0', '0', '0 天', '0 天']);
      expect(faults).toEqual([]);
      await close();
    });
  });
}
