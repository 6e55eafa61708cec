// The commands of 华容道.
import { moveLines } from '../panel/move-list.js';
import { findLevel } from '../api/huarong/names.js';
import { limits, seed, unsolved } from './command.js';
import { anything, code, findPuzzle, named, position, readId, solution } from './huarong-inputs.js';
import { boardText, lines } from './output.js';
import { drawNamed, drawPicture, formatPuzzle, nameOf } from './puzzle-text.js';

/**
 * @import { Lengths, Level, Move, Piece, SlidingPuzzle, Step } from '../api/types.js'
 * @import { Command, Options, Print } from './command.js'
 * @import { Given } from './input.js'
 */

/** @type {Options} */
const rules = {
  goal: { form: 'JSON', help: '{"id":1,"row":3,"col":1}, a list of goals, or a board with pieces at their goals' },
  gates: { form: 'JSON', help: 'gates under pieces: [[0,2]]' },
  lengthwise: { form: '', help: 'whether pieces move along their longer side only; default false' },
};

/** @type {Options} */
const metric = {
  metric: { form: 'move|slide|step', help: 'one piece along any path, in a straight line, or by one cell' },
};

const search = { ...rules, ...metric, ...limits('default 10000 if --nodes is not given') };

/** @type {(moves: Move[], input: Partial<Given>) => string} */
const moveText = (moves, { isPicture }) =>
  lines(moves.map(({ id, path }) => [isPicture ? nameOf(id) : id, ...path].join(' ')));

/** @type {(steps: Step[], input: Partial<Given>) => string} */
const stepText = (steps, input) => moveText(steps.map(({ id, direction }) => ({ id, path: [direction] })), input); // prettier-ignore

/** Formats the board of a result. @param {(result: any, input: Partial<Given>) => any} puzzleOf @returns {Record<string, Print>} */
const boards = (puzzleOf) => ({
  ids: (result, input) => formatPuzzle(puzzleOf(result, input), input.isPicture ? drawNamed : undefined),
  picture: (result, input) => formatPuzzle(puzzleOf(result, input), input.isPicture ? drawNamed : drawPicture),
});

/** Formats a list, or the board of one item. @param {(item: any) => unknown[]} row @returns {Record<string, Print>} */
const listed = (row) => {
  /** @param {import('./puzzle-text.js').Draw} [draw] @returns {Print} */
  const print = (draw) => (result) =>
    Array.isArray(result) ? lines(result.map((item) => row(item).join('\t'))) : formatPuzzle(result, draw);
  return { ids: print(), picture: print(drawPicture) };
};

/** @param {Lengths | null} lengths @param {string} otherwise */
const lengthColumns = (lengths, otherwise) => (lengths ? [lengths.move, lengths.slide, lengths.step] : [otherwise]);

const noWayOut = 'there is no way out';

