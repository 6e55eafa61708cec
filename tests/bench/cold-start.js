// Measures the first result of a fresh process, with the package and with plain JavaScript.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { spread } from './measure.js';

/** @import { ColdResult, Settings } from './rows.js' */

/**
 * @typedef {object} ColdRow
 * @property {string} name the function
 * @property {string} game
 * @property {string} plain the function of textbook.js
 * @property {string} warm the row with the times of later calls
 */

/** @type {ColdRow[]} */
const rows = [
  { name: 'connect', game: 'lianliankan', plain: 'joinedByMasks', warm: 'connect' },
  { name: 'solveHuarongRoad', game: 'huarong', plain: 'solveByLinks', warm: 'huarong.solve step' },
  { name: 'judgeWin', game: 'gomoku', plain: 'judgeByArray', warm: 'judgeWin' },
];

const program = fileURLToPath(new URL('first-result.js', import.meta.url));

/** @param {string} specifier @param {string} name @returns {number} nanoseconds */
function firstResult(specifier, name) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, specifier, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

/** @param {ColdRow} row @param {Settings} settings @returns {ColdResult} the medians of processes that take turns */
function measure({ name, game, plain, warm }, { quick }) {
  const works = [['./textbook.js', plain], ...['qiju/core', `qiju/${game}`, 'qiju'].map((entry) => [entry, name])];
  const times = works.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < (quick ? 3 : 21); round++) {
    works.forEach(([specifier, call], i) => times[i].push(firstResult(specifier, call)));
  }
  const [first, core, one, all] = times.map((each) => spread(each).median);
  return { table: 'cold', name: `cold ${name}`, plain: first, core, game: one, all, warm };
}

export const coldRows = rows.map((row) => ({
  name: `cold ${row.name}`,
  measure: (/** @type {Settings} */ settings) => measure(row, settings),
}));
