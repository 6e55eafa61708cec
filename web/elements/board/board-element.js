// The base class of the boards, and the only one: a shadow root with style sheets, the life cycle, the language, a live region, and
// the members that all boards have.
//
// Intended use: an element names its attributes, its engine and its controller, which has all of its behaviour.
//
//   export class HuarongBoard extends BoardElement {
//     static observedAttributes = attributeNames(attributes);
//     constructor() {
//       super({ attributes, css, loadEngine, Controller: HuarongController });
//     }
//   }
//   exposeMembers(HuarongBoard, HuarongController, members);
//   reflectAttributes(HuarongBoard, attributes);
import css from './board-element.css';
import { kebab, typeError } from '../../api/errors.js';
import { invalidValue, notLoaded, valueOf } from './contract.js';
import { createButton, html } from './dom.js';
import { strings } from './texts.js';
import { loadOrFallBack } from './engine.js';
import { Pending } from './pending.js';
import { Playback } from './playback.js';
import { Timeline } from './timeline.js';
import { addSerif, loadingFaces } from '../text/font.js';
import { languageOf, watchLanguage } from '../text/language.js';
import sealCss from './seal.css';

/** @import { Language } from '../text/language-tag.js' */
/** @import { Attributes, Controller } from './contract.js' */
/** The message about the engine above the board. @typedef {'loading' | 'failed' | 'compatible'} EngineStatus */

/**
 * @template {object} Engine
 * @typedef {object} BoardOptions
 * @property {Attributes} attributes
 * @property {string} css of the element's shadow root
 * @property {() => Promise<Engine>} loadEngine
 * @property {new (element: any, internals: BoardInternals<Engine>) => Controller} Controller
 */

/**
 * The element as its controller sees it; compare `ElementInternals` of the platform.
 * @template {object} Engine
 * @typedef {object} BoardInternals
 * @property {HTMLElement} stage the container of the board
 * @property {Timeline} timeline
 * @property {Engine} engine throws an error as long as it has not been loaded
 * @property {Language} language
 * @property {(act: () => void) => void} whenLoaded calls back now or as soon as the engine is there; what it throws then becomes
 *   an `error` event
 * @property {<T>(name: string, value: T, current: () => T, begin: () => void) => void} assign sets a property that begins a game,
 *   now or as soon as the engine is there, unless it has that value or was last set to it
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

/** @param {ShadowRoot} root @returns {Animation[]} in it that will end; in a hidden page they stand still */
const runningAnimations = (root) =>
  (document.hidden ? [] : (root.getAnimations?.() ?? [])).filter(
    ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );

/**
 * Exposes members of the controller, or of a part of it, on a class of elements. The controller describes them. `settled` waits for
 * the promises of methods.
 * @type {<Owner>(elementClass: { prototype: object }, ownerClass: new (...given: any[]) => Owner,
 *   names: readonly (keyof Owner & string)[], ownerOf?: (controller: any) => Owner) => void}
 */
export let exposeMembers;

/** Without a DOM, as in server-side rendering, the classes can be imported but not constructed. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * The three elements have this in common.
 *
 * Attributes and properties can be set at any time. Each attribute is also a property, `watch-score` as `watchScore`. An attribute
 * with an invalid value counts as missing, and an `error` event tells it; setting a property to an invalid value throws a
 * TypeError or RangeError. Setting the same value again changes nothing: `open` and `restart` begin a game anew. With the
 * attribute `inert` the element only shows the position. No event bubbles.
 *
 * The life of an element:
 *
 * - Constructed: attributes and properties can be set, also before the tag is defined; methods throw a TypeError.
 * - Loading, from the first time in a document on, unless the property `qiju` has been set. After 300 ms it says so.
 * - Loaded: methods can be called. Properties that were set early take effect; those that are invalid, and invalid attributes,
 *   become `error` events.
 * - Ready, when the first game is on the board.
 * - Failed, if no engine could be loaded: `ready` rejects, an `error` event has the reason, and a button tries again.
 * - Moved within the document: nothing changes, not even a playback.
 * - Taken out of it: the playback pauses, searches stop, and workers end; a deal is finished.
 * - Back in it: the game goes on, and the computer moves if it is its turn.
 *
 * @csspart board - The playing surface.
 * @csspart notice - The message at the end of a game.
 * @csspart offer - A button in a message.
 *
 * @cssprop --qiju-board-height - The maximum height of the board.
 * @cssprop --qiju-ink - Text.
 * @cssprop --qiju-muted - Less important text.
 * @cssprop --qiju-panel - The background of messages and buttons.
 * @cssprop --qiju-line - Borders.
 * @cssprop --qiju-red - Emphasis.
 * @cssprop --qiju-on-red - Text on `--qiju-red`.
 * @cssprop --qiju-red-text - Red text.
 * @cssprop --qiju-focus - The focus ring.
 * @cssprop --qiju-wood - The wood of the board.
 * @cssprop --qiju-wood-line - Lines on the wood.
 * @cssprop --qiju-felt - The felt of 连连看.
 * @cssprop --qiju-frame - The frame of 华容道.
 * @cssprop --qiju-serif - The font of pieces and tiles.
 *
 * @template {object} Engine
 * @template Move a pair of cells in 连连看, a step in 华容道, a point in 五子棋
 * @template Snapshot
 */
