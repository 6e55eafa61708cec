// The page of 华容道: levels, lengths, playback and stored games.
import { first, huarong, levels, listed, play, puzzleNamed, short, solutionOf, unsolvable } from './huarong.js';

/** @typedef {import('./huarong.js').Level} Level */
/** @typedef {import('./huarong.js').Tab} Tab */

const [, other] = levels;
const [step] = huarong.steps(first.board);

/** @param {Tab} tab @param {Level} level */
const choose = (tab, level) => tab.act([...tab.document.querySelectorAll('#levels button')][listed.indexOf(level)]);

/** @param {Tab} tab @param {'step' | 'slide' | 'move'} metric */
const setMetric = (tab, metric) => tab.act(`#metrics [value="${metric}"]`);

/** @param {string} code */
const at = (code) => `huarongdao/#p=${code}`;

test('a solved level gets a card, stars in the list and the next level', async () => {
  const before = { step: 1, slide: 99, move: 99 }; // better in steps
  const tab = await visit(at(huarong.encode(short.board)), {
    language: 'en',
    kept: { 'huarongdao.best': { [short.zh]: before } },
  });
  const { steps, length } = solutionOf(short.board);
  expect(play(tab.board, steps)).toBe(true);
  await tab.settled();
  expect(tab.text('#steps')).toBe(String(steps.length));
  expect(tab.text('#exit-distance')).toBe('At the exit');
  expect(tab.text('#result-title')).toBe('Cao Cao escapes!');
  expect(tab.text('#result-facts')).toMatch(
    new RegExp(`^stars ★★★ moves ${length} / ${length} time \\d+:\\d\\d best ${length} hints no$`),
  );
  expect(tab.text('#levels [aria-current] .name')).toBe(short.en);
  expect(tab.text('#levels [aria-current] .won')).toBe(`★★★ ${length} moves`);
  expect(tab.item('huarongdao.best')).toEqual({ [short.zh]: { ...tab.board.lengths, step: 1 } });
  await tab.act('#share-result');
  expect(tab.text('#result-note')).toBe('Result copied');
  const { step: inSteps, slide } = /** @type {import('qiju').Lengths} */ (short.lengths);
  expect(tab.copied[0]).toContain(short.en);
  expect(tab.copied[0]).toMatch(
    new RegExp(
      `\n\\d+ steps \\(best ${inSteps}\\), \\d+ slides \\(best ${slide}\\), ${length} moves \\(best ${length}\\), \\d+:\\d\\d\n`,
    ),
  );
  expect(tab.copied[0]).toContain(`#p=${huarong.encode(short.board)}`);
  await tab.act('#next-level');
  expect(tab.isVisible('#result')).toBe(false);
  expect(tab.board).toMatchObject({ solved: false, steps: 0, start: listed[listed.indexOf(short) + 1].board });
  expect(tab.focused).toMatch(/row/);
  expect(tab.faults).toEqual([]);
});

test('a shortest solution is praised only in the chosen metric', async () => {
  const tab = await visit(at(huarong.encode(short.board)));
  // This solution has the fewest steps, but not the fewest moves.
  const { steps } = solutionOf(short.board, { metric: 'step' });
  const moves = huarong.group(steps, 'move').length;
  expect(moves).toBeGreaterThan(/** @type {any} */ (short.lengths).move);
  play(tab.board, steps);
  await tab.settled();
  expect(tab.board.solved).toBe(true);
  expect(tab.text('#status')).toBe('');
  expect(tab.text('#result-facts')).toMatch(
    new RegExp(`^星级 ★[★☆]☆ 移步 ${moves} / ${short.lengths?.move} 用时 \\d+:\\d\\d 最佳 ${moves} 提示 未用$`),
  );
  await setMetric(tab, 'step');
  await tab.act('#restart');
  play(tab.board, steps);
  await tab.settled();
  expect(tab.text('#status')).toBe('完美，一步不多！');
  expect(tab.faults).toEqual([]);
});

