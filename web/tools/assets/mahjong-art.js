// Draws the faces of mahjong tiles with few shapes: SVG on 100 by 100 units. The top-left corner stays free for a mark.

/** @typedef {(char: string, x: number, y: number, size: number, colour: string) => string} SetGlyph draws a character's traditional form, centred at (x, y) */

const RED = '#a81f18';
const GREEN = '#17604f';
const BLUE = '#24508f';
const INK = '#22303f';
const PAPER = '#fbf5e4';
const GOLD = '#c98a1b';
const PINK = '#d4587a';
const PURPLE = '#66327f';

/** The middle of the pictures, moved away from the mark. */
const [MX, MY] = [54, 52];

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {string} [more] */
const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

/** @param {string} d @param {string} stroke @param {number} width */
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** @param {string} d @param {string} fill */
const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** Repeats a shape around a point. @param {number} count @param {number} x @param {number} y @param {(angle: number) => string} draw */
const around = (count, x, y, draw) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="translate(${x} ${y}) rotate(${(360 / count) * index})">${draw(index)}</g>`,
  ).join('');

/** A coin: rings within rings. @param {number} x @param {number} y @param {number} r @param {string} colour */
const coin = (x, y, r, colour) =>
  circle(x, y, r, colour) +
  circle(x, y, r * 0.74, PAPER) +
  circle(x, y, r * 0.54, colour) +
  circle(x, y, r * 0.2, PAPER);

const wheel =
  circle(MX, MY, 36, GREEN) + circle(MX, MY, 32.5, PAPER) + circle(MX, MY, 30, BLUE) + circle(MX, MY, 26, PAPER) +
  around(12, MX, MY, () => `<ellipse cy="-19" rx="4.2" ry="5.6" fill="${RED}"/>`) +
  circle(MX, MY, 11.5, GREEN) + circle(MX, MY, 8, PAPER) + circle(MX, MY, 5.5, RED); // prettier-ignore

/** @typedef {[x: number, y: number, colour: string, turn?: number]} Placed relative to the middle; turn: in degrees */

/** @param {number[]} xs @param {number[]} ys @param {(x: number, y: number) => string} colour @returns {Placed[]} */
const grid = (xs, ys, colour) => ys.flatMap((y) => xs.map((x) => /** @type {Placed} */ ([x, y, colour(x, y)])));

/** The coins of each number. @type {Record<number, Placed[]>} */
const dots = {
  2: [[0, -20, GREEN], [0, 20, BLUE]],
  3: [[-22, -24, BLUE], [0, 0, RED], [22, 24, GREEN]],
  4: [[-17, -19, BLUE], [17, -19, GREEN], [-17, 19, GREEN], [17, 19, BLUE]],
  5: [[-20, -22, BLUE], [20, -22, GREEN], [0, 0, RED], [-20, 22, GREEN], [20, 22, BLUE]],
  6: [[-15, -25, GREEN], [15, -25, GREEN], [-15, 4, RED], [15, 4, RED], [-15, 29, RED], [15, 29, RED]],
  7: [[-23, -28, GREEN], [0, -20, GREEN], [23, -12, GREEN], [-14, 9, RED], [14, 9, RED], [-14, 32, RED], [14, 32, RED]],
  8: grid([-14, 14], [-30, -10, 10, 30], () => BLUE),
  9: grid([-25, 0, 25], [-26, 0, 26], (_, y) => (y < 0 ? GREEN : y > 0 ? BLUE : RED)),
}; // prettier-ignore

/** The radius of a coin, by the number of coins. */
const coins = [0, 0, 17, 14, 14.5, 12.5, 12, 10.5, 9.5, 11];

/** A stick of bamboo: knots at its ends and in its middle. @param {number} x @param {number} y @param {number} height @param {string} colour @param {number} [turn] */
const stick = (x, y, height, colour, turn = 0) => {
  const h = height / 2;
  const w = Math.min(6.6, height / 4.6);
  const knot = (/** @type {number} */ at) =>
    `<rect x="${-w * 1.15}" y="${at - 1.9}" width="${w * 2.3}" height="3.8" rx="1.9" fill="${colour}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-w * 0.8}" y="${-h}" width="${w * 1.6}" height="${height}" rx="${w * 0.5}" fill="${colour}"/>${knot(-h + 1.9)}${knot(0)}${knot(h - 1.9)}<path d="M0 ${-h + 6}V-5M0 5V${h - 6}" stroke="${PAPER}" stroke-width="1.5" stroke-linecap="round"/></g>`;
};

/** The sticks of each number. @type {Record<number, Placed[]>} */
const sticks = {
  2: [[0, -20, GREEN], [0, 20, BLUE]],
  3: [[0, -20, BLUE], [-17, 20, GREEN], [17, 20, GREEN]],
  4: [[-17, -20, BLUE], [17, -20, GREEN], [-17, 20, GREEN], [17, 20, BLUE]],
  5: [[-23, -20, GREEN], [23, -20, BLUE], [0, 0, RED], [-23, 20, BLUE], [23, 20, GREEN]],
  6: grid([-22, 0, 22], [-20, 20], (_, y) => (y < 0 ? GREEN : BLUE)),
  7: [[0, -28, RED], ...grid([-22, 0, 22], [0, 28], (x) => (x === 0 ? BLUE : GREEN))],
  8: [[-29, -20, GREEN], [29, -20, GREEN], [-29, 20, BLUE], [29, 20, BLUE], [-10.5, -20, GREEN, 28], [10.5, -20, GREEN, -28], [-10.5, 20, BLUE, -28], [10.5, 20, BLUE, 28]],
  9: grid([-22, 0, 22], [-28, 0, 28], (x) => (x === 0 ? RED : x < 0 ? GREEN : BLUE)),
}; // prettier-ignore

/** The length of a stick, by the number of sticks. */
const lengths = [0, 0, 36, 36, 36, 36, 36, 25, 35, 25];

/** A bird on a twig stands for one stick of bamboo. */
const bird =
  line('M20 88Q52 80 90 86', '#7a4a00', 3.4) +
  shape('M58 60Q84 62 93 38Q96 66 66 76Z', GREEN) + shape('M60 62Q84 70 94 58Q88 76 66 76Z', BLUE) +
  shape('M36 34Q28 66 52 76Q76 80 74 60Q70 46 56 42Q54 26 44 25Q37 26 36 34Z', GREEN) +
  shape('M50 52Q62 50 70 62Q60 72 50 68Q44 60 50 52Z', PAPER) + shape('M53 55Q61 54 66 62Q59 68 53 65Q49 60 53 55Z', RED) +
  circle(45, 31, 9.5, GREEN) + circle(42.5, 29.5, 2.9, PAPER) + circle(42, 29.5, 1.5, INK) +
  shape('M36.5 29L23 34L37 37Z', GOLD) + shape('M44 22Q40 10 47 8Q47 14 50 12Q48 18 51 22Z', RED) +
  line('M52 76V84M60 77V84', GOLD, 2.6); // prettier-ignore

/** @param {number} x @param {number} y @param {number} r @param {string} colour */
const blossom = (x, y, r, colour) =>
  around(5, x, y, () => circle(0, -r * 0.62, r * 0.52, colour)) + circle(x, y, r * 0.3, GOLD);

/** A leaf that starts at (x, y), turned from upright. @param {number} x @param {number} y @param {number} length @param {number} width @param {number} turn @param {string} colour */
const leaf = (x, y, length, width, turn, colour) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q${width} ${-length / 2} 0 ${-length}Q${-width} ${-length / 2} 0 0Z" fill="${colour}"/>`;

