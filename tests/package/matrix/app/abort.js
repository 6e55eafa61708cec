// Aborts a call in the worker: only this call rejects.
import { createWorker } from 'qiju/worker';

/** The search visits 257763 positions before the exit. */
const big = [
  [6, 1, 1, 0],
  [0, 1, 1, 7],
  [5, 0, 0, 3],
  [4, 0, 0, 3],
  [8, 2, 2, 9],
];
const qiju = createWorker();
const controller = new AbortController();
const onProgress = () => controller.abort(new Error('aborted'));
const running = qiju.with({ signal: controller.signal, onProgress }).solveHuarongRoad(big);
const queued = qiju.judgeWin([]);
console.log(await running.catch(({ message }) => message), await queued);
qiju.terminate();
