// The data of the package in a strict TypeScript program. The compiler is the test.
import { load, type GomokuPackPuzzle, type Level, type SlidingPuzzle } from 'qiju';
import gomokuPuzzles from 'qiju/gomoku-puzzles.json' with { type: 'json' };
import levels from 'qiju/levels.json' with { type: 'json' };
import puzzles from 'qiju/puzzles.json' with { type: 'json' };

export const files: [Level[], SlidingPuzzle[], GomokuPackPuzzle[]] = [levels, puzzles, gomokuPuzzles];

const { huarong } = await load();
const [{ board, goal, lengthwise }] = puzzles;
export const { status } = huarong.solve(board, { goal, lengthwise });
