// Defines <huarong-board>.
import { HuarongBoard } from './huarong-board.js';

customElements.define('huarong-board', HuarongBoard);
