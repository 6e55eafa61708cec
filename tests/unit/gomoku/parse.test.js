// gomoku.parse: games in every format, from texts and bytes. Moves are written as coordinates.
import fc from 'fast-check';
import { load } from 'qiju/gomoku';
import { isFull } from '../../full-length.js';
import { runs } from '../runs.js';

/** @import { GameFormat, GameNode, ParsedGame, ParseInput } from 'qiju' */

const gomoku = await load();
const { decodeGame, encode, encodeGame, parse } = gomoku;

/** The length of long texts, near the limit. */
const many = isFull ? 10_000_000 : 1_000_000;

/** @param {number} size @returns {(point: number) => string} */
const namer = (size) => (point) => String.fromCharCode(97 + (point % size)) + (size - Math.floor(point / size));

/** Shows a game in one line: the moves, or the stones of both colours and the side to move. @param {ParsedGame} game */
function shown({ size, pieces, position }) {
  const names = (/** @type {ArrayLike<number>} */ points) => Array.from(points, namer(size)).join(' ');
  if (pieces) return names(pieces);
  const { black, white, turn = 'nobody' } = position ?? { black: [], white: [] };
  return `black ${names(black)}, white ${names(white)}, ${turn} to move`;
}

/** Bytes of strings of ASCII and of numbers. @param {(string | number[])[]} parts */
const bytes = (...parts) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );

/** @param {ParseInput} input @param {object} [options] */
const refusal = (input, options) => parse(input, options).then(() => 'was read', (error) => error); // prettier-ignore

/** @param {ParsedGame} game */
const written = ({ size, nodes }) => encodeGame({ size, nodes });

/** @param {string[]} rows */
const lines = (...rows) => rows.join('\n');

/**
 * Texts: what they mean, on a board of 15 unless the games tell another, and the codes of the warnings.
 * @type {[text: string, format: GameFormat, games: string | string[], codes?: string[]][]}
 */