/** @type {Record<string, Command>} */
export const huarong = {
  solveHuarongRoad: {
    does: 'finds a solution of a classic board with the fewest steps',
    input: position,
    print: { steps: stepText, panel: moveLines },
    none: (found) => found === null && noWayOut,
    example: [
      'qiju huarong solve-huarong-road 横刀立马 --format panel | head -2',
      "gameHandler.move(9, 'right')\ngameHandler.move(5, 'down')\n",
    ],
  },
  solve: {
    does: 'finds a shortest solution, or proves that there is none',
    input: position,
    options: search,
    print: {
      moves: ({ moves }, input) => moveText(moves, input),
      steps: ({ steps }, input) => stepText(steps, input),
      panel: ({ steps }) => moveLines(steps),
    },
    none: unsolved(noWayOut),
    example: ['qiju huarong solve heng-dao-li-ma | wc -l', '81\n'],
  },
  pieces: {
    does: 'lists the pieces: id, row,column of the top left corner, height x width',
    input: position,
    options: rules,
    print(pieces, { isPicture }) {
      /** @param {Piece} piece */
      const show = ({ id, row, col, height, width }) =>
        `${isPicture ? nameOf(id) : id} ${row},${col} ${height}x${width}`;
      return lines(pieces.map(show));
    },
    example: ['qiju huarong pieces 横刀立马 | head -2', '3 0,0 2x1\n1 0,1 2x2\n'],
  },
  steps: {
    does: 'lists all legal steps',
    input: position,
    options: rules,
    print: stepText,
    none: ({ length }) => length === 0 && 'no piece can move',
    example: ['qiju huarong steps 横刀立马', '7 down\n8 down\n9 right\n10 left\n'],
  },
  moves: {
    does: 'lists all legal moves in a metric',
    input: position,
    options: { ...rules, ...metric },
    print: moveText,
    none: ({ length }) => length === 0 && 'no piece can move',
    example: ['qiju huarong moves 横刀立马 --metric slide | tail -2', '10 left\n10 left left\n'],
  },
  group: {
    does: 'groups steps into moves of a metric',
    input: solution,
    options: metric,
    call: ({ api, args: [list], options }) => api(list, options.metric),
    print: moveText,
    example: ['qiju huarong solve-huarong-road 横刀立马 | qiju huarong group | head -2', '9 right\n5 down\n'],
  },
  move: {
    does: 'moves a piece by one cell up, down, left or right, and prints the board',
    input: position,
    args: { id: readId, direction: (word) => word },
    options: rules,
    print: boards((board, { options }) => ({ board, ...options })),
    none: (board) => board === null && 'the step is illegal',
    example: ['qiju huarong move 横刀立马 9 right | tail -1', ' 0  9  0 10\n'],
  },
  isSolved: {
    does: 'tells whether every goal is reached',
    input: position,
    options: rules,
    example: ["printf 'A.\\n\\nA.\\n' | qiju huarong is-solved", 'true\n'],
  },
  analyse: {
    does: 'analyses all positions that can be reached',
    input: position,
    options: search,
    print: {
      text: ({ hardest, ...numbers }) =>
        lines(Object.entries({ ...numbers, hardest: hardest?.distance }).map(([name, value]) => `${name}: ${value}`)),
      hardest: ({ hardest }, { options }) => (hardest ? formatPuzzle({ board: hardest.board, ...options }) : ''),
    },
    example: ["qiju huarong analyse 'only 18 steps' | tail -3", 'distance: 18\neccentricity: 25\nhardest: 22\n'],
  },
  hint: {
    does: 'lists all optimal next moves',
    input: position,
    options: search,
    print: ({ moves }, input) => moveText(moves, input),
    none: ({ distance }) => distance === null && noWayOut,
    example: ['qiju huarong hint 横刀立马', '7 down\n8 down\n9 right\n10 left\n'],
  },
  map: {
    does: 'prints the graph of all positions as JSON',
    input: position,
    options: search,
    example: ["printf 'A..\\n\\n..A\\n' | qiju huarong map", '{"distances":[1,1,0],"edges":[0,1,0,2,1,2],"here":0}\n'],
  },
  place: {
    does: 'prints the number of a position in the map',
    input: position,
    options: search,
    example: ["printf 'A..\\n\\n..A\\n' | qiju huarong place", '0\n'],
  },
  generate: {
    does: 'generates a board at a distance from the exit, from numbers of pieces or from a position',
    input: position,
    optional: true,
    options: {
      horizontals: { form: 'N', help: 'lying generals; default 1' },
      verticals: { form: 'N', help: 'standing generals; default 4' },
      soldiers: { form: 'N', help: 'default 4' },
      distance: { form: 'N', help: 'length of the shortest solution, or a range such as 40,50; default: the maximum' },
      ...search,
      ...seed('random by default'),
    },
    call: ({ api, args: [board], options }) =>
      api(board ? { board, ...options } : { horizontals: 1, verticals: 4, soldiers: 4, ...options }),
    print: boards(({ board }, { options }) => ({ board, ...options })),
    example: [
      'qiju huarong generate --distance 40 --seed 7',
      ' 2  0  3  4\n 2  5  6  7\n 8  9  6  7\n 0  9  1  1\n10 10  1  1\n',
    ],
  },
  encode: {
    does: 'encodes a position as a short code to share',
    input: position,
    options: rules,
    print: (text) => `${text}\n`,
    example: ['qiju huarong encode 横刀立马', '000GAYZHM\n'],
  },
  decode: {
    does: 'decodes the board of a code',
    input: code,
    print: boardText,
    example: ['qiju huarong decode 000GAYZHM | head -2', ' 2  1  1  3\n 2  1  1  3\n'],
  },
  decodePuzzle: {
    does: 'decodes the board of a code, with its goal, gates and rules',
    input: code,
    print: boards((puzzle) => puzzle),
    example: ['qiju huarong decode-puzzle 000GAYZHM --format picture | head -2', 'ABBC\nABBC\n'],
  },
  parse: {
    does: 'reads puzzles in any format, and prints them as JSON',
    input: anything,
    options: { format: { form: 'FORMAT', help: 'of the input; default: any' } },
    example: [
      "printf 'A.\\n\\n.A\\n' | qiju huarong parse",
      '{"format":"picture","puzzles":[{"board":[[65,0]],"goal":[{"id":65,"row":0,"col":1}]}],"warnings":[]}\n',
    ],
  },
  levels: {
    does: 'lists the named positions with their fewest moves, slides and steps, or shows one',
    input: named((name, { qiju }) => findLevel(qiju.huarong.levels, name)),
    optional: true,
    call: ({ api, args: [level] }) => level ?? api,
    print: listed((/** @type {Level} */ { zh, pinyin, en, lengths }) => [
      ...[zh, pinyin, en],
      ...lengthColumns(lengths, 'no way out'),
    ]),
    example: ['qiju huarong levels | head -1', '横刀立马\tHeng Dao Li Ma\tBlade Drawn, Horse Reined\t81\t90\t116\n'],
  },
  puzzles: {
    does: 'lists famous sliding-block puzzles in the same way, or shows one',
    input: named(async (name, { readPuzzles }) => findPuzzle(await readPuzzles(), name)),
    optional: true,
    call: ({ args: [puzzle], context }) => puzzle ?? context.readPuzzles(),
    print: listed((/** @type {SlidingPuzzle} */ { zh, en, author, year, lengths }) => [
      ...[zh, en, author, year],
      ...lengthColumns(lengths, 'too large'),
    ]),
    example: ['qiju huarong puzzles simplicity --format picture', '..A.\nBBAA\n.CD.\n.CDD\n\nD...\nDD..\n....\n....\n'],
  },
};
