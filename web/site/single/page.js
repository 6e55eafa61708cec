// The page of a game that is one file. It is imported first, since texts are chosen when a module runs.
//
// The URL names the language, the theme and the game's own options; what is not offered is ignored. The device keeps the game and the
// options for each address, apart from what the site stores, so that two frames with other options have games of their own.
import { languageFrom } from '../../elements/text/language-tag.js';
import { byId, onClick, setEnabled } from '../kernel/dom.js';
import { t } from '../kernel/i18n.js';
import { applyTheme } from '../kernel/root.js';

const root = document.documentElement;
const key = `qiju-single1.${root.dataset.game}${location.search}`;

export const options = new URLSearchParams(location.search);

const language = languageFrom(options.get('lang') ?? navigator.language);
root.lang = language === 'zh' ? 'zh-Hans' : language;
applyTheme(options.get('theme'));
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-text]'))) {
  const [zh, en] = (element.dataset.text ?? '').split('|');
  element.textContent = t(zh, en);
}
document.title = document.querySelector('h1')?.textContent ?? '';

/** @returns {any} what was kept, which anybody can edit; an empty object if there is nothing */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {}; // blocked, as in a frame without its origin, or not JSON
  }
}

/** The items that the device keeps for this address; `keep` changes them. */
export const kept = read();

/** @param {Record<string, unknown>} changes by name; undefined removes what has the name */
export function keep(changes) {
  try {
    localStorage.setItem(key, JSON.stringify(Object.assign(kept, changes)));
  } catch {
    // Blocked or full: the game goes on without it.
  }
}

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
 * Sends `{ source: 'qiju', game, type, ...detail }` to the page around the frame. Any page may know it: there is nothing personal in
 * it.
 * @param {'ready' | 'move' | 'result' | 'height'} type
 * @param {object} [detail]
 */
export function tell(type, detail) {
  if (parent === window) return;
  parent.postMessage({ source: 'qiju', game: root.dataset.game, type, ...detail }, '*');
}

/** The game needs this height at its width, in CSS pixels; it is at least the height of the frame. */
let height = 0;
new ResizeObserver(() => {
  const { scrollHeight } = root;
  if (scrollHeight !== height) tell('height', { height: (height = scrollHeight) });
}).observe(document.body);

/**
 * Starts a game.
 * @param {any} board that is loaded
 * @param {object} game
 * @param {(message: string) => void} game.render shows the board; a message, if it is not empty, replaces the status of the game
 * @param {() => boolean} game.isOver
 * @param {(saved: any) => void} game.open opens what `save` kept in this or an earlier version, or {}; throws if it cannot
 * @param {() => Record<string, unknown>} game.save the items to keep: `saved`, the game, is undefined if it has not begun or is over
 * @param {Record<string, () => unknown>} game.actions by the ids of their buttons, besides undo
 * @param {() => boolean} [game.isDealing] is the first game still on its way?
 * @param {boolean} [game.clearsMessage] does a change of the board end the message?
 * @returns {(message?: string) => void} shows a message until another comes, '' for none; without one, renders what has changed
 */
export function startGame(board, { render, isOver, open, save, actions, isDealing, clearsMessage }) {
  let message = '';
  function say(text = message) {
    message = text;
    byId('status').classList.toggle('over', isOver());
    setEnabled('undo', board.canUndo);
    render(message);
  }

  try {
    open(kept.saved ?? {});
  } catch {
    // The kept data is no game: a new one is on the board.
  }
  onClick({ undo: () => board.undo(), ...actions });
  board.addEventListener('change', () => {
    say(clearsMessage ? '' : undefined);
    if (!board.playback.playing) keep(save());
  });
  say();
  if (isDealing?.()) board.addEventListener('change', () => tell('ready'), { once: true });
  else tell('ready');
  return say;
}
