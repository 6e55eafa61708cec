// The code of the page, which also runs its figure: what is a black stone on a point, under the rules of renju?

/** @typedef {readonly string[]} Board `B`, `W` or `.` for each point, row after row */
/** @typedef {'five' | 'overline' | 'double-four' | 'double-three' | 'allowed'} Verdict */
/** @typedef {(line: string, point: number, found?: Verdict | number) => void} Step is told of every step: its point, and the verdict or the way of a three */

const DOWN = [0, 1, 1, 1]; // across, down, and both diagonals
const RIGHT = [1, 0, 1, -1];
const WAYS = [0, 1, 2, 3];

/** @param {Board} board @param {number} point @param {Step} [step] @returns {Verdict} */
export function judgePoint(board, point, step = () => {}) {
  const after = board.with(point, 'B');
  step('place', point);
  const verdict = verdictOf(after, point, step);
  step('verdict', point, verdict);
  return verdict;
}

/** @param {Board} board @param {number} point @param {Step} step @returns {Verdict} */
function verdictOf(board, point, step) {
  const runs = WAYS.map((way) => run(board, point, way));
  if (runs.includes(5)) return 'five';
  if (Math.max(...runs) > 5) return 'overline';
  const fours = WAYS.map((way) => countFours(board, point, way));
  if (fours.reduce((sum, count) => sum + count) > 1) return 'double-four';
  const threes = WAYS.filter((way) => isThree(board, point, way, step));
  return threes.length > 1 ? 'double-three' : 'allowed';
}

/** @param {Board} board @param {number} point @param {number} way @param {Step} step */
function isThree(board, point, way, step) {
  if (run(board, point, way) > 3) return false;
  for (const by of [-3, -2, -1, 1, 2, 3]) {
    const gap = moved(board, point, way, by);
    if (board[gap] !== '.') continue;
    const four = board.with(gap, 'B');
    if (run(four, point, way) !== 4) continue;
    if (fives(four, point, way) !== 2) continue;
    step('try', gap, way);
    if (judgePoint(board, gap, step) === 'allowed') {
      step('three', point, way);
      return true;
    }
  }
  return false;
}

/** @param {Board} board @param {number} point @param {number} way @returns {number} */
function countFours(board, point, way) {
  const count = fives(board, point, way);
  const isStraight = count === 2 && run(board, point, way) === 4;
  return isStraight ? 1 : count;
}

/** @param {Board} board @param {number} point @param {number} way @returns {number} of points that would make exactly five */
function fives(board, point, way) {
  let count = 0;
  for (let by = -4; by <= 4; by++) {
    const gap = moved(board, point, way, by);
    if (board[gap] !== '.') continue;
    if (run(board.with(gap, 'B'), point, way) === 5) count++;
  }
  return count;
}

/** @param {Board} board @param {number} point @param {number} way @returns {number} the length of the row of black stones */
function run(board, point, way) {
  const isBlack = (/** @type {number} */ by) =>
    board[moved(board, point, way, by)] === 'B';
  let [first, last] = [0, 0];
  while (isBlack(first - 1)) first--;
  while (isBlack(last + 1)) last++;
  return last - first + 1;
}

/** @param {Board} board @param {number} point @param {number} way @param {number} by @returns {number} -1 outside the board */
function moved(board, point, way, by) {
  const size = Math.sqrt(board.length);
  const row = Math.floor(point / size) + by * DOWN[way];
  const col = (point % size) + by * RIGHT[way];
  const isOnBoard = row >= 0 && row < size && col >= 0 && col < size;
  return isOnBoard ? row * size + col : -1;
}
