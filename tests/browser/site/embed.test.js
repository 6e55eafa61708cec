// The games in frames of another site that allows nothing else, and the code by which a page offers them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browsers, firstBoardReady, open, serveFolder, serveSite, until } from '../helpers.js';

/** @typedef {import('../helpers.js').Browser} Browser */
/** @typedef {import('../helpers.js').Page} Page */
/** @typedef {'lianliankan' | 'huarong' | 'gomoku'} Game */
/** @typedef {{ game: Game, type: string } & Record<string, any>} Message */

/** @type {Record<Game, string>} the options in the address */
const options = {
  lianliankan: 'size=5x8&difficulty=easy&skin=serif&seed=7&lang=en',
  huarong: 'level=兵分三路&lang=zh-Hant',
  gomoku: 'opponent=none&rule=renju&theme=dark&lang=en&color=sideways',
};
const games = /** @type {Game[]} */ (Object.keys(options));
const pages = /** @type {const} */ ({ lianliankan: 'lianliankan/', huarong: 'huarongdao/', gomoku: 'wuziqi/' });

/** Of the page around the frames: it collects their messages, and makes them as high as they say. */
const host = `
const told = (window.told = []);
addEventListener('message', ({ data, source }) => {
  if (data.source !== 'qiju') return;
  told.push(data);
  const frame = [...document.querySelectorAll('iframe')].find((each) => each.contentWindow === source);
  if (data.type === 'height') frame.height = data.height;
});
for (const src of JSON.parse(document.documentElement.dataset.frames)) {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src, width: 380, height: 150, title: src });
  document.body.append(frame);
}`;

