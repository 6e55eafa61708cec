// The base class of the boards, and the only one: a shadow root with style sheets, the loading of the engine, the
// language, a live region, and the public members of the timeline, which all boards have.
//
// Intended use: an element passes functions to the constructor and keeps its own state in a plain object. What only
// its own code may use it takes from `internalsOf(this)`, so that it is not public on the DOM node.
//
//   export class HuarongBoard extends BoardElement {
//     #internals = internalsOf(this);
//     #state = createState();
//     constructor() {
//       super({
//         loadEngine,
//         css,
//         init: () => this.#init(),       // the engine is there: build the DOM in #internals.stage
//         render: () => this.#render(),   // draw the state; also called when the language changes
//         timeline: { … },                // see timeline.js
//       });
//     }
//   }
import css from './board-element.css';
import { strings } from './strings.js';
import { loadOrFallBack } from './engine.js';
import { Pending } from './pending.js';
import { Timeline } from './timeline.js';
import { addSerif } from '../text/font.js';
import { languageOf, watchLanguage } from '../text/language.js';
import sealCss from './seal.css';

/** @typedef {import('../text/language-tag.js').Language} Language */
/** What the line above the board says about the engine. @typedef {'loading' | 'failed' | 'compatible'} EngineStatus */

/**
 * @template {object} Engine
 * @typedef {object} BoardOptions
 * @property {() => Promise<Engine>} loadEngine
 * @property {string} css of the element's shadow root
 * @property {() => void} init builds the DOM in the stage; called once, when the engine has been loaded
 * @property {() => void} render draws the state; called after `init`, and whenever the language changes
 * @property {Omit<import('./timeline.js').TimelineOptions, 'announce' | 'onPause' | 'pending'>} timeline
 */

/**
 * What an element's own code uses of its base class, as `ElementInternals` is to the platform.
 * @template {object} Engine
 * @typedef {object} BoardInternals
 * @property {HTMLElement} stage the container of the board
 * @property {Timeline} timeline
 * @property {Engine} engine throws an error as long as it has not been loaded
 * @property {Language} language
 * @property {(act: () => void) => void} whenReady calls back now or, if the engine is still loading, after `init`;
 *   what it throws then becomes an `error` event
 * @property {(type: string, detail?: unknown) => void} emit dispatches an event
 * @property {(text: string) => void} announce has a screen reader read out a sentence, one per action
 * @property {Pending} pending counts what `settled` waits for
 */

/** The delay before “Loading…” appears, in milliseconds. */
const LOADING_DELAY = 300;

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** @param {string} text */
function sheetOf(text) {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync?.(text); // older versions of jsdom have none
    sheets.set(text, sheet);
  }
  return sheet;
}

/** Lets the page answer its visitor between two steps, neither of which is short on a slow phone. */
const nextTask = () => new Promise((done) => setTimeout(done));

/** @param {Element} element @returns {Error} thrown by members that are used too early */
export const notReady = (element) => new Error(`${element.localName}: not ready yet; await element.ready`);

/** @param {ShadowRoot} root @returns {Animation[]} in it that will end; in a hidden page they stand still */
const runningAnimations = (root) =>
  (document.hidden ? [] : (root.getAnimations?.() ?? [])).filter(
    ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );

/** @type {<Engine extends object>(element: BoardElement<Engine>) => BoardInternals<Engine>} */
export let internalsOf;

