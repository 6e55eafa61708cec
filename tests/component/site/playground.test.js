// The playground runs programs in the sandbox, and shows what they print, their errors and the position of the last call.
import { examples } from '../../../web/site/pages/playground/examples/index.js';
import { addSandbox } from './sandbox.js';

/** @typedef {import('../visit.js').Visit} Visit */

/** @param {string} [hash] @param {import('../visit.js').View} [view] */
const openPlayground = (hash = '', view) =>
  visit(`playground/${hash}`, { language: 'en', ...view, before: addSandbox });

/** @param {Visit} tab @param {string} [code] */
async function run(tab, code) {
  if (code !== undefined) tab.fill('#code', code);
  await tab.act('#run');
}

/** @param {Visit} tab @returns {string[]} */
const printed = (tab) => [...tab.$('#output').children].map(({ textContent }) => textContent ?? '');

/** @param {Visit} tab @returns {[right: string, text: string]} */
const verdict = (tab) => [tab.$('#verdict').dataset.right, tab.text('#verdict')];

const header = "import { load } from 'qiju';\nconst { connect, huarong } = await load();\n";

test('an example runs: it prints, and its position and moves are on a board', async () => {
  const tab = await openPlayground();
  expect(tab.$('#example').value).toBe('connect');
  expect(tab.isVisible('#player')).toBe(false);
  await run(tab);
  expect(printed(tab)).toEqual(['[]', '[[0, 1], [1, 1], [1, 2], [1, 3]]', '[[0, 0], [-1, 0], [-1, 3], [0, 3]]']);
  expect(verdict(tab)).toEqual(['true', expect.stringMatching(/^Done in [\d.]+ ms$/)]);
  expect([tab.board.localName, tab.board.total, tab.isVisible('#player')]).toEqual(['lianliankan-board', 1, true]);
  expect(tab.board.start).toEqual([[1, 2, 3, 1], [4, 0, 0, 2], [3, 0, 0, 4]]); // prettier-ignore
  tab.click('#last');
  expect(tab.board.steps).toBe(1);

  tab.fill('#example', 'huarong.solve');
  expect(tab.window.location.hash).toBe('#example=huarong.solve');
  await run(tab);
  expect([tab.board.localName, tab.board.total]).toEqual(['huarong-board', 118]);
  expect(tab.document.querySelectorAll('#stage > *')).toHaveLength(1);
  tab.fill('#example', 'gomoku.analyse');
  await run(tab);
  expect([tab.board.localName, tab.board.marks.best.length]).toEqual(['gomoku-board', 3]);
  await run(tab, 'console.log(1)');
  expect([printed(tab), tab.board]).toEqual([['1'], null]);
  expect(tab.faults).toEqual([]);
});

test('values, warnings and errors are printed; an error names its line, which a button selects', async () => {
  const tab = await openPlayground();
  await run(tab, "console.log('a', { b: [1] });\nconsole.warn('w');\nreturn 7;");
  expect(printed(tab)).toEqual(['a { b: [1] }', 'w', '7']);
  expect(tab.$('#output').children[1].dataset.level).toBe('warn');
  await run(tab, `${header}\nconsole.log(1);\nconnect([[1, 1], [2]], 0, 0, 0, 1);`);
  expect(printed(tab)).toEqual([
    '1',
    'RangeError [board-ragged]: connect: board row 1 has 1 cells, row 0 has 2',
    'Line 5: connect([[1, 1], [2]], 0, 0, 0, 1);',
  ]);
  expect(verdict(tab)).toEqual(['false', 'The code failed']);
  tab.click('#output .link');
  const { value, selectionStart, selectionEnd } = tab.$('#code');
  expect([value.slice(selectionStart, selectionEnd), tab.focus.id]).toEqual([
    'connect([[1, 1], [2]], 0, 0, 0, 1);',
    'code',
  ]);
  await run(tab, "import 'fs';");
  expect(printed(tab)).toEqual([
    expect.stringMatching(/^Error: There is no module 'fs' here, only qiju,/),
    "Line 1: import 'fs';",
  ]);
  await run(tab, 'for (;;) console.log(1);');
  expect(printed(tab).slice(999)).toEqual([
    '1',
    'RangeError: The program prints more than 1000 lines',
    'Line 1: for (;;) console.log(1);',
  ]);
  expect(tab.faults).toEqual([]);
});

