// Races: a link opens the same board with a result to beat.
import { load } from 'qiju/lianliankan';
import { huarong, play, short, solutionOf } from '../huarong/huarong.js';
import { pickAll } from '../lianliankan/lianliankan.js';

/** @typedef {import('../visit.js').Visit} Visit */

const lianliankan = await load();
const { solution } = lianliankan.deal({ rows: 5, cols: 8, kinds: 10, copies: 4, difficulty: 'easy', seed: 3 });
const board = '#seed=3&size=5x8&difficulty=easy&gravity=none';

/** Clears the board of 连连看 in some seconds after the first pair. @param {Visit} tab @param {number} seconds */
async function clear(tab, seconds) {
  pickAll(tab, solution[0]);
  await tab.tick(1000 * seconds);
  pickAll(tab, solution.slice(1).flat());
  await tab.settled();
}

/** Gets a level of 华容道 out. @param {Visit} tab @param {number} seconds @param {'step' | 'move'} metric in which it is the shortest way */
async function getOut(tab, seconds, metric) {
  const { steps } = solutionOf(short.board, { metric });
  play(tab.board, steps.slice(0, 1));
  await tab.tick(1000 * seconds);
  play(tab.board, steps.slice(1));
  await tab.settled();
}

/** Challenges a friend. @param {Visit} tab @returns {Promise<string[]>} the text, and the path of the link */
async function challenge(tab) {
  await tab.act('#challenge');
  expect(tab.isVisible('#result')).toBe(true);
  expect(tab.text('#result-note')).toBe('Link copied');
  const [text, url] = tab.copied[0].split('\n');
  return [text, url.replace(/^.*\/en\//, '')];
}

test('连连看: the time to beat is shown, and the card says whether it was beaten', async () => {
  const first = await visit(`lianliankan/${board}`, { language: 'en' });
  await clear(first, 72);
  const [text, path] = await challenge(first);
  expect(text).toBe('I cleared this board in 1:12, can you beat it?');
  expect(path).toBe(`lianliankan/${board}&time=72`);

  let second = await visit(path, { language: 'en' });
  expect(second.text('#stage')).toBe('Time to beat: 1:12');
  expect(second.isVisible('#time')).toBe(true);
  expect(second.path).toBe(path);
  pickAll(second, solution[0]);
  second = await second.reload('lianliankan/'); // the race is saved
  expect(second.text('#stage')).toBe('Time to beat: 1:12');
  await second.tick(60_000);
  pickAll(second, solution.slice(1).flat());
  await second.settled();
  expect(second.text('#result-praise')).toBe('Challenge won: you beat 1:12!');
  await second.act('#share-result');
  expect(second.copied[0]).toMatch(/gravity=none$/); // the own result, and no challenge
  await second.act('#next');
  expect(second.text('#stage')).toBe('');

  const third = await visit(path, { language: 'en' });
  await clear(third, 80);
  expect(third.text('#result-praise')).toBe('Not beaten: 1:12');
  expect([...first.faults, ...second.faults, ...third.faults]).toEqual([]);
});

test('华容道: fewer moves win, and among equals the shorter time', async () => {
  const path = `huarongdao/#p=${huarong.encode(short.board)}`;
  const first = await visit(path, { language: 'en' });
  await getOut(first, 72, 'move');
  const { move } = first.board.lengths;
  const [text, race] = await challenge(first);
  expect(text).toBe(`I solved this board in ${move} moves, 1:12, can you beat it?`);
  expect(race).toBe(`${path}&moves=${move}&time=72`);

  let second = await visit(race, { language: 'en' });
  const toBeat = `To beat: ${move} moves, 1:12`;
  expect(second.text('#level')).toBe(short.en);
  expect(second.text('#race')).toBe(toBeat);
  expect(second.path).toBe(race);
  second = await second.reload();
  expect(second.text('#race')).toBe(toBeat);
  await getOut(second, 60, 'move');
  expect(second.text('#result-praise')).toBe(`Challenge won: you beat ${move} moves, 1:12!`);
  await second.act('#share-result');
  expect(second.copied[0]).not.toContain('time=');
  await second.act('#next-level');
  expect(second.isVisible('#race')).toBe(false);

  const third = await visit(race, { language: 'en' });
  await getOut(third, 60, 'step'); // more moves
  expect(third.board.lengths.move).toBeGreaterThan(move);
  expect(third.text('#result-praise')).toBe(`Not beaten: ${move} moves, 1:12`);
  expect([...first.faults, ...second.faults, ...third.faults]).toEqual([]);
});

test('an equal result is a tie, and a game with help is no race', async () => {
  const tab = await visit(`lianliankan/${board}&time=72`, { language: 'en' });
  await clear(tab, 72);
  expect(tab.text('#result-praise')).toBe('A tie: 1:12 too');
  const { move } = /** @type {import('qiju').Lengths} */ (short.lengths);
  const helped = await visit(`huarongdao/#p=${huarong.encode(short.board)}&moves=${move}&time=72`, { language: 'en' });
  await helped.act('#hint');
  await getOut(helped, 60, 'move');
  expect(helped.isVisible('#result')).toBe(true);
  expect(helped.text('#result-praise')).toBe('');
  expect(helped.document.querySelector('#challenge')).toBeNull();
  expect([...tab.faults, ...helped.faults]).toEqual([]);
});
