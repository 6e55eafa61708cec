// Plays a game between two programs. Our engine checks the rules.

/**
 * @import { Gomoku, Rule } from '../../../web/api/types.js'
 * @import { Player } from './player.js'
 */

/** The numbers of `INFO rule`. @type {Record<Rule, number>} */
const RULES = { freestyle: 0, standard: 1, renju: 4, caro: 8 };

/** Milliseconds. */
const UNLIMITED = 2147483647;

/**
 * @typedef {object} Conditions
 * @property {Rule} rule
 * @property {number} size
 * @property {number} turn milliseconds of CPU time per move
 * @property {number} grace milliseconds by which a move may exceed its time
 */

/** @typedef {{ moves: number[], winner: 'black' | 'white' | 'draw', why: string }} Outcome */

/** @param {number} point @param {number} size */
const show = (point, size) => `${point % size},${Math.floor(point / size)}`;

/** @param {string} text @param {number} size @returns {number} the point, or -1 */
function read(text, size) {
  const found = /^(\d+)\s*,\s*(\d+)$/.exec(text);
  if (!found) return -1;
  const [col, row] = found.slice(1).map(Number);
  return col < size && row < size ? row * size + col : -1;
}

/**
 * @param {Gomoku} gomoku
 * @param {readonly Player[]} players Black, then White
 * @param {readonly number[]} opening
 * @param {Conditions} conditions
 * @returns {Promise<Outcome>} a foul loses: an illegal move, a move that renju forbids, an error, too much time
 */
export async function play(gomoku, players, opening, { rule, size, turn, grace }) {
  const settings = [`rule ${RULES[rule]}`, 'timeout_match 0', `time_left ${UNLIMITED}`, 'max_memory 0', 'game_type 1'];
  for (const player of players) {
    await player.ask([`START ${size}`]);
    const limits = [`timeout_turn ${player.nodes > 0 ? UNLIMITED : turn}`, `max_node ${player.nodes}`];
    player.send([...settings, ...limits].map((setting) => `INFO ${setting}`));
  }
  const moves = [...opening];
  const started = [false, false];
  for (;;) {
    const { winner, reason, forbidden } = gomoku.judge(moves, { rule, size });
    if (winner) return { moves, winner, why: forbidden ?? reason ?? '' };
    const side = moves.length % 2;
    const stones = moves.map((point, i) => `${show(point, size)},${i % 2 === side ? 1 : 2}`);
    const command = started[side]
      ? [`TURN ${show(moves[moves.length - 1], size)}`]
      : moves.length > 0
        ? ['BOARD', ...stones, 'DONE']
        : ['BEGIN'];
    started[side] = true;
    const player = players[side];
    const { answer, time } = await player.think(command);
    const point = read(answer, size);
    const foul =
      point < 0 || moves.includes(point)
        ? `foul: ${answer}`
        : player.nodes === 0 && time > turn + grace
          ? 'time'
          : undefined;
    if (foul !== undefined) return { moves, winner: side === 0 ? 'white' : 'black', why: foul };
    moves.push(point);
  }
}
