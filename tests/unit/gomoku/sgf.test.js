// SGF: game records with set-up stones, variations, names and comments. Many samples follow the rules of red-bean.com/sgf one by one.
import fc from 'fast-check';
import { load } from 'qiju/gomoku';
import { isFull } from '../../full-length.js';
import { runs } from '../runs.js';

/** @import { GameNode, GameTree } from 'qiju' */

const gomoku = await load();
const { decode, decodeGame, encode, encodeGame, judge, solve } = gomoku;

/** The length of long texts, near the limit. */
const many = isFull ? 10_000_000 : 200_000;

/** @param {string} text @param {number} [size] */
const mainLine = (text, size) => decode(text, { notation: 'sgf', ...(size !== undefined && { size }) });

/** Sorts nodes in pre-order, the order of a text. @param {readonly GameNode[]} nodes */
const inOrder = (nodes) => {
  /** @type {number[]} */
  const order = [];
  const stack = [0];
  while (stack.length > 0) {
    const at = /** @type {number} */ (stack.pop());
    order.push(at);
    stack.push(...nodes.flatMap(({ parent }, i) => (i > 0 && parent === at ? [i] : [])).reverse());
  }
  return order.map((at) => {
    const { parent, ...node } = nodes[at];
    return { parent: at === 0 ? null : order.indexOf(/** @type {number} */ (parent)), ...node };
  });
};

/** Game trees in the form that `decodeGame` returns. @type {fc.Arbitrary<GameTree & { nodes: GameNode[] }>} */
const trees = fc.integer({ min: 5, max: 22 }).chain((size) => {
  const point = fc.nat(size * size - 1);
  const text = fc.option(
    fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[\\\]:\n;() 棋]*$/)),
    { nil: undefined },
  );
  const node = fc
    .record({
      setup: fc.uniqueArray(point, { maxLength: 6 }),
      kinds: fc.infiniteStream(fc.constantFrom('black', 'white', 'empty')),
      turn: fc.constantFrom(undefined, undefined, 'black', 'white'),
      color: fc.constantFrom(undefined, 'black', 'white'),
      move: fc.option(point),
      name: text,
      comment: text,
      parent: fc.nat(),
    })
    .map(({ setup, kinds, turn, color, move, name, comment, parent }) => {
      /** @type {Record<string, number[]>} */
      const stones = {};
      for (const stone of setup) (stones[kinds.next().value] ??= []).push(stone);
      return {
        parent,
        ...stones,
        ...(turn && { turn }),
        ...(color && { color, move }),
        // A record does not keep these kinds of white space.
        ...(name !== undefined && { name: name.replace(/[\r\n\t\v\f]/g, ' ') }),
        ...(comment !== undefined && { comment: comment.replace(/[\r\t\v\f]/g, ' ') }),
      };
    });
  return fc.array(node, { minLength: 1, maxLength: 20 }).map((nodes) => ({
    size,
    nodes: /** @type {GameNode[]} */ (
      nodes.map((each, i) => ({ ...each, parent: i === 0 ? null : Math.max(i - 1 - (each.parent % 4), 0) }))
    ),
  }));
});

