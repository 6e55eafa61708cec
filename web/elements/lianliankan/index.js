// Defines <lianliankan-board>, where there are elements.
import { LianliankanBoard } from './lianliankan-board.js';

globalThis.customElements?.define('lianliankan-board', LianliankanBoard);
