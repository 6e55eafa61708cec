// Shows a game that was read as a tree of variations.
import { t } from '../../kernel/i18n.js';
import { treeOf } from './variation-tree.js';

/** @import { GameTree, Rule } from '../../../api/types.js' */
/** @import { Engine } from '../../../elements/gomoku/engine.js' */
/** @import { Unfit, VariationTree } from './variation-tree.js' */

/** More nodes would make the page slow. */
const MAX_NODES = 3000;

/** @type {Record<Unfit, string>} */
const reasons = {
  setup: t('棋谱里有摆上的子或停手，这里打不开', 'This record has set-up stones or passes, which cannot be shown here'),
  turn: t('棋谱里黑白没有轮流下', 'In this record the colours do not take turns'),
  illegal: t('棋谱里有下不了的着法', 'This record has moves that cannot be made'),
};

/**
 * @param {Engine['gomoku']} gomoku
 * @param {GameTree} game
 * @param {Rule} rule
 * @returns {VariationTree | string} at the end of the main line; or why it cannot be shown, in the page's language
 */
export function createTreeOf(gomoku, game, rule) {
  if (game.nodes.length > MAX_NODES) {
    return t(
      `棋谱超过 ${MAX_NODES} 手，这里打不开`,
      `This record has more than ${MAX_NODES} moves, the most that can be shown here`,
    );
  }
  const found = treeOf(game, (moves) => {
    try {
      gomoku.judge(moves, { rule, size: game.size });
      return true;
    } catch {
      return false;
    }
  });
  return typeof found === 'string' ? reasons[found] : found;
}
