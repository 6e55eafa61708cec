// Draws a position of 华容道, or of another sliding-block puzzle, as a picture.
import { namePieces, shapeOf } from '../../../elements/huarong/piece-names.js';
import { outline } from '../../../elements/huarong/outline.js';
import { glyphIn } from '../../../elements/text/language.js';
import { elementOf, shape, svg } from '../../kernel/svg.js';

/** @import { Cell } from '../../../elements/huarong/outline.js' */
/** @import { Language } from '../../../elements/text/language.js' */
/** @typedef {{ id: number, cells: Cell[], row: number, col: number, height: number, width: number }} Area the cells of an id, and the rectangle around them */
/** @typedef {readonly (readonly number[])[]} Board */

/** The gap around a piece, in cells. */
const INSET = 0.03;
const SMALL_INSET = 0.07;
const RADIUS = 0.1;

/** @param {Board} board @returns {Area[]} in reading order */
export function areasOf(board) {
  /** @type {Map<number, Area>} */
  const areas = new Map();
  for (const [row, ids] of board.entries()) {
    for (const [col, id] of ids.entries()) {
      if (id === 0) continue;
      const area = areas.get(id) ?? { id, cells: [], row, col, height: 1, width: 1 };
      area.cells.push([row, col]);
      area.height = Math.max(area.height, row - area.row + 1);
      area.width = Math.max(area.width, col - area.col + 1);
      areas.set(id, area);
    }
  }
  return [...areas.values()];
}

/** @param {Area} area @param {string} name in a line, or a column where the piece is higher than wide */
function glyphsOf({ row, col, height, width }, name) {
  const size = height * width === 4 ? 0.7 : 0.46;
  return [...name].map((glyph, index, { length }) => {
    const offset = (index - (length - 1) / 2) * size * 1.15;
    const [x, y] = height > width ? [0, offset] : [offset, 0];
    const at = { x: col + width / 2 + x, y: row + height / 2 + y + size * 0.36 };
    return shape('text', { ...at, 'font-size': size }, glyph);
  });
}

/**
 * @param {Board | { board: Board, wanted: readonly number[] }} position wanted: the ids of the pieces with a goal, of a puzzle that
 *   is not classic
 * @param {{ language?: Language, inset?: number }} [look] language: of the names on the pieces of a classic board
 * @returns {import('../../kernel/svg.js').Picture}
 */
export function drawPieces(position, { language, inset = INSET } = {}) {
  const { board, wanted } = 'board' in position ? position : { board: position, wanted: null };
  const areas = areasOf(board);
  const names = !wanted && language ? namePieces(areas) : null;
  const pieces = areas.map((area) => {
    const { id, cells } = area;
    const kind = wanted ? wanted.includes(id) && 'caocao' : shapeOf(area);
    const name = id === -1 ? 'wall' : id === -2 ? 'gate' : ['piece', kind].filter(Boolean).join(' ');
    const body = shape('path', { d: outline(cells, id === -1 ? 0 : inset, RADIUS) });
    const glyphs = language ? glyphsOf(area, glyphIn(names?.get(id)?.glyph ?? '', language)) : [];
    return shape('g', { class: name }, [body, ...glyphs]);
  });
  return svg(board[0].length, board.length, pieces);
}

/** Draws a position for a list, or below the cells of an editor. @param {Parameters<typeof drawPieces>[0]} position @returns {SVGElement} */
export function createThumbnail(position) {
  const thumbnail = elementOf(drawPieces(position, { inset: SMALL_INSET }));
  thumbnail.setAttribute('aria-hidden', 'true');
  return thumbnail;
}
