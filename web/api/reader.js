// The other end of the Writer in cpp/bindings/writer.h.

/** Reads the output buffer from its start. */
export class Reader {
  #ints;
  #at = 0;

  /** @param {Int32Array} ints */
  constructor(ints) {
    this.#ints = ints;
  }

  /** The next number. */
  number() {
    return this.#ints[this.#at++];
  }

  /** @param {number} count the next so many numbers, as they lie there now */
  take(count) {
    return this.#ints.subarray(this.#at, (this.#at += count));
  }

  /** The next list of numbers, which its length comes before. */
  list() {
    return Array.from(this.take(this.number()));
  }

  /**
   * @template T
   * @param {(reader: this) => T} item reads one
   * @param {number} [count] how many there are; if not given, that comes before them
   * @returns {T[]}
   */
  items(item, count = this.number()) {
    return Array.from({ length: count }, () => item(this));
  }
}
