// Writes openings.txt: seeded openings of four to seven stones near the centre that a search considers even. With a rule it
// writes fewer, which longer searches consider even under this rule, too. With `three` it writes all openings of three stones, the
// first in the centre and the others within two points of it; the opening book has the likeliest of these.
//
//   node tests/bench/match/openings.js > tests/bench/match/openings.txt
//   node tests/bench/match/openings.js renju > tests/bench/match/even-renju.txt
//   node tests/bench/match/openings.js three > three.txt                   then: run.js … --openings three.txt
import { load } from 'qiju';
import { generator } from '../random.js';

const COUNT = 400;
const EVEN_COUNT = 60;
/** Positions that the searches of an even opening have. */
const LIMITS = [20_000, 200_000, 1_000_000];
/** The greatest score, from -1 to 1, of an even position. */
const EVEN = 0.06;
const CENTRE = 7;

/** @import { Rule } from '../../../web/api/types.js' */

const { gomoku } = await load();

/** @param {Rule} [rule] */
function evenOpenings(rule) {
  const limits = rule ? LIMITS : LIMITS.slice(0, 1);
  const random = generator(2026);
  /** @type {Set<string>} */
  const seen = new Set();
  while (seen.size < (rule ? EVEN_COUNT : COUNT)) {
    const stones = 4 + random(4);
    /** @type {number[]} */
    const moves = [];
    while (moves.length < stones) {
      const point = 15 * (4 + random(7)) + 4 + random(7);
      if (!moves.includes(point)) moves.push(point);
    }
    const foul = gomoku.judge(moves, { rule: 'renju' }).winner !== null;
    if (foul || gomoku.solve(moves, { rule, nodes: 20_000 }).status === 'win') continue;
    if (limits.some((nodes) => Math.abs(gomoku.bestMove(moves, { rule, nodes }).score) > EVEN)) continue;
    seen.add(gomoku.encode(moves));
  }
  return seen;
}

/** Returns one of each eight openings that are the same up to symmetry. */
function openingsOfThree() {
  const near = [-2, -1, 0, 1, 2]
    .flatMap((row) => [-2, -1, 0, 1, 2].map((col) => [row, col]))
    .filter(([r, c]) => r || c);
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const openings = [];
  for (const second of near) {
    for (const third of near) {
      if (third === second) continue;
      /** @type {((point: number[]) => number[])[]} */
      const symmetries = [1, -1].flatMap((a) =>
        [1, -1].flatMap((b) => [([r, c]) => [a * r, b * c], ([r, c]) => [b * c, a * r]]),
      );
      const [first] = symmetries.map((symmetry) => [second, third].map(symmetry).join(' ')).sort();
      if (seen.has(first)) continue;
      seen.add(first);
      openings.push(gomoku.encode([[0, 0], second, third].map(([r, c]) => 15 * (CENTRE + r) + CENTRE + c)));
    }
  }
  return openings;
}

const [, , which] = process.argv;
const openings = which === 'three' ? openingsOfThree() : evenOpenings(/** @type {Rule | undefined} */ (which));
console.log([...openings].join('\n'));
