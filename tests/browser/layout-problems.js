// Finds mistakes in the layout of any page.

/**
 * Runs in the page, so it uses nothing else of this module.
 * @param {Document | Element} root the document, or a dialog
 * @returns {string[]} elements that scroll sideways, overlap others, are cut off or are too small for a finger
 */
export function layoutProblems(root) {
  /** @typedef {{ element: Element, layer: Element, left: number, top: number, right: number, bottom: number }} Thing */

  const isSeen = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1;
  const named = (/** @type {any} */ element) =>
    `${element.localName}#${element.id}.${element.className} “${(element.innerText ?? '').trim().slice(0, 20)}”`;
  const seen = (/** @type {string} */ selector) => [...root.querySelectorAll(selector)].filter(isSeen);
  const range = document.createRange();

  /** True for an element that lies over the page or scrolls its content. @param {Element} element @returns {boolean} */
  const isLayer = (element) => {
    const { position, overflowY } = getComputedStyle(element);
    return element === root || /sticky|fixed|absolute/.test(position) || overflowY !== 'visible';
  };
  /** @type {Map<Element, Element>} */
  const layers = new Map();
  /** @param {Element} element @returns {Element} */
  const layerOf = (element) => {
    const known = layers.get(element);
    if (known) return known;
    const { parentElement } = element;
    const layer = !parentElement || isLayer(element) ? element : layerOf(parentElement);
    layers.set(element, layer);
    return layer;
  };

  /** @returns {Thing[]} lines of text */
  function lines() {
    /** @type {Thing[]} */
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, option, script, noscript')) continue;
      if (!isSeen(element) || getComputedStyle(element).clipPath !== 'none') continue;
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width } of range.getClientRects()) {
        // The line is a little higher than its letters.
        if (width > 1) found.push({ element, layer: layerOf(element), left, top: top + 3, right, bottom: bottom - 3 });
      }
    }
    return found;
  }

  /** @param {Thing} one @param {Thing} other @returns {boolean} */
  const belongs = ({ element: one, layer }, { element: other, layer: otherLayer }) =>
    layer !== otherLayer ||
    one.contains(other) ||
    other.contains(one) ||
    Boolean(one.closest('label, summary')?.contains(other));

  /** @param {Thing[]} things @returns {string[]} */
  function overlaps(things) {
    things.sort((a, b) => a.top - b.top);
    return things.flatMap((one, index) => {
      const found = [];
      for (let next = index + 1; next < things.length && things[next].top <= one.bottom - 1; next++) {
        const other = things[next];
        const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (shared > 1 && !belongs(one, other)) found.push(`${named(one.element)} lies on ${named(other.element)}`);
      }
      return found;
    });
  }

  /** True if the content is wider than the button, or a single word is broken into lines. @param {Element} button @returns {boolean} */
  function isBroken(button) {
    range.selectNodeContents(button);
    const words = range.getBoundingClientRect();
    const { left, right } = button.getBoundingClientRect();
    const text = /** @type {HTMLElement} */ (button).innerText.trim();
    const isWord = text !== '' && !/[\s：（]/.test(text) && !button.querySelector('svg');
    return words.left < left || words.right > right || (isWord && words.height > 30);
  }

  /** @param {Element} element @returns {boolean} */
  const isCut = (element) =>
    element.clientWidth > 0 &&
    element.scrollWidth > element.clientWidth + 1 &&
    /hidden|clip/.test(getComputedStyle(element).overflowX);

  const leastHeight = matchMedia('(pointer: coarse)').matches ? 32 : 24;
  /** @param {Element} control @returns {boolean} */
  function isSmall(control) {
    if (getComputedStyle(control).display === 'inline' || control.matches('input')) return false;
    const { width, height } = control.getBoundingClientRect();
    return width < 24 || height < leastHeight;
  }

  const controls = seen('button, a[href], select, textarea, summary, input:not([type=file])');
  const things = controls.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { element, layer: layerOf(element), left, top, right, bottom };
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...overlaps([...things, ...lines()]),
    ...seen('.button')
      .filter(isBroken)
      .map((button) => `${named(button)} is cut or broken`),
    ...seen('h1, h2, h3, p, li, dt, dd, td, th, label, summary, span')
      .filter(isCut)
      .map((text) => `${named(text)} is cut`),
    ...controls.filter(isSmall).map((control) => `${named(control)} is small`),
  ];
}
