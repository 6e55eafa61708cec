// Random calls of every function return or throw a TypeError or RangeError that names the function, and leave the module
// usable and small. QIJU_SEED=<integer> makes other calls; a failure prints the seed and the call.
import fc from 'fast-check';
import { isFull } from '../full-length.js';
import { createCalls, klotski } from './calls.js';
import { collectMemories } from './memories.js';
import { change, createRandomCalls, THROWN } from './random-calls.js';

const { memories } = collectMemories();
const { entries } = await import('./entries.js');

/** The number of calls of each entry. @type {Record<string, number>} */
const RUNS = {
  qiju: isFull ? 30_000 : 1500,
  'qiju/core': isFull ? 5000 : 250,
  'qiju/inline': isFull ? 500 : 250,
  'one entry per game': isFull ? 10_000 : 500,
  'plain JavaScript': isFull ? 1500 : 100,
  'qiju/worker': isFull ? 5000 : 500,
};

/** The number of calls between two checks of known answers. */
const CHECKED = 300;

/** The time limit of a call, in milliseconds: no default limit is longer, even on a slow machine. */
const MAX_TIME = 30_000;

/** In bytes. A larger instance is discarded, see web/api/wasm.js. */
const MAX_MEMORY = 2 ** 28;

describe.each(entries)('%s', (entry, qiju) => {
  const functions = new Map(createCalls(qiju).map(([name, call]) => [name, call]));
  const { names, calls } = createRandomCalls(qiju);

  async function checkKnownAnswers() {
    expect(await qiju.connect([[1, 2, 1]], 0, 0, 0, 2)).toHaveLength(5);
    expect(await qiju.lianliankan.pairs([[1, 1]])).toHaveLength(1);
    expect(await qiju.huarong.steps(klotski)).toHaveLength(4);
    expect(await qiju.solveHuarongRoad(klotski)).toHaveLength(116);
    expect(await qiju.judgeWin([0, 15, 1, 16, 2, 17, 3, 18, 4])).toBe(true);
    expect(await qiju.gomoku.encode([224])).toBe('ee');
  }

  test('every function is called', () => expect(names).toEqual([...functions.keys()]));

  test(`${RUNS[entry]} random calls`, async () => {
    let made = 0;
    /** @param {import('./random-calls.js').RandomCall} random */
    async function makeCall({ name, args, changes }) {
      const call = /** @type {(...args: any[]) => unknown} */ (functions.get(name));
      const start = performance.now();
      try {
        await call(...change(args, changes));
      } catch (error) {
        const isNamed = error instanceof RangeError || (error instanceof TypeError && changes.length > 0);
        const isOwn = isNamed && error.message.startsWith(`${name}: `);
        if (!isOwn && !String(error).includes(THROWN)) throw error;
      }
      const time = performance.now() - start;
      if (time > MAX_TIME) throw new Error(`the call took ${Math.round(time)} ms`);
      if (++made % CHECKED === 0) await checkKnownAnswers();
    }
    const instances = memories.length;
    await fc.assert(fc.asyncProperty(calls, makeCall), { numRuns: RUNS[entry] });
    await checkKnownAnswers();
    // An instance is replaced if it has failed, or has grown large.
    expect(memories.length - instances).toBeLessThanOrEqual(1);
    expect(memories.filter(({ buffer }) => buffer.byteLength > MAX_MEMORY)).toEqual([]);
  }, 3_600_000);
});
