// The style sheets: colours and window sizes have names, and nothing in them is unused.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages, sourceOf } from '../../../web/tools/site/layout.js';
import { styleSheet, tokensOf } from '../../../web/tools/style-sheets.js';

const web = fileURLToPath(new URL('../../../web', import.meta.url));
const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
/** @param {RegExp} names @returns {Map<string, string>} their texts by their paths */
const read = (names) =>
  new Map(files.filter((file) => names.test(file)).map((file) => [file, readFileSync(`${web}/${file}`, 'utf8')]));

const styles = read(/\.css$/);
const all = [...styles.values()].join('');
const sources = [...read(/\.(js|html)$/).values()].join('');
const withoutTokens = [...styles].filter(([file]) => !file.endsWith('tokens.css'));

/** @param {string} css @param {RegExp} pattern with a group @returns {Set<string>} */
const namesIn = (css, pattern) => new Set(Array.from(css.matchAll(pattern), ([, name]) => name));
const used = /var\((--[\w-]+)\)/g;
const declared = /(?<![\w-])(--[\w-]+):/g;

test('colours are written in tokens.css only, except shades of black', () => {
  const found = withoutTokens.flatMap(([file, css]) =>
    (css.match(/#[\da-f]{3,8}\b(?=[^{}]*;)|\b(rgb|hsl|oklch|light-dark)\((?!0 0 0 \/)/gi) ?? []).map((color) => [
      file,
      color,
    ]),
  );
  expect(found).toEqual([]);
});

test('the sizes of windows have names', () => {
  const found = withoutTokens.flatMap(([file, css]) =>
    (css.match(/@media[^{]*(width|height)[^{]*/g) ?? []).map((query) => [file, query]),
  );
  expect(found).toEqual([]);
});

test('every class, id and custom property exists', () => {
  const words = new Set(sources.match(/[\w-]+/g));
  const composed = /^(page|face|hljs)-/; // layout.js and highlight.js compose these names
  const names = namesIn(all.replace(/\/\*.*?\*\/|'.*?'|:[^{}]*;|@import[^;]*;/gs, ''), /[.#]([a-z][\w-]*)/g);
  expect([...names].filter((name) => !words.has(name) && !composed.test(name))).toEqual([]);
  const properties = new Set([...namesIn(all, declared), ...namesIn(sources, /['"`](--[\w-]+)/g)]);
  expect([...namesIn(all, used)].filter((name) => !properties.has(name))).toEqual([]);
});

test('a bundle has the tokens that it uses, and no others', async () => {
  const tokens = namesIn([...read(/tokens\.css$/).values()].join(''), declared);
  const site = await styleSheet(`${web}/site/kernel/site.css`);
  const given = tokensOf(site);
  for (const page of pages) {
    const { name } = page;
    const own = await styleSheet(
      new URL(`../../../web/tools/site/${sourceOf(page)}/index.css`, import.meta.url).pathname,
      given,
    );
    const [uses, declares] = [namesIn(site + own, used), namesIn(site + own, declared)];
    const missing = [...tokens].filter((token) => uses.has(token) && !declares.has(token));
    const idle = [...tokens].filter((token) => declares.has(token) && !uses.has(token));
    const twice = [...tokensOf(own)].filter((token) => given.has(token));
    expect({ name, missing, idle, twice }).toEqual({ name, missing: [], idle: [], twice: [] });
    expect(own).not.toMatch(/@custom-media|@media[^{]*--/);
  }
  // The first style sheet of an element keeps the tokens of the others.
  expect(await styleSheet(`${web}/elements/gomoku/gomoku-board.css`)).toMatch(/^:host\{.*--stripes:/);
});
