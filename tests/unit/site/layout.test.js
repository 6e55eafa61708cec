// The metadata in the head of a page.
import { readdirSync } from 'node:fs';
import { env } from 'node:process';
import { languages } from '../../../web/site/kernel/languages.js';
import { layout, pages } from '../../../web/tools/site/layout.js';

const screenshots = new URL('../../../web/site/screenshots/', import.meta.url);
const [page] = pages.filter(({ name }) => name === 'gomoku-puzzles');

/** @param {string | undefined} site @returns {string[][]} the addresses in the head of the page in each language */
function addresses(site) {
  if (site) env.SITE_URL = site;
  else delete env.SITE_URL;
  return languages.map((language) => {
    const build = { language, boot: '', script: 'page.js', chunks: [], seal: '<svg/>', assets: 'assets/' };
    const html = layout(page, '<main id="main"></main>', build);
    return Array.from(
      html.matchAll(/hreflang="[^"]*" href="([^"]*)"|og:url" content="([^"]*)"/g),
      ([, to, own]) => to ?? own,
    );
  });
}

/** @param {string} name of the page @param {typeof languages[number]} language @returns {Record<string, string>} what other sites show, by name */
function metadata(name, language) {
  const named = /** @type {typeof page} */ (pages.find((each) => each.name === name));
  const build = { language, boot: '', script: 'page.js', chunks: [], seal: '<svg/>', assets: 'assets/v/' };
  const html = layout(named, '<main id="main"></main>', build);
  return Object.fromEntries(
    Array.from(html.matchAll(/<meta (?:property|name)="((?:og|twitter):\w+)" content="([^"]*)"/g), ([, key, value]) => [
      key,
      value,
    ]),
  );
}

afterEach(() => void delete env.SITE_URL);

test('a page links to its other languages if the build knows where the site is: such links have to be absolute', () => {
  const paths = ['wuziqi/puzzles/', 'zh-hant/wuziqi/puzzles/', 'en/wuziqi/puzzles/'];
  const all = [...paths, paths[0]];
  const site = 'https://example.org/qiju/';
  expect(addresses(site)).toEqual(paths.map((own) => [...all, own].map((path) => site + path)));
  expect(addresses(undefined)).toEqual([[], [], []]);
});

test('other sites show a page by its name and, where its address is known, a picture of the game', () => {
  const [zh, hant, en] = languages;
  expect(metadata('huarong', en)).toEqual({
    'og:site_name': 'Qiju',
    'og:title': 'Huarong Road',
    'og:description': 'Slide the pieces aside to let Cao Cao out.',
    'og:type': 'website',
    'og:locale': 'en',
  });
  env.SITE_URL = 'https://example.org/qiju/';
  expect(metadata('gomoku-puzzles', hant)).toMatchObject({
    'og:title': '五子棋習題',
    'og:url': 'https://example.org/qiju/zh-hant/wuziqi/puzzles/',
    'og:image': 'https://example.org/qiju/assets/v/wuziqi-zh.webp',
    'twitter:card': 'summary_large_image',
  });
  expect(metadata('statistics', zh)['og:image']).toBe('https://example.org/qiju/assets/v/home-zh.webp');
  const files = readdirSync(screenshots);
  for (const language of languages) {
    for (const { name } of pages) {
      expect(files).toContain(String(metadata(name, language)['og:image']).split('/').at(-1));
    }
  }
});
