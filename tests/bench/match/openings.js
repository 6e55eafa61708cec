// Writes openings.txt: seeded openings of four to seven stones near the centre that a search holds for even.
//
//   node tests/bench/match/openings.js > tests/bench/match/openings.txt
import { load } from 'qiju';
import { generator } from '../random.js';

const COUNT = 400;
/** The greatest score, from -1 to 1, of an even position. */
const EVEN = 0.06;

const { gomoku } = await load();
const random = generator(2026);
/** @type {Set<string>} */
const seen = new Set();
while (seen.size < COUNT) {
  const stones = 4 + random(4);
  /** @type {number[]} */
  const moves = [];
  while (moves.length < stones) {
    const point = 15 * (4 + random(7)) + 4 + random(7);
    if (!moves.includes(point)) moves.push(point);
  }
  const foul = gomoku.judge(moves, { rule: 'renju' }).winner !== null;
  if (foul || Math.abs(gomoku.bestMove(moves, { nodes: 20_000 }).score) > EVEN) continue;
  if (gomoku.solve(moves, { nodes: 20_000 }).status === 'win') continue;
  seen.add(gomoku.encode(moves));
}
console.log([...seen].join('\n'));
