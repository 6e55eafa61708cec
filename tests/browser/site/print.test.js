import { boardReady, open, until } from '../helpers.js';
import { browser, site } from '../shared-browser.js';

/** @type {[path: string, tag: string][]} */
const games = [
  ['lianliankan/', 'lianliankan-board'],
  ['huarongdao/', 'huarong-board'],
  ['wuziqi/', 'gomoku-board'],
];

test.each(games)('%s prints as its name, its board and its address, dark on white, on one sheet', async (path, tag) => {
  const { page, faults, close } = await open(browser, site.url + path, { theme: 'dark' });
  await boardReady(page, tag);
  if (path !== 'wuziqi/') await until(page, () => location.hash !== '');
  const sheets = Buffer.from(await page.pdf({ format: 'A4' }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMediaType('print');
  const printed = await page.evaluate((name) => {
    /** @param {string} query */
    const visible = (query) =>
      [...document.querySelectorAll(query)]
        .filter((element) => element.checkVisibility())
        .map(({ localName, id }) => `${localName}#${id}`);
    const board = /** @type {HTMLElement} */ (document.querySelector(name));
    const { color, backgroundColor } = getComputedStyle(board);
    return {
      controls: visible('button, select, a, input[type=range], summary'),
      shown: visible('h1, #board'),
      color,
      backgroundColor,
      address: getComputedStyle(document.body, '::after').content,
    };
  }, tag);
  expect(printed).toEqual({
    controls: [],
    shown: ['h1#', `${tag}#board`],
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgba(0, 0, 0, 0)',
    address: JSON.stringify(page.url()),
  });
  expect(faults).toEqual([]);
  await close();
});
