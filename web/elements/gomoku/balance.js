// The first three stones of 一手交换, placed by the computer so that neither colour is worth more than the other.
import { placeOf } from './points.js';

/**
 * @import { Rule } from '../../api/types.js'
 * @import { Gomoku } from './search.js'
 */

/** How many third stones are compared, and with how many positions each. */
const TRIES = 8;
const NODES = 3000;

/**
 * @param {Gomoku} gomoku
 * @param {readonly number[]} pieces none, one or two
 * @param {{ rule: Rule, size: number }} options
 * @returns {Promise<number>} a free point near the middle
 */
export async function placeOpening(gomoku, pieces, { rule, size }) {
  const middle = (size - 1) / 2;
  const reach = Math.min(1 + pieces.length, Math.floor(middle));
  const isNear = (/** @type {number} */ at) => Math.abs(at - middle) <= reach;
  const near = Array.from({ length: size * size }, (_, point) => point).filter((point) => {
    const { row, col } = placeOf(point, size);
    return isNear(row) && isNear(col) && !pieces.includes(point);
  });
  const draw = () => near.splice(Math.floor(Math.random() * near.length), 1)[0];
  if (pieces.length < 2) return draw();
  let best = { point: -1, lead: Infinity };
  for (let i = 0; i < TRIES && near.length > 0; i++) {
    const point = draw();
    const { score } = await gomoku.bestMove([...pieces, point], { rule, size, nodes: NODES });
    if (Math.abs(score) < best.lead) best = { point, lead: Math.abs(score) };
  }
  return best.point;
}
