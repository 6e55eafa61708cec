// The tabs that tests run in. A new one costs Firefox a third of a second, so the tests of a file share a tab, in turn.

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('puppeteer-core').BrowserContext} BrowserContext */
/** @typedef {import('puppeteer-core').Page} Page */

/** What changes a tab for longer than a document: after a test that calls one of them it is closed. */
const lasting = /** @type {const} */ ([
  'createCDPSession',
  'emulateMediaFeatures',
  'emulateMediaType',
  'emulateTimezone',
  'evaluateOnNewDocument',
  'setJavaScriptEnabled',
]);

/** Methods of a page that helpers.js replaces for a test. */
const replaced = /** @type {const} */ (['reload', 'setViewport']);

/** What tests listen for. Without a name, `removeAllListeners` would close the tab. */
const events = /** @type {const} */ ([
  'console',
  'dialog',
  'framenavigated',
  'pageerror',
  'request',
  'requestfailed',
  'response',
]);

/**
 * The context that tests share: what is in its caches need not be loaded and compiled again.
 * @type {WeakMap<Browser, Promise<BrowserContext>>}
 */
const sharedContexts = new WeakMap();
/** The blank tab that the next test of a shared context gets. @type {WeakMap<BrowserContext, Page>} */
const blankTabs = new WeakMap();
/**
 * The contexts that are in use, and how each is left by a test that has not closed its tab.
 * @type {Map<BrowserContext, () => Promise<unknown>>}
 */
const inUse = new Map();

// A failed test leaves its tabs open, which slow down the next one.
if (typeof afterEach === 'function') {
  afterEach(async () => {
    await Promise.allSettled([...inUse.values()].map((leave) => leave()));
    inUse.clear();
  });
}

/** @param {Browser} browser @returns {Promise<BrowserContext>} */
function sharedContext(browser) {
  const context = sharedContexts.get(browser) ?? browser.createBrowserContext();
  sharedContexts.set(browser, context);
  return context;
}

/**
 * @param {Browser} browser
 * @param {boolean} isOwn in a context of its own, with nothing in its caches? A test that has a tab gets another so, too.
 * @param {(page: Page) => Promise<string>} prepare puts a script before those of each document
 * @returns {Promise<{ page: Page, close: () => Promise<unknown> }>}
 */
export async function openTab(browser, isOwn, prepare) {
  const shared = await sharedContext(browser);
  if (isOwn || inUse.has(shared)) {
    const context = await browser.createBrowserContext();
    inUse.set(context, () => context.close());
    const page = await context.newPage();
    await prepare(page);
    return {
      page,
      close: async () => {
        await context.close();
        inUse.delete(context);
      },
    };
  }

  inUse.set(shared, () => leave(null));
  const page = blankTabs.get(shared) ?? (await shared.newPage());
  blankTabs.delete(shared);
  const script = await prepare(page);
  let isChanged = false;
  for (const name of lasting) {
    const method = /** @type {(...given: unknown[]) => unknown} */ (page[name]);
    Object.assign(page, {
      /** @param {...unknown} given */
      [name](...given) {
        isChanged = true;
        return method.apply(page, given);
      },
    });
  }

  /** @param {Page | null} kept the other tabs of the context are closed */
  async function leave(kept) {
    await shared.clearPermissionOverrides();
    await Promise.all((await shared.pages()).filter((tab) => tab !== kept).map((tab) => tab.close()));
  }
  return {
    page,
    close: async () => {
      const isKept = !isChanged && !page.isClosed();
      await leave(isKept ? page : null);
      if (isKept) {
        for (const event of events) page.removeAllListeners(event);
        for (const name of [...lasting, ...replaced]) Reflect.deleteProperty(page, name);
        await page.removeScriptToEvaluateOnNewDocument(script);
        await page.mouse.reset();
        await page.goto('about:blank');
        blankTabs.set(shared, page);
      }
      inUse.delete(shared);
    },
  };
}
