// The worker of the simulator ends with one answer, whatever the pasted code does.
import { load } from 'qiju';
import { checkPath } from '../../web/panel/simulator/connect-trial.js';
import { explainFailure, otherLanguage, withoutTypes } from '../../web/panel/simulator/dialects.js';
import { compareSearches, turnsOf } from '../../web/panel/simulator/compare.js';
import { readOutcome } from '../../web/panel/simulator/outcome.js';
import { paste } from './paste.js';

const qiju = await load();
const judge = (/** @type {string} */ code, more = {}) =>
  paste({ code, name: 'judgeWin', calls: [[[112, 113]]], ...more });
const returning = (/** @type {string} */ value) => `var judgeWin = function (pieces) { return ${value}; }`;

/** Code that changes what the worker uses, and still gets an answer. */
const tampering = [
  'postMessage = () => {}; self.postMessage({ status: "done", results: 7 });',
  'Object.defineProperty(self, "postMessage", { value() {} });',
  'self.close?.();',
  'Array.prototype.push = Array.prototype.map = Array.prototype.some = () => { throw 1; };',
  'Array.isArray = () => false; Number.isInteger = () => false; String = null; Promise = null;',
  'Proxy = Reflect = Set = Map = Object = undefined;',
  'performance.now = () => "late"; performance = null;',
  'structuredClone = () => { throw new Error("no"); };',
  'Object.defineProperty(Object.prototype, "status", { set() { throw 1; } });',
  'Function.prototype.call = Function.prototype.apply = Function.prototype.bind = null;',
];

test.each(tampering)('after %s the answer is there', (code) => {
  expect(judge(`${code}\n${returning('pieces.length === 2')}`)).toMatchObject({ status: 'done', results: [true] });
  expect(judge(`${code}\n${returning('pieces[1] === 113')}`, { traced: true })).toMatchObject({
    status: 'done',
    results: [true],
    reads: { order: [1], counts: [0, 1], total: 1 },
  });
});

/** Results that are no results. @type {[value: string, result: any][]} */
const oddities = [
  ['() => 1', '() => 1'],
  ['Symbol("x")', 'Symbol(x)'],
  ['{ toString: 1, valueOf: 1 }', { toString: 1, valueOf: 1 }],
  ['"x".repeat(1000)', 'x'.repeat(300)],
  ['"x".repeat(5e8)', '…'],
  ['[[[[[[1]]]]]]', [[[['…']]]]],
  ['(() => { const a = []; a[0] = a; return a; })()', [[[['…']]]]],
  ['new Proxy([], { ownKeys() { return ["0", "length"]; } })', []],
];

test.each(oddities)('%s is copied', (value, result) => {
  expect(judge(returning(value))).toMatchObject({ status: 'done', results: [result] });
});

test('a huge result is cut', () => {
  const { results } = judge(returning('new Array(1e6).fill([1, 2])'));
  expect(JSON.stringify(results).length).toBeLessThan(2e6);
  expect(judge(returning('new Array(4e9)'))).toMatchObject({ results: [[]] });
});

/** @type {[code: string, status: string, error: RegExp][]} */
const failing = [
  [returning('new Proxy({}, { ownKeys() { throw new Error("trap"); } })'), 'failed', /^Error: trap$/],
  [returning('{ get a() { throw new Error("getter"); } }'), 'failed', /^Error: getter$/],
  ['throw { toString() { throw 1; } };', 'failed', /^object$/],
  ['throw "x".repeat(1e6);', 'failed', /^x{300}$/],
  ['throw null;', 'failed', /^null$/],
  ['function f() { f(); } f();', 'failed', /^RangeError/],
  ['var judgeWin = 7;', 'missing', /^$/],
  ['var judgeWin = async () => true;', 'promise', /^$/],
  ['}); (function () {', 'failed', /^SyntaxError/],
  ['return null; }); self.judgeWin = (() => { {', 'failed', /^SyntaxError/],
];

test.each(failing)('%s fails', (code, status, error) => {
  const outcome = judge(code);
  expect(outcome).toMatchObject({ status, error: expect.stringMatching(error), results: [] });
  expect(explainFailure(outcome, code, 'judgeWin(pieces)')).toMatchObject({ right: false });
});

