// Shows the distance to the exit, the effect of the last step on it, and dead ends.
import { goalsOf } from '../../../elements/huarong/drawing.js';
import { byId, createElement } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { formatLength } from './metrics.js';

/** Delay before "Computing…" appears, in milliseconds. */
const BUSY_DELAY = 400;

/**
 * @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board
 * @param {() => boolean} isTooLarge has the puzzle too many positions for hints and solutions?
 * @returns {() => void} updates the meter
 */
export function createDistanceMeter(board, isTooLarge) {
  /** The state of one game in one metric. */
  const measure = () => ({
    start: board.start,
    metric: board.metric,
    farthest: 0,
    /** Size of the component if it has no exit, once known. @type {number | null} */
    unsolvable: null,
    analysing: false,
  });
  let measured = measure();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let busyTimer;

  function text() {
    const { distance } = board;
    if (board.options.goal) return puzzleText();
    if (board.solved) return t('已到出口', 'At the exit');
    if (distance === undefined) return t('正在计算……', 'Computing…');
    if (distance === null) {
      const count = measured.unsolvable?.toLocaleString();
      return count
        ? t(`此局无解：${count} 个局面全搜过了`, `No way out (${count} positions searched)`)
        : t('此局无解：走不到出口', 'No way out from here');
    }
    const length = formatLength(board.metric, distance);
    return t(`最少还要 ${distance} 步`, `${length} to go`);
  }

  /** The text for a puzzle that is not classic: its distance may remain unknown. */
  function puzzleText() {
    const { distance } = board;
    if (board.solved) return t('解开了', 'Solved');
    if (distance === null) return t('从这里解不开了', 'It cannot be solved from here');
    if (isTooLarge()) return t('局面太多，不能提示和求解', 'Too large for hints and solutions');
    if (distance === undefined) {
      return goalsOf(board.options.goal).length > 1
        ? t('把红色的块摆成目标图的样子', 'Arrange the red pieces as in the goal')
        : t('把红色的块滑到虚线框里', 'Move the red pieces into the frames');
    }
    const length = formatLength(board.metric, distance);
    return t(`还差 ${length}`, `${length} to go`);
  }

  async function countUnsolvable() {
    const current = measured;
    current.analysing = true;
    const analysis = await board.analyse();
    if (current !== measured || !analysis || analysis.exits > 0) return;
    current.unsolvable = analysis.positions;
    update();
  }

  function update() {
    const { distance, trend } = board;
    if (measured.start !== board.start || measured.metric !== board.metric) measured = measure();
    if (distance === null && !board.options.goal && !measured.analysing) countUnsolvable();
    measured.farthest = Math.max(measured.farthest, distance ?? 0);
    byId('exit-meter').classList.toggle('unsolvable', distance === null);
    clearTimeout(busyTimer);
    const write = () => {
      byId('exit-meter').classList.toggle('unmeasured', distance === undefined);
      byId('exit-distance').textContent = text();
    };
    if (distance === undefined && !board.solved) busyTimer = setTimeout(write, BUSY_DELAY);
    else write();
    const trends = {
      closer: ['↓ ', t('更近', 'closer')],
      farther: ['↑ ', t('更远', 'farther')],
      same: ['· ', t('不变', 'unchanged')],
    };
    const [arrow, word] = trend && board.steps > 0 && !board.solved ? trends[trend] : ['', ''];
    byId('trend').replaceChildren(arrow, createElement('span', {}, word));
    byId('trend').className = trend ?? '';
    if (distance === undefined) return;
    const { farthest } = measured;
    const done = farthest > 0 && distance !== null ? 1 - distance / farthest : distance === 0 ? 1 : 0;
    byId('exit-progress').style.setProperty('--done', String(done));
  }
  return update;
}
