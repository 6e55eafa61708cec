// Five exercises for each function, from easy to nasty, and hints. The engine knows the answers.

/** @typedef {{ zh: string, en: string }} Text */
/** An exercise of `connect` or `judgeWin` has calls, one of `solveHuarongRoad` a board. @typedef {Text & { calls: any[][], board?: number[][] }} Exercise */

/** @param {number[][]} board @param {number[][]} pairs @returns {any[][]} */
const pairsOf = (board, ...pairs) => pairs.map((pair) => [board, ...pair]);

/** @param {number[][]} games @returns {any[][]} */
const gamesOf = (...games) => games.map((pieces) => [pieces]);

/** @type {readonly Exercise[]} */
const connect = [
  {
    zh: '一条直线',
    en: 'A straight line',
    calls: pairsOf(
      [
        [2, 3, 1, 4, 3],
        [4, 1, 0, 0, 1],
        [3, 2, 0, 3, 2],
        [2, 4, 1, 2, 4],
      ],
      [1, 1, 1, 4],
      [0, 2, 3, 2],
    ),
  },
  {
    zh: '拐一次弯',
    en: 'One turn',
    calls: pairsOf(
      [
        [3, 2, 4, 3, 2],
        [4, 1, 0, 0, 5],
        [2, 3, 5, 0, 4],
        [5, 4, 2, 1, 3],
        [2, 3, 4, 5, 2],
      ],
      [1, 1, 3, 3],
      [3, 3, 1, 1],
      [2, 2, 1, 4],
    ),
  },
  {
    zh: '拐两次弯',
    en: 'Two turns',
    calls: pairsOf(
      [
        [3, 2, 4, 3, 2, 5],
        [4, 1, 5, 2, 1, 3],
        [2, 0, 0, 0, 0, 4],
        [5, 0, 4, 3, 6, 2],
        [3, 6, 2, 5, 4, 3],
      ],
      [1, 1, 1, 4],
      [4, 1, 3, 4],
    ),
  },
  {
    zh: '从盘外绕过去',
    en: 'Around the edge',
    calls: pairsOf(
      [
        [1, 2, 3, 1],
        [4, 3, 2, 5],
        [4, 5, 4, 5],
        [6, 3, 2, 6],
      ],
      [0, 0, 0, 3],
      [3, 3, 3, 0],
      [1, 0, 2, 0],
      [1, 3, 2, 3],
    ),
  },
  {
    zh: '墙、没有路、一样长的路',
    en: 'Walls, no path, paths of equal length',
    calls: [
      ...pairsOf(
        [
          [0, 0, 0, 0, 0],
          [0, 1, -1, 1, 0],
          [0, 0, -1, 0, 0],
          [0, 2, -1, 2, 0],
          [0, 0, 0, 0, 0],
        ],
        [1, 1, 1, 3],
        [3, 1, 3, 3],
        [1, 1, 3, 3],
        [1, 1, 1, 1],
        [0, 0, 4, 4],
      ),
      ...pairsOf(
        [
          [3, 4, 5, 3, 4],
          [5, 1, 0, 0, 4],
          [3, 4, 5, 0, 3],
          [4, 0, 0, 0, 5],
          [5, 0, 4, 3, 4],
          [4, 1, 5, 5, 3],
        ],
        [1, 1, 5, 1],
        [0, 2, 2, 2],
      ),
      ...pairsOf(
        [
          [1, 0],
          [0, 1],
        ],
        [0, 0, 1, 1],
      ),
    ],
  },
];

/** @type {readonly Exercise[]} */
const huarongRoad = [
  {
    zh: '几步就能走出来',
    en: 'A few steps',
    calls: [],
    board: [
      [3, 4, 5, 6],
      [3, 4, 5, 6],
      [7, 1, 1, 8],
      [9, 1, 1, 10],
      [11, 12, 0, 0],
    ],
  },
  {
    zh: '横刀立马',
    en: 'The classic layout',
    calls: [],
    board: [
      [3, 1, 1, 4],
      [3, 1, 1, 4],
      [5, 2, 2, 6],
      [5, 7, 8, 6],
      [9, 0, 0, 10],
    ],
  },
  {
    zh: '走不出来的局面',
    en: 'A layout without a solution',
    calls: [],
    board: [
      [2, 1, 1, 3],
      [2, 1, 1, 3],
      [4, 4, 5, 5],
      [6, 6, 7, 7],
      [8, 0, 0, 9],
    ],
  },
  {
    zh: '已经走出来了',
    en: 'Solved already',
    calls: [],
    board: [
      [3, 4, 5, 6],
      [3, 4, 5, 6],
      [7, 2, 2, 8],
      [9, 1, 1, 10],
      [0, 1, 1, 0],
    ],
  },
  {
    zh: '形状相同的棋子，编号不同',
    en: 'Equal pieces with other numbers',
    calls: [],
    board: [
      [12, 30, 30, 5],
      [12, 30, 30, 5],
      [1, 8, 8, 21],
      [1, 40, 3, 21],
      [9, 0, 0, 17],
    ],
  },
];

