// Says in the visitor's language why a position, a code or a set of pieces is refused.
import { translateError, translateWarning } from '../../kernel/error-messages.js';
import { t } from '../../kernel/i18n.js';

const badNumber = () => t('棋子的数目不对', 'The number of pieces is invalid');

/** @type {import('../../kernel/error-messages.js').Texts} */
const texts = {
  'no-cao-cao': () => t('还没有曹操（2×2 的大块）', 'Cao Cao, the 2×2 piece, is missing'),
  'several-cao-caos': () => t('有两个曹操，只能有一个', 'There are two Cao Caos; only one is allowed'),
  'bad-shape': () =>
    t(
      '有一枚棋子的形状不对：只能是 1×1、1×2、2×1 或 2×2',
      'A piece has an invalid shape: 1×1, 1×2, 2×1 and 2×2 are allowed',
    ),
  'no-blank': () => t('没有空格，棋子都动不了', 'There is no empty cell, so nothing can move'),
  'too-many-cells': ({ value }) =>
    t(`除墙以外有 ${value} 格，最多 64 格`, `${value} cells are not walls; at most 64 are allowed`),
  'goal-unreachable': ({ value }) =>
    t(`滑块 ${value} 在它的目标那里放不下`, `There is no room for piece ${value} at its goal`),
  'goals-overlap': ({ value }) =>
    t(`滑块 ${value} 的目标和别的目标重叠`, `The goal of piece ${value} overlaps another one`),
  'on-gate': ({ value }) =>
    t(`滑块 ${value} 没有目标，不能在门上`, `Piece ${value} has no goal, so it cannot be on a gate`),
  length: ({ value, expected }) =>
    t(`代码有 ${value} 个字符，应当是 ${expected} 个`, `The code has ${value} characters instead of ${expected}`),
  check: () => t('代码有一处打错了', 'There is a typing error in the code'),
  layout: () => t('没有这个代码的局面', 'The code does not stand for a position'),
  cell: ({ at }) => t(`第 ${at + 1} 个字符起的编号不对`, `The number at character ${at + 1} is invalid`),
  ragged: () => t('各行的格数不一样', 'The rows have different numbers of cells'),
  size: () => t('行或列超过 16', 'There are more than 16 rows or columns'),
  'piece-in-parts': ({ at }) =>
    t(
      `第 ${at + 1} 个字符：同一个记号的格子没有连在一起`,
      `Character ${at + 1}: cells with the same mark do not touch each other`,
    ),
  shape: ({ at }) => t(`第 ${at + 1} 个字符起的车不是直的`, `The car at character ${at + 1} is not a straight line`),
  goal: () => t('看不出目标在哪里', 'The goal is not clear'),
  distance: ({ max }) => t(`这些棋子最远离出口 ${max}`, `The largest distance of these pieces is ${max}`),
  'board-size': ({ value, max }) =>
    t(`这些棋子占 ${value} 格，最多 ${max} 格`, `These pieces take ${value} cells; at most ${max} are available`),
  unsolvable: () => t('这些棋子怎么摆都无解', 'No arrangement of these pieces can be solved'),
  'limit-exceeded': () => t('时间太短，没能算完', 'There was not enough time for this search'),
  'argument-range': badNumber,
  'argument-type': badNumber,
};

/** @param {unknown} error @returns {string} */
export const describeError = (error) => translateError(error, texts) ?? /** @type {Error} */ (error).message;

/** @param {import('../../../api/types.js').ParseWarning} warning */
export const describeWarning = (warning) =>
  translateWarning(warning, {
    'no-goal': () => t('没有写明目标', 'It has no goal'),
    'piece-in-parts': () => t('有的棋子分成几块，一起移动', 'Some pieces consist of parts, which move together'),
    padded: () => t('有的行短了，补上了空格', 'Short rows were filled with blanks'),
    text: () => t('有些文字没有读', 'Some of the text was not read'),
  });
