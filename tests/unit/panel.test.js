import { readFileSync, readdirSync } from 'node:fs';
import vm from 'node:vm';
import fc from 'fast-check';
import { load } from 'qiju';
import { connectBySearch } from '../bench/textbook.js';
import { moveLines, moveListFunction } from '../../web/panel/move-list.js';
import { runs } from './runs.js';
import { isFull } from '../full-length.js';

/** @typedef {{ id: number, direction: import('../../web/api/types.js').Direction }} Step */

const folder = new URL('../../dist/panel/', import.meta.url);
const files = ['connect', 'huarong-road', 'judge-win'].flatMap((name) => [`${name}.js`, `${name}.wasm2js.js`]);
const qiju = await load();
const { levels } = qiju.huarong;

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, folder), 'utf8');

/** Runs a file in a new realm with only the given globals, and TextDecoder for newer Emscriptens. @param {string} text @param {object} [given] */
function paste(text, given = {}) {
  const context = vm.createContext({ TextDecoder, ...given });
  vm.runInContext(text, context);
  return context;
}

/** @param {unknown} value from another realm @returns {any} a copy in this realm */
const plain = (value) => JSON.parse(JSON.stringify(value));

/** @type {Record<string, string>} */
const functions = { connect: 'connect', 'huarong-road': 'solveHuarongRoad', 'judge-win': 'judgeWin' };

test('the folder has exactly these files', () => expect(readdirSync(folder).sort()).toEqual([...files].sort()));

describe.each(files)('%s', (file) => {
  const text = read(file);
  const name = functions[file.split('.')[0]];

  test('is short text, ASCII outside comments', () => {
    expect(text.length).toBeLessThanOrEqual(64 * 1024);
    expect(text.replace(/^ *(\/\/|\/?\*).*$/gm, '')).toMatch(/^[\n\x20-\x7e]*$/);
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
    expect(text).toMatch(/^\/\/ .*, Qiju \d+\.\d+\.\d+, MIT licence/);
    expect(text.split('\n').findIndex((line) => line.startsWith(`var ${name} = function (`))).toBeLessThan(24);
  });

  test('defines only its function, and does nothing before it is called', () => {
    const context = paste(text, { WebAssembly: null });
    expect(Object.keys(context)).toEqual(['TextDecoder', 'WebAssembly', name]);
    expect(Object.keys(context[name])).toEqual([]);
  });

  test.each(['"use strict";\n', ''])('runs inside a function, after %j', (before) => {
    const made = new Function(`${before}${text}\nreturn ${name};`)();
    expect(typeof made).toBe('function');
    expect(made([[1, 1]], 0, 0, 0, 1)).toBeDefined();
  });

  test('creates one engine', () => {
    const context = paste(text);
    context[name]([[1, 1]], 0, 0, 0, 1);
    const { engine } = context[name];
    context[name]([[1, 1]], 0, 0, 0, 1);
    expect(context[name].engine).toBe(engine);
  });
});

