// Loads the puzzles of the package after the rest of the page; like all scripts they are kept for offline use.

/** @import { GomokuPackPuzzle } from '../../../api/types.js' */

/**
 * @typedef {GomokuPackPuzzle & { id: string, number: number }} Puzzle id: never changes, since it says how the puzzle is made;
 *   number: within its grade, from 1
 */

/** @param {readonly GomokuPackPuzzle[]} pack @returns {Puzzle[]} */
export function identify(pack) {
  /** @type {number[]} */
  const counts = [];
  return pack.map((puzzle) => {
    const { grade, kind, moves, rule, seed } = puzzle;
    counts[grade] = (counts[grade] ?? 0) + 1;
    return { ...puzzle, id: `${kind}-${moves}-${rule}-${seed}`, number: counts[grade] };
  });
}

/** @returns {Promise<Puzzle[]>} in order of difficulty */
export async function loadPuzzles() {
  const { default: pack } = await import('../../../api/gomoku/puzzles.json');
  return identify(/** @type {GomokuPackPuzzle[]} */ (pack));
}
