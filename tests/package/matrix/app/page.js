// A page that uses every entry of the package.
import { load } from 'qiju';
import { GomokuBoard, HuarongBoard, LianliankanBoard } from 'qiju/elements';
import { load as loadGomoku } from 'qiju/gomoku';
import { load as loadHuarong } from 'qiju/huarong';
import * as inline from 'qiju/inline';
import { load as loadLianliankan } from 'qiju/lianliankan';
import { createWorker } from 'qiju/worker';
import { probe, probeGames } from './probe.js';

const boards = [new GomokuBoard(), new HuarongBoard(), new LianliankanBoard()];
document.body.append(...boards);
await Promise.all(boards.map((board) => board.ready));

const [lianliankan, huarong, gomoku] = await Promise.all([loadLianliankan(), loadHuarong(), loadGomoku()]);
const worker = createWorker();
const told = {
  load: await probe(await load()),
  inline: await probe(inline),
  worker: await probe(worker),
  games: await probeGames({ lianliankan, huarong, gomoku }),
  elements: boards.map((board) => board.localName),
};
worker.terminate();
Object.assign(globalThis, { told });
