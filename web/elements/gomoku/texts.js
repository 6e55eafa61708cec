// The texts of <gomoku-board>: labels, the status line and announcements for screen readers.
import { inThreeLanguages } from '../text/language.js';

export const strings = inThreeLanguages({
  zh: {
    /** @param {number} size */
    board: (size) => `五子棋棋盘，${size} 行 ${size} 列`,
    black: '黑',
    white: '白',
    /** @param {string} name */
    empty: (name) => `${name} 空位`,
    /** @param {string} name @param {string} color @param {number} number */
    stone: (name, color, number) => `${name}，${color}，第 ${number} 手`,
    /** @param {string} name @param {string} color */
    setUp: (name, color) => `${name}，${color}`,
    last: '，最后一手',
    winning: '，连五之子',
    /** @param {string} kind */
    forbidden: (kind) => `，${kind}`,
    /** @param {string} color @param {boolean} five or a straight four */
    completes: (color, five) => `，${color}在此成${five ? '五' : '活四'}`,
    /** @param {string} color */
    turn: (color) => `轮到${color}棋`,
    /** @param {string} color @param {string} player */
    turnOf: (color, player) => `轮到${player}（${color}棋）`,
    players: { you: '你', computer: '电脑', remote: '对方', first: '先手', second: '后手' },
    wins: {
      black: '黑棋胜',
      white: '白棋胜',
      you: '你胜了',
      computer: '电脑胜',
      remote: '对方胜',
      first: '先手胜',
      second: '后手胜',
    },
    /** @param {string} wins @param {string} rows */
    win: (wins, rows) => `${wins}：${rows}`,
    /** @param {string} from @param {string} to @param {number} count */
    row: (from, to, count) => `${from} 到 ${to} 连成${count === 5 ? '五' : ` ${count} `}子`,
    /** @param {string} wins @param {string} name @param {string} kind */
    lostByForbidden: (wins, name, kind) => `${wins}：黑棋 ${name} 是${kind}`,
    draw: '和棋：棋盘已满，无人连五',
    forbiddenKinds: { overline: '长连禁手', 'double-four': '四四禁手', 'double-three': '三三禁手' },
    forbiddenLines: { overline: '长连', four: '四', three: '活三' },
    /** @param {string} name @param {string} kind @param {string[]} lines */
    explainForbidden: (name, kind, lines) => `${name} 是${kind}：${lines.join('，')}`,
    /** @param {string} kind @param {string} from @param {string} to */
    line: (kind, from, to) => `${kind} ${from} 到 ${to}`,
    confirmForbidden: '；再下一次就算落子，黑棋判负',
    threats: { five: '连五', 'straight-four': '活四', four: '冲四', 'open-three': '活三' },
    /** @param {string} color @param {string} line @param {string[]} next */
    threat: (color, line, next) => `${color}：${line}${next.length ? `，下一手 ${next.join('、')}` : ''}`,
    recommended: '，推荐下在这里',
    /** @param {number} rank @param {string} score */
    ranked: (rank, score) => `，第 ${rank} 选，评分 ${score}`,
    /** Of a move that wins or loses by force, on its point. @type {Record<number, string | undefined>} */
    scores: { 1: '胜', '-1': '负' },
    losing: '，败着',
    losingSign: '败',
    /** @param {string} color @param {string} name @param {string} prognosis */
    hint: (color, name, prognosis) => `提示：${color}棋下 ${name}${prognosis}`,
    winsByForce: '，必胜',
    losesAnyway: '，不过怎样都挡不住了',
    thinking: '电脑在想……',
    thinkingStopped: '电脑已停止思考',
    notYourTurn: '电脑正在想，轮到你时再下',
    remoteTurn: '轮到对方，请等对方落子',
    /** @param {string} move */
    computerMoved: (move) => `电脑：${move}`,
    /** @param {string} player @param {string} color */
    placing: (player, color) => `开局由${player}摆：下一子${color}`,
    /** @param {string} player */
    choose: (player) => `请${player}选择执黑或执白`,
    /** @param {string} player @param {'black' | 'white' | 'more'} choice */
    chose: (player, choice) => `${player}${{ black: '执黑', white: '执白', more: '再摆两子' }[choice]}`,
    searching: '正在推演',
    searchStopped: '推演已停止',
    /** @param {string} color @param {'vcf' | 'vct'} kind @param {number} count */
    forced: (color, kind, count) =>
      `${color}棋必胜：${kind === 'vcf' ? '连续冲四' : '冲四与活三'}，共 ${count} 手，可逐手前进来看`,
    /** @param {string} color */
    noForcedWin: (color) => `${color}棋没有必胜：已证明单靠冲四与活三赢不了`,
    undecided: '时间用尽，未得出结论',
    /** @param {string} name */
    aimed: (name) => `选中 ${name}，再点一次落子`,
    start: '开局',
    /** @param {number} steps @param {number} total */
    playing: (steps, total) => `开始播放：第 ${steps} 手，共 ${total} 手`,
    /** @param {number} steps */
    paused: (steps) => `已暂停：第 ${steps} 手`,
    undone: '已撤销',
    redone: '已重做',
    restarted: '新的一局',
    /** @param {string} name */
    occupied: (name) => `${name} 已有棋子`,
    gameOver: '本局已结束，可撤销或重新开始',
    sentenceEnd: '。',
    rowSeparator: '，',
  },
  en: {
    /** @param {number} size */
    board: (size) => `Gomoku board, ${size} rows and ${size} columns`,
    black: 'black',
    white: 'white',
    /** @param {string} name */
    empty: (name) => `${name}, empty`,
    /** @param {string} name @param {string} color @param {number} number */
    stone: (name, color, number) => `${name}, ${color}, move ${number}`,
    /** @param {string} name @param {string} color */
    setUp: (name, color) => `${name}, ${color}`,
    last: ', last move',
    winning: ', part of the winning row',
    /** @param {string} kind */
    forbidden: (kind) => `, forbidden: ${kind}`,
    /** @param {string} color @param {boolean} five or a straight four */
    completes: (color, five) => `, ${color} makes ${five ? 'five' : 'a straight four'} here`,
    /** @param {string} color */
    turn: (color) => `${capital(color)} to play`,
    /** @param {string} color @param {string} player */
    turnOf: (color, player) => `${capital(color)} to play: ${player}`,
    players: {
      you: 'you',
      computer: 'the computer',
      remote: 'your opponent',
      first: 'the first player',
      second: 'the second player',
    },
    wins: {
      black: 'Black wins',
      white: 'White wins',
      you: 'You win',
      computer: 'The computer wins',
      remote: 'Your opponent wins',
      first: 'The first player wins',
      second: 'The second player wins',
    },
    /** @param {string} wins @param {string} rows */
    win: (wins, rows) => `${wins}: ${rows}`,
    /** @param {string} from @param {string} to @param {number} count */
    row: (from, to, count) => `${count === 5 ? 'five' : count} in a row, ${from} to ${to}`,
    /** @param {string} wins @param {string} name @param {string} kind */
    lostByForbidden: (wins, name, kind) => `${wins}: Black's ${name} is forbidden (${kind})`,
    draw: 'A draw: the board is full and nobody has five',
    forbiddenKinds: { overline: 'overline', 'double-four': 'double four', 'double-three': 'double three' },
    forbiddenLines: { overline: 'more than five', four: 'four', three: 'open three' },
    /** @param {string} name @param {string} kind @param {string[]} lines */
    explainForbidden: (name, kind, lines) => `${name} is forbidden (${kind}): ${lines.join(', ')}`,
    /** @param {string} kind @param {string} from @param {string} to */
    line: (kind, from, to) => `${kind} ${from} to ${to}`,
    confirmForbidden: '; choose it once more to place the stone, and Black loses',
    threats: { five: 'five', 'straight-four': 'straight four', four: 'four', 'open-three': 'open three' },
    /** @param {string} color @param {string} line @param {string[]} next */
    threat: (color, line, next) => `${capital(color)}: ${line}${next.length ? `, next ${next.join(' or ')}` : ''}`,
    recommended: ', recommended',
    /** @param {number} rank @param {string} score */
    ranked: (rank, score) => `, number ${rank} of the best moves, score ${score}`,
    /** Of a move that wins or loses by force, on its point. @type {Record<number, string | undefined>} */
    scores: { 1: 'win', '-1': 'loss' },
    losing: ', the losing move',
    losingSign: '??',
    /** @param {string} color @param {string} name @param {string} prognosis */
    hint: (color, name, prognosis) => `Hint: ${color} at ${name}${prognosis}`,
    winsByForce: ', which wins',
    losesAnyway: ', though every move loses',
    thinking: 'The computer is thinking…',
    thinkingStopped: 'The computer stopped thinking',
    notYourTurn: 'The computer is thinking: wait for your turn',
    remoteTurn: 'It is your opponent’s turn',
    /** @param {string} move */
    computerMoved: (move) => `The computer: ${move}`,
    /** @param {string} player @param {string} color */
    placing: (player, color) => `The opening, placed by ${player}: now ${color}`,
    /** @param {string} player */
    choose: (player) => `${capital(player)} ${player === 'you' ? 'choose' : 'chooses'} a colour`,
    /** @param {string} player @param {'black' | 'white' | 'more'} choice */
    chose: (player, choice) =>
      `${capital(player)} ${player === 'you' ? 'take' : 'takes'} ${{ black: 'Black', white: 'White', more: 'two more stones' }[choice]}`,
    searching: 'Searching',
    searchStopped: 'The search was stopped',
    /** @param {string} color @param {'vcf' | 'vct'} kind @param {number} count */
    forced: (color, kind, count) =>
      `${capital(color)} wins by force, by ${kind === 'vcf' ? 'fours alone' : 'fours and threes'}, in ${count} ${count === 1 ? 'move' : 'moves'}: step forward to see them`,
    /** @param {string} color */
    noForcedWin: (color) => `${capital(color)} has no forced win: proved for fours and threes`,
    undecided: 'Time ran out before the search was finished',
    /** @param {string} name */
    aimed: (name) => `${name} chosen: tap it again to place`,
    start: 'The start',
    /** @param {number} steps @param {number} total */
    playing: (steps, total) => `Playing: move ${steps} of ${total}`,
    /** @param {number} steps */
    paused: (steps) => `Paused at move ${steps}`,
    undone: 'Undone',
    redone: 'Redone',
    restarted: 'A new game',
    /** @param {string} name */
    occupied: (name) => `${name} already has a stone`,
    gameOver: 'The game is over: undo, or start again',
    sentenceEnd: '. ',
    rowSeparator: '; ',
  },
});

/** @param {string} word */
function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
