// The board of 五子棋 in the figures: small, so that its points are large.
import { drawStones } from '../../games/gomoku/picture.js';

export const SIZE = 9;

/** @param {number} point @returns {readonly [row: number, col: number]} */
export const cellOf = (point) => [Math.floor(point / SIZE), point % SIZE];

/** What the films of 五子棋 have in common. */
export const stoneFilm = {
  margin: 0,
  sizeOf: () => /** @type {const} */ ([SIZE, SIZE]),
};

/** @param {readonly number[]} moves @param {(index: number) => boolean} [isBlack] @returns {import('../../kernel/svg.js').Picture} */
export const drawBoard = (moves, isBlack) => drawStones({ size: SIZE, moves, isBlack });
