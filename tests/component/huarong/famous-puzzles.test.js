// The famous puzzles on the page of 华容道, and the map of the positions.
import { huarong, play, puzzleNamed, puzzles, short, solutionOf } from './huarong.js';

/** @param {string} name in English */
const optionsOf = (name) => ({ goal: puzzleNamed(name).goal, lengthwise: puzzleNamed(name).lengthwise });
/** @param {string} name */
const codeOf = (name) => huarong.encode(puzzleNamed(name).board, optionsOf(name));
/** @param {string} name */
const stepsOf = (name) => solutionOf(puzzleNamed(name).board, optionsOf(name)).steps;
/** @param {string} name @param {import('../visit.js').View} [view] */
const openPuzzle = (name, view) => visit(`huarongdao/#p=${codeOf(name)}`, view);
/** @param {import('./huarong.js').Tab} tab @param {string} name */
async function go(tab, name) {
  tab.window.location.hash = `#p=${codeOf(name)}`;
  await tab.settled();
}

test('all are listed, in groups; one is chosen with the keyboard and continued after a reload', async () => {
  const name = 'Rush Hour with a Wall';
  const best = { step: 55, slide: 19, move: 19 };
  let tab = await visit('huarongdao/', { language: 'en', kept: { 'huarongdao.puzzles': { Simplicity: best } } });
  expect(tab.document.querySelectorAll('#puzzles button')).toHaveLength(0);
  await tab.unfold('#puzzles-details');
  const buttons = [...tab.document.querySelectorAll('#puzzles button')];
  expect(buttons).toHaveLength(puzzles.length);
  expect(buttons.map((button) => button.textContent).filter((text) => text?.includes('✓'))).toEqual([
    expect.stringMatching(/^Simplicity✓ 19 moves/),
  ]);
  const groups = [...tab.document.querySelectorAll('#puzzles [role="group"]')];
  expect(groups).toHaveLength(5);
  expect(groups[2].getAttribute('aria-label')).toContain(', solved: 1 / 36');
  expect(groups[3].getAttribute('aria-label')).toBe('Rush Hour, solved: 0 / 8');
  tab.$('#puzzles [tabindex="0"]').focus();
  for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) tab.press(key);
  expect(tab.focused).toContain(name);
  tab.press('Enter');
  await tab.settled();
  expect(tab.text('#level')).toBe(name);
  expect(tab.window.location.hash).toBe(`#p=${codeOf(name)}`);
  expect(tab.text('#fewest-move')).toBe('/ 60');
  expect(tab.text('#exit-distance')).toBe('60 moves to go');
  play(tab.board, huarong.steps(tab.board.board, optionsOf(name)).slice(0, 1));
  const { board } = tab.board;
  tab = await tab.reload();
  expect(tab.text('#level')).toBe(name);
  expect(tab.text('#status')).toContain('Resumed after 1 step');
  expect(tab.board).toMatchObject({ steps: 1, board });
  expect(tab.text('#puzzles [aria-current]')).toContain(name);
  expect(tab.faults).toEqual([]);
});

