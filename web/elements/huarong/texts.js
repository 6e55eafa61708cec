// The texts of <huarong-board>.
import { inThreeLanguages } from '../text/language.js';

/** @import { Direction, Lengths, Metric, Piece } from '../../api/types.js' */
/** The details that an announcement about a piece may contain. @typedef {{ direction: Direction, directions: Direction[], piece: Piece }} PieceDetails */

const metricsZh = { step: '格步', slide: '滑步', move: '移步' };
const directionsZh = { up: '上移', down: '下移', left: '左移', right: '右移' };
const shapesZh = { caocao: '四格', horizontal: '横二格', vertical: '竖二格', soldier: '一格' };
const rangeZh = (/** @type {number} */ from, /** @type {number} */ length) =>
  length > 1 ? `${from + 1} 至 ${from + length}` : `${from + 1}`;
const placeZh = (/** @type {Piece} */ at) => `第 ${rangeZh(at.row, at.height)} 行第 ${rangeZh(at.col, at.width)} 列`;

const shapesEn = { caocao: '2 by 2', horizontal: '1 by 2', vertical: '2 by 1', soldier: '1 by 1' };
const rangeEn = (/** @type {string} */ what, /** @type {number} */ from, /** @type {number} */ length) =>
  length > 1 ? `${what}s ${from + 1} to ${from + length}` : `${what} ${from + 1}`;
const placeEn = (/** @type {Piece} */ at) =>
  `${rangeEn('row', at.row, at.height)}, ${rangeEn('column', at.col, at.width)}`;
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const number = new Intl.NumberFormat('en');
const count = (/** @type {number} */ n, /** @type {string} */ what) => `${n} ${what}${n === 1 ? '' : 's'}`;

