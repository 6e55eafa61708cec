// The film of the page: threes that count, and threes that do not.
import { t } from '../../../kernel/i18n.js';
import { shape } from '../../../kernel/svg.js';
import { cellName, line, note, ring } from '../marks.js';
import { cellOf, drawBoard, SIZE, stoneFilm } from '../stone-board.js';
import { judgePoint } from './algorithm.js';

/** @import { Film } from '../figure.js' */
/** @import { Frame } from '../marks.js' */
/** @import { Verdict } from './algorithm.js' */
/** @typedef {{ board: readonly string[], point: number, isHeld?: boolean }} Question isHeld: does the reader move the point? */

/** @param {'overline' | 'double-four' | 'double-three'} foul */
const foulName = (foul) =>
  ({
    overline: t('长连', 'an overline'),
    'double-four': t('四四', 'a double four'),
    'double-three': t('三三', 'a double three'),
  })[foul];

/** @param {string} step @param {number} point @param {Verdict | number | undefined} found @param {number} depth of the point, from 1 */
function sentenceOf(step, point, found, depth) {
  const at = cellName(cellOf(point));
  const verdict = /** @type {Verdict} */ (found);
  switch (step) {
    case 'place':
      return depth === 1
        ? t(`假设黑棋下在${at}。`, `Suppose that Black plays ${at}.`)
        : t(
            `假设黑棋再下${at}，看看那里是不是禁手。`,
            `Suppose that Black goes on with ${at}. Is that point forbidden?`,
          );
    case 'try':
      return t(
        `再下${at}就成活四。这个三算不算，要看那一点能不能下。`,
        `One more stone, at ${at}, makes a straight four. The three counts only if that point is allowed.`,
      );
    case 'three':
      return t('那一点能下，所以这个三是真的。', 'That point is allowed, so this three is real.');
    default:
      if (verdict === 'allowed') {
        return t(`${at}没有禁手，可以下。`, `There is no foul at ${at}: it is allowed.`);
      }
      if (verdict === 'five') {
        return depth === 1
          ? t(`${at}连成五子，赢了！`, `Five in a row at ${at}: Black wins!`)
          : t(`${at}连成五子，不是活四。`, `At ${at} there are five in a row, which is no straight four.`);
      }
      return t(`${at}是${foulName(verdict)}，禁手。`, `At ${at} there is ${foulName(verdict)}: it is forbidden.`);
  }
}

/** @param {string} text `B`, `W` and `.` for the points, `?` for the one in question @returns {Question} */
const question = (text) => {
  const points = [...text.replaceAll(' ', '')];
  return { board: points.map((point) => (point === '?' ? '.' : point)), point: points.indexOf('?') };
};

/** @type {Film<Question>} */
export const film = {
  ...stoneFilm,
  start: question('......... ......... ..B...... ...B.B... ...B.BB.. .....?... .W....... ......W.. .........'),

  framesOf({ board, point: asked }) {
    /** @type {{ point: number, lines: number[][] }[]} the stones that are supposed, and their threes */
    const stack = [];
    /** @type {Frame[]} */
    const frames = [];
    /** @type {number | undefined} */
    let gap;
    judgePoint(board, asked, (step, point, found) => {
      if (step === 'place') stack.push({ point, lines: [] });
      if (step === 'try') gap = point;
      if (step === 'three' && gap !== undefined) stack[stack.length - 1].lines.push([point, gap]);
      const supposed = stack.map((each, index) => ({ cell: cellOf(each.point), number: index + 1 }));
      frames.push({
        line: step,
        text: sentenceOf(step, point, found, stack.length),
        marks: [
          ...stack.flatMap(({ lines }) => lines.map((ends) => line(ends.map(cellOf)))),
          ...supposed.map(({ cell: [row, col] }) =>
            shape('circle', { class: 'stone black', cx: col + 0.5, cy: row + 0.5, r: 0.44 }),
          ),
          ...supposed.map(({ cell, number }) => note(cell, number, { name: 'on-black' })),
          ring(cellOf(point), step === 'try' ? 'looked' : 'here'),
        ],
        notes: new Map(
          supposed.map(({ cell, number }) => [cell.join(' '), t(`假设的第 ${number} 子`, `supposed stone ${number}`)]),
        ),
      });
      if (step === 'verdict') {
        const [gone] = stack.splice(-1);
        gap = gone.point;
      }
    });
    return frames;
  },

  draw({ board, point, isHeld }) {
    const stones = board.flatMap((stone, at) => (stone === '.' ? [] : [at]));
    const picture = drawBoard(stones, (index) => board[stones[index]] === 'B');
    const unordered = picture.content.filter(({ attributes }) => !String(attributes.class).startsWith('last'));
    return { ...picture, content: [...unordered, ring(cellOf(point), isHeld ? 'held' : 'end')] };
  },

  labelOf({ board, point }, row, col) {
    const at = row * SIZE + col;
    const names = /** @type {Record<string, string>} */ ({
      B: t('黑', 'black'),
      W: t('白', 'white'),
      '.': t('空', 'empty'),
    });
    const name = at === point ? t('要判断的点', 'the point in question') : names[board[at]];
    return t(`${cellName([row, col])}，${name}`, `${cellName([row, col])}, ${name}`);
  },

  edit({ board, point, isHeld }, row, col) {
    const at = row * SIZE + col;
    if (at === point) {
      if (isHeld) return { state: { board, point } };
      const said = t('再点一个空点，改判那里。', 'Now choose an empty point to ask about that one.');
      return { state: { board, point, isHeld: true }, said };
    }
    if (isHeld && board[at] === '.') return { state: { board, point: at } };
    const next = /** @type {Record<string, string>} */ ({ '.': 'B', B: 'W', W: '.' })[board[at]];
    return { state: { board: board.with(at, next), point } };
  },
};
