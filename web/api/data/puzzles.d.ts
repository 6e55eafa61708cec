// The type of `qiju/puzzles.json`.
import type { SlidingPuzzle } from '../types.js';

declare const puzzles: SlidingPuzzle[];
export default puzzles;
