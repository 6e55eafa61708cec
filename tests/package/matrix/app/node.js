// A program for Node: the entries that run there, and one that must not crash where there is no window.
import { load } from 'qiju';
import 'qiju/elements';
import * as inline from 'qiju/inline';
import { createWorker } from 'qiju/worker';
import { probe } from './probe.js';

console.log(await probe(await load()));
console.log(await probe(inline));
const worker = createWorker();
console.log(await probe(worker));
worker.terminate();
