// Plays a match between two programs: each opening with both colours.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'qiju';
import { play } from './game.js';
import { Player } from './player.js';
import { DECIDED, estimate, logLikelihoodRatio, sampleOf } from './statistics.js';

/** @import { Rule } from '../../../web/api/types.js' */

const defaults = {
  ...{ rule: 'freestyle', size: '15', turn: '100', nodes: '0', grace: '500', wait: '0', pairs: '50', skip: '0' },
  ...{ jobs: '1', openings: fileURLToPath(new URL('openings.txt', import.meta.url)) },
};

/**
 * The result of a match so far, for the first program.
 * @typedef {object} Result
 * @property {number} won
 * @property {number} lost
 * @property {number} drawn
 * @property {number} elo the difference
 * @property {number} low the lower end of its interval of 95 %
 * @property {number} high
 * @property {string} test the state of the sequential test; '' without one
 * @property {{ average: number, longest: number }[]} times of each program, milliseconds of CPU time per move
 * @property {Map<string, number>} fouls how often a program lost by each
 */

/**
 * @param {readonly string[]} commands the two programs
 * @param {Partial<Record<keyof typeof defaults | 'sprt' | 'sgf', string>>} given the options of run.js
 * @param {(result: Result) => void} report is called after every ten pairs and at the end
 * @returns {Promise<Result>}
 */
export async function playMatch(commands, given, report) {
  if (commands.length !== 2) throw new Error('want two programs');
  const values = { ...defaults, ...given };
  const [turn, size, grace, wait] = [values.turn, values.size, values.grace, values.wait].map(Number);
  const nodes = values.nodes.split(',').map(Number);
  const conditions = { rule: /** @type {Rule} */ (values.rule), turn, size, grace };
  const bounds = given.sprt?.split(',').map(Number);
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

  if (given.sgf !== undefined) mkdirSync(given.sgf, { recursive: true });
  /** @type {number[]} */
  const scores = [];
  const points = { won: 0, lost: 0, drawn: 0 };
  /** @type {Map<string, number>} */
  const fouls = new Map();
  /** @type {Player[][]} */
  const started = [];
  let decided = false;

  /** @returns {Result} */
  function result() {
    const sample = sampleOf(scores);
    const ratio = bounds ? logLikelihoodRatio(sample, bounds[0], bounds[1]) : 0;
    if (bounds && Math.abs(ratio) > DECIDED) decided = true;
    const test = bounds ? `, LLR ${ratio.toFixed(2)} of ±${DECIDED.toFixed(2)} for ${bounds.join(' and ')}` : '';
    const times = [0, 1].map((side) => {
      const clocks = started.map((players) => players[side].clock);
      const total = clocks.reduce((sum, clock) => sum + clock.total, 0);
      const moves = clocks.reduce((sum, clock) => sum + clock.moves, 0);
      return { average: total / moves, longest: Math.max(...clocks.map(({ longest }) => longest)) };
    });
    return { ...points, ...estimate(sample), test, times, fouls };
  }

  /** Plays pairs until none is left. @param {Iterator<[number, number[]]>} pairs */
  async function playPairs(pairs) {
    const players = commands.map((command, side) => new Player(command, nodes[side] ?? nodes[0], wait));
    started.push(players);
    for (let next = pairs.next(); !next.done && !decided; next = pairs.next()) {
      const [index, moves] = next.value;
      let score = 0;
      for (const swapped of [false, true]) {
        const order = swapped ? [...players].reverse() : players;
        const outcome = await play(gomoku, order, moves, conditions);
        const won = outcome.winner === 'draw' ? 0.5 : (outcome.winner === 'black') !== swapped ? 1 : 0;
        score += won / 2;
        points[won === 1 ? 'won' : won === 0 ? 'lost' : 'drawn']++;
        if (outcome.why !== 'five' && outcome.why !== 'full') {
          const foul = `${commands[won === 1 ? 1 : 0]}: ${outcome.why}`;
          fouls.set(foul, (fouls.get(foul) ?? 0) + 1);
        }
        if (given.sgf !== undefined) {
          const sgf = gomoku.encode(outcome.moves, { notation: 'sgf', size });
          const mark = { black: 'B+', white: 'W+', draw: '0' }[outcome.winner];
          const names = swapped ? ['two', 'one'] : ['one', 'two'];
          const header = `PB[${names[0]}]PW[${names[1]}]RE[${mark}]`;
          writeFileSync(`${given.sgf}/${index}-${swapped ? 2 : 1}.sgf`, sgf.replace(/(SZ\[\d+\])/, `$1${header}`));
        }
      }
      scores.push(score);
      if (scores.length % 10 === 0) report(result());
    }
    for (const player of players) player.end();
  }

  const pairs = openings.entries();
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => playPairs(pairs)));
  const last = result();
  report(last);
  return last;
}
