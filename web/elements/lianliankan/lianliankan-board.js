import css from './lianliankan-board.css';
import reachCss from './reach.css';
import { DealtElement } from './dealt.js';
import { listen } from './input.js';
import { Marks } from './marks.js';
import { refusalOf } from './refusal.js';
import { LianliankanView } from './view.js';
import { faceIn, loadSkin, skinOf } from './tile-faces.js';

/** @typedef {import('../board/grid-focus.js').Place} Place */
/** @typedef {import('../../api/types.js').Cell} Cell */
/** @typedef {import('../../api/types.js').Pair} Pair */
/** @typedef {import('../../api/types.js').Solution} Solution */

/**
 * 连连看: pick two equal tiles; if they can be joined they go.
 *
 * Attributes, read when the first game is dealt: `rows` (8), `cols` (10), `seed` (one at random), `gravity` ('none') and
 * `difficulty` (none: by construction). At any time: `watch`, find out after every move whether the board can still be cleared;
 * `reach`, show how far a line gets from the selected tile: on every cell the fewest turns, and which tiles it can be joined to;
 * `skin`, 'serif' (if not given) or 'mahjong'; `covered`, show no tiles.
 *
 * Properties: `board` (setting it begins a game), `gravity` (setting it begins this game anew), `start`, `left`, `pairs`, `seed`,
 * `difficulty`, `clearRate`, `clearable` ('solvable', 'unsolvable', 'undecided', or null as long as it is not known), `shuffles`,
 * `record` (a board and the pairs joined on it, for `open`), `steps`, `total`, `helped`, `canUndo`, `canRedo`, `playing`, `speed`,
 * `watch`, `reach`, `skin`.
 *
 * Methods: `deal(options)`, `open(board, {line, gravity})`, `restart()`, `shuffle()`, `hint()`, `solve()`, `undo()`, `redo()`,
 * `pick(row, col)`, `unpick()`, `showAlike(row, col)`, `tell()`, `play(moves, {speed})`, `pause()`, `step(count)`, `seek(steps)`.
 *
 * Events: `match` {pair, path}, `refuse` {reason, turns, pair}, `hopeless`, `stuck`, `win` {helped},
 * `change`.
 *
 * Keys: arrows, Home, End, Ctrl+Home and Ctrl+End move; Enter and Space pick; Escape lets go; N and Shift+N go to the next or
 * previous equal tile and mark them all; H hints; L turns `reach` on and off; U undoes, Shift+U redoes (as Ctrl+Z and Ctrl+Shift+Z);
 * R says how the game stands. The right button of a mouse, or a finger that stays, marks all equal tiles.
 *
 * Style, besides what every board has: `--qiju-tile`, how wide a tile must be (24px if not given); a board that finds no room is
 * scrolled.
 */
export class LianliankanBoard extends DealtElement {
  static observedAttributes = ['reach', 'skin', 'watch'];

  #view = new LianliankanView();
  #marks = new Marks();
  /** The skin that is there. @type {import('./tile-faces.js').Skin} */
  #worn = 'serif';

