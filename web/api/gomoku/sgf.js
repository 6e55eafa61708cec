// SGF, the text format of game records: A. Hollosi, "SGF File Format FF[4]" (red-bean.com/sgf). A point is two letters, column
// and row, counted from the top left. Nothing here recurses, since a record may be nested as deep as it is long.

/** @import { GameNode, GameTree, RecordFault } from '../types.js' */
/** @import { Constants } from './values.js' */

/** The maximum of nodes and set-up stones of a game tree. A few characters are enough for a board full of stones. */
export const MAX_ITEMS = 1 << 22;

/**
 * The message for each DecodeError of the engine, and for each error of SGF alone.
 * @type {Record<RecordFault, (shown: string, wanted: string, size: number) => string>}
 */
export const MESSAGES = {
  character: (shown, wanted) => `is ${shown}, want ${wanted}`,
  end: (shown, wanted) => `is ${shown}, where the text ends too early; want ${wanted}`,
  'off-board': (shown, _, size) => `is ${shown}, a point that is not on a board of ${size}`,
  'bad-size': (shown) => `is ${shown}, a board size that is not played`,
  turn: (shown) => `is ${shown}, a move out of turn`,
  setup: (shown) => `is ${shown}, stones that were not played`,
  twice: (shown) => `is ${shown}, a point that is set up twice`,
  many: (shown) => `is ${shown}, after ${MAX_ITEMS} nodes and stones, the most that are read`,
};

/** The largest board on which FF[3] writes a pass as `tt`. */
const MAX_PASS_SIZE = 19;

/** The points `aa` to `zz` have numbers of a board of this size until the size is known. */
const LETTERS = 26;
const TT = 19 * LETTERS + 19;

/** @type {Record<string, 'black' | 'white' | 'empty'>} */
const SETUP = { AB: 'black', AW: 'white', AE: 'empty' };

/** The color of a move or of the side to move. @type {Record<string, 'black' | 'white'>} */
const COLOR = { B: 'black', W: 'white' };

/** Properties with one value. */
const SINGLE = /^([BWCN]|SZ|PL)$/;

const VISIBLE = /\S/g;
const NAME = /[A-Za-z\d]*/y;

/**
 * Removes the escapes of a text: a backslash at the end of a line joins it to the next, and other white space becomes a space.
 * @param {string} value
 */