/** Without a DOM, as in server-side rendering, the classes can be imported but not constructed. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * What the three elements have in common.
 *
 * Properties can be set at any time; methods can be called once the board is ready. An element that is moved within the
 * document keeps its game. With the attribute `inert` it only shows the position.
 *
 * @fires ready - The engine has been loaded, and the board can be played.
 * @fires error - The engine could not be loaded, or an attribute or a property that was set early has an invalid value;
 *   `detail` is the error.
 * @fires change - The game, or something that the board shows of it, has changed.
 *
 * @csspart board - The playing surface.
 * @csspart notice - The message at the end of a game.
 * @csspart offer - A button in a message.
 *
 * @cssprop --qiju-board-height - The maximum height of the board.
 * @cssprop --qiju-ink - Text.
 * @cssprop --qiju-muted - Less important text.
 * @cssprop --qiju-paper - The background of the page, where it shows.
 * @cssprop --qiju-panel - The background of messages and buttons.
 * @cssprop --qiju-line - Borders.
 * @cssprop --qiju-red - Emphasis.
 * @cssprop --qiju-on-red - Text on `--qiju-red`.
 * @cssprop --qiju-red-text - Red text.
 * @cssprop --qiju-jade - Selection.
 * @cssprop --qiju-focus - The focus ring.
 * @cssprop --qiju-wood - The wood of the board.
 * @cssprop --qiju-wood-line - Lines on the wood.
 * @cssprop --qiju-felt - The felt of 连连看.
 * @cssprop --qiju-frame - The frame of 华容道.
 * @cssprop --qiju-serif - The font of pieces and tiles.
 *
 * @template {object} Engine
 */
export class BoardElement extends Base {
  #loadEngine;
  #init;
  #render;
  #timeline;
  #stage = document.createElement('div');
  #statusLine = document.createElement('div');
  #liveRegion = document.createElement('div');
  /** @type {EngineStatus | null} */
  #engineStatus = null;
  /** @type {Engine | undefined} */
  #qiju;
  /** Waiting for the engine. @type {(() => void)[]} */
  #deferred = [];
  #announced = '';
  #pending = new Pending();
  /** @type {(() => void) | undefined} */
  #unwatchLanguage;

  static {
    internalsOf = (element) => element.#internals;
  }

