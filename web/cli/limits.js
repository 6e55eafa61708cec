// Options of every command that searches.

/** @import { Option } from './command.js' */

/** @type {Record<'time' | 'nodes', Option>} */
export const limits = {
  time: { type: 'integer', help: 'milliseconds; 1000 if neither limit is given' },
  nodes: { type: 'integer', help: 'of the search tree: a limit that is the same everywhere' },
};

/** What to say when the limit came first. */
export const tooLittle = 'it is not known: give it more --time or more --nodes';
