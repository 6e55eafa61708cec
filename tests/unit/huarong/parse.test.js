// Puzzles as texts of any format.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { load } from 'qiju/huarong';

const huarong = await load();

/** @type {import('qiju').SlidingPuzzle[]} */
const puzzles = JSON.parse(readFileSync(new URL('../../../dist/puzzles.json', import.meta.url), 'utf8'));

/** @typedef {import('qiju').ParsedPuzzle} ParsedPuzzle */

/** @param {string} text @param {import('qiju').PuzzleParseOptions} [options] */
const parseOne = async (text, options) => {
  const { format, puzzles: found, warnings } = await huarong.parse(text, options);
  expect(found).toHaveLength(1);
  return { format, puzzle: found[0], codes: warnings.map(({ code }) => code) };
};

/** @param {ParsedPuzzle} puzzle */
const encode = ({ board, goal, gates, lengthwise }) => huarong.encode(board, { goal, gates, lengthwise });

/** @param {ParsedPuzzle} puzzle @param {import('qiju').Metric} metric */
function lengthOf({ board, goal, gates, lengthwise }, metric) {
  const { steps } = /** @type {{ steps: import('qiju').Step[] }} */ (
    huarong.solve(board, { goal, gates, lengthwise, metric })
  );
  return huarong.group(steps, metric).length;
}

const CLASSIC = 'ABBC\nABBC\nDEEF\nDGHF\nI..J';
const CLASSIC_CODE = '000GAYZHM';
const HARDEST = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const MOST_POSITIONS = 'BBBJCCDDDJoLAAIooLooIEELHoFFKoHGGGKo';
const CARS = '......\n..B..C\nAAB..C\n......\n......\n......';
const RED_DONKEY = ['######', '#a**b#', '#a**b#', '#cdde#', '#cfge#', '#h  i#', '##--##', '    ..', '    ..'];
const SUNSHINE = [
  ...['       ...       ', '      .. ..      ', '      .   .      ', '      .. ..      ', '       ...       '],
  ...['######-----######', '#hh0iilltmmpp;qq#', '#hh,iill mmpp:qq#', '#2y{45v s w89x/z#', '#jj6kkaa nnoo<rr#'],
  ...['#jj7kkaaunnoo>rr#', '#33333TTJWW11111#', '#33333TTJWW11111#', '#33333GG HH11111#', '#33333YYIgg11111#'],
  ...['#33333YYIgg11111#', '#ddFeeA***BffOZZ#', '#ddFee** **ffOZZ#', '#MMKQQ*   *PPS^^#', '#VVLXX** **bbRcc#'],
  ...['#VVLXXD***EbbRcc#', '#################'],
];

/** @param {string} line */
const sixRows = (line) => line.replace(/.{6}(?!$)/g, '$&\n');

