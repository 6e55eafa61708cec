// The lessons of the first visit: played to the end, skipped, opened again, and absent where they would disturb.

/** @typedef {import('../visit.js').Visit} Visit */

/** @param {Visit} tab @returns {any} the board of the lesson */
const boardOf = (tab) => tab.$('#lesson').querySelector('lianliankan-board, huarong-board, gomoku-board');

/** @param {Visit} tab @param {string[]} keys one after the other */
async function press(tab, ...keys) {
  for (const key of keys) tab.press(key);
  await tab.settled();
}

/** Clicks cells of the board in the lesson. @param {Visit} tab @param {number} cols @param {[row: number, col: number][]} cells */
async function click(tab, cols, ...cells) {
  const buttons = () => boardOf(tab).shadowRoot.querySelectorAll('[role=gridcell] button');
  for (const [row, col] of cells) tab.click(buttons()[row * cols + col]);
  await tab.settled();
}

/** @param {number} count @param {string} key */
const times = (count, key) => Array(count).fill(key);

/** A text of the lesson, and the reaction to it. @typedef {[says: RegExp, act: (tab: Visit) => Promise<void>][]} Steps */

/** A drag needs a layout, so 华容道 is played by keys only. @type {{ path: string, named: string, byPointer?: Steps, byKeys: Steps }[]} */
const lessons = [
  {
    path: 'lianliankan/',
    named: '#daily=2026-11-21',
    byPointer: [
      [/straight line/, (tab) => click(tab, 4, [0, 0], [0, 3])],
      [/may turn/, (tab) => click(tab, 4, [0, 0], [1, 3], [0, 1], [0, 3])],
      [/around the board/, (tab) => click(tab, 4, [0, 0], [0, 2])],
    ],
    byKeys: [
      [/straight line/, (tab) => press(tab, 'Tab', 'Enter', 'End', 'Enter')],
      [
        /may turn/,
        async (tab) => {
          await press(tab, 'Home', 'Enter', 'ArrowDown', 'End', 'Enter');
          await press(tab, 'ArrowUp', 'Enter', 'ArrowLeft', 'ArrowLeft', 'Enter');
        },
      ],
      [/around the board/, (tab) => press(tab, 'Enter', 'ArrowRight', 'ArrowRight', 'Enter')],
    ],
  },
  {
    path: 'huarongdao/',
    named: '#daily=2026-11-21',
    byKeys: [
      [/block the exit/, (tab) => press(tab, 'Tab', 'End', 'Shift+ArrowRight', 'ArrowLeft', 'Shift+ArrowLeft')],
      [/way is clear/, (tab) => press(tab, 'Home', 'ArrowDown', 'ArrowRight', 'Shift+ArrowDown')],
    ],
  },
  {
    path: 'wuziqi/',
    named: '#7788',
    byPointer: [
      [/fifth stone/, (tab) => click(tab, 9, [7, 7])],
      [/Not there/, (tab) => click(tab, 9, [4, 6])],
      [/White has four/, (tab) => click(tab, 9, [0, 0])],
      [/Not there/, (tab) => click(tab, 9, [3, 6])],
    ],
    byKeys: [
      [
        /fifth stone/,
        (tab) => press(tab, 'Tab', 'Control+Home', ...times(4, 'ArrowDown'), ...times(6, 'ArrowRight'), 'Enter'),
      ],
      [/White has four/, (tab) => press(tab, 'ArrowUp', 'Enter')],
    ],
  },
];

/** @param {Visit} tab @param {Steps} steps */
async function play(tab, steps) {
  expect(tab.focus.id).toBe('lesson-text');
  for (const [says, act] of steps) {
    expect(tab.text('#lesson-text')).toMatch(says);
    await act(tab);
  }
  expect(tab.text('#lesson-text')).toMatch(/That's it/);
}

test.each(lessons)('$path: the lesson opens at the first visit only, and again from the settings', async (lesson) => {
  const { path, byKeys, byPointer = byKeys } = lesson;
  const first = await visit(path, { language: 'en', firstVisit: true });
  await play(first, byPointer);
  expect([first.focused, first.isVisible('#skip-lesson')]).toEqual(['Play', false]);
  first.press('Enter');
  expect(first.document.getElementById('lesson')).toBeNull();
  expect(first.document.activeElement?.id).toBe('board');
  const tab = await first.reload();
  expect(tab.document.getElementById('lesson')).toBeNull();
  await tab.act('#open-settings');
  await tab.act('#settings .open-lesson');
  await play(tab, byKeys);
  tab.press('Escape');
  expect(tab.document.querySelector('dialog[open]')).toBeNull();
  expect([...tab.faults]).toEqual([]);
});

test.each(lessons)(
  '$path: its lesson opens after a link too; it is skipped, and absent after a game',
  async (lesson) => {
    const { path, named } = lesson;
    const first = await visit(path + named, { language: 'en', firstVisit: true });
    await first.act('#skip-lesson');
    expect([first.document.getElementById('lesson'), first.document.activeElement?.id]).toEqual([null, 'board']);
    expect(first.faults).toEqual([]);
    first.close();
    const results = { a: { zh: '中', en: 'Medium', played: 1, won: 0, best: null } };
    for (const view of [{ kept: { [`${path.slice(0, -1)}.results`]: results } }, { storage: false }]) {
      const tab = await visit(path, { ...view, firstVisit: true });
      expect(tab.document.getElementById('lesson')).toBeNull();
      expect(tab.faults).toEqual([]);
      tab.close();
    }
  },
);

test('a newcomer begins with a game that is soon won, until one was played', async () => {
  const stage = await visit('lianliankan/', { language: 'en', firstVisit: true });
  const again = await stage.reload();
  expect([again.board.remaining, again.window.location.hash]).toEqual([16, '#stage=1']);
  expect(again.$('#size').value).toBe('8x10');
  again.close();
  const level = await visit('huarongdao/', { language: 'en', firstVisit: true });
  expect([level.text('#level'), level.text('#fewest-move')]).toEqual(['First Outing', '/ 3']);
  level.close();
  const { board } = await visit('wuziqi/', { language: 'en', firstVisit: true });
  expect([board.level, board.opponent]).toEqual(['beginner', 'white']);
});

test('the lesson of 五子棋 needs two taps of a finger, like the board', async () => {
  const tab = await visit('wuziqi/', { language: 'en', firstVisit: true });
  const tapWinningPoint = () => {
    const buttons = boardOf(tab).shadowRoot.querySelectorAll('[role=gridcell] button');
    return tab.act(buttons[4 * 9 + 6], 'touch');
  };
  await tapWinningPoint();
  expect(tab.text('#lesson-text')).toMatch(/fifth stone/);
  await tapWinningPoint();
  expect(tab.text('#lesson-text')).toMatch(/White has four/);
  expect(tab.faults).toEqual([]);
});