/** @type {readonly Exercise[]} */
const judgeWin = [
  {
    zh: '五子连成一线',
    en: 'Five in a row',
    calls: gamesOf(
      [112, 97, 113, 98, 114, 99, 115, 100, 116],
      [0, 110, 2, 125, 4, 140, 6, 155, 8, 170],
      [64, 65, 80, 81, 96, 97, 112, 113, 128],
      [70, 71, 84, 85, 98, 99, 112, 113, 126],
      [112, 97, 113, 98, 114, 99, 115],
    ),
  },
  {
    zh: '最后一手不在两端',
    en: 'The last move is not at an end',
    calls: gamesOf([110, 0, 111, 2, 113, 4, 114, 6, 112], [52, 0, 68, 2, 100, 4, 116, 6, 84]),
  },
  {
    zh: '六子也算赢',
    en: 'Six win too',
    calls: gamesOf([110, 0, 111, 2, 112, 4, 114, 6, 115, 8, 113]),
  },
  {
    zh: '五颗散子不算',
    en: 'Five scattered stones do not win',
    calls: gamesOf(
      [110, 0, 111, 2, 112, 4, 114, 6, 115],
      [0, 112, 32, 113, 64, 114, 96, 115, 128],
      [112, 113, 114, 128, 115, 144, 116, 160, 120],
      [112],
      [],
    ),
  },
  {
    zh: '到了边上，另起一行不算相连',
    en: 'A row ends at the edge',
    calls: gamesOf([11, 224, 12, 223, 13, 222, 14, 221, 15], [12, 224, 28, 223, 44, 222, 60, 221, 76]),
  },
];

/** @type {Readonly<Record<'connect' | 'huarong-road' | 'judge-win', readonly Exercise[]>>} */
export const exercises = { connect, 'huarong-road': huarongRoad, 'judge-win': judgeWin };

/** Each goes further than the one before. @type {Readonly<Record<keyof typeof exercises, readonly Text[]>>} */
export const hints = {
  connect: [
    {
      zh: '最多拐两次弯，就是最多三段直线。从起点出发，一段一段地走。',
      en: 'Two turns at most are three straight lines at most. Go from the first tile, line by line.',
    },
    {
      zh: '第一段：向四个方向走到走不动为止，记下经过的空格。再从每个空格出发走第二段、第三段，碰到另一张牌就是答案。',
      en: 'First line: go in four directions as far as the cells are empty, and note them. From each of them go the second line, then the third. The other tile ends the search.',
    },
    {
      zh: '行、列可以是 −1，也可以等于棋盘的行数、列数，那一圈总是空的。先排除：两张牌不同、是同一张、是空格。',
      en: 'A row or column may be −1, or the number of rows or columns: that ring is always empty. First rule out different tiles, one tile twice, and empty cells.',
    },
  ],
  'huarong-road': [
    {
      zh: '用广度优先搜索：先走遍一步能到的局面，再走两步的。第一次遇到曹操在出口，步数就最少。',
      en: 'Breadth-first search: all positions after one step, then after two. The first with Cao Cao at the exit takes the fewest steps.',
    },
    {
      zh: '每个局面写成一个字符串，放进 Set，走过的不再走。形状相同的棋子要写成同一个字，否则局面会多几百倍。',
      en: 'Write each position as a string and keep it in a Set. Pieces of one shape get the same letter; otherwise there are hundreds of times as many positions.',
    },
    {
      zh: '队列里每个局面记住上一个局面和那一步，最后倒着找回整条路。先看开局是不是已经走出来了；队列空了，就是无解。',
      en: 'Each position in the queue remembers the one before and the step; go back along them at the end. Test the start position too. An empty queue means that there is no solution.',
    },
  ],
  'judge-win': [
    {
      zh: '只有最后一手能连成五子，所以只看和它同色、同一条直线上的子。',
      en: 'Only the last move can have made five, so look only at its colour and at the lines through it.',
    },
    {
      zh: '把同色的子放进 Set。四个方向（横、竖、两条斜线），每个方向都向两头数。',
      en: 'Put the stones of that colour into a Set. There are four directions; count both ways in each.',
    },
    {
      zh: '行是 Math.floor(p / 15)，列是 p % 15。数的时候用行和列，列出了 0 到 14 就停，不然会接到下一行。',
      en: 'The row is Math.floor(p / 15), the column p % 15. Count with row and column and stop outside 0 to 14; otherwise the count goes on in the next row.',
    },
  ],
};