test('code that never ends is stopped by hand or by a time limit', async () => {
  const tab = await openPlayground();
  tab.fill('#code', "console.log('begins');\nawait new Promise(() => {});");
  tab.click('#run');
  await tab.tick(0);
  expect([verdict(tab)[1], tab.$('#stop').disabled]).toEqual(['Running…', false]);
  tab.click('#stop');
  await tab.settled();
  expect([...verdict(tab), tab.$('#stop').disabled]).toEqual(['false', 'Stopped', true]);
  expect(printed(tab)).toEqual(['begins']);
  await run(tab);
  expect(verdict(tab)).toEqual(['false', 'Stopped: still running after 10 seconds']);
  expect(tab.faults).toEqual([]);
});

test('the markup of boards shows them, and lists their events; anything else is refused', async () => {
  const tab = await openPlayground('#example=huarong-board');
  expect(tab.$('[data-copy=node]').disabled).toBe(true);
  await run(tab);
  expect([tab.board.localName, tab.board.getAttribute('level')]).toEqual(['huarong-board', '峰回路转']);
  const [{ id, direction }] = tab.board.qiju.huarong.steps(tab.board.board);
  tab.board.move(id, direction);
  expect(printed(tab)).toEqual([expect.stringMatching(/^move \{"id":/)]);
  for (const [code, words] of /** @type {[string, RegExp][]} */ ([
    ['<img src=x onerror=alert(1)>', /^<img> is not one of the boards/],
    ['<gomoku-board><b>x</b></gomoku-board>', /^<b> is not/],
    ['<script>1</script>', /^<script> is not/],
    ['<gomoku-board onclick="alert(1)"></gomoku-board>', /^<gomoku-board> has no attribute onclick, only rule/],
    ['<gomoku-board></gomoku-board> text', /^There is text/],
  ])) {
    await run(tab, code);
    expect([code, ...printed(tab), tab.board]).toEqual([code, expect.stringMatching(words), null]);
  }
  await run(tab, '<gomoku-board size="99"></gomoku-board>');
  expect(printed(tab)).toEqual([expect.stringMatching(/^error .*size/)]);
  expect(tab.faults).toEqual([]);
});

test('the address keeps the code; buttons copy it in other forms; Ctrl+Enter runs it', async () => {
  const tab = await openPlayground(`#${new URLSearchParams({ code: 'console.log(2)' })}`);
  expect([tab.$('#code').value, tab.$('#example').selectedOptions[0].textContent]).toEqual([
    'console.log(2)',
    'Your own code',
  ]);
  tab.$('#code').focus();
  tab.press('Control+Enter');
  await tab.settled();
  expect(printed(tab)).toEqual(['2']);
  tab.click('[data-copy=react]');
  await tab.tick(0);
  expect([tab.copied[0], tab.text('#live-region')]).toEqual([expect.stringContaining('useState'), 'Copied']);
  await tab.settled();
  expect(tab.text('[data-copy=react]')).toBe('React');
  tab.fill('#code', examples['huarong.solve']);
  await tab.act('#copy-link');
  expect(tab.copied[1]).toBe('https://qiju.test/en/playground/#example=huarong.solve');
  tab.window.location.hash = '#example=judgeWin';
  await tab.settled();
  expect([tab.$('#code').value, tab.$('#example').value]).toEqual([
    expect.stringContaining('judgeWin(pieces)'),
    'judgeWin',
  ]);
  expect(tab.faults).toEqual([]);
});

test('if the script that runs programs cannot be loaded, the page says so, and tries again', async () => {
  let isServed = false;
  const respond = (/** @type {string} */ url) => (isServed || !url.endsWith('/program.js') ? undefined : '');
  const tab = await openPlayground('', { respond });
  await run(tab, 'console.log(3)');
  expect(tab.text('#toasts')).toMatch(/could not be loaded/);
  expect(verdict(tab)[1]).not.toBe('Running…');
  isServed = true;
  await run(tab);
  expect(printed(tab)).toEqual(['3']);
});
