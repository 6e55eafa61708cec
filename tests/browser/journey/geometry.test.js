// The drawing of the boards in each browser: text lies inside its piece, nothing overlaps, nothing is cut off.
import { serveSite } from '../../built.js';
import { localizedPath } from '../../localized-path.js';
import { returningVisitor } from '../../returning-visitor.js';
import { startBrowser } from './tab.js';

/** @type {Awaited<ReturnType<typeof startBrowser>>} */
let browser;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let site;
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** @type {readonly [path: string, skins: readonly string[]][]} */
const boards = [
  ['huarongdao/#p=', []],
  ['lianliankan/#seed=7&size=8x10&difficulty=easy&gravity=none', ['mahjong', 'serif', 'letters', 'dark']],
  ['wuziqi/#778788986778', []],
];
const kept = { ...returningVisitor, 'wuziqi.opponent': 'none' };

/**
 * Runs in a page: shows a page of the site in frames of these widths, and measures its board.
 * @param {string} address @param {readonly string[]} skins of the board, if it has any
 * @returns {Promise<string[]>} the mistakes
 */
async function measure(address, skins) {
  /** @type {string[]} */
  const faults = [];
  const TOLERANCE = 1;

  /** @param {DOMRect} inner @param {DOMRect} outer */
  const isInside = (inner, outer) =>
    inner.left >= outer.left - TOLERANCE &&
    inner.right <= outer.right + TOLERANCE &&
    inner.top >= outer.top - TOLERANCE &&
    inner.bottom <= outer.bottom + TOLERANCE;
  /** The box of a line without its room for accents above and below. @param {DOMRect} box */
  const inkOf = ({ x, y, width: w, height: h }) => new DOMRect(x, y + h / 4, w, h / 2);
  /** @param {DOMRect} a @param {DOMRect} b */
  const overlap = (a, b) =>
    a.left < b.right - TOLERANCE &&
    b.left < a.right - TOLERANCE &&
    a.top < b.bottom - TOLERANCE &&
    b.top < a.bottom - TOLERANCE;
  /** True if the content is larger than the element. A line of text may be, by less than a quarter of its size. @param {Element} element */
  const isCut = (element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const line = parseFloat(getComputedStyle(element).fontSize) / 4;
    return clientWidth > 0 && (scrollWidth > clientWidth + TOLERANCE || scrollHeight > clientHeight + line);
  };

  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ]) {
    const frame = document.createElement('iframe');
    frame.style.cssText = `width: ${width}px; height: ${height}px; border: 0`;
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    frame.src = address;
    document.body.replaceChildren(frame);
    await loaded;
    const page = /** @type {Document} */ (frame.contentDocument);
    const board = /** @type {any} */ (page.getElementById('board'));
    await /** @type {any} */ (frame.contentWindow).customElements.whenDefined(board.localName);
    await board.ready;
    for (const skin of skins.length > 0 ? skins : ['']) {
      if (skin) board.skin = skin;
      await board.settled;
      await page.fonts.ready;
      const say = (/** @type {string} */ fault) => faults.push(`${width} × ${height} ${skin}: ${fault}`);
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      const outer = board.getBoundingClientRect();
      if (outer.right > width + TOLERANCE) say('the board is wider than the window');

      const boxes = [...root.querySelectorAll('.piece .face, .tile, [role=gridcell] button')].map((element) => ({
        element,
        box: element.getBoundingClientRect(),
      }));
      if (boxes.length < 10) say('the board has no pieces');
      for (const [index, { element, box }] of boxes.entries()) {
        const label = `${index} ${element.textContent || element.getAttribute('data-glyph')}`;
        if (board.localName !== 'lianliankan-board' && !isInside(box, outer)) say(`${label} is outside the board`);
        if (isCut(element)) say(`${label} is cut off`);
        for (const other of boxes.slice(index + 1)) if (overlap(box, other.box)) say(`${label} overlaps another piece`);
        const texts = [...element.querySelectorAll('.glyph, .caption')].filter(
          (part) => part.getClientRects().length > 0,
        );
        for (const [at, text] of texts.entries()) {
          const own = text.getBoundingClientRect();
          if (!isInside(own, box)) say(`the text of ${label} leaves its piece`);
          if (isCut(text)) say(`the text of ${label} is cut off`);
          for (const next of texts.slice(at + 1)) {
            if (overlap(own, next.getBoundingClientRect())) say(`the texts of ${label} overlap`);
          }
          const [top, bottom] = [own.top - box.top, box.bottom - own.bottom];
          if (texts.length === 1 && Math.abs(top - bottom) > 6) say(`the text of ${label} is not in the middle`);
        }
      }

      const labels = [...root.querySelectorAll('svg text')].map((element) => inkOf(element.getBoundingClientRect()));
      for (const [index, label] of labels.entries()) {
        if (!isInside(label, outer)) say(`label ${index} is outside the board`);
        for (const other of labels.slice(index + 1)) if (overlap(label, other)) say(`label ${index} overlaps another`);
      }
    }
  }
  return faults;
}

test.each(boards)('%s', async (path, skins) => {
  for (const language of ['zh', 'en']) {
    const tab = await browser.visit(site.url, 'notices.txt', { ...kept, language });
    expect([language, ...(await tab.evaluate(measure, site.url + localizedPath(path, language), skins))]).toEqual([
      language,
    ]);
    await tab.close();
  }
});