describe.each(['', '.wasm2js'])('connect%s', (kind) => {
  const { connect } = paste(read(`connect${kind}.js`));

  test('returns the same paths as the package and the textbook search', () => {
    const board = fc.integer({ min: 1, max: 10 }).chain((cols) =>
      fc.array(fc.array(fc.constantFrom(0, 0, 1, 2, -3), { minLength: cols, maxLength: cols }), {
        minLength: 1,
        maxLength: 10,
      }),
    );
    fc.assert(
      fc.property(board, fc.nat(), fc.nat(), (rows, a, b) => {
        const [from, to] = [a, b].map((n) => [n % rows.length, Math.floor(n / rows.length) % rows[0].length]);
        const call = /** @type {const} */ ([rows, from[0], from[1], to[0], to[1]]);
        const path = plain(connect(...call));
        expect(path).toEqual(qiju.connect(...call, { order: 'length' }));
        if (rows[from[0]][from[1]] !== 0) expect(path).toEqual(connectBySearch(...call));
      }),
      { numRuns: runs(500), seed: 1 },
    );
  });

  test('a cell is an array with properties row and col', () => {
    const [first] = structuredClone(
      connect(
        [
          [0, 0],
          [5, 5],
        ],
        1,
        0,
        1,
        1,
      ),
    );
    expect([...first, first.row, first.col]).toEqual([1, 0, 1, 0]);
  });

  test('a path may leave the board', () =>
    expect(plain(connect([[1, 2, 1]], 0, 0, 0, 2))).toEqual([
      [0, 0],
      [-1, 0],
      [-1, 1],
      [-1, 2],
      [0, 2],
    ]));

  test('returns [] for empty cells, one cell, different tiles and cells off the board', () => {
    const board = [
      [0, 0, 1],
      [1, 2, 1],
    ];
    for (const [row1, col1, row2, col2] of [
      [0, 0, 0, 1],
      [0, 2, 0, 2],
      [0, 2, 1, 1],
      [0, 2, 2, 2],
      [0, 2, -1, 2],
      [9, 9, 9, 9],
    ]) {
      expect(plain(connect(board, row1, col1, row2, col2))).toEqual([]);
    }
    expect(plain(connect([], 0, 0, 0, 0))).toEqual([]);
  });

  test('a board of 60 by 80 works', () => {
    const board = Array.from({ length: 60 }, () => Array(80).fill(0));
    board[0][0] = board[59][79] = 4;
    expect(connect(board, 0, 0, 59, 79)).toHaveLength(139);
  });
});

