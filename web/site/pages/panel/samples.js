// A short solution of each task, to be read and run in the simulator. Comments are in both languages, as in the panel files.

/** @type {Record<import('./simulator.js').Game, string>} */
export const samples = {
  connect: `// 从起点一段一段直线地扩展，最多三段（拐两次弯）。
// Spreads from the first tile in straight segments, three at most.
var connect = function (board, row1, col1, row2, col2) {
  const rows = board.length, cols = board[0].length;
  const kind = board[row1][col1];
  if (kind === 0 || kind !== board[row2][col2] || (row1 === row2 && col1 === col2)) return [];
  // 可以从棋盘外一圈绕过去 · a line may use the ring of cells around the board
  const isFree = (r, c) => r >= -1 && r <= rows && c >= -1 && c <= cols &&
    (r < 0 || c < 0 || r === rows || c === cols || board[r][c] === 0);
  let ends = [[[row1, col1]]];
  for (let segment = 0; segment < 3; segment++) {
    const next = [];
    for (const path of ends) {
      for (const [dr, dc] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
        const line = [...path];
        for (let [r, c] = path[path.length - 1]; ; ) {
          r += dr;
          c += dc;
          line.push([r, c]);
          if (r === row2 && c === col2) return line;
          if (!isFree(r, c)) break;
          next.push([...line]);
        }
      }
    }
    ends = next;
  }
  return [];
};
`,
  'huarong-road': `// 广度优先搜索：第一次走到出口时，步数就是最少的。
// Breadth-first search: the first way to the exit that is found is the shortest.
var solveHuarongRoad = function (gameHandler) {
  const moves = { up: -4, down: 4, left: -1, right: 1 };
  const start = gameHandler.board.flat();
  const caoCao = start.find((id) => id && start.filter((other) => other === id).length === 4);
  // 形状相同的棋子不加区分 · pieces of one shape are not told apart
  const shapes = { 0: '' };
  for (const id of start) {
    if (id) shapes[id] = start.map((other, i) => (other === id ? i - start.indexOf(id) : '')).join('');
  }
  const keyOf = (cells) => cells.map((id) => shapes[id]).join();
  const seen = new Set([keyOf(start)]);
  const queue = [{ cells: start }];
  for (let node of queue) {
    // 在这里数走过的局面 · counts the positions on this page
    if (typeof visit === 'function') visit(node.cells);
    if (node.cells[13] === caoCao && node.cells[18] === caoCao) {
      const steps = [];
      for (; node.from; node = node.from) steps.unshift(node);
      for (const { id, direction } of steps) gameHandler.move(id, direction);
      return;
    }
    const places = new Map();
    node.cells.forEach((id, i) => id && places.set(id, [...(places.get(id) || []), i]));
    for (const [id, from] of places) {
      for (const direction in moves) {
        const offset = moves[direction];
        const fits = from.every((i) => {
          const to = i + offset;
          const isBeside = offset % 4 === 0 || Math.floor(to / 4) === Math.floor(i / 4);
          return isBeside && (node.cells[to] === 0 || node.cells[to] === id);
        });
        if (!fits) continue;
        const cells = [...node.cells];
        for (const i of from) cells[i] = 0;
        for (const i of from) cells[i + offset] = id;
        const key = keyOf(cells);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push({ cells, from: node, id, direction });
      }
    }
  }
};
`,
  'judge-win': `// 只看最后一手：沿四个方向数同色的子，连成五个就赢。
// Counts the stones of the last move's colour in each direction: five in a row win.
var judgeWin = function (pieces) {
  const last = pieces.length - 1;
  const own = new Set(pieces.filter((_, i) => i % 2 === last % 2));
  const row = Math.floor(pieces[last] / 15), col = pieces[last] % 15;
  return [[0, 1], [1, 0], [1, 1], [1, -1]].some(([dr, dc]) => {
    let count = 1;
    for (const sign of [1, -1]) {
      for (let r = row + sign * dr, c = col + sign * dc; c >= 0 && c < 15 && own.has(15 * r + c); r += sign * dr, c += sign * dc) {
        count++;
      }
    }
    return count >= 5;
  });
};
`,
};
