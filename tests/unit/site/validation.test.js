import { isDate, isValid } from '../../../web/site/kernel/validation.js';
import { changeLeaves, storedItems } from '../../component/site/stored-items.js';

/** Values of wrong types or out of every range. @type {any[]} */
const never = [undefined, {}, [], [[]], { toString: 1, valueOf: 1 }, -1, 1.5, NaN, Infinity, 1e300, 'x'.repeat(1e6)];
const items = Object.entries(storedItems);

/** @param {any} value @param {unknown} replacement @returns {any[]} copies with one leaf replaced in each */
function replaceEachLeaf(value, replacement) {
  let leaves = 0;
  changeLeaves(value, () => leaves++);
  return Array.from({ length: leaves }, (_, index) => {
    let at = 0;
    return changeLeaves(value, (leaf) => (at++ === index ? replacement : leaf));
  });
}

/** @param {any} value @param {string} name @returns {any[]} copies without this property, at any depth */
const without = (value, name) => JSON.parse(JSON.stringify(value, (key, inner) => (key === name ? undefined : inner)));

test.each(items)('%s is valid, whole or after a backup', (key, value) => {
  expect(isValid(key, value)).toBe(true);
  expect(isValid(key, JSON.parse(JSON.stringify(value)))).toBe(true);
});

test('results with the names that earlier versions stored are valid', () => {
  const result = { zh: '中', en: 'Medium', played: 3, won: 2, best: null };
  expect(isValid('lianliankan.results', { '8x10.normal': result })).toBe(true);
});

test.each(items)('%s accepts no other type or range', (key) => {
  for (const other of never) {
    const isEmptyMap = typeof other === 'object' && Object.keys(other).length === 0;
    if (!isEmptyMap || !/(results|days|best|puzzles|progress|stages)$/.test(key)) {
      expect([other, isValid(key, other)]).toEqual([other, false]);
    }
  }
  expect(isValid(key, null)).toBe(false);
});

test.each(items.filter(([, value]) => typeof value === 'object'))('%s accepts no such value inside', (key, value) => {
  for (const other of never.slice(1)) {
    // Only a rate may be a fraction: it lies between 0 and 1.
    for (const changed of replaceEachLeaf(value, other)) {
      const walled = {
        'lianliankan.saved': [changed.state?.board, changed.picture],
        'lianliankan.previous': [changed.state?.board, changed.picture],
        'huarongdao.saved': [changed.state?.cells],
      };
      const hasWall = Boolean(walled[/** @type {keyof typeof walled} */ (key)]?.flat(2).includes(-1));
      expect([changed, isValid(key, changed)]).toEqual([changed, hasWall]);
    }
  }
});

test('a game may lack only a date, a level, a rate, a result to beat, how it counts, an opponent, words and a picture', () => {
  for (const [key, names] of Object.entries({
    'lianliankan.saved': ['clearRate', 'timeToBeat', 'picture'],
    'huarongdao.saved': ['daily', 'level', 'counted', 'toBeat', 'picture'],
    'wuziqi.saved': ['opponent', 'counted', 'said', 'heard', 'sent', 'picture'],
  })) {
    const { state } = storedItems[key];
    for (const name of ['state', 'picture', ...Object.keys(state)]) {
      expect([name, isValid(key, without(storedItems[key], name))]).toEqual([name, names.includes(name)]);
    }
  }
});

test('the result of a day may be late', () => {
  for (const key of ['lianliankan.days', 'huarongdao.days', 'wuziqi.days']) {
    const [result] = Object.values(storedItems[key]);
    const isLate = [undefined, true, false, 1].map((late) => isValid(key, { '2026-11-21': { ...result, late } }));
    expect([key, ...isLate]).toEqual([key, true, true, true, false]);
  }
});

test('a board has rows of equal length, at most 40', () => {
  const { state } = storedItems['huarongdao.saved'];
  const square = (/** @type {number} */ size) => Array.from({ length: size }, () => Array(size).fill(1));
  const isBoard = (/** @type {unknown} */ picture) => isValid('huarongdao.saved', { state, picture });
  expect([1, 40, 41].map((size) => isBoard(square(size)))).toEqual([true, true, false]);
  for (const board of ['oops', [], [[]], [[1, 2], [3]], [['<b>']], [[1e9]], {}]) expect(isBoard(board)).toBe(false);
});

test('a game of 五子棋 may be against each level of the page', () => {
  const { state } = storedItems['wuziqi.saved'];
  for (const level of ['beginner', 'easy', 'normal', 'hard', 'expert', 'master']) {
    expect([level, isValid('wuziqi.saved', { state: { ...state, level } })]).toEqual([level, true]);
  }
});

test('other keys are not stored', () => {
  for (const key of ['', 'x', 'wuziqi', 'wuziqi.', '__proto__', 'constructor', 'hasOwnProperty']) {
    for (const value of [true, 'text', {}, ...never]) expect(isValid(key, value)).toBe(false);
  }
});

test('a date has the form 2026-11-21', () => {
  const dates = [
    '2026-11-21',
    '2024-02-29',
    '2026-02-29',
    '2026-11-31',
    '2026-1-1',
    '2026',
    '',
    '__proto__',
    '+012026-01-01',
  ];
  expect(dates.filter(isDate)).toEqual(['2026-11-21', '2024-02-29']);
});