describe('a game tree', () => {
  test('is written as SGF', () => {
    expect(encodeGame({ size: 15, nodes: [{}] })).toBe('(;GM[4]FF[4]SZ[15])');
    expect(
      encodeGame({
        size: 9,
        nodes: [
          { black: [0, 1], white: [80], empty: [40], turn: 'white' },
          { color: 'white', move: 10, name: '[a]', comment: '妙手 [1\\2]' },
          { color: 'black', move: null },
          { parent: 0, color: 'white', move: 11 },
          { parent: 3, color: 'black', move: 12 },
          { parent: 3, color: 'black', move: 13 },
        ],
      }),
    ).toBe(
      '(;GM[4]FF[4]CA[UTF-8]SZ[9]AB[aa][ba]AW[ii]AE[ee]PL[W](;W[bb]N[[a\\]]C[妙手 [1\\\\2\\]];B[])(;W[cb](;B[db])(;B[eb])))',
    );
  });

  test('is restored from its text', () =>
    fc.assert(
      fc.property(trees, (tree) => {
        const ordered = { size: tree.size, nodes: inOrder(tree.nodes) };
        const text = encodeGame(tree);
        expect(decodeGame(text)).toEqual(ordered);
        expect(encodeGame(ordered)).toBe(text);
      }),
      { numRuns: runs(400) },
    ));

  test('is restored whatever the layout of the text', () =>
    fc.assert(
      fc.property(
        trees,
        fc.infiniteStream(fc.constantFrom('', '', ' ', '\n', '\r\n', '\t')),
        ({ size, nodes }, spaces) => {
          const wordless = nodes.map((node) => ({ ...node, name: undefined, comment: undefined }));
          const text = encodeGame({ size, nodes: wordless });
          const spaced = text.replace(/[;()\]]|[A-Z](?=\[)/g, (sign) => sign + spaces.next().value);
          expect(decodeGame(spaced)).toEqual(decodeGame(text));
        },
      ),
      { numRuns: runs(200) },
    ));

  test('of a list of moves equals the record of the list', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from({ length: 225 }, (_, point) => point)), (game) => {
        const text = encode(game, { notation: 'sgf' });
        const { nodes } = decodeGame(text);
        expect(nodes.slice(1).map(({ move }) => move)).toEqual(game);
        expect(nodes.every(({ parent }, i) => parent === (i > 0 ? i - 1 : null))).toBe(true);
        expect(encodeGame({ size: 15, nodes })).toBe(text);
        expect(mainLine(text)).toEqual(game);
      }),
    ));

  test('is written with nodes in any order', () => {
    const nodes = /** @type {const} */ ([
      {},
      { color: 'black', move: 0 },
      { parent: 0, color: 'black', move: 1 },
      { parent: 1, color: 'white', move: 2 },
    ]);
    expect(encodeGame({ size: 15, nodes })).toBe('(;GM[4]FF[4]SZ[15](;B[aa];W[ca])(;B[ba]))');
  });
});

describe('a set-up position', () => {
  test('is written with the side to move', () => {
    expect(encode({ black: [0, 1], white: [15] }, { notation: 'sgf' })).toBe(
      '(;GM[4]FF[4]SZ[15]AB[aa][ba]AW[ab]PL[W])',
    );
    expect(encode({ black: [], white: [], turn: 'white' }, { notation: 'sgf', size: 7 })).toBe(
      '(;GM[4]FF[4]SZ[7]PL[W])',
    );
  });

  test('is the first node of its record', () => {
    const position = /** @type {const} */ ({ black: [112, 113, 114], white: [0, 2, 4], turn: 'black' });
    const { nodes } = decodeGame(encode(position, { notation: 'sgf' }));
    expect(nodes).toEqual([{ parent: null, ...position }]);
    const [{ black = [], white = [], turn }] = nodes;
    const again = { black, white, ...(turn && { turn }) };
    expect(solve(again, { kind: 'vcf' })).toEqual(solve(position, { kind: 'vcf' }));
    expect(judge(again).winner).toBeNull();
  });

  test('needs distinct points and the notation SGF', () => {
    expect(() => encode({ black: [1], white: [2, 1] }, { notation: 'sgf' })).toThrow(
      new RangeError('gomoku.encode: pieces.white[1] takes the point that pieces.black[0] has taken'),
    );
    expect(() => encode({ black: [1], white: [] })).toThrow(
      new TypeError('gomoku.encode: pieces is an object, want an array of integers'),
    );
  });
});