const texts = [
  // SGF
  ['(;GM[4]FF[4]SZ[15];B[hh];W[ii])', 'sgf', 'h8 i7'],
  ['(;)', 'sgf', ''],
  ['(;SZ[15]B[hh];W[ii])', 'sgf', 'h8 i7'], // a move in the root
  ['(;SZ[15:15];B[hh](;W[ii])(;W[jj];B[aa]))', 'sgf', 'h8 i7'],
  [' (;GM[4]5A[gg]XY[a][b]C[a \\] b]\r\n;Black[hh]\r;White[ii]\n)\n', 'sgf', 'h8 i7'],
  ['(;GM[5]5A[gg]SZ[15];B[hh];W[hg];B[jf];W[ig]C[\n started\n]\n;B[ie])\n---\n', 'sgf', 'h8 h9 j10 i9 i11', ['game', 'text']],
  ['(;GM[1]SZ[19];B[dd];W[pp])', 'sgf', 'd16 p4', ['game']],
  ['(;GM[constructor]B[hh])', 'sgf', 'h8', ['game']],
  ['(;SZ[15];B[hh];W[hg];B[tt])', 'sgf', 'h8 h9', ['pass']],
  ['(;B[hh];W[];B[])', 'sgf', 'h8', ['pass']],
  ['(;B[hh];W[];B[ii])', 'sgf', 'black h8 i7, white , white to move', ['pass']],
  ['(;W[hh];B[ii])', 'sgf', 'black i7, white h8, white to move', ['white-first']],
  ['(;B[hh];W[ii];W[jj])', 'sgf', 'black h8, white i7 j6, black to move', ['turn']],
  ['(;B[hh]W[ii]B[jj])', 'sgf', 'h8 i7 j6'],
  ['(;B[hh];W[hh])', 'sgf', 'h8 h8', ['taken']],
  ['(;PL[B];B[hh])', 'sgf', 'h8'],
  ['(;PL[W];W[hh])', 'sgf', 'black , white h8, black to move'],
  ['(;AB[hh][ig][gg]AW[gi][gh])', 'sgf', 'black h8 i9 g9, white g7 g8, white to move'],
  ['(;AB[aa:bb]AW[cc:ee])', 'sgf', 'black a15 b15 a14 b14, white c13 d13 e13 c12 d12 e12 c11 d11 e11, nobody to move', ['turn']],
  ['(;AB[hh]AW[ii]PL[W];W[jj];AE[ii])', 'sgf', 'black h8, white j6, black to move'],
  ['(;AB[hh]AW[ii];B[hh])', 'sgf', 'black h8, white i7, white to move', ['taken']],
  ['(;AB[pb][pc]AW[ra]C[x]\nSZ[19]\n;B[sb];W[sc])', 'sgf', 'black p18 p17 s18, white r19 s17, black to move'],
  ['(;B[hh];W[ii]', 'sgf', 'h8 i7', ['missing']],
  ['(B[hh];W[ii])', 'sgf', 'h8 i7', ['missing']],
  [';B[hh];W[ii]', 'sgf', 'h8 i7', ['missing', 'missing']],
  ['(;B[hh](;W[ii](;B[jj]', 'sgf', 'h8 i7 j6', ['missing']],
  ['From: (me) x;y\n\n(;B[hh])', 'sgf', 'h8', ['text']],
  ['(;B[hh])(;SZ[19];B[ii];W[sa])\n(;)', 'sgf', ['h8', 'i11 s19', '']],
  ['(;B[hh]) and\n(;B[ii]) so on', 'sgf', ['h8', 'i7'], ['text']],
  ['(;SZ[15];QPR[hh,hg,jf];QSLW[ig];B[gg];W[ii])', 'sgf', 'h8 h9 j10 i9 g9 i7', ['opening']],
  ['(;SZ[15];QPR[hh,hg,jf];W[ig])', 'sgf', 'h8 h9 j10 i9', ['opening']],

  // Records and lists of other programs
  ['Piskvorky 20x20, 0:0, 0\n8,8,0\n9,9,12\n8,9,30\n-1\nplayer1\n1,1,1', 'psq', 'h13 i12 h12'],
  ['\uFEFFPiskvorky 15x15, 5:5, 1\r\n1,1,0\r\n15,15,9\r\n', 'psq', 'a15 o1'],
  ['Piskvorky 9x9\n1,1,0\nPiskvorky 9x9\n2,2,0', 'psq', ['a9', 'b8']],
  ['START 20\nBOARD\n10,10,1\n10,11,2\nDONE\n', 'gomocup', 'k10 k9'],
  ['yxboard\n7,7,2\n8,8,1\n9,9,2\ndone', 'gomocup', 'h8 i7 j6', ['size']],
  ['BOARD\n8,8,1\n7,7,2\n9,9,2\nDONE\n', 'gomocup', 'black h8 j6, white i7, white to move', ['size']],
  ['BOARD\n15,0,1\n7,7,2\n7,7,3\nDONE\n', 'gomocup', 'p20 h13', ['size']],
  ['INFO rule 0\nSTART 15\nBEGIN\n7,7\nTURN 8,8\n7,8\n', 'gomocup', 'h8 i7 h7'],
  ['START 15\nBOARD\n7,7,1\n8,8,2\nDONE\n9,9\nTURN 0,0', 'gomocup', 'h8 i7 j6 a15'],

  // Lists
  ['[112, 0, 113]', 'points', 'h8 a15 i8'],
  ['[]', 'points', ''],
  ['112 113\n97', 'points', 'h8 i8 h9'],
  ['112', 'points', 'h8'],
  ['112, 5, 6', 'points', 'h8 f15 g15'],
  ['black: 112, 97\nwhite: 0\nturn: black\n', 'points', 'black h8 h9, white a15, black to move'],
  ['black: 112\nwhite: 0 1', 'points', 'black h8, white a15 b15, nobody to move', ['turn']],
  ['black:\nwhite:\n', 'points', 'black , white , black to move'],
  ['(7,7) (8,6)', 'pairs', 'h8 i9', ['origin']],
  ['[[7,7],[8,6]]', 'pairs', 'h8 i9', ['origin']],
  ['[7,7],[8,6]', 'pairs', 'h8 i9', ['origin']],
  ['1. (7, 7)\n2. (0, 6)', 'pairs', 'h8 a9'],
  ['7,7;0,6', 'pairs', 'h8 a9'],
  ['(15,7) (8,6)', 'pairs-from-1', 'o9 h10'],
  ['77786867', 'base15', 'h8 i8 i9 h9'],
  ['7E\n', 'base15', 'o8'],
  ['h8 i9', 'coordinates', 'h8 i9'],
  ['1.H8 2.I9 3.J9', 'coordinates', 'h8 i9 j9'],
  ['1. h8 i9 2. j9', 'coordinates', 'h8 i9 j9'],
  ['1) h8\n2) i9\n3) j9', 'coordinates', 'h8 i9 j9'],
  ['h8-i9-j9', 'coordinates', 'h8 i9 j9'],
  ['h8;i9;j9', 'coordinates', 'h8 i9 j9'],
  ['h8,i9', 'coordinates', 'h8 i9'],
  ['(h8)(i9)', 'coordinates', 'h8 i9'],
  ['h8i9j9', 'coordinates', 'h8 i9 j9'],
  ['h8 → i9 → j9', 'coordinates', 'h8 i9 j9'],
  ['１．Ｈ８　２．Ｉ９', 'coordinates', 'h8 i9'],
  ['1、H8，2、I9。', 'coordinates', 'h8 i9'],
  ['a1 h15', 'coordinates', 'a1 h15'],
  ['h8 p9 j10', 'coordinates-without-i', 'h8 o9 i10'],
  ['h8 h8', 'coordinates', 'h8 h8', ['taken']],
  ['黑：h8 g7\n白：g8', 'coordinates', 'black h8 g7, white g8, white to move'],

  // JSON
  ['{"pieces":[112,98]}', 'json', 'h8 i9'],
  ['{"size":19,"pieces":[0,360]}', 'json', 'a19 s1'],
  ['{"black":[112],"white":[0],"turn":"white"}', 'json', 'black h8, white a15, white to move'],
  ['{"pieces":{"black":[112],"white":[]},"line":[1]}', 'json', 'black h8, white , white to move'],
  ['{"size":9,"nodes":[{},{"color":"black","move":3}]}', 'json', 'd9'],
  ['{"size":9,"nodes":[{"black":[1]},{"color":"white","move":null}]}', 'json', 'black b9, white , black to move'],
  ['[{"pieces":[112]},{"pieces":[]}]', 'json', ['h8', '']],
  ['[[0,0,0,0,0],[0,1,2,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,1]]', 'json', 'black b4 e1, white c4, white to move'],

  // Diagrams
  [lines('.....', '.XO..', '..X..', '.....', '.....'), 'diagram', 'black b4 c3, white c4, white to move'],
  [lines('. . . . .', '. x o . .', '. . + . .', '. . . . .', '. . . . .'), 'diagram', 'black b4, white c4, black to move'],
  [lines('   A B C D E', ' 5 . . . . .  5', ' 4 . X . . .  4', ' 3 . .[O]. .  3', ' 2 . . . . .  2', ' 1 . . . . .  1', '   A B C D E'), 'diagram', 'black b4, white c3, black to move'],
  [lines('.....', '.XO..', '.(X)O..', '.....', '.....'), 'diagram', 'black b4 b3, white c4 c3, white to move'],
  [lines('┌┬┬┬┐', '├┼●┼┤', '├┼○┼┤', '├┼┼┼┤', '└┴┴┴┘'), 'diagram', 'black c4, white c3, black to move'],
  [lines('＋＋＋＋＋', '＋●＋＋＋', '＋＋＋＋＋', '＋＋＋＋＋', '＋＋＋＋＋'), 'diagram', 'black b4, white , white to move'],
  [lines('0 0 0 0 0', '0 1 2 0 0', '0 0 0 0 0', '0 0 0 0 0', '0 0 0 0 0'), 'diagram', 'black b4, white c4, black to move'],
  [lines('00000', '01200', '00000', '00000', '00000'), 'diagram', 'black b4, white c4, black to move'],
  [lines('5 . . . . .', '4 . 1 2 . .', '3 . . 3 . .', '2 . . . . .', '1 . . . . .'), 'diagram', 'b4 c4 c3'],
  [lines('.....', '.XX..', '.....', '.....', '.....'), 'diagram', 'black b4 c4, white , nobody to move', ['turn']],
  [lines('.....', '.....', '.....', '.....', '.....'), 'diagram', 'black , white , black to move'],
  [lines('+-----+', '|.....|', '|.X...|', '|.....|', '|.....|', '|.....|', '+-----+'), 'diagram', 'black b4, white , white to move'],
  [lines('A:', 'X....', '.....', '.....', '.....', '.....', '', 'X....', '.O...', '.....', '.....', '.....'), 'diagram', ['black a5, white , white to move', 'black a5, white b4, black to move'], ['text']],
]; // prettier-ignore

