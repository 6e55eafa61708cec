/**
 * 判断最后一手是否连成五子（或更多）。pieces 依次是每一手的位置 15 * 行 + 列，黑先。
 *
 * Returns true if the last move made five or more in a row on the 15x15 board.
 *
 *     judgeWin([0, 1, 15, 16, 30, 31, 45, 46, 60])   returns true: black has 0, 15, 30, 45 and 60
 *
 * @param {number[]} pieces the points in the order they were played, black first; a point is
 *   15 * row + col, 0 to 224
 * @returns {boolean} also false for an invalid list
 */
var judgeWin = function (pieces) {
  if (!Array.isArray(pieces) || pieces.length > 225 || !pieces.every(Number.isInteger)) {
    return false;
  }

  // 引擎从 numbers 读棋谱。
  // The engine reads the moves from `numbers`.
  const engine = start();
  engine.numbers().set(pieces);
  return engine.judgeWin(pieces.length);

  /** @returns {any} */
  function start() {}
};
