// Loads all puzzles after the rest of the page. Like all scripts, they are kept for offline use.

/** @import { GomokuPackPuzzle } from '../../../api/types.js' */

/** What the one move of a puzzle of grade 0 does. @typedef {'five' | 'block-four' | 'straight-four' | 'block-three' | 'double-four'} Goal */

/** A puzzle of grade 0. @typedef {Omit<GomokuPackPuzzle, 'kind'> & { kind: 'vcf' | 'block', goal: Goal }} BasicPuzzle block: the other side threatens to win */

/**
 * @typedef {Omit<GomokuPackPuzzle, 'kind'> & { kind: GomokuPackPuzzle['kind'] | 'block', goal?: Goal, id: string, number: number }} Puzzle
 *   id: never changes, since it says how the puzzle is made; number: within its grade, from 1
 */

/** @param {readonly (GomokuPackPuzzle | BasicPuzzle)[]} pack @returns {Puzzle[]} */
export function identify(pack) {
  /** @type {number[]} */
  const counts = [];
  return pack.map((puzzle) => {
    const { grade, kind, moves, rule, seed } = puzzle;
    counts[grade] = (counts[grade] ?? 0) + 1;
    const made = 'goal' in puzzle ? puzzle.goal : `${kind}-${moves}-${rule}`;
    return { ...puzzle, id: `${made}-${seed}`, number: counts[grade] };
  });
}

/** @returns {Promise<Puzzle[]>} in order of difficulty */
export async function loadPuzzles() {
  const { puzzles } = await import('./all-puzzles.js');
  return identify(/** @type {(GomokuPackPuzzle | BasicPuzzle)[]} */ (puzzles));
}
