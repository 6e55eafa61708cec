// The page of 连连看 around the board: status line, buttons, options and demonstrations.
import {
  cellAt,
  clickAll,
  clickOffer,
  labels,
  notice,
  openPage,
  pickAll,
  record,
  setBoard,
  trap,
} from './lianliankan.js';

test('the status line describes the position on the board', async () => {
  const tab = await openPage('', { kept: { 'lianliankan.watch': false } });
  const status = () => tab.text('#status');
  await setBoard(tab, [[3, 3, 2, 3], [0, 2, 3, 0], [0, 1, 2, 0], [1, 1, 1, 2]]); // prettier-ignore
  for (const [pair, said] of /** @type {[number[][], string][]} */ ([
    [[[0, 0], [0, 2]], 'Not a match'],
    [[[0, 2], [0, 0], [1, 2]], 'No way: that takes 3 turns'],
  ])) {
    clickAll(tab, pair);
    expect(status()).toBe(said);
  } // prettier-ignore
  await setBoard(tab, [[1, 2, 0], [2, 1, 3], [0, 3, 0]]); // prettier-ignore
  clickAll(tab, [[0, 0], [1, 1]]); // prettier-ignore
  expect(status()).toBe('No way: every path is blocked');

  await setBoard(tab, [[1, 1, 2, 3], [2, 3, 4, 4]]); // prettier-ignore
  expect([tab.text('#left'), tab.text('#pairs'), tab.text('#rate')]).toEqual(['4', '2', '']);
  pickAll(tab, tab.board.pairs[0]);
  expect(tab.text('#left')).toBe('3');
  await tab.act('#hint');
  expect(status()).toBe('Proven safe: the board can still be cleared');
  tab.click('#undo');
  expect(status()).toBe('');
  tab.click('#redo');
  expect(tab.board.remaining).toBe(6);
  clickAll(tab, [[0, 2], [1, 1]]); // prettier-ignore
  expect(status()).toBe('Not a match');
  tab.press('h');
  await tab.settled();
  expect(status()).toMatch(/^Proven safe/);

  await setBoard(tab, [[1, 1]]);
  pickAll(tab, [[0, 0], [0, 1]]); // prettier-ignore
  expect(status()).toBe('All clear');
  await tab.settled();
  tab.press('Escape');
  expect(tab.isVisible('#result')).toBe(false);
  tab.board.undo();
  expect(status()).toBe('');

  await setBoard(tab, [[-1, -1, -1, -1, -1], [-1, 1, -1, 1, -1], [2, 2, -1, -1, -1]]); // prettier-ignore
  pickAll(tab, [[2, 0], [2, 1]]); // prettier-ignore
  tab.click('#shuffle');
  expect(status()).toBe('Found no shuffle that can be cleared: undo');
  expect(tab.faults).toEqual([]);
});

test('the page reports when the board can no longer be cleared, unless that is switched off', async () => {
  const tab = await openPage();
  const status = () => [tab.text('#status'), tab.$('#status').classList.contains('warning')];
  await setBoard(tab, trap.board);
  pickAll(tab, trap.pair);
  await tab.settled();
  expect(status()).toEqual(['This board can no longer be cleared: undo, or shuffle', true]);
  tab.click('#undo');
  expect(status()).toEqual(['', false]);
  await tab.settled();
  tab.click('#watch');
  expect([tab.item('lianliankan.watch'), tab.board.watchClearable]).toEqual([false, false]);
  pickAll(tab, trap.pair);
  await tab.settled();
  expect(status()).toEqual(['', false]);
  expect(tab.faults).toEqual([]);
});

test('a demonstration is played, stopped and stepped through, and counts as no result', async () => {
  const tab = await visit('lianliankan/', { media: { reducedMotion: false } });
  const { board } = tab;
  await setBoard(tab, trap.board);
  tab.fill('#speed', '4');
  expect(tab.isVisible('#player')).toBe(false);
  tab.click('#solve');
  await tab.tick(0);
  await tab.tick(250);
  expect([board.playback.playing, board.steps, tab.isVisible('#player')]).toEqual([true, 2, true]);
  tab.click('#play');
  expect(board.playback.playing).toBe(false);
  for (const id of ['#forward', '#forward', '#back']) tab.click(id);
  expect([board.steps, board.total, tab.text('#at')]).toEqual([3, 12, '第 3 / 12 步']);
  tab.click('#first');
  expect(board.remaining).toBe(24);
  await tab.act('#play');
  expect([board.remaining, board.helped, tab.text('#status')]).toEqual([0, true, '演示结束']);
  expect(notice(tab)).toMatch(/^演示结束/);
  expect([tab.item('lianliankan.results'), tab.isVisible('#result')]).toEqual([{}, false]);
  await clickOffer(tab);
  expect(board.remaining).toBe(24);
  expect(tab.faults).toEqual([]);
});

