/**
 * 用最多三段直线（拐两次弯）连接两张相同的牌，返回途经的每一格；连不上返回 []。
 * 线可以从棋盘外一圈绕过去，那里的行、列是 -1 或棋盘的行数、列数。
 *
 * Connects two equal tiles by at most three straight segments through empty cells. A path may use the
 * ring of cells around the board: there row or col is -1, board.length or board[0].length.
 *
 *     connect([[7, 0, 7]], 0, 0, 0, 2)   returns [[0, 0], [0, 1], [0, 2]]
 *
 * @param {number[][]} board rows of numbers: 0 is an empty cell, any other number a kind of tile
 * @param {number} row1
 * @param {number} col1
 * @param {number} row2
 * @param {number} col2
 * @returns {Array<number[] & { row: number, col: number }>} every cell of the shortest path, from the
 *   first tile to the second; [] if there is none
 */
var connect = function (board, row1, col1, row2, col2) {
  const rows = board.length;
  const cols = rows > 0 ? board[0].length : 0;
  /** @param {number} row @param {number} col */
  const isOnBoard = (row, col) => row >= 0 && row < rows && col >= 0 && col < cols;
  if (!isOnBoard(row1, col1) || !isOnBoard(row2, col2) || rows > 255 || cols > 255) return [];

  // 引擎从 numbers 读棋盘，也把路线写在那里：行、列、行、列……
  // The engine reads the board from `numbers` and writes the path there: row, col, row, col, ...
  const engine = start();
  const kinds = engine.numbers();
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) kinds[row * cols + col] = board[row][col];
  }
  const count = engine.connect(rows, cols, row1, col1, row2, col2);
  const found = engine.numbers();
  const path = [];
  for (let i = 0; i < count; i++) {
    const row = found[2 * i];
    const col = found[2 * i + 1];
    path.push(Object.assign([row, col], { row, col }));
  }
  return path;

  /** @returns {any} */
  function start() {}
};