test.each(texts)('%j is %s', async (text, format, games, codes = []) => {
  const read = await parse(text);
  expect(read.format).toBe(format);
  expect(read.games.map(shown)).toEqual([games].flat());
  expect(read.warnings.map(({ code }) => code)).toEqual(codes);
  for (const { at, text: words } of read.warnings) {
    expect(at).toBeLessThanOrEqual(text.length);
    expect(words).toMatch(/^\S.*\S$/);
  }
  for (const game of read.games) expect(decodeGame(written(game)).nodes).toEqual(game.nodes);
  expect((await parse(text, { format })).games).toEqual(read.games);
});

test('the warnings of a text tell where', async () => {
  const { warnings } = await parse('x\n(;GM[1]B[hh];W[ii];B[])\n y');
  expect(warnings.map(({ code, at }) => [code, at])).toEqual([
    ['text', 0],
    ['game', 7],
    ['pass', 20],
  ]);
});

test('a game has the name that SGF gives it', async () => {
  const { games } = await parse('(;GN[ 第一\\] 局 ]B[hh])(;B[hh])');
  expect(games.map(({ name }) => name)).toEqual(['第一] 局', undefined]);
});

test('a game keeps its variations and comments', async () => {
  const text = '(;GM[4]FF[4]CA[UTF-8]SZ[9]C[甲](;B[aa]N[乙];W[bb])(;B[bb](;W[cc])(;W[dd]C[\\]])))';
  const { games } = await parse(text);
  expect(written(games[0])).toBe(text);
});

