// The commands, in the order in which --help lists them.
import { clear } from './clear.js';
import { connect } from './connect.js';
import { deal } from './deal.js';
import { forbidden } from './forbidden.js';
import { force } from './force.js';
import { generate } from './generate.js';
import { huarong } from './huarong.js';
import { judge } from './judge.js';
import { levels } from './levels.js';
import { move } from './move.js';
import { pairs } from './pairs.js';
import { shuffle } from './shuffle.js';
import { threats } from './threats.js';

/** @type {Map<string, import('../command.js').Command>} a name of two words is typed as two */
export const commands = new Map(
  Object.entries({
    connect,
    pairs,
    clear,
    deal,
    shuffle,
    huarong,
    'huarong generate': generate,
    levels,
    judge,
    forbidden,
    threats,
    force,
    move,
  }),
);
