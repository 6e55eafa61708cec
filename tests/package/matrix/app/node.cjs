// The same for programs that still `require`.
const { load } = require('qiju');
require('qiju/elements');
const inline = require('qiju/inline');
const { createWorker } = require('qiju/worker');
const { probe } = require('./probe.js');

async function run() {
  console.log(await probe(await load()));
  console.log(await probe(inline));
  const worker = createWorker();
  console.log(await probe(worker));
  worker.terminate();
}

run();