  /** @param {BoardOptions<Engine>} options */
  constructor({ loadEngine, css: ownCss, init, render, timeline }) {
    super();
    this.#loadEngine = loadEngine;
    this.#init = init;
    this.#render = render;
    this.#timeline = new Timeline({
      ...timeline,
      announce: (text) => this.#announce(text),
      onPause: () => this.#emit('change'),
      pending: this.#pending,
    });
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [sheetOf(css + sealCss), sheetOf(ownCss)];
    this.#stage.className = 'stage waiting'; // as large as --skeleton says
    this.#statusLine.className = 'engine-status';
    this.#statusLine.hidden = true;
    this.#liveRegion.className = 'live-region';
    this.#liveRegion.setAttribute('role', 'status');
    root.append(this.#stage, this.#statusLine, this.#liveRegion);
    /** @type {Promise<this>} resolves with the element when the board can be played */
    this.ready = new Promise((resolve) => this.addEventListener('ready', () => resolve(this), { once: true }));
  }

  connectedCallback() {
    this.#upgradeProperties();
    this.#unwatchLanguage = watchLanguage(() => {
      this.#showEngineStatus(this.#engineStatus);
      if (this.#qiju) this.#render();
    });
    addSerif();
    if (this.#qiju) this.#render();
    else this.#pending.track(this.#load());
  }

  disconnectedCallback() {
    this.#unwatchLanguage?.();
    this.#timeline.pause();
  }

  /** The functions of `qiju` that the game has; undefined until they have been loaded. A page may replace some. @type {Engine | undefined} */
  get qiju() {
    return this.#qiju;
  }

  set qiju(qiju) {
    this.#qiju = qiju;
  }

  /**
   * Resolves when nothing is under way: no search or deal, no playback or other timer, no part that is still being loaded, no
   * animation. Like Lit's `updateComplete`, a new promise each time.
   * @type {Promise<this>}
   */
  get settled() {
    return this.#settle();
  }

  /** How many moves of the game are on the board. @type {number} */
  get steps() {
    return this.#timeline.steps;
  }

  /** `steps`, and the moves that can be redone. @type {number} */
  get total() {
    return this.#timeline.total;
  }

  /** Whether the engine suggested any of the moves on the board. @type {boolean} */
  get helped() {
    return this.#timeline.helped;
  }

  /** Whether there is a move to undo. @type {boolean} */
  get canUndo() {
    return this.#timeline.canUndo;
  }

  /** Whether there is a move to redo. @type {boolean} */
  get canRedo() {
    return this.#timeline.canRedo;
  }

  /** Whether moves are being played back. @type {boolean} */
  get playing() {
    return this.#timeline.playing;
  }

  /** The speed of playback: 1 is a move every 0.4 seconds, 2 is twice as fast. May change during playback. */
  get speed() {
    return this.#timeline.speed;
  }

  set speed(speed) {
    this.#timeline.speed = speed;
  }

  /** Goes back to the beginning of the game. */
  restart() {
    this.#timeline.restart();
  }

  /** Takes back the last move. */
  undo() {
    this.#timeline.undo();
  }

  /** Makes again the move that was taken back. */
  redo() {
    this.#timeline.redo();
  }

  /**
   * Steps forward without announcing it to screen readers.
   * @param {number} [count] moves; backward if negative
   */
  step(count = 1) {
    this.#timeline.step(count);
  }

  /**
   * Shows the position after `steps` moves.
   * @param {number} steps
   */
  seek(steps) {
    this.#timeline.seek(steps);
  }

  /** Pauses playback. */
  pause() {
    this.#timeline.pause();
  }

  /** @returns {BoardInternals<Engine>} */
  get #internals() {
    const element = this;
    return {
      stage: this.#stage,
      timeline: this.#timeline,
      get engine() {
        if (!element.#qiju) throw notReady(element);
        return element.#qiju;
      },
      get language() {
        return languageOf(element);
      },
      whenReady: (act) => {
        if (this.#qiju) act();
        else this.#deferred.push(act);
      },
      emit: (type, detail) => this.#emit(type, detail),
      announce: (text) => this.#announce(text),
      pending: this.#pending,
    };
  }

  async #settle() {
    for (;;) {
      await this.#pending.settled();
      const animations = runningAnimations(/** @type {ShadowRoot} */ (this.shadowRoot));
      if (animations.length === 0) return this;
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }
  }

  async #load() {
    const delay = setTimeout(() => this.#showEngineStatus('loading'), LOADING_DELAY);
    try {
      const { engine, compatible } = await loadOrFallBack(this.#loadEngine);
      await nextTask();
      if (this.#qiju) return;
      this.#qiju = /** @type {Engine} */ (engine);
      this.#showEngineStatus(compatible ? 'compatible' : null);
    } catch (reason) {
      this.#showEngineStatus('failed');
      return this.#emit('error', reason);
    } finally {
      clearTimeout(delay);
    }
    this.#stage.classList.remove('waiting');
    this.#init();
    for (const act of this.#deferred.splice(0)) {
      try {
        act();
      } catch (reason) {
        this.#emit('error', reason);
      }
    }
    this.#render();
    await nextTask();
    this.#emit('ready');
  }

  /** Properties that were set before the element was defined would hide the accessors of its class. */
  #upgradeProperties() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** @param {EngineStatus | null} status */
  #showEngineStatus(status) {
    this.#engineStatus = status;
    this.#statusLine.hidden = status === null;
    if (status === null) return;
    const texts = strings[languageOf(this)];
    const text = document.createElement('p');
    text.textContent = texts[status];
    const retry = document.createElement('button');
    retry.className = retry.part = 'offer';
    retry.textContent = texts.retry;
    retry.addEventListener('click', () => this.#pending.track(this.#load()));
    this.#statusLine.replaceChildren(text, ...(status === 'failed' ? [retry] : []));
    if (status !== 'loading') this.#announce(text.textContent);
  }

  /** @param {string} type @param {unknown} [detail] */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** @param {string} text */
  #announce(text) {
    // A screen reader does not repeat an unchanged text: a no-break space makes it a different one.
    this.#announced = text === this.#announced ? `${text}\u00a0` : text;
    this.#liveRegion.textContent = this.#announced;
  }
}
