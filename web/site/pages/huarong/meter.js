// How far the exit is, whether the last step led there, and a dead end said plainly.
import { byId } from '../../shared/dom.js';
import { t } from '../../shared/i18n.js';
import { metricName } from './metrics.js';

/** Before it is said that something is being computed, in milliseconds. */
const PATIENCE = 400;

/** @param {import('../../../elements/huarong/huarong-board.js').HuarongBoard} board */
export function createMeter(board) {
  /** The farthest that this game was from the exit. */
  let farthest = 0;
  /** Of the game that is measured. @type {unknown} */
  let start = null;
  let metric = board.metric;
  /** How many positions can be reached where none is at the exit; null until that is known. @type {number | null} */
  let dead = null;
  let asked = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let slow;

  function away() {
    const { distance } = board;
    if (board.solved) return t('到了出口', 'At the exit');
    if (distance === undefined) return t('正在算离出口多远……', 'Measuring the way to the exit…');
    if (distance === null) {
      const all =
        dead === null
          ? ''
          : t(
              `：能走到的 ${dead.toLocaleString()} 个局面全看过了`,
              `: all ${dead.toLocaleString()} positions within reach were searched`,
            );
      return t(`此局无解，从这里走不到出口${all}`, `No way out from here${all}`);
    }
    const count = metricName(board.metric, distance);
    return t(`离出口还有 ${count}`, `${count} from the exit`);
  }

  async function countDead() {
    const survey = await board.survey();
    if (!survey || survey.exits > 0) return;
    dead = survey.positions;
    show();
  }

  function show() {
    const { distance, trend } = board;
    if (start !== board.start || metric !== board.metric) {
      start = board.start;
      metric = board.metric;
      farthest = 0;
      dead = null;
      asked = false;
    }
    if (distance === null && !asked) {
      asked = true;
      countDead();
    }
    farthest = Math.max(farthest, distance ?? 0);
    byId('exit-meter').classList.toggle('dead', distance === null);
    clearTimeout(slow);
    const write = () => (byId('away').textContent = away());
    if (distance === undefined && !board.solved) slow = setTimeout(write, PATIENCE);
    else write();
    const marks = {
      closer: t('↓ 更近', '↓ closer'),
      farther: t('↑ 更远', '↑ farther'),
      same: t('· 不变', '· the same'),
    };
    byId('trend').textContent = trend && board.steps > 0 ? marks[trend] : '';
    byId('trend').className = trend ?? '';
    if (distance !== undefined) {
      byId('bar').style.setProperty(
        '--part',
        String(farthest > 0 && distance !== null ? 1 - distance / farthest : distance === 0 ? 1 : 0),
      );
    }
  }
  return { show };
}