describe.each(['', '.wasm2js'])('solveHuarongRoad%s', (kind) => {
  const text = read(`huarong-road${kind}.js`);
  const { solveHuarongRoad } = paste(text);
  const classic = levels[0].board.map((row) => [...row]);

  /** True if the steps are legal and end at the exit. @param {number[][]} board @param {Step[]} answer */
  function leadsOut(board, answer) {
    let at = board;
    for (const { id, direction } of answer) at = /** @type {number[][]} */ (qiju.huarong.move(at, id, direction));
    return qiju.huarong.isSolved(at);
  }

  /** @param {object} [more] */
  function recorder(more = {}) {
    /** @type {Step[]} */
    const steps = [];
    const move = (/** @type {number} */ id, /** @type {any} */ direction) => void steps.push({ id, direction });
    return { steps, handler: { move, ...more } };
  }

  test('makes 116 steps on the classic board, and returns them', () => {
    const { steps, handler } = recorder();
    expect(plain(solveHuarongRoad(handler))).toEqual(steps);
    expect(steps).toHaveLength(116);
    expect(leadsOut(classic, steps)).toBe(true);
  });

  test('finds the handler and the board among its arguments and globals', () => {
    const other = levels[7].board.map((row) => [...row]);
    const wanted = plain(solveHuarongRoad(other));
    expect(wanted).toHaveLength(Number(qiju.solveHuarongRoad(other)?.length));
    /** @type {[string, (it: ReturnType<typeof recorder>) => unknown[], object][]} */
    const ways = [
      ['handler, board', ({ handler }) => [handler, other], {}],
      ['board, handler', ({ handler }) => [other, handler], {}],
      ['handler.board', ({ handler }) => [handler], { board: other }],
      ['handler.getBoard()', ({ handler }) => [null, handler], { getBoard: () => other }],
      ['handler.grid', ({ handler }) => [handler, 7], { grid: other }],
    ];
    for (const [name, given, more] of ways) {
      const record = recorder(more);
      expect([name, plain(solveHuarongRoad(...given(record)))]).toEqual([name, wanted]);
      expect([name, record.steps]).toEqual([name, wanted]);
    }
    const { steps, handler: gameHandler } = recorder({ board: other });
    paste(text, { gameHandler }).solveHuarongRoad();
    expect(steps).toEqual(wanted);
    expect(leadsOut(other, wanted)).toBe(true);
  });

  test('takes as few steps as the package on every level', () => {
    for (const { board, lengths } of levels.filter((_, at) => isFull || at % 4 === 0)) {
      const rows = board.map((row) => [...row]);
      const answer = plain(solveHuarongRoad(rows));
      expect(answer?.length ?? null).toBe(lengths?.step ?? null);
      if (answer) expect(leadsOut(rows, answer)).toBe(true);
    }
  });

  test('works with a handler that changes its board at every move', () => {
    let board = levels[3].board.map((row) => [...row]);
    const handler = {
      board,
      /** @param {number} id @param {Step['direction']} direction */
      move(id, direction) {
        board = /** @type {number[][]} */ (qiju.huarong.move(board, id, direction));
        this.board.splice(0, 5, ...board);
      },
    };
    solveHuarongRoad(handler);
    expect(qiju.huarong.isSolved(board)).toBe(true);
  });

  test('returns null and makes no move for an unsolvable or illegal board', () => {
    const { steps, handler } = recorder();
    expect(
      solveHuarongRoad(handler, [
        [1, 1, 2, 2],
        [1, 1, 3, 3],
        [4, 4, 5, 5],
        [6, 6, 7, 7],
        [8, 8, 9, 9],
      ]),
    ).toBe(null);
    expect(solveHuarongRoad(handler, Array(5).fill([1, 2, 3, 4]))).toBe(null);
    expect(steps).toEqual([]);
  });

  test('solves a board with many blanks', () => {
    const board = [
      [1, 1, 2, 3],
      [1, 1, 4, 5],
      [6, 7, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const answer = plain(solveHuarongRoad(board));
    expect(answer).toHaveLength(Number(qiju.solveHuarongRoad(board)?.length));
    expect(leadsOut(board, answer)).toBe(true);
  });
});

describe.each(['', '.wasm2js'])('judgeWin%s', (kind) => {
  const { judgeWin } = paste(read(`judge-win${kind}.js`));

  test('judges any game as the package does', () => {
    const crowded = fc.shuffledSubarray(
      Array.from({ length: 64 }, (_, i) => 15 * (i >> 3) + (i & 7)),
      { minLength: 0 },
    );
    fc.assert(
      fc.property(crowded, (pieces) => expect(judgeWin(pieces)).toBe(qiju.judgeWin(pieces))),
      { numRuns: runs(1000), seed: 3 },
    );
  });

  test('returns false for invalid games', () => {
    const none = [
      undefined,
      null,
      'five',
      {},
      [0.5],
      ['0'],
      [-1],
      [225],
      [7, 7],
      [0, 1, 15, 2, 30, 3, 45, 4, 60, 60],
      Array(226).fill(0),
      [NaN],
    ];
    for (const pieces of none) expect([pieces, judgeWin(pieces)]).toEqual([pieces, false]);
    expect(judgeWin([0, 1, 15, 16, 30, 31, 45, 46, 60])).toBe(true);
  });
});

describe('the list of moves', () => {
  const steps = /** @type {Step[]} */ (qiju.solveHuarongRoad(levels[0].board.map((row) => [...row])));

  test('as a function: takes the handler as an argument or a global', () => {
    const text = moveListFunction(steps);
    expect(text.replace(/^\/\/.*\n/, '')).toMatch(/^[\n\x20-\x7e]*$/);
    expect(text.length).toBeLessThan(1000);
    for (const where of ['argument', 'global']) {
      /** @type {Step[]} */
      const made = [];
      const gameHandler = {
        move: (/** @type {number} */ id, /** @type {any} */ direction) => void made.push({ id, direction }),
      };
      const context = paste(text, where === 'global' ? { gameHandler } : {});
      expect(Object.keys(context)).toContain('solveHuarongRoad');
      context.solveHuarongRoad(where === 'argument' ? gameHandler : undefined);
      expect(made).toEqual(steps);
    }
  });

  test('as lines: the same calls', () => {
    const lines = moveLines(steps).trimEnd().split('\n');
    expect(lines).toHaveLength(116);
    expect(lines[0]).toBe(`gameHandler.move(${steps[0].id}, '${steps[0].direction}')`);
  });

  test('may be empty', () => {
    expect(moveLines([])).toBe('');
    paste(moveListFunction([])).solveHuarongRoad({ move: () => expect('no move').toBe('made') });
  });
});