/** Small paintings with their names. @type {Record<string, { picture: string, glyph: string, colour: string }>} */
const paintings = {
  plum: {
    glyph: '梅', colour: RED,
    picture: line('M24 90Q36 66 50 58Q66 48 70 22M50 58Q40 44 40 30M60 51Q76 48 86 34', '#5d3a12', 4) +
      blossom(40, 30, 13, PINK) + blossom(70, 24, 14, RED) + blossom(55, 54, 14, RED) + blossom(84, 40, 11, PINK) + circle(30, 62, 4, RED),
  },
  orchid: {
    glyph: '兰', colour: PURPLE,
    picture: line('M46 90Q44 52 26 34M46 90Q52 50 84 30M46 90Q50 40 56 18M46 90Q60 66 88 58M46 90Q36 66 22 62', GREEN, 4) +
      around(5, 62, 38, (at) => leaf(0, 0, at === 2 || at === 3 ? 13 : 18, 6, 0, PURPLE)) + circle(62, 38, 4, GOLD) + leaf(36, 52, 13, 6, -40, PURPLE) + leaf(36, 52, 13, 6, 30, PURPLE),
  },
  bamboo: {
    glyph: '竹', colour: GREEN,
    picture: line('M44 92V70M44 66V44M44 40V16', GREEN, 7) + line('M66 92V62M66 57V30', '#3d8a68', 5) + line('M44 42L62 30M66 58L80 50', GREEN, 2) +
      leaf(60, 31, 22, 7, 60, GREEN) + leaf(60, 31, 22, 7, 105, '#3d8a68') + leaf(44, 20, 22, 7, 60, GREEN) + leaf(44, 42, 22, 7, -70, '#3d8a68') + leaf(44, 42, 20, 6, -115, GREEN) + leaf(79, 50, 18, 6, 75, GREEN),
  },
  chrysanthemum: {
    glyph: '菊', colour: '#7a4a00',
    picture: line('M54 50Q50 74 46 92', GREEN, 4) + leaf(49, 78, 22, 9, -70, GREEN) + leaf(50, 72, 20, 8, 62, GREEN) +
      around(16, 54, 42, () => leaf(0, 0, 28, 6, 0, GOLD)) + around(12, 54, 42, () => leaf(0, 0, 18, 5, 15, '#e3ae3f')) + circle(54, 42, 5, '#7a4a00'),
  },
  spring: {
    glyph: '春', colour: GREEN,
    picture: line('M40 90Q44 56 66 18', '#5d3a12', 3.4) + line('M46 64Q60 60 76 46', '#5d3a12', 2.6) +
      [[60, 28, 60], [57, 36, -50], [52, 48, -60], [50, 50, 62], [62, 58, 100], [72, 50, 60], [46, 66, -62], [66, 18, 10]].map(([x, y, turn]) => leaf(x, y, 19, 7, turn, turn > 0 ? GREEN : '#3d8a68')).join('') +
      blossom(36, 36, 9, PINK) + blossom(82, 34, 9, PINK),
  },
  summer: {
    glyph: '夏', colour: RED,
    picture: line('M56 58Q54 76 52 90', GREEN, 4) + shape('M22 78Q44 62 62 80Q44 94 22 78Z', GREEN) + shape('M58 84Q72 74 88 82Q76 92 58 84Z', '#3d8a68') +
      leaf(56, 62, 36, 15, -52, '#e08aa0') + leaf(56, 62, 36, 15, 52, '#e08aa0') + leaf(56, 62, 42, 16, -27, PINK) + leaf(56, 62, 42, 16, 27, PINK) + leaf(56, 62, 44, 17, 0, RED),
  },
  autumn: {
    glyph: '秋', colour: '#7a4a00',
    picture: line('M54 52Q50 74 44 90', '#7a4a00', 3.6) +
      [[0, 42, 14], [-58, 38, 13], [58, 38, 13], [-108, 28, 10], [108, 28, 10]].map(([turn, length, width]) => leaf(54, 58, length, width, turn, RED)).join('') +
      line('M54 58V24M54 58L28 42M54 58L80 42', '#f0b35c', 1.8),
  },
  winter: {
    glyph: '冬', colour: BLUE,
    picture: around(6, 54, 44, () => line('M0 0V-33M0 -14L-8 -22M0 -14L8 -22M0 -24L-6 -30M0 -24L6 -30', BLUE, 4)) + circle(54, 44, 5, PAPER) + circle(54, 44, 2.4, BLUE),
  },
}; // prettier-ignore