test('an unfinished game is resumed without its address; its result is stored and counted; then the next follows', async () => {
  let tab = await visit(`huarongdao/#p=${codeOf('Simplicity').toLowerCase()}`);
  const steps = stepsOf('Simplicity');
  play(tab.board, steps.slice(0, 3));
  tab = await tab.reload('huarongdao/');
  expect(tab.text('#level')).toBe('至简');
  expect(tab.board.steps).toBe(3);
  expect(play(tab.board, steps.slice(3))).toBe(true);
  await tab.settled();
  expect(tab.text('#status')).toBe('完美，一步不多！');
  expect(tab.text('#result-title')).toBe('解开了！');
  expect(tab.text('#puzzles [aria-current]')).toContain('✓ 18 移步');
  expect(tab.$('#puzzles [aria-label*="异形块"]').getAttribute('aria-label')).toContain('1 / 36');
  expect(tab.item('huarongdao.puzzles')).toEqual({ Simplicity: tab.board.lengths });
  expect(tab.text('#next')).toBe('下一题');
  expect(tab.text('#result-actions')).toBe('下一题 挑战好友');
  await tab.act('#next');
  expect(tab.text('#level')).toBe('小而难');
  expect(tab.isVisible('#result')).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('a shared position of a puzzle is played and solved; several goals are shown as a picture', async () => {
  const { board } = puzzleNamed('Rush Hour, No. 1');
  const options = optionsOf('Rush Hour, No. 1');
  const [{ id, direction }] = stepsOf('Rush Hour, No. 1');
  const after = /** @type {number[][]} */ (huarong.move(board, id, direction, options));
  const tab = await visit(`huarongdao/#p=${huarong.encode(after, options)}`, { language: 'en' });
  const goals = () => [...tab.document.querySelectorAll('#goal-picture text')].map((each) => Number(each.textContent));
  expect(tab.text('#level')).toBe('Custom position');
  expect(tab.text('#fewest-step')).toBe('/ 15');
  expect(tab.isVisible('#goal-figure')).toBe(false);
  await tab.act('#solve');
  expect(tab.board.total).toBeGreaterThan(0);
  await go(tab, 'Jewel Swap');
  expect(tab.isVisible('#goal-figure')).toBe(true);
  expect(tab.$('#goal-picture svg').getAttribute('aria-label')).toContain('5 at row 1, column 7; 6 at row 3, column 1');
  expect(goals().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  await go(tab, 'Five Puzzle');
  expect(goals()).toHaveLength(5);
  await go(tab, 'Simplicity');
  expect(tab.isVisible('#goal-figure')).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('with too many positions a hint is the first move of a solution or missing, and there is no map', async () => {
  const tab = await openPuzzle('Barbell');
  expect(tab.text('#exit-distance')).toContain('虚线框');
  await tab.act('#hint');
  expect(tab.allInBoard('.shaft')).toHaveLength(1);
  expect(tab.announced).toContain('还差 44 移步');
  expect(tab.text('#status')).toBe('');
  await tab.unfold('#map-details');
  expect(tab.text('#map-status')).toBe('超过 400,000 个局面，太多了，画不下');
  tab.$('#map-details').open = false;
  await go(tab, 'Mini Climb Pro');
  expect(tab.text('#exit-distance')).toBe('局面太多，不能提示和求解');
  for (const id of ['hint', 'solve']) expect(tab.$(`#${id}`).getAttribute('aria-disabled')).toBe('true');
  expect(tab.text('#fewest-move')).toBe('');
  expect(tab.faults).toEqual([]);
});

test('the position editor handles classic positions only, but plays the code of any puzzle', async () => {
  const tab = await openPuzzle('Simplicity');
  await tab.act('#edit');
  expect(tab.text('#editor-status')).toContain('还没有曹操');
  tab.$('#code').focus();
  tab.$('#code').value = codeOf('Nine Blocks');
  tab.press('Enter');
  await tab.settled();
  expect(tab.text('#level')).toBe('九块');
  expect(tab.isVisible('#editor')).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('the map has every position; keys choose one and go there, and undo returns', async () => {
  const tab = await visit(`huarongdao/#p=${huarong.encode(short.board)}`, { language: 'en' });
  await tab.unfold('#map-details');
  expect(tab.text('#map-status')).toContain('1,440 positions; you are 18 moves from the exit, the farthest is ');
  for (const [name, count, distance] of /** @type {const} */ ([
    ['Simplicity', '161', 18],
    ['Rush Hour, No. 1', '1,247', 8],
    ['Moving Day', '300', 17],
  ])) {
    await go(tab, name);
    expect(tab.text('#map-status')).toContain(`${count} positions; you are ${distance} moves from the goal`);
    expect(tab.$('#map-overlay').getAttribute('aria-label')).toContain(
      `Map of ${count} positions; you are ${distance}`,
    );
    tab.$('#map-overlay').focus();
    for (let i = 1; i < distance; i++) tab.press('ArrowRight');
    expect(tab.text('#map-status')).toBe('This position is 1 move from the goal');
    tab.press('Enter');
    await tab.settled();
    expect(tab.text('#exit-distance')).toBe('1 move to go');
    expect(tab.board).toMatchObject({ helped: true, solved: false });
    await tab.act('#undo');
    expect(tab.board).toMatchObject({ steps: 0, start: puzzleNamed(name).board });
    await tab.act('#redo');
    expect(tab.text('#exit-distance')).toBe('1 move to go');
    tab.$('#map-overlay').focus();
    for (const key of ['ArrowRight', 'Enter']) tab.press(key);
    await tab.settled();
    expect(tab.text('#exit-distance')).toBe('Solved');
    expect(tab.board.lengths.move).toBeGreaterThanOrEqual(distance);
    await tab.act('#undo');
  }
  await tab.act('#metrics [value="step"]');
  expect(tab.text('#map-status')).toMatch(/^300 positions; you are \d+ steps? from the goal/);
  expect(tab.faults).toEqual([]);
});
