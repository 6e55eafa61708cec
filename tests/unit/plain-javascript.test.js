// The engines compiled to plain JavaScript.
import { runPlain } from './plain-javascript.js';

const program = `
  import { qiju } from './plain-javascript.js';
  const board = [[3, 1, 1, 4], [3, 1, 1, 4], [5, 2, 2, 6], [5, 7, 8, 6], [9, 0, 0, 10]];
  console.log(qiju.connect([[1, 2, 1]], 0, 0, 0, 2).length, qiju.solveHuarongRoad(board).length,
    qiju.judgeWin([0, 1, 15, 2, 30, 3, 45, 4, 60]));
`;

test('answers without WebAssembly', async () => expect(await runPlain(program)).toBe('5 116 true\n'));
