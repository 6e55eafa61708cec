// The films about algorithms: each step has a line in the code that readers see, and changes of the board never break one.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { lectures, listingOf, regionOf } from '../../../../web/tools/site/learn.js';

const shown = lectures.map(({ slug }) => slug);

/** @param {string} slug @returns {Promise<import('../../../../web/site/pages/learn/figure.js').Film<any>>} */
const filmOf = async (slug) => (await import(`../../../../web/site/pages/learn/${slug}/film.js`)).film;

/** @param {string} slug */
const linesOf = (slug) =>
  listingOf(readFileSync(new URL(`../../../../web/site/pages/learn/${slug}/algorithm.js`, import.meta.url), 'utf8'));

/** @param {string} slug @returns {string[]} */
const variantsOf = (slug) =>
  lectures.find((each) => each.slug === slug)?.description.variants?.options.map(({ value }) => value) ?? [''];

test.each(shown)('%s: the code is shown without types and steps', (slug) => {
  const lines = linesOf(slug);
  const code = lines.map(({ text }) => text).join('\n');
  expect(code).not.toMatch(/\bstep\b|\/\*\*|^import|^export/m);
  expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThan(78);
  const names = lines.flatMap(({ steps }) => steps);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(shown)('%s: every step has a line and a sentence, and every line a step', async (slug) => {
  const film = await filmOf(slug);
  const names = new Set(linesOf(slug).flatMap(({ steps }) => steps));
  for (const variant of variantsOf(slug)) {
    const frames = film.framesOf(film.start, variant);
    expect(frames.length).toBeGreaterThan(3);
    expect(frames.length).toBeLessThan(250);
    expect(frames.filter(({ line }) => !names.has(line))).toEqual([]);
    expect(frames.filter(({ text }) => !/[。！]$/.test(text))).toEqual([]);
  }
});

test.each(shown)('%s: the film goes on after any changes of the board', async (slug) => {
  const film = await filmOf(slug);
  const [rows, cols] = film.sizeOf(film.start);
  const names = new Set(linesOf(slug).flatMap(({ steps }) => steps));
  const cell = fc.tuple(fc.nat(rows - 1), fc.nat(cols - 1));
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...variantsOf(slug)),
      (cells, variant) => {
        let state = film.start;
        for (const [row, col] of cells) {
          ({ state } = film.edit(state, row, col));
          expect(film.labelOf(state, row, col)).not.toMatch(/undefined|NaN/);
        }
        const frames = film.framesOf(state, variant);
        expect(frames.length).toBeGreaterThan(0);
        for (const { line, text, state: shownState = state } of frames) {
          expect([names.has(line), /undefined|NaN/.test(text)]).toEqual([true, false]);
          expect(film.draw(shownState).content.length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('a region of a C++ file is shown without its indentation', () => {
  const text = 'a\n  // [x]\n  int f() {\n    return 1;\n  }\n  // [/x]\nb\n';
  expect(regionOf(text, 'x')).toBe('int f() {\n  return 1;\n}');
  expect(() => regionOf(text, 'y')).toThrow('region y');
});
