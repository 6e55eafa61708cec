// Plays a match between two programs that speak the protocol of the Gomocup tournament.
//
//   node tests/bench/match/run.js ONE TWO [options]     a program is a command line in quotes
//
//     --rule freestyle    the rule                      --turn 100    milliseconds of CPU time per move
//     --size 15           the board                     --nodes 0     positions per move instead, if the programs know max_node
//     --pairs 50          openings, played twice        --grace 500   milliseconds by which a move may exceed its time
//     --skip 0            openings to skip              --wait 0      milliseconds before each move, for programs that read late
//     --jobs 1            games at a time               --nodes 200000,50000    a number for each program
//     --sprt 0,30         stops once one of these differences in Elo is accepted, with errors of 5 %
//     --sgf folder        writes the games there        --openings file    instead of openings.txt
//
// Each opening is played with both colours. The rules are checked here. Our own program is
// build/native/tests/gomocup/qiju-gomoku, or `node build/wasm/tests/gomocup/qiju-gomoku.js`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from 'qiju';
import { play } from './game.js';
import { Player } from './player.js';
import { DECIDED, estimate, logLikelihoodRatio, sampleOf } from './statistics.js';

/** @import { Rule } from '../../../web/api/types.js' */

const { values, positionals: commands } = parseArgs({
  allowPositionals: true,
  options: {
    rule: { type: 'string', default: 'freestyle' },
    size: { type: 'string', default: '15' },
    turn: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '0' },
    grace: { type: 'string', default: '500' },
    wait: { type: 'string', default: '0' },
    pairs: { type: 'string', default: '50' },
    skip: { type: 'string', default: '0' },
    jobs: { type: 'string', default: '1' },
    sprt: { type: 'string' },
    sgf: { type: 'string' },
    openings: { type: 'string', default: fileURLToPath(new URL('openings.txt', import.meta.url)) },
  },
});
if (commands.length !== 2) throw new Error('want two programs');
const [turn, size, grace, wait] = [values.turn, values.size, values.grace, values.wait].map(Number);
const nodes = values.nodes.split(',').map(Number);
const conditions = { rule: /** @type {Rule} */ (values.rule), turn, size, grace };
const bounds = values.sprt?.split(',').map(Number);
const { gomoku } = await load();

/** Reads an opening, placed around the centre of a board of any size. @param {string} text @returns {number[]} */
function opening(text) {
  const shift = Math.floor(size / 2) - 7;
  return gomoku.decode(text).map((point) => (Math.floor(point / 15) + shift) * size + (point % 15) + shift);
}

const openings = readFileSync(values.openings, 'utf8')
  .trim()
  .split('\n')
  .map(opening)
  .filter((moves) => gomoku.judge(moves, { rule: conditions.rule, size }).winner === null)
  .slice(Number(values.skip), Number(values.skip) + Number(values.pairs));

if (values.sgf !== undefined) mkdirSync(values.sgf, { recursive: true });
/** @type {number[]} */
const scores = [];
const points = { won: 0, drawn: 0, lost: 0 };
/** @type {Map<string, number>} */
const fouls = new Map();
let decided = false;

function report() {
  const sample = sampleOf(scores);
  const { elo, low, high } = estimate(sample);
  const ratio = bounds ? logLikelihoodRatio(sample, bounds[0], bounds[1]) : 0;
  if (bounds && Math.abs(ratio) > DECIDED) decided = true;
  const test = bounds ? `, LLR ${ratio.toFixed(2)} of ±${DECIDED.toFixed(2)} for ${bounds.join(' and ')}` : '';
  const { won, lost, drawn } = points;
  return `${won}–${lost}–${drawn}, Elo ${elo.toFixed(0)} (95 %: ${low.toFixed(0)} … ${high.toFixed(0)})${test}`;
}

/** Plays pairs until none is left. @param {Iterator<[number, number[]]>} pairs */
async function playPairs(pairs) {
  const players = commands.map((command, side) => new Player(command, nodes[side] ?? nodes[0], wait));
  for (let next = pairs.next(); !next.done && !decided; next = pairs.next()) {
    const [index, moves] = next.value;
    let score = 0;
    for (const swapped of [false, true]) {
      const order = swapped ? [...players].reverse() : players;
      const outcome = await play(gomoku, order, moves, conditions);
      const result = outcome.winner === 'draw' ? 0.5 : (outcome.winner === 'black') !== swapped ? 1 : 0;
      score += result / 2;
      points[result === 1 ? 'won' : result === 0 ? 'lost' : 'drawn']++;
      if (outcome.why !== 'five' && outcome.why !== 'full') {
        const who = commands[result === 1 ? 1 : 0];
        fouls.set(`${who}: ${outcome.why}`, (fouls.get(`${who}: ${outcome.why}`) ?? 0) + 1);
      }
      if (values.sgf !== undefined) {
        const sgf = gomoku.encode(outcome.moves, { notation: 'sgf', size });
        const mark = { black: 'B+', white: 'W+', draw: '0' }[outcome.winner];
        const names = swapped ? ['two', 'one'] : ['one', 'two'];
        const header = `PB[${names[0]}]PW[${names[1]}]RE[${mark}]`;
        writeFileSync(`${values.sgf}/${index}-${swapped ? 2 : 1}.sgf`, sgf.replace(/(SZ\[\d+\])/, `$1${header}`));
      }
    }
    scores.push(score);
    if (scores.length % 10 === 0) console.log(report());
  }
  for (const player of players) player.end();
  return players;
}

const pairs = openings.entries();
const sides = await Promise.all(Array.from({ length: Number(values.jobs) }, () => playPairs(pairs)));
console.log(report());
for (const side of [0, 1]) {
  const clocks = sides.map((players) => players[side].clock);
  const total = clocks.reduce((sum, clock) => sum + clock.total, 0) / clocks.reduce((sum, { moves }) => sum + moves, 0);
  const longest = Math.max(...clocks.map((clock) => clock.longest));
  console.log(`${commands[side]}: ${total.toFixed(0)} ms a move, at most ${longest.toFixed(0)}`);
}
for (const [what, count] of fouls) console.log(`${count} × ${what}`);
