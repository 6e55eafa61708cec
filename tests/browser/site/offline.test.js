import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../../web/tools/site/layout.js';
import { boardReady, browsers, firstBoardReady, open, serveFolder, serveSite, siteFolder, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Browser} Browser */
/** @typedef {import('../helpers.js').Page} Page */

/** @param {Page} page comes to be kept on the device */
const kept = (page) =>
  until(page, () =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.active?.state === 'activated'),
  );

/** A copy of the built site, in a folder below the root of its server. */
async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'qiju-site-'));
  await cp(siteFolder, join(folder, 'qiju'), { recursive: true });
  const server = await serveFolder(folder);
  return {
    folder: join(folder, 'qiju'),
    url: `${server.url}qiju/`,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

describe.each(browsers)('offline in $name', ({ launch }) => {
  /** @type {Browser} */
  let browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('every page comes again when the network has gone, its boards too', async () => {
    const site = await serveSite();
    const { page, close } = await open(browser, site.url, { serviceWorker: true });
    await kept(page);
    await site.close();
    for (const { name, path, zh } of pages) {
      await page.goto(site.url + path);
      if (name !== 'home') expect(await page.title()).toBe(`${zh} · 棋局`);
      await firstBoardReady(page);
      await page.reload();
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBeTruthy();
    }
    await close();
  });

  test('a new version is announced and loaded on request, also in a subfolder of a server', async () => {
    const site = await copySite();
    const { page, faults, close } = await open(browser, `${site.url}wuziqi/`, { serviceWorker: true });
    await kept(page);
    const [old] = await readdir(join(site.folder, 'assets'));
    const next = old.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    await rename(join(site.folder, 'assets', old), join(site.folder, 'assets', next));
    for (const file of ['service-worker.js', ...pages.map(({ path }) => `${path}index.html`)]) {
      const text = await readFile(join(site.folder, file), 'utf8');
      await writeFile(join(site.folder, file), text.replaceAll(old, next));
    }
    expect(await page.$('.toast')).toBeNull();
    await page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .then(() => {}),
    );
    await until(page, () => document.querySelector('.toast')?.textContent?.startsWith('网站有新版本') ?? false);
    const reloaded = page.waitForNavigation();
    await page.click('.toast .button');
    await reloaded;
    await boardReady(page, 'gomoku-board');
    expect(
      await page.$eval('link[rel=manifest] ~ link[rel=stylesheet]', (link) => link.getAttribute('href')),
    ).toContain(next);
    expect(await page.$('.toast')).toBeNull();
    expect(faults).toEqual([]);
    await close();
    await site.close();
  });

  test('where no engine comes a board says so and offers another try', async () => {
    const site = await copySite();
    const [version] = await readdir(join(site.folder, 'assets'));
    const assets = join(site.folder, 'assets', version);
    const missing = (await readdir(assets)).filter((file) => file === 'gomoku.wasm' || file.startsWith('part-plain-'));
    expect(missing).toHaveLength(2);
    for (const file of missing) await rename(join(assets, file), join(site.folder, file));
    const { page, faults, close } = await open(browser, `${site.url}wuziqi/`, { language: 'en' });
    await until(page, () =>
      Boolean(document.querySelector('gomoku-board')?.shadowRoot?.querySelector('.engine-status button')),
    );
    expect(await page.$eval('gomoku-board >>> .engine-status p', (text) => text.textContent)).toMatch(
      /could not be loaded/,
    );
    expect(faults.length).toBeGreaterThan(0);
    for (const file of missing) await rename(join(site.folder, file), join(assets, file));
    await page.click('gomoku-board >>> .engine-status button');
    await boardReady(page, 'gomoku-board');
    await close();
    await site.close();
  });
});
