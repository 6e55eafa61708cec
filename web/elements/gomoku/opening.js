// The opening rules swap (一手交换) and swap2. The first player places black, white, black. The second then chooses a colour or,
// in swap2, may place white and black instead and leave the choice to the first. White moves next in every case.
import { colorAfter } from './color.js';
import { coordinatesOf } from './geometry.js';

/** @import { Gomoku, Position } from './advisor.js' */
/** @import { Color } from './color.js' */

/** @typedef {'swap' | 'swap2'} Opening */
/** @typedef {Color | 'more'} Choice the colour that a player takes, or two more stones */
/** @typedef {'first' | 'second'} Player */

/** The number of third stones that the computer compares, and of nodes that it searches for each. */
const CANDIDATES = 8;
const NODES = 3000;

/** @param {number} steps stones on the board @returns {number} the most choices that can have been made before the next stone */
export const maxChoices = (steps) => (steps < 3 ? 0 : steps < 5 ? 1 : 2);

/**
 * @param {Opening | null} opening
 * @param {number} steps stones on the board
 * @param {readonly Choice[]} choices made so far
 * @returns {Player | null} who has to choose before the next stone
 */
export function chooserAt(opening, steps, choices) {
  if (opening && steps === 3 && choices.length === 0) return 'second';
  return opening === 'swap2' && steps === 5 && choices.length === 1 && choices[0] === 'more' ? 'first' : null;
}

/** @param {Player} player */
const other = (player) => (player === 'first' ? 'second' : 'first');

/**
 * @param {Color} color
 * @param {readonly Choice[]} choices
 * @returns {Player} who plays that colour after the opening
 */
export function playerOf(color, choices) {
  const taken = choices.at(-1);
  if (taken === undefined || taken === 'more') return color === 'black' ? 'first' : 'second';
  const chooser = choices.length > 1 ? 'first' : 'second';
  return color === taken ? chooser : other(chooser);
}

/**
 * @param {Opening | null} opening
 * @param {number} steps stones on the board
 * @param {readonly Choice[]} choices
 * @returns {Player} who places the next stone
 */
export function playerAt(opening, steps, choices) {
  if (opening && steps < 3) return 'first';
  if (opening && steps < 5 && choices[0] === 'more') return 'second';
  return playerOf(colorAfter(steps), choices);
}

/**
 * The computer's stone of an opening: near the centre, and the third such that neither colour has an advantage.
 * @param {Gomoku} gomoku
 * @param {Position} position with none, one or two stones
 * @returns {Promise<number>} an empty point
 */
export async function balancedOpeningMove(gomoku, { pieces, rule, size }) {
  const centre = (size - 1) / 2;
  const reach = Math.min(1 + pieces.length, Math.floor(centre));
  const isNear = (/** @type {number} */ line) => Math.abs(line - centre) <= reach;
  const near = Array.from({ length: size * size }, (_, point) => point).filter((point) => {
    const { row, col } = coordinatesOf(point, size);
    return isNear(row) && isNear(col) && !pieces.includes(point);
  });
  const takeRandom = () => near.splice(Math.floor(Math.random() * near.length), 1)[0];
  if (pieces.length < 2) return takeRandom();
  let best = { point: -1, advantage: Infinity };
  for (let i = 0; i < CANDIDATES && near.length > 0; i++) {
    const point = takeRandom();
    const { score } = await gomoku.bestMove([...pieces, point], { rule, size, nodes: NODES });
    if (Math.abs(score) < best.advantage) best = { point, advantage: Math.abs(score) };
  }
  return best.point;
}
