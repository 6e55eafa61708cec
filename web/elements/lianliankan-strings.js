// What <lianliankan-board> says.

/** @typedef {{ row: number, col: number }} Place */

export const strings = {
  zh: {
    board: (/** @type {number} */ rows, /** @type {number} */ cols) => `连连看，${rows} 行 ${cols} 列`,
    tile: (/** @type {string} */ name, /** @type {Place} */ at) => `${name}，第 ${at.row + 1} 行第 ${at.col + 1} 列`,
    empty: (/** @type {Place} */ at) => `空，第 ${at.row + 1} 行第 ${at.col + 1} 列`,
    selected: '，已选',
    picked: (/** @type {string} */ name) => `选中 ${name}`,
    dropped: '取消选择',
    matched: (/** @type {string} */ name, /** @type {number} */ left) => `消去一对 ${name}，还剩 ${left} 张`,
    different: (/** @type {string} */ a, /** @type {string} */ b) => `图案不同：${a} 与 ${b}`,
    turns: (/** @type {string} */ name, /** @type {number} */ turns) => `${name} 连不上：要拐 ${turns} 次弯，最多 2 次`,
    blocked: (/** @type {string} */ name) => `${name} 连不上：路全被挡住了`,
    hint: (/** @type {string} */ name, /** @type {Place} */ a, /** @type {Place} */ b) =>
      `提示：${name}，第 ${a.row + 1} 行第 ${a.col + 1} 列，与第 ${b.row + 1} 行第 ${b.col + 1} 列`,
    status: (/** @type {number} */ left, /** @type {number} */ pairs) => `还剩 ${left} 张，有 ${pairs} 对可连`,
    stuck: '没有能连的对子了。',
    odd: '有一种牌是单数，怎么排都消不完。',
    won: '全部消除！',
    shuffle: '重排',
    shuffled: '已重排，一定能消完',
    undo: '撤销',
    undone: '已撤销',
    redone: '已重做',
    again: '再来一局',
    dealt: (/** @type {number} */ tiles) => `新的一局，${tiles} 张牌`,
  },
  en: {
    board: (/** @type {number} */ rows, /** @type {number} */ cols) => `Lianliankan, ${rows} rows, ${cols} columns`,
    tile: (/** @type {string} */ name, /** @type {Place} */ at) => `${name}, row ${at.row + 1}, column ${at.col + 1}`,
    empty: (/** @type {Place} */ at) => `empty, row ${at.row + 1}, column ${at.col + 1}`,
    selected: ', selected',
    picked: (/** @type {string} */ name) => `${name} selected`,
    dropped: 'Nothing selected',
    matched: (/** @type {string} */ name, /** @type {number} */ left) => `A pair of ${name} is gone, ${left} tiles left`,
    different: (/** @type {string} */ a, /** @type {string} */ b) => `Different tiles: ${a} and ${b}`,
    turns: (/** @type {string} */ name, /** @type {number} */ turns) =>
      `${name} cannot be joined: that takes ${turns} turns, 2 are allowed`,
    blocked: (/** @type {string} */ name) => `${name} cannot be joined: every way is blocked`,
    hint: (/** @type {string} */ name, /** @type {Place} */ a, /** @type {Place} */ b) =>
      `Hint: ${name}, row ${a.row + 1}, column ${a.col + 1}, with row ${b.row + 1}, column ${b.col + 1}`,
    status: (/** @type {number} */ left, /** @type {number} */ pairs) => `${left} tiles left, ${pairs} pairs can be joined`,
    stuck: 'No pair can be joined any more.',
    odd: 'One kind has an odd number of tiles: no arrangement can be cleared.',
    won: 'All clear!',
    shuffle: 'Shuffle',
    shuffled: 'Shuffled; this can be cleared',
    undo: 'Undo',
    undone: 'Undone',
    redone: 'Redone',
    again: 'New game',
    dealt: (/** @type {number} */ tiles) => `A new game of ${tiles} tiles`,
  },
};
