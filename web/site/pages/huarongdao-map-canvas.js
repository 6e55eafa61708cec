// Draws a map of positions, once, and marks over it.

/** @typedef {import('./huarongdao-map-layout.js').MapLayout} MapLayout */

const MARGIN = 14;
/** Lines between so many positions would be a blot. */
const MOST_LINES = 150_000;

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} in CSS pixels, wiped */
function wipe(canvas) {
  const ratio = Math.min(devicePixelRatio, 2);
  const { clientWidth, clientHeight } = canvas;
  canvas.width = clientWidth * ratio;
  canvas.height = clientHeight * ratio;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(ratio, ratio);
  return context;
}

export class MapCanvas {
  #sky;
  #marks;
  #layout;

  /** @param {HTMLCanvasElement} sky @param {HTMLCanvasElement} marks of the same size @param {MapLayout} layout */
  constructor(sky, marks, layout) {
    this.#sky = sky;
    this.#marks = marks;
    this.#layout = layout;
  }

  /** A colour of the style sheet, as a canvas knows it. @param {string} name */
  #colour(name) {
    this.#marks.style.color = `var(${name})`;
    return getComputedStyle(this.#marks).color;
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

  /** Draws every position, and lines to those one nearer to the exit. */
  paint() {
    const { shells, distances } = this.#layout;
    const context = wipe(this.#sky);
    if (distances.length <= MOST_LINES) {
      context.lineWidth = 0.5;
      context.strokeStyle = this.#colour('--thread');
      context.globalAlpha = Math.min(0.5, 5000 / distances.length + 0.06);
      context.beginPath();
      for (let position = 0; position < distances.length; position++) {
        for (const next of this.#layout.near(position)) {
          if (distances[next] !== distances[position] - 1) continue;
          context.moveTo(...this.#at(position));
          context.lineTo(...this.#at(next));
        }
      }
      context.stroke();
    }
    context.globalAlpha = 1;
    const size = Math.max(1, Math.min(4, this.#pace * 0.3, this.#sky.clientHeight / (this.#layout.largest ?? 1)));
    const [near, far] = [this.#colour('--near'), this.#colour('--far')];
    for (const [distance, shell] of shells.entries()) {
      const share = Math.round((100 * distance) / Math.max(1, shells.length - 1));
      context.fillStyle = `color-mix(in oklab, ${far} ${share}%, ${near})`;
      const x = this.#x(distance) - size / 2;
      for (const position of shell) context.fillRect(x, this.#y(this.#layout.heights[position]) - size / 2, size, size);
    }
  }

  /**
   * @param {{ here: number, way: readonly number[], trail: Iterable<number>, aim: number | null }} marks
   */
  mark({ here, way, trail, aim }) {
    const context = wipe(this.#marks);
    context.fillStyle = this.#colour('--been');
    for (const position of trail) this.#dot(context, position, 2, true);
    context.strokeStyle = this.#colour('--way');
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.beginPath();
    for (const position of way) context.lineTo(...this.#at(position));
    context.stroke();
    context.fillStyle = this.#colour('--here');
    this.#dot(context, here, 5, true);
    context.strokeStyle = this.#colour('--rim');
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
    for (const position of shell) if (Math.abs(this.#y(heights[position]) - y) < Math.abs(this.#y(heights[best]) - y)) best = position;
    return best;
  }
}
