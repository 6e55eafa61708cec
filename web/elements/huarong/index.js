// Defines <huarong-board>; on a server, where custom elements do not exist, it does nothing.
import { HuarongBoard } from './huarong-board.js';

globalThis.customElements?.define('huarong-board', HuarongBoard);
