// The texts of <lianliankan-board>.
import { inThreeLanguages } from '../text/language.js';

/** @typedef {{ row: number, col: number }} Place */

export const strings = inThreeLanguages({
  zh: {
    board: (/** @type {number} */ rows, /** @type {number} */ cols) => `连连看，${rows} 行 ${cols} 列`,
    tile: (/** @type {string} */ name, /** @type {Place} */ at) => `${name}，第 ${at.row + 1} 行第 ${at.col + 1} 列`,
    empty: (/** @type {Place} */ at) => `空，第 ${at.row + 1} 行第 ${at.col + 1} 列`,
    wall: (/** @type {Place} */ at) => `墙，第 ${at.row + 1} 行第 ${at.col + 1} 列`,
    selected: '，已选',
    picked: (/** @type {string} */ name) => `选中 ${name}`,
    dropped: '取消选择',
    matched: (/** @type {string} */ name, /** @type {number} */ left) => `消去一对 ${name}，还剩 ${left} 张`,
    partner: '，可以相连',
    reached: (/** @type {number} */ turns) => (turns === 0 ? '，直线可到' : `，拐 ${turns} 次可到`),
    partners: (/** @type {number} */ count) => (count === 0 ? '，现在没有能连的' : `，能和 ${count} 张相连`),
    reach: '看连线：选一张牌，每一格标出最少要拐几次',
    noReach: '不看连线',
    alike: (/** @type {string} */ name, /** @type {number} */ count) => `${name} 还有 ${count} 张，都标出来了`,
    refused: {
      different: (/** @type {string} */ a, /** @type {string} */ b) => `图案不同：${a} 与 ${b}`,
      turns: (/** @type {string} */ name, /** @type {string} */ _, /** @type {number} */ turns) =>
        `${name} 连不上：要拐 ${turns} 次弯，最多 2 次`,
      blocked: (/** @type {string} */ name) => `${name} 连不上：路全被挡住了`,
    },
    hint: (/** @type {string} */ name, /** @type {Place} */ a, /** @type {Place} */ b) =>
      `提示：${name}，第 ${a.row + 1} 行第 ${a.col + 1} 列，与第 ${b.row + 1} 行第 ${b.col + 1} 列`,
    hinted: { solvable: '；照此能消完', unsolvable: '；不过这一局已经消不完了', undecided: '' },
    unsolvable: '已经消不完了：怎么走都不行。可以撤销，或重排。',
    undecided: '没有算出来：这一局太难了。',
    playing: (/** @type {number} */ at, /** @type {number} */ total) => `播放：从第 ${at} 步到第 ${total} 步`,
    paused: (/** @type {number} */ at) => `停在第 ${at} 步`,
    ended: (/** @type {number} */ at) => `播放完毕，第 ${at} 步`,
    status: (/** @type {number} */ left, /** @type {number} */ pairs) => `还剩 ${left} 张，有 ${pairs} 对可连`,
    stuck: '没有能连的对子了。',
    odd: '有一种牌是单数，怎么排都消不完。',
    noArrangement: '没有找到能消完的排法：请撤销。',
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
    wall: (/** @type {Place} */ at) => `wall, row ${at.row + 1}, column ${at.col + 1}`,
    selected: ', selected',
    picked: (/** @type {string} */ name) => `${name} selected`,
    dropped: 'Nothing selected',
    matched: (/** @type {string} */ name, /** @type {number} */ left) =>
      `A pair of ${name} is gone, ${left} tiles left`,
    partner: ', can be joined',
    reached: (/** @type {number} */ turns) =>
      [', in a straight line', ', one turn away'][turns] ?? `, ${turns} turns away`,
    partners: (/** @type {number} */ count) =>
      [', which joins no tile now', ', which joins 1 tile'][count] ?? `, which joins ${count} tiles`,
    reach: 'Showing reach: pick a tile, and each cell says how few turns a line takes to it',
    noReach: 'Not showing reach',
    alike: (/** @type {string} */ name, /** @type {number} */ count) => `${name}: ${count} left, all marked`,
    refused: {
      different: (/** @type {string} */ a, /** @type {string} */ b) => `Different tiles: ${a} and ${b}`,
      turns: (/** @type {string} */ name, /** @type {string} */ _, /** @type {number} */ turns) =>
        `${name} cannot be joined: that takes ${turns} turns, 2 are allowed`,
      blocked: (/** @type {string} */ name) => `${name} cannot be joined: every way is blocked`,
    },
    hint: (/** @type {string} */ name, /** @type {Place} */ a, /** @type {Place} */ b) =>
      `Hint: ${name}, row ${a.row + 1}, column ${a.col + 1}, with row ${b.row + 1}, column ${b.col + 1}`,
    hinted: {
      solvable: '; this way it can be cleared',
      unsolvable: '; but the board can no longer be cleared',
      undecided: '',
    },
    unsolvable: 'This board can no longer be cleared, whatever you do. Undo, or shuffle.',
    undecided: 'No answer found: this board is too hard.',
    playing: (/** @type {number} */ at, /** @type {number} */ total) => `Playing from move ${at} to move ${total}`,
    paused: (/** @type {number} */ at) => `Stopped at move ${at}`,
    ended: (/** @type {number} */ at) => `Played to the end, move ${at}`,
    status: (/** @type {number} */ left, /** @type {number} */ pairs) =>
      `${left} tiles left, ${pairs} pairs can be joined`,
    stuck: 'No pair can be joined any more.',
    odd: 'One kind has an odd number of tiles: no arrangement can be cleared.',
    noArrangement: 'Found no shuffle that can be cleared: undo.',
    won: 'All clear!',
    shuffle: 'Shuffle',
    shuffled: 'Shuffled; this can be cleared',
    undo: 'Undo',
    undone: 'Undone',
    redone: 'Redone',
    again: 'New game',
    dealt: (/** @type {number} */ tiles) => `A new game of ${tiles} tiles`,
  },
});
