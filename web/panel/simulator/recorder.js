// Records which cells of a board, or which entries of a list, a function reads.

/**
 * What was read. Cells are numbered row by row, from 0.
 * @typedef {object} Reads
 * @property {number[]} order the numbers of the cells that were read, up to a limit
 * @property {number[]} counts how often each cell was read
 * @property {number} total
 */

/**
 * The sandbox gets the source text of this function, so it uses nothing outside it. It keeps what it needs of the built-ins, since
 * the code that it watches may change them.
 * @param {number} most reads to list; the others are only counted
 */
export function createRecorder(most) {
  const [Wrapper, toNumber] = [Proxy, Number];
  const order = new Uint16Array(most);
  /** @type {number[]} */
  let counts = [];
  let total = 0;

  /** @param {number} cell */
  function note(cell) {
    if (total < most) order[total] = cell;
    total++;
    counts[cell]++;
  }

  /** @param {any} list @param {(index: number) => unknown} read */
  const wrapList = (list, read) =>
    new Wrapper(list, {
      get(target, key) {
        const index = typeof key === 'string' && key !== '' ? toNumber(key) : -1;
        return index >= 0 && index < target.length && index % 1 === 0 ? read(index) : target[key];
      },
    });

  /** @param {any[]} list @param {number} first the number of its first cell @returns {any} */
  const watchList = (list, first) =>
    wrapList(list, (index) => {
      note(first + index);
      return list[index];
    });

  return {
    /**
     * @param {any[]} value a list, or a board as a list of rows
     * @returns {any} the same, and reading from it is recorded
     */
    watch(value) {
      const isBoard = typeof value[0] === 'object';
      const size = isBoard ? value.length * value[0].length : value.length;
      counts = [];
      for (let cell = 0; cell < size; cell++) counts[cell] = 0;
      if (!isBoard) return watchList(value, 0);
      /** The wrapped rows, by index; a row may be replaced. @type {{ row: any, wrapped: any }[]} */
      const rows = [];
      return wrapList(value, (index) => {
        const row = value[index];
        if (rows[index]?.row !== row) rows[index] = { row, wrapped: watchList(row, index * (size / value.length)) };
        return rows[index].wrapped;
      });
    },

    /** @returns {Reads} */
    get reads() {
      /** @type {number[]} */
      const list = [];
      for (let i = 0; i < total && i < most; i++) list[i] = order[i];
      return { order: list, counts, total };
    },
  };
}
