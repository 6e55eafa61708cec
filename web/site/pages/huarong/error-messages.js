// The engine's error messages about a position, a code or a set of pieces, in the language of the page.
import { t } from '../../shared/i18n.js';

/** $1 is the pattern's first group. @type {[pattern: RegExp, zh: string, en: string][]} */
const messages = [
  [/has no 2×2 piece/, '还没有曹操（2×2 的大块）', 'Cao Cao, the 2×2 piece, is missing'],
  [/second 2×2 piece/, '有两个曹操，只能有一个', 'There are two Cao Caos; only one is allowed'],
  [
    /shape that is no/,
    '有一枚棋子的形状不对：只能是 1×1、1×2、2×1 或 2×2',
    'A piece has an invalid shape: 1×1, 1×2, 2×1 and 2×2 are allowed',
  ],
  [/has no blank cell/, '没有空格，棋子都动不了', 'There is no empty cell, so nothing can move'],
  [
    /has (\d+) cells that are not walls/,
    '除墙以外有 $1 格，最多 64 格',
    '$1 cells are not walls; at most 64 are allowed',
  ],
  [/no room for piece (\d+) at/, '滑块 $1 在它的目标那里放不下', 'There is no room for piece $1 at its goal'],
  [/another piece where piece (\d+)/, '滑块 $1 的目标和别的目标重叠', 'The goal of piece $1 overlaps another one'],
  [/has piece (\d+) on a gate/, '滑块 $1 没有目标，不能在门上', 'Piece $1 has no goal, so it cannot be on a gate'],
  [/code has (\d+) characters/, '代码有 $1 个字符，应当是 9 个', 'The code has $1 characters instead of 9'],
  [/code has (.+) at \d+/, '代码里不能有 $1', 'The code contains $1, which is not allowed'],
  [/check character/, '代码有一处打错了', 'There is a typing error in the code'],
  [/is (?:that of no|not the code of a) position/, '没有这个代码的局面', 'The code does not stand for a position'],
  [/take (\d+) cells/, '这些棋子占 $1 格，最多 15 格', 'These pieces take $1 cells; at most 15 are available'],
  [/is (\S+), want .*(?:0 to|integer)/, '棋子的数目不对', 'The number of pieces is invalid'],
  [/no layout of these pieces/, '这些棋子怎么摆都无解', 'No arrangement of these pieces can be solved'],
  [/want at most (\d+) for these pieces/, '这些棋子最远离出口 $1', 'The largest distance of these pieces is $1'],
];

/** @param {unknown} error @returns {string} */
export function describeError(error) {
  const message = error instanceof Error ? error.message : String(error);
  for (const [pattern, zh, en] of messages) {
    const match = pattern.exec(message);
    if (match) return t(zh, en).replace('$1', () => match[1]);
  }
  return message;
}
