// Lists the famous sliding-block puzzles that are no levels of 华容道, and finds one by its share code.
import puzzles from '../../../api/huarong/puzzles.json';
import { t } from '../../kernel/i18n.js';

/** @import { SlidingPuzzle } from '../../../api/types.js' */
/** @import { Puzzle } from './session.js' */
/** @typedef {import('../../../elements/huarong/engine.js').Engine['huarong']} Rules */

/** The list has this order. @type {readonly SlidingPuzzle['kind'][]} */
export const kinds = ['rectangles', 'blanks', 'shapes', 'cars', 'tiles'];

/** @type {Record<SlidingPuzzle['kind'], string>} */
export const groupNames = {
  rectangles: t('长方块', 'Rectangles'),
  blanks: t('三空、四空的华容道', 'Huarong Road with more blanks'),
  shapes: t('异形块', 'Other shapes'),
  cars: t('汽车华容道', 'Rush Hour'),
  tiles: t('重新排列', 'Rearrangements'),
};

/** The puzzles of one kind stand together. */
export const famousPuzzles = kinds.flatMap((kind) =>
  /** @type {SlidingPuzzle[]} */ (/** @type {unknown} */ (puzzles)).filter((puzzle) => puzzle.kind === kind),
);

/** @param {SlidingPuzzle} famous @returns {Puzzle} */
export function puzzleOf(famous) {
  const { board, goal, lengthwise } = famous;
  return { cells: board, options: { goal, ...(lengthwise && { lengthwise }) }, famous };
}

/** @param {Rules} rules @param {string} code of a puzzle that is not classic, valid @returns {Puzzle} a famous one, or any other */
export function puzzleOfCode({ encode, decodePuzzle }, code) {
  const { board, ...options } = decodePuzzle(code);
  const written = encode(board, options); // as it may have small letters
  const known = famousPuzzles.map(puzzleOf).find((puzzle) => encode(puzzle.cells, puzzle.options) === written);
  return known ?? { cells: board, options };
}

/** @param {SlidingPuzzle} famous @returns {Puzzle} the one after it in the list */
export const puzzleAfter = ({ en }) =>
  puzzleOf(famousPuzzles[(famousPuzzles.findIndex((each) => each.en === en) + 1) % famousPuzzles.length]);
