// The command line as a user sees it: input, output and exit codes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from '../../web/cli/commands.js';
import { createProgress } from '../../web/cli/output.js';
import { drawPicture, formatPuzzle } from '../../web/cli/puzzle-text.js';
import { isFull } from '../full-length.js';
import { puzzles, qiju, runHere, runLine } from './cli-runner.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** A folder with the program under the name qiju, and test files. @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qiju-'));
  writeFileSync(join(folder, 'qiju'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a test file. @param {string} name @param {string} text @returns {string} its path */
function write(name, text) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Runs a line as a shell does. @param {string} line @param {string} [program] */
function shell(line, program = 'sh') {
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(program, ['-c', line], {
    cwd: folder,
    env,
    input: '',
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

/** Runs commands of the same line, each with the output of the one before. @param {string} line @param {string} [input] */
async function pipe(line, input = '') {
  let result = { code: 0, out: input, err: '' };
  for (const command of line.split(' | ')) {
    result = await runLine(command, result.out);
    expect([command, result.err]).toEqual([command, '']);
  }
  return result.out;
}

describe('the program', () => {
  test.each(isFull ? commands : commands.filter((_, i) => i % 10 === 0))(
    'prints the example of $name',
    ({ name, example: [line, out] }) => {
      expect(line).toContain(`qiju ${name}`);
      expect(shell(line)).toEqual({ code: 0, out, err: '' });
    },
  );

  test('exits with the documented codes', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(shell('qiju --version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(shell('qiju huarong solve 走投无路')).toEqual({
      code: 1,
      out: '',
      err: 'qiju huarong solve: there is no way out\n',
    });
    expect(shell('qiju lianliankan pairs < /dev/null').code).toBe(2);
  });

  test('works in a pipe, also when the reader closes it', () => {
    expect(shell('{ qiju huarong solve 横刀立马; echo $? >&2; } | true').err).toBe('0\n');
    expect(shell('qiju huarong levels --json | head -c 1')).toEqual({ code: 0, out: '[', err: '' });
  });

  test('completes commands, options and values in bash', () => {
    const script = `source <(qiju completion bash)
      complete() { COMP_WORDS=(qiju "$@"); COMP_CWORD=$#; _qiju; echo "$*: \${COMPREPLY[*]}"; }
      complete go; complete gomoku be; complete gomoku judge --r; complete gomoku judge x --rule r
      complete gomoku judge-win --; complete gomoku judge ''; complete completion ''`;
    expect(shell(script, 'bash').out.trimEnd().split('\n')).toEqual([
      'go: gomoku',
      'gomoku be: best-move',
      'gomoku judge --r: --rule',
      'gomoku judge x --rule r: renju',
      'gomoku judge-win --: --from --number --json --help',
      'gomoku judge : ',
      'completion : bash zsh fish',
    ]);
  });
});

describe('what one command prints another reads', () => {
  test.each([
    ['qiju lianliankan deal --seed 3 | qiju lianliankan solve', 70],
    ['qiju lianliankan deal --seed 3 --json | qiju lianliankan shuffle --seed 1 | qiju lianliankan pairs', 18],
    ['qiju lianliankan deal --seed 3 --rows 2 --cols 2 --copies 2 | qiju lianliankan remove 0,0 0,1', 2],
    ['qiju huarong levels 横刀立马 | qiju huarong solve', 81],
    ['qiju huarong levels 横刀立马 --format picture | qiju huarong solve --format steps | qiju huarong group', 81],
    ['qiju huarong solve-huarong-road 横刀立马 --format panel | qiju huarong group --metric step', 116],
    ['qiju huarong solve 横刀立马 --json | qiju huarong group --metric step', 118],
    ['qiju huarong encode 横刀立马 | qiju huarong solve --metric slide', 90],
    ['qiju huarong encode 横刀立马 --json | qiju huarong decode | qiju huarong solve', 81],
    ['qiju huarong generate --distance 40 --seed 7 | qiju huarong solve', 40],
    ['qiju huarong generate simplicity --distance 9 --seed 7 | qiju huarong solve', 9],
    ['qiju huarong generate simplicity --distance 9 --seed 7 --format picture | qiju huarong solve', 9],
    ['qiju huarong analyse simplicity --format hardest | qiju huarong solve', 18],
    ['qiju huarong encode simplicity | qiju huarong decode-puzzle | qiju huarong solve', 18],
    ['qiju gomoku puzzle --seed 7 --json | qiju gomoku solve', 1],
    ['qiju gomoku puzzle --seed 7 | qiju gomoku encode --notation sgf | qiju gomoku solve', 1],
    ['qiju gomoku decode 770078 | qiju gomoku encode --notation sgf | qiju gomoku decode-game | qiju gomoku review', 3],
  ])('%s', async (line, count) => {
    const rows = (await pipe(line)).trimEnd().split('\n');
    expect(rows).toHaveLength(count);
  });

  test('notations of games', async () => {
    const coordinates = 'qiju gomoku encode --notation coordinates';
    expect(await pipe(`qiju gomoku decode 770078 | ${coordinates}`)).toBe('h8 a15 i8\n');
    expect(await pipe(`qiju gomoku encode --notation sgf | ${coordinates} | qiju gomoku encode`, '112 0 113')).toBe(
      '770078\n',
    );
    const record = '(;GM[4]FF[4]SZ[9];B[aa](;W[bb])(;W[cc]))\n';
    expect(await pipe('qiju gomoku decode-game | qiju gomoku encode-game', record)).toBe(record);
  });

  test('a pair is two cells, whatever separates them', async () => {
    const board = '[[1,2,1],[3,2,3]]';
    const pair = (await runHere(['lianliankan', 'hint', board])).out.trim().split(' ');
    const numbers = pair.flatMap((cell) => cell.split(','));
    const { out } = await runHere(['lianliankan', 'connect', board, ...pair]);
    expect(out).toBe('0,0 -1,0 -1,1 -1,2 0,2\n');
    expect((await runHere(['connect', board, ...numbers])).out).toBe(out);
    expect((await runHere(['connect', ...numbers], board)).out).toBe(out);
    expect((await runHere(['lianliankan', 'refusal', board, ...pair])).code).toBe(1);
  });

  test('every puzzle as ids, as a picture and as JSON', async () => {
    for (const { en, board, goal, lengthwise } of puzzles) {
      // A picture shows goals in reading order.
      const goals = /** @type {import('qiju').Goal[]} */ ([goal].flat());
      if ('id' in goals[0]) goals.sort((a, b) => a.row - b.row || a.col - b.col);
      const code = qiju.huarong.encode(board, { goal: goals, lengthwise });
      for (const form of ['--format=ids', '--format=picture', '--json']) {
        const { out } = await runHere(['huarong', 'puzzles', en, form]);
        const encoded = await runHere(
          ['huarong', 'encode'],
          form === '--json' ? JSON.stringify({ board, goal: goals, lengthwise }) : out,
        );
        expect([en, form, encoded.out]).toEqual([en, form, `${code}\n`]);
      }
    }
  });

  test('a picture keeps the characters of its pieces', async () => {
    const picture = 'ZA-.\n\n..ZA\n';
    expect(await pipe('qiju huarong move A right', picture)).toBe('Z.A.\n\n..ZA\n');
    expect(await pipe('qiju huarong pieces', picture)).toBe('Z 0,0 1x1\nA 0,1 1x1\n');
    expect(await pipe('qiju huarong solve', picture)).toBe('A right right\nZ right right\n');
  });
});

describe('an input', () => {
  const moves = [112, 0, 113, 1, 114, 2, 115, 3, 116];
  const won = { code: 0, out: 'black wins by move 9: 112 113 114 115 116\n', err: '' };

  test('is a file, standard input or the text itself', async () => {
    for (const notation of /** @type {const} */ (['base15', 'coordinates', 'sgf'])) {
      const text = qiju.gomoku.encode(moves, { notation });
      expect(await runHere(['gomoku', 'judge', text])).toEqual(won);
      expect(await runHere(['gomoku', 'judge'], `${text}\r\n`)).toEqual(won);
      expect(await runHere(['gomoku', 'judge', '-'], text)).toEqual(won);
      expect(await runHere(['gomoku', 'judge', write('game', text)])).toEqual(won);
    }
    for (const text of [moves.join(' '), moves.join(', '), moves.join('\n'), JSON.stringify(moves)]) {
      expect(await runHere(['gomoku', 'judge', text])).toEqual(won);
      expect(await runHere(['gomoku', 'judge'], text)).toEqual(won);
    }
    for (const text of ['1 2\n1 2\n', '1,2\n1,2', '[[1,2],[1,2]]', '{"board":[[1,2],[1,2]]}']) {
      expect((await runHere(['lianliankan', 'pairs', text])).out).toBe('0,0 1,0\n0,1 1,1\n');
      expect((await runHere(['lianliankan', 'pairs', write('board', text)])).out).toBe('0,0 1,0\n0,1 1,1\n');
    }
  });

  test('is a file if its name exists or has a suffix, even if it looks like a game', () => {
    const text = qiju.gomoku.encode(moves, { notation: 'sgf' });
    for (const name of ['demo.sgf', 'beta.sgf', '2026-11-27.sgf', '7700', 'h8', '横刀立马']) write(name, text);
    for (const name of ['demo.sgf', '2026-11-27.sgf', '7700', 'h8', '横刀立马']) {
      expect(shell(`qiju gomoku judge '${name}'`)).toEqual(won);
    }
    rmSync(join(folder, '横刀立马'));
    expect(shell('qiju gomoku judge 0001.sgf').err).toBe('qiju gomoku judge: there is no file "0001.sgf"\n');
  });

  test('of 五子棋 may have set-up stones, and a board of any size', async () => {
    const setUp = '(;SZ[9]AB[ba][ca][da]AW[aa];B[ea](;W[ii])(;W[fa]))';
    expect((await runHere(['gomoku', 'best-move', setUp])).out).toBe('5\n');
    expect(await runHere(['gomoku', 'threats', '(;AB[aa][ba][ca][da];AE[da])'])).toMatchObject({ code: 1 });
    expect((await runHere(['gomoku', 'best-move', '{"black":[1,2,3,4],"white":[0],"turn":"white"}'])).out).toBe('5\n');
    expect(await runHere(['gomoku', 'judge', '(;SZ[9];B[aa])', '--size', '15'])).toMatchObject({
      code: 2,
      err: 'qiju gomoku judge: the game has a board of 9, --size is 15\n',
    });
  });

  test('of 华容道 may be a name, a code, ids or a picture', async () => {
    const { out } = await runHere(['huarong', 'solve', '横刀立马']);
    const { board } = qiju.huarong.levels[0];
    const texts = [
      'heng-dao-li-ma',
      'BLADE DRAWN, HORSE REINED',
      '000GAYZHM',
      JSON.stringify(board),
      formatPuzzle({ board }),
    ];
    for (const text of [...texts, '3114\n3114\n5226\n5786\n900A']) {
      const { code } = await runHere(['huarong', 'solve'], text);
      expect([text, code]).toEqual([text, 0]);
    }
    for (const text of [texts[0], texts[1], texts[3], texts[4]]) {
      expect((await runHere(['huarong', 'solve', text])).out).toBe(out);
    }
  });

  test('of 华容道 may be a level of GNOME Klotski', async () => {
    const level = '######\n#A**B#\n#A**B#\n#CDDE#\n#CFGE#\n#H  I#\n##--##\n  ..\n  ..\n';
    const { out } = await runHere(['huarong', 'solve'], level);
    expect(out.trim().split('\n')).toHaveLength(81);
    expect(out).toMatch(/^\* .*down down/m);
  });

  test('of 华容道 may have gates under pieces, and pieces that move lengthwise', async () => {
    const text = 'A..\n\n-.A\n';
    const [{ board, goal, gates }] = (await qiju.huarong.parse(text)).puzzles;
    expect(qiju.huarong.encode(board, { goal, gates })).toBe(qiju.huarong.encode(board, { goal, gates: [[0, 0]] }));
    expect(formatPuzzle({ board, goal, gates }, drawPicture)).toBe(text);
    expect(await runHere(['huarong', 'solve'], 'A.\nA.\n\n.A\n.A\n\nlengthwise\n')).toMatchObject({ code: 1 });
    expect(await runHere(['huarong', 'solve', '--no-lengthwise'], 'A.\nA.\n\n.A\n.A\n\nlengthwise\n')).toMatchObject({
      out: 'A right\n',
    });
  });
});

describe('where there is no answer', () => {
  test.each([
    ['qiju connect [[1,2,1]] 0 0 0 1', 1, '', 'no path connects them'],
    ['qiju connect [[1,2,1]] 0 0 0 1 --json', 1, '[]\n', 'no path connects them'],
    ['qiju lianliankan pairs [[1,2],[2,1]]', 1, '', 'no two tiles can be connected'],
    ['qiju lianliankan hint [[1,2],[2,1]] --json', 1, 'null\n', 'no two tiles can be connected'],
    ['qiju lianliankan solve [[1,2],[2,1]]', 1, '', 'the board cannot be cleared'],
    ['qiju lianliankan shuffle [[1,2]]', 1, '', 'no arrangement can be cleared'],
    ['qiju lianliankan segments [[1,1,1]] 0,0 0,2 --no-ring', 1, '', 'no path connects them'],
    [
      'qiju lianliankan deal --shape [[0,-1,0]] --no-ring',
      1,
      '',
      'no board of this shape can be cleared under these rules',
    ],
    ['qiju solve-huarong-road 走投无路', 1, '', 'there is no way out'],
    ['qiju huarong solve 走投无路 --format panel', 1, '', 'there is no way out'],
    ['qiju huarong hint 走投无路', 1, '', 'there is no way out'],
    ['qiju huarong move 横刀立马 1 up', 1, '', 'the step is illegal'],
    [
      'qiju huarong solve 横刀立马 --nodes 10 --json',
      3,
      /^{"status":"undecided","searched":\d+}\n$/,
      'undecided within the limit; try a larger --time or --nodes',
    ],
    ['qiju huarong analyse 横刀立马 --nodes 10', 3, '', '--nodes is 10, which the search of all positions exceeds'],
    ['qiju gomoku judge 7700', 1, '', 'nobody has won yet'],
    ['qiju gomoku forbidden 7700', 1, '', 'nothing is forbidden'],
    ['qiju gomoku threats 7700', 1, '', 'there are no threats'],
    ['qiju gomoku solve 7700 --kind vcf', 1, '', 'there is no forced win of this kind'],
  ])('%s', async (line, code, out, why) => {
    const result = await runLine(line);
    expect(result.code).toBe(code);
    if (typeof out === 'string') expect(result.out).toBe(out);
    else expect(result.out).toMatch(out);
    expect(result.err).toMatch(new RegExp(`^qiju [a-z-]+ [a-z-]+: ${why}\n$`));
  });

  test('the answer no is not a mistake', async () => {
    expect(await runLine('qiju judge-win 7700')).toEqual({ code: 1, out: 'false\n', err: '' });
    expect(await runLine('qiju huarong is-solved 横刀立马')).toEqual({ code: 1, out: 'false\n', err: '' });
    expect(await runLine('qiju lianliankan solve [[0]]')).toEqual({ code: 0, out: '', err: '' });
    expect(await runHere(['solve-huarong-road'], '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 20 20 14\n15 20 20 16')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
  });
});

describe('results as text', () => {
  test('a game is judged in words', async () => {
    const six = '112 0 113 1 114 2 116 3 117 19 115';
    expect((await runHere(['gomoku', 'judge', six])).out).toBe('black wins by move 11: 112 113 114 115 116 117\n');
    expect((await runHere(['gomoku', 'judge', six, '--rule', 'renju'])).out).toBe(
      'white wins by move 11 (overline, forbidden)\n',
    );
    const full = Array.from({ length: 25 }, (_, i) => (7 * i) % 25).join(' ');
    expect((await runHere(['gomoku', 'judge', full, '--size', '5'])).out).toBe('draw\n');
    expect((await runHere(['gomoku', 'judge', '{"black":[0,1,2,3,4],"white":[]}'])).out).toBe(
      'black wins: 0 1 2 3 4\n',
    );
  });

  test('a review names each move and the one that lost', async () => {
    const game = 'h8 i8 g9 i7 h9 i9 h10 a1 h11 h12 h7';
    const rows = (await runHere(['gomoku', 'review', game, '--nodes', '50000'])).out.trimEnd().split('\n');
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatch(/^1 112 -?0\.\d\d best$/);
    expect(rows[7]).toMatch(/^8 210 -1\.00 losing \(\d+ -?\d\.\d\d\)$/);
    expect(rows[11]).toMatch(/^white loses by move 8: \d+/);
  });

  test('JSON is the result of the function', async () => {
    const { board } = qiju.huarong.levels[0];
    expect(JSON.parse((await runHere(['huarong', 'solve', '横刀立马', '--json'])).out)).toEqual(
      qiju.huarong.solve(board),
    );
    expect(JSON.parse((await runHere(['huarong', 'levels', '--json'])).out)).toEqual(qiju.huarong.levels);
    const map = qiju.huarong.map([[1, 0]], { goal: { id: 1, row: 0, col: 1 } });
    expect(JSON.parse((await runHere(['huarong', 'map', 'A.\n\n.A'])).out)).toEqual({
      distances: [...map.distances],
      edges: [...map.edges],
      here: map.here,
    });
  });
});

describe('invalid input is reported', () => {
  /** @type {[words: string[], words: string | RegExp, input?: string][]} */
  const bad = [
    [['frobnicate'], 'qiju: unknown command frobnicate; see: qiju --help\n'],
    [['deal'], 'qiju: unknown command deal; did you mean lianliankan deal?\n'],
    [['solve'], 'qiju: unknown command solve; did you mean lianliankan solve or huarong solve or gomoku solve?\n'],
    [['gomuko', 'judge'], 'qiju: unknown command gomuko; did you mean gomoku?\n'],
    [['-v'], 'qiju: unknown command -v; did you mean --version?\n'],
    [['gomoku', 'bestmove'], 'qiju: unknown command gomoku bestmove; did you mean gomoku best-move?\n'],
    [['gomoku', 'analyze'], 'qiju: unknown command gomoku analyze; did you mean gomoku analyse?\n'],
    [['gomoku', 'x'], 'qiju: unknown command gomoku x; see: qiju --help\n'],
    [['huarong', 'solve', '--fast'], "qiju huarong solve: Unknown option '--fast'\n"],
    [['lianliankan', 'deal', '--maxTurns', '1'], "qiju lianliankan deal: Unknown option '--maxTurns'; did you mean --max-turns?\n"],
    [['lianliankan', 'deal', '--rows'], "qiju lianliankan deal: Option '--rows <value>' argument missing\n"],
    [['lianliankan', 'deal', '--rows', '-2'], /^qiju lianliankan deal: --rows is -2, want an integer from 1 to \d+\n$/],
    [['lianliankan', 'deal', '--rows', 'x'], /^qiju lianliankan deal: --rows is "x", want an integer from 1 to \d+\n$/],
    [['lianliankan', 'deal', '--rows', '3', '--cols', '3'], 'qiju lianliankan deal: rows * cols is 9, want an even number\n'],
    [['lianliankan', 'pairs', '[[1]]', '--max-turns', '99'], 'qiju lianliankan pairs: --max-turns is 99, want an integer from 0 to 16\n'],
    [['connect', '-1', '0', '0', '2'], 'qiju lianliankan connect: row1 is -1, want an integer from 0 to 0\n', '1 2 1'],
    [['connect', '0', '0', '0', 'x'], 'qiju lianliankan connect: col2 is "x", want an integer from 0 to 2\n', '1 2 1'],
    [['connect', '0', '0'], 'qiju lianliankan connect: want qiju lianliankan connect [board] <row1> <col1> <row2> <col2>\n'],
    [['lianliankan', 'deal', '7'], 'qiju lianliankan deal: want qiju lianliankan deal\n'],
    [['huarong', 'solve', 'a', 'b'], 'qiju huarong solve: want qiju huarong solve [position]\n'],
    [['huarong', 'solve', '横刀立马', '--format', 'xml'], 'qiju huarong solve: --format is "xml", want moves or steps or panel\n'],
    [['huarong', 'solve', 'nowhere'], 'qiju huarong solve: "nowhere" is no level, puzzle, share code or file; see: qiju huarong levels, qiju huarong puzzles\n'],
    [['huarong', 'solve', '0000A0001'], /^qiju huarong solve: .* check character/],
    [['huarong', 'solve'], 'qiju huarong solve: standard input is empty\n'],
    [['huarong', 'solve'], /^qiju huarong solve: warning: the puzzle has no goal.*\nqiju huarong solve: board has 1 rows, want 5, or a goal\n$/, '1 1 1 1'],
    [['huarong', 'solve'], 'qiju huarong solve: input[6] begins a row of 2 cells, the first has 3\n', '1 2 3\n4 5'],
    [['huarong', 'solve'], /^qiju huarong solve: "lengthwise" is no level, puzzle, share code or file; /, '\nlengthwise\n'],
    [['huarong', 'solve', '[[1,2'], 'qiju huarong solve: input[5] ends the text within a list or an object\n'],
    [['huarong', 'levels', 'nowhere'], 'qiju huarong levels: there is no "nowhere" in the list\n'],
    [['lianliankan', 'pairs', 'nofile'], 'qiju lianliankan pairs: there is no file "nofile"\n'],
    [['lianliankan', 'pairs', ''], 'qiju lianliankan pairs: "" is empty\n'],
    [['lianliankan', 'pairs', '.'], 'qiju lianliankan pairs: . cannot be read: EISDIR\n'],
    [['lianliankan', 'pairs', '{}'], 'qiju lianliankan pairs: board is an object, want an array of rows\n'],
    [['lianliankan', 'pairs'], 'qiju lianliankan pairs: board row 1 has 1 cells, row 0 has 2\n', '1 2\n3'],
    [['gomoku', 'review'], 'qiju gomoku review: standard input is empty\n', ' \n'],
    [['gomoku', 'judge', '77'], 'qiju gomoku judge: input[0] is "77", which can be read as points or as base15; --from selects one\n'],
    [['gomoku', 'judge', '0000'], 'qiju gomoku judge: warning: a move is on a point that is taken\nqiju gomoku judge: pieces[1] takes the point that pieces[0] has taken\n'],
    [['gomoku', 'judge', '0001', '--size', '19'], 'qiju gomoku judge: input[0] is "0001", a board size that is not played\n'],
    [['gomoku', 'judge', '0001', '--rule', 'x'], /^qiju gomoku judge: --rule is "x", want 'freestyle' or /],
    [['gomoku', 'best-move', '7700', '--level', 'easy', '--time', '1'], 'qiju gomoku best-move: level and time are both given, want one: a level has a limit of its own\n'],
  ]; // prettier-ignore
  test.each(bad)('%j', async (words, said, input = '') => {
    const { code, out, err } = await runHere(words, input);
    expect([code, out]).toEqual([2, '']);
    if (typeof said === 'string') expect(err).toBe(said);
    else expect(err).toMatch(said);
  });

  test('a terminal is not waited for', async () => {
    const stdin = Object.assign((async function* () {})(), { isTTY: true });
    const { code, err } = await runHere(['lianliankan', 'pairs'], stdin);
    expect([code, err]).toEqual([
      2,
      'qiju lianliankan pairs: want a board: the name of a file, or pipe it in; see --help\n',
    ]);
  });
});

test('progress is shown only on a terminal, after a delay, and is cleared', () => {
  /** @param {boolean} isTTY @param {number} wait */
  const shown = (isTTY, wait) => {
    let text = '';
    let time = 0;
    const progress = createProgress({ isTTY, write: (more) => (text += more) }, () => time);
    time = wait;
    progress.report({ searched: 16384 });
    progress.clear();
    return text;
  };
  expect(shown(true, 1000)).toBe('\r16,384 positions searched\r\u001b[K');
  expect(shown(true, 10)).toBe('');
  expect(shown(false, 1000)).toBe('');
});