/** @type {Record<string, [glyph: string, colour: string]>} */
const honours = {
  east: ['东', INK],
  south: ['南', INK],
  west: ['西', INK],
  north: ['北', INK],
  red: ['中', RED],
  green: ['发', GREEN],
};

/** @param {number} inset @param {number} width of the line */
const square = (inset, width) =>
  `<rect x="${28 + inset}" y="${20 + inset}" width="${52 - 2 * inset}" height="${64 - 2 * inset}" rx="3" fill="none" stroke="${BLUE}" stroke-width="${width}"/>`;

const frame =
  square(0, 4.5) +
  square(7.5, 2) +
  grid([35.5, 72.5], [27.5, 76.5], () => BLUE)
    .map(([x, y, colour]) => circle(x, y, 3.6, colour))
    .join('');

/**
 * @param {string} name of a picture
 * @param {SetGlyph} glyph sets a character
 * @returns {string}
 */
export function drawFace(name, glyph) {
  const [kind, digit] = name.split('-');
  const number = Number(digit);
  if (name in honours) return glyph(honours[name][0], 53, 53, 72, honours[name][1]);
  if (name in paintings) {
    return paintings[name].picture + glyph(paintings[name].glyph, 81, 80, 27, paintings[name].colour);
  }
  if (name === 'white') return frame;
  if (name === 'dots-1') return wheel;
  if (name === 'bamboo-1') return bird;
  if (kind === 'dots') {
    return dots[number].map(([x, y, colour]) => coin(MX + x, MY + y, coins[number], colour)).join('');
  }
  if (kind === 'bamboo') {
    return sticks[number].map(([x, y, colour, turn]) => stick(MX + x, MY + y, lengths[number], colour, turn)).join('');
  }
  return glyph('一二三四五六七八九'[number - 1], 55, 29, 42, INK) + glyph('万', 55, 70, 46, RED);
}
