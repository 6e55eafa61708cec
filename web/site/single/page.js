// What the games that are one file share: options that are kept, and in a frame, the page around it is told what happens.
import { options } from './language.js';
import { keep, kept } from './storage.js';

/** The options that were chosen at this address. @type {Record<string, string>} */
const chosen = { ...kept.chosen };
for (const select of document.querySelectorAll('select')) {
  const offered = new Set([...select.options].map(({ value }) => value));
  const wanted = [chosen[select.id], options.get(select.id)].find((value) => offered.has(String(value)));
  if (wanted) select.value = wanted;
  select.addEventListener('change', () => {
    chosen[select.id] = select.value;
    keep({ chosen });
  });
}

/**
 * Sends `{ source: 'qiju', game, type, ...detail }` to the page around the frame. Whoever that is may know: there is nothing
 * personal in it.
 * @param {'ready' | 'move' | 'result' | 'height'} type
 * @param {object} [detail]
 */
export function tell(type, detail) {
  if (parent === window) return;
  parent.postMessage({ source: 'qiju', game: document.documentElement.dataset.game, type, ...detail }, '*');
}

/** In CSS pixels: what the game needs at this width, and at least the height that the frame has. */
let height = 0;
new ResizeObserver(() => {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight !== height) tell('height', { height: (height = scrollHeight) });
}).observe(document.body);
