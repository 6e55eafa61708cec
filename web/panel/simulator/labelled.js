// How many positions of 华容道 can be reached if every piece is told apart from all others.
//
// A search over positions in which equal pieces are not told apart comes back to some of them with the pieces in other places. These
// permutations generate a group. Each position can be reached with the pieces permuted by any member of the group, and by no other.

/**
 * @import { Qiju } from '../../api/qiju.js'
 */

/** @typedef {readonly (readonly number[])[]} Board */
/** A permutation: the point to which each point goes. @typedef {readonly number[]} Permutation */

/**
 * The order of a permutation group, by stabilisers. Of the generators found on the way only one is kept for each first point that
 * moves and the point that it goes to (the filter of Sims).
 * @param {readonly Permutation[]} generators
 * @param {number} [fixed] points before this one do not move
 * @returns {number}
 */
export function groupOrder(generators, fixed = 0) {
  /** @type {Map<string, Permutation>} */
  const kept = new Map();
  for (let next of generators) {
    for (;;) {
      const moved = next.findIndex((to, point) => to !== point);
      if (moved < 0) break;
      const key = `${moved} ${next[moved]}`;
      const known = kept.get(key);
      if (!known) {
        kept.set(key, next);
        break;
      }
      next = after(next, inverse(known));
    }
  }
  if (kept.size === 0) return 1;
  /** For each point of the orbit a permutation that leads there from the first. @type {Map<number, Permutation>} */
  const orbit = new Map([[fixed, generators[0].map((_, point) => point)]]);
  /** @type {Permutation[]} */
  const stabiliser = [];
  for (const [point, way] of orbit) {
    for (const generator of kept.values()) {
      const to = generator[point];
      const there = after(way, generator);
      const known = orbit.get(to);
      if (known) stabiliser.push(after(there, inverse(known)));
      else orbit.set(to, there);
    }
  }
  return orbit.size * groupOrder(stabiliser, fixed + 1);
}

/** @param {Permutation} first @param {Permutation} second @returns {Permutation} */
const after = (first, second) => first.map((to) => second[to]);

/** @param {Permutation} permutation @returns {Permutation} */
function inverse(permutation) {
  /** @type {number[]} */
  const back = [];
  permutation.forEach((to, point) => (back[to] = point));
  return back;
}

/** Positions between two pauses. */
const SLICE = 500;

/**
 * @param {Pick<Qiju, 'huarong'>} qiju
 * @param {Board} start a classic board
 * @param {() => Promise<void>} [pause] is awaited now and then, since this takes up to a second
 * @returns {Promise<{ alike: number, labelled: number }>} the positions that can be reached if equal pieces are not told apart, and if
 *   each piece is
 */
export async function countPositions({ huarong }, start, pause = async () => {}) {
  const cells = start.flat();
  const ids = [...new Set(cells)].filter((id) => id !== 0);
  const shapes = new Map([[0, '']]);
  for (const id of ids) shapes.set(id, cells.map((other, i) => (other === id ? i - cells.indexOf(id) : '')).join(''));
  /** @param {Board} board */
  const keyOf = (board) => board.flatMap((row) => row.map((id) => shapes.get(id))).join();
  /** @type {Map<string, Board>} */
  const seen = new Map([[keyOf(start), start]]);
  /** @type {Map<string, Permutation>} */
  const permutations = new Map();
  let count = 0;
  for (const board of seen.values()) {
    if (++count % SLICE === 0) await pause();
    for (const { id, direction } of huarong.steps(board)) {
      const next = /** @type {Board} */ (huarong.move(board, id, direction));
      const key = keyOf(next);
      const known = seen.get(key);
      if (!known) seen.set(key, next);
      else {
        const [from, to] = [next.flat(), known.flat()];
        const permutation = ids.map((piece) => ids.indexOf(to[from.indexOf(piece)]));
        permutations.set(String(permutation), permutation);
      }
    }
  }
  return { alike: seen.size, labelled: seen.size * groupOrder([...permutations.values()]) };
}
