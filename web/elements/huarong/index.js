// `qiju/elements/huarong`: defines <huarong-board>, where there are elements.
import { define } from '../board/contract.js';
import { HuarongBoard } from './huarong-board.js';

export { HuarongBoard };

define('huarong-board', HuarongBoard);