describe('decodeGame', () => {
  /** @type {[string, string, GameNode[]][]} */
  const samples = [
    ['one node', '(;)', [{ parent: null }]],
    [
      'white space between everything',
      ' \n( ; \t AB [aa]\r\n[bb]  ; B [cc] ) ',
      [
        { parent: null, black: [0, 16] },
        { parent: 0, color: 'black', move: 32 },
      ],
    ],
    ['a byte order mark', '\ufeff(;B[aa])', [{ parent: null, color: 'black', move: 0 }]],
    ['a rectangle', '(;AB[aa:cb])', [{ parent: null, black: [0, 1, 2, 15, 16, 17] }]],
    [
      'rectangles and points, in any number of properties',
      '(;AW[aa:ab][ba]AE[cc]AW[oo:oo])',
      [{ parent: null, white: [0, 15, 1, 224], empty: [32] }],
    ],
    [
      'the side to move',
      '(;AB[aa]PL[W];PL[B])',
      [
        { parent: null, black: [0], turn: 'white' },
        { parent: 0, turn: 'black' },
      ],
    ],
    [
      'set-up stones within a game',
      '(;B[aa];AE[aa]AW[bb])',
      [
        { parent: null, color: 'black', move: 0 },
        { parent: 0, empty: [0], white: [16] },
      ],
    ],
    [
      'a pass of either form',
      '(;B[];W[tt])',
      [
        { parent: null, color: 'black', move: null },
        { parent: 0, color: 'white', move: null },
      ],
    ],
    [
      'two moves of one colour',
      '(;B[aa];B[ba])',
      [
        { parent: null, color: 'black', move: 0 },
        { parent: 0, color: 'black', move: 1 },
      ],
    ],
    [
      'two moves in a node',
      '(;B[aa]W[ba])',
      [
        { parent: null, color: 'black', move: 0 },
        { parent: 0, color: 'white', move: 1 },
      ],
    ],
    ['no more than the first game', '(;B[aa])(;B[bb]', [{ parent: null, color: 'black', move: 0 }]],
    [
      'lower-case letters in names',
      '(;SiZe[15]AddBlack[aa];White[bb])',
      [
        { parent: null, black: [0] },
        { parent: 0, color: 'white', move: 16 },
      ],
    ],
    [
      'unknown properties',
      '(;GM[4]FF[4]CA[UTF-8]AP[x:1]PB[A [x\\] y]LB[aa:1][bb:2]B[aa]BL[3.5]KO[])',
      [{ parent: null, color: 'black', move: 0 }],
    ],
    ['names with digits', '(;5A[gg]B2[x]B[aa])', [{ parent: null, color: 'black', move: 0 }]],
    [
      'variations of variations',
      '(;C[root](;C[a];C[b](;C[c])(;C[d];C[e]))(;C[f](;C[g];C[h];C[i])(;C[j])))', // the example of the specification
      [
        { parent: null, comment: 'root' },
        ...[
          [0, 'a'],
          [1, 'b'],
          [2, 'c'],
          [2, 'd'],
          [4, 'e'],
          [0, 'f'],
          [6, 'g'],
          [7, 'h'],
          [8, 'i'],
          [6, 'j'],
        ].map(
          // prettier-ignore
          ([parent, comment]) => /** @type {GameNode} */ ({ parent, comment }),
        ),
      ],
    ],
    [
      'a single variation',
      '(;B[aa](;W[bb]))',
      [
        { parent: null, color: 'black', move: 0 },
        { parent: 0, color: 'white', move: 16 },
      ],
    ],
  ];
  test.each(samples)('reads %s', (_, text, nodes) => expect(decodeGame(text)).toEqual({ size: 15, nodes }));

  test.each([
    ['a \\] b', 'a ] b'],
    ['\\\\', '\\'],
    ['\\\\\\]', '\\]'],
    ['a\\\nb\nc', 'ab\nc'], // a soft line break and a hard one
    ['a\\\r\nb\r\nc\n\rd\re', 'ab\nc\nd\ne'],
    ['a\tb\\\tc', 'a b c'],
    ['\\a\\:\\;\\(', 'a:;('],
    ['[;(棋谱 \u3000😀', '[;(棋谱 \u3000😀'],
    ['', ''],
  ])('reads the comment %j as %j', (written, comment) =>
    expect(decodeGame(`(;C[${written}])`).nodes).toEqual([{ parent: null, comment }]),
  );

  test('reads the name of a node as one line', () =>
    expect(decodeGame('(;N[a\\]\nb\\\nc\td];Name[]C[c])').nodes).toEqual([
      { parent: null, name: 'a] bc d' },
      { parent: 0, name: '', comment: 'c' },
    ]));

  test('takes the size from the text, or else from the caller', () => {
    expect(decodeGame('(;SZ[19];B[sa])', { size: 9 })).toMatchObject({ size: 19, nodes: [{}, { move: 18 }] });
    expect(decodeGame('(;B[aa];W[bb])', { size: 7 })).toMatchObject({ size: 7, nodes: [{ move: 0 }, { move: 8 }] });
    expect(decodeGame('(;SZ[22];B[tt])').nodes[1].move).toBe(19 * 22 + 19);
    expect(decodeGame('(;SZ[19:19];B[sa])')).toMatchObject({ size: 19, nodes: [{}, { move: 18 }] });
    expect(decodeGame('(;AB[pb]AW[ba:ca];B[sb]SZ[19])')).toMatchObject({
      size: 19,
      nodes: [{ black: [34], white: [1, 2] }, { move: 37 }],
    });
    expect(decodeGame('(;B[tt];W[aa]SZ[22])').nodes[0].move).toBe(19 * 22 + 19);
  });

  /** @type {[string, number, string][]} */
  const refused = [
    ['(;AB[])', 5, 'is "]", want an SGF game record'],
    ['(;AB[a])', 6, 'is "]", want an SGF game record'],
    ['(;AB[aab])', 7, 'is "b", want an SGF game record'],
    ['(;AB[aa:])', 8, 'is "]", want an SGF game record'],
    ['(;AB[aa:bbb])', 10, 'is "b", want an SGF game record'],
    ['(;AB[bb:aa])', 8, 'is "a", want an SGF game record'],
    ['(;AB[ba:ab])', 8, 'is "a", want an SGF game record'],
    ['(;AB[aa:pp])', 8, 'is "p", a point that is not on a board of 15'],
    ['(;AB[aa][bb][aa])', 13, 'is "a", a point that is set up twice'],
    ['(;AB[aa]AW[aa:bb])', 11, 'is "a", a point that is set up twice'],
    ['(;PL[])', 5, 'is "]", want an SGF game record'],
    ['(;PL[Black])', 5, 'is "B", want an SGF game record'],
    ['(;PL[B][W])', 7, 'is "[", want an SGF game record'],
    ['(;N[a][b])', 6, 'is "[", want an SGF game record'],
    ['(;C[a][b])', 6, 'is "[", want an SGF game record'],
    ['(;W[uu])', 4, 'is "u", a point that is not on a board of 15'],
    ['(;SZ[15]AB[aa];SZ[9])', 18, 'is "9", a board size that is not played'],
    ['(;AB[aa][oa]W[bj]SZ[9])', 9, 'is "o", a point that is not on a board of 9'],
    ['(;B[aa](;W[bb]);B[cc])', 15, 'is ";", want an SGF game record'],
    ['(;B[aa](;W[bb])B[cc])', 15, 'is "B", want an SGF game record'],
    ['(;B[aa](;W[bb])', 15, 'is missing, where the text ends too early; want an SGF game record'],
    ['(;B[aa](;W[bb])(', 16, 'is missing, where the text ends too early; want an SGF game record'],
    ['(;C[\\', 5, 'is missing, where the text ends too early; want an SGF game record'],
    ['棋', 0, 'is "棋", want an SGF game record'],
  ];
  test.each(refused)('refuses %j', (text, at, words) => {
    expect(() => decodeGame(text)).toThrow(new RangeError(`gomoku.decodeGame: text[${at}] ${words}`));
  });

  test('reads or refuses any text', () => {
    let refusals = 0;
    const change = fc.tuple(fc.nat(), fc.constantFrom(...'(;[]\\ BWACSZ19ahop:,\u00ff', ''));
    fc.assert(
      fc.property(trees, fc.array(change, { minLength: 1, maxLength: 3 }), (tree, changes) => {
        let text = encodeGame(tree);
        for (const [at, sign] of changes) {
          text = text.slice(0, at % text.length) + sign + text.slice((at % text.length) + 1);
        }
        try {
          const read = decodeGame(text);
          expect(decodeGame(encodeGame(read))).toEqual(read);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          const at = Number(/text\[(\d+)\]/.exec(String(error))?.[1]);
          expect(at).toBeLessThanOrEqual(text.length);
          refusals++;
        }
      }),
      { numRuns: runs(1000) },
    );
    expect(refusals).toBeGreaterThan(runs(300));
  });

  test('reads a variation within many others', () => {
    const depth = isFull ? 100_000 : 20_000;
    const deep = `${'(;B[aa]'.repeat(depth)}${')'.repeat(depth)}`;
    const { nodes } = decodeGame(deep);
    expect(nodes).toHaveLength(depth);
    expect(nodes.at(-1)).toEqual({ parent: depth - 2, color: 'black', move: 0 });
    expect(encodeGame({ size: 15, nodes })).toBe(`(;GM[4]FF[4]SZ[15]${';B[aa]'.repeat(depth).slice(1)})`);
    const forks = `${'(;B[aa]'.repeat(depth)}${')(;W[bb])'.repeat(depth - 1)})`;
    expect(encodeGame(decodeGame(forks))).toHaveLength(forks.length + 'GM[4]FF[4]SZ[15]'.length);
    expect(mainLine(`${'(;B[aa](;W[bb]'.repeat(depth / 2)})`)).toHaveLength(depth);
  });

  test(`ends on texts of ${many} characters`, () => {
    for (const sign of ['(', ' ', 'B', '(;', '\\']) {
      expect(() => decodeGame(sign.repeat(many / sign.length))).toThrow('gomoku.decodeGame: text[');
      expect(() => decodeGame(`(;${sign.repeat(many / sign.length)}`)).toThrow('gomoku.decodeGame: text[');
    }
    expect(decodeGame(`(;C[${'\\]'.repeat(many / 2)}])`).nodes[0].comment).toHaveLength(many / 2);
    expect(decodeGame(`(;C[${'\r\n'.repeat(many / 2)}])`).nodes[0].comment).toHaveLength(many / 2);
    expect(() => decodeGame(`(${';AB[aa:oo]'.repeat(many / 10)})`)).toThrow(/is "\]", after 4194304 nodes and stones/);
    expect(() => decodeGame(' '.repeat(1 << 25))).toThrow(
      'gomoku.decodeGame: text has 33554432 characters, want at most 16777216',
    );
  });
});

