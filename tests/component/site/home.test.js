// The start page: links, games played, and stored settings.
import { load } from 'qiju/huarong';
import { shortLevels } from '../../../web/site/games/huarong/short-levels.js';
import { storedItems } from './stored-items.js';

const levels = [...shortLevels, ...(await load()).levels];
const now = '2026-11-21T12:00';
const cleared = { stars: 1, time: null };

/** Returns the pictures of 华容道, and the state of its unfinished game. @param {import('../visit.js').Visit} tab */
const huarong = ({ document }) => [
  [...document.querySelectorAll('.game-card.unfinished')].map((card) => card.getAttribute('href')),
  document.querySelectorAll('[data-game=huarongdao] .piece').length,
];

/** @param {import('../visit.js').Visit} tab */
const buttons = (tab) => [...tab.document.querySelectorAll('.today .button')].map((button) => button.textContent);

test('links to the games, the daily games, the statistics and the licences', async () => {
  const tab = await visit('', { language: 'en', now });
  const links = (/** @type {string} */ selector) =>
    [...tab.document.querySelectorAll(selector)].map((link) => {
      const { pathname, hash } = /** @type {HTMLAnchorElement} */ (link);
      return pathname + hash;
    });
  expect(links('.game-card')).toEqual(['/en/lianliankan/', '/en/huarongdao/', '/en/wuziqi/']);
  expect(links('.today a')).toEqual(
    ['lianliankan/', 'huarongdao/', 'wuziqi/puzzles/'].map((path) => `/en/${path}#daily=2026-11-21`),
  );
  expect(links('.more-pages a')).toEqual(['/en/statistics/', '/en/learn/']);
  expect(links('.footer a[href*="reference"]')).toEqual(['/en/reference/']);
  expect(links('.footer a[href*="notices"]')).toEqual(['/notices.txt']);
  expect([tab.text('.today h2'), buttons(tab)]).toEqual(['Today 0/3', ['Start', 'Start', 'Start']]);
  expect(tab.text('[data-daily=lianliankan] .state')).toBe('not played yet');
  expect(['lianliankan', 'huarongdao', 'wuziqi'].map((game) => tab.text(`[data-game=${game}] .progress`))).toEqual([
    '60 stages, 11 shapes',
    `${levels.filter(({ lengths }) => lengths).length} levels`,
    '6 computer levels, 300 puzzles, or a friend',
  ]);
  expect(huarong(tab)).toEqual([[], 10]);
  const notices = await (await tab.window.fetch('../notices.txt')).text();
  expect(notices).toMatch(/Noto Serif SC.*Adobe.*lit-html.*Google LLC.*SIL OPEN FONT LICENSE Version 1\.1/s);
  expect(tab.faults).toEqual([]);
});

test('shows the games played, the daily games done, and the unfinished game', async () => {
  const kept = {
    'lianliankan.stages': { 1: cleared, 60: cleared, 61: cleared, name: cleared },
    'huarongdao.days': { '2026-11-21': { moves: 80, helped: false }, '2026-11-20': { moves: 81, helped: true } },
    'huarongdao.saved': storedItems['huarongdao.saved'],
  };
  let tab = await visit('', { language: 'en', kept, now });
  expect(tab.text('[data-game=lianliankan] .progress')).toBe('2 of 60 stages cleared');
  expect(
    [...tab.document.querySelectorAll('.today .done')].map((item) => item.querySelector('a')?.dataset.daily),
  ).toEqual(['huarongdao']);
  expect(tab.text('[data-daily=huarongdao] .state')).toBe('✓ 80 moves, 2 days in a row');
  expect([tab.text('.today h2'), buttons(tab)]).toEqual(['Today 1/3', ['Start', 'Done', 'Start']]);
  expect(huarong(tab)).toEqual([['huarongdao/'], 10]);
  const { state } = storedItems['huarongdao.saved'];
  for (const picture of ['oops', [[1, 2], [3]], [['<b>']], [[1e9]], {}]) {
    tab.store('qiju1.huarongdao.saved', JSON.stringify({ state, picture }));
    tab = await tab.reload();
    expect([picture, ...huarong(tab)]).toEqual([picture, [], 10]);
    expect(tab.faults).toEqual([]);
  }
});

test('a daily game that was begun today is continued', async () => {
  const { state, picture } = storedItems['lianliankan.saved'];
  const kept = {
    'lianliankan.saved': { state: { ...state, address: '#daily=2026-11-21' }, picture },
    'huarongdao.saved': storedItems['huarongdao.saved'],
  };
  const tab = await visit('', { language: 'en', kept, now });
  expect([tab.text('.today h2'), buttons(tab)]).toEqual(['Today 0/3', ['Continue', 'Continue', 'Start']]);
  const tomorrow = await visit('', { language: 'en', kept, now: '2026-11-22T12:00' });
  expect(buttons(tomorrow)).toEqual(['Start', 'Start', 'Start']);
  expect([...tab.faults, ...tomorrow.faults]).toEqual([]);
});

test('the picture of an unfinished game of 连连看 has the tiles of its board', async () => {
  const kept = { 'lianliankan.saved': storedItems['lianliankan.saved'] };
  const hrefs = (/** @type {import('../visit.js').Visit} */ tab) =>
    [...tab.document.querySelectorAll('[data-game=lianliankan] use')].map((use) => use.getAttribute('href'));
  const tab = await visit('', { kept, now });
  const used = hrefs(tab);
  expect(used.length).toBeGreaterThan(1);
  const [file] = new Set(used.map((href) => String(href).split('#')[0]));
  const sheet = await (await tab.window.fetch(file)).text();
  expect(used.filter((href) => !sheet.includes(`id="${String(href).split('#')[1]}"`))).toEqual([]);
  expect(hrefs(await visit('', { kept: { ...kept, 'lianliankan.skin': 'letters' }, now }))).toEqual([]);
  expect(tab.faults).toEqual([]);
});

test('remembers the theme', async () => {
  const tab = await visit('', { theme: 'light' });
  await tab.act('#open-settings');
  tab.fill('#theme', 'dark');
  expect([tab.item('theme'), tab.document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  const again = await tab.reload();
  expect(again.document.documentElement.dataset.theme).toBe('dark');
  await again.act('#open-settings');
  again.fill('#theme', 'auto');
  expect(again.document.documentElement.dataset.theme).toBeUndefined();
  expect(again.faults).toEqual([]);
});
