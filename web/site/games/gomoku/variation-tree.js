// A game tree under edit has nodes, the line that is looked at, and the number of its moves on the board. It is plain data; each
// function returns a new tree and leaves the old one as it was, so that an edit is undone by going back to the tree before it.
//
// The root is the empty board, and each other node is a move. The index of a node is its name for good: nodes are only added, and
// one that was removed is no child of any other. `gameOf` leaves those out, and gives what `encodeGame` takes.

/** @import { GameNode, GameTree } from '../../../api/types.js' */

/**
 * @typedef {object} TreeNode
 * @property {number | null} parent the node before it; null for the root
 * @property {readonly number[]} children the first continues the main line
 * @property {number} [move] the point; the root has none
 * @property {string} [name]
 * @property {string} [comment]
 */

/**
 * @typedef {object} VariationTree
 * @property {number} size of the board
 * @property {readonly Readonly<TreeNode>[]} nodes the root is the first
 * @property {readonly number[]} line nodes from the root to a leaf, each a child of the one before
 * @property {number} step the index in `line` of the current node, which is the number of moves on the board
 */

/** @param {VariationTree} tree @returns {number} the node that is looked at */
export const currentOf = ({ line, step }) => line[step];

/** @param {VariationTree} tree @param {number} id @returns {number[]} the nodes from the root to this one */
function pathTo({ nodes }, id) {
  const path = [];
  for (let at = /** @type {number | null} */ (id); at !== null; at = nodes[at].parent) path.push(at);
  return path.reverse();
}

/** @param {VariationTree} tree @param {number} id @returns {number[]} the path to a node, and on along first children */
function lineThrough(tree, id) {
  const line = pathTo(tree, id);
  for (let at = tree.nodes[id].children[0]; at !== undefined; at = tree.nodes[at].children[0]) line.push(at);
  return line;
}

/** @param {VariationTree} tree @returns {number[]} the moves of the line, also those that are not on the board */
export const movesOf = ({ nodes, line }) => line.slice(1).map((id) => Number(nodes[id].move));

/** @param {VariationTree} tree @param {number} [from] @returns {number[]} the nodes from this one on, in the order of a text */
export function preOrder({ nodes }, from = 0) {
  const order = [];
  const stack = [from];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    order.push(id);
    stack.push(...[...nodes[id].children].reverse());
  }
  return order;
}

/** @param {VariationTree} tree @param {number} id @param {Partial<TreeNode>} change @returns {VariationTree} */
function withNode(tree, id, change) {
  const nodes = [...tree.nodes];
  nodes[id] = { ...nodes[id], ...change };
  return { ...tree, nodes };
}

/**
 * @param {VariationTree} tree
 * @param {number} id becomes the current node
 * @returns {VariationTree} on the same line if the node is on it; otherwise on the line that continues it with first children
 */
export function goTo(tree, id) {
  const step = tree.line.indexOf(id);
  if (step >= 0) return { ...tree, step };
  return { ...tree, line: lineThrough(tree, id), step: pathTo(tree, id).length - 1 };
}

/** @param {VariationTree} tree @param {number} step as many moves of the line as there are, at most @returns {VariationTree} */
export const seek = (tree, step) => ({ ...tree, step: Math.max(0, Math.min(step, tree.line.length - 1)) });

/**
 * @param {VariationTree} tree
 * @param {number} offset of the other move among the alternatives to the current one
 * @returns {VariationTree} at that move; the same tree if there is none
 */
export function goToSibling(tree, offset) {
  const id = currentOf(tree);
  const { parent } = tree.nodes[id];
  if (parent === null) return tree;
  const { children } = tree.nodes[parent];
  const sibling = children[children.indexOf(id) + offset];
  return sibling === undefined ? tree : goTo(tree, sibling);
}

/** @param {VariationTree} tree @returns {boolean} is the current move one of the main line? */
export const isOnMainLine = (tree) => lineThrough(tree, 0).includes(currentOf(tree));

/** @param {VariationTree} tree @returns {VariationTree} on the main line, at the last move that the line shared with it */
export function goToMainLine(tree) {
  const line = lineThrough(tree, 0);
  const shared = tree.line.slice(0, tree.step + 1).filter((id) => line.includes(id));
  return { ...tree, line, step: shared.length - 1 };
}

/**
 * Makes a move after the current one. One that is known there is not added again.
 * @param {VariationTree} tree
 * @param {number} move
 * @returns {VariationTree} at that move
 */
