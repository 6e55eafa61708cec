// Reads what the Writer in cpp/bindings/writer.h wrote.

/** Reads the output buffer from its start. */
export class Reader {
  #ints;
  #at = 0;

  /** @param {Int32Array} ints */
  constructor(ints) {
    this.#ints = ints;
  }

  /** Reads one number. */
  number() {
    return this.#ints[this.#at++];
  }

  /**
   * Reads several numbers.
   * @param {number} count
   * @returns {Int32Array} a view of the buffer: valid until the next call into the module
   */
  take(count) {
    return this.#ints.subarray(this.#at, (this.#at += count));
  }

  /** Reads a list: its length, then its numbers. */
  list() {
    return this.items(() => this.number());
  }

  /**
   * Reads several items.
   * @template T
   * @param {(reader: this) => T} item reads one
   * @param {number} [count] read from the buffer by default
   * @returns {T[]}
   */
  items(item, count = this.number()) {
    const items = []; // Array.from takes several times as long
    while (items.length < count) items.push(item(this));
    return items;
  }
}
