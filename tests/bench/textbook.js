// Textbook versions for comparison with the package, and the fastest plain JavaScript that we could write.

const STEPS = [[-1, 0], [0, 1], [1, 0], [0, -1]]; // prettier-ignore

/**
 * Breadth-first search. Every queue entry carries its whole path, and a Set of strings holds the visited cells.
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

/** Returns the cells in line with a cell, itself included. @param {Cell} o @param {number} rows @param {number} cols */
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
 * Projects every free cell of A's crosshair on B's, and walks the three lines. `board` includes a ring of zeros.
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
  /** True if the cells from p to before q are free. @param {Cell} p @param {Cell} q */
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
 * Builds bit masks of at most 29 rows and columns: bit c + 1 of row[r + 1] and bit r + 1 of col[c + 1] mark an occupied cell.
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
 * Returns the free run around bit `at`, itself included.
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
 * True if at most two turns join two cells: both see the middle segment in a column along their rows, or the same with rows and
 * columns exchanged.
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
 * Finds all pairs that can be joined, by the masks.
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
 * Counts the turns from a cell to all others: casts rays from the cell, then from every cell that they crossed, and so on.
 * @param {number[][]} board
 * @param {number} row
 * @param {number} col
 * @param {number} maxTurns
 * @returns {number[][]} with the ring; -1 for cells that were not reached
 */
export function reachBySearch(board, row, col, maxTurns = 2) {
  const rows = board.length;
  const cols = board[0].length;
  const turns = Array.from({ length: rows + 2 }, () => Array(cols + 2).fill(-1));
  turns[row + 1][col + 1] = 0;
  let from = [[row, col]];
  for (let turn = 0; turn <= maxTurns && from.length > 0; turn++) {
    const next = [];
    for (const [r0, c0] of from) {
      for (const [dr, dc] of STEPS) {
        for (let r = r0 + dr, c = c0 + dc; r >= -1 && r <= rows && c >= -1 && c <= cols; r += dr, c += dc) {
          const isFree = r < 0 || r === rows || c < 0 || c === cols || board[r][c] === 0;
          if (turns[r + 1][c + 1] === -1) {
            turns[r + 1][c + 1] = turn;
            if (isFree) next.push([r, c]);
          }
          if (!isFree) break;
        }
      }
    }
    from = next;
  }
  return turns;
}

/**
 * Counts the straight segments between two cells by the same search.
 * @param {number[][]} board
 * @param {number} row1
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 */
export function segmentsBySearch(board, row1, col1, row2, col2) {
  if (row1 === row2 && col1 === col2) return 0;
  const turns = reachBySearch(board, row1, col1, Infinity)[row2 + 1][col2 + 1];
  return turns === -1 ? -1 : turns + 1;
}

const LINES = [[0, 1], [1, 0], [1, 1], [1, -1]]; // prettier-ignore

/**
 * True if the last move made five. The stones of that colour are in a Set; both arms of the four lines are walked.
 * @param {number[]} pieces
 */
