// The package stays small. After growth that is worth it: ./build.sh sizes --write
import { measure, written } from './sizes.js';

const sizes = measure();

test('every entry is in the table, and nothing else', () => expect(Object.keys(written()).sort()).toEqual(Object.keys(sizes).sort()));

test.each(Object.entries(sizes))('%s is at most 5 %% over its size in the table', (entry, { raw, gzip, brotli }) => {
  const before = written()[entry];
  expect(raw).toBeLessThanOrEqual(before.raw * 1.05);
  expect(gzip).toBeLessThanOrEqual(before.gzip * 1.05);
  expect(brotli).toBeLessThanOrEqual(before.brotli * 1.05);
});

test('wasm and JavaScript of the whole API are at most 45 KB gzip', () => expect(sizes.qiju.gzip).toBeLessThanOrEqual(45 * 1024));

test('a panel file is at most 64 KB of text', () => {
  const panel = Object.entries(sizes).filter(([entry]) => entry.startsWith('qiju/panel/'));
  expect(panel.filter(([, { raw }]) => raw > 64 * 1024)).toEqual([]);
});
