// Helpers for the tests of 五子棋.

/** @typedef {import('../visit.js').Visit} Visit */
/** @typedef {import('../visit.js').View} View */

/** The point in the middle of a board of 15. */
export const H8 = 112;

/**
 * Opens the page for two people, unless `kept` sets another opponent.
 * @param {string} [address] query and hash
 * @param {View} [view]
 */
export const openPage = (address = '', view = {}) =>
  visit(`wuziqi/${address}`, { ...view, kept: { 'wuziqi.opponent': 'none', ...view.kept } });

/** Opens a document with an element between two buttons. @param {string} [attributes] @param {View & { lang?: string }} [view] */
export async function openBoard(attributes = '', view = {}) {
  const html = `<button>before</button><gomoku-board ${attributes}></gomoku-board><button>after</button>`;
  const tab = await openElements(html, { ...view, entry: 'gomoku-element.js' });
  await tab.settled();
  return tab;
}

/** @param {Visit} tab @param {number} point on screen @returns {HTMLElement} its button */
export const pointOf = (tab, point) => tab.allInBoard('[role=gridcell] button')[point];

/** @param {Visit} tab @param {number} point @returns {string | null} its accessible name */
export const label = (tab, point) => pointOf(tab, point).getAttribute('aria-label');

/** Clicks points, and waits until the page has settled. @param {Visit} tab @param {number[]} points */
export async function play(tab, ...points) {
  for (const point of points) tab.click(pointOf(tab, point));
  await tab.settled();
}

/** Clicks points, and waits for the answer after each. @param {Visit} tab @param {number[]} points */
export async function playAnswered(tab, ...points) {
  for (const point of points) await tab.act(pointOf(tab, point));
}

/** Hides or shows the page. While it is hidden no game is reviewed. @param {Visit} tab @param {boolean} isHidden */
export async function hide(tab, isHidden) {
  Object.defineProperty(tab.document, 'hidden', { configurable: true, value: isHidden });
  tab.document.dispatchEvent(new tab.window.Event('visibilitychange'));
  await tab.settled();
}

/** Collects the details of events of some types. @param {Visit} tab @param {string[]} types */
export function listen(tab, ...types) {
  /** @type {any[]} */
  const heard = [];
  for (const type of types) {
    tab.board.addEventListener(type, (/** @type {any} */ event) => heard.push([type, event.detail]));
  }
  return heard;
}

/** Makes the review after a game last for ever: it takes long, and review.test.js tests it. @param {Visit} tab */
export function withoutReview({ board }) {
  board.qiju = { ...board.qiju, gomoku: { ...board.qiju.gomoku, review: () => new Promise(() => {}) } };
}
