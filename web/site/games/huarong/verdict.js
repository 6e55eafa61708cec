// Says of a position under construction at once whether it is legal and can be solved, and gives its share code.
import { LatestRequest } from '../../../elements/board/engine-worker.js';
import { setEnabled } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { describeError } from './error-messages.js';
import { formatLength } from './metrics.js';

/** @import { HuarongSolution, PuzzleOptions } from '../../../api/types.js' */

/** More positions of a board that is not classic are not searched: a second's work or two. */
const MOST_POSITIONS = 2_000_000;

/** @param {HuarongSolution} solution */
function describe(solution) {
  if (solution.status === 'solved') {
    const length = formatLength(solution.metric, solution.length);
    return t(`有解，最少 ${length}`, `It can be solved, in ${length} at best`);
  }
  const searched = solution.searched.toLocaleString();
  if (solution.status === 'unsolvable') {
    return t(
      `无解：能走到的 ${searched} 个局面全搜过了`,
      `No way out: all ${searched} reachable positions were searched`,
    );
  }
  return t(
    `搜了 ${searched} 个局面，还不知道有没有解，可以先玩`,
    `Undecided after ${searched} positions; it can be played all the same`,
  );
}

/**
 * @param {object} parts
 * @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} parts.board whose metric counts
 * @param {import('../../../elements/huarong/engine.js').HuarongWorker} parts.worker
 * @param {HTMLInputElement} parts.code receives the share code, '' if the position is illegal
 * @param {(message: string) => void} parts.setStatus
 * @param {string} parts.solveId of the button that needs a solution
 * @param {string[]} parts.otherIds of the buttons that need a legal position
 * @returns {(cells: number[][], options?: PuzzleOptions) => Promise<void>} judges a position; the latest counts
 */
export function createVerdict({ board, worker, code, setStatus, solveId, otherIds }) {
  const { huarong } = /** @type {import('../../../elements/huarong/engine.js').Engine} */ (board.qiju);
  const request = new LatestRequest(worker);

  return async (cells, options = {}) => {
    request.abort();
    code.value = '';
    try {
      huarong.pieces(cells, options);
      code.value = huarong.encode(cells, options);
      setStatus(t('正在求解……', 'Solving…'));
    } catch (error) {
      setStatus(describeError(error));
    }
    const isLegal = code.value !== '';
    for (const id of [...otherIds, solveId]) setEnabled(id, isLegal);
    if (!isLegal) return;
    const { metric } = board;
    const limits = options.goal ? { nodes: MOST_POSITIONS } : {};
    const solution = await request.run((qiju) => qiju.huarong.solve(cells, { ...options, ...limits, metric }));
    if (!solution) return;
    setEnabled(solveId, solution.status === 'solved');
    setStatus(describe(solution));
  };
}
