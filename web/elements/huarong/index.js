// Defines <huarong-board>, where there are elements.
import { HuarongBoard } from './huarong-board.js';

globalThis.customElements?.define('huarong-board', HuarongBoard);
