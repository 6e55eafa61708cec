// 连连看: what the submitted function reads to join one pair, beside three other searches.
import { compareSearches, turnsOf } from '../../../panel/simulator/compare.js';
import { byId } from '../../kernel/dom.js';
import { t } from '../../kernel/i18n.js';
import { createHeat } from './heat.js';
import { callPasted, failed } from './submission.js';
import { describeTrace, duration, showFilm, summaryOf, tableOf } from './trace.js';

/** @import { Checked } from '../../../panel/simulator/connect-trial.js' */
/** @typedef {{ call: number[], answer: Checked }} Judged a pair of the board, and the answer to it */

const select = /** @type {HTMLSelectElement} */ (byId('pair'));
const draw = createHeat(
  /** @type {import('../../../elements/lianliankan/index.js').LianliankanBoard} */ (byId('tiles')),
);

/** @type {number[][]} */
let board = [];
/** @type {Judged[]} */
let listed = [];

/** @param {number[]} call */
const nameOf = ([row1, col1, row2, col2]) =>
  t(`(${row1}, ${col1}) 到 (${row2}, ${col2})`, `(${row1}, ${col1}) to (${row2}, ${col2})`);

/** @param {readonly (readonly number[])[]} path */
function lengthOf(path) {
  if (path.length === 0) return t('没有路', 'no path');
  const turns = turnsOf(path);
  return t(`${path.length} 格，拐 ${turns} 次`, `${path.length} cells, ${turns === 1 ? '1 turn' : `${turns} turns`}`);
}

/** Traces the chosen pair. */
async function trace() {
  const { call, answer } = listed[select.selectedIndex];
  const traced = board;
  const outcome = await callPasted('connect', { calls: [[traced, ...call]], traced: true });
  if (failed('connect', outcome) || !outcome.reads || traced !== board) return;
  const { reads, time } = outcome;
  const cols = traced[0].length;
  const place = (/** @type {number} */ cell) => `board[${Math.floor(cell / cols)}][${cell % cols}]`;
  const kind = (/** @type {number} */ cell) => traced[Math.floor(cell / cols)][cell % cols];
  const others = compareSearches(traced, call, () => performance.now());
  const rows = [
    [t('你的代码', 'Your code'), reads.total, lengthOf(answer.path), duration(time)],
    ...others.map((other) => [
      t(other.zh, other.en),
      other.words === undefined ? other.reads : t(`${other.words} 个字`, `${other.words} words`),
      lengthOf(other.path),
      duration(other.time),
    ]),
  ];
  const counts = traced.map((row, r) => [r, ...row.map((_, c) => reads.counts[r * cols + c])]);
  describeTrace(
    `${nameOf(call)}${t('：', ': ')}${summaryOf(reads, ['格', 'cells'])}${t('返回 ', ' Returned: ')}${JSON.stringify(answer.path)}`,
    tableOf(
      t(
        `同一块棋盘上的四种做法。位掩码先把 ${traced.length * cols} 格读成字，以后每一对只读几个字。`,
        `Four ways on the same board. The bit masks read the ${traced.length * cols} cells once, then a few words for each pair.`,
      ),
      [t('做法', 'Method'), t('读格', 'Reads'), t('路', 'Path'), t('用时', 'Time')],
      rows,
    ),
    tableOf(
      t('每格读了几次，按行和列', 'Reads of each cell, by row and column'),
      ['', ...traced[0].map((_, c) => String(c))],
      counts,
    ),
  );
  showFilm(reads, {
    draw: (shown, cell, isOver) => draw(shown, cell, isOver ? answer.path : []),
    sentence: (cell, read) =>
      t(
        `第 ${read} 次读：${place(cell)} 是 ${kind(cell)}${kind(cell) === 0 ? '，空格' : ''}`,
        `Read ${read}: ${place(cell)} is ${kind(cell)}${kind(cell) === 0 ? ', empty' : ''}`,
      ),
  });
}

/**
 * Lists the pairs that are worth a look, and traces one.
 * @param {number[][]} shown
 * @param {Judged[]} judged
 * @param {string} [wanted] the pair to trace; the most winding one if it is not given
 */
export async function traceConnect(shown, judged, wanted) {
  board = shown;
  byId('pair-field').hidden = false;
  const isWrong = (/** @type {Judged} */ { answer }) => answer.kind === 'wrong';
  const joined = judged.filter(({ answer }) => answer.ours.length > 0 && answer.kind !== 'wrong');
  const most = (/** @type {Judged} */ { answer }) => 100 * turnsOf(answer.ours) + answer.ours.length;
  const asked = judged.filter(({ call }) => String(call) === wanted);
  const rest = [...judged.filter(isWrong).slice(0, 20), ...joined.sort((a, b) => most(b) - most(a)).slice(0, 40)];
  listed = [...asked, ...rest.filter((each) => !asked.includes(each))];
  if (listed.length === 0) return;
  select.replaceChildren(
    ...listed.map(({ call, answer }) => {
      const sign = answer.kind === 'wrong' ? t('错', 'wrong') : lengthOf(answer.ours);
      return new Option(t(`${nameOf(call)}，${sign}`, `${nameOf(call)}, ${sign}`));
    }),
  );
  await trace();
}

select.addEventListener('change', trace);
