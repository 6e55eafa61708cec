// Each exercise of the panel page: our solution passes, and a mistake that it is about does not.
import { load } from 'qiju';
import { exercises, hints } from '../../web/panel/simulator/exercises.js';
import { grade } from '../../web/panel/simulator/grading.js';
import { samples } from '../../web/site/pages/panel/samples.js';
import { paste } from './paste.js';

/** @typedef {keyof typeof exercises} Game */

const qiju = await load();
const names = { connect: 'connect', 'huarong-road': 'solveHuarongRoad', 'judge-win': 'judgeWin' };
const games = /** @type {Game[]} */ (Object.keys(exercises));

/** @param {Game} game @param {number} index @param {string} code */
function check(game, index, code) {
  const exercise = exercises[game][index];
  const outcome = paste({ code, name: names[game], calls: exercise.calls, board: exercise.board ?? null });
  expect([outcome.status, outcome.error]).toEqual(['done', '']);
  return grade(qiju, exercise, outcome);
}

/** Replaces a part that the sample has. @param {Game} game @param {string} part @param {string} by */
function change(game, part, by) {
  expect(samples[game]).toContain(part);
  return samples[game].replace(part, by);
}

/** A mistake for each exercise, and what the grade says. @type {Record<Game, (() => [code: string, words: RegExp])[]>} */
const mistakes = {
  connect: [
    () => [change('connect', '[[-1, 0], [1, 0], ', '['), /\(0, 2\) 到 \(3, 2\)：有一条 4 格的路/],
    () => [change('connect', 'segment < 3', 'segment < 1'), /有一条/],
    () => [change('connect', 'segment < 3', 'segment < 2'), /有一条/],
    () => [
      change('connect', 'r >= -1 && r <= rows && c >= -1 && c <= cols', 'r >= 0 && r < rows && c >= 0 && c < cols'),
      /有一条/,
    ],
    () => [change('connect', 'segment < 3', 'segment < 9'), /没有路，应该得到 \[\]/],
  ],
  'huarong-road': [
    () => ['var solveHuarongRoad = function () {}', /^没有调用 gameHandler.move$/],
    () => ["var solveHuarongRoad = function (h) { h.move(9, 'right'); }", /^走了 1 步，曹操还没有走出来$/],
    () => ["var solveHuarongRoad = function (h) { h.move(8, 'right'); }", /^这个局面走不出来/],
    () => ["var solveHuarongRoad = function (h) { h.move(1, 'left'); h.move(1, 'right'); }", /一步也不用走$/],
    () => [
      change('huarong-road', 'start.find((id) => id && start.filter((other) => other === id).length === 4)', '1'),
      /没有调用/,
    ],
  ],
  'judge-win': [
    () => [change('judge-win', '[0, 1], [1, 0], [1, 1], [1, -1]', '[1, 0], [0, 1], [1, 1]'), /应该得到 true/],
    () => [change('judge-win', '[1, -1]) {', '[1]) {'), /应该得到 true/],
    () => [change('judge-win', 'count >= 5', 'count === 5'), /应该得到 true/],
    () => ['var judgeWin = function (pieces) { return pieces.length >= 9; }', /应该得到 false/],
    () => [
      `var judgeWin = function (pieces) {
        const own = new Set(pieces.filter((_, i) => i % 2 === (pieces.length - 1) % 2));
        return [1, 15, 16, 14].some((d) => [...own].some((p) => [1, 2, 3, 4].every((k) => own.has(p + k * d))));
      }`,
      /\[11,224.*应该得到 false/,
    ],
  ],
};

describe.each(games)('%s', (game) => {
  test('has five exercises and three hints', () =>
    expect([exercises[game].length, hints[game].length]).toEqual([5, 3]));

  test.each([0, 1, 2, 3, 4])('our solution passes exercise %d, a mistake does not', (index) => {
    expect(check(game, index, samples[game])).toMatchObject({ right: true, call: 0 });
    const [code, words] = mistakes[game][index]();
    expect(check(game, index, code)).toMatchObject({ right: false, zh: expect.stringMatching(words) });
  });
});

test('a path of corners, and one that the rules do not allow, are told apart', () => {
  const code = (/** @type {string} */ path) => `var connect = (b, r1, c1, r2, c2) => ${path};`;
  expect(check('connect', 0, code('[[r1, c1], [r2, c2]]')).zh).toMatch(/不能只写拐点$/);
  const straight = 'Array.from({ length: c2 - c1 + 1 }, (_, i) => [r1, c1 + i])';
  expect(check('connect', 3, code(straight)).zh).toMatch(/这条路不合规则；可以走 \[\[0,0\],\[-1,0\]/);
});

test('the grade names the first call that is wrong', () => {
  const lost = exercises['judge-win'].map(({ calls }) => calls.findIndex(([pieces]) => !qiju.judgeWin(pieces)));
  const index = lost.findIndex((call) => call > 0);
  expect(check('judge-win', index, 'var judgeWin = () => true').call).toBe(lost[index]);
});

test('the boards are what their titles say', () => {
  const turns = exercises.connect.map(({ calls }) =>
    calls.map(([board, ...cells]) => {
      const path = qiju.connect(board, cells[0], cells[1], cells[2], cells[3], { format: 'corners' });
      return path.length - 2;
    }),
  );
  expect(turns).toEqual([
    [0, 0],
    [1, 1, 1],
    [2, 2],
    [2, 2, 0, 0],
    [2, 2, -2, -2, -2, -2, 0, 1],
  ]);
  const steps = exercises['huarong-road'].map(({ board = [] }) => qiju.solveHuarongRoad(board)?.length ?? null);
  expect(steps).toEqual([3, 116, null, 0, 116]);
});