test('a demonstration has no card and no stars; playback can be stepped through and taken over', async () => {
  const tab = await visit(at(huarong.encode(short.board)), { kept: { 'huarongdao.metric': 'step' } });
  const { steps, length } = solutionOf(short.board, { metric: 'step' });
  await tab.act('#solve');
  expect(tab.text('#status')).toBe(`最短解：${length} 格步`);
  expect(tab.board).toMatchObject({ playback: { playing: false }, total: length }); // the visitor prefers reduced motion
  for (const id of ['last', 'first', 'forward', 'forward', 'back']) tab.click(`#${id}`);
  expect(tab.text('#at')).toBe(`第 1 / ${length} 步`);
  tab.fill('#seek', '20');
  expect(tab.board).toMatchObject({ steps: 20, total: length });
  await tab.act('#play');
  expect(tab.board).toMatchObject({
    playback: { playing: false },
    steps: length,
    solved: true,
    helped: true,
    demonstrated: true,
  });
  expect(tab.isVisible('#result')).toBe(false);
  expect(tab.text('#levels [aria-current]')).not.toContain('★');
  expect(tab.item('huarongdao.results')).toBe(null);
  expect(tab.item('huarongdao.best')).toBe(null);
  tab.fill('#seek', '20');
  tab.click('#play');
  play(tab.board, [steps[20]]);
  expect(tab.board).toMatchObject({ steps: 21, total: 21, playback: { playing: false }, helped: true });
  play(tab.board, steps.slice(21));
  await tab.settled();
  expect(tab.text('#result-facts')).toMatch(/^格步 .* 提示 用过$/);
  expect(tab.item('huarongdao.best')).toBe(null);
  expect(tab.faults).toEqual([]);
});

test('undo, redo and restart; a reload resumes a game, and so does choosing its level again', async () => {
  let tab = await visit('huarongdao/', { language: 'en' });
  play(tab.board, [step]);
  const { board } = tab.board;
  expect(tab.board).toMatchObject({ steps: 1, lengths: { step: 1, slide: 1, move: 1 } });
  tab.click('#undo');
  expect(tab.board).toMatchObject({ steps: 0, board: first.board });
  tab.click('#redo');
  tab.click('#restart');
  expect(tab.board).toMatchObject({ steps: 0, total: 1 });
  tab.click('#redo');
  tab = await tab.reload();
  expect(tab.board).toMatchObject({ steps: 1, board });
  expect(tab.text('#steps')).toBe('1');
  await choose(tab, other);
  expect(tab.board).toMatchObject({ steps: 0, board: other.board });
  await choose(tab, first);
  expect(tab.board).toMatchObject({ steps: 1, board });
  expect(tab.text('#status')).toContain('Resumed after 1 step');
  tab.click('#restart');
  await choose(tab, other);
  await choose(tab, first);
  expect(tab.board).toMatchObject({ steps: 0, total: 0 });
  expect(tab.faults).toEqual([]);
});

