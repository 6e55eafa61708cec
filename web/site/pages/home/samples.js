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
  wuziqi: { size: 15, moves: [112, 97, 98, 126, 84, 70, 99, 114, 96, 95, 100, 101, 82, 68, 128] },
};
