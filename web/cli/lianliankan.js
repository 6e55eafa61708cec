// The commands of 连连看.
import { limits, parseJson, readValue, seed, unsolved } from './command.js';
import { isJson, readInput, rowsOf } from './input.js';
import { boardText, cells, lines } from './output.js';

/**
 * @import { Command, Options } from './command.js'
 * @import { Input } from './input.js'
 */

/** @type {Input} */
const board = {
  name: 'board',
  help: '0 is an empty cell, -1 a wall, any other number a kind; one row per line, or JSON. A cell is row,column.',
  isText: /^[[{]|\s/,
  read(text) {
    const value = isJson(text) ? parseJson(text) : rowsOf(text);
    return { value: value.board ?? value };
  },
};

/** @type {Options} */
const rules = {
  gravity: { form: 'none|down|up|left|right|centre', help: 'how tiles move after a pair is removed' },
  maxTurns: { form: 'N', help: 'the most turns of a path; default 2' },
  ring: { form: '', help: 'whether paths may use the cells around the board; default true' },
};

const searchRules = { ...rules, ...limits('default 1000 if --nodes is not given') };

const twoCells = { a: readValue, b: readValue };

/** @type {Record<string, Command>} */
export const lianliankan = {
  connect: {
    does: 'connects two equal tiles, and prints the cells of the path',
    input: board,
    args: { row1: readValue, col1: readValue, row2: readValue, col2: readValue },
    splits: true,
    options: {
      ...rules,
      order: { form: 'turns|length', help: 'which path: with the fewest turns, or with the fewest cells' },
      format: { form: 'cells|corners', help: 'every cell of the path, or its ends and turning points' },
    },
    print: (path) => `${cells(path)}\n`,
    none: ({ length }) => length === 0 && 'no path connects them',
    example: ["qiju lianliankan connect '[[1,2,1]]' 0 0 0 2", '0,0 -1,0 -1,1 -1,2 0,2\n'],
  },
  refusal: {
    does: 'says why two tiles cannot be removed: same, empty, different or blocked',
    input: board,
    args: twoCells,
    options: rules,
    print: (reason) => `${reason}\n`,
    none: (reason) => reason === null && 'they can be removed',
    example: ["qiju lianliankan refusal '[[1,2,1]]' 0,0 0,1", 'different\n'],
  },
  pairs: {
    does: 'lists every pair of tiles that can be connected',
    input: board,
    options: rules,
    print: (pairs) => lines(pairs.map(cells)),
    none: ({ length }) => length === 0 && 'no two tiles can be connected',
    example: ["qiju lianliankan pairs '[[1,2,1],[3,2,3]]'", '0,0 0,2\n0,1 1,1\n1,0 1,2\n'],
  },
  segments: {
    does: 'counts the straight segments needed to connect two cells, whatever they hold',
    input: board,
    args: twoCells,
    options: { ...rules, maxTurns: { form: 'N', help: 'the most turns of a path; default: any number' } },
    none: (count) => count < 0 && 'no path connects them',
    example: ["qiju lianliankan segments '[[1,2,1]]' 0,0 0,2", '3\n'],
  },
  reach: {
    does: 'counts the turns from a cell to all others, the cells around the board included',
    input: board,
    args: { cell: readValue },
    options: rules,
    print: boardText,
    example: ["printf '1 0\\n0 0\\n' | qiju lianliankan reach 0,0", '1 0 1 1\n0 0 0 0\n1 0 1 1\n1 0 1 1\n'],
  },
  remove: {
    does: 'removes two tiles, applies gravity and prints the board',
    input: board,
    args: twoCells,
    options: rules,
    print: boardText,
    example: ["qiju lianliankan remove '[[2,0],[1,1]]' 1,0 1,1 --gravity down", '0 0\n2 0\n'],
  },
  solve: {
    does: 'finds pairs that clear the board in this order, or proves that none do',
    input: board,
    options: searchRules,
    print: ({ moves }) => lines(moves.map(cells)),
    none: unsolved('the board cannot be cleared'),
    example: ["qiju lianliankan solve '[[1,2],[1,2]]'", '0,0 1,0\n0,1 1,1\n'],
  },
  hint: {
    does: 'finds a pair to remove next, the first of a solution if one is found',
    input: board,
    options: searchRules,
    print: ({ pair }) => `${cells(pair)}\n`,
    none: (hint) => hint === null && 'no two tiles can be connected',
    example: ["qiju lianliankan hint '[[1,2],[1,2]]'", '0,0 1,0\n'],
  },
  clearRate: {
    does: 'plays a board at random, and prints the share of games that clear it',
    input: board,
    options: { ...rules, playouts: { form: 'N', help: 'number of games; default 100' }, ...seed('default 0') },
    example: ["qiju lianliankan clear-rate '[[1,2],[1,2]]'", '1\n'],
  },
  deal: {
    does: 'deals a board that can be cleared; with --json also a solution, the seed and the clear rate',
    options: {
      rows: { form: 'N', help: 'default 10' },
      cols: { form: 'N', help: 'default 14' },
      shape: { form: 'BOARD', help: 'a file, - or JSON: 0 for a tile, -1 for a wall; instead of --rows and --cols' },
      kinds: { form: 'N', help: 'number of kinds; default: what fits' },
      copies: { form: 'N', help: 'tiles of each kind, or a list such as 4,4,2; default: what fits' },
      difficulty: { form: 'easy|normal|hard|expert', help: 'a band of clear rates; by default any' },
      clearRate: { form: 'LOW,HIGH', help: 'a band of your own, such as 0.2,0.5' },
      ...rules,
      ...seed('random by default'),
      time: { form: 'MS', help: 'limit of the search for a clear rate' },
      nodes: { form: 'N', help: 'limit of boards; default 400' },
    },
    async call({ api, options: { shape, ...options }, context }) {
      if (shape === undefined) return api({ rows: 10, cols: 14, ...options });
      const { value } = typeof shape === 'string' ? await readInput(board, shape, context) : { value: shape };
      return api({ shape: value, ...options });
    },
    print: (dealt) => boardText(dealt.board),
    example: [
      'qiju lianliankan deal --rows 4 --cols 6 --seed 7',
      '5 6 6 1 5 1\n1 3 3 3 1 5\n4 4 3 6 4 2\n4 2 6 2 2 5\n',
    ],
  },
  shuffle: {
    does: 'rearranges the tiles of a board so that it can be cleared',
    input: board,
    options: { ...rules, ...seed('random by default') },
    print: (laid) => boardText(laid.board),
    none: (laid) => laid === null && 'no arrangement can be cleared',
    example: ["qiju lianliankan shuffle --seed 3 '[[1,2],[2,1]]'", '1 1\n2 2\n'],
  },
};
