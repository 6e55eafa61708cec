// Draws a map of positions, once, and marks over it.
import { createBreather } from './slices.js';

/** @typedef {import('./map-layout.js').MapLayout} MapLayout */

const MARGIN = 14;
/** More lines would be a blot: of more, only every second, third and so on is drawn. */
const MOST_LINES = 50_000;
const COLOURS = /** @type {const} */ (['thread', 'near', 'far', 'been', 'way', 'rim']);

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} in CSS pixels, wiped */
function wipe(canvas) {
  const ratio = Math.min(devicePixelRatio, 2);
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.scale(ratio, ratio);
  return context;
}

export class MapCanvas {
  #sky;
  #marks;
  #layout;
  /** The colours of the style sheet, as a canvas knows them. @type {Record<typeof COLOURS[number], string>} */
  #colours = { thread: '', near: '', far: '', been: '', way: '', rim: '' };
  /** Which painting is under way. */
  #painting = 0;

  /** @param {HTMLCanvasElement} sky @param {HTMLCanvasElement} marks of the same size @param {MapLayout} layout */
  constructor(sky, marks, layout) {
    this.#sky = sky;
    this.#marks = marks;
    this.#layout = layout;
  }

  #readColours() {
    for (const name of COLOURS) {
      this.#marks.style.color = `var(--${name})`;
      this.#colours[name] = getComputedStyle(this.#marks).color;
    }
  }

  /** The width that a shell takes. */
  get #pace() {
    return (this.#sky.clientWidth - 2 * MARGIN) / Math.max(1, this.#layout.shells.length - 1);
  }

  /** @param {number} distance */
  #x(distance) {
    return this.#sky.clientWidth - MARGIN - distance * this.#pace;
  }

  /** @param {number} height */
  #y(height) {
    const { clientHeight } = this.#sky;
    return clientHeight / 2 + height * (clientHeight / 2 - MARGIN);
  }

  /** @param {number} position */
  #at(position) {
    return /** @type {const} */ ([this.#x(this.#layout.distances[position]), this.#y(this.#layout.heights[position])]);
  }

  /** Draws every position, and lines to those one nearer to the exit, a shell at a time. */
  async paint() {
    const painting = ++this.#painting;
    this.#readColours();
    const { shells, edges } = this.#layout;
    const context = wipe(this.#sky);
    context.lineWidth = 0.5;
    const breathe = createBreather();
    const every = Math.ceil(edges / MOST_LINES);
    for (const [distance, shell] of shells.entries()) {
      this.#paintLines(context, shell, distance, every);
      this.#paintShell(context, shell, distance);
      await breathe();
      if (painting !== this.#painting) return;
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {Uint32Array} shell @param {number} distance @param {number} every */
  #paintLines(context, shell, distance, every) {
    const { distances } = this.#layout;
    let count = 0;
    context.globalAlpha = Math.min(0.5, 5000 / distances.length + 0.06);
    context.strokeStyle = this.#colours.thread;
    context.beginPath();
    for (const position of shell) {
      for (const next of this.#layout.near(position)) {
        if (distances[next] !== distance - 1 || count++ % every) continue;
        context.moveTo(...this.#at(position));
        context.lineTo(...this.#at(next));
      }
    }
    context.stroke();
    context.globalAlpha = 1;
  }

  /** @param {CanvasRenderingContext2D} context @param {Uint32Array} shell @param {number} distance */
  #paintShell(context, shell, distance) {
    const { shells, heights, largest } = this.#layout;
    const share = Math.round((100 * distance) / Math.max(1, shells.length - 1));
    const size = Math.max(1, Math.min(4, this.#pace * 0.3, this.#sky.clientHeight / largest));
    const x = this.#x(distance) - size / 2;
    context.fillStyle = `color-mix(in oklab, ${this.#colours.far} ${share}%, ${this.#colours.near})`;
    for (const position of shell) context.fillRect(x, this.#y(heights[position]) - size / 2, size, size);
  }

  /**
   * @param {{ here: number, way: readonly number[], trail: Iterable<number>, aim: number | null }} marks
   */
  mark({ here, way, trail, aim }) {
    const context = wipe(this.#marks);
    context.fillStyle = this.#colours.been;
    for (const position of trail) this.#dot(context, position, 2, true);
    context.strokeStyle = this.#colours.way;
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.beginPath();
    for (const position of way) context.lineTo(...this.#at(position));
    context.stroke();
    context.fillStyle = this.#colours.way;
    this.#dot(context, here, 5, true);
    context.strokeStyle = this.#colours.rim;
    this.#dot(context, here, 6, false);
    if (aim !== null) this.#dot(context, aim, 8, false);
  }

  /** @param {CanvasRenderingContext2D} context @param {number} position @param {number} radius @param {boolean} full */
  #dot(context, position, radius, full) {
    context.beginPath();
    context.arc(...this.#at(position), radius, 0, 2 * Math.PI);
    if (full) context.fill();
    else context.stroke();
  }

  /**
   * @param {number} x from the left edge, in CSS pixels
   * @param {number} y from the top edge
   * @returns {number} the nearest position
   */
  nearest(x, y) {
    const { shells, heights } = this.#layout;
    const column = Math.round((this.#sky.clientWidth - MARGIN - x) / this.#pace);
    const shell = shells[Math.max(0, Math.min(column, shells.length - 1))];
    let best = shell[0];
    for (const position of shell) {
      if (Math.abs(this.#y(heights[position]) - y) < Math.abs(this.#y(heights[best]) - y)) best = position;
    }
    return best;
  }
}
