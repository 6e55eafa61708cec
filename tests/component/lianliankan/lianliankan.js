// Helpers for the tests of 连连看.

/** @typedef {import('../visit.js').Visit} Visit */
/** @typedef {readonly (readonly number[])[]} Cells rows and columns */

/** @param {string} [attributes] @param {Parameters<typeof openElements>[1]} [view] @returns {Promise<Visit>} a board, ready */
export async function openBoard(attributes = '', view = {}) {
  const tab = await openElements(`<lianliankan-board ${attributes}></lianliankan-board>`, {
    entry: 'lianliankan-element.js',
    ...view,
  });
  await tab.settled();
  return tab;
}

/** Picks cells by the API of the board. @param {Visit} tab @param {Cells} cells */
export function pickAll({ board }, cells) {
  for (const [row, col] of cells) board.pick(row, col);
}

/** @param {Visit} tab @param {readonly number[]} cell @returns {any} its button */
export const cellAt = ({ board }, [row, col]) =>
  board.shadowRoot.querySelector('.grid').children[row].children[col].firstElementChild;

/** @param {Visit} tab @param {Cells} cells @param {'mouse' | 'touch'} [pointerType] */
export function clickAll(tab, cells, pointerType) {
  for (const cell of cells) tab.click(cellAt(tab, cell), pointerType);
}

/** Clicks the first button of the message over the board. @param {Visit} tab */
export const clickOffer = (tab) => tab.act(tab.inBoard('.notice .offer'));

/** @param {Visit} tab @returns {string | null} the message over the board */
export function notice(tab) {
  const element = tab.inBoard('.notice');
  return element.hidden ? null : tab.text(element);
}

/** @param {Visit} tab @param {string} selector @returns {string[]} the labels of these cells */
export const labels = (tab, selector) => tab.allInBoard(selector).map((cell) => cell.getAttribute('aria-label'));

/** @param {Visit} tab @param {Cells} board */
export async function setBoard(tab, board) {
  tab.board.board = board;
  await tab.settled();
}

/** @param {Cells} board @returns {number[][]} its walls */
export const wallsOf = (board) => board.map((row) => row.map((cell) => Math.min(cell, 0)));

/** @param {Visit} tab @param {string[]} types @returns {[type: string, detail: any][]} the events of these types from now on */
export function record({ board }, types) {
  /** @type {[string, any][]} */
  const events = [];
  for (const type of types) {
    board.addEventListener(type, (/** @type {CustomEvent} */ { detail }) => events.push([type, detail]));
  }
  return events;
}

/** A board that can no longer be cleared after this pair, though other pairs remain. */
export const trap = {
  board: [
    [2, 5, 4, 6, 1, 3],
    [2, 6, 5, 1, 6, 2],
    [3, 4, 1, 4, 5, 4],
    [3, 3, 6, 2, 1, 5],
  ],
  pair: [
    [2, 0],
    [3, 0],
  ],
};

/**
 * Opens the page in English.
 * @param {string} [address] its hash
 * @param {Parameters<typeof visit>[1]} [view]
 */
export const openPage = (address = '', view = {}) => visit(`lianliankan/${address}`, { language: 'en', ...view });

/** @param {Visit} tab @param {...string} ids @returns {string[]} the values of these fields */
export const valuesOf = (tab, ...ids) => ids.map((id) => tab.$(`#${id}`).value);

/** Goes to another hash. @param {Visit} tab @param {string} hash */
export async function goTo(tab, hash) {
  tab.window.location.hash = hash;
  await tab.settled();
}

/** Sets a field or a list. @param {Visit} tab @param {string} selector @param {string} value */
export async function choose(tab, selector, value) {
  tab.fill(selector, value);
  await tab.settled();
}
