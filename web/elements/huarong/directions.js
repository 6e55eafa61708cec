/** @import { Direction } from '../../api/types.js' */

/** @type {Readonly<Record<Direction, Direction>>} */
export const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' };
