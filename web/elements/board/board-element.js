// What the three boards share: a shadow root with its style, the engine, a language and a voice.
import baseCss from './board-element.css';
import { strings } from './strings.js';
import { loadEngine } from './engine.js';
import { addSerif } from '../text/font.js';
import { languageOf, watchLanguage } from '../text/language.js';
import sealCss from './seal.css';

/** @typedef {import('../../api/qiju.js').Qiju} Qiju */
/** What is said of the engine. @typedef {'loading' | 'failed' | 'compatible'} News */

/** The engine may be so late, in milliseconds, before a word is said of it. */
const PATIENCE = 300;

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** @param {string} css */
function sheetOf(css) {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Where there is no DOM, as when a page is rendered on a server, the classes can be imported, though not made. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * Every board fires `ready`, and keeps the promise `ready`, once the engine is there, and `error`, with the reason in `detail`,
 * if it cannot be, or if an attribute or an early property is wrong. A property may be set at any time, a method called when
 * the board is ready. It may be moved about the document: its game goes with it. `inert` makes it a picture.
 *
 * Its parts, for `::part()`: `board`, the ground; `tile`, `piece` or `stone` (with its colour, `black` or `white`), what is
 * played with; `point`, an empty one of 五子棋; `path`, the line between two tiles; `exit` and `pad`, below 华容道; `notice`, which says
 * that the game is over, and `offer`, a button in it.
 *
 * Custom properties: `--qiju-board-height`, the greatest height; the colours `--qiju-ink`, `muted`, `paper`, `panel`, `line`, `red`,
 * `on-red`, `red-text`, `jade`, `focus`, `wood`, `wood-line`, `felt` and `frame`; `--qiju-serif`, the face of the pieces.
 */
export class BoardElement extends Base {
  /** @type {Qiju | undefined} the engine, once it has been loaded */
  qiju;

  #voice;
  /** What was asked for too early. @type {(() => void)[]} */
  #asked = [];
  #said = '';
  #news = document.createElement('div');
  /** @type {News | null} */
  #told = null;
  /** @type {(() => void) | undefined} */
  #stopWatching;

  // A kind of board builds its DOM in `this.stage` in `begin()`. Until then it is as big as `--skeleton` and its kin say.
  /** @param {string} css the board's own style */
  constructor(css) {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [sheetOf(baseCss + sealCss), sheetOf(css)];
    this.stage = document.createElement('div');
    this.stage.className = 'stage waiting';
    this.#news.className = 'news';
    this.#news.hidden = true;
    this.#voice = document.createElement('div');
    this.#voice.className = 'voice';
    this.#voice.setAttribute('role', 'status');
    root.append(this.stage, this.#news, this.#voice);
    /** @type {Promise<this>} resolves with the element when it can be played */
    this.ready = new Promise((resolve) => this.addEventListener('ready', () => resolve(this), { once: true }));
  }

  connectedCallback() {
    this.#adoptProperties();
    this.#stopWatching = watchLanguage(() => {
      this.#tell(this.#told);
      if (this.qiju) this.render();
    });
    addSerif();
    if (this.qiju) this.render();
    else this.#load();
  }

  async #load() {
    const slow = setTimeout(() => this.#tell('loading'), PATIENCE);
    try {
      const { qiju, compatible } = await loadEngine();
      if (this.qiju) return;
      this.qiju = qiju;
      this.#tell(compatible ? 'compatible' : null);
    } catch (reason) {
      this.#tell('failed');
      return this.emit('error', reason);
    } finally {
      clearTimeout(slow);
    }
    this.stage.classList.remove('waiting');
    this.begin();
    for (const act of this.#asked.splice(0)) {
      try {
        act();
      } catch (reason) {
        this.emit('error', reason);
      }
    }
    this.render();
    this.emit('ready');
  }

  /** What was set on the element before it had its class would hide the accessors of that. */
  #adoptProperties() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Does it now or, if the engine is not there yet, as soon as the board has begun. @protected @param {() => void} act */
  whenBegun(act) {
    if (this.qiju) act();
    else this.#asked.push(act);
  }

  /** @param {News | null} news */
  #tell(news) {
    this.#told = news;
    this.#news.hidden = news === null;
    if (news === null) return;
    const text = document.createElement('p');
    text.textContent = strings[this.language][news];
    const retry = document.createElement('button');
    retry.className = retry.part = 'offer';
    retry.textContent = strings[this.language].retry;
    retry.addEventListener('click', () => this.#load());
    this.#news.replaceChildren(text, ...(news === 'failed' ? [retry] : []));
    if (news !== 'loading') this.announce(text.textContent);
  }

  disconnectedCallback() {
    this.#stopWatching?.();
  }

  /** Builds the DOM; the engine is there. */
  begin() {}

  /** Draws the state; also whenever the language changes. */
  render() {}

  /** @protected @returns {Qiju} */
  get engine() {
    if (!this.qiju) throw this.notReady();
    return this.qiju;
  }

  /** @protected what is thrown at whoever asks too early */
  notReady() {
    return new Error(`${this.localName}: not ready yet; await element.ready`);
  }

  /** @returns {import('../text/language-tag.js').Language} */
  get language() {
    return languageOf(this);
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** @param {string} text is read out by a screen reader, one sentence an action */
  announce(text) {
    // A screen reader stays silent when the text does not change: a no-break space makes it another one.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.#voice.textContent = this.#said;
  }
}
