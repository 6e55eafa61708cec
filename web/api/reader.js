/** Reads the output buffer from its start. `Writer` in cpp/bindings/exchange.h is the counterpart. */
export class Reader {
  #ints;
  #at = 0;

  /** @param {Int32Array} ints */
  constructor(ints) {
    this.#ints = ints;
  }

  number() {
    return this.#ints[this.#at++];
  }

  /**
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
   * @template T
   * @param {(reader: this) => T} item reads one item
   * @param {number} [count] by default the next number of the buffer
   * @returns {T[]}
   */
  items(item, count = this.number()) {
    const items = []; // Array.from takes several times as long
    while (items.length < count) items.push(item(this));
    return items;
  }
}
