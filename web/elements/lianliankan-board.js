import { BoardElement } from './board-element.js';
import { GridFocus } from './grid-focus.js';
import { History } from './history.js';
import css from './lianliankan-board.css';
import { strings } from './lianliankan-strings.js';
import { faceOf } from './tile-faces.js';

/** @typedef {import('./grid-focus.js').Place} Place */
/** @typedef {[number, number]} Cell */
/** @typedef {{ rows?: number, cols?: number, kinds?: number, copies?: number, seed?: number }} DealOptions */

const SVG = 'http://www.w3.org/2000/svg';
/** The lane around the tiles, in cells; a path through the ring runs in its middle. */
const LANE = 0.3;
/** How long a joined pair and its path are seen, in milliseconds. */
const SEEN = 380;

/**
 * 连连看: pick two equal tiles; if they can be joined they go.
 *
 * Attributes, read when the first game is dealt: `rows` (8), `cols` (10), `seed` (one at random).
 * Properties: `board`, `left`, `pairs`, `seed`, `canUndo`, `canRedo`. Methods: `deal(options)`, `restart()`, `shuffle()`,
 * `hint()`, `undo()`, `redo()`, `pick(row, col)`.
 * Events: `match` {pair, path}, `refuse` {reason, pair}, `stuck`, `win`, `change`.
 */
export class LianliankanBoard extends BoardElement {
  /** @type {History<number[][]>} */
  #history = new History([[0]]);
  #felt = document.createElement('div');
  #grid = document.createElement('div');
  #line = document.createElementNS(SVG, 'polyline');
  #notice = document.createElement('div');
  #focus = new GridFocus(this.#grid);
  #buttons = /** @type {HTMLButtonElement[][]} */ ([]);
  /** @type {Place | null} */
  #selected = null;
  /** @type {Cell[]} */
  #hinted = [];
  /** Tiles that are gone but still seen, with their kinds: `row,col` → kind. @type {Map<string, number>} */
  #going = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {[Cell, Cell][]} */
  #pairs = [];
  /** @type {number | null} of the deal; null for a board that was set */
  seed = null;

  constructor() {
    super(css);
    const svg = document.createElementNS(SVG, 'svg');
    svg.append(this.#line);
    svg.setAttribute('aria-hidden', 'true');
    this.#grid.setAttribute('role', 'grid');
    this.#grid.className = 'grid';
    this.#felt.className = 'felt';
    this.#notice.className = 'notice';
    this.#notice.hidden = true;
    this.#felt.append(this.#grid, svg, this.#notice);
    this.#grid.addEventListener('click', (event) => {
      const place = this.#focus.placeOf(event.target);
      if (place) this.pick(place.row, place.col);
    });
    this.stage.addEventListener('keydown', (event) => this.#onKey(event));
  }

  begin() {
    this.stage.append(this.#felt);
    this.deal({
      rows: Number(this.getAttribute('rows') ?? 8),
      cols: Number(this.getAttribute('cols') ?? 10),
      seed: this.hasAttribute('seed') ? Number(this.getAttribute('seed')) : undefined,
    });
  }

  get #text() {
    return strings[this.language];
  }

  /** The kinds of the tiles, row after row; 0 is empty. Setting it begins a game. */
  get board() {
    return this.#history.current.map((row) => [...row]);
  }

  set board(board) {
    this.#engine.lianliankan.pairs(board); // throws on a bad board, before anything changes
    this.seed = null;
    this.#begin(board);
  }

  /** How many tiles are left. */
  get left() {
    return this.#history.current.flat().filter((kind) => kind !== 0).length;
  }

  /** The pairs that can be joined now. */
  get pairs() {
    return this.#pairs;
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  get #engine() {
    if (!this.qiju) throw new Error('lianliankan-board: not ready yet; await element.ready');
    return this.qiju;
  }