describe('finds the format, and the puzzle can be solved', () => {
  test.each(/** @type {[name: string, text: string, format: string, metric: import('qiju').Metric, length: number][]} */ ([
    ['a Rush Hour string', HARDEST, 'rush-hour', 'slide', 60],
    ['a line of the database', `35 ${MOST_POSITIONS} 12139\n`, 'rush-hour', 'slide', 35],
    ['six rows of cars', sixRows(HARDEST), 'rush-hour', 'slide', 60],
    ['rows of cars between slashes', sixRows(MOST_POSITIONS).replaceAll('\n', '/'), 'rush-hour', 'slide', 35],
    ['a red car X', sixRows(HARDEST.replaceAll('A', 'X')).replaceAll('o', '.'), 'rush-hour', 'slide', 60],
    ['a picture of the classic board', CLASSIC, 'picture', 'move', 81],
    ['full-width marks', 'ＡＢＢＣ\nＡＢＢＣ\nＤＥＥＦ\nＤＧＨＦ\nＩ．．Ｊ', 'picture', 'move', 81],
    ['a picture with indentation and CRLF', `  ${CLASSIC.replaceAll('\n', '\r\n  ')}\r\n`, 'picture', 'move', 81],
    ['digits', '3114\n3114\n5226\n5786\n900A', 'picture', 'move', 81],
    ['Chinese names', '张曹曹马\n张曹曹马\n黄关关赵\n黄甲乙赵\n丙　　丁', 'picture', 'move', 81],
    ['hyphens as blanks', CLASSIC.replaceAll('.', '-'), 'picture', 'move', 81],
    ['o as a blank', CLASSIC.replaceAll('.', 'o'), 'picture', 'move', 81],
    ['characters with spaces in between', CLASSIC.replace(/./g, '$& '), 'ids', 'move', 81],
    ['ids', '3 1 1 4\n3,1,1,4\n5 2 2 6\n5 7 8 6\n9 0 0 10', 'ids', 'move', 81],
    ['ids and a goal', '1 1 2 2\n1 1 3 3\n4 5 0 0\n6 7 8 8\n6 7 9 9\n\n0 0 0 0\n0 0 0 0\n0 0 0 0\n1 1 0 0\n1 1 0 0\n', 'ids', 'move', 59],
    ['a picture and a titled goal', 'AA.\nBBC\n\nGoal:\n.AA\n...', 'picture', 'move', 1],
    ['a level of GNOME Klotski', RED_DONKEY.join('\n'), 'klotski', 'move', 81],
    ['the same in a source file', RED_DONKEY.map((row) => `  "${row}" +`).join('\n'), 'klotski', 'move', 81],
    ['the same in C', RED_DONKEY.map((row) => `"${row}\\n"`).join('\n'), 'klotski', 'move', 81],
    ['the same in Python', `level = ['${RED_DONKEY.join("',\n  '")}']`, 'klotski', 'move', 81],
    ['a share code', ` ${CLASSIC_CODE}\n`, 'code', 'move', 81],
    ['JSON', '{"board":[[1,1,0,0]],"goal":{"id":1,"row":0,"col":2}}', 'json', 'move', 1],
    ['JSON of strings', JSON.stringify(CLASSIC.split('\n')), 'json', 'move', 81],
    ['JSON of characters', JSON.stringify(CLASSIC.split('\n').map((row) => [...row])), 'json', 'move', 81],
    ['JavaScript', "{ board: [[1, 1, 0],], goal: { id: 1, row: 0, col: 1 }, name: 'one' /* move */ }", 'json', 'move', 1],
    ['C', '{{3,1,1,4},{3,1,1,4},{5,2,2,6},{5,7,8,6},{9,0,0,10}};', 'json', 'move', 81],
    ['a game id of Slide', '6x4m9:w7md1e2w2d5d1e2w7,3,1,9', 'slide', 'move', 1],
  ]))('%s', async (_, text, format, metric, length) => {
    const found = await parseOne(text);
    expect(found).toMatchObject({ format, codes: [] });
    expect(lengthOf(found.puzzle, metric)).toBe(length);
  }); // prettier-ignore

  test('a red car reaches the right end of the third row, and cars move lengthwise', async () => {
    const { puzzle } = await parseOne(HARDEST);
    expect(puzzle).toMatchObject({ goal: [{ id: 65, row: 2, col: 4 }], lengthwise: true });
    expect(puzzle.board[0]).toEqual([73, 66, 66, -1, 0, 0]);
  });
});

describe('reads several puzzles', () => {
  test.each(/** @type {[name: string, text: string, names: (string | undefined)[]][]} */ ([
    ['lines of the database', `60 ${HARDEST} 2332\n35 ${MOST_POSITIONS} 12139\n`, [undefined, undefined]],
    ['titles', `; One\n${CLASSIC}\n\nname: Two\n${CLASSIC}\n// Three\n${CLASSIC}`, ['One', 'Two', 'Three']],
    ['numbers', `Level 1\n${CLASSIC}\nLevel 2\n${CLASSIC}`, ['Level 1', 'Level 2']],
    ['share codes', `${CLASSIC_CODE}\n${CLASSIC_CODE}`, [undefined, undefined]],
    ['JSON', JSON.stringify([{ name: 'a', board: [[1, 0]] }, { name: 'b', board: [[1, 0]] }]), ['a', 'b']],
    [
      'a source file',
      ['Red', 'Donkey'].map((name) => `{ N_("${name}"), 6, 9,\n${RED_DONKEY.map((row) => `"${row}" +`).join('\n')} },`).join('\n'),
      ['Red', 'Donkey'],
    ],
  ]))('%s', async (_, text, names) => {
    expect((await huarong.parse(text)).puzzles.map(({ name }) => name)).toEqual(names);
  }); // prettier-ignore
});