export function judgeBySet(pieces) {
  const last = pieces.length - 1;
  const stones = new Set(pieces.filter((_, i) => i % 2 === last % 2));
  const [row, col] = [Math.floor(pieces[last] / 15), pieces[last] % 15];
  for (const [dr, dc] of LINES) {
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

/** The same on an array of points, without a Set. @param {number[]} pieces */
export function judgeByArray(pieces) {
  const cells = new Uint8Array(15 * 15);
  const last = pieces.length - 1;
  for (let i = last; i >= 0; i -= 2) cells[pieces[i]] = 1;
  const row = Math.floor(pieces[last] / 15);
  const col = pieces[last] % 15;
  for (const [dr, dc] of LINES) {
    let count = 1;
    for (let r = row + dr, c = col + dc; r < 15 && c >= 0 && c < 15 && cells[15 * r + c]; r += dr, c += dc) count++;
    for (let r = row - dr, c = col - dc; r >= 0 && c >= 0 && c < 15 && cells[15 * r + c]; r -= dr, c -= dc) count++;
    if (count >= 5) return true;
  }
  return false;
}

/** All rows of five points on the board. */
const FIVES = Array.from({ length: 225 }, (_, point) => [Math.floor(point / 15), point % 15]).flatMap(([row, col]) =>
  LINES.filter(([dr, dc]) => row + 4 * dr < 15 && col + 4 * dc < 15 && col + 4 * dc >= 0).map(([dr, dc]) =>
    [0, 1, 2, 3, 4].map((i) => 15 * (row + i * dr) + col + i * dc),
  ),
);

/**
 * True if the side to move wins by fours alone, under freestyle rules. Depth-first search that checks all rows of five at every
 * position; a Set of strings holds positions without a win.
 * @param {number[]} pieces
 */
export function winsByFours(pieces) {
  const cells = Array(225).fill(0);
  pieces.forEach((point, i) => (cells[point] = i % 2 === pieces.length % 2 ? 1 : 2));
  const lost = new Set();

  /** Returns the empty points of rows with `count` stones of a side and none of the other. @param {number} side @param {number} count */
  const open = (side, count) =>
    FIVES.filter(
      (five) =>
        five.every((point) => cells[point] !== 3 - side) &&
        five.filter((point) => cells[point] === side).length === count,
    ).map((five) => five.filter((point) => cells[point] === 0));

  /** @returns {boolean} */
  function wins() {
    if (open(1, 4).length > 0) return true;
    const forced = new Set(open(2, 4).flat());
    if (forced.size > 1) return false;
    const key = cells.join('');
    if (lost.has(key)) return false;
    lost.add(key);
    for (const pair of open(1, 3)) {
      for (const [attack, defence] of [pair, [pair[1], pair[0]]]) {
        if (forced.size > 0 && !forced.has(attack)) continue;
        cells[attack] = 1;
        cells[defence] = 2;
        const won = open(1, 4).length > 0 || wins();
        cells[attack] = cells[defence] = 0;
        if (won) return true;
      }
    }
    return false;
  }
  return wins();
}

/** @typedef {{ id: number, path: string[] }} Move */

/** The unit of a move: one cell, any distance in a straight line, or any path. @typedef {'step' | 'slide' | 'move'} Metric */

const WAYS = /** @type {const} */ ([['up', -1, 0], ['down', 1, 0], ['left', 0, -1], ['right', 0, 1]]); // prettier-ignore

/** @typedef {{ id: number, row: number, col: number }} Goal */

/**
 * A sliding-block puzzle in the form of the package: −1 = wall, −2 = gate.
 * @typedef {object} Puzzle
 * @property {number[][]} board
 * @property {Goal | Goal[] | number[][]} [goal] default: the 2×2 piece in the middle of the last two rows
 * @property {boolean} [lengthwise]
 */

/**
 * Breadth-first search of sliding-block puzzles. Every queue entry has a copy of the board and a whole path; a Set holds visited
 * positions as strings in which equal shapes are equal letters.
 * @param {Puzzle} puzzle
 * @param {Metric} metric
 * @returns {Move[] | null}
 */
export function solveBySearch({ board: start, goal, lengthwise = false }, metric = 'step') {
  /** @param {readonly (readonly number[])[]} board */
  const cellsOf = (board) => {
    /** @type {Map<number, number[][]>} */
    const cells = new Map();
    board.forEach((row, r) =>
      row.forEach((id, c) => {
        if (id > 0) cells.set(id, [...(cells.get(id) ?? []), [r, c]]);
      }),
    );
    return cells;
  };
  /** @param {number[][]} cells relative to their top-left corner */
  const shapeOf = (cells) => {
    const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
    return cells.map(([r, c]) => [r - top, c - left]);
  };
  const shapes = new Map([...cellsOf(start)].map(([id, cells]) => [id, shapeOf(cells)]));
  const [caoCao] = [...shapes].find(([, shape]) => String(shape) === '0,0,0,1,1,0,1,1') ?? [0];
  const wanted = [goal ?? { id: caoCao, row: 3, col: 1 }].flat();
  /** The cells that pieces must reach. @type {Map<number, number[][]>} */
  const goals =
    'id' in wanted[0]
      ? new Map(
          /** @type {Goal[]} */ (wanted).map(({ id, row, col }) => [
            id,
            (shapes.get(id) ?? []).map(([r, c]) => [row + r, col + c]),
          ]),
        )
      : cellsOf(/** @type {number[][]} */ (wanted));
  const ends = [...goals].flatMap(([id, cells]) => cells.map(([r, c]) => ({ id, r, c })));
  /** @type {string[]} */
  const kinds = [];
  const letters = new Map([0, -1, -2].map((id) => /** @type {const} */ ([id, String(-id)])));
  /** @type {Map<number, (readonly [string, number, number])[]>} */
  const ways = new Map();
  for (const [id, shape] of shapes) {
    const kind = goals.has(id) ? `goal ${id}` : String(shape);
    if (!kinds.includes(kind)) kinds.push(kind);
    letters.set(id, String.fromCharCode(65 + kinds.indexOf(kind)));
    const longer = Math.max(...shape.map(([r]) => r)) - Math.max(...shape.map(([, c]) => c));
    const movesAnyWay = !lengthwise || longer === 0;
    ways.set(id, movesAnyWay ? [...WAYS] : WAYS.filter(([, dr]) => (longer > 0 ? dr !== 0 : dr === 0)));
  }
  const ground = start.map((row) => row.map((id) => Math.min(id, 0)));
  /** @param {number[][]} board */
  const name = (board) => board.map((row) => row.map((id) => letters.get(id)).join('')).join('');
  /** @param {number[][]} board */
  const solved = (board) => ends.every(({ id, r, c }) => board[r][c] === id);

  /**
   * @param {number[][]} board
   * @param {number} id
   * @param {number[][]} cells of the piece
   * @param {string[]} path of the piece so far
   * @param {Set<string>} visited earlier places of the piece
   * @returns {{ board: number[][], path: string[] }[]}
   */
  const movesOf = (board, id, cells, path = [], visited = new Set([String(cells)])) => {
    /** @type {{ board: number[][], cells: number[][], path: string[] }[]} */
    const found = [];
    for (const [way, dr, dc] of ways.get(id) ?? []) {
      if (metric === 'slide' && path.length > 0 && way !== path[0]) continue;
      const moved = cells.map(([r, c]) => [r + dr, c + dc]);
      if (visited.has(String(moved))) continue;
      const fits = moved.every(([r, c]) => {
        const at = board[r]?.[c];
        return at === 0 || at === id || (at === -2 && goals.has(id));
      });
      if (!fits) continue;
      visited.add(String(moved));
      const next = board.map((row) => [...row]);
      for (const [r, c] of cells) next[r][c] = ground[r][c];
      for (const [r, c] of moved) next[r][c] = id;
      found.push({ board: next, cells: moved, path: [...path, way] });
    }
    if (metric === 'step') return found;
    return [...found, ...found.flatMap((it) => movesOf(it.board, id, it.cells, it.path, visited))];
  };

  if (solved(start)) return [];
  const seen = new Set([name(start)]);
  /** @type {{ board: number[][], moves: Move[] }[]} */
  const queue = [{ board: start, moves: [] }];
  for (let head = 0; head < queue.length; head++) {
    const { board, moves } = queue[head];
    for (const [id, cells] of cellsOf(board)) {
      for (const next of movesOf(board, id, cells)) {
        const key = name(next.board);
        if (seen.has(key)) continue;
        seen.add(key);
        const longer = [...moves, { id, path: next.path }];
        if (solved(next.board)) return longer;
        queue.push({ board: next.board, moves: longer });
      }
    }
  }
  return null;
}

/** The rows and columns of a piece, by its shape in `solveByLinks`. */
const SIZES = [[0, 0], [1, 1], [1, 2], [2, 1], [2, 2]]; // prettier-ignore

/**
 * Breadth-first search of the classic 5×4 puzzle in steps. A position is a string: the first cell of a piece has its shape, its
 * other cells 5, a blank 0. Each position has a link to the one before it.
 * @param {number[][]} board
 * @returns {string[] | null} the positions after each step
 */
export function solveByLinks(board) {
  const cells = board.flatMap((row, r) =>
    row.map((id, c) => {
      if (id === 0) return 0;
      if (board[r - 1]?.[c] === id || row[c - 1] === id) return 5;
      const [down, right] = [board[r + 1]?.[c] === id, row[c + 1] === id];
      return 1 + Number(right) + 2 * Number(down);
    }),
  );
  const positions = [cells.join('')];
  const parents = [-1];
  const seen = new Set(positions);
  for (let head = 0; head < positions.length; head++) {
    const position = positions[head];
    if (position[13] === '4') {
      const path = [];
      for (let at = head; at > 0; at = parents[at]) path.push(positions[at]);
      return path.reverse();
    }
    for (let at = 0; at < 20; at++) cells[at] = position.charCodeAt(at) - 48;
    for (let at = 0; at < 20; at++) {
      const shape = cells[at];
      if (shape === 0 || shape === 5) continue;
      const [height, width] = SIZES[shape];
      const [row, col] = [at >> 2, at & 3];
      /** Moves the piece by `offset` if the cells in front of it are blank. @param {number} offset @param {number} first @param {number} second */
      const tryStep = (offset, first, second) => {
        if (cells[first] !== 0 || cells[second] !== 0) return;
        const next = [...cells];
        for (let r = 0; r < height; r++) for (let c = 0; c < width; c++) next[at + 4 * r + c] = 0;
        for (let r = 0; r < height; r++) for (let c = 0; c < width; c++) next[at + offset + 4 * r + c] = 5;
        next[at + offset] = shape;
        const key = next.join('');
        if (seen.has(key)) return;
        seen.add(key);
        positions.push(key);
        parents.push(head);
      };
      if (row > 0) tryStep(-4, at - 4, at - 5 + width);
      if (row + height < 5) tryStep(4, at + 4 * height, at + 4 * height + width - 1);
      if (col > 0) tryStep(-1, at - 1, at - 1 + 4 * (height - 1));
      if (col + width < 4) tryStep(1, at + width, at + width + 4 * (height - 1));
    }
  }
  return null;
}
