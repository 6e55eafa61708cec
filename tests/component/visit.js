// Visits a page of the built site, or a custom page with the built elements, in jsdom: with the real document and scripts, and
// the engine on the main thread, since jsdom has no workers. Time stands still until `settled` or `tick` advances it.
import vm from 'node:vm';
import { withGlobal } from '@sinonjs/fake-timers';
import { JSDOM, VirtualConsole } from 'jsdom';
import { readBuilt } from '../built.js';
import { localizedPath } from '../localized-path.js';
import { returningVisitor } from '../returning-visitor.js';
import { completeWindow, isVisible, visibleText } from './window.js';

/** @typedef {import('./window.js').Media} Media */

/**
 * @typedef {object} View
 * @property {'zh' | 'zh-Hant' | 'en'} [language] 'zh' by default
 * @property {'light' | 'dark'} [theme]
 * @property {Record<string, unknown>} [kept] stored items, by their keys without the prefix
 * @property {Record<string, string>} [stored] stored texts, by their keys with the prefix
 * @property {boolean} [storage] false to block storage
 * @property {boolean} [firstVisit] true if neither the lessons nor the offer of sound have been seen
 * @property {Visit} [beside] a tab of the same browser
 * @property {number | string} [now] the time at the beginning
 * @property {Media} [media]
 * @property {(url: string) => string | undefined} [respond] replaces the answer to a request; '' makes the request fail
 * @property {(window: any) => void} [before] runs before the scripts of the page
 * @property {{ items: Record<string, string>, state: unknown, isReload: boolean }} [left] data of the previous document in the tab
 */

const ORIGIN = 'https://qiju.test/';
const boards = 'lianliankan-board, huarong-board, gomoku-board';
/** Milliseconds that pass when a script reads the clock: otherwise a search with a time limit would not end. */
const GLANCE = 0.1;

/** @param {string} path of a page or another file @returns {string} the file */
const fileAt = (path) => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

/** Loads ES modules into a window. */
class Modules {
  /** The number of modules that are loading. */
  pending = 0;
  /** @type {Map<string, Promise<vm.SourceTextModule>>} */
  #modules = new Map();
  #linking = Promise.resolve();

  /** @param {vm.Context} context @param {(url: string) => Buffer | undefined} get */
  constructor(context, get) {
    this.context = context;
    this.get = get;
  }

  /** @param {string} url @returns {Promise<vm.Module>} evaluated */
  import(url) {
    this.pending++;
    return this.#import(url).finally(() => this.pending--);
  }

  /** @param {string} url */
  async #import(url) {
    const module = await this.#load(url);
    const linked = this.#linking.then(() => {
      if (module.status === 'unlinked') {
        return module.link((specifier, from) => this.#load(new URL(specifier, from.identifier).href));
      }
    });
    this.#linking = linked.catch(() => {});
    await linked;
    await module.evaluate();
    return module;
  }

  /** @param {string} url */
  #load(url) {
    const loaded = this.#modules.get(url) ?? this.#create(url);
    this.#modules.set(url, loaded);
    loaded.catch(() => this.#modules.delete(url)); // the next import fetches it again
    return loaded;
  }

  /** @param {string} url */
  async #create(url) {
    const source = this.get(url);
    if (!source) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
    return new vm.SourceTextModule(String(source), {
      context: this.context,
      identifier: url,
      initializeImportMeta: (meta) => (meta.url = url),
      importModuleDynamically: (specifier) => this.import(new URL(specifier, url).href),
    });
  }
}

/** @param {any} window @param {View['now']} [now] */
function installClock(window, now = '2026-03-05T12:00') {
  const clock = withGlobal(window).install({
    now: new Date(now),
    toFake: /** @type {any} */ ([
      ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      ...['requestAnimationFrame', 'cancelAnimationFrame'],
    ]),
  });
  const { performance } = window;
  const time = performance.now.bind(performance);
  let glances = 0;
  performance.now = () => time() + GLANCE * glances++;
  return clock;
}

