// The elements in jsdom, which has neither fonts nor workers nor a canvas.
import { JSDOM } from 'jsdom';

const dom = new JSDOM('', { url: 'http://localhost/', pretendToBeVisual: true });
const names = [
  'document',
  'navigator',
  'customElements',
  'HTMLElement',
  'CSSStyleSheet',
  'CustomEvent',
  'Event',
  'MutationObserver',
];
for (const name of names) Object.defineProperty(globalThis, name, { value: dom.window[name] });
Object.assign(globalThis, { window: dom.window, requestAnimationFrame: dom.window.requestAnimationFrame });

await import('qiju/elements');
for (const tag of ['gomoku-board', 'huarong-board', 'lianliankan-board']) {
  const board = /** @type {any} */ (document.createElement(tag));
  document.body.append(board);
  console.log((await board.ready).localName);
}
dom.window.close();