describe('the main line', () => {
  test.each([
    '(;GM[4]FF[4]SZ[15];B[hh];W[ii];B[oa])',
    ' \n( ; SZ [15] ; B [hh]\n;W\t[ii] ; B[oa] ) ',
    '(;B[hh];W[ii];B[oa])',
    '(;B[hh]W[ii];B[oa];)',
    '(;SZ[15]PB[A [hard\\] name \\\\]PW[;B[aa)];B[hh]BL[3];W[ii]LB[aa:1][bb:2];B[oa])',
    '(;B[hh]C[1 (first];W[ii];B[oa])',
    '(;SZ[15];B[hh](;W[ii](;B[oa])(;B[ab]))(;W[jj]))',
    '(;SZ[15];B[hh](;W[ii];B[oa])(;W[',
    '(;SiZe[15];Black[hh];White[ii];Black[oa]) and so on',
    '(;B[hh];W[ii];SZ[15]B[oa])(;B[aa])',
    `(;B[hh];W[ii];B[oa]C[${'a'.repeat(100_000)}])`,
  ])('of %.60j', (text) => expect(mainLine(text)).toEqual([112, 128, 14]));

  /** @type {[string, number, string][]} */
  const refused = [
    ['', 0, 'missing, where'],
    ['  ', 2, 'missing, where'],
    ['(', 1, 'missing, where'],
    ['(;', 2, 'missing, where'],
    ['(;B', 3, 'missing, where'],
    ['(;B[hh', 6, 'missing, where'],
    ['(;C[a\\', 6, 'missing, where'],
    ['(;C[a\\]', 7, 'missing, where'],
    ['(;B[hh]', 7, 'missing, where'],
    ['(;B[hh](;W[ii]', 14, 'missing, where'],
    [';B[hh]', 0, '";", want'],
    ['h8', 0, '"h", want'],
    ['()', 1, '")", want'],
    ['(B[hh])', 1, '"B", want'],
    ['((;B[hh]))', 1, '"(", want'],
    ['(;B[hh]())', 8, '")", want'],
    ['(;B[hh]1)', 7, '"1", want'],
    ['(;B[hh]])', 7, '"]", want'],
    ['(;b[hh])', 2, '"b", want'],
    ['(;B hh)', 4, '"h", want'],
    ['(;B;W[hh])', 3, '";", want'],
    ['(;B[])', 4, '"]", want'],
    ['(;B[h])', 5, '"]", want'],
    ['(;B[h8])', 5, '"8", want'],
    ['(;B[HH])', 4, '"H", want'],
    ['(;B[hhh])', 6, '"h", want'],
    ['(;B[hh][ii])', 7, '"[", want'],
    ['(;SZ[15][15])', 8, '"[", want'],
    ['(;B[ph])', 4, '"p", a point'],
    ['(;B[hp])', 5, '"p", a point'],
    ['(;B[tt])', 4, '"t", a point'],
    ['(;SZ[9];B[ia];W[ja])', 16, '"j", a point that is not on a board of 9'],
    ['(;SZ[])', 5, '"]", a board size'],
    ['(;SZ[4])', 5, '"4", a board size'],
    ['(;SZ[23])', 5, '"2", a board size'],
    ['(;SZ[99999999999999999999])', 5, '"9", a board size'],
    ['(;SZ[15:14])', 5, '"1", a board size'],
    ['(;SZ[-5])', 5, '"-", a board size'],
    ['(;B[hh]SZ[19]SZ[15])', 16, '"1", a board size'],
    ['(;5[hh])', 2, '"5", want'],
    ['(;W[hh])', 2, '"W", a move out of turn'],
    ['(;B[hh];B[ii])', 8, '"B", a move out of turn'],
    ['(;B[hh];W[ii];W[jj])', 14, '"W", a move out of turn'],
    ['(;AB[hh][ii];W[jj])', 2, '"A", stones that were not played'],
    ['(;B[hh];AW[ii])', 8, '"A", stones that were not played'],
    ['(;AE[hh])', 2, '"A", stones that were not played'],
  ];
  test.each(refused)('of %j is refused', (text, at, words) => {
    expect(() => mainLine(text)).toThrow(RangeError);
    expect(() => mainLine(text)).toThrow(`gomoku.decode: text[${at}] is ${words}`);
  });

  test('takes the size from the text, or else from the caller', () => {
    expect(mainLine('(;SZ[19];B[sa])', 19)).toEqual([18]);
    expect(mainLine('(;B[aa];W[ba])', 7)).toEqual([0, 1]);
    expect(() => mainLine('(;SZ[19];B[sa])')).toThrow('text is a game on a board of 19, size is 15');
  });

  test('is the record of a list of moves', () => {
    expect(encode([112, 128, 14], { notation: 'sgf' })).toBe('(;GM[4]FF[4]SZ[15];B[hh];W[ii];B[oa])');
    expect(encode([], { notation: 'sgf', size: 22 })).toBe('(;GM[4]FF[4]SZ[22])');
    expect(encode([483], { notation: 'sgf', size: 22 })).toBe('(;GM[4]FF[4]SZ[22];B[vv])');
  });
});
