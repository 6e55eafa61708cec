// The boards that the start page shows to visitors without a saved game.

/** @satisfies {Record<import('../../kernel/saved-game.js').Game, import('../../kernel/saved-game.js').Picture>} */
export const samples = {
  lianliankan: [
    [5, 28, 10, 13, 22, 6],
    [20, 0, 0, 8, 18, 12],
    [8, 12, 13, 0, 0, 20],
    [18, 6, 22, 5, 28, 10],
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
