// What must work wherever the package does: 横刀立马, and a call of every namespace.

const board = [
  [3, 1, 1, 4],
  [3, 1, 1, 4],
  [5, 2, 2, 6],
  [5, 7, 8, 6],
  [9, 0, 0, 10],
];

/** What `probeGames` gives where all is well. */
export const wantedOfGames = '1 10 000110ee';

/** What `probe` gives where all is well. */
export const wanted = `116 2 true ${wantedOfGames}`;

/** @param {any} games the namespaces of the games, whose functions may return promises */
export async function probeGames({ lianliankan, huarong, gomoku }) {
  const answers = [
    (await lianliankan.pairs([[1, 1]])).length,
    (await huarong.pieces(board)).length,
    await gomoku.encode([0, 1, 15, 224]),
  ];
  return answers.join(' ');
}

/** @param {any} qiju the package's functions, or the same as promises */
export async function probe(qiju) {
  const answers = [
    (await qiju.solveHuarongRoad(board)).length,
    (await qiju.connect([[1, 1]], 0, 0, 0, 1)).length,
    await qiju.judgeWin([0, 1, 15, 2, 30, 3, 45, 4, 60]),
    await probeGames(qiju),
  ];
  return answers.join(' ');
}
