// What the engine finds wrong with a position, a code or a mix of pieces, in the visitor's language.
import { t } from '../../shared/i18n.js';

/** What its message says, in words for players; $1 is what the parentheses caught. @type {[RegExp, zh: string, en: string][]} */
const faults = [
  [/has no 2×2 piece/, '还没有曹操（2×2 的大块）', 'There is no Cao Cao yet, the 2×2 piece'],
  [/second 2×2 piece/, '有两个曹操，只能有一个', 'There are two Cao Caos; there can be only one'],
  [
    /shape that is no/,
    '有一枚棋子的形状不对：只能是 1×1、1×2、2×1 或 2×2',
    'A piece has a wrong shape: 1×1, 1×2, 2×1 and 2×2 are allowed',
  ],
  [/has no blank cell/, '没有空格，谁也动不了', 'There is no empty cell, so nothing can move'],
  [/code has (\d+) characters/, '代码有 $1 个字符，应当是 9 个', 'The code has $1 characters, and should have 9'],
  [/code has (.+) at \d+/, '代码里不会有 $1', 'No code has $1 in it'],
  [/check character/, '代码有一处打错了', 'There is a typing error in the code'],
  [/is that of no position/, '没有这个代码的局面', 'The code is that of no position'],
  [/take (\d+) cells/, '这些棋子占 $1 格，最多 15 格', 'These pieces take $1 cells, and 15 is the most'],
  [/is (\S+), want .*(?:0 to|integer)/, '棋子的数目不对', 'A number of pieces is wrong'],
  [/no layout of these pieces/, '这些棋子怎么摆都无解', 'No layout of these pieces has a way out'],
  [/want at most (\d+) for these pieces/, '这些棋子最远离出口 $1', 'These pieces get $1 away at most'],
];

/** @param {unknown} error @returns {string} */
export function explain(error) {
  const message = error instanceof Error ? error.message : String(error);
  for (const [pattern, zh, en] of faults) {
    const found = pattern.exec(message);
    if (found) return t(zh, en).replace('$1', () => found[1]);
  }
  return message;
}
