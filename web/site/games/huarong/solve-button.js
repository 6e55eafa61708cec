// The Solve button plays the shortest solution; pressed during the search, it cancels.
import { onClick, setLabel } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { formatLength } from './metrics.js';

/** Interval of progress reports, in milliseconds; a shorter search reports none. */
const INTERVAL = 200;
/** The longest search, in milliseconds. */
const TIME = 120_000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Neither a solution nor a proof was found in time. */
export const undecided = t('局面太多，没能解出', 'There are too many positions to find a solution');

/**
 * @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board
 * @param {(text: string) => void} setStatus
 * @returns {() => Promise<void>} does what a click does
 */
export function createSolveButton(board, setStatus) {
  let running = false;
  const writeLabel = () => setLabel('solve', running ? t('取消', 'Cancel') : t('求解', 'Solve'));

  /** Solves the position on the board with progress in the status line. */
  async function search() {
    let searched = 0;
    const timer = setInterval(() => {
      const count = searched.toLocaleString();
      writeLabel();
      setStatus(t(`正在求解……已搜 ${count} 个局面`, `Searching… ${count} positions so far`));
    }, INTERVAL);
    try {
      return await board.solve({ time: TIME, onProgress: (progress) => ({ searched } = progress) });
    } finally {
      clearInterval(timer);
    }
  }

  async function solve() {
    if (running) return board.stop();
    running = true;
    try {
      const solution = await search();
      if (solution?.status === 'solved') {
        if (reducedMotion.matches) board.playback.pause(); // the player can step through it
        const length = () => formatLength(solution.metric, solution.length);
        setStatus(t(`最短解：${length()}`, `Shortest solution: ${length()}`));
      } else if (solution?.status === 'undecided') setStatus(undecided);
      else if (solution) {
        const count = solution.searched.toLocaleString();
        setStatus(
          t(`此局无解：能走到的 ${count} 个局面全搜过了`, `No way out: all ${count} reachable positions were searched`),
        );
      } else setStatus('');
    } finally {
      running = false;
      writeLabel();
    }
  }

  onClick({ solve });
  writeLabel();
  return solve;
}