export const strings = inThreeLanguages({
  zh: {
    board: '华容道，5 行 4 列，出口在最下面正中',
    puzzle: (/** @type {number} */ rows, /** @type {number} */ cols) => `滑块谜题，${rows} 行 ${cols} 列`,
    exit: '出口',
    shapes: shapesZh,
    directions: directionsZh,
    piece: (
      /** @type {string} */ name,
      /** @type {string} */ shape,
      /** @type {Piece} */ at,
      /** @type {Direction[]} */ legal,
    ) =>
      `${name}，${shape}，${placeZh(at)}，${legal.length ? `可${legal.map((direction) => directionsZh[direction]).join('、')}` : '不可移动'}`,
    isSelected: '，已拿起',
    exited: (/** @type {string} */ name) => `${name}，已走出华容道`,
    pad: '移动选中的棋子',
    padOf: (/** @type {string} */ name) => `选中 ${name}`,
    padIdle: '拖动或点棋子',
    selected: (/** @type {string} */ name, /** @type {PieceDetails} */ { directions: legal }) =>
      `拿起 ${name}，${legal.length ? `可${legal.map((direction) => directionsZh[direction]).join('、')}` : '不可移动'}`,
    deselected: (/** @type {string} */ name) => `放下 ${name}`,
    moved: (/** @type {string} */ name, /** @type {PieceDetails} */ { direction, piece }) =>
      `${name}${directionsZh[direction]}，到${placeZh(piece)}`,
    stuck: (/** @type {string} */ name) => `${name} 现在动不了`,
    blocked: (/** @type {string} */ name, /** @type {PieceDetails} */ { direction }) =>
      `${name} 不能${directionsZh[direction]}`,
    undone: (/** @type {number} */ steps) => `已撤销，现在是第 ${steps} 步`,
    redone: (/** @type {number} */ steps) => `已重做，现在是第 ${steps} 步`,
    restarted: '回到开局',
    playing: (/** @type {number} */ from, /** @type {number} */ to) => `开始回放，第 ${from} 步起，共 ${to} 步`,
    paused: (/** @type {number} */ at) => `已暂停，第 ${at} 步`,
    ended: (/** @type {number} */ at) => `回放结束，第 ${at} 步`,
    won: (/** @type {string} */ name) => `${name}走出了华容道！`,
    demonstrated: '演示结束',
    tryIt: '自己试一次',
    puzzleSolved: '解开了！',
    score: (/** @type {Lengths} */ made) => `${made.step} 格步，${made.slide} 滑步，${made.move} 移步`,
    path: (/** @type {string} */ name, /** @type {Direction[]} */ path) =>
      name + path.map((direction) => directionsZh[direction]).join('再'),
    hint: (/** @type {string[]} */ moves, /** @type {number} */ distance, /** @type {Metric} */ metric) =>
      `提示：${moves.join('，或')}；还差 ${distance} ${metricsZh[metric]}`,
    noExit: '从这里解不开了',
    status: (
      /** @type {number} */ steps,
      /** @type {number | null | undefined} */ distance,
      /** @type {Metric} */ metric,
    ) =>
      `第 ${steps} 步${distance === null ? '，从这里解不开了' : distance === undefined ? '' : `，还差 ${distance} ${metricsZh[metric]}`}`,
    unsolvable: (/** @type {number} */ searched) => `此局无解：能走到的 ${searched} 个局面全搜过了`,
    undecided: '局面太多，没能解出',
    jumped: (/** @type {number} */ steps) => `走了 ${steps} 格步；撤销可回来`,
    takenOver: (/** @type {number} */ at) => `从第 ${at} 步起由你走`,
    again: '再来一局',
  },
  en: {
    board: 'Huarong Road, 5 rows, 4 columns, the exit is at the bottom in the middle',
    puzzle: (rows, cols) => `Sliding-block puzzle, ${rows} rows, ${cols} columns`,
    exit: 'Exit',
    shapes: shapesEn,
    directions: { up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right' },
    piece: (name, shape, at, legal) =>
      `${name}, ${shape}, ${placeEn(at)}, ${legal.length ? `can move ${or.format(legal)}` : 'cannot move'}`,
    isSelected: ', selected',
    exited: (name) => `${name}, has left through the exit`,
    pad: 'Move the selected piece',
    padOf: (name) => `${name} selected`,
    padIdle: 'Drag or tap a piece',
    selected: (name, { directions: legal }) =>
      `${name} selected, ${legal.length ? `can move ${or.format(legal)}` : 'cannot move'}`,
    deselected: (name) => `${name} deselected`,
    moved: (name, { direction, piece }) => `${name} ${direction}, to ${placeEn(piece)}`,
    stuck: (name) => `${name} cannot move now`,
    blocked: (name, { direction }) => `${name} cannot move ${direction}`,
    undone: (steps) => `Undone, now at step ${steps}`,
    redone: (steps) => `Redone, now at step ${steps}`,
    restarted: 'Back at the start',
    playing: (from, to) => `Playing from step ${from} of ${to}`,
    paused: (at) => `Paused at step ${at}`,
    ended: (at) => `Played to step ${at}`,
    won: (name) => `${name} escapes!`,
    demonstrated: 'End of the demonstration',
    tryIt: 'Try it yourself',
    puzzleSolved: 'Solved!',
    score: (made) => [count(made.step, 'step'), count(made.slide, 'slide'), count(made.move, 'move')].join(', '),
    path: (name, path) => `${name} ${path.join(', then ')}`,
    hint: (moves, distance, metric) => `Hint: ${or.format(moves)}; ${count(distance, metric)} to go`,
    noExit: 'It cannot be solved from here',
    status: (steps, distance, metric) =>
      `Step ${steps}${distance === null ? ', and it cannot be solved from here' : distance === undefined ? '' : `, ${count(distance, metric)} to go`}`,
    unsolvable: (searched) => `No way out: all ${number.format(searched)} reachable positions were searched`,
    undecided: 'There are too many positions to find a solution',
    jumped: (steps) => `${count(steps, 'step')} made at once; undo takes them all back`,
    takenOver: (at) => `You continue from step ${at}`,
    again: 'Play again',
  },
});