test.each(/** @type {[text: string, warnings: [code: string, at: number][]][]} */ ([
  ['AAB.\nCCD.', [['no-goal', 0]]],
  [`${CLASSIC}\n\nSolved in 81 moves!`, [['text', 26]]],
  [`${CLASSIC}\nand that is all`, [['text', 25]]],
  ['A.A.\n\n.A.A', [['piece-in-parts', 2]]],
  ['1 0 1\n\n0 1 0', [['piece-in-parts', 4], ['no-goal', 0], ['no-goal', 7]]],
  ['{"board":[[1,0]],"goal":{"id":1,"row":0,"col":1},"year":1909}', [['text', 56]]],
]))('%j has the warnings %j', async (text, warnings) => {
  expect((await huarong.parse(text)).warnings.map(({ code, at }) => [code, at])).toEqual(warnings);
}); // prettier-ignore

test.each(/** @type {[text: string, reason: string, at: number][]} */ ([
  ['', 'empty', 0],
  ['横刀立马', 'format', 0],
  ['AA.B../...B../XX.B../....../..AA../......', 'piece-in-parts', 30],
  ['AA.B../...B../XX.B../....../..AA../......'.replaceAll('/', '\r\n'), 'piece-in-parts', 34],
  [HARDEST.replaceAll('A', 'o'), 'goal', 0],
  [HARDEST.replace('BB', 'Bo'), 'shape', 1],
  [SUNSHINE.join('\n'), 'too-many-cells', 0],
  ['A.\nB', 'ragged', 3],
  ['A0.\nBB.', 'character', 1],
  ['AA.\nB\t.', 'character', 5],
  ['AB-\n\nBA-', 'character', 2],
  ['* .\nA  .', 'goal', 0],
  ['####\n#* #\n####\n#. #\n####', 'goal', 16],
  ['000GAYZHN', 'check', 0],
  ['[[1,2],[3]]', 'ragged', 7],
  ['[[1,0]', 'json', 6],
  ['[[1,0.5]]', 'json', 5],
  ['{"goal":[]}', 'json', 0],
  ['1 0\n0 -3', 'cell', 6],
  ['7x6u:w9m', 'end', 8],
  ['5x4:w7x', 'character', 6],
  ['5x4:w7d1', 'cell', 6],
  ['5x4:w20,1,1', 'goal', 0],
  [`${'A'.repeat(17)  }\n${  '.'.repeat(17)}`, 'size', 0],
  [`${CLASSIC}\n\n${CLASSIC}\n\n${CLASSIC}`, 'goal', 26],
  [`${CARS}\n\n${CARS.replaceAll('C', '.')}`, 'goal', 43],
]))('%j is refused: %s at %i', async (text, reason, at) => {
  await expect(huarong.parse(text)).rejects.toMatchObject({ code: 'text-invalid', reason, at });
}); // prettier-ignore

test('a refusal names the true number of cells', async () => {
  await expect(huarong.parse(SUNSHINE.map((row) => `"${row}" +`).join('\n'))).rejects.toThrow('315 cells');
});

test.each([
  ['A B\nC D', 0, ['ids', 'picture']],
  [
    'BB.o..\n......\nAA....\n......\n......\n......'.replace('o', 'oo').replace('oo..', 'oo.'),
    3,
    ['rush-hour', 'picture'],
  ],
])('%j is ambiguous', async (text, at, expected) => {
  await expect(huarong.parse(text)).rejects.toMatchObject({ code: 'text-ambiguous', at, expected });
  const read = await Promise.all(expected.map((format) => huarong.parse(text, /** @type {any} */ ({ format }))));
  expect(read.map(({ format }) => format)).toEqual(expected);
});

