// Every entry with functions in a strict TypeScript program without the types of the DOM and of Node. The compiler is the test.
import { load, type Board } from 'qiju';
import { load as loadGomoku } from 'qiju/gomoku';
import { load as loadHuarong } from 'qiju/huarong';
import * as inline from 'qiju/inline';
import { load as loadLianliankan } from 'qiju/lianliankan';
import { createWorker } from 'qiju/worker';

const board: Board = [[1, 1]];
const { connect } = await load(new Uint8Array());
const { pairs } = await loadLianliankan();
const { levels } = await loadHuarong();
const { judge } = await loadGomoku();
const worker = createWorker().with({ onProgress: ({ searched }) => searched + 1 });
export const cells: number =
  connect(board, 0, 0, 0, 1).length + pairs(board).length + ((await worker.judgeWin([])) ? 1 : 0);
export const names: string[] = levels.map(({ zh }) => zh);
export const won: boolean = judge([]).winner === 'black' || inline.judgeWin([]);
// @ts-expect-error a module is no number
await load(5);
