// The type of `qiju/levels.json`.
import type { Level } from '../types.js';

declare const levels: Level[];
export default levels;
