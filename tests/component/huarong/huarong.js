// Helpers for the tests of 华容道: the engine, levels and puzzles, and a pointer that drags.
import { readFileSync } from 'node:fs';
import { load } from 'qiju/huarong';
import { groupLevels } from '../../../web/site/games/huarong/level-groups.js';
import { shortLevels } from '../../../web/site/games/huarong/short-levels.js';

/** @typedef {Awaited<ReturnType<typeof visit>>} Tab */
/** @typedef {import('qiju').Direction} Direction */
/** @typedef {import('qiju').Level} Level */
/** @typedef {import('qiju').SlidingPuzzle} SlidingPuzzle */
/** @typedef {import('qiju').Step} Step */

export const huarong = await load();
export const { levels } = huarong;
export const [first] = levels;
/** The levels of the page, in the order of its list. */
export const listed = groupLevels([...shortLevels, ...levels]).flatMap((group) => group.levels);
export const unsolvable = /** @type {Level} */ (levels.find(({ lengths }) => lengths === null));
/** The level with the fewest moves. */
export const short = levels.reduce((best, level) =>
  (level.lengths?.move ?? 999) < (best.lengths?.move ?? 0) ? level : best,
);

/** @type {SlidingPuzzle[]} */
export const puzzles = JSON.parse(readFileSync(new URL('../../../dist/puzzles.json', import.meta.url), 'utf8'));
/** @param {string} name in English */
export const puzzleNamed = (name) => /** @type {SlidingPuzzle} */ (puzzles.find(({ en }) => en === name));

/** @param {readonly (readonly number[])[]} board @param {Parameters<typeof huarong.solve>[1]} [options] */
export function solutionOf(board, options) {
  const solution = huarong.solve(board, options);
  if (solution.status !== 'solved') throw new Error(solution.status);
  return solution;
}

/** Makes steps as the player. @param {any} board the element @param {readonly Step[]} steps @returns {boolean} true if all are legal */
export const play = (board, steps) => steps.every(({ id, direction }) => board.move(id, direction));

/** The width of a cell in CSS pixels, in tests that need one. */
export const CELL = 100;

/**
 * Presses a pointer, which then moves by cells, one per second.
 * @param {any} target
 * @param {number} [x] in CSS pixels @param {number} [y]
 */
export function press(target, x = 0, y = 0) {
  const { PointerEvent } = target.ownerDocument.defaultView;
  let time = 0;
  /** @param {string} type @param {object} [more] */
  const create = (type, more) => {
    const init = { bubbles: true, composed: true, pointerId: 1, isPrimary: true, clientX: x, clientY: y };
    return Object.defineProperties(new PointerEvent(type, init), {
      timeStamp: { value: time },
      getCoalescedEvents: { value: () => [] },
      ...more,
    });
  };
  target.dispatchEvent(create('pointerdown'));
  const hand = {
    /** @param {number} cols to the right @param {number} rows down @param {number} [duration] in milliseconds */
    move(cols, rows, duration = 1000) {
      x += cols * CELL;
      y += rows * CELL;
      time += duration;
      target.dispatchEvent(create('pointermove'));
      return hand;
    },

    /** Makes movements that the browser merges into one event. @param {[cols: number, rows: number][]} moves */
    moveMerged(...moves) {
      const merged = moves.map(([cols, rows]) => {
        x += cols * CELL;
        y += rows * CELL;
        return create('pointermove');
      });
      target.dispatchEvent(create('pointermove', { getCoalescedEvents: { value: () => merged } }));
      return hand;
    },

    release() {
      for (const type of ['pointerup', 'lostpointercapture', 'click']) target.dispatchEvent(create(type));
    },
  };
  return hand;
}

/** @type {Record<Direction, [cols: number, rows: number]>} */
export const vectors = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
