// What the engine knows of the moves on a board.
import { colorAfter } from './sentences.js';

/**
 * @import { Forbidden, Rule, Threats, Verdict } from '../../api/types.js'
 * @import { Qiju } from '../board/board-element.js'
 */

/**
 * @typedef {object} Insight
 * @property {Verdict} verdict
 * @property {Forbidden[]} fouls where renju does not let Black play now
 * @property {Forbidden | null} lost the forbidden move that ended the game
 * @property {Threats | null} threats if they are asked for
 */

/**
 * @param {Qiju['gomoku']} gomoku
 * @param {readonly number[]} pieces
 * @param {{ rule: Rule, size: number, threats: boolean }} options
 * @returns {Insight}
 */
export function learn(gomoku, pieces, { rule, size, threats }) {
  const verdict = gomoku.judge(pieces, { rule, size });
  const { winner, reason, move } = verdict;
  const barred = rule === 'renju' && !winner && colorAfter(pieces.length) === 'black';
  const broken = reason === 'forbidden' && move !== null ? gomoku.forbidden(pieces.slice(0, move), { size }) : [];
  return {
    verdict,
    fouls: barred ? gomoku.forbidden(pieces, { size }) : [],
    lost: broken.find(({ point }) => point === pieces[Number(move)]) ?? null,
    threats: threats ? gomoku.threats(pieces, { rule, size }) : null,
  };
}