/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
/** @type {string} */
let folder;
beforeAll(async () => {
  site = await serveSite();
  folder = mkdtempSync(join(tmpdir(), 'qiju-embed-'));
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

/** Opens a page of another site, around frames of ours. @param {Browser} browser @param {string[]} addresses */
async function openAround(browser, addresses) {
  const frames = JSON.stringify(addresses).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  writeFileSync(`${folder}/host.js`, host);
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en" data-frames="${frames}"><title>Host</title><link rel="icon" href="data:,"><body><script src="host.js"></script>`,
  );
  const other = await serveFolder(folder, {
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; img-src data:; frame-src ${new URL(site.url).origin}`,
  });
  return open(browser, other.url, { width: 800 });
}

/** @param {Page} page @returns {Promise<Message[]>} */
const told = (page) => page.evaluate(() => /** @type {any} */ (window).told);

/** Waits for messages of one type of all three games. @param {Page} page @param {string} type */
const allTold = (page, type) =>
  until(
    page,
    (wanted) => {
      const messages = /** @type {Message[]} */ (/** @type {any} */ (window).told);
      return new Set(messages.filter((each) => each.type === wanted).map(({ game }) => game)).size === 3;
    },
    type,
  );

for (const { name, launch } of browsers) {
  describe(`in ${name}`, () => {
    /** @type {Browser} */
    let browser;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser?.close());

    test('all three are played in frames, under a strict policy', async () => {
      const addresses = games.map((game) => encodeURI(`${site.url}single/${game}.html?${options[game]}`));
      const { page, faults, close } = await openAround(browser, addresses);
      await allTold(page, 'ready');
      await allTold(page, 'height');

      const inside = Object.fromEntries(
        page
          .frames()
          .filter((frame) => frame !== page.mainFrame())
          .map((frame) => [new URL(frame.url()).pathname.replace(/.*\/|\.html/g, ''), frame]),
      );
      const fits = () =>
        Promise.all(
          games.map((game) =>
            inside[game].evaluate(() => document.documentElement.scrollHeight <= innerHeight && innerHeight > 300),
          ),
        );
      for (let tries = 0; (await fits()).includes(false) && tries < 100; tries++) {
        await new Promise((done) => setTimeout(done, 50));
      }
      expect(await fits()).toEqual([true, true, true]);

      const shown = await Promise.all(
        games.map((game) =>
          inside[game].evaluate(() => {
            const { lang, dataset } = document.documentElement;
            const values = [...document.querySelectorAll('select')].map((select) => select.selectedOptions[0].text);
            return [lang, dataset.theme ?? 'auto', ...values];
          }),
        ),
      );
      expect(shown).toEqual([
        ['en', 'auto', '40 tiles', 'Easy', 'Characters'],
        ['zh-Hant', 'auto', expect.stringContaining('兵分三路')],
        ['en', 'dark', 'Two people', 'Black', 'Renju'],
      ]);

      await inside.lianliankan.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('lianliankan-board'));
        for (const pair of board.qiju.lianliankan.solve(board.board).moves) {
          for (const cell of pair) board.pick(...cell);
        }
      });
      await inside.huarong.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('huarong-board'));
        const { steps } = board.qiju.huarong.solve(board.board, { metric: 'move' });
        for (const { id, direction } of steps) board.move(id, direction);
      });
      await inside.gomoku.evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('gomoku-board'));
        for (const point of [112, 97, 113, 98, 114, 99, 115, 100, 116]) board.play(point);
      });
      await allTold(page, 'result');
      const messages = await told(page);
      /** @param {Game} game @param {string} type */
      const of = (game, type) => messages.filter((each) => each.game === game && each.type === type);
      expect(of('lianliankan', 'move')).toHaveLength(20);
      expect(of('lianliankan', 'move')[0].pair).toHaveLength(2);
      expect(of('lianliankan', 'result')).toEqual([
        expect.objectContaining({ source: 'qiju', demonstrated: false, helped: false, shuffles: 0 }),
      ]);
      const [solved] = of('huarong', 'result');
      expect(solved).toMatchObject({ level: '兵分三路', helped: false, demonstrated: false });
      expect(of('huarong', 'move').at(-1)?.steps).toBe(solved.steps);
      expect(of('gomoku', 'move')).toHaveLength(9);
      expect(of('gomoku', 'move')[0]).toMatchObject({ point: 112, color: 'black', number: 1 });
      expect(of('gomoku', 'result')).toEqual([expect.objectContaining({ winner: 'black' })]);

      // Nothing but the three files comes from anywhere.
      expect(faults.sort()).toEqual(addresses.map((address) => `to another origin: ${address}`).sort());
      await close();
    });

    test('连连看 is not ready before the tiles are dealt', async () => {
      const address = `${site.url}single/lianliankan.html?difficulty=easy`;
      const { page, close } = await openAround(browser, [address]);
      await page.evaluateOnNewDocument(() => {
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
          setTimeout(() => post.apply(this, /** @type {any} */ (message)), 2000);
        };
      });
      await page.reload();
      await until(page, () =>
        /** @type {any} */ (window).told?.some((/** @type {Message} */ { type }) => type === 'ready'),
      );
      const frame = page.frames().find((each) => each.url() === address);
      expect(await frame?.$eval('lianliankan-board', (board) => /** @type {any} */ (board).remaining)).toBe(80);
      await close();
    });

    test.each(games)('the page of %s copies the code of a frame with what is chosen there', async (game) => {
      const { page, faults, close } = await open(browser, site.url + pages[game]);
      await firstBoardReady(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        const clipboard = {
          writeText: async (/** @type {string} */ text) => {
            /** @type {any} */ (window).copied = text;
          },
        };
        Object.defineProperty(navigator, 'clipboard', { value: clipboard });
      });
      if (game === 'gomoku') await page.select('#opponent', 'hard');
      if (game === 'lianliankan') await page.select('#difficulty', 'hard');
      if (game === 'huarong') await until(page, () => location.hash.startsWith('#p='));
      await page.$eval('#copy-embed', (button) => /** @type {HTMLElement} */ (button).click());
      await until(page, () => document.querySelector('.toast p')?.textContent);
      const { attributes, elements } = await page.evaluate(() => {
        const holder = new DOMParser().parseFromString(/** @type {any} */ (window).copied, 'text/html').body;
        const frame = /** @type {HTMLIFrameElement} */ (holder.firstElementChild);
        return {
          elements: holder.querySelectorAll('*').length,
          attributes: Object.fromEntries([...frame.attributes].map(({ name: key, value }) => [key, value])),
        };
      });
      expect(elements).toBe(1);
      const { origin, pathname, searchParams } = new URL(attributes.src);
      expect(origin + pathname).toBe(`${site.url}single/${game}.html`);
      expect(attributes.title.length).toBeGreaterThan(2);
      if (game === 'gomoku') {
        expect(Object.fromEntries(searchParams)).toMatchObject({ opponent: 'hard', color: 'black' });
      }
      if (game === 'lianliankan') expect(Object.fromEntries(searchParams)).toMatchObject({ difficulty: 'hard' });
      if (game === 'huarong') {
        const framed = await open(browser, attributes.src);
        await firstBoardReady(framed.page);
        expect(
          await framed.page.$eval('#level', (select) => /** @type {HTMLSelectElement} */ (select).selectedIndex),
        ).toBe(0);
        expect(framed.faults).toEqual([]);
        await framed.close();
      }
      expect(faults).toEqual([]);
      await close();
    });
  });
}
