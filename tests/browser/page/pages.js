// The pages that the tests of all pages visit.
import { articles, pages } from '../../../web/tools/site/layout.js';

/** The guides are alike, and so are the pages of the reference. */
const typical = articles.filter(({ path }) => /^(docs\/getting-started|reference\/gomoku|learn\/.+)\/$/.test(path));

export const shownPages = [...pages, ...typical].map(({ path, ...page }) => ({
  path,
  name: path.startsWith(`${page.name}/`) ? path.slice(0, -1) : page.name,
}));
