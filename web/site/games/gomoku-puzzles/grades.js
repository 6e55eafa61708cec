// Counts the solved puzzles of each grade, and finds the next puzzle.

/** @typedef {Record<string, { solved: boolean }>} Attempts by the puzzle's id */

/**
 * How the ids of the puzzles of each grade begin, from grade 0, and how many there are: known without the puzzles, which the page of
 * statistics does not load.
 * @type {readonly { starts: readonly string[], all: number }[]}
 */
export const grades = [
  { starts: ['five', 'block-four', 'straight-four', 'block-three', 'double-four'], all: 36 },
  { starts: ['vcf-3'], all: 45 },
  { starts: ['vcf-4', 'vct-2'], all: 45 },
  { starts: ['vcf-5', 'vct-3'], all: 45 },
  { starts: ['vcf-6', 'vct-4'], all: 42 },
  { starts: ['vcf-7', 'vct-5'], all: 41 },
  { starts: ['vcf-8', 'vcf-9'], all: 41 },
  { starts: ['vcf-10', 'vct-6'], all: 41 },
];

/** @param {Attempts} attempts @returns {{ solved: number, all: number }[]} from grade 0 */
export function countsOfGrades(attempts) {
  const solved = Object.keys(attempts).filter((id) => attempts[id].solved);
  return grades.map(({ starts, all }) => ({
    all,
    solved: Math.min(all, solved.filter((id) => starts.some((start) => id.startsWith(`${start}-`))).length),
  }));
}

/**
 * @template {{ id: string, grade: number }} Puzzle
 * @param {readonly Puzzle[]} puzzles
 * @param {Puzzle} puzzle
 * @param {Attempts} attempts
 * @returns {Puzzle} the next that was not solved, of the same grade if there is one; undefined if there is no other puzzle
 */
export function nextPuzzle(puzzles, puzzle, attempts) {
  const at = puzzles.indexOf(puzzle);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  const isOpen = (/** @type {Puzzle} */ { id }) => !attempts[id]?.solved;
  return order.find((each) => isOpen(each) && each.grade === puzzle.grade) ?? order.find(isOpen) ?? order[0];
}
