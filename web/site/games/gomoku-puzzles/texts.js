// The texts about puzzles, in the page's language.
import { oppositeOf } from '../../../elements/gomoku/color.js';
import { coordinatesOf, pointName } from '../../../elements/gomoku/geometry.js';
import { t } from '../../kernel/i18n.js';

/** @import { GomokuTheme, Rule } from '../../../api/types.js' */
/** @import { Hint, Shape } from './hints.js' */
/** @import { Goal, Puzzle } from './pack.js' */
/** @import { Fault, PuzzleSession } from './session.js' */

const SIZE = 15;

/** @param {number} point */
const nameOf = (point) => pointName(point, SIZE);

/** @param {'black' | 'white'} color */
const colorName = (color) => (color === 'black' ? t('黑', 'Black') : t('白', 'White'));

/** @type {Record<Rule, string>} */
const rules = {
  freestyle: t('自由规则：五子或更多', 'Freestyle: five or more'),
  standard: t('标准规则：恰好五子', 'Standard: exactly five'),
  renju: t('连珠规则：黑棋有禁手', 'Renju: Black has forbidden moves'),
  caro: t('Caro 规则：两端被堵不算', 'Caro: five, not blocked at both ends'),
};

/** What the one move of a puzzle does, and why it does so. @type {Record<Goal, [task: string, reason: string]>} */
const goals = {
  five: [
    t('一步连五', 'make five'),
    t('横、竖、斜都行，五子连成一线就赢', 'Five in a row win: across, down or diagonally'),
  ],
  'block-four': [
    t('挡住对方的四', 'block the four'),
    t('对方再下一子就连五，只有一处能挡', 'The other side is about to make five; only one point stops it'),
  ],
  'straight-four': [
    t('一步成活四', 'make a straight four'),
    t('活四两头都能连五，对方挡不住', 'A straight four becomes five at either end: it cannot be blocked'),
  ],
  'block-three': [
    t('挡住对方的活三', 'block the open three'),
    t('活三再下一子就成活四，现在就要挡', 'An open three is about to become a straight four: block it now'),
  ],
  'double-four': [
    t('一步成双四', 'make two fours at once'),
    t('一子成两个四，对方只挡得住一个', 'One stone makes two fours, and only one of them can be blocked'),
  ],
};

/** @type {Record<GomokuTheme, string>} */
export const themes = {
  'four-three': t('四三', 'Four-three'),
  'double-four': t('双四', 'Double four'),
  'double-three': t('双三', 'Double three'),
  'three-first': t('活三起手', 'Starts with a three'),
  'four-block': t('边挡边冲', 'A four that blocks'),
  forbidden: t('抓禁', 'Forbidden point'),
};

/** @param {readonly GomokuTheme[]} found @returns {string} */
export const themesText = (found) => found.map((theme) => themes[theme]).join(t('、', ', '));

/** @param {Puzzle} puzzle the rule that it is played by; in grade 0, where it makes no difference, why the move is good */
export const ruleText = ({ goal, rule }) => (goal ? goals[goal][1] : rules[rule]);

/** @param {number} count up to ten */
const inWords = (count) =>
  t('零一二三四五六七八九十', 'zero one two three four five six seven eight nine ten').split(t('', ' '))[count];

/** @param {Pick<Puzzle, 'goal' | 'kind' | 'moves'>} puzzle what the player has to do, in short */
export function taskText({ goal, kind, moves }) {
  if (goal) return goals[goal][0];
  return kind === 'vcf'
    ? t(`连冲${inWords(moves)}个四取胜`, `win by ${inWords(moves)} fours`)
    : t(`连续进攻 ${moves} 手取胜`, `win with ${moves} threats`);
}

/** @param {Pick<Puzzle, 'grade' | 'number'>} puzzle */
export const titleText = ({ grade, number }) => t(`${grade} 级第 ${number} 题`, `Grade ${grade}, puzzle ${number}`);

/** @param {string} date */
export const dailyTitle = (date) => t(`每日一题 · ${date}`, `Daily puzzle · ${date}`);

/** @param {Puzzle} puzzle */
export function goalText(puzzle) {
  const [color, task] = [colorName(puzzle.turn), taskText(puzzle)];
  const inARow = puzzle.kind === 'vcf' && puzzle.moves > 1 ? ', one after another' : '';
  return t(`${color}先：${task}`, `${color} to play and ${task}${inARow}`);
}

