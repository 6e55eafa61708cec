// A page that uses every entry of the package.
import { load } from 'qiju';
import { GomokuBoard, HuarongBoard, LianliankanBoard } from 'qiju/elements';
import * as inline from 'qiju/inline';
import { createWorker } from 'qiju/worker';
import { probe } from './probe.js';

const boards = [new GomokuBoard(), new HuarongBoard(), new LianliankanBoard()];
document.body.append(...boards);
await Promise.all(boards.map((board) => board.ready));

const worker = createWorker();
const told = {
  load: await probe(await load()),
  inline: await probe(inline),
  worker: await probe(worker),
  elements: boards.map((board) => board.localName),
};
worker.terminate();
Object.assign(globalThis, { told });
