// Prints the nanoseconds of CPU time until a function has its first result in this process: import, load and call.
//
//   node first-result.js <module> <function>
import { cpuUsage } from 'node:process';

/** @typedef {(module: any) => unknown} Call */

/** 横刀立马 */
const klotski = () => [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 0, 10]]; // prettier-ignore
const tiles = () => [[1, 2, 1], [2, 0, 3], [3, 0, 0]]; // prettier-ignore
const game = () => [0, 1, 15, 16, 30, 31, 45, 46, 60];

/** The functions of the package, and the same in plain JavaScript. @type {Record<string, Call>} */
const calls = {
  connect: ({ connect }) => connect(tiles(), 0, 0, 0, 2).length > 0,
  solveHuarongRoad: ({ solveHuarongRoad }) => solveHuarongRoad(klotski()).length === 116,
  judgeWin: ({ judgeWin }) => judgeWin(game()),
  joinedByMasks: ({ joinedByMasks, maskBoard }) => joinedByMasks(maskBoard(tiles()), 0, 0, 0, 2),
  solveByLinks: ({ solveByLinks }) => solveByLinks(klotski()).length === 116,
  judgeByArray: ({ judgeByArray }) => judgeByArray(game()),
};

const [specifier, name] = process.argv.slice(2);
const start = cpuUsage();
const module = await import(specifier);
const result = calls[name](module.load ? await module.load() : module);
const { user, system } = cpuUsage(start);
if (result !== true) throw new Error(`${name} of ${specifier}: ${result}`);
console.log(1e3 * (user + system));
