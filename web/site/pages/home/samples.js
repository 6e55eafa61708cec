// The boards that the start page shows to visitors without a saved game.

/** @satisfies {Record<import('../../kernel/saved-game.js').Game, import('../../kernel/saved-game.js').Picture>} */
export const samples = {
  lianliankan: [
    [7, 1, 12, 20, 33, 9, 5, 2],
    [14, 30, 0, 0, 11, 0, 18, 7],
    [2, 9, 0, 26, 26, 0, 33, 14],
    [22, 0, 5, 10, 0, 20, 0, 30],
    [11, 18, 12, 1, 22, 8, 10, 8],
  ],
  huarongdao: [
    [3, 1, 1, 4],
    [3, 1, 1, 4],
    [5, 2, 2, 6],
    [5, 7, 8, 6],
    [9, 0, 0, 10],
  ],
  wuziqi: { size: 9, moves: [48, 39, 40, 56, 32, 24, 41, 50, 38, 37, 42, 43, 30, 22, 58] },
};
