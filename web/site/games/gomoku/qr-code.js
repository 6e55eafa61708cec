// Draws an address as a QR code.
import { encode } from 'uqr';

/** The margin that readers need, in modules. */
const MARGIN = 4;

/** @param {string} address @returns {{ size: number, path: string }} the side of the square, and the dark modules in it */
export function drawQrCode(address) {
  const { size, data } = encode(address, { border: MARGIN });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