test('the text states the size, otherwise the caller does', async () => {
  const sized = async (/** @type {string} */ text, /** @type {number} */ size) =>
    (await parse(text, { size })).games[0];
  expect(await sized('(;SZ[19];B[sa])', 9)).toMatchObject({ size: 19, pieces: [18] });
  expect(await sized('(;B[ba])', 9)).toMatchObject({ size: 9, pieces: [1] });
  expect(await sized('a19 i1 s1', 19)).toMatchObject({ size: 19, pieces: [0, 350, 360] });
  expect(await sized('[360]', 19)).toMatchObject({ size: 19, pieces: [360] });
  expect(await sized('BOARD\n0,1,1\n0,2,2\nDONE', 19)).toMatchObject({ size: 19, pieces: [19, 38] });
});

describe('a text with two readings', () => {
  /** @type {[string, number, GameFormat[]][]} */
  const ambiguous = [
    ['7,6 8,5', 0, ['points', 'pairs', 'pairs-from-1']],
    ['7 6 8 5', 0, ['points', 'pairs', 'pairs-from-1']],
    ['7,6\n8,0', 0, ['points', 'pairs']],
    ['[7,6]', 1, ['points', 'pairs', 'pairs-from-1']],
    ['77', 0, ['points', 'base15']],
    ['a1b2', 0, ['coordinates', 'base15']],
    ['h8 j9', 3, ['coordinates', 'coordinates-without-i']],
    ['h8 h9 j10 k9 l8 m7 n6 o5 a1 b1 c1 d1 e1 f1', 6, ['coordinates', 'coordinates-without-i']],
    ['black: h8\nwhite: k9', 17, ['coordinates', 'coordinates-without-i']],
  ];
  test.each(ambiguous)('%j is refused, and read in each format', async (text, at, expected) => {
    expect(await refusal(text)).toMatchObject({ code: 'text-ambiguous', at, expected, name: 'RangeError' });
    const readings = await Promise.all(expected.map((format) => parse(text, { format })));
    expect(readings.map(({ format }) => format)).toEqual(expected);
    expect(new Set(readings.map(({ games }) => shown(games[0]))).size).toBe(expected.length);
  });
});