test('only a timed game has a clock, and it can be paused', async () => {
  const tab = await openPage();
  await tab.unfold('#share-details');
  const { board } = tab;
  const hasClock = () => tab.$('#main').classList.contains('with-clock');
  const isDisabled = (/** @type {string} */ selector) => tab.$(selector).getAttribute('aria-disabled') === 'true';
  expect(hasClock()).toBe(false);
  tab.click('#timed');
  expect([hasClock(), isDisabled('#pause')]).toEqual([true, true]);
  await setBoard(tab, [[1, 1, 2, 2], [4, 4, 3, 3]]); // prettier-ignore
  pickAll(tab, [[0, 0], [0, 1]]); // prettier-ignore
  await tab.tick(3000);
  expect(tab.text('#time')).not.toBe('0:00'); // updated once a second
  tab.click('#pause');
  expect(tab.text('#time')).toBe('0:03');
  const state = () => [board.hasAttribute('covered'), board.inert, isDisabled('#undo'), tab.text('#pause')];
  expect([state(), tab.text('#status')]).toEqual([[true, true, true, 'Play'], 'Paused']);
  await tab.tick(60_000);
  tab.click('#pause');
  expect([state(), tab.text('#time'), tab.text('#status')]).toEqual([[false, false, false, 'Pause'], '0:03', '']);
  // A page that is left pauses the game.
  Object.defineProperty(tab.document, 'hidden', { configurable: true, value: true });
  tab.document.dispatchEvent(new tab.window.Event('visibilitychange'));
  expect(state()).toEqual([true, true, true, 'Play']);
  tab.click('#pause');
  await tab.tick(2000);
  pickAll(tab, [[1, 0], [1, 1], [0, 2], [0, 3], [1, 2], [1, 3]]); // prettier-ignore
  expect(tab.text('#status')).toBe('All clear in 0:05');
  expect(tab.text('#best')).toBe('Best without hints: 0:05');
  await tab.settled();
  expect([tab.isVisible('#result'), tab.focused]).toEqual([true, 'All clear!']);
  tab.press('Tab');
  expect(tab.focused).toBe('Play again');
  tab.press('Enter');
  await tab.settled();
  expect(board.remaining).toBe(80);
  expect(tab.focused).toMatch(/row \d+, column \d+$/);
  expect(tab.faults).toEqual([]);
});

test('the choice to show reach is stored, also when made by a key', async () => {
  let tab = await openPage();
  const isShown = () => [tab.board.reach, tab.$('#reach').checked, tab.item('lianliankan.reach')];
  expect(isShown()).toEqual([false, false, null]);
  tab.click('#reach');
  expect(isShown()).toEqual([true, true, true]);
  tab.board.focus();
  tab.press('l');
  expect(isShown()).toEqual([false, false, false]);
  tab.press('l');
  tab = await tab.reload();
  expect(isShown()).toEqual([true, true, true]);
  clickAll(tab, [[0, 0]]);
  expect(tab.isVisible(tab.inBoard('.reach'))).toBe(true);
  expect(tab.faults).toEqual([]);
});

test('the explanation of lines is in the language of the page', async () => {
  let tab = await openPage();
  await tab.unfold('#reach-details');
  expect(tab.document.querySelectorAll('#reach-explanation li')).toHaveLength(7);
  expect(tab.text('#reach-explanation')).toMatch(/straight line.*An equal tile with a number can go/);
  tab = await tab.choose('zh-Hant');
  await tab.unfold('#reach-details');
  expect(tab.text('#reach-explanation')).toContain('標 0');
  expect(tab.faults).toEqual([]);
});

test('the skin is chosen in the sheet of options', async () => {
  let tab = await openPage();
  const names = () => labels(tab, '.tile').map((label) => label.split(', row')[0]);
  await setBoard(tab, [[1, 2], [1, 2]]); // prettier-ignore
  expect(names()[0]).toBe('East Wind');
  tab.click('#open-options');
  expect(tab.isVisible('#skin')).toBe(true);
  expect(tab.$('#skin :checked').value).toBe('mahjong');
  for (const [skin, faces] of /** @type {[string, string[]][]} */ ([
    ['serif', ['East', 'South', 'East', 'South']],
    ['dark', ['East', 'South', 'East', 'South']],
    ['letters', ['A', 'K', 'A', 'K']],
    ['serif', ['East', 'South', 'East', 'South']],
  ])) {
    await tab.act(`#skin [value=${skin}]`);
    expect([tab.board.skin, names(), tab.item('lianliankan.skin')]).toEqual([skin, faces, skin]);
  }
  tab.press('Escape');
  expect(tab.isVisible('#skin')).toBe(false);
  tab = await tab.reload();
  expect(tab.board.skin).toBe('serif');
  expect(cellAt(tab, [0, 0]).dataset.glyph).not.toBe('');
  expect(tab.faults).toEqual([]);
});

test('a slow deal can be cancelled', async () => {
  const tab = await openPage('#seed=3&size=6x8&difficulty=normal&gravity=none');
  const { board } = tab;
  const events = record(tab, ['cancel']);
  const cells = board.board;
  /** @type {(deal: null) => void} */
  let answer = () => {};
  board.qiju = { ...board.qiju, lianliankan: { deal: () => new Promise((done) => (answer = done)) } };
  tab.fill('#size', '16x30');
  await tab.tick(250);
  expect([tab.isVisible(tab.inBoard('.cover')), tab.text('#status')]).toEqual([true, 'Dealing…']);
  tab.click(tab.inBoard('.cover button'));
  expect([tab.isVisible(tab.inBoard('.cover')), tab.text('#status'), events.length]).toEqual([false, '', 1]);
  answer(null);
  await tab.settled();
  expect(board.board).toEqual(cells);
  expect(tab.$('#size').value).toBe('6x8');
  expect(tab.faults).toEqual([]);
});