export function addMove(tree, move) {
  const { nodes } = tree;
  const parent = currentOf(tree);
  const known = nodes[parent].children.find((id) => nodes[id].move === move);
  if (known !== undefined) return goTo(tree, known);
  const id = nodes.length;
  const next = withNode(tree, parent, { children: [...nodes[parent].children, id] });
  return goTo({ ...next, nodes: [...next.nodes, { parent, children: [], move }] }, id);
}

/** @param {VariationTree} tree @param {readonly number[]} moves from the empty board on @returns {VariationTree} at the end of them */
export const addLine = (tree, moves) => moves.reduce(addMove, seek(tree, 0));

/** @param {number} size @param {readonly number[]} moves of the main line @returns {VariationTree} at the end of it */
export const createTree = (size, moves) =>
  addLine({ size, nodes: [{ parent: null, children: [] }], line: [0], step: 0 }, moves);

/** @param {VariationTree} tree @returns {VariationTree} the main line leads through the current move */
export function promote(tree) {
  const path = pathTo(tree, currentOf(tree));
  return path.slice(1).reduce((at, id, index) => {
    const { children } = at.nodes[path[index]];
    return withNode(at, path[index], { children: [id, ...children.filter((child) => child !== id)] });
  }, tree);
}

/** @param {VariationTree} tree @returns {VariationTree} without the current move and all that follow it, at the move before; the root stays */
export function prune(tree) {
  const id = currentOf(tree);
  const { parent } = tree.nodes[id];
  if (parent === null) return tree;
  const pruned = withNode(tree, parent, { children: tree.nodes[parent].children.filter((child) => child !== id) });
  return { ...pruned, line: lineThrough(pruned, parent), step: tree.step - 1 };
}

/** @param {VariationTree} tree @param {{ name: string, comment: string }} words of the current node; empty ones are removed @returns {VariationTree} */
export const annotate = (tree, { name, comment }) =>
  withNode(tree, currentOf(tree), { name: name || undefined, comment: comment || undefined });

/** @param {VariationTree} tree @returns {GameTree} in the order of its text */
export function gameOf(tree) {
  const order = preOrder(tree);
  const indices = new Map(order.map((id, index) => [id, index]));
  /** @type {GameNode[]} */
  const nodes = [];
  /** The number of the move at each node. @type {number[]} */
  const numbers = [];
  for (const [index, id] of order.entries()) {
    const { parent: before, move, name, comment } = tree.nodes[id];
    const parent = before === null ? null : Number(indices.get(before));
    numbers[index] = parent === null ? 0 : numbers[parent] + 1;
    nodes.push({
      parent,
      ...(move !== undefined && { color: numbers[index] % 2 === 1 ? 'black' : 'white', move }),
      ...(name !== undefined && { name }),
      ...(comment !== undefined && { comment }),
    });
  }
  return { size: tree.size, nodes };
}

/** A record has no such tree if it has set-up stones or a pass, a move out of turn, or a move that cannot be made. @typedef {'setup' | 'turn' | 'illegal'} Unfit */

/** @param {...(string | undefined)} texts @returns {string | undefined} the defined ones, one a line */
const linesOf = (...texts) => texts.filter((text) => text !== undefined).join('\n') || undefined;

/**
 * The tree of a record. What is said of a node without a move is said of the move before it.
 * @param {GameTree} game as `decodeGame` gives it
 * @param {(moves: number[]) => boolean} isLegal can the last of these be made?
 * @returns {VariationTree | Unfit} at the end of the main line
 */
export function treeOf({ size, nodes: given }, isLegal) {
  /** @type {(TreeNode & { children: number[] })[]} */
  const nodes = [{ parent: null, children: [] }];
  /** The moves up to each node. @type {number[][]} */
  const moves = [[]];
  /** The node that each of the given ones became. @type {number[]} */
  const ids = [];
  for (const [index, node] of given.entries()) {
    const { parent: before = index - 1, black, white, empty, color, move, name, comment } = node;
    if (black || white || empty || move === null) return 'setup';
    const parent = index === 0 ? 0 : ids[Number(before)];
    if (move === undefined) {
      ids.push(parent);
      const earlier = nodes[parent];
      const words = linesOf(earlier.comment, earlier.name ? name : undefined, comment);
      nodes[parent] = { ...earlier, name: earlier.name ?? name, comment: words };
      continue;
    }
    if ((color === 'black') !== (moves[parent].length % 2 === 0)) return 'turn';
    const line = [...moves[parent], move];
    if (!isLegal(line)) return 'illegal';
    const id = nodes.push({ parent, children: [], move, name, comment }) - 1;
    nodes[parent].children.push(id);
    moves.push(line);
    ids.push(id);
  }
  const tree = { size, nodes, line: [0], step: 0 };
  const line = lineThrough(tree, 0);
  return { ...tree, line, step: line.length - 1 };
}