/** @param {Fault} fault @param {Puzzle} puzzle */
function faultText({ attack, defence, isProved }, { kind, turn }) {
  const name = nameOf(attack);
  if (defence === null) {
    return kind === 'vcf'
      ? t(`${name} 没有形成四，对方不用应`, `${name} makes no four, so there is nothing to answer`)
      : t(`${name} 没有形成四或活三，对方不用应`, `${name} makes no four or open three, so there is nothing to answer`);
  }
  const other = colorName(oppositeOf(turn));
  if (kind === 'block') {
    return t(
      `${name} 没挡住：${other}棋下 ${nameOf(defence)} 就赢了`,
      `${name} does not block: ${other} wins with ${nameOf(defence)}`,
    );
  }
  if (!isProved) {
    return t(
      `${name} 之后${other}棋下 ${nameOf(defence)}，没有找到必胜`,
      `${name}: no win was found after ${other} answers ${nameOf(defence)}`,
    );
  }
  return t(
    `${name} 赢不了：${other}棋下 ${nameOf(defence)} 就挡住了`,
    `${name} does not win: ${other} holds with ${nameOf(defence)}`,
  );
}

/** @type {Record<Shape, string>} */
const shapes = {
  'block-four': t('对方的四', 'the other side’s four'),
  'block-three': t('对方的活三', 'the other side’s open three'),
  five: t('直接连五', 'five in a row'),
  'double-four': t('一手成两个四', 'two fours at once'),
  'four-three': t('一手成四又成活三', 'a four and an open three at once'),
  'straight-four': t('活四', 'a straight four'),
  four: t('冲四', 'a four'),
  'double-three': t('一手成两个活三', 'two open threes at once'),
  three: t('活三', 'an open three'),
};

/** The three by three parts of the board, row by row from the top left. */
const places = [
  t('左上', 'at the top left'),
  t('上方', 'at the top'),
  t('右上', 'at the top right'),
  t('左边', 'on the left'),
  t('中间', 'in the middle'),
  t('右边', 'on the right'),
  t('左下', 'at the bottom left'),
  t('下方', 'at the bottom'),
  t('右下', 'at the bottom right'),
];

/** @param {Hint} hint @param {number} step 1 to 3 */
function hintText({ area, move, row, shape }, step) {
  if (step === 3) return t(`提示三：下 ${nameOf(move)}`, `Hint 3: play ${nameOf(move)}`);
  if (step === 2) {
    const [from, to] = [nameOf(row[0]), nameOf(/** @type {number} */ (row.at(-1)))];
    return t(`提示二：看 ${from} 到 ${to} 这条线`, `Hint 2: look at the line from ${from} to ${to}`);
  }
  const middle = coordinatesOf((area[0] + area[1]) / 2, SIZE);
  const place = places[3 * Math.floor(middle.row / 5) + Math.floor(middle.col / 5)];
  return t(`提示一：棋盘${place}，找${shapes[shape]}`, `Hint 1: look for ${shapes[shape]} ${place}`);
}

/** @param {PuzzleSession} session what to do now */
export function statusText({ attacks, fault, help, nextAttack, played, puzzle, stage }) {
  if (!puzzle) return '';
  if (stage === 'solved') {
    if (puzzle.kind === 'block') return t('挡住了！', 'Blocked!');
    return attacks > puzzle.moves
      ? t(`赢了，用了 ${attacks} 手，最少 ${puzzle.moves} 手`, `Won by ${attacks} attacks; ${puzzle.moves} are enough`)
      : t('解出来了！', 'Solved!');
  }
  if (fault) return faultText(fault, puzzle);
  if (stage === 'answer') return t('对方应手……', 'The defence…');
  if (help) return hintText(help.hint, help.step);
  if (!played.length) return goalText(puzzle);
  const defence = nameOf(/** @type {number} */ (played.at(-1)));
  const rest = puzzle.moves - nextAttack + 1;
  const other = colorName(oppositeOf(puzzle.turn));
  if (rest < 1) return t(`${other}棋应 ${defence}，连五吧`, `${other} answers ${defence}: now make the five`);
  return t(`${other}棋应 ${defence}，还要攻 ${rest} 手`, `${other} answers ${defence}: ${rest} to go, then the five`);
}