describe('a text that cannot be read', () => {
  /** @type {[string, string, number, GameFormat?][]} */
  const refused = [
    ['7 7 7 7', 'twice', 2],
    ['', 'empty', 0],
    [' \n', 'empty', 0],
    ['hello', 'format', 0],
    ['((((', 'format', 0],
    ['h16', 'off-board', 0],
    ['h8 h0', 'off-board', 3],
    ['h8 q9', 'off-board', 3],
    ['h8 i9 x', 'character', 6],
    ['h8 3. i9', 'number', 3],
    ['1. h8 3. i9', 'number', 6],
    ['i9 p9', 'off-board', 3],
    ['i9', 'character', 0, 'coordinates-without-i'],
    ['112 225', 'off-board', 4],
    ['112 300 1', 'off-board', 4],
    ['112 0 112', 'twice', 6],
    ['8,8,0\n9,9,12', 'twice', 2],
    ['black: 1\nwhite: 112 1', 'twice', 20],
    ['black: 112\nblack: 1', 'twice', 11],
    ['black: 112\nturn: constructor', 'character', 16],
    ['(7,7) (8,16) (0,0)', 'off-board', 6],
    ['7x', 'character', 1],
    ['777', 'off-board', 0],
    ['(;B[h8])', 'character', 5],
    ['(;B[ph])', 'off-board', 4],
    ['x\n(;B[hh];W[', 'end', 12],
    ['(;SZ[23])', 'bad-size', 5],
    ['(;SZ[15:14])', 'bad-size', 5],
    ['(;AB[hh][hh])', 'twice', 9],
    ['BOARD\n7,7,1\n8,8,2\n8,8,2\nDONE', 'twice', 6],
    ['{"black":[112,112],"white":[113]}', 'twice', 0],
    ['(;B[hh](;W[ii]);B[jj])', 'character', 15],
    ['(;SZ[15];QPR[hh,hg,jf];B[ig];W[gg])', 'opening', 13],
    ['(;SZ[15];QPR[hh,hg,jf];QSLW[ig];B[hh])', 'opening', 13],
    ['(;QPR[hh hg])', 'character', 6],
    ['h8', 'character', 0, 'sgf'],
    ['h8', 'character', 0, 'psq'],
    ['h8', 'end', 2, 'gomocup'],
    ['h8', 'character', 0, 'renlib'],
    ['h8', 'json', 0, 'json'],
    ['h8', 'format', 0, 'diagram'],
    ['Piskvorky 20x15\n1,1,1', 'bad-size', 0],
    ['Piskvorky 9x9\n10,1,1', 'off-board', 14],
    ['START 30\nTURN 1,1', 'bad-size', 0],
    ['START 15\nTURN 1,1\nTURN 2,2', 'turn', 18],
    ['START 15\n', 'end', 9],
    ['BOARD\n1,1,1\n2,2,1\nDONE', 'turn', 6],
    ['BOARD\n1,1,4\nDONE', 'character', 6],
    ['START 10\nBOARD\n10,1,1\n1,1,2\nDONE', 'off-board', 15],
    ['{"pieces":[1,300]}', 'json', 0],
    ['{"pieces":"h8"}', 'json', 0],
    ['{"size":4,"pieces":[]}', 'bad-size', 0],
    ['{"size":15,"nodes":[{"move":1}]}', 'json', 0],
    ['{"size":15', 'json', 0],
    ['[[0,1,"x"]]', 'json', 0],
    ['[[0,0,0],[0,0,0],[0,0,0]]', 'bad-size', 0],
    [lines('.....', '.XO..', '..?..', '.....', '.....'), 'character', 14],
    [lines('.....', '.XO..', '.....'), 'ragged', 0],
    [lines('.....', '.XO..', '..X.', '.....', '.....'), 'character', 12],
    [lines('......', '.XO...', '.....', '......', '......'), 'ragged', 14],
    [lines('. . . . .', '. 1 3 . .', '. . . . .', '. . . . .', '. . . . .'), 'number', 0],
    ['ÿRenLibÿ', 'format', 0],
  ];
  test.each(refused)('%j is refused: %s at %i', async (...[text, reason, at, format]) => {
    const error = await refusal(text, { format });
    expect(error).toMatchObject({ code: 'text-invalid', reason, at, name: 'RangeError' });
    expect(error.value).toBe(text[at]);
    expect(error.message).toMatch(new RegExp(`^gomoku\\.parse: input\\[${at}\\] (is|begins) `));
  });

  test('takes only formats that there are', async () => {
    expect(await refusal('h8', { format: 'pdf' })).toMatchObject({ code: 'argument-range', argument: 'format' });
  });
});

