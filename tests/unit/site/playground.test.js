// The playground: its examples, addresses, imports, files to copy, and values as text.
import { existsSync } from 'node:fs';
import { load } from 'qiju';
import { readHash, writeHash } from '../../../web/site/pages/playground/address.js';
import { copyAs } from '../../../web/site/pages/playground/copy-as.js';
import { examples } from '../../../web/site/pages/playground/examples/index.js';
import { replaceImports, withoutImports } from '../../../web/site/pages/playground/imports.js';
import { compile } from '../../../web/site/pages/playground/program/errors.js';
import { format } from '../../../web/site/pages/playground/program/format.js';
import { noteCalls, lastPosition } from '../../../web/site/pages/playground/program/noted-calls.js';

const qiju = await load();
const programs = Object.entries(examples).filter(([, code]) => !code.startsWith('<'));

/** @param {string} code @param {object} [modules] instead of the package @returns {Promise<any[]>} the values that it prints, without the last newline of a program */
async function run(code, modules) {
  /** @type {unknown[]} */
  const printed = [];
  const importModule = (/** @type {string} */ name) => modules ?? import(name);
  const console = { log: (/** @type {unknown} */ value) => printed.push(value) };
  await compile(withoutImports(code, 'importModule'), 'importModule, console')(importModule, console);
  return printed;
}

test.each(programs)('the example %s prints what it says', async (_, code) => {
  const printed = await run(code);
  const said = Array.from(code.matchAll(/^ *console\.log\(.*\);(?: \/\/ → (.*))?$/gm), ([, answer]) => answer);
  expect(printed.length).toBe(said.length);
  expect(printed.length).toBeGreaterThan(0);
  for (const [index, answer] of said.entries()) {
    if (answer) expect(printed[index]).toEqual(new Function(`return ${answer}`)());
  }
});

test('every function of the API has an example, and so has every element', () => {
  const functions = Object.entries(qiju).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [name]
      : Object.keys(value)
          .filter((key) => !(key in qiju))
          .map((key) => `${name}.${key}`),
  );
  const boards = ['lianliankan-board', 'huarong-board', 'gomoku-board'];
  expect(Object.keys(examples)).toEqual(expect.arrayContaining([...functions, ...boards, 'createWorker']));
});

test('an address has an example by its name, or any other text', () => {
  for (const code of Object.values(examples)) expect(readHash(writeHash(code, examples), examples)).toBe(code);
  expect(writeHash(examples['huarong.solve'], examples)).toBe('#example=huarong.solve');
  const own = "console.log('好 & <b>', 1 + 1); // #\n\n\t%41";
  expect(readHash(writeHash(own, examples), examples)).toBe(own);
  expect(writeHash('x'.repeat(20_001), examples)).toBe('');
});

test.each(['', '#', '#abc', '#example=', '#example=toString', '#example=nothing', `#code=${'x'.repeat(20_001)}`])(
  'the address %.30s has no text',
  (hash) => expect(readHash(hash, examples)).toBeNull(),
);

test('imports become calls on the same lines', async () => {
  const code = `import whole, { load as start } from 'one';
import {
  a,
  b as c,
} from "two";
import * as all from 'three'
import'four';
console.log([whole, start, a, c, all]);
const text = 'no import here';`;
  const rewritten = withoutImports(code, 'importModule');
  expect(rewritten.split('\n')).toHaveLength(code.split('\n').length);
  expect(rewritten.split('\n').slice(-2)).toEqual(code.split('\n').slice(-2));
  const module = { default: 1, load: 2, a: 3, b: 4 };
  expect(await run(code, module)).toEqual([[1, 2, 3, 4, module]]);
  /** @type {string[]} */
  const names = [];
  replaceImports(code, (name) => (names.push(name), ''));
  expect(names).toEqual(['one', 'two', 'three', 'four']);
});

test('a program is copied for Node, for a page and for React', async () => {
  const { connect } = examples;
  expect(await run(copyAs.node(connect))).toEqual(await run(connect));
  const page = copyAs.page(connect);
  expect(page).toContain("from 'https://cdn.jsdelivr.net/npm/qiju/dist/index.js';");
  expect(copyAs.page("import { x } from 'qiju/huarong';\nx('</script>');")).toMatch(
    /dist\/huarong\.js'[^]*x\('<\\\/script>'\);/,
  );
  const react = copyAs.react(connect);
  expect(react).toMatch(
    /^import \{ useEffect, useState \} from 'react';\nimport \{ load \} from 'qiju';\n\nasync function run/,
  );
});

