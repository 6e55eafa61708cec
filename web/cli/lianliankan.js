// The commands of 连连看.
import { UsageError, atMost, integer, searchLimits, undecidedMessage } from './command.js';
import { parseIntegers, readBoard } from './input.js';
import { boardText, cells, json, lines } from './output.js';

/** @import { Command, Option } from './command.js' */

/** @type {Option} */
const gravity = {
  type: 'text',
  choices: ['none', 'down', 'up', 'left', 'right', 'centre'],
  help: 'how tiles move after a pair is removed',
};

/** @type {Option} */
const maxTurns = { type: 'integer', help: 'the maximum number of turns, 0 to 16; default 2' };

/** @type {Option} */
const noRing = { type: 'flag', help: 'forbid paths outside the board' };

/** @type {Command} */
export const connect = {
  summary: 'joins two equal tiles of Lianliankan',
  usage: '<row1> <col1> <row2> <col2> [board] [options]',
  about: `Prints the path, both tiles included, as row,column; rows and columns count from 0, -1 and the number of rows or columns
are the ring around the board. On the board, 0 is an empty cell, any other integer a kind of tile.
`,
  options: {
    'max-turns': maxTurns,
    order: {
      type: 'text',
      choices: ['turns', 'length'],
      help: 'which path is preferred: fewest turns, or fewest cells',
    },
    corners: { type: 'flag', help: 'only both ends and the turning points' },
    'no-ring': noRing,
    format: { type: 'text', choices: ['text', 'json'], help: 'text: one line' },
  },
  examples: [
    { type: "qiju connect 0 0 0 2 '[[1,2,1]]'", shows: '0,0 -1,0 -1,1 -1,2 0,2\n' },
    {
      type: "printf '1 2 1\\n2 2 2\\n' | qiju connect 0 0 0 2 --corners --format json",
      shows: '[[0,0],[-1,0],[-1,2],[0,2]]\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    if (positionals.length < 4) throw new UsageError('want two cells: row1 col1 row2 col2');
    atMost(positionals, 5);
    const names = ['row1', 'col1', 'row2', 'col2'];
    const [row1, col1, row2, col2] = names.map((name, i) => integer(name, positionals[i]));
    const path = qiju.connect(await readBoard(positionals[4], stdin), row1, col1, row2, col2, {
      maxTurns: values['max-turns'],
      order: values.order,
      format: values.corners ? 'corners' : 'cells',
      ring: !values['no-ring'],
    });
    const none = path.length === 0 ? 'no path joins them' : undefined;
    if (values.format === 'json') return { text: json(path), none };
    return { text: none ? '' : `${cells(path)}\n`, none };
  },
};

/** @type {Command} */
export const pairs = {
  summary: 'lists every pair of tiles of Lianliankan that can be joined',
  usage: '[board] [options]',
  about: `Prints one pair per line, as row,column row,column, in reading order.
`,
  options: {
    'max-turns': maxTurns,
    'no-ring': noRing,
    format: { type: 'text', choices: ['text', 'json'], help: 'text: one pair per line' },
  },
  examples: [
    { type: "qiju pairs '[[1,2,1],[3,2,3]]'", shows: '0,0 0,2\n0,1 1,1\n1,0 1,2\n' },
    { type: "printf '1 2 1\\n3 2 3\\n' | qiju pairs --no-ring --format json", shows: '[[[0,1],[1,1]]]\n' },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const found = qiju.lianliankan.pairs(await readBoard(positionals[0], stdin), {
      maxTurns: values['max-turns'],
      ring: !values['no-ring'],
    });
    return {
      text: values.format === 'json' ? json(found) : lines(found.map(cells)),
      none: found.length === 0 ? 'no two tiles can be joined' : undefined,
    };
  },
};

/** @type {Command} */
export const clear = {
  summary: 'finds moves that clear a board of Lianliankan, or proves that none do',
  usage: '[board] [options]',
  about: `Prints one pair per line, as row,column row,column: removing them in this order clears the board. Under
gravity a cell is the tile's position at that move.
`,
  options: {
    gravity,
    ...searchLimits,
    format: { type: 'text', choices: ['text', 'json'], help: 'text: one pair per line' },
  },
  examples: [
    { type: "qiju clear '[[1,2],[1,2]]'", shows: '0,0 1,0\n0,1 1,1\n' },
    {
      type: "printf '1 2 1 2\\n' | qiju clear --gravity left --format json",
      shows: '{"status":"solvable","moves":[[[0,0],[0,2]],[[0,0],[0,1]]]}\n',
    },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const { gravity: direction, time, nodes, format } = values;
    const solution = qiju.lianliankan.solve(await readBoard(positionals[0], stdin), {
      gravity: direction,
      time,
      nodes,
    });
    const { status } = solution;
    return {
      text: format === 'json' ? json(solution) : status === 'solvable' ? lines(solution.moves.map(cells)) : '',
      none: status === 'unsolvable' ? 'the board cannot be cleared' : undefined,
      unknown: status === 'undecided' ? undecidedMessage : undefined,
    };
  },
};

/** @type {Command} */
export const deal = {
  summary: 'deals a board of Lianliankan that can be cleared',
  usage: '[options]',
  about: `Prints the board; with --format json also a solution, the seed, and the share of random playouts that clear the board. The
tiles must fill the board, with an even number of each kind.
`,
  options: {
    rows: { type: 'integer', help: 'default 10' },
    cols: { type: 'integer', help: 'default 14' },
    copies: { type: 'text', help: 'tiles of each kind, default 4; or a list with one number per kind: 4,4,2' },
    kinds: { type: 'integer', help: 'the number of kinds; default: as many as fill the board' },
    difficulty: {
      type: 'text',
      choices: ['any', 'easy', 'normal', 'hard', 'expert'],
      help: 'the share of random playouts that clear the board',
    },
    gravity,
    seed: { type: 'integer', help: '0 to 4294967295; a seed always gives the same board' },
    format: { type: 'text', choices: ['text', 'json'], help: 'text: one row per line' },
  },
  examples: [
    { type: 'qiju deal --rows 4 --cols 6 --seed 7', shows: '5 6 6 1 5 1\n1 3 3 3 1 5\n4 4 3 6 4 2\n4 2 6 2 2 5\n' },
    {
      type: 'qiju deal --rows 2 --cols 2 --copies 2 --seed 1 --format json',
      shows: '{"board":[[1,2],[1,2]],"solution":[[[0,0],[1,0]],[[0,1],[1,1]]],"seed":1,"clearRate":1,"inBand":true}\n',
    },
  ],
  run({ qiju, values, positionals }) {
    atMost(positionals, 0);
    const { rows = 10, cols = 14, seed, gravity: direction } = values;
    const list = parseIntegers('--copies', values.copies ?? '4');
    const copies = list.length === 1 ? list[0] : list;
    const { kinds = list.length === 1 ? Math.floor((rows * cols) / list[0]) : undefined } = values;
    const difficulty = values.difficulty === 'any' ? undefined : values.difficulty;
    const dealt = qiju.lianliankan.deal({ rows, cols, kinds, copies, seed, difficulty, gravity: direction });
    return { text: values.format === 'json' ? json(dealt) : boardText(dealt.board) };
  },
};

/** @type {Command} */
export const shuffle = {
  summary: 'rearranges the tiles of a board of Lianliankan so that it can be cleared',
  usage: '[board] [options]',
  about: `Prints the board; with --format json also a solution and the seed. Empty cells stay empty.
`,
  options: {
    gravity,
    seed: { type: 'integer', help: '0 to 4294967295; a seed always gives the same board' },
    format: { type: 'text', choices: ['text', 'json'], help: 'text: one row per line' },
  },
  examples: [
    { type: "qiju shuffle --seed 3 '[[1,2],[2,1]]'", shows: '1 1\n2 2\n' },
    { type: "printf '1 0 2\\n2 0 1\\n' | qiju shuffle --seed 3 | qiju pairs", shows: '0,0 0,2\n1,0 1,2\n' },
  ],
  async run({ qiju, values, positionals, stdin }) {
    atMost(positionals, 1);
    const laid = qiju.lianliankan.shuffle(await readBoard(positionals[0], stdin), {
      seed: values.seed,
      gravity: values.gravity,
    });
    const none = laid === null ? 'no arrangement can be cleared: there is an odd number of some kind' : undefined;
    if (values.format === 'json') return { text: json(laid), none };
    return { text: laid ? boardText(laid.board) : '', none };
  },
};