describe('bytes', () => {
  const game = '(;SZ[15];B[hh]C[';
  /** @type {[string, Uint8Array, string, string[]][]} */
  const files = [
    ['ASCII', bytes('h8 i9'), 'h8 i9', []],
    ['UTF-8', new TextEncoder().encode(`${game}表];W[ii])`), 'h8 i7', []],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], `${game}];W[ii])`), 'h8 i7', []],
    ['UTF-16', Buffer.from(`\ufeff${game}表];W[ii])`, 'utf16le'), 'h8 i7', []],
    ['UTF-16, big-endian', Buffer.from(`\ufeff${game}表];W[ii])`, 'utf16le').swap16(), 'h8 i7', []],
    ['UTF-16 without a mark', Buffer.from(`${game}表];W[ii])`, 'utf16le'), 'h8 i7', []],
    ['UTF-16, big-endian, without a mark', Buffer.from(`${game}表];W[ii])`, 'utf16le').swap16(), 'h8 i7', []],
    ['GB18030', bytes(game, [0xba, 0xda, 0xc6, 0xe5, 0xcf, 0xc8], '];W[ii])'), 'h8 i7', ['gb18030']], // 黑棋先
    ['Big5', bytes(game, [0xb6, 0xc2, 0xb4, 0xd1, 0xa5, 0xfd], '];W[ii])'), 'h8 i7', ['big5']], // 黑棋先
    ['Big5 with a backslash', bytes(game, [0xa5, 0x5c, 0xb6, 0xc2, 0xb4, 0xd1], '];W[ii])'), 'h8 i7', ['big5']], // 功黑棋
    ['Shift-JIS with a backslash', bytes(game, [0x95, 0x5c], '];W[ii];B[ig];W[jj])'), 'h8 i7 i9 j6', ['shift_jis']], // 表
    ['Shift-JIS', bytes(game, [0x8d, 0x95, 0x82, 0xcc], '];W[ii])'), 'h8 i7', ['shift_jis']], // 黒の
    ['EUC-KR', bytes(game, [0xc8, 0xe6, 0xc0, 0xcc, 0xb4, 0xd9], '];W[ii])'), 'h8 i7', ['euc-kr']], // 흑이다
    ['Windows-1252', bytes(game, 'P', [0xf5], 'der];W[ii])'), 'h8 i7', ['windows-1252']],
    ['the encoding that CA names', bytes('(;CA[Shift_JIS]B[hh]C[', [0x95, 0x5c], '];W[ii])'), 'h8 i7', []],
    ['another one than CA names', bytes('(;CA[x-none]B[hh]C[', [0x95, 0x5c], '];W[ii])'), 'h8 i7', ['shift_jis']],
  ];
  test.each(files)('in %s', async (_, file, moves, encodings) => {
    const { games, warnings } = await parse(file);
    expect(games.map(shown)).toEqual([moves]);
    expect(warnings.map(({ code, text }) => [code, text.split(' ').at(-1)])).toEqual(
      encodings.map((name) => ['encoding', name]),
    );
    const { buffer } = Uint8Array.from(file);
    expect((await parse(buffer)).games).toEqual(games);
  });

  test.each([
    ['big5', '甲\\]乙'],
    ['gb18030', '胜\\\\负'],
    ['shift_jis', '表ソ能'],
  ])('of a comment in %s are read as they are', async (encoding, comment) => {
    /** @type {Record<string, Uint8Array>} */
    const comments = {
      big5: bytes([0xa5, 0xd2], '\\]', [0xa4, 0x41]),
      gb18030: bytes([0xca, 0xa4], '\\\\', [0xb8, 0xba]),
      shift_jis: bytes([0x95, 0x5c, 0x83, 0x5c, 0x94, 0x5c]),
    };
    const { games } = await parse(bytes(`(;CA[${encoding}]C[`, [...comments[encoding]], ']B[hh])'));
    expect(games[0].nodes[0].comment).toBe(comment.replace(/\\([^])/g, '$1'));
  });

  test('in no encoding are refused', async () => {
    expect(await refusal(Uint8Array.of(255, 255, 128, 129))).toMatchObject({
      code: 'text-invalid',
      reason: 'encoding',
    });
    expect(await refusal(new Uint8Array(0))).toMatchObject({ reason: 'empty' });
  });
});

