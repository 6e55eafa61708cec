// How a page comes: lightly, and nothing on it moves from its place.
import { pages } from '../../../web/tools/site/layout.js';
import { isFull } from '../../full.js';
import { pathIn } from '../../path-in.js';
import { openTab, site, visit } from './visit.js';

/** @typedef {import('./visit.js').Page} Page */
/** @typedef {import('./visit.js').View} View */

/** What a first load may bring over the wire, in bytes. */
const MOST = 150 * 1024;

/** Milliseconds until a board may be played on a slow phone; the machine of a test may be busy. */
const READY_WITHIN = 5000;

/** Layout shift that nobody sees, such as of a line of which the parser has half; 0.1 is what is called good. */
const INVISIBLE = 0.001;

/** @type {View[]} */
const views = [
  { width: 390, height: 844, touch: true },
  { width: 390, height: 844, touch: true, language: 'en' },
  { language: 'en' },
  { language: 'zh-Hant' }, // which needs letters of its own
];

/** Each page in each view with --full, otherwise in one. */
const shown = pages.flatMap(({ name, path }, index) =>
  views.filter((_, at) => isFull || at === index % 3).map((view) => /** @type {const} */ ([name, view, path])),
);

/** Runs before the scripts of the page. */
function noteShifts() {
  /** @type {[value: number, what: string][]} */
  const moved = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const { value, sources } of /** @type {any[]} */ (list.getEntries())) {
      const nodes = sources.map((/** @type {any} */ { node }) => node?.closest?.('dialog') ?? node);
      if (nodes.length > 0 && nodes.every((/** @type {any} */ node) => node?.localName === 'dialog')) continue; // nothing under it moves
      moved.push([
        value,
        nodes.map((/** @type {any} */ node) => node?.id || node?.className || node?.localName).join(', '),
      ]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('ready', () => Object.assign(window, { readyAt: performance.now() }), true);
}

/** A slow phone, or its network. @param {Page} page */
async function slowDown(page) {
  const session = await page.createCDPSession();
  const speeds = { downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 60, ...speeds });
  if (isFull) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test.each(shown)('%s is light and keeps still while it comes: %p', async (name, view, path) => {
  const address = pathIn(path, view.language);
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
      await new Promise((done) => requestIdleCallback(done));
      const { moved, readyAt = 0 } = /** @type {any} */ (window);
      const files = /** @type {PerformanceResourceTiming[]} */ ([
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ]);
      return {
        moved,
        readyAt,
        files: files.map((file) => /** @type {const} */ ([file.name, file.transferSize])),
      };
    },
    /^(lianliankan|huarong|gomoku)$/.test(name),
  );
  const weight = told.files.reduce((sum, [, size]) => sum + size, 0);
  if (weight > MOST && view.language !== 'zh-Hant') {
    throw new Error(`${weight} bytes: ${JSON.stringify(told.files, null, 1)}`);
  }
  expect(weight).toBeGreaterThan(1000);
  const shift = told.moved.reduce((/** @type {number} */ sum, /** @type {[number]} */ [value]) => sum + value, 0);
  if (shift > INVISIBLE) throw new Error(`moved: ${JSON.stringify(told.moved)}`);
  expect(told.readyAt).toBeLessThan(READY_WITHIN);
  expect(faults).toEqual([]);

  // Its policy bars what a page of a game has no use for.
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

test.each(games)('%s says without scripts that it needs them, and shows its rules', async (path, tag) => {
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

test.each(games)('%s prints as its name, its board and its address, dark on white, on one sheet', async (path, tag) => {
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
