// Draws the board of each game as SVG elements that are data: pages make elements of them, and files get them as markup.
//
// A cell is a unit square, and the view box is the board, without anything around it. The elements have classes but no colours: on
// pages those come from style sheets, in a picture on its own from picture-file.js. A game's own page imports only the drawing of its
// game.
import { drawStones } from '../games/gomoku/picture.js';
import { drawPieces } from '../games/huarong/picture.js';
import { drawTiles } from '../games/lianliankan/picture.js';

/** @typedef {{ language: import('../../elements/text/language.js').Language, skin?: import('../../elements/lianliankan/tile-faces.js').Skin, sheet?: string }} Look language: of the characters; skin: of 连连看; sheet: the address of its pictures, if they are not in the document */

/** @type {Record<import('./saved-game.js').Game, (picture: any, look: Look) => import('./svg.js').Picture>} */
const drawings = { lianliankan: drawTiles, huarongdao: drawPieces, wuziqi: drawStones };

/**
 * @param {import('./saved-game.js').Game} game
 * @param {unknown} picture of this game, as it is saved; of 华容道 also what `drawPieces` takes
 * @param {Look} look
 * @returns {import('./svg.js').Picture} an `svg` element
 */
export const drawPicture = (game, picture, look) => drawings[game](picture, look);
