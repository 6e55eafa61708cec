// Reads the argument of encodeGame.
import {
  requireInteger,
  isArray,
  isLength,
  requireObject,
  requireOneOf,
  requireString,
  wrongType,
} from '../arguments.js';
import { rangeError, typeError } from '../errors.js';
import { readOptions, requiredInteger } from '../options.js';
import { MAX_ITEMS } from './sgf.js';
import { COLORS, readPoints } from './values.js';

/**
 * @import { Option } from '../options.js'
 * @import { GameNode, GameTree } from '../types.js'
 * @import { Constants } from './values.js'
 */

/**
 * @template Value
 * @param {(name: string, value: any) => Value} read
 * @returns {Option<Value | undefined>}
 */
const optional = (read) => (name, key, value) => (value === undefined ? value : read(`${name}: ${key}`, value));

const colorOption = optional((name, value) => COLORS[requireOneOf(name, value, COLORS)]);

/** @type {Option<ArrayLike<GameNode>>} */
const nodesOption = (name, key, value) => {
  if (!isArray(value)) throw wrongType(`${name}: ${key}`, value, 'an array');
  return /** @type {ArrayLike<GameNode>} */ (value);
};

/**
 * Reads every property of a game tree once.
 * @param {string} name of the function
 * @param {GameTree} tree
 * @param {Constants} constants
 * @returns {GameTree}
 */
export function readGameTree(name, tree, constants) {
  const { size, nodes: given } = readOptions(name, tree, {
    size: requiredInteger(constants.minSize, constants.maxSize),
    nodes: nodesOption,
  });
  const { length } = given;
  let items = isLength(length, MAX_ITEMS) ? length : Infinity;
  const count = (/** @type {number} */ added) => {
    items += added;
    if (items > MAX_ITEMS) {
      const words = `have more than ${MAX_ITEMS} nodes and stones`;
      throw rangeError('argument-size', `${name}: nodes`, words, { max: MAX_ITEMS });
    }
  };
  count(0);
  if (length === 0) {
    const words = 'is an array of 0, want at least one node';
    throw rangeError('argument-size', `${name}: nodes`, words, { value: 0, min: 1, max: MAX_ITEMS });
  }

  const pointsOption = optional((at, value) => {
    const { points, count: stones } = readPoints(at, value, size);
    count(stones);
    return points.slice(0, stones);
  });
  /** @param {number} index */
  const readNode = (index) => {
    const at = `${name}: nodes[${index}]`;
    const { parent, ...node } = readOptions(at, requireObject(at, given[index]), {
      parent: (fn, key, value) =>
        value === undefined || (index === 0 && value === null)
          ? index - 1
          : requireInteger(`${fn}: ${key}`, value, 0, index - 1),
      black: pointsOption,
      white: pointsOption,
      empty: pointsOption,
      turn: colorOption,
      color: colorOption,
      move: optional((fn, value) => (value === null ? value : requireInteger(fn, value, 0, size * size - 1))),
      name: optional(requireString),
      comment: optional(requireString),
    });
    const { black = [], white = [], empty = [] } = node;
    const points = [...black, ...white, ...empty];
    if (new Set(points).size < points.length) {
      const twice = points.find((point, i) => points.indexOf(point) < i);
      throw rangeError('point-taken', at, `sets up point ${twice} twice`, { value: twice });
    }
    if ((node.color === undefined) !== (node.move === undefined)) {
      const words = `has ${node.color ? 'a color and no move' : 'a move and no color'}, want both or none`;
      throw typeError('arguments-conflict', at, words);
    }
    return /** @type {GameNode} */ ({ parent, ...node });
  };

  return { size, nodes: Array.from({ length }, (_, i) => readNode(i)) };
}
