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
 * @property {string} row of the warm times, in which `best` is this function
 * @property {string} best
 */

/** @type {ColdRow[]} */
const rows = [
  { name: 'connect', game: 'lianliankan', plain: 'joinedByMasks', row: 'connect', best: 'bit masks in JavaScript' },
  {
    name: 'solveHuarongRoad',
    game: 'huarong',
    plain: 'solveByLinks',
    row: 'huarong.solve step',
    best: 'with links, positions as strings',
  },
  { name: 'judgeWin', game: 'gomoku', plain: 'judgeByArray', row: 'judgeWin', best: 'array of points' },
];

const program = fileURLToPath(new URL('first-result.js', import.meta.url));

/** @param {string} specifier @param {string} name @returns {number} nanoseconds */
function firstResult(specifier, name) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, specifier, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

/** @param {ColdRow} row @param {Settings} settings @returns {ColdResult} the medians of processes that take turns */
function measure({ name, game, plain, row, best }, { quick }) {
  const works = [['./textbook.js', plain], ...['qiju/core', `qiju/${game}`, 'qiju'].map((entry) => [entry, name])];
  const times = works.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < (quick ? 3 : 21); round++) {
    works.forEach(([specifier, call], i) => times[i].push(firstResult(specifier, call)));
  }
  const [first, core, one, all] = times.map((each) => spread(each).median);
  return { table: 'cold', name: `cold ${name}`, plain: first, core, game: one, all, warm: { row, best } };
}

export const coldRows = rows.map((row) => ({
  name: `cold ${row.name}`,
  measure: (/** @type {Settings} */ settings) => measure(row, settings),
}));