test('the list of levels is one tab stop, and the arrow keys move in it', async () => {
  const tab = await visit('huarongdao/', { language: 'en' });
  const list = tab.$('#levels');
  expect(list.getAttribute('role')).toBe('listbox');
  expect(list.querySelectorAll('[role=option]')).toHaveLength(listed.length);
  expect(list.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(tab.$('#levels [aria-current] path')).not.toBe(null); // its picture
  tab.$('#levels-details summary').focus();
  tab.press('Tab');
  expect(tab.focused).toContain(first.en);
  tab.press('ArrowDown');
  expect(tab.focused).toContain(listed[listed.indexOf(first) + 1].en);
  tab.press('End');
  expect(tab.focused).toContain(listed[listed.length - 1].en);
  for (const key of ['Home', 'ArrowDown', 'Enter']) tab.press(key);
  await tab.settled();
  expect(tab.board.board).toEqual(listed[1].board);
  expect(tab.text('#levels [aria-selected="true"]')).toContain(listed[1].en);
  tab.press('Tab');
  expect(tab.focus.closest('#levels')).toBe(null);
  expect(tab.faults).toEqual([]);
});

test('lengths are shown beside the optimum in each metric, and the metric is stored; distance, trend and hints follow every step', async () => {
  let tab = await visit('huarongdao/');
  expect(['step', 'slide', 'move'].map((metric) => tab.text(`#fewest-${metric}`))).toEqual(['/ 116', '/ 90', '/ 81']);
  expect(tab.text('#levels [aria-current]')).toContain('最少 81');
  expect(tab.text('#exit-distance')).toBe('最少还要 81 步');
  await setMetric(tab, 'slide');
  expect(tab.text('#exit-distance')).toBe('最少还要 90 步');
  expect(tab.text('#levels [aria-current]')).toContain('最少 90');
  expect(tab.item('huarongdao.metric')).toBe('slide');
  await setMetric(tab, 'step');
  tab = await tab.choose('en');
  expect(tab.text('#exit-distance')).toBe('116 steps to go');
  const [{ id, path }] = huarong.hint(first.board, { metric: 'step' }).moves;
  const worse = huarong.steps(first.board).find((each) => {
    const after = /** @type {number[][]} */ (huarong.move(first.board, each.id, each.direction));
    return huarong.hint(after, { metric: 'step' }).distance === 117;
  });
  play(tab.board, [{ id, direction: path[0] }]);
  await tab.settled();
  expect(tab.text('.exit-meter')).toBe('115 steps to go↓ closer');
  await tab.act('#undo');
  expect(tab.text('.exit-meter')).toBe('116 steps to go');
  play(tab.board, [/** @type {import('./huarong.js').Step} */ (worse)]);
  await tab.settled();
  expect(tab.text('.exit-meter')).toBe('117 steps to go↑ farther');
  tab.board.focus();
  tab.press('r');
  await tab.settled();
  expect(tab.announced).toContain('117 steps');
  await tab.act('#undo');
  await tab.act('#hint');
  expect(tab.text('#hint')).toBe('Play it');
  await tab.act('#hint');
  expect(tab.text('#hint')).toBe('Hint');
  expect(tab.text('#exit-distance')).toBe('115 steps to go');
  expect(tab.faults).toEqual([]);
});

test('a level without a solution is reported with the number of positions', async () => {
  const tab = await visit('huarongdao/', { language: 'en' });
  await choose(tab, unsolvable);
  const count = huarong.analyse(unsolvable.board).positions.toLocaleString();
  expect(tab.text('#exit-distance')).toBe(`No way out (${count} positions searched)`);
  await tab.act('#solve');
  expect(tab.text('#status')).toContain('No way out');
  expect(tab.board.playback.playing).toBe(false);
  expect(tab.faults).toEqual([]);
});

test('the address contains the position; an invalid one is reported and changes nothing', async () => {
  const wanted = huarong.encode(other.board);
  const tab = await visit(at(wanted.toLowerCase()));
  const { location } = tab.window;
  /** @param {string} hash */
  const go = async (hash) => {
    location.hash = hash;
    await tab.settled();
  };
  expect(location.hash).toBe(`#p=${wanted}`);
  expect(tab.text('#level')).toBe(other.zh);
  for (const [bad, words] of [
    [wanted.slice(1), '8 个字符'],
    ['UUUUUUUUU', '"U"'],
    [wanted.replace(/.$/, (last) => (last === '0' ? '1' : '0')), '打错了'],
  ]) {
    await go(`#p=${bad}`);
    expect(tab.text('#status')).toContain(words);
    expect(tab.board.code).toBe(wanted);
  }
  await go(`#p=${huarong.encode(first.board)}`);
  expect(tab.text('#level')).toBe(first.zh);
  await go('#daily=2026-02-30');
  expect(tab.text('#status')).toContain('日期或成绩无效');
  await go('#main');
  expect(tab.board.board).toEqual(first.board);
  await go(`#p=${huarong.encode(puzzleNamed('Simplicity').board, { goal: puzzleNamed('Simplicity').goal })}`);
  expect(tab.text('#level')).toBe('至简');
  expect(tab.faults).toEqual([]);
});
