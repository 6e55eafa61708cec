// A tab of Chromium, Firefox or WebKit with real input, so that journeys are the same in all three.
import { localizedPath } from '../../localized-path.js';
import { createTools } from '../page-tools.js';
import { launch } from '../launch.js';
import { startWebKit } from './webkit.js';

/** @typedef {{ x: number, y: number }} Point */

/** @type {'chromium' | 'firefox' | 'webkit'} */
const browserName = /** @type {any} */ (globalThis).QIJU_BROWSER;

/** A file without scripts: here items are stored before the first page loads. */
const BLANK = 'notices.txt';

/** The interface of WebKitPage for the browsers that puppeteer drives. */
class PuppeteerPage {
  /** @param {import('puppeteer-core').Page} page */
  constructor(page) {
    this.page = page;
    page.setDefaultNavigationTimeout(0); // only the limit of the test applies, since the machine may be busy
  }

  newPage = async () => new PuppeteerPage(await this.page.browserContext().newPage());
  close = () => this.page.browserContext().close();
  goto = (/** @type {string} */ url) => this.page.goto(url);
  reload = () => this.page.reload();
  setViewport = (/** @type {import('puppeteer-core').Viewport} */ size) => this.page.setViewport(size);
  screenshot = () => this.page.screenshot();

  /** @param {string | ((...given: any[]) => unknown)} act a function or its text @param {unknown[]} given */
  evaluate(act, ...given) {
    return this.page.evaluate(typeof act === 'string' ? `(${act})(...${JSON.stringify(given)})` : act, ...given);
  }

  /** Acts, and waits for the next document. @param {() => Promise<unknown>} act */
  async navigate(act) {
    const arrival = this.page.waitForNavigation();
    await act();
    await arrival;
  }

  /** @param {readonly Point[]} way */
  async drag([from, ...way]) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const { x, y } of way) await mouse.move(x, y, { steps: 2 });
    await mouse.up();
  }

  /** @param {string[]} names */
  async press(...names) {
    const { keyboard } = this.page;
    for (const name of names) {
      const [key, ...modifiers] = /** @type {import('puppeteer-core').KeyInput[]} */ (name.split('+').reverse());
      for (const modifier of modifiers) await keyboard.down(modifier);
      await keyboard.press(key);
      for (const modifier of modifiers) await keyboard.up(modifier);
    }
  }
}

/** @returns {Promise<{ open: () => Promise<PuppeteerPage | import('./webkit.js').WebKitPage>, close: () => unknown }>} open: the tab of a new visitor */
async function start() {
  if (browserName === 'webkit') return startWebKit();
  const browser = await launch(browserName);
  const open = async () => new PuppeteerPage(await (await browser.createBrowserContext()).newPage());
  return { open, close: () => browser.close() };
}

/** Starts the browser of the project. */
export async function startBrowser() {
  const { open, close } = await start();
  return {
    /**
     * @param {string} site its address
     * @param {string} path
     * @param {Record<string, unknown>} [kept] the stored items of the visitor
     * @returns {Promise<Tab>} of a new visitor
     */
    async visit(site, path, kept = {}) {
      const { language = 'en' } = kept;
      const tab = new Tab(await open(), site, String(language));
      await tab.page.setViewport({ width: 1280, height: 900 });
      await tab.store({ language, ...kept });
      await tab.goto(path);
      return tab;
    },
    close,
  };
}

export class Tab {
  /** @param {Awaited<ReturnType<Awaited<ReturnType<typeof start>>['open']>>} page @param {string} site its address @param {string} language */
  constructor(page, site, language) {
    this.page = page;
    this.site = site;
    this.language = language;
  }

