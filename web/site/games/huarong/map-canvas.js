// Draws a map of positions on one canvas, and what changes with the game on another one above it.
import { createYielder } from './map-layout.js';

/** @import { MapLayout } from './map-layout.js' */

/** The room around the map, in CSS pixels. */
const MARGIN = 14;
/** The most edges that are drawn, evenly chosen: more would merge into a blot. */
const MAX_EDGES = 50_000;
/** Custom properties of map.css. */
const colorNames = /** @type {const} */ (['edge', 'near', 'far', 'visited', 'path', 'outline']);

/** @param {HTMLCanvasElement} canvas @returns {CanvasRenderingContext2D} cleared, in CSS pixels */
function clear(canvas) {
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
  #canvas;
  #overlay;
  #layout;
  /** The colours as a canvas understands them. @type {Record<typeof colorNames[number], string>} */
  #colors = { edge: '', near: '', far: '', visited: '', path: '', outline: '' };
  /** Number of the latest `draw`; it ends the earlier ones. */
  #drawing = 0;

  /** @param {HTMLCanvasElement} canvas @param {HTMLCanvasElement} overlay of the same size @param {MapLayout} layout */
  constructor(canvas, overlay, layout) {
    this.#canvas = canvas;
    this.#overlay = overlay;
    this.#layout = layout;
  }

  #readColors() {
    for (const name of colorNames) {
      this.#overlay.style.color = `var(--${name})`;
      this.#colors[name] = getComputedStyle(this.#overlay).color;
    }
  }

  get #layerWidth() {
    return (this.#canvas.clientWidth - 2 * MARGIN) / Math.max(1, this.#layout.layers.length - 1);
  }

  /** @param {number} distance */
  #x(distance) {
    return this.#canvas.clientWidth - MARGIN - distance * this.#layerWidth;
  }

  /** @param {number} height */
  #y(height) {
    const { clientHeight } = this.#canvas;
    return clientHeight / 2 + height * (clientHeight / 2 - MARGIN);
  }

  /** @param {number} position */
  #at(position) {
    return /** @type {const} */ ([this.#x(this.#layout.distances[position]), this.#y(this.#layout.heights[position])]);
  }

  /** Draws every position with edges to those one step nearer to the exit, layer by layer. */
  async draw() {
    const drawing = ++this.#drawing;
    this.#readColors();
    const { layers, edges } = this.#layout;
    const context = clear(this.#canvas);
    context.lineWidth = 0.5;
    const yieldIfDue = createYielder();
    const stride = Math.ceil(edges / MAX_EDGES);
    for (const [distance, layer] of layers.entries()) {
      this.#drawEdges(context, layer, distance, stride);
      this.#drawLayer(context, layer, distance);
      await yieldIfDue();
      if (drawing !== this.#drawing) return;
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {Uint32Array} layer @param {number} distance @param {number} stride */
  #drawEdges(context, layer, distance, stride) {
    const { distances } = this.#layout;
    let count = 0;
    context.globalAlpha = Math.min(0.5, 5000 / distances.length + 0.06);
    context.strokeStyle = this.#colors.edge;
    context.beginPath();
    for (const position of layer) {
      for (const next of this.#layout.neighbours(position)) {
        if (distances[next] !== distance - 1 || count++ % stride) continue;
        context.moveTo(...this.#at(position));
        context.lineTo(...this.#at(next));
      }
    }
    context.stroke();
    context.globalAlpha = 1;
  }

  /** @param {CanvasRenderingContext2D} context @param {Uint32Array} layer @param {number} distance */
  #drawLayer(context, layer, distance) {
    const { layers, heights, largest } = this.#layout;
    const percent = Math.round((100 * distance) / Math.max(1, layers.length - 1));
    const size = Math.max(1, Math.min(4, this.#layerWidth * 0.3, this.#canvas.clientHeight / largest));
    const x = this.#x(distance) - size / 2;
    context.fillStyle = `color-mix(in oklab, ${this.#colors.far} ${percent}%, ${this.#colors.near})`;
    for (const position of layer) context.fillRect(x, this.#y(heights[position]) - size / 2, size, size);
  }

  /** @param {{ here: number, path: readonly number[], visited: Iterable<number>, target: number | null }} marks */
  drawOverlay({ here, path, visited, target }) {
    const context = clear(this.#overlay);
    context.fillStyle = this.#colors.visited;
    for (const position of visited) this.#drawCircle(context, position, 2, 'fill');
    context.strokeStyle = this.#colors.path;
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.beginPath();
    for (const position of path) context.lineTo(...this.#at(position));
    context.stroke();
    context.fillStyle = this.#colors.path;
    this.#drawCircle(context, here, 5, 'fill');
    context.strokeStyle = this.#colors.outline;
    this.#drawCircle(context, here, 6, 'stroke');
    if (target !== null) this.#drawCircle(context, target, 8, 'stroke');
  }

  /** @param {CanvasRenderingContext2D} context @param {number} position @param {number} radius @param {'fill' | 'stroke'} paint */
  #drawCircle(context, position, radius, paint) {
    context.beginPath();
    context.arc(...this.#at(position), radius, 0, 2 * Math.PI);
    context[paint]();
  }

  /**
   * @param {number} x from the left edge, in CSS pixels
   * @param {number} y from the top edge
   * @returns {number} the position nearest to this point
   */
  positionAt(x, y) {
    const { layers, heights } = this.#layout;
    const distance = Math.round((this.#canvas.clientWidth - MARGIN - x) / this.#layerWidth);
    const layer = layers[Math.max(0, Math.min(distance, layers.length - 1))];
    let best = layer[0];
    for (const position of layer) {
      if (Math.abs(this.#y(heights[position]) - y) < Math.abs(this.#y(heights[best]) - y)) best = position;
    }
    return best;
  }
}
