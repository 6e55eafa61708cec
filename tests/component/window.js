// Adds features that the site uses and jsdom lacks. Nothing has a size here: layout is tested in real browsers.

/** @typedef {{ coarse?: boolean, reducedMotion?: boolean, dark?: boolean, width?: number, height?: number }} Media */

/** @param {string} query @param {Media} media */
function matches(query, { coarse = false, reducedMotion = true, dark = false, width = 1280, height = 900 }) {
  /** @type {Record<string, (value: string) => boolean>} */
  const features = {
    pointer: (value) => (value === 'coarse') === coarse,
    'any-pointer': (value) => (value === 'coarse') === coarse,
    'prefers-reduced-motion': (value) => (value === 'reduce') === reducedMotion,
    'prefers-color-scheme': (value) => (value === 'dark') === dark,
    'max-width': (value) => width <= parseInt(value, 10),
    'min-width': (value) => width >= parseInt(value, 10),
    orientation: (value) => (value === 'portrait') === height >= width,
  };
  return query.split(',').some((part) =>
    [...part.matchAll(/\(([\w-]+): ([^)]+)\)/g)].every(([, name, value]) => {
      if (!features[name]) throw new Error(`matchMedia: ${name} is not known to the tests`);
      return features[name](value);
    }),
  );
}

/** Defines a property that reflects an attribute. @param {any} prototype @param {string} name @param {boolean} isBoolean */
function reflect(prototype, name, isBoolean) {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get() {
      return isBoolean ? this.hasAttribute(name) : (this.getAttribute(name) ?? '');
    },
    set(value) {
      if (isBoolean) this.toggleAttribute(name, Boolean(value));
      else this.setAttribute(name, value);
    },
  });
}

/** @param {any} window */
function addDialogs({ HTMLDialogElement: { prototype }, document, Event }) {
  /** The focused element before each dialog. @type {WeakMap<object, HTMLElement>} */
  const before = new WeakMap();
  prototype.showModal = /** @this {any} */ function () {
    if (this.open) throw new Error('The dialog is open already');
    before.set(this, document.activeElement);
    this.open = true;
    (this.querySelector('[autofocus]') ?? this.querySelector('button, [href], input, select, textarea'))?.focus();
  };
  prototype.close = /** @this {any} @param {string} value */ function (value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    before.get(this)?.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('submit', (/** @type {any} */ event) => {
    if (event.defaultPrevented || event.target.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    event.target.closest('dialog').close(event.submitter?.value);
  });
}

/** Makes an element that delegates its focus give it to the first focusable element in its shadow root. @param {any} window */
function addDelegatedFocus({ Element, HTMLElement }) {
  const delegating = new WeakSet();
  const { attachShadow } = Element.prototype;
  const { focus } = HTMLElement.prototype;
  Element.prototype.attachShadow = function (/** @type {ShadowRootInit} */ init) {
    if (init.delegatesFocus) delegating.add(this);
    return attachShadow.call(this, init);
  };
  HTMLElement.prototype.focus = function (/** @type {FocusOptions} */ options) {
    if (!delegating.has(this)) return focus.call(this, options);
    if (this.shadowRoot.activeElement || this.inert) return;
    const all = [...this.shadowRoot.querySelectorAll('button, [href], input, select, textarea, summary, [tabindex]')];
    all.find((each) => !each.disabled && !each.closest('[inert]') && isVisible(each))?.focus(options);
  };
}

/** @param {any} window */
function addAnimations({ Element }) {
  /** An animation that has ended. */
  Element.prototype.animate = () => ({
    playState: 'finished',
    finished: Promise.resolve(),
    cancel() {},
    pause() {},
    play() {},
    finish() {},
  });
}

/** @param {any} window */
function addObservers(window) {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  /** Everything is in view. */
  window.IntersectionObserver = class {
    /** @param {(entries: object[], observer: object) => void} callback */
    constructor(callback) {
      this.callback = callback;
    }

    /** @param {Element} target */
    observe(target) {
      window.queueMicrotask(() => this.callback([{ target, isIntersecting: true, intersectionRatio: 1 }], this));
    }

    unobserve() {}
    disconnect() {}
  };
}

/** Makes a picture have been loaded at once. @param {any} window */
const addPictures = ({ HTMLImageElement }) =>
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, value: true });

/** Adds a canvas on which drawing has no effect. @param {any} window */
function addCanvas({ HTMLCanvasElement }) {
  const measureText = (/** @type {string} */ text) => ({ width: text.length });
  HTMLCanvasElement.prototype.getContext = function () {
    this.context ??= new Proxy({ measureText }, { get: (state, key) => Reflect.get(state, key) ?? (() => {}) });
    return this.context;
  };
}

/**
 * @param {any} window of jsdom
 * @param {Media} media
 */
export function completeWindow(window, media) {
  const { Element, HTMLElement, document } = window;
  window.matchMedia = (/** @type {string} */ query) =>
    Object.assign(new window.EventTarget(), { media: query, matches: matches(query, media) });
  window.innerWidth = media.width ?? 1280;
  window.innerHeight = media.height ?? 900;
  window.scrollTo = () => {};
  window.structuredClone = structuredClone;
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    get() {
      return visibleText(this);
    },
    set(text) {
      this.textContent = text;
    },
  });
  Element.prototype.checkVisibility = function () {
    return isVisible(this);
  };
  reflect(Element.prototype, 'part', false);
  reflect(HTMLElement.prototype, 'inert', true);
  Object.defineProperty(document, 'fonts', { value: { add() {}, ready: Promise.resolve(), load: async () => [] } });
  window.FontFace = class {};
  addDelegatedFocus(window);
  addDialogs(window);
  addAnimations(window);
  addObservers(window);
  addCanvas(window);
  addPictures(window);
}

/** @param {Element} element @returns {boolean} as HTML defines it, without style sheets */
function isShown(element) {
  if (element.hasAttribute('hidden')) return false;
  if (element.localName === 'dialog') return element.hasAttribute('open');
  const fold = element.parentElement?.localName === 'details' ? element.parentElement : null;
  return !fold || fold.hasAttribute('open') || element.localName === 'summary';
}

/** @param {Element} element @returns {Element | null} its parent, also across a shadow root */
const parentOf = (element) => element.parentElement ?? /** @type {ShadowRoot} */ (element.getRootNode()).host ?? null;

/** @param {Element} element @returns {boolean} */
export function isVisible(element) {
  const parent = parentOf(element);
  return isShown(element) && (parent ? isVisible(parent) : element.isConnected);
}

/** @param {Element} element @returns {string} its visible text with joined spaces */
export function visibleText(element) {
  /** @param {Node} node @returns {string} */
  const textOf = (node) => {
    if (node.nodeType === 3) return node.textContent ?? '';
    if (node.nodeType !== 1 || !isShown(/** @type {Element} */ (node))) return '';
    const text = [...node.childNodes].map(textOf).join('');
    return /^(p|li|dt|dd|h\d|tr|td|th|div|button|option)$/.test(/** @type {Element} */ (node).localName)
      ? ` ${text} `
      : text;
  };
  return textOf(element).replace(/\s+/g, ' ').trim();
}
