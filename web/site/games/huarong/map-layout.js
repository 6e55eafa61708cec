// Lays out the position graph in a layer per distance from the exit, ordered by the barycentre heuristic (Sugiyama, Tagawa, Toda
// 1981) so that neighbours come near each other.

/** @import { PositionMap } from '../../../api/types.js' */

/** Alternating sweeps of the barycentre heuristic. */
const SWEEPS = 6;
/** The longest time without yielding, in milliseconds: the page stays responsive. */
const SLICE = 12;

/** @returns {() => Promise<void>} yields to the main thread if the current slice of time is used up */
export function createYielder() {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  };
}

export class MapLayout {
  /** The distance of each position. @type {Uint16Array} */
  distances;
  /** The positions at each distance, from top to bottom. @type {Uint32Array[]} */
  layers;
  /** Size of the largest layer. */
  largest;
  /** Number of edges. */
  edges;
  /** The vertical coordinate of each position, −1 to 1 in the largest layer. */
  heights;
  /**
   * Adjacency lists (compressed sparse row): the neighbours of position p are `#targets[#offsets[p]]` to
   * `#targets[#offsets[p + 1] - 1]`.
   */
  #offsets;
  #targets;

  /** @param {PositionMap} map in which every position has a way to the exit */
  constructor({ distances, edges }) {
    this.distances = distances;
    this.edges = edges.length / 2;
    this.heights = new Float32Array(distances.length);
    this.#offsets = new Uint32Array(distances.length + 1);
    for (const position of edges) this.#offsets[position + 1]++;
    for (let i = 0; i < distances.length; i++) this.#offsets[i + 1] += this.#offsets[i];
    this.#targets = new Uint32Array(edges.length);
    const next = this.#offsets.slice();
    for (let i = 0; i < edges.length; i += 2) {
      this.#targets[next[edges[i]]++] = edges[i + 1];
      this.#targets[next[edges[i + 1]]++] = edges[i];
    }
    this.layers = this.#groupByDistance();
    this.largest = Math.max(...this.layers.map(({ length }) => length));
    for (const layer of this.layers) this.#spread(layer);
  }

  /** @param {number} position */
  neighbours(position) {
    return this.#targets.subarray(this.#offsets[position], this.#offsets[position + 1]);
  }

  /** Orders each layer by the mean height of its neighbours. @returns {Promise<void>} */
  async order() {
    const yieldIfDue = createYielder();
    const means = new Float32Array(this.distances.length);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      const outwards = sweep % 2 === 0;
      const side = sweep === SWEEPS - 1 ? 0 : outwards ? -1 : 1;
      for (let i = 0; i < this.layers.length; i++) {
        const layer = this.layers[outwards ? i : this.layers.length - 1 - i];
        for (const position of layer) means[position] = this.#meanHeight(position, side);
        layer.sort((a, b) => means[a] - means[b]);
        this.#spread(layer);
        await yieldIfDue();
      }
    }
  }

  /** @param {number} from @param {number} to @returns {number[]} a shortest path, without `from` */
  shortestPath(from, to) {
    const next = new Int32Array(this.distances.length).fill(-1);
    next[to] = to;
    const queue = [to];
    for (const position of queue) {
      if (position === from) break;
      for (const neighbour of this.neighbours(position)) {
        if (next[neighbour] >= 0) continue;
        next[neighbour] = position;
        queue.push(neighbour);
      }
    }
    const path = [];
    for (let at = from; at !== to; path.push(at)) at = next[at];
    return path;
  }

  /** @param {number} from @returns {number[]} a shortest path to the exit, with `from` */
  pathToExit(from) {
    const path = [from];
    for (let at = from; this.distances[at] > 0; path.push(at)) {
      at = /** @type {number} */ (this.neighbours(at).find((next) => this.distances[next] === this.distances[at] - 1));
    }
    return path;
  }

  #groupByDistance() {
    const sizes = new Uint32Array(this.distances.reduce((max, distance) => Math.max(max, distance), 0) + 1);
    for (const distance of this.distances) sizes[distance]++;
    const layers = Array.from(sizes, (size) => new Uint32Array(size));
    sizes.fill(0);
    for (const [position, distance] of this.distances.entries()) layers[distance][sizes[distance]++] = position;
    return layers;
  }

  /** Spreads a layer evenly about the middle. @param {Uint32Array} layer */
  #spread(layer) {
    // The extent grows with the square root of the size, so that small layers stay visible.
    const extent = Math.sqrt(layer.length / this.largest);
    for (let i = 0; i < layer.length; i++) this.heights[layer[i]] = extent * ((2 * i + 1) / layer.length - 1);
  }

  /** @param {number} position @param {number} side of its neighbours: −1 nearer to the exit, 1 farther, 0 all */
  #meanHeight(position, side) {
    let sum = 0;
    let count = 0;
    for (const next of this.neighbours(position)) {
      if (side && Math.sign(this.distances[next] - this.distances[position]) !== side) continue;
      sum += this.heights[next];
      count++;
    }
    return count ? sum / count : this.heights[position];
  }
}
