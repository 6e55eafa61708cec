// `qiju/elements/huarong`: defines <huarong-board>, where there are elements.
import { HuarongBoard } from './huarong-board.js';

export { HuarongBoard };

globalThis.customElements?.define('huarong-board', HuarongBoard);