  /** @param {Record<string, unknown>} items */
  async store(items) {
    await this.page.goto(this.site + BLANK);
    await this.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(`qiju1.${key}`, JSON.stringify(value));
    }, items);
  }

  /** @param {string} path of the site, without its language */
  async goto(path) {
    await this.page.goto(this.site + localizedPath(path, this.language));
    await this.settled();
  }

  async reload() {
    await this.page.reload();
    await this.settled();
  }

  /** Acts, and waits for the next page. @param {() => Promise<unknown>} act */
  async follow(act) {
    await this.page.navigate(act);
    await this.settled();
  }

  /** @param {string} path @returns {Promise<Tab>} another tab of the same visitor */
  async beside(path) {
    const tab = new Tab(await this.page.newPage(), this.site, this.language);
    await tab.goto(path);
    return tab;
  }

  /**
   * @template T
   * @template {any[]} Given
   * @param {(...given: Given) => T | Promise<T>} act runs in the page
   * @param {Given} given
   * @returns {Promise<T>}
   */
  evaluate(act, ...given) {
    return /** @type {Promise<T>} */ (this.page.evaluate(/** @type {any} */ (act), ...given));
  }

  /** Waits until the page has settled. */
  async settled() {
    await this.page.evaluate(`() => (${createTools})().settled()`);
  }

  /**
   * Waits until a condition holds. It is checked after every change of the document.
   * @template {any[]} Given
   * @param {(...given: Given) => unknown} condition runs in the page
   * @param {Given} given
   */
  async until(condition, ...given) {
    const wait = `(...given) => (${createTools})().until(() => (${condition})(...given)).then(() => {})`;
    await this.page.evaluate(wait, ...given);
  }

  /**
   * Clicks the middle of an element, and waits until the page has settled.
   * @param {string} selector `board >>> part` looks into a shadow root
   * @param {number} [index] of the element among all matches
   */
  async click(selector, index = 0) {
    await this.drag(selector, index, []);
    await this.settled();
  }

  /**
   * Presses the middle of an element, moves the pointer and releases it.
   * @param {string} selector @param {number} index
   * @param {readonly Point[]} way from the middle
   */
  async drag(selector, index, way) {
    const { x, y } = await this.evaluate(
      (outer, inner, at) => {
        const host = document.querySelector(outer);
        const found = inner ? host?.shadowRoot?.querySelectorAll(inner) : document.querySelectorAll(outer);
        const element = found?.[at];
        if (!element) throw new Error(`The page has no ${outer} ${inner ?? ''} ${at}`);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      .../** @type {[string, string | null]} */ ([...selector.split(' >>> '), null].slice(0, 2)),
      index,
    );
    await this.page.drag([{ x, y }, ...way.map((by) => ({ x: x + by.x, y: y + by.y }))]);
  }

  /** @param {string[]} keys with modifiers before them: Shift+ArrowUp */
  async press(...keys) {
    await this.page.press(...keys);
    await this.settled();
  }

  /** @param {string} selector @returns {Promise<string>} its visible text */
  text(selector) {
    return this.evaluate(
      (query) => /** @type {HTMLElement} */ (document.querySelector(query))?.innerText ?? '',
      selector,
    );
  }

  /** Sets a select element or a field. @param {string} selector @param {string} value */
  async choose(selector, value) {
    await this.evaluate(
      (query, chosen) => {
        const field = /** @type {HTMLSelectElement} */ (document.querySelector(query));
        field.value = chosen;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
    await this.settled();
  }

  /** Chooses a language, and waits for the page in it. @param {string} language */
  async chooseLanguage(language) {
    await this.follow(() =>
      this.evaluate((chosen) => {
        const picker = /** @type {HTMLSelectElement} */ (document.querySelector('header .language'));
        picker.value = chosen;
        picker.dispatchEvent(new Event('change'));
      }, language),
    );
    this.language = language;
  }

  /** @param {string[]} names of properties of the first board @returns {Promise<any>} */
  board(...names) {
    return this.evaluate((wanted) => {
      const board = /** @type {any} */ (document.querySelector('lianliankan-board, huarong-board, gomoku-board'));
      return Object.fromEntries(wanted.map((name) => [name, board[name]]));
    }, names);
  }

  close() {
    return this.page.close();
  }
}
