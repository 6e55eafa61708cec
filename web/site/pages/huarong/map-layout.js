// Where the positions of a map go: shells by their distance from the exit; within a shell, neighbours near each other.
import { createBreather } from './slices.js';

/** @typedef {import('../../../api/types.js').PositionMap} PositionMap */

/** Rounds of drawing each shell towards the ones beside it. */
const ROUNDS = 6;
export class MapLayout {
  /** The distance of each position. */
  distances;
  /** The positions of each shell, from top to bottom. @type {Uint32Array[]} */
  shells;
  /** The size of the largest shell. */
  largest;
  /** How many pairs of neighbours there are. */
  edges;
  /** How high in its shell each position is, −1 to 1 for the largest shell. */
  heights;
  /** The neighbours of position p: `near[from[p]]` to `near[from[p + 1] - 1]`. */
  #from;
  #near;

  /** @param {PositionMap} map with a way to the exit */
  constructor({ distances, edges }) {
    this.distances = distances;
    this.edges = edges.length / 2;
    this.heights = new Float32Array(distances.length);
    this.#from = new Uint32Array(distances.length + 1);
    for (const position of edges) this.#from[position + 1]++;
    for (let i = 0; i < distances.length; i++) this.#from[i + 1] += this.#from[i];
    this.#near = new Uint32Array(edges.length);
    const next = this.#from.slice();
    for (let i = 0; i < edges.length; i += 2) {
      this.#near[next[edges[i]]++] = edges[i + 1];
      this.#near[next[edges[i + 1]]++] = edges[i];
    }
    this.shells = this.#sort();
    this.largest = Math.max(...this.shells.map(({ length }) => length));
    for (const shell of this.shells) this.#place(shell);
  }

  /** @param {number} position */
  near(position) {
    return this.#near.subarray(this.#from[position], this.#from[position + 1]);
  }

  /** Moves the positions to where they belong. @returns {Promise<void>} */
  async settle() {
    const breathe = createBreather();
    const wish = new Float32Array(this.distances.length);
    for (let round = 0; round < ROUNDS; round++) {
      const outwards = round % 2 === 0;
      for (let i = 0; i < this.shells.length; i++) {
        const shell = this.shells[outwards ? i : this.shells.length - 1 - i];
        const last = round === ROUNDS - 1;
        for (const position of shell) wish[position] = this.#mean(position, last ? 0 : outwards ? -1 : 1);
        shell.sort((a, b) => wish[a] - wish[b]);
        this.#place(shell);
        await breathe();
      }
    }
  }

  /**
   * @param {number} here
   * @param {number} there
   * @returns {number[]} a shortest way, `here` left out
   */
  way(here, there) {
    const before = new Int32Array(this.distances.length).fill(-1);
    before[there] = there;
    const queue = [there];
    for (const position of queue) {
      if (position === here) break;
      for (const next of this.near(position)) {
        if (before[next] >= 0) continue;
        before[next] = position;
        queue.push(next);
      }
    }
    const found = [];
    for (let at = here; at !== there; found.push(at)) at = before[at];
    return found;
  }

  /** @param {number} here @returns {number[]} a shortest way to the exit, `here` among it */
  wayOut(here) {
    const way = [here];
    for (let at = here; this.distances[at] > 0; way.push(at)) {
      at = /** @type {number} */ (this.near(at).find((next) => this.distances[next] === this.distances[at] - 1));
    }
    return way;
  }

  #sort() {
    const sizes = new Uint32Array(this.distances.reduce((most, distance) => Math.max(most, distance), 0) + 1);
    for (const distance of this.distances) sizes[distance]++;
    const shells = Array.from(sizes, (size) => new Uint32Array(size));
    sizes.fill(0);
    for (const [position, distance] of this.distances.entries()) shells[distance][sizes[distance]++] = position;
    return shells;
  }

  /** Spreads a shell evenly about the middle. @param {Uint32Array} shell */
  #place(shell) {
    // By the root of its size, so that small shells can be seen beside large ones.
    const reach = Math.sqrt(shell.length / this.largest);
    for (let i = 0; i < shell.length; i++) this.heights[shell[i]] = reach * ((2 * i + 1) / shell.length - 1);
  }

  /** @param {number} position @param {number} side −1: neighbours nearer to the exit; 1: farther; 0: all */
  #mean(position, side) {
    let sum = 0;
    let count = 0;
    for (const next of this.near(position)) {
      if (side && Math.sign(this.distances[next] - this.distances[position]) !== side) continue;
      sum += this.heights[next];
      count++;
    }
    return count ? sum / count : this.heights[position];
  }
}
