// The same for programs that still `require`.
const { load } = require('qiju');
require('qiju/elements');
const games = ['lianliankan', 'huarong', 'gomoku'];
const inline = require('qiju/inline');
const { createWorker } = require('qiju/worker');
const { probe, probeGames } = require('./probe.js');

async function run() {
  console.log(await probe(await load()));
  console.log(await probe(inline));
  const worker = createWorker();
  console.log(await probe(worker));
  worker.terminate();
  const loaded = await Promise.all(games.map(async (game) => [game, await require(`qiju/${game}`).load()]));
  console.log(await probeGames(Object.fromEntries(loaded)));
}

run();
