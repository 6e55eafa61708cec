import { load } from 'qiju/gomoku';
import { toHant } from '../../../web/elements/text/hant.js';
import { renjuOpening } from '../../../web/site/games/gomoku/renju-openings.js';

const gomoku = await load();
Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } });
const address = new URL('../../../web/site/games/gomoku/renju-openings.js?in-english', import.meta.url).href;
/** @type {{ renjuOpening: typeof renjuOpening }} */
const { renjuOpening: inEnglish } = await import(address);

/** @param {string} text coordinates */
const points = (text) => gomoku.decode(text, { notation: 'coordinates' });

/** The first three moves of all openings, with the centre at (0, 0). @type {number[][][]} */
const starts = [];
for (let second = 0; second < 9; second++) {
  for (let third = 0; third < 25; third++) {
    const [w, b] = [
      [(second % 3) - 1, Math.floor(second / 3) - 1],
      [(third % 5) - 2, Math.floor(third / 5) - 2],
    ];
    const isTaken = String(b) === '0,0' || String(b) === String(w);
    if (String(w) !== '0,0' && !isTaken) starts.push([w, b]);
  }
}

/** @param {number[][]} steps from the centre @param {number} size */
const movesOf = (steps, size) => [[0, 0], ...steps].map(([x, y]) => size * (y + (size - 1) / 2) + x + (size - 1) / 2);

/** The matrices of the eight symmetries. */
const symmetries = [1, -1].flatMap((a) =>
  [1, -1].flatMap((b) => [
    [a, 0, 0, b],
    [0, a, b, 0],
  ]),
);

/** Returns a key that is the same for symmetric positions. @param {number[][]} steps */
const classOf = (steps) =>
  symmetries.map(([a, b, c, d]) => JSON.stringify(steps.map(([x, y]) => [a * x + b * y, c * x + d * y]))).sort()[0];

const nameOf = (/** @type {number[][]} */ steps, size = 15) => renjuOpening(movesOf(steps, size), size)?.name;

test('each of the 26 classes of positions has its own name, 13 of either kind', () => {
  expect(starts).toHaveLength(8 * 23);
  /** @type {Map<string, Set<string | undefined>>} */
  const names = new Map();
  for (const steps of starts) {
    const key = classOf(steps);
    names.set(key, (names.get(key) ?? new Set()).add(nameOf(steps)));
  }
  expect(names.size).toBe(26);
  expect([...names.values()].map(({ size }) => size)).toEqual(Array(26).fill(1));
  const distinct = new Set([...names.values()].flatMap((found) => [...found]));
  expect(distinct.size).toBe(26);
  expect(distinct).not.toContain(undefined);
  const kinds = [...names.keys()].map((key) => {
    const [[x, y]] = JSON.parse(key);
    const kind = renjuOpening(movesOf(JSON.parse(key), 15), 15)?.kind;
    expect(kind).toBe(x && y ? 'indirect' : 'direct');
    return kind;
  });
  expect(kinds.filter((kind) => kind === 'direct')).toHaveLength(13);
});

test.each([
  ['h8 h9 h10', 'Kansei', '寒星', '寒星'],
  ['h8 h9 i10', 'Keigetsu', '溪月', '溪月'],
  ['h8 h9 j10', 'Sosei', '疏星', '疏星'],
  ['h8 h9 i9', 'Kagetsu', '花月', '花月'],
  ['h8 h9 j9', 'Zangetsu', '残月', '殘月'],
  ['h8 h9 i8', 'Ugetsu', '雨月', '雨月'],
  ['h8 h9 j8', 'Kinsei', '金星', '金星'],
  ['h8 h9 h7', 'Shogetsu', '松月', '松月'],
  ['h8 h9 i7', 'Kyugetsu', '丘月', '丘月'],
  ['h8 h9 j7', 'Shingetsu', '新月', '新月'],
  ['h8 h9 h6', 'Zuisei', '瑞星', '瑞星'],
  ['h8 h9 i6', 'Sangetsu', '山月', '山月'],
  ['h8 h9 j6', 'Yusei', '游星', '遊星'],
  ['h8 i9 j10', 'Chosei', '长星', '長星'],
  ['h8 i9 j9', 'Kyogetsu', '峡月', '峽月'],
  ['h8 i9 j8', 'Kosei', '恒星', '恆星'],
  ['h8 i9 j7', 'Suigetsu', '水月', '水月'],
  ['h8 i9 j6', 'Ryusei', '流星', '流星'],
  ['h8 i9 i8', 'Ungetsu', '云月', '雲月'],
  ['h8 i9 i7', 'Hogetsu', '浦月', '浦月'],
  ['h8 i9 i6', 'Rangetsu', '岚月', '嵐月'],
  ['h8 i9 h7', 'Gingetsu', '银月', '銀月'],
  ['h8 i9 h6', 'Myojo', '明星', '明星'],
  ['h8 i9 g7', 'Shagetsu', '斜月', '斜月'],
  ['h8 i9 g6', 'Meigetsu', '名月', '名月'],
  ['h8 i9 f6', 'Suisei', '彗星', '彗星'],
])('%s is %s', (text, en, zh, hant) => {
  const kind = text.includes('h9') ? 'direct' : 'indirect';
  expect(renjuOpening(points(text), 15)).toEqual({ kind, name: zh });
  expect(renjuOpening([...points(text), 0, 1, 2], 15)).toEqual({ kind, name: zh });
  expect(inEnglish(points(text), 15)).toEqual({ kind, name: en });
  expect(toHant(zh)).toBe(hant);
});

test.each([
  ['fewer than three moves', 'h8 h9'],
  ['a first move beside the centre', 'h9 h8 h10'],
  ['a second move two points away', 'h8 h10 h9'],
  ['a third move three points away', 'h8 h9 h11'],
  ['no moves', ''],
])('%s is no opening', (_, text) => expect(renjuOpening(points(text), 15)).toBeNull());

test('boards of any odd size have a centre, others none', () => {
  for (const size of [5, 7, 9, 11, 13, 17, 19, 21]) {
    for (const steps of starts) expect(nameOf(steps, size)).toBe(nameOf(steps));
  }
  for (const size of [6, 14, 22]) {
    for (let first = 0; first < size * size; first++) {
      expect(renjuOpening([first, (first + 1) % (size * size), (first + 2) % (size * size)], size)).toBeNull();
    }
  }
});