  /**
   * Begins a new game on a board that can be cleared.
   * @param {DealOptions} [options] as `qiju.lianliankan.deal`; sides default to those of the board on show, and the kinds
   *   to as many as give four tiles each, or two where four do not fit
   */
  deal({ rows = this.#history.current.length, cols = this.#history.current[0].length, kinds, copies, seed } = {}) {
    copies ??= (rows * cols) % 4 === 0 ? 4 : 2;
    kinds ??= (rows * cols) / copies;
    const dealt = this.#engine.lianliankan.deal({ rows, cols, kinds, copies, seed });
    this.seed = dealt.seed;
    this.#begin(dealt.board);
    this.announce(this.#text.dealt(this.left));
  }

  /** Back to the beginning of this game. */
  restart() {
    this.#begin(this.#history.states[0]);
  }

  /** Lays the remaining tiles anew so that they can be cleared. */
  shuffle() {
    const shuffled = this.#engine.lianliankan.shuffle(this.#history.current);
    if (shuffled) this.#advance(shuffled.board, this.#text.shuffled);
    else this.announce(this.#text.odd);
  }

  /** Marks a pair that can be joined. */
  hint() {
    const pair = this.#pairs[0];
    if (!pair) return;
    this.#hinted = pair;
    const [a, b] = pair.map(([row, col]) => ({ row, col }));
    this.announce(this.#text.hint(this.#nameAt(a), a, b));
    this.render();
  }

  undo() {
    if (this.#history.undo()) this.#changed(this.#text.undone);
  }

  redo() {
    if (this.#history.redo()) this.#changed(this.#text.redone);
  }

  /**
   * What a tap on a cell does: selects the tile, or joins it to the selected one.
   * @param {number} row
   * @param {number} col
   */
  pick(row, col) {
    const board = this.#history.current;
    const place = { row, col };
    const first = this.#selected;
    this.#hinted = [];
    if (board[row][col] === 0) {
      this.announce(this.#text.empty(place));
    } else if (!first) {
      this.#selected = place;
      this.announce(this.#text.picked(this.#nameAt(place)));
    } else if (first.row === row && first.col === col) {
      this.#unselect();
    } else {
      const path = this.#engine.connect(board, first.row, first.col, row, col);
      if (path.length > 0) return this.#match(first, place, path);
      this.#refuse(first, place);
    }
    this.render();
  }

  /** @param {Place} a @param {Place} b @param {Cell[]} path */
  #match(a, b, path) {
    const name = this.#nameAt(a);
    const kind = this.#history.current[a.row][a.col];
    const pair = /** @type {[Cell, Cell]} */ ([[a.row, a.col], [b.row, b.col]]);
    const board = this.#engine.lianliankan.remove(this.#history.current, ...pair);
    this.#stopShowing();
    this.#going = new Map(pair.map((cell) => [String(cell), kind]));
    this.#draw(path);
    this.#timer = setTimeout(() => {
      this.#stopShowing();
      this.render();
    }, SEEN);
    this.#selected = null;
    this.#history.push(board);
    this.emit('match', { pair, path });
    this.#changed(this.#text.matched(name, this.left));
    if (this.left === 0) this.emit('win');
    else if (this.#pairs.length === 0) this.emit('stuck');
  }

  /** @param {Place} a @param {Place} b */
  #refuse(a, b) {
    const board = this.#history.current;
    const pair = [[a.row, a.col], [b.row, b.col]];
    if (board[a.row][a.col] !== board[b.row][b.col]) {
      this.announce(this.#text.different(this.#nameAt(a), this.#nameAt(b)));
      this.emit('refuse', { reason: 'different', pair });
    } else {
      const detour = this.#engine.connect(board, a.row, a.col, b.row, b.col, { maxTurns: 16, format: 'corners' });
      const turns = detour.length - 2;
      this.announce(detour.length ? this.#text.turns(this.#nameAt(a), turns) : this.#text.blocked(this.#nameAt(a)));
      this.emit('refuse', detour.length ? { reason: 'turns', turns, pair } : { reason: 'blocked', pair });
    }
    this.#selected = b;
    this.#buttons[b.row][b.col].animate?.([{ translate: '-3px' }, { translate: '3px' }, { translate: '0' }], {
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160,
    });
  }

  #unselect() {
    this.#selected = null;
    this.announce(this.#text.dropped);
  }

  /** @param {number[][]} board */
  #begin(board) {
    this.#history.reset(board.map((row) => [...row]));
    this.#stopShowing();
    this.#build();
    this.#changed();
  }

  /** @param {number[][]} board @param {string} sentence */
  #advance(board, sentence) {
    this.#history.push(board);
    this.#changed(sentence);
  }

  /** @param {string} [sentence] */
  #changed(sentence) {
    this.#selected = null;
    this.#hinted = [];
    this.#pairs = this.#engine.lianliankan.pairs(this.#history.current);
    this.render();
    const ending = this.left === 0 ? this.#text.won : this.#pairs.length === 0 ? this.#text.stuck : '';
    if (sentence) this.announce([sentence, ending].filter(Boolean).join(this.language === 'zh' ? '。' : '. '));
    this.emit('change');
  }

  /** @param {Place} place */
  #nameAt({ row, col }) {
    return faceOf(this.#history.current[row][col])[this.language];
  }

  #build() {
    const board = this.#history.current;
    const [rows, cols] = [board.length, board[0].length];
    if (rows !== this.#buttons.length || cols !== this.#buttons[0].length) {
      this.#buttons = board.map((row) => row.map(makeTile));
      this.#grid.replaceChildren(
        ...this.#buttons.map((buttons) => {
          const row = document.createElement('div');
          row.setAttribute('role', 'row');
          row.append(...buttons.map(wrapCell));
          return row;
        }),
      );
      this.#focus.adopt(this.#buttons);
    }
    this.#felt.style.setProperty('--rows', String(rows));
    this.#felt.style.setProperty('--cols', String(cols));
    this.#line.ownerSVGElement?.setAttribute('viewBox', [-LANE, -LANE, cols + 2 * LANE, rows + 2 * LANE].join(' '));
  }

  render() {
    const board = this.#history.current;
    this.#grid.setAttribute('aria-label', this.#text.board(board.length, board[0].length));
    const hinted = new Set(this.#hinted.map(String));
    for (const [row, buttons] of this.#buttons.entries()) {
      for (const [col, button] of buttons.entries()) {
        const kind = board[row][col];
        const going = this.#going.get(`${row},${col}`);
        const selected = this.#selected?.row === row && this.#selected.col === col;
        const place = { row, col };
        button.className = ['tile', selected && 'selected', hinted.has(`${row},${col}`) && 'hinted', kind === 0 && (going ? 'going' : 'gone')]
          .filter(Boolean)
          .join(' ');
        showFace(button, kind || going || 0);
        button.setAttribute(
          'aria-label',
          kind === 0 ? this.#text.empty(place) : this.#text.tile(faceOf(kind)[this.language], place) + (selected ? this.#text.selected : ''),
        );
      }
    }
    this.#renderNotice();
  }

  /** What is offered when the game cannot go on. */
  #renderNotice() {
    const won = this.left === 0;
    const stuck = !won && this.#pairs.length === 0;
    const hadFocus = this.shadowRoot?.activeElement;
    if (!won && !stuck) {
      if (this.#notice.contains(hadFocus ?? null)) this.#focus.focus(this.#focus.place);
      this.#notice.hidden = true;
      return;
    }
    this.#notice.hidden = false;
    const text = document.createElement('p');
    text.textContent = won ? this.#text.won : this.#text.stuck;
    const offers = won
      ? [makeOffer(this.#text.again, () => this.deal())]
      : [makeOffer(this.#text.shuffle, () => this.shuffle()), makeOffer(this.#text.undo, () => this.undo())];
    this.#notice.replaceChildren(text, ...offers);
    if (hadFocus) offers[0].focus({ preventScroll: true });
  }

  /** @param {Cell[]} path */
  #draw(path) {
    const [rows, cols] = [this.#buttons.length, this.#buttons[0].length];
    const at = (/** @type {number} */ index, /** @type {number} */ count) =>
      index < 0 ? -LANE / 2 : index >= count ? count + LANE / 2 : index + 0.5;
    this.#line.setAttribute('points', path.map(([row, col]) => `${at(col, cols)},${at(row, rows)}`).join(' '));
  }

  #stopShowing() {
    clearTimeout(this.#timer);
    this.#going.clear();
    this.#line.setAttribute('points', '');
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z') return;
      if (event.shiftKey) this.redo();
      else this.undo();
    } else if (event.altKey) {
      return;
    } else if (key === 'escape' && this.#selected) {
      this.#unselect();
      this.render();
    } else if (key === 'n') this.#toNextEqual(event.shiftKey ? -1 : 1);
    else if (key === 'h') this.hint();
    else if (key === 'u') event.shiftKey ? this.redo() : this.undo();
    else if (key === 'r') this.announce(this.#text.status(this.left, this.#pairs.length));
    else return;
    event.preventDefault();
  }

  /** Moves the focus to the next tile like the focused one. @param {1 | -1} by */
  #toNextEqual(by) {
    const board = this.#history.current;
    const cols = board[0].length;
    const kinds = board.flat();
    const { row, col } = this.#focus.place;
    const from = row * cols + col;
    for (let step = 1; step < kinds.length; step++) {
      const index = (from + by * step + kinds.length * step) % kinds.length;
      if (kinds[from] !== 0 && kinds[index] === kinds[from]) {
        return this.#focus.focus({ row: Math.floor(index / cols), col: index % cols });
      }
    }
  }
}

function makeTile() {
  const button = document.createElement('button');
  button.type = 'button';
  return button;
}

/** @param {HTMLElement} button */
function wrapCell(button) {
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  cell.append(button);
  return cell;
}

/**
 * The face is drawn by the style sheet: it is a picture, and the label says it in words.
 * @param {HTMLButtonElement} button
 * @param {number} kind
 */
function showFace(button, kind) {
  const { glyph, mark, ink } = kind === 0 ? { glyph: '', mark: '', ink: '' } : faceOf(kind);
  Object.assign(button.dataset, { glyph, mark, ink });
}

/** @param {string} text @param {() => void} act */
function makeOffer(text, act) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'offer';
  button.textContent = text;
  button.addEventListener('click', act);
  return button;
}