test('the markup of boards is copied for a page and for React', () => {
  const markup = examples['huarong-board'];
  expect(copyAs.page(markup)).toContain(`dist/huarong-element.js"></script>\n${markup}`);
  expect(copyAs.react(markup)).toMatch(/^import 'qiju\/elements\/huarong';[^]*<huarong-board level/);
});

test('the addresses of copied pages are files of the package', () => {
  const files = Object.values(examples).flatMap((code) =>
    Array.from(copyAs.page(code).matchAll(/npm\/qiju\/(dist\/[\w.-]+)/g), ([, file]) => file),
  );
  expect(new Set(files).size).toBe(5);
  expect(files.filter((file) => !existsSync(new URL(`../../../${file}`, import.meta.url)))).toEqual([]);
});

/** @type {any} */
const circle = { name: 'ring' };
circle.self = circle;

test.each([
  ['text', 'text'],
  [[1, 'it’s "so"', "it's", null, undefined, -0, 10n], `[1, 'it’s "so"', 'it\\'s', null, undefined, -0, 10n]`],
  [[[0, 1], [2, 3]], '[[0, 1], [2, 3]]'], // prettier-ignore
  [[[0, 1, 2], [3, 4, 5]], '[\n  [0, 1, 2],\n  [3, 4, 5]\n]'], // prettier-ignore
  [{ a: 1, 'b-c': [], d: {} }, '{ a: 1, "b-c": [], d: {} }'],
  [circle, "{ name: 'ring', self: [Circular] }"],
  [new Map([[1, new Set([2])]]), 'Map { 1 => Set { 2 } }'],
  [Uint8Array.of(1, 2), 'Uint8Array(2) [1, 2]'],
  [function named() {}, '[Function: named]'],
  [Object.assign(new RangeError('no'), { code: 'board-ragged' }), 'RangeError [board-ragged]: no'],
  [Object.create(null, { x: { enumerable: true, get: () => 1 } }), '{ x: [Getter] }'],
  [{ long: 'x'.repeat(70), short: 1 }, `{\n  long: '${'x'.repeat(70)}',\n  short: 1\n}`],
])('a value is written as text: %#', (value, text) => expect(format([value])).toBe(text));

test('long values are cut', () => {
  expect(format([Array.from({ length: 250 }, () => 0)])).toMatch(/ 0,\s+… 50 more\s+\]$/);
  expect(format(['x'.repeat(20_000)])).toHaveLength(10_001);
  expect(format([1, 'two', [3]])).toBe('1 two [3]');
});

const tiles = [[1, 2, 1], [2, 0, 2]]; // prettier-ignore

test('the last call gives a position, with the moves that it found', async () => {
  const noted = noteCalls(qiju);
  expect(Object.keys(noted.huarong)).toEqual(Object.keys(qiju.huarong));
  expect(lastPosition()).toBeNull();
  noted.connect(noted.lianliankan.board(tiles), 0, 0, 0, 2);
  expect(lastPosition()).toMatchObject({ game: 'lianliankan', board: tiles, moves: [[[0, 0], [0, 2]]] }); // prettier-ignore
  noted.lianliankan.with({ gravity: 'down' }).solve(tiles);
  expect(lastPosition()).toMatchObject({ gravity: 'down' });
  const { board } = noted.huarong.levels[0];
  const steps = noted.huarong.solveHuarongRoad(board);
  expect(lastPosition()).toEqual({ game: 'huarong', board, options: {}, moves: steps });
  noted.gomoku.bestMove([112], { level: 'easy' });
  expect(lastPosition()).toMatchObject({ game: 'gomoku', pieces: [112], marks: { better: expect.any(Number) } });
  noted.gomoku.analyse([112], { nodes: 1000, lines: 1 });
  expect(lastPosition()).toMatchObject({ marks: { best: [{ point: expect.any(Number), score: expect.any(Number) }] } });
  noted.gomoku.judge({ black: [1, 2, 3], white: [] });
  expect(lastPosition()).toBeNull(); // the board cannot show it
});

test('every example that calls a function about a position shows it', async () => {
  const noted = noteCalls(qiju);
  const without = [];
  for (const [name, code] of programs) {
    if (name === 'createWorker') continue;
    noted.gomoku.judge({ black: [1, 2, 3], white: [] });
    await run(code, { load: () => noted });
    const position = lastPosition();
    if (position === null) without.push(name);
    else structuredClone(position);
  }
  expect(without).toEqual(['huarong.levels', 'huarong.group', 'gomoku.encodeGame', 'gomoku.decodeGame']);
});
