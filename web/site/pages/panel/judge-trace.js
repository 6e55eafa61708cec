// 五子棋: which entries of the list the submitted function reads, for the game on the board.
import { pointName } from '../../../elements/gomoku/geometry.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { callPasted, failed } from './submission.js';
import { clearTrace, describeTrace, duration, showFilm, summaryOf, tableOf } from './trace.js';

const SIZE = 15;

/** @type {[zh: string, en: string, dr: number, dc: number][]} */
const directions = [
  ['横', 'Row', 0, 1],
  ['竖', 'Column', 1, 0],
  ['左上到右下', 'Diagonal down', 1, 1],
  ['左下到右上', 'Diagonal up', -1, 1],
];

/** @param {number} from @param {number} to @param {number} dr @param {number} dc are they at most four steps apart in this direction? */
function inLine(from, to, dr, dc) {
  const [rows, cols] = [Math.floor(to / SIZE) - Math.floor(from / SIZE), (to % SIZE) - (from % SIZE)];
  const steps = dc === 0 ? rows * dr : cols * dc;
  return rows === steps * dr && cols === steps * dc && steps !== 0 && Math.abs(steps) <= 4;
}

/** @param {import('../../../elements/gomoku/gomoku-board.js').GomokuBoard} stones */
export async function traceJudge(stones) {
  const { moves: pieces } = stones;
  byId('pair-field').hidden = true;
  if (pieces.length === 0) {
    clearTrace();
    const text = t(
      '在棋盘上落子，或选一个样局，就能看到代码读了列表里的哪些子。',
      'Place stones or choose a sample game to see which entries of the list the code reads.',
    );
    return describeTrace(text, null, null);
  }
  const outcome = await callPasted('judge-win', { calls: [[pieces]], traced: true });
  if (failed('judge-win', outcome) || !outcome.reads || String(pieces) !== String(stones.moves)) return;
  const { reads, time } = outcome;
  const last = pieces.length - 1;
  const color = (/** @type {number} */ index) => (index % 2 ? t('白', 'white') : t('黑', 'black'));
  const name = (/** @type {number} */ index) => pointName(pieces[index], SIZE);
  const rows = directions.map(([zh, en, dr, dc]) => {
    const near = pieces
      .map((_, index) => index)
      .filter((index) => index % 2 === last % 2 && inLine(pieces[last], pieces[index], dr, dc));
    return [t(zh, en), near.map(name).join(t('、', ', ')) || '–', near.reduce((sum, i) => sum + reads.counts[i], 0)];
  });
  describeTrace(
    `${summaryOf(reads, ['手', 'moves'])}${t(`用时 ${duration(time)}。`, ` Time: ${duration(time)}.`)}`,
    tableOf(
      t(
        `最后一手 ${name(last)} 附近的同色子，按方向；“读”只是对列表的读取`,
        `Stones of its colour near the last move, ${name(last)}, by direction; only reads of the list are counted`,
      ),
      [t('方向', 'Direction'), t('四格以内的子', 'Stones within four'), t('读', 'Reads')],
      rows,
    ),
    tableOf(
      t('每一手读了几次', 'Reads of each move'),
      [t('手', 'Move'), t('位置', 'Point'), t('读', 'Reads')],
      pieces.map((_, index) => [index + 1, name(index), reads.counts[index]]),
    ),
  );
  showFilm(reads, {
    draw(_, index) {
      const point = index === null ? null : pieces[index];
      const line = point === null ? undefined : directions.find(([, , dr, dc]) => inLine(pieces[last], point, dr, dc));
      const marks = point === null ? {} : { area: [point, point], row: line ? [pieces[last], point] : [] };
      if (String(pieces) === String(stones.moves)) stones.marks = marks;
    },
    sentence: (index, read) =>
      t(
        `第 ${read} 次读：pieces[${index}] 是 ${name(index)}，${color(index)}`,
        `Read ${read}: pieces[${index}] is ${name(index)}, ${color(index)}`,
      ),
  });
}