test('reads are listed up to a limit, and all counted', () => {
  const { reads } = judge(returning('(() => { for (let i = 0; i < 1e5; i++) pieces[0]; })()'), { traced: true });
  expect([reads?.order.length, reads?.total, reads?.counts]).toEqual([20_000, 100_000, [100_000, 0]]);
});

test('what is read through a copy or a clone counts once', () => {
  for (const copy of [
    'structuredClone(pieces)',
    '[...pieces]',
    'pieces.slice()',
    'JSON.parse(JSON.stringify(pieces))',
  ]) {
    const { status, reads } = judge(returning(`((own) => own[0] + own[0])(${copy})`), { traced: true });
    expect([copy, status, reads?.counts]).toEqual([copy, 'done', [1, 1]]);
  }
});

test('visited positions are counted, whole and with equal pieces alike', () => {
  const board = [
    [3, 1, 1, 4],
    [3, 1, 1, 4],
    [5, 2, 2, 6],
    [5, 7, 8, 6],
    [9, 0, 0, 10],
  ];
  const other = board.map((row) => row.map((id) => ({ 7: 8, 8: 7 })[id] ?? id));
  const code = `var solveHuarongRoad = function (h) {
    for (const b of [h.board, h.board.flat(), ${JSON.stringify(other)}, 'no board']) visit(b);
  }`;
  const outcome = paste({ code, name: 'solveHuarongRoad', board });
  expect(outcome).toMatchObject({ status: 'done', visits: { calls: 4, positions: 2, alike: 1 } });
  expect(paste({ code: 'var solveHuarongRoad = function () {}', name: 'solveHuarongRoad', board }).visits).toBeNull();
});

test('an answer of any other form is read as a failure or as nothing', () => {
  for (const answer of [null, 7, {}, { status: 'won' }]) {
    expect(readOutcome(answer)).toMatchObject({ status: 'failed', results: [] });
  }
  const strange = {
    status: 'done',
    results: 7,
    moves: [null],
    error: {},
    time: 'long',
    reads: { order: 1 },
    visits: {},
  };
  expect(readOutcome(strange)).toEqual({
    status: 'done',
    results: [],
    moves: [{ id: undefined, direction: undefined }],
    error: '',
    time: 0,
    reads: null,
    visits: null,
  });
});

test('exports and simple types are left out if the code is no JavaScript', () => {
  const code = `export function judgeWin(pieces: number[], deep?: boolean): boolean {
    const last: number = pieces[pieces.length - 1];
    const isOwn = (p: number): boolean => (p > 5 ? p : last) > 0;
    return pieces.every((p: number) => isOwn(p));
  }`;
  expect(judge(code)).toMatchObject({ status: 'done', results: [true] });
  const valid = 'const a = (b) => (b ? 1 : 2);\nfunction f({ c: d }) {}';
  expect(withoutTypes(valid)).toBe(valid);
});

/** @type {[code: string, language: string | undefined][]} */
const languages = [
  ['#include <vector>\nstd::vector<int> connect() {}', 'C++'],
  ['class Solution { public static void main(String[] a) {} }', 'Java'],
  ['def judge_win(pieces):\n    return True', 'Python'],
  ['func connect(board [][]int) {}', 'Go'],
  ['var connect = function (board) { return []; };', undefined],
];

test.each(languages)('%s is %s', (code, language) => {
  expect(otherLanguage(code)).toBe(language);
  const why = explainFailure(judge(code), code, 'judgeWin(pieces)');
  expect(why?.zh).toMatch(language ? `这像是 ${language}` : /没有函数 judgeWin，只有 connect；/);
});

test('the searches that are compared give what they read, the path and the time', () => {
  const board = [
    [1, 2, 0, 1],
    [2, 0, 0, 3],
  ];
  let now = 0;
  const [search, crosshair, masks] = compareSearches(board, [0, 0, 0, 3], () => now++);
  const ours = qiju.connect(board, 0, 0, 0, 3);
  expect([search, crosshair, masks].map(({ path }) => path.length)).toEqual(Array(3).fill(ours.length));
  expect([search.reads, crosshair.reads, masks.reads, masks.words]).toEqual([10, 14, 8, 6]);
  expect(compareSearches(board, [0, 0, 0, 1], () => now++).map(({ path }) => path)).toEqual([[], [], []]);
  expect(turnsOf(ours)).toBe(2);
  expect(checkPath(qiju, board, [0, 0, 0, 3], search.path).kind).not.toBe('wrong');
});
