// The former base classes, until <huarong-board> and <gomoku-board> are built on BoardElement.
import baseCss from './board-element.css';
import { strings } from './strings.js';
import { loadEngine } from './engine.js';
import { addSerif } from '../text/font.js';
import { languageOf, watchLanguage } from '../text/language.js';
import sealCss from './seal.css';
import { Playback } from './playback.js';

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
class OldBoardElement extends Base {
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

/**
 * What was played, and what is ahead.
 * @typedef {object} Timeline
 * @property {number} steps made
 * @property {number} total with those ahead
 * @property {boolean} helped were any of those made not the player's own?
 * @property {number} [undoTo] where `undo` leads, if not one step back
 * @property {number} [redoTo] where `redo` leads, if not one step on
 */

/**
 * What is said of it.
 * @typedef {object} Words
 * @property {string | ((steps: number) => string)} undone
 * @property {string | ((steps: number) => string)} redone
 * @property {string} [restarted]
 * @property {(steps: number, total: number) => string} playing
 * @property {(steps: number) => string} paused
 */

/** A kind of board gives `timeline`, `words` and `travel`, and may add to `ended`. */
export class PlayedElement extends OldBoardElement {
  #playback = new Playback(() => this.#beat());

  /** @protected @returns {Timeline} */
  get timeline() {
    throw new Error('timeline: not given');
  }

  /** @protected @returns {Words} */
  get words() {
    throw new Error('words: not given');
  }

  /**
   * Goes to where the game was, or will be, after so many steps, and shows it.
   * @protected
   * @param {number} steps
   * @param {string} [sentence] to be said
   */
  travel(steps, sentence) {
    throw new Error(`travel to ${steps}: not given; ${sentence}`);
  }

  /** A playback made its last step. @protected */
  ended() {}

  disconnectedCallback() {
    super.disconnectedCallback();
    this.pause();
  }

  /** Moves made, shuffles among them. */
  get steps() {
    return this.timeline.steps;
  }

  /** Moves, with those ahead. */
  get total() {
    return this.timeline.total;
  }

  /** Did `play` make any of the moves? */
  get helped() {
    return this.timeline.helped;
  }

  get canUndo() {
    return this.steps > 0;
  }

  get canRedo() {
    return this.steps < this.total;
  }

  get playing() {
    return this.#playback.playing;
  }

  /** Moves in 0.4 seconds; may change while it plays. */
  get speed() {
    return this.#playback.speed;
  }

  set speed(speed) {
    this.#playback.speed = speed;
  }

  /** Back to the beginning of this game. */
  restart() {
    this.#go(0, this.words.restarted);
  }

  undo() {
    const { steps, undoTo = steps - 1 } = this.timeline;
    if (this.canUndo) this.#go(undoTo, this.words.undone);
  }

  redo() {
    const { steps, redoTo = steps + 1 } = this.timeline;
    if (this.canRedo) this.#go(redoTo, this.words.redone);
  }

  /** @param {number} [count] moves on, or back if negative, without a word */
  step(count = 1) {
    this.seek(this.steps + count);
  }

  /** @param {number} steps shows the game as it was, or will be, after so many moves */
  seek(steps) {
    this.#go(steps);
  }

  pause() {
    if (!this.playing) return;
    this.#playback.stop();
    this.announce(this.words.paused(this.steps));
    this.emit('change');
  }

  /** Plays what is ahead. @protected */
  playOn() {
    this.halt();
    if (!this.canRedo) return;
    this.announce(this.words.playing(this.steps, this.total));
    this.#playback.start();
  }

  /** Ends a playback without a word. @protected */
  halt() {
    this.#playback.stop();
  }

  /** @param {number} steps @param {string | ((steps: number) => string)} [sentence] */
  #go(steps, sentence) {
    this.halt();
    this.travel(steps, typeof sentence === 'function' ? sentence(steps) : sentence);
  }

  /** One step of a playback. */
  #beat() {
    const last = this.steps + 1 === this.total;
    if (last) this.halt();
    this.travel(this.steps + 1);
    if (last) this.ended();
  }
}