/** The same numbers on every visit. */
function createRandom() {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** V8 compiles the same bytes once, while a module of them is kept. @type {Map<Buffer, WebAssembly.Module>} */
const compiled = new Map();

/** @type {Set<Visit>} */
const open = new Set();

/** Closes the visits that a test has left open. */
export const closeAll = () => open.forEach((each) => each.close());

/** Records an unhandled rejection as a fault of its page, unless the page is closed. @param {any} reason */
export function noteRejection(reason) {
  for (const { faults } of open) faults.push(`rejection: ${reason?.stack ?? reason}`);
}

export class Visit {
  /** Errors on the console, exceptions and failed requests. @type {string[]} */
  faults = [];
  /** The requested addresses. @type {string[]} */
  requests = [];
  /** The number of navigations away from the page: jsdom does not navigate. */
  departures = 0;
  /** The texts written to the clipboard. @type {string[]} */
  copied = [];
  /** The saved files. @type {{ name: string, file: Blob }[]} */
  saved = [];
  /** Tabs with the same storage. @type {Set<Visit>} */
  tabs = new Set([this]);

  /** @param {import('../built.js').Part} part @param {string} path @param {string} html @param {View} view */
  constructor(part, path, html, view) {
    this.part = part;
    this.view = view;
    const virtualConsole = new VirtualConsole();
    virtualConsole.on('error', (...words) => this.faults.push(`console: ${words.join(' ')}`));
    virtualConsole.on('jsdomError', (error) => {
      if (/navigation/.test(error.message)) this.departures++;
      else if (!/Not implemented/.test(error.message)) this.faults.push(`exception: ${error.message}`);
    });
    this.dom = new JSDOM(html, {
      url: ORIGIN + path,
      runScripts: 'outside-only',
      pretendToBeVisual: true,
      virtualConsole,
    });
    /** @type {any} */
    this.window = this.dom.window;
    /** @type {Document} */
    this.document = this.window.document;
    this.clock = installClock(this.window, view.now);
    open.add(this);
    this.#prepare();
    this.modules = new Modules(this.dom.getInternalVMContext(), (url) => this.#answer(url));
  }

  #prepare() {
    const { window, view } = this;
    const { beside } = view;
    completeWindow(window, view.media ?? {});
    window.Math.random = createRandom();
    window.fetch = async (/** @type {string | URL} */ url) => {
      const body = this.#answer(new URL(url, this.document.baseURI).href);
      if (!body) throw new window.TypeError('Failed to fetch');
      return new Response(new Uint8Array(body));
    };
    const writeText = async (/** @type {string} */ text) => void this.copied.push(text);
    Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText } });
    this.#keepFiles();
    this.#fillStorage();
    if (beside) {
      this.tabs = beside.tabs.add(this);
      for (const [key, value] of Object.entries(beside.stored)) this.store(key, value);
    }
    this.#tellOtherTabs();
    this.#continueTab();
    view.before?.(window);
  }

  /** A tab keeps its storage when its document is replaced, and after a reload the state in its history. */
  #continueTab() {
    const { window, view } = this;
    const { items = {}, state = null, isReload = false } = view.left ?? {};
    for (const [key, value] of Object.entries(items)) window.sessionStorage.setItem(key, value);
    window.performance.getEntriesByType = (/** @type {string} */ type) =>
      type === 'navigation' ? [{ type: isReload ? 'reload' : 'navigate' }] : [];
    if (isReload) window.history.replaceState(state, '');
  }

  /** Makes links to files save these. */
  #keepFiles() {
    const { window, saved } = this;
    /** @type {Map<string, Blob>} */
    const given = new Map();
    window.URL.createObjectURL = (/** @type {Blob} */ file) => {
      const url = `blob:${ORIGIN}${given.size}`;
      given.set(url, file);
      return url;
    };
    window.URL.revokeObjectURL = () => {};
    const { click } = window.HTMLElement.prototype;
    window.HTMLAnchorElement.prototype.click = function () {
      const file = given.get(this.href);
      if (this.download && file) saved.push({ name: this.download, file });
      else click.call(this);
    };
  }

  #fillStorage() {
    const { language = 'zh', theme = 'light', kept = {}, stored = {}, firstVisit, storage = true, beside } = this.view;
    const items = { language, theme, ...(firstVisit ? {} : returningVisitor), ...kept };
    if (!beside) {
      for (const [key, value] of Object.entries(items)) this.store(`qiju1.${key}`, JSON.stringify(value));
      for (const [key, value] of Object.entries(stored)) this.store(key, value);
    }
    if (storage) return;
    const { DOMException } = this.window;
    Object.defineProperty(this.window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  }

  /** Tells the other tabs about stored items, like a browser. */
  #tellOtherTabs() {
    const { window } = this;
    const { setItem, removeItem } = window.Storage.prototype;
    /** @param {string} key @param {string | null} newValue */
    const tell = (key, newValue) => {
      for (const { window: other } of this.tabs) {
        if (other === window) continue;
        if (newValue === null) removeItem.call(other.localStorage, key);
        else setItem.call(other.localStorage, key, newValue);
        other.dispatchEvent(new other.StorageEvent('storage', { key, newValue }));
      }
    };
    window.Storage.prototype.setItem = function (/** @type {string} */ key, /** @type {string} */ value) {
      setItem.call(this, key, value);
      if (this !== window.sessionStorage) tell(key, String(value));
    };
    window.Storage.prototype.removeItem = function (/** @type {string} */ key) {
      removeItem.call(this, key);
      if (this !== window.sessionStorage) tell(key, null);
    };
  }

  /** @param {string} url @returns {Buffer | undefined} */
  #answer(url) {
    this.requests.push(url);
    const own = this.view.respond?.(url);
    if (own !== undefined) return own ? Buffer.from(own) : undefined;
    const { origin, pathname } = new URL(url, ORIGIN);
    const body =
      origin === new URL(ORIGIN).origin ? readBuilt(this.part, fileAt(decodeURI(pathname.slice(1)))) : undefined;
    if (!body) this.faults.push(`failed: ${url}`);
    else if (pathname.endsWith('.wasm') && !compiled.has(body)) {
      compiled.set(body, new WebAssembly.Module(new Uint8Array(body)));
    }
    return body;
  }

  /** Runs the scripts of the document. */
  async run() {
    for (const { src, textContent } of this.document.querySelectorAll('script')) {
      if (src) this.#import(src);
      else this.window.eval(textContent);
    }
    await this.settled();
  }

  /** @param {string} href */
  #import(href) {
    this.modules.import(href).catch((error) => this.faults.push(`exception: ${error.stack}`));
  }

  /** The first board of the document. @returns {any} */
  get board() {
    return this.document.querySelector(boards);
  }

  /** The stored texts, by their keys with the prefix. @returns {Record<string, string>} */
  get stored() {
    return this.view.storage === false ? {} : { ...this.window.localStorage };
  }

  /** @param {string} key @param {string} value */
  store(key, value) {
    this.window.localStorage.setItem(key, value);
  }

  /** Reads a stored value. @param {string} key without the prefix @returns {any} */
  item(key) {
    return JSON.parse(this.window.localStorage.getItem(`qiju1.${key}`) ?? 'null');
  }

  /** Waits until everything that scripts have started has ended: modules, requests, timers and playbacks, but no intervals. */
  async settled() {
    for (let isSettled = false; !isSettled;) {
      await nextTask();
      if (await this.#runTimer()) continue;
      await toggled();
      const elements = /** @type {any[]} */ ([...this.document.querySelectorAll(boards)]);
      Promise.all(elements.map((board) => board.settled)).then(() => (isSettled = this.#isIdle));
      await nextTask();
    }
  }

  get #isIdle() {
    return this.modules.pending === 0 && this.#timers.length === 0;
  }

  /** The timers that will run once. */
  get #timers() {
    /** @type {Map<number, { type: string, callAt: number }>} */
    const timers = /** @type {any} */ (this.clock).timers ?? new Map();
    return [...timers.values()].filter(({ type }) => type !== 'Interval');
  }

  /** @returns {Promise<boolean>} true if there was a timer to run */
  async #runTimer() {
    const waiting = this.#timers;
    if (waiting.length === 0) return false;
    await this.clock.tickAsync(Math.max(0, Math.min(...waiting.map(({ callAt }) => callAt)) - this.clock.now));
    return true;
  }

  /** Lets time pass. @param {number} milliseconds */
  async tick(milliseconds) {
    await this.clock.tickAsync(milliseconds);
    await nextTask();
  }

  /** @param {string} selector @returns {any} the first element in the document */
  $(selector) {
    const found = this.document.querySelector(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  }

  /** @param {string} selector @returns {any} the first element in the board's shadow root */
  inBoard(selector) {
    return this.board.shadowRoot.querySelector(selector);
  }

  /** @param {string} selector @returns {any[]} all in the board's shadow root */
  allInBoard(selector) {
    return [...this.board.shadowRoot.querySelectorAll(selector)];
  }

  /** The text that the board gives to screen readers. @returns {string} */
  get announced() {
    return this.inBoard('.live-region').textContent;
  }

  /** @param {string | Element} target @returns {string} its visible text */
  text(target) {
    return visibleText(typeof target === 'string' ? this.$(target) : target);
  }

  /** @param {string | Element} target */
  isVisible(target) {
    const element = typeof target === 'string' ? this.document.querySelector(target) : target;
    return element !== null && isVisible(element);
  }

  /** Chooses a file in a file input. @param {string} selector @param {string | Uint8Array} content */
  async openFile(selector, content) {
    const input = this.$(selector);
    const file = new this.window.File([content], 'file');
    Object.defineProperty(file, 'arrayBuffer', { value: async () => Uint8Array.from(Buffer.from(content)).buffer });
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input.dispatchEvent(new this.window.Event('change'));
    await this.settled();
  }

  /** The focused element, in shadow roots too. @returns {any} */
  get focus() {
    let element = /** @type {any} */ (this.document.activeElement);
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }

  /** The accessible name of the focused element. @returns {string} */
  get focused() {
    return this.focus?.getAttribute('aria-label') ?? visibleText(this.focus);
  }

  /**
   * Presses and releases a pointer.
   * @param {string | Element} target @param {'mouse' | 'touch' | 'pen'} [pointerType]
   */
  click(target, pointerType = 'mouse') {
    const element = /** @type {any} */ (typeof target === 'string' ? this.$(target) : target);
    const { PointerEvent } = this.window;
    const init = {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerType,
      isPrimary: true,
      pointerId: 1,
      detail: 1,
    };
    element.dispatchEvent(new PointerEvent('pointerdown', init));
    const focusable = element.closest?.('button, a[href], input, select, textarea, summary, [tabindex]');
    focusable?.focus();
    element.dispatchEvent(new PointerEvent('pointerup', init));
    element.dispatchEvent(new PointerEvent('click', init));
  }

  /** Clicks, and waits until the page has settled. @param {string | Element} target @param {'mouse' | 'touch' | 'pen'} [pointerType] */
  async act(target, pointerType) {
    this.click(target, pointerType);
    await this.settled();
  }

  /** Sets a field or a list. @param {string} selector @param {string} value */
  fill(selector, value) {
    const field = this.$(selector);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new this.window.Event(type, { bubbles: true }));
  }

  /** Opens a details element, and waits for its content. @param {string} selector */
  async unfold(selector) {
    this.$(selector).open = true;
    await this.settled();
  }

  /**
   * Presses a key on the focused element.
   * @param {string} key as in `KeyboardEvent`; with modifiers before it: 'Shift+ArrowUp'
   */
  press(key) {
    const [name, ...modifiers] = key === '+' ? ['+'] : key.split('+').reverse();
    const target = this.focus ?? this.document.body;
    const init = {
      key: name,
      bubbles: true,
      composed: true,
      cancelable: true,
      shiftKey: modifiers.includes('Shift'),
      ctrlKey: modifiers.includes('Control'),
      altKey: modifiers.includes('Alt'),
      metaKey: modifiers.includes('Meta'),
    };
    const { KeyboardEvent } = this.window;
    if (target.dispatchEvent(new KeyboardEvent('keydown', init))) this.#actOnKey(name, target, init);
    target.dispatchEvent(new KeyboardEvent('keyup', init));
  }

  /** Acts like a browser on a key that the page does not handle. @param {string} key @param {any} target @param {any} init */
  #actOnKey(key, target, init) {
    if (key === 'Tab') return this.#moveFocus(init.shiftKey ? -1 : 1);
    if (key === 'Escape') return this.#cancelDialog();
    if ((key !== 'Enter' && key !== ' ') || init.ctrlKey || init.altKey || init.metaKey) return;
    if (key === 'Enter' && target.localName === 'input') return target.form?.requestSubmit();
    if (/^(button|summary|a|input)$/.test(target.localName)) target.click();
  }

  #cancelDialog() {
    const dialog = /** @type {any} */ ([...this.document.querySelectorAll('dialog[open]')].at(-1));
    if (dialog?.dispatchEvent(new this.window.Event('cancel', { cancelable: true }))) dialog.close();
  }

  /** @param {1 | -1} by */
  #moveFocus(by) {
    const stops = tabStops(this.document.querySelector('dialog[open]') ?? this.document.body, this.focus);
    const at = stops.indexOf(this.focus);
    (stops[at + by] ?? this.document.body).focus();
  }

  /** The address of the page, without its language. */
  get path() {
    return this.window.location.href.slice(ORIGIN.length + localizedPath('', this.view.language).length);
  }

  /** Loads a page in the same tab. @param {string} [path] by default the current address, to which the page must have navigated */
  async reload(path) {
    const { stored, view, window } = this;
    const now = this.clock.now;
    const left = { items: { ...window.sessionStorage }, state: window.history.state, isReload: path === undefined };
    const present = this.path;
    this.close();
    return visit(path ?? present, { ...view, kept: {}, firstVisit: true, stored, now, left });
  }

  /** Chooses another language, and visits the page in it. @param {'zh' | 'zh-Hant' | 'en'} language */
  async choose(language) {
    const { departures, path } = this;
    this.fill('header .language', language);
    if (this.departures === departures) throw new Error('The page was not left');
    this.view = { ...this.view, language };
    return this.reload(path);
  }

  close() {
    if (!open.delete(this)) return;
    this.tabs.delete(this);
    this.clock.uninstall();
    this.window.close();
  }
}

