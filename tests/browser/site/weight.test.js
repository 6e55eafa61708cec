import { browsers, open, serveSite } from '../helpers.js';
import { pages } from '../../../web/tools/site/layout.js';

/** What a first load may bring over the wire, in bytes. */
const most = 150 * 1024;

const [chromium] = browsers;
/** @type {import('../helpers.js').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(), serveSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test.each(pages.map(({ name, path }) => [name, path]))('the first load of %s is light', async (name, path) => {
  const { page, close } = await open(browser, 'about:blank', { firstVisit: true, ownContext: true });
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  /** @type {Map<string, string>} */
  const urls = new Map();
  /** @type {Record<string, number>} bytes by the file's name */
  const sizes = {};
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = new URL(urls.get(requestId) ?? site.url).pathname;
    sizes[file] = (sizes[file] ?? 0) + encodedDataLength;
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle0' });
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (total > most) throw new Error(`${name} weighs ${total} bytes: ${JSON.stringify(sizes, null, 1)}`);
  expect(total).toBeGreaterThan(1000);
  await close();
});
