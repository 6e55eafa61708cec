// What the pages say where the browser does not let them use the clipboard.
import { browsers, firstBoardReady, open, serveSite, until } from '../helpers.js';

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.close());

for (const { name, launch } of browsers) {
  describe(`in ${name}`, () => {
    /** @type {import('../helpers.js').Browser} */
    let browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    test.each([
      ['lianliankan/', '#copy', '#status'],
      ['lianliankan/', '#copy-embed', '.toast'],
      ['huarongdao/', '#copy-link', '#status'],
      ['wuziqi/', '#copy-embed', '.toast'],
    ])('%s: %s', async (path, button, message) => {
      const { page, faults, close } = await open(browser, site.url + path);
      await firstBoardReady(page);
      // Dealing has a message of its own.
      await until(page, () => /** @type {any} */ (document.querySelector('lianliankan-board'))?.remaining !== 0);
      await page.evaluate(() => {
        const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      await page.$eval(button, (element) => /** @type {HTMLElement} */ (element).click());
      await until(page, (where) => document.querySelector(where)?.textContent?.includes('浏览器不允许复制'), message);
      expect(faults).toEqual([]);
      await close();
    });
  });
}
