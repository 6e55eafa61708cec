// The textbook versions that the package is measured against, and the best plain JavaScript that we could write.

const STEPS = [[-1, 0], [0, 1], [1, 0], [0, -1]]; // prettier-ignore

/**
 * Breadth-first search whose every queue entry carries its whole path, with a Set of strings for what was seen.
 * @param {number[][]} board
 * @param {number} row1
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 * @returns {number[][]} the path, or []
 */
export function connectBySearch(board, row1, col1, row2, col2) {
  const rows = board.length;
  const cols = board[0].length;
  /** @param {number} r @param {number} c */
  const canPass = (r, c) => {
    if (r < -1 || r > rows || c < -1 || c > cols) return false;
    if ((r === -1 || r === rows) && c >= 0 && c < cols) return true;
    if ((c === -1 || c === cols) && r >= 0 && r < rows) return true;
    return r >= 0 && r < rows && c >= 0 && c < cols && board[r][c] === 0;
  };
  if ((row1 === row2 && col1 === col2) || board[row1][col1] !== board[row2][col2]) return [];
  const queue = [{ row: row1, col: col1, turns: 0, way: -1, path: [[row1, col1]] }];
  const seen = new Set();
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head];
    for (let way = 0; way < 4; way++) {
      const row = at.row + STEPS[way][0];
      const col = at.col + STEPS[way][1];
      const turns = at.way === -1 || at.way === way ? at.turns : at.turns + 1;
      if (turns > 2) continue;
      const key = `${row},${col},${way},${turns}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (row === row2 && col === col2) return [...at.path, [row, col]];
      if (canPass(row, col)) queue.push({ row, col, turns, way, path: [...at.path, [row, col]] });
    }
  }
  return [];
}

/** @typedef {{ row: number, col: number }} Cell */

/** The cells in line with one, itself included. @param {Cell} o @param {number} rows @param {number} cols */
function crosshair(o, rows, cols) {
  /** @type {Cell[]} */
  const cells = [];
  for (let r = o.row; r < rows; r++) cells.push({ row: r, col: o.col });
  for (let r = o.row; r >= 0; r--) cells.push({ row: r, col: o.col });
  for (let c = o.col; c < cols; c++) cells.push({ row: o.row, col: c });
  for (let c = o.col; c >= 0; c--) cells.push({ row: o.row, col: c });
  return cells;
}

/**
 * Every free cell of A's crosshair is projected on B's, and the three lines are walked. `board` brings its ring of zeros.
 * @param {number[][]} board
 * @param {number} row1
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 * @returns {Cell[] | null} the two turning points, or the two tiles if they touch
 */
export function connectByCrosshair(board, row1, col1, row2, col2) {
  const a = { row: row1, col: col1 };
  const b = { row: row2, col: col2 };
  if (Math.abs(row1 - row2) + Math.abs(col1 - col2) === 1) return [a, b];
  /** @param {Cell} p */
  const free = (p) => board[p.row][p.col] === 0;
  /** Are the cells from p up to, not with, q free? @param {Cell} p @param {Cell} q */
  const clear = (p, q) => {
    const [dr, dc] = [Math.sign(q.row - p.row), Math.sign(q.col - p.col)];
    for (let r = p.row, c = p.col; r !== q.row || c !== q.col; r += dr, c += dc) if (board[r][c] !== 0) return false;
    return true;
  };
  const lines = crosshair(b, board.length, board[0].length);
  for (const p of crosshair(a, board.length, board[0].length)) {
    if (!free(p) || !clear(p, a)) continue;
    let inRow = b;
    let inCol = b;
    for (const q of lines) {
      if (q.row === p.row) inRow = q;
      if (q.col === p.col) inCol = q;
    }
    for (const q of [inCol, inRow]) {
      if ((q.row === p.row || q.col === p.col) && free(q) && clear(q, b) && clear(p, q)) return [p, q];
    }
  }
  return null;
}

/**
 * Bit masks, at most 29 rows and columns: bit c + 1 of row[r + 1] and bit r + 1 of col[c + 1] = something in the way.
 * @param {number[][]} board
 */
export function maskBoard(board) {
  const rows = board.length;
  const cols = board[0].length;
  const row = new Int32Array(rows + 2);
  const col = new Int32Array(cols + 2);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      if (board[r][c] === 0) continue;
      row[r + 1] |= 1 << (c + 1);
      col[c + 1] |= 1 << (r + 1);
    }
  }
  return { row, col, rowEnds: -1 << (cols + 2), colEnds: -1 << (rows + 2) };
}

/**
 * The free run around bit `at`, itself included.
 * @param {number} blocked
 * @param {number} at
 */
function run(blocked, at) {
  const above = blocked & (-2 << at);
  const below = blocked & ((1 << at) - 1);
  const high = (above & -above) - 1;
  return below === 0 ? high : high & (-2 << (31 - Math.clz32(below)));
}

/**
 * Whether at most two turns join two cells: a middle segment in a column that both see along their rows, or the same
 * with rows and columns exchanged.
 * @param {ReturnType<typeof maskBoard>} masks
 * @param {number} row1
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 */
export function joinedByMasks(masks, row1, col1, row2, col2) {
  const { row, col, rowEnds, colEnds } = masks;
  const bottom = Math.max(row1, row2) + 1;
  let between = 0;
  for (let r = Math.min(row1, row2) + 2; r < bottom; r++) between |= row[r];
  if (run(row[row1 + 1] | rowEnds, col1 + 1) & run(row[row2 + 1] | rowEnds, col2 + 1) & ~between) return true;
  const right = Math.max(col1, col2) + 1;
  between = 0;
  for (let c = Math.min(col1, col2) + 2; c < right; c++) between |= col[c];
  return (run(col[col1 + 1] | colEnds, row1 + 1) & run(col[col2 + 1] | colEnds, row2 + 1) & ~between) !== 0;
}

/**
 * All pairs that join, by the masks.
 * @param {number[][]} board
 * @returns {[number[], number[]][]}
 */
export function pairsByMasks(board) {
  const masks = maskBoard(board);
  /** @type {Map<number, number[][]>} */
  const kinds = new Map();
  board.forEach((row, r) =>
    row.forEach((kind, c) => {
      if (kind === 0) return;
      const cells = kinds.get(kind);
      if (cells) cells.push([r, c]);
      else kinds.set(kind, [[r, c]]);
    }),
  );
  /** @type {[number[], number[]][]} */
  const pairs = [];
  for (const cells of kinds.values()) {
    for (let i = 0; i < cells.length; i++) {
      for (let j = i + 1; j < cells.length; j++) {
        const [a, b] = [cells[i], cells[j]];
        if (joinedByMasks(masks, a[0], a[1], b[0], b[1])) pairs.push([a, b]);
      }
    }
  }
  return pairs;
}

/**
 * Did the last mover make five? The stones of that colour in a Set, both arms of the four lines.
 * @param {number[]} pieces
 */
export function judgeBySet(pieces) {
  const last = pieces.length - 1;
  const stones = new Set(pieces.filter((_, i) => i % 2 === last % 2));
  const [row, col] = [Math.floor(pieces[last] / 15), pieces[last] % 15];
  for (const [dr, dc] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ]) {
    // prettier-ignore
    let count = 1;
    for (const sign of [1, -1]) {
      for (let k = 1; k < 5; k++) {
        const [r, c] = [row + sign * k * dr, col + sign * k * dc];
        if (r < 0 || r >= 15 || c < 0 || c >= 15 || !stones.has(15 * r + c)) break;
        count++;
      }
    }
    if (count >= 5) return true;
  }
  return false;
}

const stones = new Uint8Array(17 * 17);

/**
 * The same on a typed array with a border.
 * @param {number[]} pieces
 */
export function judgeByArray(pieces) {
  stones.fill(0);
  const last = pieces.length - 1;
  /** @param {number} p */
  const place = (p) => 17 * (((p / 15) | 0) + 1) + (p % 15) + 1;
  for (let i = last; i >= 0; i -= 2) stones[place(pieces[i])] = 1;
  const at = place(pieces[last]);
  for (const step of [1, 16, 17, 18]) {
    let count = 1;
    for (let p = at + step; stones[p] === 1; p += step) count++;
    for (let p = at - step; stones[p] === 1; p -= step) count++;
    if (count >= 5) return true;
  }
  return false;
}

/**
 * Breadth-first search of 华容道 by unit steps: boards copied, seen by strings in which equal shapes are equal letters,
 * and a whole path in every queue entry.
 * @param {number[][]} start
 * @returns {{ id: number, direction: string }[] | null}
 */
export function solveBySearch(start) {
  /** @param {number[][]} board */
  const cellsOf = (board) => {
    /** @type {Map<number, number[][]>} */
    const cells = new Map();
    board.forEach((row, r) =>
      row.forEach((id, c) => {
        if (id !== 0) cells.set(id, [...(cells.get(id) ?? []), [r, c]]);
      }),
    );
    return cells;
  };
  const letters = new Map([[0, '0']]);
  for (const [id, cells] of cellsOf(start)) {
    const [rows, cols] = [new Set(cells.map(([r]) => r)).size, new Set(cells.map(([, c]) => c)).size];
    letters.set(id, String(2 * rows + cols));
  }
  const hero = [...letters].find(([, letter]) => letter === '6')?.[0] ?? 0;
  /** @param {number[][]} board */
  const name = (board) => board.map((row) => row.map((id) => letters.get(id)).join('')).join('');
  /** @param {number[][]} board */
  const solved = (board) => board[3][1] === hero && board[4][2] === hero;
  const ways = /** @type {const} */ ([['up', -1, 0], ['down', 1, 0], ['left', 0, -1], ['right', 0, 1]]); // prettier-ignore

  if (solved(start)) return [];
  const seen = new Set([name(start)]);
  /** @type {{ board: number[][], path: { id: number, direction: string }[] }[]} */
  const queue = [{ board: start, path: [] }];
  for (let head = 0; head < queue.length; head++) {
    const { board, path } = queue[head];
    for (const [id, cells] of cellsOf(board)) {
      for (const [direction, dr, dc] of ways) {
        const free = cells.every(([r, c]) => {
          const there = board[r + dr]?.[c + dc];
          return there === 0 || there === id;
        });
        if (!free) continue;
        const next = board.map((row) => [...row]);
        for (const [r, c] of cells) next[r][c] = 0;
        for (const [r, c] of cells) next[r + dr][c + dc] = id;
        const key = name(next);
        if (seen.has(key)) continue;
        seen.add(key);
        const steps = [...path, { id, direction }];
        if (solved(next)) return steps;
        queue.push({ board: next, path: steps });
      }
    }
  }
  return null;
}
