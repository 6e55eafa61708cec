// Three ways to connect two tiles of 连连看, to compare with a visitor's code. They are short, not fast.

/** @typedef {[row: number, col: number]} Cell */
/** @typedef {(board: readonly (readonly number[])[], row1: number, col1: number, row2: number, col2: number) => Cell[]} Search */

/** @type {readonly Cell[]} */
const ways = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** @param {readonly (readonly number[])[]} board @returns {(row: number, col: number) => boolean} is a cell free? The ring is not read */
const freeIn = (board) => (row, col) => {
  if (row < -1 || col < -1 || row > board.length || col > board[0].length) return false;
  return row === -1 || col === -1 || row === board.length || col === board[0].length || board[row][col] === 0;
};

/** Are there two equal tiles? @param {Parameters<Search>} given */
export const areAlike = (...[board, row1, col1, row2, col2]) =>
  (row1 !== row2 || col1 !== col2) && board[row1][col1] > 0 && board[row1][col1] === board[row2][col2];

/** @param {Cell[]} corners @returns {Cell[]} all cells of the lines between them */
function lineThrough(corners) {
  const path = [corners[0]];
  for (const [row, col] of corners) {
    for (let [r, c] = path[path.length - 1]; r !== row || c !== col; path.push([r, c])) {
      r += Math.sign(row - r);
      c += Math.sign(col - c);
    }
  }
  return path;
}

/** Breadth-first search over cell, direction and turns. @type {Search} */
export function breadthFirst(board, row1, col1, row2, col2) {
  if (!areAlike(board, row1, col1, row2, col2)) return [];
  const isFree = freeIn(board);
  /** @typedef {{ row: number, col: number, way: number, turns: number, from: Node | null }} Node */
  /** @type {Node[]} */
  const queue = [{ row: row1, col: col1, way: -1, turns: 0, from: null }];
  const seen = new Set();
  for (const node of queue) {
    for (const [way, [dr, dc]] of ways.entries()) {
      const [row, col] = [node.row + dr, node.col + dc];
      const turns = node.turns + Number(node.way >= 0 && node.way !== way);
      const key = `${row},${col},${way},${turns}`;
      if (turns > 2 || seen.has(key)) continue;
      seen.add(key);
      const next = { row, col, way, turns, from: node };
      if (row === row2 && col === col2) {
        /** @type {Cell[]} */
        const path = [];
        for (let /** @type {Node | null} */ at = next; at; at = at.from) path.unshift([at.row, at.col]);
        return path;
      }
      if (isFree(row, col)) queue.push(next);
    }
  }
  return [];
}

/** @param {Cell[][]} paths @returns {Cell[]} the shortest; `[]` if there is none */
const shortest = (paths) => paths.reduce((best, path) => (best.length && best.length <= path.length ? best : path), []);

/** The cross of each tile is free as far as a line can go. The middle line joins the two. @type {Search} */
export function crosshair(board, row1, col1, row2, col2) {
  if (!areAlike(board, row1, col1, row2, col2)) return [];
  const isFree = freeIn(board);
  /** @param {number} row @param {number} col @returns {Cell[]} */
  const crossOf = (row, col) => {
    /** @type {Cell[]} */
    const cells = [[row, col]];
    for (const [dr, dc] of ways) {
      for (let r = row + dr, c = col + dc; isFree(r, c); r += dr, c += dc) cells.push([r, c]);
    }
    return cells;
  };
  const ends = crossOf(row2, col2);
  return shortest(
    crossOf(row1, col1).flatMap((p) =>
      ends
        .filter((q) => p[0] === q[0] || p[1] === q[1])
        .filter((q) =>
          lineThrough([p, q])
            .slice(1, -1)
            .every((cell) => isFree(...cell)),
        )
        .map((q) => lineThrough([[row1, col1], p, q, [row2, col2]])),
    ),
  );
}

/**
 * The occupied cells of each row and each column of a board with its ring, as the bits of a word.
 * @param {readonly (readonly number[])[]} board of at most 29 rows and columns
 */
export function masksOf(board) {
  const rows = new Int32Array(board.length + 2);
  const cols = new Int32Array(board[0].length + 2);
  for (let row = 0; row < board.length; row++) {
    for (let col = 0; col < board[0].length; col++) {
      if (board[row][col] === 0) continue;
      rows[row + 1] |= 2 << col;
      cols[col + 1] |= 2 << row;
    }
  }
  return { rows, cols };
}

/** @param {number} word @param {number} bit @param {number} size @returns {number} the free bits around a bit, itself included */
function freeAround(word, bit, size) {
  let run = 1 << bit;
  for (let i = bit + 1; i < size && !(word & (1 << i)); i++) run |= 1 << i;
  for (let i = bit - 1; i >= 0 && !(word & (1 << i)); i--) run |= 1 << i;
  return run;
}

/**
 * Both tiles see the middle line: a column along their rows, or a row along their columns.
 * @param {ReturnType<typeof masksOf>} masks
 * @param {Cell} one
 * @param {Cell} other
 * @returns {{ path: Cell[], words: number }} words: how many were read
 */
export function joinByMasks({ rows, cols }, one, other) {
  let words = 0;
  /** @type {Cell[][]} */
  const paths = [];
  for (const [lines, across] of /** @type {const} */ ([
    [rows, 0],
    [cols, 1],
  ])) {
    const size = across ? rows.length : cols.length;
    /** @param {number} line */
    const word = (line) => (words++, lines[line]);
    const [a, b] = [one, other].map((cell) => ({ line: cell[across] + 1, bit: cell[1 - across] + 1 }));
    let common = freeAround(word(a.line), a.bit, size) & freeAround(word(b.line), b.bit, size);
    for (let line = Math.min(a.line, b.line) + 1; line < Math.max(a.line, b.line); line++) common &= ~word(line);
    for (let bit = 0; bit < size; bit++) {
      if (!(common & (1 << bit))) continue;
      const [p, q] = [one, other].map((cell) => /** @type {Cell} */ (across ? [bit - 1, cell[1]] : [cell[0], bit - 1]));
      paths.push(lineThrough([one, p, q, other]));
    }
  }
  return { path: shortest(paths), words };
}
