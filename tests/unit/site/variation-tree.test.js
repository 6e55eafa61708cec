// The tree of variations: its edits are compared with a simple model, the set of its lines; and its record.
import fc from 'fast-check';
import { load } from 'qiju/gomoku';
import {
  addLine,
  addMove,
  annotate,
  createTree,
  currentOf,
  gameOf,
  goTo,
  goToMainLine,
  goToSibling,
  isOnMainLine,
  movesOf,
  preOrder,
  promote,
  prune,
  seek,
  treeOf,
} from '../../../web/site/games/gomoku/variation-tree.js';
import { runs } from '../runs.js';

/** @typedef {import('../../../web/site/games/gomoku/variation-tree.js').VariationTree} VariationTree */

const gomoku = await load();
const SIZE = 9;

/** @param {number[]} moves */
function isLegal(moves) {
  try {
    gomoku.judge(moves, { size: SIZE });
    return true;
  } catch {
    return false;
  }
}

/** @param {VariationTree} tree @returns {number[]} the moves on the board */
const onBoard = (tree) => movesOf(tree).slice(0, tree.step);

/** Converts a tree to nested lists: each move with its name, its comment and its successors. @param {VariationTree} tree @returns {unknown} */
function nested({ nodes }, id = 0) {
  const { move, name, comment, children } = nodes[id];
  return [move, name, comment, children.map((child) => nested(/** @type {any} */ ({ nodes }), child))];
}

/** @param {VariationTree} tree */
function checkLine({ nodes, line, step }) {
  expect(line[0]).toBe(0);
  line.slice(1).forEach((id, index) => {
    expect(nodes[id].parent).toBe(line[index]);
    expect(nodes[line[index]].children).toContain(id);
  });
  expect(nodes[/** @type {number} */ (line.at(-1))].children).toEqual([]);
  expect(step).toBeGreaterThanOrEqual(0);
  expect(step).toBeLessThan(line.length);
}

const words = fc.oneof(fc.constant(''), fc.string(), fc.constantFrom('妙手', '[变化] \\ 一', ' a:b;c '));
const edits = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('play'), value: fc.nat(SIZE * SIZE - 1) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('go'), value: fc.nat() }) },
    fc.record({ kind: fc.constantFrom('sibling', 'seek', 'main', 'promote', 'prune'), value: fc.integer() }),
    fc.record({ kind: fc.constant('annotate'), name: words, comment: words }),
  ),
  { maxLength: 60 },
);

/** @param {VariationTree} tree @param {any} edit @returns {VariationTree} */
function apply(tree, { kind, value, name, comment }) {
  if (kind === 'play') return onBoard(tree).includes(value) ? tree : addMove(tree, value);
  if (kind === 'go') return goTo(tree, preOrder(tree)[value % preOrder(tree).length]);
  if (kind === 'sibling') return goToSibling(tree, value % 2 || 1);
  if (kind === 'seek') return seek(tree, value % 10);
  if (kind === 'main') return goToMainLine(tree);
  if (kind === 'promote') return promote(tree);
  return kind === 'prune' ? prune(tree) : annotate(tree, { name, comment });
}

/** @param {any[]} all */
const edited = (all) => all.reduce(apply, createTree(SIZE, [40, 41, 31]));

test('any edit gives a valid tree, and leaves the old tree unchanged', () =>
  fc.assert(
    fc.property(edits, (all) => {
      let tree = createTree(SIZE, [40, 41, 31]);
      for (const edit of all) {
        const before = JSON.stringify(tree);
        const next = apply(tree, edit);
        expect(JSON.stringify(tree)).toBe(before);
        checkLine(next);
        tree = next;
      }
      const order = preOrder(tree);
      expect(new Set(order).size).toBe(order.length);
      for (const id of order) {
        const at = goTo(tree, id);
        expect(currentOf(at)).toBe(id);
        expect(isLegal(onBoard(at))).toBe(true);
        expect(onBoard(addLine(tree, onBoard(at)))).toEqual(onBoard(at));
        expect(isOnMainLine(promote(at))).toBe(true);
        expect(currentOf(goToMainLine(promote(at)))).toBe(id);
      }
    }),
    { numRuns: runs(200) },
  ));

test('a tree is restored from its record, with all variations, names and comments', () =>
  fc.assert(
    fc.property(edits, (all) => {
      const tree = edited(all);
      const text = gomoku.encodeGame(gameOf(tree));
      const back = treeOf(gomoku.decodeGame(text), isLegal);
      if (typeof back === 'string') throw new Error(back);
      const spaces = (/** @type {unknown} */ value) => JSON.parse(JSON.stringify(value).replace(/\\[rtnvf]/g, ' '));
      expect(spaces(nested(back))).toEqual(spaces(nested(tree)));
      expect(gomoku.encodeGame(gameOf(back))).toBe(text);
    }),
    { numRuns: runs(200) },
  ));

