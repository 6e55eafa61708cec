// Defines <lianliankan-board>.
import { LianliankanBoard } from './lianliankan-board.js';

customElements.define('lianliankan-board', LianliankanBoard);