  constructor() {
    super(css + reachCss);
    listen(this, this.#view);
  }

  begin() {
    this.stage.append(this.#view.element);
    super.begin();
    this.#wear();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.qiju) return;
    if (name === 'watch') this.#glance();
    else if (name === 'skin') this.#wear();
    else this.render();
  }

  /** Find out after every move whether the board can still be cleared? */
  get watch() {
    return this.hasAttribute('watch');
  }

  set watch(watch) {
    this.toggleAttribute('watch', watch);
  }

  /** Show on each cell how many turns a line takes to it from the selected tile? */
  get reach() {
    return this.hasAttribute('reach');
  }

  set reach(reach) {
    if (reach === this.reach) return;
    this.toggleAttribute('reach', reach);
    if (!this.qiju) return;
    this.announce(reach ? this.words.reach : this.words.noReach);
    this.emit('change');
  }

  /** How the tiles look. @type {import('./tile-faces.js').Skin} */
  get skin() {
    return skinOf(this.getAttribute('skin'));
  }

  set skin(skin) {
    this.setAttribute('skin', skin);
  }

  /**
   * Marks a pair that can be joined, one on a line that clears the board if the worker finds one.
   * @returns {Promise<{ pair: Pair, proved: boolean } | null>} null if there is none, or the game went on meanwhile
   */
  async hint() {
    const { state } = this;
    if (state.pairs.length === 0) return null;
    const solution = await this.foresight.glance(this.engine, this.game);
    if (state !== this.state) return null;
    const proved = solution?.status === 'solvable';
    const pair = proved ? solution.moves[0] : state.pairs[0];
    this.#marks.hinted = pair;
    const [a, b] = pair.map(([row, col]) => ({ row, col }));
    this.announce(this.words.hint(this.#nameAt(a), a, b) + this.words.hinted[solution?.status ?? 'undecided']);
    this.render();
    return { pair, proved };
  }

  /**
   * Plays a line that clears the board, if there is one; `undecided` if ten seconds are not enough to find out.
   * @returns {Promise<Solution['status'] | null>} null if the game went on meanwhile
   */
  async solve() {
    const { state } = this;
    const solution = await this.foresight.search(this.engine, this.game);
    if (state !== this.state || !solution) return null;
    if (solution.status === 'solvable') this.play(solution.moves);
    else this.announce(this.words[solution.status]);
    return solution.status;
  }

  /**
   * Plays these moves from the board on show, or, without them, what is ahead. A move of the player ends it.
   * @param {Pair[]} [moves]
   * @param {{ speed?: number }} [options] 0.5 is slow, 4 is fast; 1 makes a move in 0.4 seconds
   * @throws {RangeError} if two tiles cannot be joined
   */
  play(moves, { speed = this.speed } = {}) {
    this.speed = speed;
    if (moves) this.game.foresee(moves);
    this.playOn();
    this.changed();
  }

  /**
   * What a tap on a cell does: selects the tile, or joins it to the selected one.
   * @param {number} row
   * @param {number} col
   */
  pick(row, col) {
    const place = { row, col };
    const first = this.#marks.selected;
    this.pause();
    this.#marks.hinted = this.#marks.alike = [];
    if (this.state.board[row][col] === 0) {
      this.announce(this.words.empty(place));
    } else if (!first) {
      this.#select(place);
    } else if (first.row === row && first.col === col) {
      this.unpick();
    } else {
      if (this.#join(first, place)) return;
      this.#refuse(first, place);
    }
    this.render();
  }

  /** Lets go of the selected tile and of what is marked. @returns {boolean} was there anything? */
  unpick() {
    const { selected, alike } = this.#marks;
    if (!selected && alike.length === 0) return false;
    this.#marks.clear();
    this.announce(this.words.dropped);
    this.render();
    return true;
  }

  /**
   * Marks all tiles that are equal to one.
   * @param {number} row
   * @param {number} col
   */
  showAlike(row, col) {
    const { board } = this.state;
    const kind = board[row][col];
    if (kind === 0) return;
    this.#marks.alike = board.flatMap((kinds, r) =>
      kinds.flatMap((other, c) => (other === kind ? [/** @type {Cell} */ ([r, c])] : [])),
    );
    this.announce(this.words.alike(this.#nameAt({ row, col }), this.#marks.alike.length));
    this.render();
  }

  /** Says how the game stands. */
  tell() {
    this.announce(this.words.status(this.left, this.pairs.length));
  }

  /** @protected @param {number} steps @param {string} [sentence] */
  travel(steps, sentence) {
    const before = this.state;
    const from = this.steps;
    this.game.seek(steps);
    const { move } = this.state;
    this.#view.stopShowing();
    if (this.steps === from + 1 && move) this.#show(move);
    this.changed(sentence);
    if (this.steps === from + 1 && move) this.#view.tiles.slide(move);
    if (this.steps === from - 1 && before.move) this.#view.tiles.slide(before.move, true);
  }

  /** @protected */
  ended() {
    this.announce(this.left > 0 ? this.words.ended(this.steps) : this.words.won);
    if (this.left === 0) this.emit('win', { helped: this.helped });
  }

  render() {
    const { board, left, pairs } = this.state;
    const { words, language } = this;
    const { selected } = this.#marks;
    const turns = this.reach && selected ? this.engine.lianliankan.reach(board, [selected.row, selected.col]) : null;
    if (turns && selected) turns[selected.row + 1][selected.col + 1] = -1; // it is where the lines begin
    const classes = this.#marks.classes(board[0].length, turns ? this.#marks.partners(pairs) : []);
    this.#view.draw({ board, classes, turns, words, language, skin: this.#worn });
    /** @type {[string, () => void][] | null} */
    const offers =
      left === 0 && !this.dealing
        ? [[words.again, () => this.deal()]]
        : left > 0 && pairs.length === 0
          ? [[words.shuffle, () => this.shuffle()], [words.undo, () => this.undo()]] // prettier-ignore
          : null;
    const won = left === 0;
    this.#view.showNotice(
      offers && { text: won ? words.won : words.stuck, won, offers },
      this.shadowRoot?.activeElement,
    );
  }

  /** @protected @param {boolean} busy */
  placed(busy) {
    const { board } = this.state;
    this.#view.busy = busy;
    if (!busy) this.#view.build(board.length, board[0].length);
  }

  /** @protected @param {string} [sentence] */
  changed(sentence) {
    this.#marks.clear();
    this.render();
    const ending = this.left === 0 ? this.words.won : this.pairs.length === 0 ? this.words.stuck : '';
    if (sentence) this.announce([sentence, ending].filter(Boolean).join(this.language === 'en' ? '. ' : '。'));
    this.emit('change');
    this.#glance();
  }

  async #wear() {
    const { skin } = this;
    await loadSkin(skin);
    if (skin !== this.skin || skin === this.#worn) return;
    this.#worn = skin;
    this.render();
  }

  /** @param {Place} place */
  #nameAt({ row, col }) {
    return faceIn(this.#worn, this.state.board[row][col])[this.language];
  }

  /** @param {Place} place */
  #select(place) {
    this.#marks.selected = place;
    const { words } = this;
    const partners = this.reach ? words.partners(this.#marks.partners(this.pairs).length) : '';
    this.announce(words.picked(this.#nameAt(place)) + partners);
  }

  /** @param {Place} a @param {Place} b */
  #join(a, b) {
    if (this.state.board[a.row][a.col] !== this.state.board[b.row][b.col]) return false;
    const name = this.#nameAt(a);
    const move = this.game.join([
      [a.row, a.col],
      [b.row, b.col],
    ]);
    if (!move) return false;
    this.#show(move);
    this.emit('match', { pair: move.pair, path: move.path });
    this.changed(this.words.matched(name, this.left));
    this.#view.tiles.slide(move);
    if (this.left === 0) this.emit('win', { helped: this.helped });
    else if (this.pairs.length === 0) this.emit('stuck');
    return true;
  }

  /** @param {import('./game.js').Move} move */
  #show(move) {
    this.#view.showMove(move, () => this.render());
  }

  /** @param {Place} a @param {Place} b */
  #refuse(a, b) {
    const refusal = refusalOf(this.engine, this.state.board, a, b);
    this.announce(this.words.refused[refusal.reason](this.#nameAt(a), this.#nameAt(b), refusal.turns ?? 0));
    this.emit('refuse', {
      ...refusal,
      pair: [
        [a.row, a.col],
        [b.row, b.col],
      ],
    });
    this.#marks.selected = b;
    this.#view.tiles.shake(b);
  }

  /** Finds out whether the board can still be cleared, if that is wanted. */
  async #glance() {
    const { state } = this;
    if (!this.watch || state.left === 0 || state.pairs.length === 0) return;
    const known = state.solution;
    const solution = await this.foresight.glance(this.engine, this.game);
    if (state !== this.state || !solution) return;
    if (!known) this.emit('change');
    if (solution.status !== 'unsolvable') return;
    this.announce(this.words.unsolvable);
    this.emit('hopeless');
  }
}
