import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { load } from 'qiju';
import { findLevel } from '../../web/api/huarong/names.js';
import { formatPicture, parsePicture } from '../../web/cli/picture.js';
import { createProgress } from '../../web/cli/output.js';
import { run as runHere } from '../../web/cli/run.js';
import { isFull } from '../full-length.js';

const qiju = await load();
const classic = qiju.huarong.levels[0];
/** @type {import('qiju').SlidingPuzzle[]} */
const puzzles = JSON.parse(readFileSync(new URL('../../dist/puzzles.json', import.meta.url), 'utf8'));
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** A folder with the program under the name qiju, and test files. @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qiju-'));
  writeFileSync(join(folder, 'qiju'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a line as a shell does. @param {string} line @param {string} [input] */
function shell(line, input = '') {
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', line], { cwd: folder, env, input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/**
 * Runs the program in this process, since starting Node is slow.
 * @param {string[]} words
 * @param {string} [input]
 * @param {import('qiju').Qiju} [engine]
 */
async function run(words, input = '', engine = qiju) {
  let out = '';
  let err = '';
  const code = await runHere(words, {
    version: '1.2.3',
    load: async () => engine,
    readPuzzles: async () => puzzles,
    stdin: Readable.from([input]),
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

const names = [
  'connect',
  'pairs',
  'clear',
  'deal',
  'shuffle',
  'huarong',
  'huarong generate',
  'levels',
  'puzzles',
  'judge',
  'forbidden',
  'threats',
  'force',
  'move',
  'review',
  'puzzle',
];

describe('help', () => {
  test('lists the commands, and is the default', async () => {
    const { code, out, err } = await run(['--help']);
    expect([code, err]).toEqual([0, '']);
    expect([...out.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}\w/gm)].map(([, name]) => name)).toEqual(names);
    expect(out).toContain('Exit codes\n  0  ');
    expect(await run([])).toEqual({ code, out, err });
    expect(await run(['-h'])).toEqual({ code, out, err });
  });

  test('prints the version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: '1.2.3\n', err: '' });
  });

  test.each(names)('of %s: its examples are right', async (name) => {
    const { code, out, err } = await run([...name.split(' '), '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^qiju ${name}: .+\n\nUsage\n  qiju ${name} `));
    const [, part] = /Examples\n([^]*)\nExit codes/.exec(out) ?? [];
    const examples = part.split(/^ {2}\$ /m).slice(1);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of isFull ? examples : examples.slice(0, 1)) {
      const [line, ...shown] = example.trimEnd().split('\n');
      expect(line).toContain(`qiju ${name}`);
      expect(shell(line)).toEqual({
        code: 0,
        out: shown.map((row) => `${row.replace(/^ {2}/, '')}\n`).join(''),
        err: '',
      });
    }
  });
});

describe('the program', () => {
  test('exits with the documented codes', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(shell('qiju --version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(shell('qiju huarong 走投无路')).toEqual({ code: 1, out: '', err: 'qiju huarong: there is no way out\n' });
    expect(shell('qiju pairs < /dev/null')).toEqual({
      code: 2,
      out: '',
      err: 'qiju pairs: board has 0 rows, want 1 to 255\n',
    });
  });

  test('works in a pipe, also when the reader closes it', () => {
    expect(shell('qiju deal --format json | qiju shuffle --seed 1 - | qiju pairs -').code).toBe(0);
    expect(shell('{ qiju huarong 横刀立马; echo $? >&2; } | true').err).toBe('0\n');
    expect(shell('qiju levels --format json | head -c 1')).toEqual({ code: 0, out: '[', err: '' });
  });
});

describe('huarong: any puzzle', () => {
  const picture = 'AB.\nAAB\n#..\n\n...\n..A\n.AA\n';

  test('pictures of pieces, walls, gates and goals', async () => {
    const solved = await run(['huarong', '--metric', 'move', '--format', 'moves'], 'A.C\nAA.\n#..\n\n...\n.A.\n.AA');
    expect(solved).toEqual({ code: 0, out: expect.stringMatching(/^C [a-z ]+\nA [a-z ]+\n|^A [a-z ]+\n/), err: '' });
    expect(await run(['huarong'], picture)).toMatchObject({
      code: 2,
      err: expect.stringContaining('in another shape'),
    });
    expect(await run(['huarong'], 'A-.\n\n..A')).toEqual({ code: 0, out: 'A right\nA right\n', err: '' });
    expect(await run(['huarong', '--lengthwise'], 'A.\nA.\n\n.A\n.A')).toMatchObject({ code: 1 });
  });

  test('every puzzle as a picture, and back', async () => {
    for (const { en, board, goal, lengthwise } of puzzles) {
      const { out } = await run(['puzzles', en, '--format', 'picture']);
      const read = parsePicture(out);
      // A picture shows goals in reading order.
      const goals = /** @type {import('qiju').Goal[]} */ ([goal].flat());
      if ('id' in goals[0]) goals.sort((a, b) => a.row - b.row || a.col - b.col);
      const code = qiju.huarong.encode(board, { goal: goals, lengthwise });
      expect([en, qiju.huarong.encode(read.board, { goal: read.goal, lengthwise })]).toEqual([en, code]);
    }
  });

  test('a gate under a piece is in the picture of the goal', () => {
    const text = 'A..\n\n-.A\n';
    const { board, goal, gates } = parsePicture(text);
    expect(qiju.huarong.encode(board, { goal, gates })).toBe(qiju.huarong.encode(board, { goal, gates: [[0, 0]] }));
    expect(formatPicture(board, { goal, gates })).toBe(text);
  });

  test('the notation of GNOME Klotski', async () => {
    const level = '######\n#A**B#\n#A**B#\n#CDDE#\n#CFGE#\n#H  I#\n##--##\n  ..\n  ..\n';
    const { out } = await run(['huarong', '--metric', 'move', '--format', 'moves'], level);
    expect(out.trim().split('\n')).toHaveLength(81);
    expect(out).toMatch(/^\* .*down down/m);
  });

  test('levels and generated boards as pictures', async () => {
    expect((await run(['levels', '横刀立马', '--format', 'picture'])).out).toBe('ABBC\nABBC\nDEEF\nDGHF\nI..J\n');
    const { out } = await run(['huarong', 'generate', 'simplicity', '--distance', '9', '--format', 'picture']);
    expect((await run(['huarong', '--metric', 'move', '--format', 'moves'], out)).out.trim().split('\n')).toHaveLength(
      9,
    );
  });

  test('digits alone are a picture, numbers between spaces a board', async () => {
    const rows = ['3114', '3114', '5226', '5786', '9..0'];
    const digits = '3114\n3114\n5226\n5786\n9000\n';
    const { out } = await run(['huarong'], digits);
    expect(out).toBe((await run(['huarong'], digits.replace(/(?<=\d)(?=\d)/g, ' '))).out);
    expect((await run(['huarong'], rows.join('\n'))).out).toBe(out);
  });

  test('puzzles by name, as JSON, and as codes', async () => {
    const named = await run(['huarong', 'simplicity', '--metric', 'move', '--format', 'json']);
    const puzzle = (await run(['puzzles', 'simplicity', '--format', 'json'])).out;
    expect(JSON.parse(named.out).length).toBe(JSON.parse(puzzle).lengths.move);
    expect(await run(['huarong', '--metric', 'move', '--format', 'json'], puzzle)).toEqual(named);
    const { board, goal } = JSON.parse(puzzle);
    const code = qiju.huarong.encode(board, { goal });
    const { out } = await run(['huarong', code, '--metric', 'move', '--format', 'json']);
    expect(JSON.parse(out).length).toBe(JSON.parse(named.out).length);
  });

  test('an undecided search is not called unsolvable', async () => {
    expect(await run(['huarong', '横刀立马', '--nodes', '10'])).toEqual({
      code: 3,
      out: '',
      err: 'qiju huarong: undecided within the limit; try a larger --time or --nodes\n',
    });
  });
});

describe('huarong', () => {
  const steps = qiju.solveHuarongRoad(classic.board) ?? [];

  test('solves a level', async () => {
    const out = steps.map(({ id, direction }) => `${id} ${direction}\n`).join('');
    expect(await run(['huarong', '横刀立马'])).toEqual({ code: 0, out, err: '' });
    expect(await run(['huarong', 'blade drawn, horse reined'])).toEqual({ code: 0, out, err: '' });
  });

  test('knows every level by each of its names', async () => {
    for (const level of qiju.huarong.levels) {
      const { zh, zhHant, pinyin, en, aka } = level;
      const known = [zh, zhHant, pinyin, en, ...aka];
      for (const name of [...known, ...known.map((word) => word.toUpperCase().replaceAll(' ', '-'))]) {
        expect(findLevel(qiju.huarong.levels, name)).toBe(level);
      }
    }
    expect(findLevel(qiju.huarong.levels, '')).toBeUndefined();
  });

  test('prints the lines of the game panel', async () => {
    const { code, out } = await run(['huarong', '横刀立马', '--format', 'panel']);
    expect(code).toBe(0);
    expect(out.match(/^gameHandler\.move\(\d+, '(up|down|left|right)'\)$/gm)).toHaveLength(116);
    expect(out).toBe(steps.map(({ id, direction }) => `gameHandler.move(${id}, '${direction}')\n`).join(''));
  });

  test('reads a file, standard input, or the command line', async () => {
    const board = JSON.stringify(classic.board);
    const rows = classic.board.map((row) => row.join(' ')).join('\n');
    const expected = {
      code: 0,
      out: `${JSON.stringify(qiju.huarong.solve(classic.board, { metric: 'step' }))}\n`,
      err: '',
    };
    writeFileSync(join(folder, 'board.json'), board);
    writeFileSync(join(folder, 'board.txt'), `${rows}\n\n`);
    for (const source of [join(folder, 'board.json'), join(folder, 'board.txt'), board]) {
      expect(await run(['huarong', source, '--format=json'])).toEqual(expected);
    }
    for (const input of [board, JSON.stringify(classic), rows]) {
      expect(await run(['huarong', '--format', 'json'], input)).toEqual(expected);
    }
    expect(await run(['huarong', '-', '--format', 'json'], rows.replaceAll(' ', ', '))).toEqual(expected);
  });

  test('solves in every metric, for a level, a code and a board', async () => {
    for (const metric of /** @type {const} */ (['step', 'slide', 'move'])) {
      const { lengths } = classic;
      for (const source of ['横刀立马', qiju.huarong.encode(classic.board), JSON.stringify(classic.board)]) {
        const { out } = await run(['huarong', source, '--metric', metric, '--format', 'moves']);
        expect(out.trimEnd().split('\n')).toHaveLength(Number(lengths?.[metric]));
      }
    }
    expect(await run(['huarong', '000000001'])).toMatchObject({ code: 2, out: '' });
  });

  test('generate returns the requested position', async () => {
    const words = ['huarong', 'generate', '--distance', '30', '--seed', '5', '--soldiers', '6', '--verticals', '3'];
    const asked = { horizontals: 1, verticals: 3, soldiers: 6, distance: 30, seed: 5 };
    const laid = qiju.huarong.generate(asked);
    expect(JSON.parse((await run([...words, '--format', 'json'])).out)).toEqual(laid);
    expect((await run([...words, '--format', 'code'])).out).toBe(`${qiju.huarong.encode(laid.board)}\n`);
    expect(
      (await run(['huarong', '--metric', 'move', '--format', 'moves'], (await run(words)).out)).out
        .trimEnd()
        .split('\n'),
    ).toHaveLength(30);
    expect((await run(['huarong', 'generate', '--distance', '94'])).err).toBe(
      'qiju huarong generate: distance is 94, want at most 93 for these pieces\n',
    );
  });

  test('reports unsolvable and solved positions', async () => {
    const err = 'qiju huarong: there is no way out\n';
    expect(await run(['huarong', '走投无路'])).toEqual({ code: 1, out: '', err });
    expect(await run(['huarong', 'No Way Out', '--format', 'panel'])).toEqual({ code: 1, out: '', err });
    expect(await run(['huarong', 'zou tou wu lu', '--format', 'json'])).toEqual({
      code: 1,
      out: expect.stringMatching(/^{"status":"unsolvable","searched":\d+}\n$/),
      err,
    });
    expect(await run(['huarong'], '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 20 20 14\n15 20 20 16')).toEqual({
      code: 0,
      out: '',
      err: '',
    });
  });
});

test('connect takes every option', async () => {
  const board = '1 0 0 9\n0 9 0 9\n0 9 1 9\n0 9 9 9\n';
  expect((await run(['connect', '0', '0', '2', '2'], board)).out).toBe('0,0 0,1 0,2 1,2 2,2\n');
  expect((await run(['connect', '0', '0', '2', '2', '-', '--corners'], board)).out).toBe('0,0 0,2 2,2\n');
  expect(await run(['connect', '0', '0', '2', '2', '--max-turns', '0'], board)).toEqual({
    code: 1,
    out: '',
    err: 'qiju connect: no path joins them\n',
  });
  const same = ['connect', '0', '0', '0', '2', '[[1,2,1]]', '--format', 'json'];
  expect(await run([...same, '--no-ring'])).toEqual({
    code: 1,
    out: '[]\n',
    err: 'qiju connect: no path joins them\n',
  });
  expect(JSON.parse((await run([...same, '--order', 'length'])).out)).toEqual(
    qiju.connect([[1, 2, 1]], 0, 0, 0, 2, { order: 'length' }),
  );
});

test('pairs lists the same pairs as the package', async () => {
  const { board } = qiju.lianliankan.deal({ rows: 6, cols: 6, kinds: 9, copies: 4, seed: 2 });
  expect(JSON.parse((await run(['pairs', '--format', 'json'], JSON.stringify(board))).out)).toEqual(
    qiju.lianliankan.pairs(board),
  );
  expect(await run(['pairs', '[[1,2],[2,1]]'])).toEqual({
    code: 1,
    out: '',
    err: 'qiju pairs: no two tiles can be joined\n',
  });
});

describe('clear', () => {
  const { board } = qiju.lianliankan.deal({
    rows: 6,
    cols: 6,
    kinds: 9,
    copies: 4,
    seed: 2,
    difficulty: 'hard',
    gravity: 'down',
  });
  const options = { gravity: /** @type {const} */ ('down'), nodes: 5000 };
  const words = ['clear', '--gravity', 'down', '--nodes', '5000'];

  test('prints the moves', async () => {
    const solution = qiju.lianliankan.solve(board, options);
    const moves = solution.status === 'solvable' ? solution.moves : [];
    expect(moves).toHaveLength(18);
    const out = moves.map(([a, b]) => `${a} ${b}\n`).join('');
    expect(await run(words, JSON.stringify(board))).toEqual({ code: 0, out, err: '' });
    expect(JSON.parse((await run([...words, '--format', 'json'], JSON.stringify(board))).out)).toEqual(solution);
    expect(await run(['clear', '[[0]]'])).toEqual({ code: 0, out: '', err: '' });
  });

  test('reports unsolvable and undecided boards', async () => {
    const no = { code: 1, err: 'qiju clear: the board cannot be cleared\n' };
    expect(await run(['clear', '[[1,2],[2,1]]'])).toEqual({ ...no, out: '' });
    expect(await run(['clear', '[[1,1,1]]', '--format', 'json'])).toEqual({ ...no, out: '{"status":"unsolvable"}\n' });
    const undecided = { status: 'undecided' };
    const lianliankan = { ...qiju.lianliankan, solve: () => undecided };
    const unknown = { code: 3, err: 'qiju clear: undecided within the limit; try a larger --time or --nodes\n' };
    const asked = { ...qiju, lianliankan: /** @type {any} */ (lianliankan) };
    expect(await run(['clear', '[[1,1]]'], '', asked)).toEqual({ ...unknown, out: '' });
    expect(await run(['clear', '[[1,1]]', '--format', 'json'], '', asked)).toEqual({
      ...unknown,
      out: '{"status":"undecided"}\n',
    });
  });
});

test('deal and shuffle print boards that the other commands read', async () => {
  expect((await run(['deal'])).out.trimEnd().split('\n')).toHaveLength(10);
  const dealt = JSON.parse(
    (
      await run([
        'deal',
        '--rows',
        '4',
        '--cols',
        '4',
        '--kinds',
        '2',
        '--copies',
        '8',
        '--seed',
        '9',
        '--format',
        'json',
      ])
    ).out,
  );
  expect(dealt).toEqual(qiju.lianliankan.deal({ rows: 4, cols: 4, kinds: 2, copies: 8, seed: 9 }));
  const hard = [
    '--seed',
    '3',
    '--rows',
    '4',
    '--cols',
    '6',
    '--copies',
    '4,8,2,10',
    '--difficulty',
    'hard',
    '--gravity',
    'centre',
  ];
  const asked = /** @type {const} */ ({ seed: 3, rows: 4, cols: 6, difficulty: 'hard', gravity: 'centre' });
  expect(JSON.parse((await run(['deal', ...hard, '--format', 'json'])).out)).toEqual(
    qiju.lianliankan.deal({ ...asked, copies: [4, 8, 2, 10] }),
  );
  const laid = JSON.parse(
    (await run(['shuffle', '[[1,2,2,1]]', '--gravity', 'left', '--seed', '5', '--format', 'json'])).out,
  );
  expect(laid).toEqual(qiju.lianliankan.shuffle([[1, 2, 2, 1]], { seed: 5, gravity: 'left' }));
  const odd = { code: 1, err: 'qiju shuffle: no arrangement can be cleared: there is an odd number of some kind\n' };
  expect(await run(['shuffle', '[[1,2]]'])).toEqual({ ...odd, out: '' });
  expect(await run(['shuffle', '[[1,2]]', '--format', 'json'])).toEqual({ ...odd, out: 'null\n' });
});

test('levels lists all, or shows one', async () => {
  expect((await run(['levels'])).out.trimEnd().split('\n')).toHaveLength(qiju.huarong.levels.length);
  expect(JSON.parse((await run(['levels', '--format', 'json'])).out)).toEqual(qiju.huarong.levels);
  expect(JSON.parse((await run(['levels', '橫刀立馬', '--format', 'json'])).out)).toEqual(classic);
  expect((await run(['levels', '走投无路'])).out.split('\n')).toHaveLength(6);
});

test('puzzles lists all, or shows one', async () => {
  expect((await run(['puzzles'])).out.trimEnd().split('\n')).toHaveLength(puzzles.length);
  expect(JSON.parse((await run(['puzzles', '--format', 'json'])).out)).toEqual(puzzles);
  for (const puzzle of puzzles) {
    for (const name of [puzzle.zh, puzzle.zhHant, puzzle.en.toLowerCase()]) {
      expect(JSON.parse((await run(['puzzles', name, '--format', 'json'])).out)).toEqual(puzzle);
    }
  }
});

test('judge reads a game in every form', async () => {
  const moves = [112, 0, 113, 1, 114, 2, 115, 3, 116];
  const out = 'black wins by move 9: 112 113 114 115 116\n';
  writeFileSync(join(folder, 'game.txt'), moves.join('\n'));
  for (const game of [qiju.gomoku.encode(moves), JSON.stringify(moves), join(folder, 'game.txt')]) {
    expect(await run(['judge', game])).toEqual({ code: 0, out, err: '' });
  }
  for (const input of [moves.join(' '), moves.join(','), JSON.stringify(moves), `${qiju.gomoku.encode(moves)}\n`]) {
    expect(await run(['judge'], input)).toEqual({ code: 0, out, err: '' });
  }
  const six = [112, 0, 113, 1, 114, 2, 116, 3, 117, 19, 115].join(' ');
  expect((await run(['judge'], six)).out).toBe('black wins by move 11: 112 113 114 115 116 117\n');
  expect(await run(['judge', '--rule', 'standard'], six)).toEqual({
    code: 1,
    out: '',
    err: 'qiju judge: nobody has won yet\n',
  });
  expect((await run(['judge', '--size', '5'], Array.from({ length: 25 }, (_, i) => (7 * i) % 25).join(' '))).out).toBe(
    'draw\n',
  );
});

test('games are read in every notation, from the command line, a file and standard input', async () => {
  const moves = [112, 0, 113, 1, 114, 2];
  const three = 'black open-three 112 113 114 -> 111 115\n';
  for (const notation of /** @type {const} */ (['base15', 'coordinates', 'sgf'])) {
    const text = qiju.gomoku.encode(moves, { notation });
    writeFileSync(join(folder, 'game.txt'), `${text}\n`);
    expect((await run(['threats', text])).out).toContain(three);
    expect((await run(['threats', join(folder, 'game.txt')])).out).toContain(three);
    expect((await run(['threats'], text)).out).toContain(three);
  }
  expect(await run(['forbidden', '7700'])).toEqual({ code: 1, out: '', err: 'qiju forbidden: nothing is forbidden\n' });
  expect(JSON.parse((await run(['force', '--format', 'json'], '112 0 113 14 114 210')).out)).toEqual(
    qiju.gomoku.solve([112, 0, 113, 14, 114, 210]),
  );
  expect((await run(['force', 'h8 a1', '--kind', 'vcf'])).code).toBe(1);
});

test('move plays at every level and within a limit', async () => {
  const game = '112 0 113 1 114 2';
  for (const level of ['easy', 'normal', 'hard', 'expert']) {
    expect(['111\n', '115\n']).toContain((await run(['move', game, '--level', level])).out);
  }
  expect(['111\n', '115\n']).toContain((await run(['move', game, '--nodes', '100'])).out);
  const told = JSON.parse((await run(['move', '--format', 'json'], '112 111 113 0 114 1 115')).out);
  expect(told).toEqual(qiju.gomoku.bestMove([112, 111, 113, 0, 114, 1, 115]));
});

test('review prints the value of each move, and the one that lost', async () => {
  const game = 'h8 i8 g9 i7 h9 i9 h10 a1 h11 h12 h7';
  const { code, out, err } = await run(['review', game, '--nodes', '50000']);
  expect([code, err]).toEqual([0, '']);
  const rows = out.trimEnd().split('\n');
  expect(rows).toHaveLength(12);
  expect(rows[0]).toMatch(/^1 112 -?0\.\d\d best$/);
  expect(rows[7]).toMatch(/^8 210 -1\.00 losing \(\d+ -?\d\.\d\d\)$/);
  expect(rows[11]).toMatch(/^white loses by move 8: \d+/);
  writeFileSync(
    join(folder, 'review.sgf'),
    qiju.gomoku.encode(qiju.gomoku.decode(game, { notation: 'coordinates' }), { notation: 'sgf' }),
  );
  expect((await run(['review', join(folder, 'review.sgf'), '--nodes', '50000'])).out).toBe(out);
  const told = JSON.parse((await run(['review', '--nodes', '50000', '--format', 'json'], game)).out);
  expect(told.losing).toBe(7);
  expect((await run(['review', 'h8 i8', '--nodes', '5000'])).out.split('\n')).toHaveLength(3);
});

test('puzzle makes the puzzle of a seed, as JSON too', async () => {
  const words = ['puzzle', '--kind', 'vct', '--moves', '2', '--rule', 'renju', '--seed', '3', '--format', 'json'];
  const made = qiju.gomoku.puzzle({ kind: 'vct', moves: 2, rule: 'renju', seed: 3 });
  expect(JSON.parse((await run(words)).out)).toEqual(made);
  expect((await run(['puzzle'])).out).toMatch(
    /^black: [\d ]+\nwhite: [\d ]+\nto move: (black|white)\nline:( \d+){7}\n$/,
  );
});

describe('invalid input is reported in one line', () => {
  /** @type {[words: string[], words: string | RegExp, input?: string][]} */
  const bad = [
    [['frobnicate'], 'qiju frobnicate: unknown command; see: qiju --help\n'],
    [['huarong', '--fast'], "qiju huarong: Unknown option '--fast'\n"],
    [['connect', '-1', '0', '0', '2', '[[1,2,1]]'], 'qiju connect: row1 is -1, want an integer from 0 to 0\n'],
    [['deal', '--rows', '-2'], /^qiju deal: .*-2/],
    [['huarong', 'nowhere'], 'qiju huarong: there is no level and no file "nowhere"; see: qiju levels\n'],
    [['huarong', 'a', 'b'], 'qiju huarong: "b" is an unexpected argument\n'],
    [['huarong', '--format', 'xml'], 'qiju huarong: --format is "xml", want steps or moves or json or panel\n'],
    [['huarong'], 'qiju huarong: board has 0 rows, want 1 to 16\n'],
    [['huarong'], 'qiju huarong: board has 1 rows, want 5, or a goal\n', '1 1 1 1'],
    [['huarong'], 'qiju huarong: a number of the board is "x", want an integer\n', '1 x'],
    [['huarong', '[[1,2'], /^qiju huarong: the input is not valid JSON: .+\n$/],
    [['huarong', '[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]'], 'qiju huarong: board has no 2×2 piece\n'],
    [['levels', 'nowhere'], 'qiju levels: there is no level "nowhere"; see: qiju levels\n'],
    [['puzzles', 'nowhere'], 'qiju puzzles: there is no puzzle "nowhere"; see: qiju puzzles\n'],
    [['pairs', 'nofile'], 'qiju pairs: there is no file "nofile"\n'],
    [['pairs', '.'], 'qiju pairs: . cannot be read: EISDIR\n'],
    [['pairs', '{}'], 'qiju pairs: board is an object, want an array of rows\n'],
    [['pairs'], 'qiju pairs: board row 1 has 1 cells, row 0 has 2\n', '1 2\n3'],
    [['connect', '0', '0', '0'], 'qiju connect: want two cells: row1 col1 row2 col2\n'],
    [['connect', '0', '0', '0', 'x', '[[1]]'], 'qiju connect: col2 is "x", want an integer\n'],
    [['connect', '0', '0', '0', '5', '[[1]]'], 'qiju connect: col2 is 5, want an integer from 0 to 0\n'],
    [
      ['connect', '0', '0', '0', '0', '[[1]]', '--max-turns', '99'],
      'qiju connect: maxTurns is 99, want an integer from 0 to 16\n',
    ],
    [['deal', '--rows', '3', '--cols', '3'], 'qiju deal: kinds * copies is 8, want the 9 cells of 3 rows and 3 cols\n'],
    [['deal', '--copies', '4,x'], 'qiju deal: a number of --copies is "x", want an integer\n'],
    [
      ['deal', '--difficulty', 'absurd'],
      'qiju deal: --difficulty is "absurd", want any or easy or normal or hard or expert\n',
    ],
    [
      ['clear', '--gravity', 'sideways', '[[1,1]]'],
      'qiju clear: --gravity is "sideways", want none or down or up or left or right or centre\n',
    ],
    [['clear', '--nodes', '0', '[[1,1]]'], 'qiju clear: nodes is 0, want an integer from 1 to 9007199254740991\n'],
    [['deal', '--seed', '1.5'], 'qiju deal: --seed is "1.5", want an integer\n'],
    [
      ['shuffle', '--seed', '4294967296', '[[1,1]]'],
      'qiju shuffle: seed is 4294967296, want an integer from 0 to 4294967295\n',
    ],
    [
      ['move', '7700', '--level', 'absurd'],
      "qiju move: level is \"absurd\", want 'beginner' or 'easy' or 'normal' or 'hard' or 'expert' or 'master'\n",
    ],
    [
      ['move', '7700', '--level', 'easy', '--time', '1'],
      'qiju move: level and time are both given, want one: a level has a limit of its own\n',
    ],
    [['puzzle', '--moves', '2'], 'qiju puzzle: moves is 2, want an integer from 3 to 12\n'],
    [['puzzle', '7700'], 'qiju puzzle: "7700" is an unexpected argument\n'],
    [['judge'], 'qiju judge: text[0] is "0", where the text ends too early; want pairs of digits 0-9 a-e\n', '0'],
    [['judge', '0000'], 'qiju judge: pieces[1] takes the point that pieces[0] has taken\n'],
    [['judge', '0001', '--size', '19'], 'qiju judge: size is 19, want 15 in base 15\n'],
  ];
  test.each(bad)('%p', async (words, said, input = '') => {
    const { code, out, err } = await run(words, input);
    expect([code, out]).toEqual([2, '']);
    if (typeof said === 'string') expect(err).toBe(said);
    else expect(err).toMatch(said);
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
