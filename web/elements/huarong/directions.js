/** @typedef {import('../../api/types.js').Direction} Direction */

/** @type {Readonly<Record<Direction, Direction>>} */
export const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' };
