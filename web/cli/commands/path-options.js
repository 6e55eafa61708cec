// What may be said of paths, wherever tiles are joined.

/** @import { Option } from '../command.js' */

/** @type {Option} */
export const maxTurns = { type: 'integer', help: 'most turns a path may take, 0 to 16; 2 if not given' };

/** @type {Option} */
export const noRing = { type: 'flag', help: 'a path may not leave the board' };
