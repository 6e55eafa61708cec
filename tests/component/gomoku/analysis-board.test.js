// The analysis board: variations, their names and records, and the best moves.
import { load } from 'qiju/gomoku';
import { hide, openPage } from './gomoku.js';

/** @typedef {import('../visit.js').Visit} Visit */

const gomoku = await load();

/** @param {string} names */
const points = (names) => gomoku.decode(names, { notation: 'coordinates' });

const game = points('h8 h9 i9 g7 i7');
const [I8, G8] = points('i8 g8');

/** Without a search for the best moves, which takes long. */
const still = { 'wuziqi.best': false };

/** Opens the analysis board after a game of two people. @param {number[]} pieces @param {Record<string, unknown>} [kept] */
async function analyse(pieces, kept = still) {
  const tab = await openPage('', { language: 'en', kept });
  if (pieces.length > 0) tab.board.open(pieces);
  await tab.act('#analyse');
  return tab;
}

/** @param {Visit} tab @returns {any} the second board */
const boardOf = (tab) => tab.$('#variations-board');

/** Plays both colours. @param {Visit} tab @param {number[]} line */
const play = (tab, ...line) => line.forEach((point) => boardOf(tab).place(point));

/** Returns the buttons of the tree in reading order. @param {Visit} tab @returns {any[]} */
const treeOf = (tab) => [...tab.document.querySelectorAll('#tree button')];

/** @param {Element} button @returns {string | null} its accessible name */
const nameOf = (button) => button.getAttribute('aria-label');

/** @param {Visit} tab */
const currentOf = (tab) => nameOf(tab.$('#tree [aria-current]'));

/** @param {Visit} tab @param {string} selector */
const isEnabled = (tab, selector) => tab.$(selector).getAttribute('aria-disabled') === 'false';

/** @param {Visit} tab @returns {Promise<string | undefined>} the saved record */
async function exported(tab) {
  await tab.act('#tree-export');
  return tab.saved.at(-1)?.file.text();
}

/** @param {Visit} tab @param {string} content @returns {Promise<string>} the message about it */
async function openFile(tab, content) {
  await tab.openFile('#tree-file', content);
  return tab.text('#tree-note');
}

