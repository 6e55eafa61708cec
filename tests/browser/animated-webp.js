// Joins still WebP pictures into an animation: https://developers.google.com/speed/webp/docs/riff_container

/** @typedef {{ x: number, y: number, width: number, height: number, data: Buffer, duration: number }} Frame data: a WebP file, transparent where nothing changes; x and y are even; duration: in milliseconds */

/** @param {number} value @param {number} bytes little-endian */
function uint(value, bytes) {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}

/** @param {string} name of four letters @param {Buffer[]} parts */
function chunk(name, parts) {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(name), uint(body.length, 4), body, Buffer.alloc(body.length % 2)]);
}

/** @param {Buffer} file a still picture @returns {Buffer} its chunks of pixels */
function pixelsOf(file) {
  const chunks = [];
  for (let at = 12; at < file.length;) {
    const length = 8 + file.readUInt32LE(at + 4);
    const padded = length + (length % 2);
    if (/^(VP8 |VP8L|ALPH)$/.test(file.toString('latin1', at, at + 4))) chunks.push(file.subarray(at, at + padded));
    at += padded;
  }
  return Buffer.concat(chunks);
}

/** The flags for an animation with transparent parts. */
const ANIMATED = 0x12;
/** The flags of a frame that is blended over the picture so far, and stays. */
const OVER = 0;

/**
 * @param {number} width
 * @param {number} height
 * @param {readonly Frame[]} frames the first is as large as the animation, which repeats without end
 * @returns {Buffer} the file
 */
export function animatedWebp(width, height, frames) {
  const animation = frames.map(({ x, y, width: w, height: h, data, duration }) =>
    chunk('ANMF', [
      ...[x / 2, y / 2, w - 1, h - 1, duration].map((value) => uint(value, 3)),
      uint(OVER, 1),
      pixelsOf(data),
    ]),
  );
  return chunk('RIFF', [
    Buffer.from('WEBP'),
    chunk('VP8X', [uint(ANIMATED, 4), uint(width - 1, 3), uint(height - 1, 3)]),
    chunk('ANIM', [uint(0xffffffff, 4), uint(0, 2)]),
    ...animation,
  ]);
}
