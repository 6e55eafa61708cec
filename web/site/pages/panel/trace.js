// What the traces of the games have in common: the film with its sentence, the text and the tables.
import { byId, createElement } from '../../kernel/dom.js';
import { FramePlayer } from '../../kernel/frame-player.js';
import { t } from '../../kernel/i18n.js';
import { control } from './player.js';

/** @import { Reads } from '../../../panel/simulator/recorder.js' */

/**
 * What draws the reads, and describes one of them. The last one of a film that is over is not marked.
 * @typedef {object} Scene
 * @property {(counts: number[], cell: number | null, isOver: boolean) => void} draw
 * @property {(cell: number, read: number) => string} sentence
 */

/** @type {Scene | null} */
let scene = null;
/** @type {Reads} */
let reads = { order: [], counts: [], total: 0 };

const film = new FramePlayer(({ steps, total, playback }) => {
  if (!scene) return;
  const isOver = steps === total;
  const counts = isOver ? reads.counts : reads.counts.map(() => 0);
  if (!isOver) for (const cell of reads.order.slice(0, steps)) counts[cell]++;
  const cell = steps > 0 ? reads.order[steps - 1] : null;
  scene.draw(counts, isOver ? null : cell, isOver);
  // Spoken when the visitor steps, not during the film.
  byId('step').setAttribute('aria-live', playback.playing ? 'off' : 'polite');
  control(film);
  byId('step').textContent = cell === null ? '' : scene.sentence(cell, steps);
});

/** @param {Reads} found @param {Scene} drawing */
export function showFilm(found, drawing) {
  [reads, scene] = [found, drawing];
  film.open(found.order.length);
}

/** Nothing is traced. */
export function clearTrace() {
  scene?.draw([], null, false);
  scene = null;
  film.open(0);
  byId('trace').hidden = true;
  control(null);
}

/**
 * @param {string} text
 * @param {Node | null} comparison
 * @param {Node | null} counts
 */
export function describeTrace(text, comparison, counts) {
  byId('trace').hidden = false;
  byId('trace-text').textContent = text;
  byId('comparison').replaceChildren(...(comparison ? [comparison] : []));
  byId('comparison').hidden = !comparison;
  byId('counts').hidden = !counts;
  if (counts) byId('counts').querySelector('.scroller')?.replaceChildren(counts);
}

/**
 * @param {string} caption
 * @param {readonly string[]} heads of the columns
 * @param {readonly (readonly (string | number)[])[]} rows each with its head first
 */
export function tableOf(caption, heads, rows) {
  const row = (/** @type {readonly (string | number)[]} */ [head, ...cells]) =>
    createElement(
      'tr',
      {},
      createElement('th', { scope: 'row' }, String(head)),
      ...cells.map((cell) => createElement('td', {}, String(cell))),
    );
  return createElement(
    'table',
    {},
    createElement('caption', {}, caption),
    createElement(
      'thead',
      {},
      createElement(
        'tr',
        {},
        ...heads.map((head) => (head ? createElement('th', { scope: 'col' }, head) : createElement('td'))),
      ),
    ),
    createElement('tbody', {}, ...rows.map(row)),
  );
}

/** @param {number} milliseconds */
export function duration(milliseconds) {
  const [value, zh, en] = milliseconds < 1 ? [milliseconds * 1000, '微秒', 'µs'] : [milliseconds, '毫秒', 'ms'];
  const digits = value < 10 ? value.toFixed(1) : String(Math.round(value));
  return t(`${digits} ${zh}`, `${digits} ${en}`);
}

/**
 * @param {Reads} found
 * @param {[zh: string, en: string]} unit what is read
 * @returns {string} the sum of the reads in one sentence or two
 */
export function summaryOf({ counts, order, total }, [zh, en]) {
  const cells = counts.filter((count) => count > 0).length;
  const most = Math.max(...counts, 0);
  const cut = order.length < total;
  return [
    t(
      `共读 ${total} 次，读到 ${cells} ${zh}，每${zh}最多 ${most} 次。`,
      `${total} reads of ${cells} ${en}, at most ${most} of each. `,
    ),
    cut ? t(`影片只有前 ${order.length} 次。`, `The film has the first ${order.length}. `) : '',
    total > 0 && cells === counts.length && total === cells
      ? t(
          `每${zh}正好读一次：如果代码先复制了一份，之后读复制品看不到。`,
          'Each was read just once: if the code copied them, its reads of the copy are not seen.',
        )
      : '',
  ]
    .join('')
    .trim();
}
