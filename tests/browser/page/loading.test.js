// Loading a page: few bytes and requests, no layout shift, a message without scripts, and print.
import { isFull } from '../../full-length.js';
import { localizedPath } from '../../localized-path.js';
import { shownPages } from './pages.js';
import { openTab, site, visit } from './visit.js';

/** @typedef {import('./visit.js').Page} Page */
/** @typedef {import('./visit.js').View} View */

/** The maximum transfer of a first load, in bytes. */
const MOST = 150 * 1024;

/** The maximum number of requests that end before the board is ready, or of all where there is no board. */
const MOST_REQUESTS = 8;

/** A layout shift that nobody sees, such as of a half parsed line. 0.1 counts as good. */
const INVISIBLE = 0.001;

/** @type {View[]} */
const views = [
  { width: 390, height: 844, touch: true },
  { width: 390, height: 844, touch: true, language: 'en' },
  { language: 'en' },
  { language: 'zh-Hant' }, // has a second font
];

/** With --full every page in every view, otherwise in one. */
const shown = shownPages.flatMap(({ name, path }, index) =>
  views.filter((_, at) => isFull || at === index % 3).map((view) => /** @type {const} */ ([name, view, path])),
);

/** Runs before the scripts of the page. */
function noteShifts() {
  /** @type {[value: number, what: string][]} */
  const moved = [];
  Object.assign(window, { takeMoved: () => (note(observer.takeRecords()), moved) });
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  /** @param {any[]} entries */
  function note(entries) {
    for (const { value, sources } of entries) {
      const nodes = sources.map((/** @type {any} */ { node }) => node?.closest?.('dialog') ?? node);
      if (nodes.length > 0 && nodes.every((/** @type {any} */ node) => node?.localName === 'dialog')) continue; // a dialog does not move the page under it
      moved.push([
        value,
        nodes.map((/** @type {any} */ node) => node?.id || node?.className || node?.localName).join(', '),
      ]);
    }
  }
  observer.observe({ type: 'layout-shift', buffered: true });
  const noteTime = () => Object.assign(window, { readyAt: performance.now() });
  addEventListener('ready', noteTime, { capture: true, once: true }); // a lesson has a board too
}

/** Emulates a slow phone. @param {Page} page */
async function slowDown(page) {
  const session = await page.createCDPSession();
  const speeds = { downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 60, ...speeds });
  if (isFull) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test.each(shown)('%s loads few bytes and nothing moves: %p', async (name, view, path) => {
  const address = localizedPath(path, view.language);
  const before = async (/** @type {Page} */ page) => {
    await slowDown(page);
    await page.evaluateOnNewDocument(noteShifts);
  };
  const { page, faults } = await openTab(site.url + address, { ...view, firstVisit: true, before });
  const told = await page.evaluate(
    async (/** @type {boolean} */ hasLesson) => {
      if (hasLesson) await tools.until(() => tools.$('.lesson[open]'));
      if (tools.$('.game')) await tools.settled();
      await document.fonts.ready;
      for (let count = 0; count < 2; count++) await tools.frame(); // draws what may still move
      const { takeMoved, readyAt = 0 } = /** @type {any} */ (window);
      const files = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]);
      return {
        moved: takeMoved(),
        readyAt,
        files: files.map((file) => /** @type {const} */ ([file.name, file.transferSize, file.responseEnd])),
      };
    },
    /^(lianliankan|huarong|gomoku)$/.test(name),
  );
  const weight = told.files.reduce((sum, [, size]) => sum + size, 0);
  if (weight > MOST && view.language !== 'zh-Hant') {
    throw new Error(`${weight} bytes: ${JSON.stringify(told.files, null, 1)}`);
  }
  expect(weight).toBeGreaterThan(1000);
  const early = told.files.filter(([, , end]) => end < (told.readyAt || Infinity)).map(([file]) => file);
  const most = MOST_REQUESTS + Number(view.language === 'zh-Hant'); // its second font
  if (early.length > most) throw new Error(`${early.length} requests: ${early.join('\n')}`);
  const shift = told.moved.reduce((/** @type {number} */ sum, /** @type {[number]} */ [value]) => sum + value, 0);
  if (shift > INVISIBLE) throw new Error(`moved: ${JSON.stringify(told.moved)}`);
  expect(faults).toEqual([]);

  // The policy forbids everything that the page of a game does not need.
  const policy = await page.evaluate(async () => {
    document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }));
    const form = Object.assign(document.createElement('form'), { action: '/elsewhere/', method: 'post' });
    document.body.append(form);
    const barred = new Promise((done) =>
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => effectiveDirective === 'form-action' && done(true),
      ),
    );
    form.submit();
    return { base: new URL(document.baseURI).pathname, isFormBarred: await barred };
  });
  expect(policy).toEqual({ base: `/${address}`, isFormBarred: true });
});

const games = /** @type {const} */ ([
  ['lianliankan/', 'lianliankan-board'],
  ['huarongdao/', 'huarong-board'],
  ['wuziqi/', 'gomoku-board'],
]);

test.each(games)('%s says without scripts that it needs them, and shows the rules', async (path, tag) => {
  const { page } = await openTab(site.url + path, { before: (tab) => tab.setJavaScriptEnabled(false) });
  const [words, board, rules] = await page.evaluate(
    (name) =>
      ['.noscript', name, '#rules-details'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? -1,
      ),
    tag,
  );
  expect(words).toBeGreaterThan(20);
  expect(board).toBe(0);
  expect(rules).toBeGreaterThan(20);
});

test.each(games)('%s prints its name, board and address on one sheet, dark on white', async (path, tag) => {
  const { page, faults } = await visit(path, { theme: 'dark' });
  const sheets = Buffer.from(await page.pdf({ format: 'A4' }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMediaType('print');
  const printed = await page.evaluate((name) => {
    const visible = (/** @type {string} */ query) =>
      tools
        .$$(query)
        .filter((element) => element.checkVisibility())
        .map(({ localName, id }) => `${localName}#${id}`);
    const { color, backgroundColor } = getComputedStyle(tools.$(name));
    return {
      controls: visible('button, select, a, input[type=range], summary'),
      shown: visible('h1, #board'),
      ...{ color, backgroundColor },
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
  if (path !== 'wuziqi/') expect(page.url()).toContain('#');
  expect(faults).toEqual([]);
});