/** Random boards with a goal that is the board itself, of 2 or more rows. */
const boards = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 6 }))
  .chain(([rows, cols]) =>
    fc.array(fc.array(fc.constantFrom(0, 0, -1, 1, 2, 3), { minLength: cols, maxLength: cols }), { minLength: rows, maxLength: rows }),
  )
  .map((rows) => {
    // Each cell of a number is a piece of its own, so that all pieces are connected; there is a blank and a piece.
    let id = 0;
    const board = rows.map((row) => row.map((cell) => (cell > 0 ? ++id : cell)));
    board[0][0] = ++id;
    board[1][1] = 0;
    return { board, goal: [{ id, row: 1, col: 1 }] };
  }); // prettier-ignore

/** @typedef {{ board: number[][], goal: import('qiju').Goal[] }} RandomPuzzle */

/** @param {RandomPuzzle} puzzle @param {(id: number) => string} draw @param {string} between */
function write({ board, goal: [{ id, row, col }] }, draw, between) {
  const goal = board.map((ids, r) => ids.map((_, c) => (r === row && c === col ? id : 0)));
  return [board, goal].map((rows) => rows.map((ids) => ids.map(draw).join(between)).join('\n')).join('\n\n');
}

/** @param {number} id */
const letter = (id) => (id > 0 ? String.fromCodePoint(0x4e00 + id) : '#.'[id + 1]);

test.each(/** @type {[format: string, write: (puzzle: RandomPuzzle) => string][]} */ ([
  ['picture', (puzzle) => write(puzzle, letter, '')],
  ['ids', (puzzle) => write(puzzle, String, ' ')],
  ['json', (puzzle) => JSON.stringify(puzzle)],
  ['code', (puzzle) => huarong.encode(puzzle.board, { goal: puzzle.goal })],
]))('a random board written as %s is read again', async (format, text) => {
  await fc.assert(
    fc.asyncProperty(boards, async (puzzle) => {
      const { board, goal } = puzzle;
      const found = await parseOne(text({ board, goal }));
      expect([found.format, encode(found.puzzle)]).toEqual([format, huarong.encode(board, { goal })]);
    }),
  );
}); // prettier-ignore

test.each(puzzles)('the puzzle $en as JSON', async ({ en, board, goal, lengthwise }) => {
  const { puzzle } = await parseOne(JSON.stringify({ en, board, goal, lengthwise }));
  expect([puzzle.name, encode(puzzle)]).toEqual([en, huarong.encode(board, { goal, lengthwise })]);
});

test('any text is read or refused', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'AB.#*-o0 \n/"\'\\,;[]{}:1x') }),
    fc.string({ unit: 'grapheme' }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const { code, at } = await huarong.parse(given).then(() => ({ code: 'read', at: 0 }), (error) => error); // prettier-ignore
      expect(['read', 'text-invalid', 'text-ambiguous']).toContain(code);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(given.length);
    }),
  );
});

test.each(['A', 'A\n', '"A."', '[', '1 '])('ten million characters of %j end', async (part) => {
  const text = part.repeat(10_000_000 / part.length);
  await expect(huarong.parse(text)).rejects.toMatchObject({ code: expect.stringMatching(/^text-/) });
});

test('a puzzle that was read is also the options of its board', async () => {
  const { puzzles: found } = await huarong.parse(`; Corridor\n${HARDEST}`);
  const [puzzle] = found;
  expect(puzzle.name).toBe('Corridor');
  expect(huarong.solve(puzzle.board, { ...puzzle, metric: 'slide' })).toMatchObject({ status: 'solved', length: 60 });
});

test('a text is ambiguous only if several formats read it', async () => {
  await expect(huarong.parse('A B C\nA D E')).rejects.toMatchObject({ code: 'text-ambiguous' });
  // As ids, the cells of B would not touch.
  expect(await huarong.parse('A B\nB C')).toMatchObject({ format: 'picture' });
});

test('goals and gates move when walls around a board are removed', async () => {
  const board = [[-1, 1, ...Array(15).fill(0)]];
  const { puzzle } = await parseOne(JSON.stringify({ board, goal: [{ id: 1, row: 0, col: 16 }], gates: [[0, 1]] }));
  expect(puzzle).toEqual({ board: [board[0].slice(1)], goal: [{ id: 1, row: 0, col: 15 }], gates: [[0, 0]] });
});
