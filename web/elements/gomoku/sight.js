// The ways to look at a board: turned by quarters, and mirrored.
import { nameOf, placeOf } from './points.js';

/**
 * @typedef {object} Sight where a board's points are seen, numbered as points are
 * @property {string} id of the way to look
 * @property {(point: number) => number} seen where a point is seen
 * @property {(place: number) => number} point what is seen there
 * @property {(line: number) => string} foot what names a column, from the left
 * @property {(line: number) => string} side what names a row, from the top
 */

/** @param {number} size @param {number} quarters @param {boolean} mirrored @returns {string} another for each way to look */
export const sightId = (size, quarters, mirrored) => [size, quarters, mirrored].join();

/**
 * @param {number} size
 * @param {number} quarters by which it is turned clockwise
 * @param {boolean} mirrored after that, left to right?
 * @returns {Sight}
 */
export function sightOf(size, quarters, mirrored) {
  const last = size - 1;
  /** @type {number[]} */
  const seen = [];
  /** @type {number[]} */
  const points = [];
  for (let point = 0; point < size * size; point++) {
    let { row, col } = placeOf(point, size);
    for (let i = 0; i < quarters; i++) [row, col] = [col, last - row];
    seen[point] = row * size + (mirrored ? last - col : col);
    points[seen[point]] = point;
  }
  const lies = quarters % 2 === 1;
  /** @param {number} place @param {boolean} letter */
  const part = (place, letter) => (letter ? nameOf(points[place], size)[0] : nameOf(points[place], size).slice(1));
  return {
    id: sightId(size, quarters, mirrored),
    seen: (point) => seen[point],
    point: (place) => points[place],
    foot: (line) => part(last * size + line, !lies),
    side: (line) => part(line * size, lies),
  };
}
