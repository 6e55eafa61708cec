// Helpers for tests inside a page: the global `tools`, defined before the scripts of each document run.

/** Runs in the page, so it uses nothing else of this module. */
export function createTools() {
  const boards = 'lianliankan-board, huarong-board, gomoku-board';
  const busy = 'main[aria-busy=true], details[open][aria-busy=true]';
  /** Descriptions of pending waits. @type {Set<string>} */
  const awaited = new Set();
  /** A hidden tab draws no frames. */
  const frame = async () => document.hidden || new Promise((done) => requestAnimationFrame(done));

  /** @param {string} selector @param {ParentNode} [root] @returns {any} the first element; shadow roots come after `>>>` */
  function $(selector, root = document) {
    return selector
      .split('>>>')
      .reduce((found, part) => (found.shadowRoot ?? found).querySelector(part), /** @type {any} */ (root));
  }

  /** @param {string} selector @param {ParentNode} [root] @returns {any[]} */
  function $$(selector, root = document) {
    const [last, ...outer] = selector.split('>>>').reverse();
    const inner = outer.length > 0 ? $(outer.reverse().join('>>>'), root).shadowRoot : root;
    return [...inner.querySelectorAll(last)];
  }

  /**
   * Waits until the answer to a question is true. It may change with the document, a board or the address.
   * @template T
   * @param {() => T} question
   * @returns {Promise<NonNullable<T>>} the answer
   */
  function until(question) {
    return new Promise((resolve) => {
      const watched = { subtree: true, childList: true, attributes: true, characterData: true };
      const observer = new MutationObserver(ask);
      const events = ['change', 'ready', 'toggle', 'hashchange', 'transitionend', 'load', 'resize', 'message'];
      function ask() {
        for (const { shadowRoot } of document.querySelectorAll(boards)) {
          if (shadowRoot) observer.observe(shadowRoot, watched);
        }
        const answer = question();
        if (!answer) return;
        observer.disconnect();
        awaited.delete(String(question));
        for (const type of events) removeEventListener(type, ask, true);
        resolve(answer);
      }
      awaited.add(String(question));
      observer.observe(document, watched);
      for (const type of events) addEventListener(type, ask, true);
      ask();
    });
  }

  /** Waits for a promise, and records the wait. @param {string} what @param {Promise<unknown>} promise */
  async function wait(what, promise) {
    awaited.add(what);
    await promise;
    awaited.delete(what);
  }

  /** @returns {Animation[]} animations that will end; in a hidden tab they stand still */
  const moving = () =>
    document.hidden
      ? []
      : document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );

  /** Waits until the boards, the open parts and the fonts are loaded, and nothing moves. */
  async function settled() {
    for (;;) {
      for (const board of $$(boards)) {
        // The main board of a page is always loaded, others only in sight.
        const { localName } = board;
        if (board.id === 'board') await wait(`${localName} is defined`, customElements.whenDefined(localName));
        if (!customElements.get(board.localName) || !board.checkVisibility()) continue;
        await wait(`${board.localName} is ready`, board.ready);
        await wait(`${board.localName} has settled`, board.settled);
      }
      await wait('the fonts are loaded', document.fonts.ready);
      await wait('nothing moves', Promise.allSettled(moving().map(({ finished }) => finished)));
      for (let count = 0; count < 2; count++) await wait('a frame is drawn', frame());
      if (!$(busy)) return;
      await until(() => !$(busy));
    }
  }

  /** Scrolls the first board into sight, which may load it, and keeps it there while the page is laid out. */
  async function showBoard() {
    const board = $(boards);
    if (board) {
      const observer = new IntersectionObserver(() => board.scrollIntoView({ block: 'center' }), {
        threshold: [0, 0.5],
      });
      observer.observe(board);
      await wait(`${board.localName} is defined`, customElements.whenDefined(board.localName));
      observer.disconnect();
    }
    await settled();
  }

  /** Clicks, and waits until the page has settled. @param {string} selector */
  async function act(selector) {
    $(selector).click();
    await settled();
  }

  /** Clicks a button, and catches the file that the page would save. @param {string} selector @returns {Promise<{ file: Blob, name: string }>} */
  async function save(selector) {
    /** @type {Promise<{ file: Blob, name: string }>} */
    const saved = new Promise((done) => {
      /** @type {Blob} */
      let file;
      URL.createObjectURL = (blob) => ((file = /** @type {Blob} */ (blob)), '#');
      HTMLAnchorElement.prototype.click = function () {
        done({ file, name: this.download });
      };
    });
    $(selector).click();
    await wait('a file is saved', saved);
    return saved;
  }

  /** @param {string} selector of a field or a list of choices @param {string} value */
  function fill(selector, value) {
    const field = $(selector);
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** @param {string | Element} target @returns {{ left: number, top: number, right: number, bottom: number, width: number, height: number }} */
  function box(target) {
    const { left, top, right, bottom, width, height } = (
      typeof target === 'string' ? $(target) : target
    ).getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  }

  return { awaited, $, $$, until, settled, showBoard, act, save, fill, box, frame, boards };
}
