// Where JavaScript is turned off: Firefox's driver cannot do that.
import { open } from '../helpers.js';
import { browser, site } from '../shared-browser.js';

test.each([
  ['lianliankan/', 'lianliankan-board'],
  ['huarongdao/', 'huarong-board'],
  ['wuziqi/', 'gomoku-board'],
])('%s says that it needs JavaScript, and shows its rules', async (path, tag) => {
  const { page, close } = await open(browser, 'about:blank');
  await page.setJavaScriptEnabled(false);
  await page.goto(site.url + path);
  const height = (/** @type {string} */ selector) =>
    page.$eval(selector, (element) => element.getBoundingClientRect().height);
  expect(await height('.noscript')).toBeGreaterThan(20);
  expect(await height(tag)).toBe(0);
  expect(await height('#rules-details')).toBeGreaterThan(20);
  await close();
});