const readText = (value) =>
  value
    .replace(/\r\n?|\n\r?/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(/\\(?:\n|([^]))/g, '$1');

/**
 * What a lenient reader needs: it accepts a game without its first or last parenthesis, or without a semicolon.
 * @typedef {object} Leniency
 * @property {number} at where the game begins; set to where it ends
 * @property {number} items the number of nodes and stones before it; set to the number after it
 * @property {(sign: string, at: number) => void} missing called if a sign is missing
 * @property {(at: number) => void} visit called before a node
 * @property {(name: string, first: number, end: number, play: (color: 'black' | 'white', at: number) => void) => void} property
 *   called for a value of any other property, which lies between the two indices; `play` adds a move to the point at an index
 */

/**
 * Reads the first game of a record. Lower-case letters in the names of properties are ignored, as in FF[3].
 * @param {string} text
 * @param {number} size of the board if the text does not state it
 * @param {Constants} constants
 * @param {boolean} isMainLine true to stop at the end of the main line, and to accept only moves that alternate
 * @param {(reason: RecordFault, at: number, size: number) => never} refuse
 * @param {Leniency} [lenient]
 * @returns {GameTree & { nodes: GameNode[] }}
 */
export function readSgf(text, size, { minSize, maxSize }, isMainLine, refuse, lenient) {
  /** @type {GameNode[]} */
  const nodes = [];
  /** The node before each open variation. @type {(number | null)[]} */
  const branches = [];
  /** The last node of this variation. @type {number | null} */
  let parent = null;
  /** That node, or undefined before the first node of a variation. @type {GameNode | undefined} */
  let node;
  /** The points that the node sets up. @type {Set<number>} */
  let taken;
  let at = lenient?.at ?? 0;
  let items = lenient?.items ?? 0;
  let moves = 0;
  let isSized = false; // the size has been read
  /** Where each letter of a point occurs first. */
  const places = Array(LETTERS).fill(Infinity);
  let isOpen = true; // a node may follow: not between variations

  /** @param {RecordFault} reason @param {number} [where] @returns {never} */
  const fail = (reason, where = at) => refuse(reason, where, size);

  const peek = () => {
    VISIBLE.lastIndex = at;
    at = VISIBLE.test(text) ? VISIBLE.lastIndex - 1 : text.length;
    return text[at];
  };

  const next = () => peek() ?? fail('end');

  const count = () => {
    if (++items > MAX_ITEMS) fail('many');
  };

  const addNode = () => {
    count();
    lenient?.visit(at);
    taken = new Set();
    node = { parent };
    parent = nodes.push(node) - 1;
    return node;
  };

  /** @param {number} where */
  const coordinate = (where) => {
    const letter = text.charCodeAt(where) - 97;
    if (!(letter >= 0 && letter < LETTERS)) fail('character', where);
    places[letter] = Math.min(places[letter], where);
    return letter;
  };

  const point = (/** @type {number} */ where) => coordinate(where) + LETTERS * coordinate(where + 1);

  /** Adds a move to the last node, or to a new one. @param {'black' | 'white'} color @param {number | null} move */
  const addMove = (color, move) => {
    const last = nodes[/** @type {number} */ (parent)];
    Object.assign(last.color ? addNode() : last, { color, move });
  };

  /** @param {'black' | 'white'} color @param {number} start of the property @param {number} first */
  const readMove = (color, start, first) => {
    if (isMainLine && (color === 'white') !== moves++ % 2 > 0) fail('turn', start);
    const value = text.slice(first, at);
    if (!isMainLine && value === '') addMove(color, null);
    else if (!isMainLine && value === 'tt') addMove(color, TT);
    else addMove(color, point(first));
    if (at > first + 2) fail('character', first + 2);
  };

  /** Reads a point, or a rectangle such as `aa:cc`. @param {number[]} points @param {number} first */
  const readPoints = (points, first) => {
    const from = point(first);
    const to = text[first + 2] === ':' ? point(first + 3) : from;
    const last = first + (text[first + 2] === ':' ? 5 : 2);
    if (at > last) fail('character', last);
    const width = (to % LETTERS) - (from % LETTERS);
    if (width < 0 || to < from) fail('character', first + 3);
    for (let row = from; row <= to; row += LETTERS) {
      for (let added = row; added <= row + width; added++) {
        if (taken.has(added)) fail('twice', first);
        taken.add(added);
        points.push(added);
        count();
      }
    }
  };

  /** @param {GameNode} to @param {string} name of the property @param {number} start of it */
  const readValue = (to, name, start) => {
    const first = ++at;
    for (; text[at] !== ']'; at++) {
      if (text[at] === '\\') at++;
      if (at >= text.length) fail('end', text.length);
    }
    const value = text.slice(first, at);
    if (SETUP[name]) {
      if (isMainLine) fail('setup', start);
      readPoints(/** @type {number[]} */ (to[SETUP[name]] ??= []), first);
    } else if (COLOR[name]) {
      readMove(COLOR[name], start, first);
    } else if (name === 'PL') {
      to.turn = COLOR[value] ?? fail('character', first);
    } else if (name === 'C') {
      to.comment = readText(value);
    } else if (name === 'N') {
      to.name = readText(value).replace(/\n/g, ' '); // a text of one line
    } else if (name === 'SZ') {
      const told = Number(/^(\d+)(:\1)?$/.exec(value)?.[1] ?? 0);
      if (told < minSize || told > maxSize || (isSized && told !== size)) fail('bad-size', first);
      size = told;
      isSized = true;
    } else {
      lenient?.property(name, first, at, (color, where) => addMove(color, point(where)));
    }
    at++;
  };

  /** @param {GameNode} to */
  const readProperty = (to) => {
    const start = at;
    NAME.lastIndex = at;
    NAME.test(text);
    at = NAME.lastIndex;
    const name = text.slice(start, at).replace(/[a-z]+/g, '');
    if (!/[A-Z]/.test(name)) fail('character', start);
    if (next() !== '[') fail('character');
    do readValue(to, name, start);
    while (peek() === '[' && !SINGLE.test(name));
    if (text[at] === '[') fail('character');
  };

  /** Checks and converts the points, now that the size is known. @returns {GameTree & { nodes: GameNode[] }} */
  const finish = () => {
    const outside = Math.min(...places.slice(size));
    if (outside < Infinity) fail('off-board', outside);
    const toPoint = (/** @type {number} */ raw) => (raw % LETTERS) + size * Math.floor(raw / LETTERS);
    for (const read of nodes) {
      if (read.move === TT && size <= MAX_PASS_SIZE) read.move = null;
      if (typeof read.move === 'number') read.move = toPoint(read.move);
      for (const key of Object.values(SETUP)) if (read[key]) read[key] = Array.from(read[key], toPoint);
    }
    if (lenient) Object.assign(lenient, { at, items });
    return { size, nodes };
  };

  if (next() === '(') at++;
  else if (lenient) lenient.missing('(', at);
  else fail('character');
  for (;;) {
    const character = peek();
    if (character === undefined) {
      if (!lenient || !node) fail('end');
      lenient?.missing(')', at);
      return finish();
    }
    if (character === ';' && isOpen) {
      addNode();
      at++;
    } else if (!node) {
      if (!lenient || !/\w/.test(character)) fail('character');
      lenient?.missing(';', at);
      addNode();
    } else if (character === '(') {
      branches.push(parent);
      node = undefined;
      isOpen = true;
      at++;
    } else if (character === ')') {
      at++;
      if (isMainLine || branches.length === 0) return finish();
      parent = /** @type {number} */ (branches.pop());
      isOpen = false;
    } else {
      if (!isOpen) fail('character');
      readProperty(node);
    }
  }
}

/**
 * Writes a game tree. The first of several variations continues the line.
 * @param {readonly GameNode[]} nodes each after its parent; only the first has none
 * @param {number} size of the board
 * @returns {string}
 */
export function writeSgf(nodes, size) {
  // For each node its first child and its next sibling; 0 is none.
  const children = new Int32Array(nodes.length);
  const siblings = new Int32Array(nodes.length);
  const parentOf = (/** @type {number} */ at) => /** @type {number} */ (nodes[at].parent);
  for (let at = nodes.length - 1; at > 0; at--) {
    siblings[at] = children[parentOf(at)];
    children[parentOf(at)] = at;
  }
  const letter = (/** @type {number} */ number) => String.fromCharCode(97 + number);
  /** @param {number | null | undefined} point */
  const value = (point) => `[${point == null ? '' : letter(point % size) + letter(Math.floor(point / size))}]`;

  const escape = (/** @type {string} */ words) => words.replace(/[\\\]]/g, '\\$&');

  let text = `(;GM[4]FF[4]${nodes.some(({ name, comment }) => name || comment) ? 'CA[UTF-8]' : ''}SZ[${size}]`;
  for (let at = 0; ;) {
    const { color, move, turn, name: label, comment, ...setup } = nodes[at];
    if (at > 0) text += ';';
    for (const [name, key] of Object.entries(SETUP)) {
      const points = Array.from(setup[key] ?? []);
      if (points.length > 0) text += name + points.map(value).join('');
    }
    if (turn) text += `PL[${turn === 'black' ? 'B' : 'W'}]`;
    if (color) text += (color === 'black' ? 'B' : 'W') + value(move);
    if (label !== undefined) text += `N[${escape(label)}]`;
    if (comment !== undefined) text += `C[${escape(comment)}]`;

    if (children[at] > 0) {
      at = children[at];
      if (siblings[at] > 0) text += '(';
      continue;
    }
    for (; at > 0 && siblings[at] === 0; at = parentOf(at)) {
      if (siblings[children[parentOf(at)]] > 0) text += ')';
    }
    if (at === 0) return `${text})`;
    text += ')(';
    at = siblings[at];
  }
}
