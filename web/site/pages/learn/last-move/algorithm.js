// The code of the page, which also runs its figure: has the player who moved last five in a row?

/** @typedef {(line: string, stone?: number, way?: number, ahead?: number, behind?: number) => void} Step is told of every step: a stone, one of the four ways through it, and the stones found there */

export const DOWN = [0, 1, 1, 1]; // across, down, and both diagonals
export const RIGHT = [1, 0, 1, -1];

/** @param {readonly number[]} pieces @param {number} size @param {Step} [step] @returns {boolean} */
export function judgeBoard(pieces, size, step = () => {}) {
  const own = stonesOfLastPlayer(pieces);
  for (const stone of own) {
    for (let way = 0; way < 4; way++) {
      const ahead = count(own, stone, way, 1, size);
      step('board-way', stone, way, ahead, 0);
      if (ahead >= 4) {
        step('board-five', stone, way, ahead, 0);
        return true;
      }
    }
  }
  step('board-none');
  return false;
}

/** @param {readonly number[]} pieces @param {number} size @param {Step} [step] @returns {boolean} */
export function judgeLast(pieces, size, step = () => {}) {
  const own = stonesOfLastPlayer(pieces);
  const last = pieces[pieces.length - 1];
  for (let way = 0; way < 4; way++) {
    const ahead = count(own, last, way, 1, size);
    const behind = count(own, last, way, -1, size);
    step('last-way', last, way, ahead, behind);
    if (ahead + behind >= 4) {
      step('last-five', last, way, ahead, behind);
      return true;
    }
  }
  step('last-none');
  return false;
}

/** @param {readonly number[]} pieces @returns {Set<number>} */
function stonesOfLastPlayer(pieces) {
  const parity = (pieces.length + 1) % 2;
  return new Set(pieces.filter((_, index) => index % 2 === parity));
}

/**
 * @param {ReadonlySet<number>} own
 * @param {number} stone
 * @param {number} way
 * @param {1 | -1} sign
 * @param {number} size
 * @returns {number} of own stones in a row from there on, without the first
 */
function count(own, stone, way, sign, size) {
  let [row, col] = [Math.floor(stone / size), stone % size];
  for (let found = 0; ; found++) {
    row += sign * DOWN[way];
    col += sign * RIGHT[way];
    const isOnBoard = row >= 0 && row < size && col >= 0 && col < size;
    if (!isOnBoard || !own.has(row * size + col)) return found;
  }
}
