// What <gomoku-board> says.
import { inThreeLanguages } from './language.js';

/** @typedef {'black' | 'white'} Color */

export const strings = inThreeLanguages({
  zh: {
    board: '五子棋棋盘，十五行十五列',
    black: '黑',
    white: '白',
    /** @param {string} name */
    empty: (name) => `${name} 空位`,
    /** @param {string} name @param {string} color @param {number} number */
    stone: (name, color, number) => `${name}，${color}，第 ${number} 手`,
    last: '，最后一手',
    winning: '，连五之子',
    /** @param {string} color */
    turn: (color) => `轮到${color}棋`,
    /** @param {string} color @param {string} rows */
    win: (color, rows) => `${color}棋胜：${rows}`,
    /** @param {string} from @param {string} to @param {number} count */
    row: (from, to, count) => `${from} 到 ${to} 连成${count === 5 ? '五' : ` ${count} `}子`,
    draw: '和棋：棋盘已满，无人连五',
    /** @param {string} name */
    aim: (name) => `选中 ${name}，再点一次落子`,
    undone: '已撤销',
    redone: '已重做',
    restarted: '新的一局',
    /** @param {string} name */
    taken: (name) => `${name} 已有棋子`,
    over: '本局已结束，可撤销或重新开始',
    stop: '。',
    and: '，',
  },
  en: {
    board: 'Gomoku board, 15 rows and 15 columns',
    black: 'black',
    white: 'white',
    /** @param {string} name */
    empty: (name) => `${name}, empty`,
    /** @param {string} name @param {string} color @param {number} number */
    stone: (name, color, number) => `${name}, ${color}, move ${number}`,
    last: ', last move',
    winning: ', part of the winning row',
    /** @param {string} color */
    turn: (color) => `${capital(color)} to play`,
    /** @param {string} color @param {string} rows */
    win: (color, rows) => `${capital(color)} wins: ${rows}`,
    /** @param {string} from @param {string} to @param {number} count */
    row: (from, to, count) => `${count === 5 ? 'five' : count} in a row, ${from} to ${to}`,
    draw: 'A draw: the board is full and nobody has five',
    /** @param {string} name */
    aim: (name) => `${name} chosen: tap it again to place`,
    undone: 'Undone',
    redone: 'Redone',
    restarted: 'A new game',
    /** @param {string} name */
    taken: (name) => `${name} already has a stone`,
    over: 'The game is over: undo, or start again',
    stop: '. ',
    and: '; ',
  },
});

/** @param {string} word */
function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
