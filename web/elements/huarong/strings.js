// What <huarong-board> says.
import { inThreeLanguages } from '../text/language.js';

/** @typedef {import('../../api/types.js').Direction} Direction */
/** @typedef {{ row: number, col: number, height: number, width: number }} Place */

/** @typedef {import('../../api/types.js').Metric} Metric */
/** @typedef {import('../../api/types.js').Lengths} Lengths */

const metricsZh = { step: '格步', slide: '滑步', move: '移步' };
const toZh = { up: '上移', down: '下移', left: '左移', right: '右移' };
const shapesZh = { caocao: '四格', horizontal: '横二格', vertical: '竖二格', soldier: '一格' };
const rangeZh = (/** @type {number} */ from, /** @type {number} */ length) =>
  length > 1 ? `${from + 1} 至 ${from + length}` : `${from + 1}`;
const placeZh = (/** @type {Place} */ at) => `第 ${rangeZh(at.row, at.height)} 行第 ${rangeZh(at.col, at.width)} 列`;

const shapesEn = { caocao: '2 by 2', horizontal: '1 by 2', vertical: '2 by 1', soldier: '1 by 1' };
const rangeEn = (/** @type {string} */ what, /** @type {number} */ from, /** @type {number} */ length) =>
  length > 1 ? `${what}s ${from + 1} to ${from + length}` : `${what} ${from + 1}`;
const placeEn = (/** @type {Place} */ at) =>
  `${rangeEn('row', at.row, at.height)}, ${rangeEn('column', at.col, at.width)}`;
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const number = new Intl.NumberFormat('en');
const count = (/** @type {number} */ n, /** @type {string} */ what) => `${n} ${what}${n === 1 ? '' : 's'}`;

