// The pages about algorithms: a figure is played step by step, says what happens, and begins again when the board changes.
import { lectures } from '../../../web/tools/site/learn.js';

/** @typedef {import('../visit.js').Visit} Visit */

const all = lectures.map(({ slug }) => slug);

/** @param {Visit} tab */
const cells = (tab) => /** @type {any[]} */ ([...tab.document.querySelectorAll('.cells button')]);

/** @param {Visit} tab @returns {[step: string, sentence: string, line: string]} */
const shown = (tab) => [tab.text('#at'), tab.text('#sentence'), tab.$('.line.now').textContent.trim()];

test('a figure begins with its end, and goes step by step', async () => {
  const tab = await visit('learn/direction/', { language: 'en' });
  expect(shown(tab)).toEqual([
    expect.stringMatching(/^Step (\d+) of \1$/),
    'The other A is reached, with 2 turns.',
    'if (isGoal) {',
  ]);
  await tab.act('#first');
  expect(shown(tab)).toEqual([
    expect.stringMatching(/^Step 0 of/),
    'Take the first state: row 3, column 2, no direction yet.',
    'for (const state of queue) {',
  ]);
  await tab.act('#forward');
  expect(shown(tab)[1]).toBe('A new state: row 2, column 2, going up, 0 turns. It joins the queue.');
  expect(shown(tab)[2]).toBe('queue.push(next);');
  expect(tab.document.querySelectorAll('.line.now')).toHaveLength(1);
  expect(cells(tab).find((cell) => /row 2, column 2/.test(cell.ariaLabel)).ariaLabel).toBe(
    'row 2, column 2, empty, up with 0 turns',
  );
  await tab.act('#back');
  expect(shown(tab)[0]).toMatch(/^Step 0 of/);
  expect(tab.faults).toEqual([]);
});

test('sentences are announced step by step, but not during playback', async () => {
  const tab = await visit('learn/direction/', { language: 'en' });
  const sentence = tab.$('#sentence');
  expect([sentence.getAttribute('role'), sentence.ariaLive]).toEqual(['status', 'polite']);
  tab.click('#play'); // at the end: all of it again
  expect([tab.text('#at'), tab.$('#play').ariaLabel]).toEqual([expect.stringMatching(/^Step 0 of/), 'Pause']);
  await tab.tick(400);
  expect([tab.text('#at'), sentence.ariaLive]).toEqual([expect.stringMatching(/^Step 1 of/), 'off']);
  tab.click('#play');
  expect([sentence.ariaLive, tab.$('#play').ariaLabel]).toEqual(['polite', 'Play']);
  tab.fill('#speed', '4');
  expect(tab.item('learn.speed')).toBe('4');
  tab.click('#play');
  await tab.settled();
  expect([tab.text('#sentence'), sentence.ariaLive]).toEqual(['The other A is reached, with 2 turns.', 'polite']);
});

test('another variant of the algorithm gives another film', async () => {
  const tab = await visit('learn/direction/', { language: 'en' });
  tab.$('[value=without]').click();
  expect(shown(tab)[0]).toMatch(/^Step 0 of/);
  await tab.act('#last');
  expect(shown(tab).slice(1)).toEqual(['The queue is empty: there is no path.', 'return [];']);
});

test('a change of the board begins the film again', async () => {
  const tab = await visit('learn/direction/', { language: 'en' });
  const [first] = cells(tab);
  await tab.act(first);
  expect([first.ariaLabel, tab.text('#at')]).toEqual([
    'row 1, column 1, another tile',
    expect.stringMatching(/^Step 0 of/),
  ]);
  await tab.act(first);
  expect(first.ariaLabel).toBe('row 1, column 1, empty');
  const end = cells(tab).find((cell) => /, A/.test(cell.ariaLabel));
  await tab.act(end);
  expect(tab.text('#sentence')).toMatch(/^You hold this A/);
  await tab.act(first);
  expect([first.ariaLabel, end.ariaLabel]).toEqual([
    expect.stringMatching(/column 1, A/),
    expect.stringMatching(/, empty$/),
  ]);
  await tab.act('#reset');
  expect([first.ariaLabel, end.ariaLabel]).toEqual(['row 1, column 1, empty', expect.stringMatching(/, A/)]);
  expect(tab.faults).toEqual([]);
});

test('the board is one tab stop, with keys for its cells and for the film', async () => {
  const tab = await visit('learn/direction/', { language: 'en' });
  await tab.act('#first');
  cells(tab)[0].focus();
  tab.press('ArrowRight');
  expect(tab.focused).toBe('row 1, column 2, another tile');
  tab.press('.');
  tab.press('.');
  tab.press(',');
  expect(tab.text('#at')).toMatch(/^Step 1 of/);
  tab.press('Control+.');
  expect(tab.text('#at')).toMatch(/^Step 1 of/);
  tab.press('Enter');
  expect(tab.focused).toBe('row 1, column 2, empty');
  tab.press('Tab');
  expect(tab.focus.id).toBe('first');
});

test('a printed figure shows its end', async () => {
  const tab = await visit('learn/direction/', { language: 'en' });
  await tab.act('#first');
  tab.window.dispatchEvent(new tab.window.Event('beforeprint'));
  expect(tab.text('#sentence')).toBe('The other A is reached, with 2 turns.');
});

test.each(all)('/learn/%s/ shows the picture that it came with, and takes changes', async (slug) => {
  for (const language of /** @type {const} */ (['zh', 'zh-Hant', 'en'])) {
    /** @type {string | undefined} */
    let still;
    const before = (/** @type {any} */ window) => (still = window.document.querySelector('#stage svg').outerHTML);
    const tab = await visit(`learn/${slug}/`, { language, before });
    expect(tab.$('#stage svg').outerHTML).toBe(still);
    expect(cells(tab).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(cells(tab).filter(({ ariaLabel }) => !ariaLabel || /undefined|NaN/.test(ariaLabel))).toEqual([]);
    for (const cell of cells(tab).filter((_, index) => index % 9 === 4)) tab.click(cell);
    for (const id of ['#last', '#back', '#reset', '#forward']) tab.click(id);
    expect(tab.text('#sentence')).toMatch(language === 'en' ? /^[^\p{Script=Han}]+[.!]$/u : /[。！]$/);
    expect(tab.faults).toEqual([]);
  }
});

test('the pages are listed in order, and lead from one to the next', async () => {
  const links = (/** @type {Visit} */ { document }, /** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  const index = await visit('learn/', { language: 'en' });
  expect(links(index, '.film-card')).toEqual(all.map((slug) => `${slug}/`));
  for (const [at, slug] of all.entries()) {
    const neighbours = [all[at - 1], all[at + 1]].flatMap((other) => (other ? [`../${other}/`] : []));
    expect(links(await visit(`learn/${slug}/`), '.neighbours a')).toEqual(neighbours);
  }
});
