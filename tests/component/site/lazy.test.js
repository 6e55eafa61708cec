// Parts that are loaded on first use: a failure is reported, and the next use loads the part.

export {}; // a module, with names of its own

/** @typedef {import('../visit.js').Visit} Visit */

const toggle = (/** @type {string} */ id) => async (/** @type {Visit} */ tab) => {
  tab.$(`#${id}`).open = true;
  await tab.settled();
};
const click = (/** @type {string} */ selector) => (/** @type {Visit} */ tab) => tab.act(selector);
const played = (/** @type {Visit} */ tab) => tab.board.moves.length > 0 || tab.board.open([112, 113, 97]);

/** A function that uses each part, and the element that then appears. @type {[path: string, part: string, ask: (tab: Visit) => Promise<unknown>, seen: string][]} */
const parts = [
  ['statistics/', 'settings-dialog', click('#open-settings'), '#settings[open]'],
  ['lianliankan/', 'lesson', click('.open-lesson'), '#lesson[open]'],
  ['lianliankan/', 'daily-result', toggle('daily-details'), '#daily-details[open]:not([aria-busy])'],
  ['lianliankan/', 'stages-panel', toggle('stages-details'), '#stages-details[open]:not([aria-busy])'],
  ['huarongdao/', 'position-editor', click('#edit'), '#editor[open]'],
  ['huarongdao/', 'puzzle-editor', click('#draw'), '#puzzle-editor[open]'],
  ['huarongdao/', 'map', toggle('map-details'), '#map-details[open]:not([aria-busy])'],
  ['huarongdao/', 'puzzle-list', toggle('puzzles-details'), '#puzzles [role=option]'],
  [
    'wuziqi/',
    'review-panel',
    async (tab) => {
      played(tab);
      await tab.act('#review');
    },
    '#player.reviewed',
  ],
  [
    'wuziqi/',
    'analysis-panel',
    async (tab) => {
      played(tab);
      await tab.act('#analyse');
    },
    '#variations:not([hidden])',
  ],
  [
    'wuziqi/',
    'evaluation-bar',
    async (tab) => {
      if (tab.$('#watch').checked) await tab.act('#watch');
      await tab.act('#watch');
    },
    '#evaluation-bar[aria-valuetext]',
  ],
];

test.each(parts)('/%s %s', async (path, part, ask, seen) => {
  let isServed = true;
  const tab = await visit(path, {
    language: 'en',
    kept: { 'wuziqi.opponent': 'none', 'wuziqi.best': false },
    respond: (url) => (isServed || !url.includes('/part-') ? undefined : ''),
  });
  isServed = false;
  await ask(tab);
  expect(tab.document.querySelector(seen)).toBeNull();
  expect(tab.text('.toast p')).toMatch(/^This part could not be loaded/);
  expect(tab.requests.some((url) => url.includes(`/part-${part}-`))).toBe(true);
  expect(tab.faults.filter((fault) => !/Failed to fetch dynamically imported module/.test(fault))).toEqual([]);
  await tab.act('.toast .button');
  expect(tab.departures).toBe(1);

  isServed = true;
  await tab.act('.toast .button:last-child');
  expect(tab.document.querySelector('.toast')).toBeNull();
  await ask(tab);
  expect(tab.document.querySelector(seen)).not.toBeNull();
});