export const strings = inThreeLanguages({
  zh: {
    board: '华容道，5 行 4 列，出口在最下面正中',
    exit: '出口',
    shapes: shapesZh,
    directions: toZh,
    piece: (
      /** @type {string} */ name,
      /** @type {string} */ shape,
      /** @type {Place} */ at,
      /** @type {Direction[]} */ free,
    ) =>
      `${name}，${shape}，${placeZh(at)}，${free.length ? `可${free.map((way) => toZh[way]).join('、')}` : '不可移动'}`,
    held: '，已拿起',
    out: (/** @type {string} */ name) => `${name}，已走出华容道`,
    pad: '移动选中的棋子',
    padFor: (/** @type {string} */ name) => `选中 ${name}`,
    padIdle: '拖动或点棋子',
    picked: (/** @type {string} */ name, /** @type {Direction[]} */ free) =>
      `拿起 ${name}，${free.length ? `可${free.map((way) => toZh[way]).join('、')}` : '不可移动'}`,
    dropped: (/** @type {string} */ name) => `放下 ${name}`,
    moved: (/** @type {string} */ name, /** @type {Direction} */ way, /** @type {Place} */ at) =>
      `${name}${toZh[way]}，到${placeZh(at)}`,
    stuck: (/** @type {string} */ name) => `${name} 现在动不了`,
    blocked: (/** @type {string} */ name, /** @type {Direction} */ way) => `${name} 不能${toZh[way]}`,
    undone: (/** @type {number} */ steps) => `已撤销，现在是第 ${steps} 步`,
    redone: (/** @type {number} */ steps) => `已重做，现在是第 ${steps} 步`,
    restarted: '回到开局',
    playing: (/** @type {number} */ from, /** @type {number} */ to) => `开始回放，第 ${from} 步起，共 ${to} 步`,
    paused: (/** @type {number} */ at) => `已暂停，第 ${at} 步`,
    ended: (/** @type {number} */ at) => `回放结束，第 ${at} 步`,
    won: (/** @type {string} */ name) => `${name}走出了华容道！`,
    score: (/** @type {Lengths} */ made) => `${made.step} 格步，${made.slide} 滑步，${made.move} 移步`,
    way: (/** @type {string} */ name, /** @type {Direction[]} */ path) =>
      name + path.map((way) => toZh[way]).join('再'),
    hint: (/** @type {string[]} */ moves, /** @type {number} */ distance, /** @type {Metric} */ metric) =>
      `提示：${moves.join('，或')}；还差 ${distance} ${metricsZh[metric]}`,
    hopeless: '从这里走不到出口',
    stands: (
      /** @type {number} */ steps,
      /** @type {number | null | undefined} */ distance,
      /** @type {Metric} */ metric,
    ) =>
      `第 ${steps} 步${distance === null ? '，从这里走不到出口' : distance === undefined ? '' : `，离出口还有 ${distance} ${metricsZh[metric]}`}`,
    unsolvable: (/** @type {number} */ searched) => `此局无解：能走到的 ${searched} 个局面全搜过了`,
    leapt: (/** @type {number} */ steps) => `走了 ${steps} 格步；撤销可回来`,
    taken: (/** @type {number} */ at) => `从第 ${at} 步起由你走`,
    again: '再来一局',
  },
  en: {
    board: 'Huarong Road, 5 rows, 4 columns, the exit is at the bottom in the middle',
    exit: 'Exit',
    shapes: shapesEn,
    directions: { up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right' },
    piece: (
      /** @type {string} */ name,
      /** @type {string} */ shape,
      /** @type {Place} */ at,
      /** @type {Direction[]} */ free,
    ) => `${name}, ${shape}, ${placeEn(at)}, ${free.length ? `can move ${or.format(free)}` : 'cannot move'}`,
    held: ', picked up',
    out: (/** @type {string} */ name) => `${name}, gone through the exit`,
    pad: 'Move the selected piece',
    padFor: (/** @type {string} */ name) => `${name} selected`,
    padIdle: 'Drag or tap a piece',
    picked: (/** @type {string} */ name, /** @type {Direction[]} */ free) =>
      `${name} picked up, ${free.length ? `can move ${or.format(free)}` : 'cannot move'}`,
    dropped: (/** @type {string} */ name) => `${name} put down`,
    moved: (/** @type {string} */ name, /** @type {Direction} */ way, /** @type {Place} */ at) =>
      `${name} ${way}, to ${placeEn(at)}`,
    stuck: (/** @type {string} */ name) => `${name} cannot move now`,
    blocked: (/** @type {string} */ name, /** @type {Direction} */ way) => `${name} cannot move ${way}`,
    undone: (/** @type {number} */ steps) => `Undone, now at step ${steps}`,
    redone: (/** @type {number} */ steps) => `Redone, now at step ${steps}`,
    restarted: 'Back at the start',
    playing: (/** @type {number} */ from, /** @type {number} */ to) => `Playing from step ${from} of ${to}`,
    paused: (/** @type {number} */ at) => `Paused at step ${at}`,
    ended: (/** @type {number} */ at) => `Played to step ${at}`,
    won: (/** @type {string} */ name) => `${name} is out!`,
    score: (/** @type {Lengths} */ made) =>
      [count(made.step, 'step'), count(made.slide, 'slide'), count(made.move, 'move')].join(', '),
    way: (/** @type {string} */ name, /** @type {Direction[]} */ path) => `${name} ${path.join(', then ')}`,
    hint: (/** @type {string[]} */ moves, /** @type {number} */ distance, /** @type {Metric} */ metric) =>
      `Hint: ${or.format(moves)}; ${count(distance, metric)} from the exit`,
    hopeless: 'There is no way out from here',
    stands: (
      /** @type {number} */ steps,
      /** @type {number | null | undefined} */ distance,
      /** @type {Metric} */ metric,
    ) =>
      `Step ${steps}${distance === null ? ', and there is no way out from here' : distance === undefined ? '' : `, ${count(distance, metric)} from the exit`}`,
    unsolvable: (/** @type {number} */ searched) =>
      `No way out: all ${number.format(searched)} positions within reach were searched`,
    leapt: (/** @type {number} */ steps) => `${count(steps, 'step')} made; undo leads back`,
    taken: (/** @type {number} */ at) => `You go on from step ${at}`,
    again: 'Play again',
  },
});