describe('a library of RenLib', () => {
  const header = [0xff, ...bytes('RenLib'), 0xff, 3, 4, ...Array(10).fill(0xff)];
  /** A point, column from the left and row from the top, with flags. @param {number} col @param {number} row @param {number} flags */
  const node = (col, row, flags) => [16 * row + col + 1, flags];

  test('is read with variations and comments', async () => {
    const file = bytes(
      header,
      [0, 0], // the root
      [...node(7, 7, 8), ...bytes('one\btwo\r\n'), 0xba, 0xda, 0], // h8 with a comment of 11 bytes
      [...node(8, 6, 0x80)], // i9, with a sibling
      [...node(9, 9, 0x41), 0, 1, ...bytes('A'), 0], // j6, a leaf with a text on the board
      [...node(9, 6, 0x40)], // j9, a leaf
    );
    const { format, games, warnings } = await parse(file);
    expect(format).toBe('renlib');
    expect(games).toHaveLength(1);
    expect(games[0].nodes).toEqual([
      { parent: null },
      { parent: 0, color: 'black', move: 112, comment: 'one\ntwo\n黑' },
      { parent: 1, color: 'white', move: 98 },
      { parent: 2, color: 'black', move: 144 },
      { parent: 1, color: 'white', move: 99 },
    ]);
    expect(games.map(shown)).toEqual(['h8 i9 j6']);
    expect(warnings.map(({ code }) => code)).toEqual(['encoding']);
  });

  test('may begin with a move', async () => {
    const { games, warnings } = await parse(bytes(header, node(0, 0, 0x40), [1, 2]));
    expect(games.map(shown)).toEqual(['a15']);
    expect(warnings.map(({ code, at }) => [code, at])).toEqual([['text', 22]]);
  });

  test.each([
    [[0, 0], 'end', 22],
    [[0, 0, ...node(7, 7, 8), 65], 'end', 25],
    [[0, 0, 0x10, 0x40], 'off-board', 22],
    [[0, 0, 0xf1, 0x40], 'off-board', 22],
  ])('with the nodes %j is refused', async (nodes, reason, at) => {
    expect(await refusal(bytes(header, nodes))).toMatchObject({ code: 'text-invalid', reason, at });
  });
});

describe('what the package writes', () => {
  const lists = fc.uniqueArray(fc.nat(224), { maxLength: 60 });

  test.each(['base15', 'coordinates', 'sgf'])('%s is read again', (name) => {
    const notation = /** @type {'base15' | 'coordinates' | 'sgf'} */ (name);
    return fc.assert(
      fc.asyncProperty(lists, async (game) => {
        if (game.length === 0 && notation !== 'sgf') return;
        const text = encode(game, { notation });
        expect((await parse(text, { format: notation })).games).toMatchObject([{ size: 15, pieces: game }]);
        const read = await parse(text).catch((error) => error);
        if (read.code !== undefined) expect(read).toMatchObject({ code: 'text-ambiguous' });
        else expect(read).toMatchObject({ games: [{ pieces: game }], warnings: [] });
      }),
      { numRuns: runs(400) },
    );
  });

  test('JSON is read again', () =>
    fc.assert(
      fc.asyncProperty(lists, fc.constantFrom('black', 'white'), async (game, turn) => {
        expect((await parse(JSON.stringify(game), { format: 'points' })).games).toMatchObject([{ pieces: game }]);
        expect((await parse(JSON.stringify({ pieces: game }))).games).toMatchObject([{ pieces: game }]);
        const position = { black: game.filter((_, i) => i % 2 === 0), white: game.filter((_, i) => i % 2 > 0), turn };
        const read = await parse(JSON.stringify(position));
        expect(read.games).toMatchObject([{ position }]);
        const text = encode(/** @type {any} */ (position), { notation: 'sgf' });
        expect(written(read.games[0])).toBe(text);
      }),
      { numRuns: runs(200) },
    ));

  test('a game tree is read again, as SGF and as JSON', () => {
    const nodes = fc.array(
      fc.record({
        parent: fc.nat(),
        color: fc.constantFrom('black', 'white'),
        move: fc.option(fc.nat(80)),
        comment: fc.string(),
      }),
      { maxLength: 30 },
    );
    return fc.assert(
      fc.asyncProperty(nodes, async (drawn) => {
        const tree = {
          size: 9,
          nodes: [{}, ...drawn.map(({ parent, ...node }, i) => ({ parent: parent % (i + 1), ...node }))],
        };
        const text = encodeGame(/** @type {any} */ (tree));
        const { games, format } = await parse(text);
        expect(format).toBe('sgf');
        expect(games.map(({ nodes: read }) => read)).toEqual([decodeGame(text).nodes]);
        const again = await parse(JSON.stringify(tree));
        expect(written(again.games[0])).toBe(text);
      }),
      { numRuns: runs(200) },
    );
  });

  test('a drawn position is read again', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 40 }),
        fc.boolean(),
        async (game, hasLabels) => {
          const signs = Array(81).fill('.');
          game.forEach((point, i) => (signs[point] = i % 2 ? 'O' : 'X'));
          const rows = Array.from({ length: 9 }, (_, r) => signs.slice(9 * r, 9 * r + 9).join(' '));
          const text = hasLabels ? ['  a b c d e f g h i', ...rows.map((row, r) => `${9 - r} ${row}`)] : rows;
          const [{ position }] = (await parse(text.join('\n'))).games;
          const sorted = (/** @type {number} */ rest) => game.filter((_, i) => i % 2 === rest).sort((a, b) => a - b);
          expect(position).toEqual({ black: sorted(0), white: sorted(1), turn: game.length % 2 ? 'white' : 'black' });
        },
      ),
      { numRuns: runs(100) },
    ));
});

