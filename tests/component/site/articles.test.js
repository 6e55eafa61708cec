// The guides, the pages of the reference and those about algorithms, in every language.
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '../../../web/site/kernel/languages.js';
import { guides } from '../../../web/tools/site/guides.js';
import { articles, pages } from '../../../web/tools/site/layout.js';
import { readBuilt } from '../../built.js';

const ORIGIN = 'https://qiju.test/';
/** The maximum transfer of a first load, in bytes. */
const MOST = 150 * 1024;

const shown = [...pages.filter(({ name }) => /^(docs|reference|learn)$/.test(name)), ...articles].flatMap(({ path }) =>
  languages.map(({ folder }) => [folder + path]),
);

/** @param {string} path of a page or file @returns {string} the file */
const fileAt = (path) => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

/** @param {string} html @returns {string[]} */
const idsIn = (html) => Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);

/** @param {string} path @returns {string} */
const read = (path) => String(readBuilt('site', fileAt(path)) ?? '');

test.each(shown)('every link and picture of /%s leads somewhere', (path) => {
  const html = read(path);
  const addresses = Array.from(html.matchAll(/ (?:href|src)="([^"]+)"/g), ([, address]) => address);
  expect(addresses.length).toBeGreaterThan(20);
  const dead = addresses.filter((address) => {
    const { href, origin, pathname, hash } = new URL(address, ORIGIN + path);
    if (href.startsWith('data:') || `${origin}/` !== ORIGIN) return !/^(data|https):/.test(href);
    const target = decodeURIComponent(pathname.slice(1));
    if (!readBuilt('site', fileAt(target))) return true;
    return hash !== '' && !idsIn(read(target)).includes(decodeURIComponent(hash.slice(1)));
  });
  expect(dead).toEqual([]);
  const ids = idsIn(html);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(html).not.toMatch(/\{\{|<!--/);
});

test.each(shown)('/%s loads few bytes', (path) => {
  const html = read(path);
  const files = Array.from(
    html.matchAll(/<(?:img src|link rel="(?:stylesheet|modulepreload)" href|script[^>]* src)="([^"]+)"|as="font"/g),
    ([, address]) => address,
  ).filter((address) => address && !address.startsWith('data:'));
  const [font] = /** @type {string[]} */ (/[^"]*\.woff2/.exec(html));
  const sizes = [path, ...[...files, font].map((file) => new URL(file, ORIGIN + path).pathname.slice(1))].map(
    (file) => {
      const bytes = /** @type {Buffer} */ (readBuilt('site', fileAt(file)));
      return /\.(webp|woff2)$/.test(file) ? bytes.length : gzipSync(bytes).length;
    },
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
});

test.each([
  ['en', 'docs'],
  ['zh', 'docs/zh'],
])('every guide of %s is listed', (language, folder) => {
  const files = readdirSync(new URL(`../../../${folder}`, import.meta.url)).filter((name) =>
    /(?<!README)\.md$/.test(name),
  );
  const listed = guides.map(({ texts }) => texts[/** @type {'zh' | 'en'} */ (language)].file);
  expect(listed.filter((file) => file.startsWith(`${folder}/`)).sort()).toEqual(
    files.map((name) => `${folder}/${name}`).sort(),
  );
});

test('a guide has contents, its neighbours, and snippets that can be copied', async () => {
  const tab = await visit('docs/getting-started/', { language: 'zh-Hant' });
  const links = (/** @type {string} */ selector) =>
    [...tab.document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  expect(links('.contents ul ul:not([hidden]) a')).toEqual(['#最初的三個函式', '#入口', '#錯誤與限制']);
  expect(links('.neighbours a')).toEqual(['../elements/']);
  await tab.act('.copy');
  expect([tab.copied, tab.$('.copy').ariaLabel]).toEqual([['npm install qiju'], '已複製']);
  expect(tab.faults).toEqual([]);
});
