// Calls that must work on every platform: 横刀立马, and a function of every namespace.

const board = [
  [3, 1, 1, 4],
  [3, 1, 1, 4],
  [5, 2, 2, 6],
  [5, 7, 8, 6],
  [9, 0, 0, 10],
];

/** The expected result of `probeGames`. */
export const wantedOfGames = '1 10 000110ee';

/** The expected result of `probe`. */
export const wanted = `116 2 true ${wantedOfGames}`;

/** @param {any} games the namespaces of the games; their functions may return promises */
export async function probeGames({ lianliankan, huarong, gomoku }) {
  const answers = [
    (await lianliankan.pairs([[1, 1]])).length,
    (await huarong.pieces(board)).length,
    await gomoku.encode([0, 1, 15, 224]),
  ];
  return answers.join(' ');
}

/** @param {any} qiju the public object; its functions may return promises */
export async function probe(qiju) {
  const answers = [
    (await qiju.solveHuarongRoad(board)).length,
    (await qiju.connect([[1, 1]], 0, 0, 0, 1)).length,
    await qiju.judgeWin([0, 1, 15, 2, 30, 3, 45, 4, 60]),
    await probeGames(qiju),
  ];
  return answers.join(' ');
}
