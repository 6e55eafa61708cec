// The built site, and one browser that all tests of a file share: a file that imports them has both from its first test to
// its last.
import { browsers, serveSite } from './helpers.js';

/** @type {Awaited<ReturnType<typeof serveSite>>} */
export let site;
/** @type {import('./helpers.js').Browser} */
export let browser;

beforeAll(async () => {
  [browser, site] = await Promise.all([browsers[0].launch(), serveSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
