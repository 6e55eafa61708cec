// The type of `qiju/gomoku-puzzles.json`.
import type { GomokuPackPuzzle } from '../types.js';

declare const puzzles: GomokuPackPuzzle[];
export default puzzles;