const nextTask = () => new Promise((done) => setImmediate(done));

/** Waits for toggle events of details elements: jsdom fires them in a timer of Node. */
const toggled = () => new Promise((done) => setTimeout(done));

/**
 * @param {Element} element
 * @param {Element} current the focused element
 * @returns {HTMLElement[]} the tab stops in the element and the current one, shadow roots included
 */
function tabStops(element, current) {
  if (!isVisible(element) || element.hasAttribute('inert')) return [];
  const { localName, tabIndex, disabled, type, checked, name } = /** @type {any} */ (element);
  const isStop = /^(button|input|select|textarea|summary)$/.test(localName) || element.matches('a[href], [tabindex]');
  const group = type === 'radio' ? [...element.ownerDocument.querySelectorAll(`input[name="${name}"]`)] : [];
  const isSkipped = group.length > 0 && !checked && group.some((each) => /** @type {any} */ (each).checked);
  const own = element === current || (isStop && tabIndex >= 0 && !disabled && !isSkipped) ? [element] : [];
  const inner = element.shadowRoot ? [...element.shadowRoot.children, ...element.children] : [...element.children];
  return [.../** @type {HTMLElement[]} */ (own), ...inner.flatMap((each) => tabStops(each, current))];
}

/**
 * Opens a page of the site, and waits until it has settled.
 * @param {string} path with query and hash, without the language
 * @param {View} [view]
 * @returns {Promise<Visit>}
 */
export async function visit(path, view = {}) {
  const address = localizedPath(path, view.language);
  const [pathname] = address.split(/[?#]/);
  const html = readBuilt('site', fileAt(pathname));
  if (!html) throw new Error(`There is no page ${pathname}`);
  const tab = new Visit('site', address, String(html), view);
  await tab.run();
  return tab;
}

/**
 * Opens a custom page in which the elements of the package are defined.
 * @param {string} body HTML
 * @param {View & { lang?: string, entry?: string }} [view] lang: of the document; entry: the file of the package, all elements
 *   by default
 * @returns {Promise<Visit>} not settled
 */
export async function openElements(body, { lang = 'en', entry = 'elements.js', ...view } = {}) {
  const tab = new Visit('package', '', `<!doctype html><html lang="${lang}"><body>${body}</body></html>`, view);
  await tab.modules.import(ORIGIN + entry);
  return tab;
}
