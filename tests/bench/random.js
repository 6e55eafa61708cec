/** The generator mulberry32, seeded so that every run measures the same work. @param {number} seed */
export function generator(seed) {
  return (/** @type {number} */ bound) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}
