// Finds the themes of a puzzle of 五子棋 in its solution. The type `GomokuTheme` defines them.
import { inTurn } from '../elements/gomoku/game.js';
import { describeMove } from '../site/games/gomoku-puzzles/hints.js';

/** @import { Gomoku } from '../api/gomoku/index.js' */
/** @import { GomokuPackPuzzle, GomokuTheme } from '../api/types.js' */

const SIZE = 15;

/** @param {Gomoku} gomoku @param {readonly number[]} pieces @param {number} move @param {import('../api/types.js').Rule} rule */
function attack(gomoku, pieces, move, rule) {
  const { black, white } = gomoku.threats(pieces, { rule, size: SIZE });
  const others = pieces.length % 2 ? black : white;
  const { shape } = describeMove(gomoku, { pieces, rule }, move);
  const blocks = others.some(({ kind, next }) => kind !== 'open-three' && next.includes(move));
  return { shape, blocks };
}

/**
 * @param {Gomoku} gomoku
 * @param {Pick<GomokuPackPuzzle, 'black' | 'white' | 'line' | 'moves' | 'rule'>} puzzle
 * @returns {GomokuTheme[]} in the order of the type
 */
export function themesOf(gomoku, { black, white, line, moves, rule }) {
  const start = inTurn(gomoku.decode(black), gomoku.decode(white));
  const solution = gomoku.decode(line);
  const attacks = Array.from({ length: moves }, (_, at) =>
    attack(gomoku, [...start, ...solution.slice(0, 2 * at)], solution[2 * at], rule),
  );
  const shapes = attacks.map(({ shape }) => shape);
  /** @type {Record<GomokuTheme, boolean>} */
  const has = {
    'four-three': shapes.includes('four-three'),
    'double-four': shapes.includes('double-four'),
    'double-three': shapes.includes('double-three'),
    'three-first': shapes[0] === 'three' || shapes[0] === 'double-three',
    'four-block': attacks.some(({ shape, blocks }) => blocks && shape.includes('four')),
    forbidden: solution.length % 2 === 0,
  };
  return /** @type {GomokuTheme[]} */ (Object.keys(has)).filter((theme) => has[/** @type {GomokuTheme} */ (theme)]);
}
