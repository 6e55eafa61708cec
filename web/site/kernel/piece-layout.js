// Where pictures of 华容道 have the pieces and the characters on them. Lengths are in cells, from the top-left corner.
import { namePieces } from '../../elements/huarong/piece-names.js';
import { glyphIn } from '../../elements/text/language.js';

/** @typedef {{ id: number, row: number, col: number, height: number, width: number }} Box */
/** @typedef {{ glyph: string, x: number, y: number }} PlacedGlyph x and y are of its centre */

/** @param {readonly (readonly number[])[]} board @returns {Box[]} around the cells of each piece */
function boxesOf(board) {
  /** @type {Map<number, Box>} */
  const boxes = new Map();
  for (const [row, ids] of board.entries()) {
    for (const [col, id] of ids.entries()) {
      if (id <= 0) continue;
      const box = boxes.get(id) ?? { id, row, col, height: 1, width: 1 };
      box.height = Math.max(box.height, row - box.row + 1);
      box.width = Math.max(box.width, col - box.col + 1);
      boxes.set(id, box);
    }
  }
  return [...boxes.values()];
}

/**
 * @param {readonly (readonly number[])[]} board
 * @param {import('../../elements/text/language.js').Language} language
 * @returns {(Box & { isLarge: boolean, size: number, glyphs: PlacedGlyph[] })[]} size: of the characters
 */
export function layoutPieces(board, language) {
  const boxes = boxesOf(board);
  const names = namePieces(boxes);
  return boxes.map((box) => {
    const { id, row, col, height, width } = box;
    const isLarge = height * width === 4;
    const size = isLarge ? 0.7 : 0.46;
    const characters = [...glyphIn(names.get(id)?.glyph ?? '', language)];
    const glyphs = characters.map((glyph, index) => {
      const offset = (index - (characters.length - 1) / 2) * size * 1.15;
      const [x, y] = [col + width / 2, row + height / 2];
      return height > width ? { glyph, x, y: y + offset } : { glyph, x: x + offset, y };
    });
    return { ...box, isLarge, size, glyphs };
  });
}
