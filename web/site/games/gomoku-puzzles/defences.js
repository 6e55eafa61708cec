// Finds a defence that holds against an attacking move of a puzzle, or the one that holds out longest. It tries every point, and asks
// the engine for a forced win of the attacker.

/** @import { Rule } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */

/** Every function returns a promise in a worker. @typedef {Engine['gomoku']} Gomoku */

/** @typedef {{ pieces: readonly number[], rule: Rule, kind: 'vcf' | 'vct' | 'block' }} Attack pieces: in turn, up to the attacking move, or to the block */

/** A defence that loses, and how many moves the attacker's win then takes, both sides' counted. @typedef {{ point: number, length: number }} Defence */

/**
 * The answer to an attacking move.
 * @typedef {{ outcome: 'no-threat' }
 *   | { outcome: 'held', point: number, isProved: boolean }
 *   | { outcome: 'wins', defences: Defence[] }} Answer held: `point` stops the attack, or
 *   no win was found after it; wins: every defence loses, that which
 *   holds out longest is first; those that let the attacker make a five at once are left out, unless there are no others
 */

/** The size of the board. */
const SIZE = 15;

/** Positions in which a win after a defence is looked for: many more than the puzzles need. */
const NODES = 400_000;

/** @param {readonly number[]} pieces @returns {'black' | 'white'} who has made the last move */
const lastToMove = (pieces) => (pieces.length % 2 ? 'black' : 'white');

/**
 * @param {Gomoku} gomoku
 * @param {Attack} attack
 * @returns {Promise<number[]>} the points where the attacker would make a five or a straight four; empty if the last move
 *   makes no threat that its kind of puzzle allows
 */
async function threatened(gomoku, { pieces, rule, kind }) {
  const threats = (await gomoku.threats(pieces, { rule, size: SIZE }))[lastToMove(pieces)];
  return threats.filter((threat) => kind === 'vct' || threat.kind !== 'open-three').flatMap(({ next }) => next);
}

/**
 * @param {Gomoku} gomoku
 * @param {Attack} attack that has not won yet
 * @returns {Promise<Answer>} to a block: 'held' by the first move of the other side's win, or 'wins' if no win is found
 */
export async function answerAttack(gomoku, { pieces, rule, kind }) {
  if (kind === 'block') {
    const force = await gomoku.solve(pieces, { rule, size: SIZE, quiet: false, nodes: NODES });
    return force.status === 'win'
      ? { outcome: 'held', point: force.line[0], isProved: true }
      : { outcome: 'wins', defences: [] };
  }
  const targets = await threatened(gomoku, { pieces, rule, kind });
  if (!targets.length) return { outcome: 'no-threat' };
  const others = Array.from({ length: SIZE * SIZE }, (_, point) => point);
  const points = [...new Set([...targets, ...others])].filter((point) => !pieces.includes(point));
  /** @type {Defence[]} */
  const defences = [];
  for (const point of points) {
    const position = [...pieces, point];
    const { winner } = await gomoku.judge(position, { rule, size: SIZE });
    if (winner === lastToMove(pieces)) continue; // the defence is forbidden
    if (winner) return { outcome: 'held', point, isProved: true };
    const force = await gomoku.solve(position, { rule, size: SIZE, kind, quiet: false, nodes: NODES });
    if (force.status !== 'win') return { outcome: 'held', point, isProved: force.status === 'none' };
    defences.push({ point, length: force.line.length });
  }
  defences.sort((one, other) => other.length - one.length);
  const serious = defences.filter(({ length }) => length > 1);
  return { outcome: 'wins', defences: serious.length ? serious : defences.slice(0, 1) };
}