test('another move makes a variation, a known one does not', () => {
  const game = createTree(SIZE, [40, 41, 31]);
  expect(game.nodes).toHaveLength(4);
  expect(onBoard(game)).toEqual([40, 41, 31]);
  const again = addMove(seek(game, 1), 41);
  expect(again.nodes).toHaveLength(4);
  expect(movesOf(again)).toEqual([40, 41, 31]);
  const varied = addMove(seek(game, 1), 50);
  expect(onBoard(varied)).toEqual([40, 50]);
  expect(isOnMainLine(varied)).toBe(false);
  expect(onBoard(goToSibling(varied, -1))).toEqual([40, 41]);
  expect(goToSibling(varied, 1)).toBe(varied);
  expect(goToSibling(seek(game, 0), 1)).toEqual(seek(game, 0));
});

test('back and forward stay on a variation until the main line is chosen', () => {
  const varied = addLine(createTree(SIZE, [40, 41, 31]), [40, 50, 51]);
  const start = seek(varied, 0);
  expect(onBoard(seek(start, 3))).toEqual([40, 50, 51]);
  const main = goToMainLine(varied);
  expect(onBoard(main)).toEqual([40]);
  expect(movesOf(main)).toEqual([40, 41, 31]);
  expect(goToMainLine(start).step).toBe(0);
});

test('a variation becomes the main line, and is removed with its successors', () => {
  const varied = addLine(createTree(SIZE, [40, 41, 31]), [40, 50, 51]);
  const promoted = promote(varied);
  expect(gomoku.encodeGame(gameOf(promoted))).toBe('(;GM[4]FF[4]SZ[9];B[ee](;W[ff];B[gf])(;W[fe];B[ed]))');
  expect(movesOf(goToMainLine(seek(promoted, 0)))).toEqual([40, 50, 51]);
  const pruned = prune(seek(promoted, 2));
  expect(onBoard(pruned)).toEqual([40]);
  expect(movesOf(pruned)).toEqual([40, 41, 31]);
  expect(gameOf(pruned).nodes).toHaveLength(4);
  expect(prune(seek(pruned, 0))).toEqual(seek(pruned, 0));
});

test('a name and a comment belong to the current move; empty ones are none', () => {
  const named = annotate(createTree(SIZE, [40]), { name: '花月', comment: '' });
  expect(gameOf(named).nodes).toEqual([{ parent: null }, { parent: 0, color: 'black', move: 40, name: '花月' }]);
  expect(gameOf(annotate(named, { name: '', comment: 'b' })).nodes[1]).toEqual({
    parent: 0,
    color: 'black',
    move: 40,
    comment: 'b',
  });
});

test.each([
  ['no move at the root', '(;C[a];B[ee])', '(;GM[4]FF[4]CA[UTF-8]SZ[9]C[a];B[ee])'],
  ['a move at the root', '(;C[a]B[ee](;W[ff])(;W[dd]))', '(;GM[4]FF[4]CA[UTF-8]SZ[9];B[ee]C[a](;W[ff])(;W[dd]))'],
  [
    'nodes without a move',
    '(;B[ee]N[a]C[b];N[c]C[d](;W[ff];)(;;W[dd]))',
    '(;GM[4]FF[4]CA[UTF-8]SZ[9];B[ee]N[a]C[b\nc\nd](;W[ff])(;W[dd]))',
  ],
  ['an empty record', '(;)', '(;GM[4]FF[4]SZ[9])'],
])('a record with %s has a tree', (_, text, again) => {
  const tree = treeOf(gomoku.decodeGame(text, { size: SIZE }), isLegal);
  expect(typeof tree !== 'string' && gomoku.encodeGame(gameOf(tree))).toBe(again);
});

test.each([
  ['(;AB[ee])', 'setup'],
  ['(;B[ee];AE[ee])', 'setup'],
  ['(;B[ee];W[])', 'setup'],
  ['(;W[ee])', 'turn'],
  ['(;B[ee];B[ff])', 'turn'],
  ['(;B[ee](;W[ff])(;W[dd];B[ee]))', 'illegal'],
])('%s has none: %s', (text, why) => expect(treeOf(gomoku.decodeGame(text, { size: SIZE }), isLegal)).toBe(why));