test('any text is read or refused', () => {
  const pieces = fc.array(
    fc.constantFrom(...'(;)[]{},.:-+|/\\ \n"123xXoO●○', 'h8', 'j9', 'B[hh]', 'W[ii]', 'AB[aa]', 'SZ[9]', '112', '7,7', 'black:', 'START 9\n', 'TURN 1,1\n', 'BOARD\n', '1,1,1\n', 'DONE\n', '.....\n', 'Piskvorky 9x9\n', '"pieces"', '棋', '\u3000', '１'), // prettier-ignore
    { maxLength: 30 },
  );
  return fc.assert(
    fc.asyncProperty(pieces, fc.boolean(), async (parts, isBytes) => {
      const text = parts.join('');
      const read = await parse(isBytes ? new TextEncoder().encode(text) : text).catch((error) => error);
      if (read instanceof Error) {
        expect(read).toMatchObject({ name: 'RangeError', code: expect.stringMatching(/^text-(invalid|ambiguous)$/) });
        expect(Number(/** @type {any} */ (read).at)).toBeLessThanOrEqual(text.length);
      } else {
        for (const game of read.games) expect(decodeGame(written(game)).nodes).toEqual(game.nodes);
      }
    }),
    { numRuns: runs(4000) },
  );
});

test(`texts of ${many} characters are read or refused`, async () => {
  const signs = [
    '(',
    ' ',
    'B',
    '(;',
    '(;)',
    ';',
    ';A',
    '(A ',
    '\\',
    '\r',
    '\n',
    '.',
    '.....\n',
    '[',
    '{',
    '0',
    '1 ',
    'h8',
    '7,',
    '\u3000',
  ];
  for (const sign of [...signs, 'black:\n', 'START 5\n', 'BOARD\n1,1,1\nDONE\n', 'Piskvorky 5x5\n', '(7,7)']) {
    const long = sign.repeat(many / Buffer.byteLength(sign));
    for (const input of [long, new TextEncoder().encode(`${long}h8`)]) {
      const outcome = await refusal(input);
      expect(outcome.code ?? outcome).toMatch(/^(was read|text-invalid|text-ambiguous)$/);
    }
  }
  const { games } = await parse(`(;B[hh]C[${'\\]'.repeat(many / 2)}])`);
  expect(games[0].nodes[0].comment).toHaveLength(many / 2);
}, 600_000);

test('nesting of 100,000 is no problem', async () => {
  const depth = 100_000;
  const { games } = await parse(`${'(;B[aa]'.repeat(depth)}${')'.repeat(depth)}`);
  expect(games[0].nodes).toHaveLength(depth);
  expect((await parse('(;B[aa]'.repeat(depth))).warnings[0]).toMatchObject({ code: 'missing' });
  for (const [open, close] of ['[]', '()']) {
    expect(await refusal(open.repeat(depth) + close.repeat(depth))).toMatchObject({ code: 'text-invalid' });
  }
});

test('games and warnings are not without end', async () => {
  expect(await refusal('(;)'.repeat(200_000))).toMatchObject({ reason: 'many' });
  expect(await refusal('h8 '.repeat(300))).toMatchObject({ reason: 'many' });
  const { games, warnings } = await parse('(;GM[1])'.repeat(1000));
  expect(games).toHaveLength(1000);
  expect(warnings).toHaveLength(100);
});
