// The command for famous sliding-block puzzles. They are in a file of the package.
import { UsageError, atMost } from './command.js';
import { includesName } from '../api/huarong/names.js';
import { boardText, json, lines } from './output.js';
import { formatPicture } from './picture.js';

/**
 * @import { Board, PuzzleOptions, SlidingPuzzle } from '../api/types.js'
 * @import { Command, Option } from './command.js'
 */

/** @param {SlidingPuzzle} puzzle */
const row = ({ zh, en, author, year, lengths }) =>
  [zh, en, author ?? '', year ?? '', ...(lengths ? [lengths.move, lengths.slide, lengths.step] : ['too large'])].join(
    '\t',
  );

/**
 * @param {readonly SlidingPuzzle[]} puzzles
 * @param {string} name in simplified or traditional characters or in English
 */
export const findPuzzle = (puzzles, name) => puzzles.find(({ zh, zhHant, en }) => includesName([zh, zhHant, en], name));

/** @type {Option} for the commands that show boards */
export const boardFormat = {
  type: 'text',
  choices: ['text', 'picture', 'json'],
  help: 'text: one row of ids per line; picture: a letter for each piece, with the goal; json: all fields',
};

/**
 * @param {string} format
 * @param {{ board: Board } & PuzzleOptions} puzzle
 * @param {PuzzleOptions} [rules] of the picture
 */
export function showBoard(format, puzzle, rules = puzzle) {
  if (format === 'json') return json(puzzle);
  return format === 'picture' ? formatPicture(puzzle.board, rules) : boardText(puzzle.board);
}

/** @type {Command} */
export const puzzles = {
  summary: 'lists famous sliding-block puzzles, or shows one',
  usage: '[puzzle] [options]',
  about: `Prints one puzzle per line, with tabs between its names in Chinese and English, its author, its year and the fewest moves
(a piece any way), slides (a piece in one direction) and steps (a piece by one cell). For a named puzzle it prints the board:
0 is a blank, -1 a wall, -2 a gate, which only pieces with a goal may enter. The picture and the fields show its goal.
`,
  options: { format: boardFormat },
  examples: [
    { type: 'qiju puzzles | head -1', shows: '爸爸的难题\tDad’s Puzzle\tL. W. Hardy\t1909\t59\t62\t83\n' },
    { type: 'qiju puzzles simplicity', shows: '0 0 2 0\n3 3 2 2\n0 4 1 0\n0 4 1 1\n' },
    {
      type: 'qiju puzzles simplicity --format picture',
      shows: '..A.\nBBAA\n.CD.\n.CDD\n\nD...\nDD..\n....\n....\n',
    },
  ],
  async run({ readPuzzles, values, positionals }) {
    atMost(positionals, 1);
    const all = await readPuzzles();
    const [name] = positionals;
    if (name === undefined) return { text: values.format === 'json' ? json(all) : lines(all.map(row)) };
    const puzzle = findPuzzle(all, name);
    if (!puzzle) throw new UsageError(`there is no puzzle ${JSON.stringify(name)}; see: qiju puzzles`);
    return { text: showBoard(values.format, puzzle) };
  },
};
