// The metadata in the head of a page.
import { env } from 'node:process';
import { languages } from '../../../web/site/kernel/languages.js';
import { layout, pages } from '../../../web/tools/site/layout.js';

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

afterEach(() => void delete env.SITE_URL);

test('a page links to its other languages if the build knows where the site is: such links have to be absolute', () => {
  const paths = ['wuziqi/puzzles/', 'zh-hant/wuziqi/puzzles/', 'en/wuziqi/puzzles/'];
  const all = [...paths, paths[0]];
  const site = 'https://example.org/qiju/';
  expect(addresses(site)).toEqual(paths.map((own) => [...all, own].map((path) => site + path)));
  expect(addresses(undefined)).toEqual([[], [], []]);
});