test('moves make variations, and the keyboard walks through them; the game is unchanged', async () => {
  let tab = await openPage('', { language: 'en', kept: still });
  expect(isEnabled(tab, '#analyse')).toBe(false);
  tab.board.open(game);
  tab.board.playback.seek(3);
  await tab.act('#analyse');
  expect(tab.focus.id).toBe('variations-title');
  expect([tab.isVisible('#variations-board'), tab.isVisible('#board')]).toEqual([true, false]);
  expect(boardOf(tab).moves).toEqual(game.slice(0, 3));
  expect(tab.text('#variations-opening')).toBe('Opening: Kagetsu (direct)');
  play(tab, I8, G8);
  expect(treeOf(tab).map(nameOf)).toEqual([
    'Start',
    '1 H8, Black',
    '2 H9, White',
    '3 I9, Black',
    '4 G7, White',
    '4 I8, White',
    '5 G8, Black',
    '5 I7, Black',
  ]);
  expect(nameOf(tab.$('#tree ul'))).toBe('Alternatives to move 4');
  expect(currentOf(tab)).toBe('5 G8, Black');
  expect(tab.text('#variations-status')).toBe('White to play');

  tab.$('#tree [aria-current]').focus();
  for (const [key, name] of [
    ['ArrowLeft', '4 I8, White'],
    ['ArrowUp', '4 G7, White'],
    ['ArrowRight', '5 I7, Black'],
    ['Home', 'Start'],
    ['End', '5 I7, Black'],
    ['ArrowLeft', '4 G7, White'],
    ['ArrowDown', '4 I8, White'],
    ['ArrowRight', '5 G8, Black'],
  ]) {
    tab.press(key);
    expect([key, tab.focused, currentOf(tab)]).toEqual([key, name, name]);
  }
  expect(treeOf(tab).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(boardOf(tab).moves).toEqual([...game.slice(0, 3), I8, G8]);
  for (const selector of ['#tree-back', '#tree-back', '#tree-forward']) tab.click(selector);
  expect(currentOf(tab)).toBe('4 I8, White');
  tab.click('#tree-main');
  expect(currentOf(tab)).toBe('3 I9, Black');
  expect(isEnabled(tab, '#tree-main')).toBe(false);

  await tab.act('#close-variations');
  expect(tab.focus.id).toBe('analyse');
  const { moves, ahead, turn } = tab.board;
  expect({ moves, ahead, turn }).toEqual({ moves: game.slice(0, 3), ahead: game.slice(3), turn: 'white' });
  expect(tab.item('wuziqi.saved').state).toMatchObject({ line: game, steps: 3, helped: false });
  await tab.act('#analyse');
  expect(treeOf(tab)).toHaveLength(8);
  expect(tab.faults).toEqual([]);
  tab = await tab.reload();
  await tab.act('#analyse');
  expect(treeOf(tab)).toHaveLength(8);
  expect(tab.faults).toEqual([]);
});

test('a variation is named, made the main line, removed, restored, and restored from its record', async () => {
  const tab = await analyse(game);
  tab.click('#tree-back');
  play(tab, I8);
  expect([tab.isVisible('#tree-name'), tab.$('#tree-menu').getAttribute('aria-expanded')]).toEqual([false, 'false']);
  tab.click('#tree-menu');
  expect([tab.isVisible('#tree-name'), tab.$('#tree-menu').getAttribute('aria-expanded')]).toEqual([true, 'true']);
  tab.click('#tree-name');
  expect(tab.focus.id).toBe('node-name');
  expect(tab.$('#tree-name').getAttribute('aria-expanded')).toBe('true');
  tab.fill('#node-name', 'Mine [1]');
  tab.fill('#node-comment', 'Try this');
  tab.click('#node-words button');
  expect(tab.focus.id).toBe('tree-name');
  expect(tab.isVisible('#node-words')).toBe(false);
  expect(currentOf(tab)).toBe('5 I8 Mine [1], Black, Try this');
  const [start, main, own] = [
    '(;GM[4]FF[4]CA[UTF-8]SZ[15];B[hh];W[hg];B[ig];W[gi]',
    '(;B[ii])',
    '(;B[ih]N[Mine [1\\]]C[Try this])',
  ];
  const record = `${start}${main}${own})`;
  const promoted = `${start}${own}${main})`;
  expect(await exported(tab)).toBe(record);
  expect(tab.saved[0].name).toBe('wuziqi.sgf');
  expect(tab.text('#tree-note')).toBe('The SGF record is saved');

  tab.click('#tree-promote');
  expect(await exported(tab)).toBe(promoted);
  tab.$('#tree [aria-current]').focus();
  tab.press('Delete');
  expect(tab.text('#tree-note')).toBe('1 move deleted; undo brings them back');
  expect(tab.focused).toBe('4 G7, White');
  expect(await exported(tab)).toBe('(;GM[4]FF[4]SZ[15];B[hh];W[hg];B[ig];W[gi];B[ii])');
  tab.click('#tree-undo');
  expect(await exported(tab)).toBe(promoted);
  expect(currentOf(tab)).toBe('5 I8 Mine [1], Black, Try this');
  tab.press('Control+z');
  expect(await exported(tab)).toBe(record);
  expect(tab.board.moves).toEqual(game);

  expect(await openFile(tab, '(;SZ[9];B[ee](;W[ff])(;W[dd];B[ed]))')).toBe(
    'Opened; undo brings back the tree before it',
  );
  expect(treeOf(tab).map(nameOf)).toEqual(['Start', '1 E5, Black', '2 F4, White', '2 D6, White', '3 E6, Black']);
  expect(boardOf(tab).size).toBe(9);
  expect(await openFile(tab, '(;AB[ee])')).toBe('This record has set-up stones or passes, which cannot be shown here');
  expect(await openFile(tab, '(;B[ee];B[ff])')).toBe('In this record the colours do not take turns');
  expect(await openFile(tab, '(;B[ee];W[ee])')).toBe('This record has moves that cannot be made');
  expect(await openFile(tab, '(;B[ee')).toBe('Something is missing after character 6');
  tab.click('#tree-undo');
  expect(await exported(tab)).toBe(record);
  expect(tab.faults).toEqual([]);
});

test('an imported record keeps its variations; openings of renju are named in the language of the page', async () => {
  const tab = await openPage('', { language: 'en', kept: still });
  await tab.unfold('#share-details');
  const record = '(;GM[4]FF[4]CA[UTF-8]SZ[15];B[hh](;W[hg]N[a];B[ig])(;W[ig];B[ih]C[b]))';
  tab.fill('#import-text', record);
  await tab.act('#import-box form .button');
  await tab.act('#analyse');
  expect(treeOf(tab)).toHaveLength(6);
  expect(await exported(tab)).toBe(record);
  tab.click(treeOf(tab)[4]);
  expect(boardOf(tab).moves).toEqual(points('h8 i9 i8'));
  await tab.act('#close-variations');

  for (const [moves, language, name] of /** @type {const} */ ([
    ['h8 i9', 'en', ''],
    ['h8 g7 g9', 'en', 'Opening: Hogetsu (indirect)'],
    ['h8 h7 h6 a1 a2', 'zh', '开局：寒星（直指）'],
    ['h8 i9 i6', 'zh-Hant', '開局：嵐月（斜指）'],
    ['h8 h9 a1', 'zh-Hant', ''],
  ])) {
    const page = await openPage('', { language });
    page.board.open(points(moves));
    await page.settled();
    expect([moves, page.text('#opening-name')]).toEqual([moves, name]);
    expect(page.faults).toEqual([]);
  }
  expect(tab.faults).toEqual([]);
});

test('the lines of the analysis and its time are chosen, and its depth and speed are shown', async () => {
  // Five points are left, and nobody can make five.
  const name = gomoku.encode([0, 2, 1, 3, 4, 6, 5, 7, 8, 9, 11, 10, 12, 13, 15, 14, 17, 16, 18, 19], {
    notation: 'coordinates',
    size: 5,
  });
  let tab = await openPage(`?size=5#${name.replaceAll(' ', '')}`, { language: 'en' });
  await tab.act('#analyse');
  tab.click('#tree-menu');
  expect(tab.text('#best-state')).toMatch(/^depth 5, \d+ positions, [\d.]+[KM]?\/s$/);
  const listed = () => tab.document.querySelectorAll('#best-moves li:not([hidden])').length;
  expect(listed()).toBe(3);
  for (const [lines, found] of /** @type {const} */ ([
    ['1', 1],
    ['10', 5],
  ])) {
    tab.fill('#best-lines', lines);
    await tab.settled();
    expect(listed()).toBe(found);
  }
  tab.fill('#best-time', '60');
  tab = await tab.reload();
  await tab.act('#analyse');
  expect([tab.$('#best-lines').value, tab.$('#best-time').value]).toEqual(['10', '60']);
  expect(tab.faults).toEqual([]);
});

test('the best moves are shown on their points and listed while they are switched on and the page is visible', async () => {
  // White has four in a row, open at both ends.
  let tab = await analyse(points('a1 h8 c1 i8 e1 j8 g1 k8 h15'), {});
  const board = boardOf(tab);
  const ranked = () =>
    [...board.shadowRoot.querySelectorAll('.ranked')].map(({ classList }) => classList.contains('won'));
  const first = () => tab.text('#best-moves b');
  const name = first();
  expect(['G8', 'L8']).toContain(name);
  expect(tab.text('#best-moves span')).toBe('wins');
  expect(ranked()).toContain(true);
  const labels = [...board.shadowRoot.querySelectorAll('[role=gridcell] button')].map(nameOf);
  expect(labels.filter((label) => label?.includes('number 1 of'))).toEqual([
    `${name}, empty, number 1 of the best moves, score +100, which wins`,
  ]);
  tab.click('#read-best');
  expect(tab.text('#tree-note')).toMatch(/^Best moves: [GL]8 wins.*\. White wins by force$/);

  await tab.act('#best-moves button');
  expect(currentOf(tab)).toBe(`10 ${name}, White`);
  expect(tab.text('#variations-status')).toMatch(/^White wins/);
  expect(ranked()).toEqual([]);
  await tab.act('#tree-undo');
  expect(ranked()).toContain(true);
  await hide(tab, true);
  expect(ranked()).toEqual([]);
  await hide(tab, false);
  expect(first()).toBe(name);
  await tab.act('#best');
  expect(ranked()).toEqual([]);
  expect(tab.isVisible('#best-moves')).toBe(false);
  tab = await tab.reload();
  await tab.act('#analyse');
  expect(tab.isVisible('#best-moves')).toBe(false);
  expect(tab.faults).toEqual([]);
});
