// "Today" is the date where the visitor is.
import { open } from '../helpers.js';
import { browser, site } from '../shared-browser.js';

test.each([
  ['Asia/Shanghai', '2026-11-22T17:30:00Z', '2026-11-23'],
  ['Asia/Shanghai', '2026-11-22T15:30:00Z', '2026-11-22'],
  ['America/Los_Angeles', '2026-11-23T02:00:00Z', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-12-31T10:30:00Z', '2027-01-01'],
])('in %s at %s it is %s', async (zone, now, date) => {
  const { page, faults, close } = await open(browser, 'about:blank');
  await page.emulateTimezone(zone);
  await page.evaluateOnNewDocument((time) => {
    const Original = Date;
    // @ts-ignore
    globalThis.Date = class extends Original {
      constructor(/** @type {any[]} */ ...parts) {
        super(.../** @type {[any]} */ (parts.length ? parts : [time]));
      }
      static now = () => Original.parse(time);
    };
  }, now);
  await page.goto(site.url);
  expect(
    await page.$$eval('[data-daily]', (links) => links.map((link) => /** @type {HTMLAnchorElement} */ (link).hash)),
  ).toEqual(Array(3).fill(`#daily=${date}`));
  expect(faults.filter((fault) => !fault.includes('about:'))).toEqual([]);
  await close();
});
