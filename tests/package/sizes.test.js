// The package stays small. If it grows for a good reason, run ./build.sh sizes --write.
import { readFileSync, readdirSync } from 'node:fs';
import { readBuilt } from '../built.js';
import { closure, compiler, measure, written } from './sizes.js';

const sizes = measure();
const table = written();
/** Other versions of Emscripten give other code. */
const room = compiler() === table.emscripten ? 1.05 : 1.25;

test('every entry is in the table, and nothing else', () =>
  expect(Object.keys(table.sizes).sort()).toEqual(Object.keys(sizes).sort()));

test.each(Object.entries(sizes))(
  `%s is at most ${room} times its size in the table`,
  (entry, { raw, gzip, brotli }) => {
    const before = table.sizes[entry];
    expect(raw).toBeLessThanOrEqual(before.raw * room);
    expect(gzip).toBeLessThanOrEqual(before.gzip * room);
    expect(brotli).toBeLessThanOrEqual(before.brotli * room);
  },
);

test('wasm and JavaScript of the whole API are at most 120 KB gzip', () =>
  expect(sizes.qiju.gzip).toBeLessThanOrEqual(120 * 1024));

test('qiju/core is at most 20 KB gzip', () => expect(sizes['qiju/core'].gzip).toBeLessThanOrEqual(20 * 1024));

test.each([
  ['core', 1],
  ['inline', 1],
  ['lianliankan', 1],
  ['huarong', 1],
  ['gomoku', 1],
  ['index', 2],
])('%s is in %i scripts', (entry, count) => expect(new Set(closure(`${entry}.js`)).size).toBe(count));

const shared = readdirSync(new URL('../../dist/', import.meta.url)).filter((name) => /^shared-.*\.js$/.test(name));
test.each(shared)('%s has code', (name) => expect(String(readBuilt('package', name))).toMatch(/export/));

// The opening book of gomoku takes 5 KB.
test.each([
  ['lianliankan', 45],
  ['huarong', 45],
  ['gomoku', 50],
])('wasm and JavaScript of %s are at most %i KB gzip', (game, most) =>
  expect(sizes[`qiju/${game}`].gzip).toBeLessThanOrEqual(most * 1024),
);

test('a panel file is at most 64 KB of text', () => {
  const panel = Object.entries(sizes).filter(([entry]) => entry.startsWith('qiju/panel/'));
  expect(panel.filter(([, { raw }]) => raw > 64 * 1024)).toEqual([]);
});

test('a game in one file is at most 300 KB', () => {
  const single = Object.entries(sizes).filter(([entry]) => entry.startsWith('qiju/single/'));
  expect(single).toHaveLength(3);
  expect(single.filter(([, { raw }]) => raw > 300 * 1024)).toEqual([]);
});

test.each(['README.md', 'README.zh-CN.md'])('the sizes in %s are right', (name) => {
  const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\|[^|]*\|([^|]*)\|([^|]*KB) *\|/gm)];
  expect(rows).toHaveLength(7);
  for (const [, entries, told] of rows) {
    const wanted = [...entries.matchAll(/`(qiju[^`*]*)/g)].flatMap(([, entry]) =>
      Object.keys(sizes).filter((known) => (entry.endsWith('/') ? known.startsWith(entry) : known === entry)),
    );
    const kilobytes = wanted.map((entry) => sizes[entry].gzip / 1024);
    const [least, most = least] = [...told.matchAll(/\d+/g)].map(Number);
    expect(Math.min(...kilobytes)).toBeGreaterThan(least / room - 1);
    expect(Math.max(...kilobytes)).toBeLessThan(most * room + 1);
  }
});
