// A program for Node: the entries that run there, and `qiju/elements`, which must not crash without a window.
import { load } from 'qiju';
import 'qiju/elements';
import { load as loadGomoku } from 'qiju/gomoku';
import { load as loadHuarong } from 'qiju/huarong';
import * as inline from 'qiju/inline';
import { load as loadLianliankan } from 'qiju/lianliankan';
import { createWorker } from 'qiju/worker';
import { probe, probeGames } from './probe.js';

console.log(await probe(await load()));
console.log(await probe(inline));
const worker = createWorker();
console.log(await probe(worker));
worker.terminate();
const [lianliankan, huarong, gomoku] = await Promise.all([loadLianliankan(), loadHuarong(), loadGomoku()]);
console.log(await probeGames({ lianliankan, huarong, gomoku }));