export class BoardElement extends Base {
  #options;
  #controller;
  #timeline;
  #stage = html('div', { class: 'stage waiting' }); // as large as --skeleton says
  #statusLine = html('div', { class: 'engine-status', hidden: '' });
  #liveRegion = html('div', { class: 'live-region', role: 'status' });
  /** @type {EngineStatus | null} */
  #engineStatus = null;
  /** @type {Engine | undefined} */
  #qiju;
  /** @type {'constructed' | 'loading' | 'loaded' | 'failed'} */
  #state = 'constructed';
  #isSuspended = false;
  #loaded = createMilestone();
  #ready = createMilestone();
  /** Properties that were set while the engine was missing. @type {(() => void)[]} */
  #deferred = [];
  /** The last value, as JSON, of each property that begins a game. @type {Map<string, string>} */
  #assigned = new Map();
  #announced = '';
  #pending = new Pending();
  /** @type {(() => void) | undefined} */
  #unwatchLanguage;

  static {
    exposeMembers = ({ prototype }, ownerClass, names, ownerOf = (controller) => controller) => {
      for (const name of names) {
        const { value, set } = Object.getOwnPropertyDescriptor(ownerClass.prototype, name) ?? {};
        /** @this {BoardElement<any, any, any>} @param {unknown[]} given */
        function call(...given) {
          const result = /** @type {any} */ (ownerOf(this.#controller))[name](...given);
          return result instanceof Promise ? this.#pending.track(result) : result;
        }
        /** @this {BoardElement<any, any, any>} */
        function read() {
          return ownerOf(this.#controller)[name];
        }
        /** @this {BoardElement<any, any, any>} @param {unknown} given */
        function write(given) {
          /** @type {any} */ (ownerOf(this.#controller))[name] = given;
        }
        const member = value ? { value: call, writable: true } : { get: read, set: set && write };
        Object.defineProperty(prototype, name, { configurable: true, ...member });
      }
    };
  }

  /** @param {BoardOptions<Engine>} options */
  constructor(options) {
    super();
    this.#options = options;
    const internals = this.#createInternals();
    this.#controller = new options.Controller(this, internals);
    this.#timeline = new Timeline(this.#controller.timeline, internals);
    /** Plays moves back. @type {Playback<Move>} */
    this.playback = new Playback(this.#timeline);
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [sheetOf(css + sealCss), sheetOf(options.css)];
    root.append(this.#stage, this.#statusLine, this.#liveRegion);
  }

  connectedCallback() {
    this.#upgradeProperties();
    this.#unwatchLanguage?.();
    this.#unwatchLanguage = watchLanguage(this, () => this.#render());
    addSerif();
    this.#render();
    if (this.#state === 'constructed') this.#pending.track(this.#load());
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    if (this.#state === 'loaded') this.#controller.resume?.();
  }

  disconnectedCallback() {
    this.#unwatchLanguage?.();
    // An element that is moved is back before the task ends.
    queueMicrotask(() => {
      if (this.isConnected || this.#isSuspended) return;
      this.#isSuspended = true;
      this.#timeline.pause();
      this.#controller.suspend();
    });
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (this.#state !== 'loaded' || before === now) return;
    for (const [property, attribute] of Object.entries(this.#options.attributes)) {
      if (kebab(property) !== name) continue;
      this.#checkAttribute(property);
      if (valueOf(attribute, before) !== valueOf(attribute, now)) this.#controller.attributeChanged(property);
    }
  }

  /** The functions of `qiju` that the game has; undefined until they have been loaded. A page may replace some. @type {Engine | undefined} */
  get qiju() {
    return this.#qiju;
  }

  set qiju(qiju) {
    this.#qiju = qiju;
  }

  /**
   * Resolves with the element when the board can be played: the engine has been loaded, and the first game has begun. Rejects if no
   * engine could be loaded; then there is a new promise when the visitor tries again.
   * @type {Promise<this>}
   * @example
   * await board.ready;
   * await board.hint();
   */
  get ready() {
    return this.#ready.promise.then(() => this);
  }

  /**
   * Resolves with the element when methods can be called, although the first game may still be searched for.
   * @type {Promise<this>}
   * @example
   * await board.loaded;
   * board.restore(snapshot);
   */
  get loaded() {
    return this.#loaded.promise.then(() => this);
  }

  /**
   * Resolves when nothing is under way: no search or deal, no playback or other timer, no part, picture or font that is still
   * being loaded, no animation. Like Lit's `updateComplete`, a new promise each time.
   * @type {Promise<this>}
   * @example
   * board.playback.play();
   * await board.settled;
   */
  get settled() {
    return this.#settle();
  }

  /** The moves on the board. @type {Move[]} */
  get moves() {
    return /** @type {Move[]} */ (this.#controller.game.moves);
  }

  /** The moves that can be redone. @type {Move[]} */
  get ahead() {
    return /** @type {Move[]} */ (this.#controller.game.ahead);
  }

  /** The number of moves on the board. @type {number} */
  get steps() {
    return this.#game.steps;
  }

  /** `steps`, and the moves that can be redone. @type {number} */
  get total() {
    return this.#game.total;
  }

  /** Did the engine suggest any of the moves on the board? @type {boolean} */
  get helped() {
    return this.#game.helped;
  }

  /** Did a playback, not the player, make the last move? @type {boolean} */
  get demonstrated() {
    return this.#game.demonstrated ?? false;
  }

  /** The task of the engine: `deal`, `hint`, `solve`, `analyse` or `think`, the computer's move. @type {string | null} */
  get busy() {
    return this.#controller.busy;
  }

  /** Is a hint shown? @type {boolean} */
  get hintShown() {
    return this.#controller.hintShown;
  }

  /** Is there a move to undo? @type {boolean} */
  get canUndo() {
    return this.#game.canUndo ?? this.steps > 0;
  }

  /** Is there a move to redo? @type {boolean} */
  get canRedo() {
    return this.#game.canRedo ?? this.steps < this.total;
  }

  /**
   * Takes back the last move; against a computer, all since the player's last turn.
   * @example board.undo();
   */
  undo() {
    this.#history.undo();
  }

  /**
   * Makes again what was taken back.
   * @example board.redo();
   */
  redo() {
    this.#history.redo();
  }

  /**
   * Goes back to the beginning of the game.
   * @example board.restart();
   */
  restart() {
    this.#history.restart();
  }

  /**
   * Stops `deal`, `hint`, `solve`, `analyse` and the thinking of the computer.
   * @example board.stop();
   */
  stop() {
    this.#controller.stop();
  }

  /**
   * Has a screen reader read out how the game stands.
   * @example board.announceStatus();
   */
  announceStatus() {
    this.#behaviour.announceStatus();
  }

  /**
   * The game and its settings, to be stored as JSON.
   * @returns {Snapshot} what `restore` takes
   * @example localStorage.setItem('game', JSON.stringify(board.snapshot()));
   */
  snapshot() {
    return this.#behaviour.snapshot();
  }

  /**
   * Goes on with a game that `snapshot` returned.
   * @param {Snapshot} snapshot
   * @throws {TypeError | RangeError} if it is not valid; the current game stays
   * @example if (localStorage.game) board.restore(JSON.parse(localStorage.game));
   */
  restore(snapshot) {
    try {
      this.#behaviour.restore(snapshot);
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause) throw cause;
      const at = `${this.localName}.restore: snapshot`;
      throw typeError('snapshot-invalid', at, 'is not what snapshot() returns', {}, { cause });
    }
  }

  /**
   * Moves the focus to the cell or piece that had it last.
   * @param {FocusOptions} [options]
   * @example board.focus({ preventScroll: true });
   */
  focus(options) {
    if (this.#state === 'loaded') this.#controller.focus(options);
  }

  /** The controller as methods may use it. */
  get #behaviour() {
    if (this.#state !== 'loaded') throw notLoaded(this);
    return this.#controller;
  }

  get #game() {
    return this.#controller.timeline.game();
  }

  get #history() {
    return this.#behaviour.history ?? this.#timeline;
  }

  /** @returns {BoardInternals<Engine>} */
  #createInternals() {
    const element = this;
    /** @type {BoardInternals<Engine>} */
    const internals = {
      stage: this.#stage,
      get timeline() {
        return element.#timeline;
      },
      get engine() {
        if (!element.#qiju) throw notLoaded(element);
        return element.#qiju;
      },
      get language() {
        return languageOf(element);
      },
      whenLoaded(act) {
        if (element.#state === 'loaded') act();
        else element.#deferred.push(act);
      },
      assign: (name, value, current, begin) => {
        const key = JSON.stringify(value);
        internals.whenLoaded(() => {
          if (this.#assigned.get(name) === key) return;
          if (JSON.stringify(current()) !== key) begin();
          this.#assigned.set(name, key);
        });
      },
      emit: (type, detail) => this.#emit(type, detail),
      announce: (text) => this.#announce(text),
      pending: this.#pending,
    };
    return internals;
  }

  async #settle() {
    for (;;) {
      await this.#pending.settled();
      const animations = runningAnimations(/** @type {ShadowRoot} */ (this.shadowRoot));
      const parts = [...animations.map(({ finished }) => finished), ...loadingFaces()];
      if (parts.length === 0) return this;
      await Promise.allSettled(parts);
    }
  }

  async #load() {
    this.#state = 'loading';
    const delay = setTimeout(() => this.#showEngineStatus('loading'), LOADING_DELAY);
    try {
      const { engine, compatible } = this.#qiju
        ? { engine: this.#qiju, compatible: false }
        : await loadOrFallBack(this.#options.loadEngine);
      await nextTask();
      this.#qiju ??= /** @type {Engine} */ (engine);
      this.#showEngineStatus(compatible ? 'compatible' : null);
    } catch (reason) {
      this.#state = 'failed';
      this.#showEngineStatus('failed');
      this.#ready.reject(reason);
      this.#emit('error', reason);
      return;
    } finally {
      clearTimeout(delay);
    }
    this.#state = 'loaded';
    this.#stage.classList.remove('waiting');
    for (const property of Object.keys(this.#options.attributes)) this.#checkAttribute(property);
    const started = this.#controller.init();
    for (const begin of this.#deferred.splice(0)) this.#try(begin);
    this.#render();
    this.#loaded.resolve();
    await nextTask();
    await started;
    this.#ready.resolve();
    this.#emit('ready');
  }

  /** Properties that were set before the element was defined would hide the accessors of its class. */
  #upgradeProperties() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      Reflect.deleteProperty(this, name);
      this.#try(() => Reflect.set(this, name, value));
    }
  }

  /** @param {() => void} act what it throws becomes an `error` event */
  #try(act) {
    try {
      act();
    } catch (reason) {
      this.#emit('error', reason);
    }
  }

  /** @param {string} property */
  #checkAttribute(property) {
    const attribute = this.#options.attributes[property];
    const value = this.getAttribute(kebab(property));
    if (value !== null && attribute.parse(value) === undefined) {
      this.#emit('error', invalidValue(this, property, attribute, value));
    }
  }

  #render() {
    this.#showEngineStatus(this.#engineStatus);
    if (this.#state === 'loaded') this.#controller.render();
  }

  /** @param {EngineStatus | null} status */
  #showEngineStatus(status) {
    const isNew = status !== this.#engineStatus;
    this.#engineStatus = status;
    this.#statusLine.hidden = status === null;
    if (status === null) return;
    const texts = strings[languageOf(this)];
    const click = () => {
      this.#ready = createMilestone();
      this.#pending.track(this.#load());
    };
    const retry = createButton({ class: 'offer', part: 'offer', click }, texts.retry);
    this.#statusLine.replaceChildren(html('p', {}, texts[status]), ...(status === 'failed' ? [retry] : []));
    if (isNew && status !== 'loading') this.#announce(texts[status]);
  }

  /** @param {string} type @param {unknown} [detail] */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {string} text */
  #announce(text) {
    // A screen reader does not repeat an unchanged text: a no-break space makes it a different one.
    this.#announced = text === this.#announced ? `${text}\u00a0` : text;
    this.#liveRegion.textContent = this.#announced;
  }
}

/** A promise that is settled from outside; nobody has to handle its rejection. */
function createMilestone() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(reason: unknown) => void} */
  let reject = () => {};
  const promise = /** @type {Promise<void>} */ (new Promise((...settle) => ([resolve, reject] = settle)));
  promise.catch(() => {});
  return { promise, resolve, reject };
}
