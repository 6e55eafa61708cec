import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getEventListeners } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { load } from 'qiju';
import { createWorker } from 'qiju/worker';
import { isFull } from '../full-length.js';
import { runs } from './runs.js';

const direct = await load();
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The search visits 257763 positions before the exit. */
const big = [
  [6, 1, 1, 0],
  [0, 1, 1, 7],
  [5, 0, 0, 3],
  [4, 0, 0, 3],
  [8, 2, 2, 9],
];
const classic = direct.huarong.levels[0].board;

/** @type {ReturnType<typeof createWorker>} */
let qiju;
beforeEach(() => {
  qiju = createWorker();
});
afterEach(() => qiju.terminate());

/**
 * Lists every function of an object and of the namespaces in it.
 * @param {object} object
 * @returns {string[][]} their paths
 */
const functions = (object) =>
  Object.entries(object).flatMap(([key, value]) => {
    if (typeof value === 'function') return [[key]];
    return Array.isArray(value) ? [] : functions(value).map((path) => [key, ...path]);
  });

/** @param {any} object @param {string[]} path @returns {(...args: any[]) => any} */
const at = (object, path) => path.reduce((held, key) => held[key], object);

/** Returns the result or the error of a call, for comparison. @param {() => unknown} call */
async function outcome(call) {
  try {
    return { value: await call() };
  } catch (error) {
    const { name, message, constructor } = /** @type {Error} */ (error);
    return { ...Object(error), name, message, error: constructor.name };
  }
}

const cells = fc.oneof({ weight: 60, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.anything() });
const side = { minLength: 4, maxLength: 4 };
const deals = fc.record({ rows: fc.nat(6), cols: fc.nat(6), kinds: fc.nat(6), copies: fc.nat(6), seed: fc.nat() });
/**
 * @param {string} path
 * @param {...fc.Arbitrary<unknown>} args
 */
const question = (path, ...args) => fc.tuple(fc.constant(path.split('.')), fc.tuple(...args));
/** Valid and invalid calls. */
const questions = fc.oneof(
  question('connect', fc.array(fc.array(cells, side), side), fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4)),
  question('gomoku.judge', fc.array(fc.integer({ min: -1, max: 225 }))),
  question('gomoku.decode', fc.string()),
  question('lianliankan.deal', deals),
  question('huarong.move', fc.constant(classic), fc.nat(11), fc.constantFrom('up', 'left', 'right', 'north')),
);

/**
 * Expects every call to reject with these words and this code.
 * @param {Promise<unknown>[]} calls
 * @param {string | RegExp} words
 * @param {string} [code]
 */
const expectAllToReject = (calls, words, code) =>
  Promise.all(
    calls.map((call) =>
      expect(call).rejects.toMatchObject({ message: expect.stringMatching(words), ...(code && { code }) }),
    ),
  );

describe('the functions', () => {
  const all = functions(direct).filter((path) => path.join('.') !== 'lianliankan.board');
  // `with` is not a call of the worker: it returns at once.
  const paths = all.filter((path) => path.join('.') !== 'lianliankan.with');

  test('are the functions of qiju, and the extra ones of a worker', () => {
    expect(paths.length).toBeGreaterThan(15);
    expect(functions(qiju).filter(([key]) => key !== 'with' && key !== 'terminate')).toEqual(all);
    expect(functions(qiju.with({}))).toEqual(all);
  });

  // All calls share one worker, since starting one takes longest.
  const shared = createWorker();
  afterAll(() => shared.terminate());
  test.each(paths.map((path) => path.join('.')))('%s reaches the worker', async (name) => {
    const path = name.split('.');
    for (const args of [[], [classic], [[[1, 1]]], ['0001'], [[0, 1]]]) {
      expect(await outcome(() => at(shared, path)(...args, 7))).toEqual(
        await outcome(() => at(direct, path)(...args, 7)),
      );
    }
  });

  test('data is available at once', () => {
    expect(qiju.huarong.levels).toEqual(direct.huarong.levels);
    expect(Object.isFrozen(qiju.huarong.levels[0].board[0])).toBe(true);
  });

  test('give the results and errors of qiju', () =>
    fc.assert(
      fc.asyncProperty(fc.array(questions, { maxLength: 20 }), async (asked) => {
        const answers = await Promise.all(asked.map(([path, args]) => outcome(() => at(qiju, path)(...args))));
        const expected = await Promise.all(asked.map(([path, args]) => outcome(() => at(direct, path)(...args))));
        answers.forEach((answer, i) => {
          // Values that cannot be cloned are refused on this side with another message.
          if (answer.message?.includes('cannot be sent')) expect(expected[i].error).toBe('TypeError');
          else expect(answer).toEqual(expected[i]);
        });
      }),
      { numRuns: runs(60) },
    ));

  test('answer each caller, hundreds at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 600 }, (_, i) =>
        [
          () => qiju.gomoku.encode([i % 225]),
          () => qiju.connect([[1, 0, 1]], 0, 0, 0, i).catch((error) => error.message),
          () => qiju.lianliankan.deal({ rows: 2, cols: 2, kinds: 2, copies: 2, seed: i }),
        ][i % 3](),
      ),
    );
    answers.forEach((answer, i) => {
      if (i % 3 === 0) expect(answer).toBe(direct.gomoku.encode([i % 225]));
      else if (i % 3 === 1) expect(answer).toEqual(i === 1 ? [] : `connect: col2 is ${i}, want an integer from 0 to 2`);
      else expect(answer).toMatchObject({ seed: i });
    });
  });

  test('work without their object', async () => {
    const { judgeWin, huarong } = qiju;
    const { isSolved } = huarong;
    expect([await judgeWin([]), await isSolved(classic)]).toEqual([false, false]);
  });
});

describe('arguments', () => {
  test('may be changed by the caller at once', async () => {
    const row = Int32Array.of(1, 0, 1);
    const asked = [qiju.connect([row], 0, 0, 0, 2), qiju.connect([row], 0, 0, 0, 2)];
    row[2] = 9;
    expect(await Promise.all(asked)).toEqual([[[0, 0], [0, 1], [0, 2]], [[0, 0], [0, 1], [0, 2]]]); // prettier-ignore
    expect(row).toHaveLength(3);
  });

  test('may be proxies, as in reactive frameworks', async () => {
    /** @param {any} value @returns {any} */
    const watched = (value) =>
      typeof value === 'object' ? new Proxy(value, { get: (target, key) => watched(target[key]) }) : value;
    expect(await qiju.connect(watched([[1, 0, 1]]), 0, 0, 0, 2, watched({ format: 'corners' }))).toHaveLength(2);
  });

  test('that occur several times are copied once', async () => {
    const watched = new Proxy([1], {});
    /** @type {any} */
    let many = [watched];
    for (let i = 0; i < 14; i++) many = Array(100).fill(many);
    await expect(qiju.judgeWin(many)).rejects.toThrow('judgeWin: pieces[0] is an array of 100, want an integer');
    /** @type {any} */
    const cyclic = [watched];
    cyclic.push(cyclic);
    await expect(qiju.judgeWin(cyclic)).rejects.toThrow('judgeWin: pieces[0] is an array of 1, want an integer');
  });

  test('that seem endless are refused', async () => {
    /** @type {() => any} */
    const wide = () => new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 20 : wide()) });
    await expect(qiju.judgeWin(wide())).rejects.toThrow(RangeError);
    await expect(qiju.judgeWin(wide())).rejects.toThrow(/^judgeWin: the arguments cannot be sent to a worker: /);
    /** @type {any} */
    let deep = [];
    for (let i = 0; i < 1e6; i++) deep = [deep];
    await expect(qiju.judgeWin(deep)).rejects.toThrow('one is nested more than 16 deep');
    expect(await qiju.judgeWin([])).toBe(false);
  });

  test('may have shared memory, which may change at once', async () => {
    const row = new Int32Array(new SharedArrayBuffer(12));
    row.set([1, 0, 1]);
    const asked = qiju.connect([row], 0, 0, 0, 2);
    row.fill(9);
    expect(await asked).toHaveLength(3);
  });

  test('may not be detached', async () => {
    const row = Int32Array.of(1, 0, 1);
    structuredClone(row, { transfer: [row.buffer] });
    const asked = qiju.connect([row], 0, 0, 0, 2);
    await expect(asked).rejects.toThrow(TypeError);
    await expect(asked).rejects.toThrow(/^connect: .* detached/);
    expect(await qiju.judgeWin([])).toBe(false);
  });

  test('keep properties of every name', async () => {
    const options = JSON.parse('{ "__proto__": { "rule": "renju" } }');
    await expect(qiju.gomoku.judge([], options)).rejects.toThrow('gomoku.judge: options has "__proto__"');
  });

  test.each([Symbol('board'), () => [[1]], [[() => 1]], new WeakMap()])('%p is refused by name', async (board) => {
    const asked = qiju.connect(/** @type {any} */ (board), 0, 0, 0, 0);
    await expect(asked).rejects.toThrow(TypeError);
    await expect(asked).rejects.toThrow(/^connect: /);
    expect(await qiju.judgeWin([])).toBe(false);
  });
});

describe('errors', () => {
  test('keep their class, message and data, and show the line of the call', async () => {
    await expect(qiju.judgeWin([300])).rejects.toThrow(RangeError);
    await expect(qiju.judgeWin(/** @type {any} */ ('0'))).rejects.toThrow(
      new TypeError('judgeWin: pieces is "0", want an array of integers'),
    );
    const { stack } = await qiju.judgeWin([300]).catch((error) => error);
    expect(stack).toMatch(/^RangeError: judgeWin: pieces\[0\] is 300, want an integer from 0 to 224\n/);
    expect(stack).toContain('worker.test.js');
  });
});

describe('gameHandler', () => {
  test('is called for every step on this side, as a method', async () => {
    const handler = {
      /** @type {unknown[]} */
      told: [],
      /** @param {number} id @param {string} direction */
      move(id, direction) {
        this.told.push({ id, direction });
      },
    };
    expect(await qiju.solveHuarongRoad(classic, handler)).toEqual(handler.told);
    expect(await qiju.huarong.solveHuarongRoad(classic, handler)).toHaveLength(116);
    expect(handler.told).toHaveLength(232);
  });

  test('rejects the call with the error that it throws', async () => {
    const move = () => {
      throw new Error('enough');
    };
    await expect(qiju.solveHuarongRoad(classic, { move })).rejects.toThrow('enough');
    await expect(qiju.solveHuarongRoad(classic, /** @type {any} */ ({}))).rejects.toThrow(TypeError);
  });
});

describe('progress', () => {
  test('is reported and increases', async () => {
    /** @type {number[]} */
    const told = [];
    const steps = await qiju.with({ onProgress: ({ searched }) => told.push(searched) }).solveHuarongRoad(big);
    expect(steps).toEqual(direct.solveHuarongRoad(big));
    expect(told.length).toBeGreaterThanOrEqual(10);
    expect(told.every((searched, i) => searched > (told[i - 1] ?? 0))).toBe(true);
    expect(told.at(-1)).toBeLessThan(direct.huarong.solve(big, { metric: 'step' }).searched);
  });

  test('of a 五子棋 move is reported without changing the result', async () => {
    /** @type {number[]} */
    const told = [];
    const { bestMove } = qiju.with({ onProgress: ({ searched }) => told.push(searched) }).gomoku;
    const answer = await bestMove([112, 97, 113], { level: 'expert' });
    expect(answer).toEqual(direct.gomoku.bestMove([112, 97, 113], { level: 'expert' }));
    expect(told.length).toBeGreaterThan(3);
    expect(told.at(-1)).toBeLessThan(answer.nodes);
  });

  test('of an analysis has the moves found so far, of a review the finished share', async () => {
    /** @type {import('qiju').Progress[]} */
    const told = [];
    const { gomoku } = qiju.with({ onProgress: (progress) => told.push(progress) });
    const options = { lines: 2, nodes: 20_000 };
    const analysis = await gomoku.analyse([112, 97, 113], options);
    expect(analysis).toEqual(direct.gomoku.analyse([112, 97, 113], options));
    expect(told.length).toBeGreaterThan(3);
    expect(told.every(({ moves }) => moves?.length === 2 && moves[0].score >= moves[1].score)).toBe(true);
    const depths = told.map(({ moves }) => Number(moves?.[0].depth));
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    expect(depths.at(-1)).toBeGreaterThan(depths[0]);

    told.length = 0;
    const game = [112, 97, 113, 98, 114, 99];
    const review = await gomoku.review(game, { nodes: 60_000 });
    expect(review).toEqual(direct.gomoku.review(game, { nodes: 60_000 }));
    const shares = told.map(({ done }) => Number(done));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(shares[0]);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test('goes to its own call', async () => {
    /** @type {string[]} */
    const told = [];
    const [a, b] = ['a', 'b'].map((name) => qiju.with({ onProgress: () => told.push(name) }));
    await Promise.all([a.solveHuarongRoad(big), qiju.solveHuarongRoad(big), b.solveHuarongRoad(big)]);
    expect(told.join('')).toMatch(/^a+b+$/);
  });

  test('ends the call if the callback throws', async () => {
    const onProgress = () => {
      throw new Error('enough');
    };
    const asked = qiju.with({ onProgress }).solveHuarongRoad(big);
    const next = qiju.judgeWin([]);
    await expect(asked).rejects.toThrow('enough');
    expect(await next).toBe(false);
  });
});

describe('abort', () => {
  test('before the call prevents it', async () => {
    const signal = AbortSignal.abort('no');
    await expect(qiju.with({ signal }).solveHuarongRoad(big)).rejects.toBe('no');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('in the queue removes only that call', async () => {
    const controller = new AbortController();
    const running = qiju.solveHuarongRoad(big);
    const queued = qiju.with({ signal: controller.signal }).solveHuarongRoad(big);
    const last = qiju.judgeWin([]);
    controller.abort();
    await expect(queued).rejects.toBe(controller.signal.reason);
    expect(controller.signal.reason.name).toBe('AbortError');
    expect(await running).not.toBeNull();
    expect(await last).toBe(false);
  });

  /** Returns functions whose calls end at their first progress. */
  function stoppedWhileItRuns() {
    const controller = new AbortController();
    return qiju.with({ signal: controller.signal, onProgress: () => controller.abort(new Error('enough')) });
  }

  test('of a move of 五子棋: the next call is answered at once', async () => {
    const thinking = stoppedWhileItRuns().gomoku.bestMove([112, 97, 113], { time: 600_000 });
    await expect(thinking).rejects.toThrow('enough');
    expect((await qiju.gomoku.bestMove([])).move).toBe(112);
  });

  test('of a review of 五子棋: the next call is answered at once', async () => {
    const reviewing = stoppedWhileItRuns().gomoku.review([112, 97, 113], { time: 600_000 });
    await expect(reviewing).rejects.toThrow('enough');
    expect(await qiju.gomoku.review([])).toEqual({ moves: [], losing: null });
  });

  test('during the call ends it, and the others get their answers', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    let reports = 0;
    const onProgress = () => {
      reports++;
      controller.abort(new Error('seen enough'));
    };
    const handler = { move: () => reports++ };
    const running = qiju.with({ signal, onProgress }).solveHuarongRoad(big, handler);
    const others = Array.from({ length: 50 }, (_, i) => qiju.gomoku.encode([i]));
    await expect(running).rejects.toThrow('seen enough');
    expect(await Promise.all(others)).toEqual(Array.from({ length: 50 }, (_, i) => direct.gomoku.encode([i])));
    expect(reports).toBe(1);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('of many calls at once, and by a timeout', async () => {
    const controller = new AbortController();
    const view = qiju.with({ signal: controller.signal });
    const asked = Array.from({ length: 20 }, () => view.solveHuarongRoad(big));
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    controller.abort('all');
    expect(await Promise.allSettled(asked)).toEqual(asked.map(() => ({ status: 'rejected', reason: 'all' })));
    const timed = qiju.with({ signal: AbortSignal.timeout(20) });
    const late = await Promise.allSettled(Array.from({ length: 30 }, () => timed.solveHuarongRoad(big)));
    expect(late.at(-1)).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } });
    expect(await qiju.judgeWin([])).toBe(false);
  });

  const aborts = isFull ? 200 : 10;
  test(`${aborts} times at random moments: the calls after it give the right answers`, async () => {
    // The moment is in a report of progress, or while the worker starts.
    const moment = fc.record({ report: fc.nat(2), turns: fc.nat(40), queued: fc.nat(2) });
    const check = fc.asyncProperty(moment, async ({ report, turns, queued }) => {
      const controller = new AbortController();
      const abort = () => controller.abort(new Error('enough'));
      let reports = 0;
      const onProgress = () => void (++reports === report && abort());
      const view = qiju.with({ signal: controller.signal, onProgress });
      const asked = [view.solveHuarongRoad(big), ...Array.from({ length: queued }, () => view.gomoku.encode([1]))];
      const others = [qiju.gomoku.encode([7]), qiju.huarong.isSolved(classic)];
      const rejected = expectAllToReject(asked, 'enough');
      if (report === 0) {
        for (let turn = 0; turn < turns; turn++) await new Promise((done) => setImmediate(done));
        abort();
      }
      await rejected;
      expect(await Promise.all(others)).toEqual([direct.gomoku.encode([7]), false]);
      expect(await qiju.connect([[1, 0, 1]], 0, 0, 0, 2)).toHaveLength(3);
      expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    });
    await fc.assert(check, { numRuns: aborts, endOnFailure: true });
  }, 1_800_000);

  test('after the answer does nothing', async () => {
    const controller = new AbortController();
    const view = qiju.with({ signal: controller.signal });
    expect(await view.judgeWin([])).toBe(false);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    controller.abort();
    expect(await qiju.judgeWin([])).toBe(false);
    await expect(view.judgeWin([])).rejects.toBe(controller.signal.reason);
  });

  test.each([
    [null, 'options is null'],
    [7, 'options is 7'],
    [{ signal: 7 }, 'signal is 7'],
    [{ signal: new AbortController() }, 'signal is an object'],
    [{ onProgress: {} }, 'onProgress is an object'],
    [{ timeout: 5 }, 'options has "timeout", want signal, onProgress'],
  ])(
    // prettier-ignore
    'with(%p) is refused by name',
    (options, words) => {
      expect(() => qiju.with(/** @type {any} */ (options))).toThrow(TypeError);
      expect(() => qiju.with(/** @type {any} */ (options))).toThrow(`with: ${words}`);
    },
  );

  test.each([
    [{ timeout: 5 }, 'options has "timeout", want none', 'option-unknown'],
    [5, 'options is 5, want an object', 'argument-type'],
  ])('createWorker(%p) is refused by name', (options, words, code) => {
    const create = () => /** @type {any} */ (createWorker)(options);
    expect(create).toThrow(expect.objectContaining({ name: 'TypeError', code, message: `createWorker: ${words}` }));
  });

  test('with a revoked signal is refused by name', () => {
    const { proxy, revoke } = Proxy.revocable(new AbortController().signal, {});
    revoke();
    expect(() => qiju.with({ signal: proxy })).toThrow('with: signal is a revoked proxy, want an AbortSignal');
  });
});

describe('terminate', () => {
  test('rejects pending and later calls', async () => {
    const view = qiju.with({});
    const asked = [qiju.solveHuarongRoad(big), qiju.judgeWin([]), view.judgeWin([])];
    qiju.terminate();
    qiju.terminate();
    const late = [qiju.judgeWin([]), view.judgeWin([])];
    await expectAllToReject([...asked, ...late], /^qiju\/worker: the worker was terminated$/, 'worker-terminated');
    expect(qiju.huarong.levels).toHaveLength(45);
  });

  test('is called at the end of a using block', async () => {
    const other = createWorker();
    const asked = [qiju.judgeWin([]), other.judgeWin([])];
    qiju[Symbol.dispose]();
    await Promise.all([other[Symbol.asyncDispose](), expectAllToReject(asked, 'terminated')]);
  });
});

describe('a program', () => {
  const entry = JSON.stringify(pathToFileURL(join(dist, 'worker-node.js')).href);
  /** @param {string} text */
  const run = (text) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', `import { createWorker } from ${entry}; ${text}`], {
      encoding: 'utf8',
      timeout: 20_000,
    });

  test('ends while a worker is idle, but not before it has answered', () => {
    expect(run('const qiju = createWorker(); console.log(await qiju.judgeWin([]));')).toBe('false\n');
    expect(run('createWorker().judgeWin([]).then(console.log);')).toBe('false\n');
  });

  test('starts no worker before the first call', () =>
    expect(run("createWorker(); console.log(process.getActiveResourcesInfo().includes('MessagePort'));")).toBe(
      'false\n',
    ));

  test('an unawaited failing call is an unhandled rejection, as for any promise', () =>
    expect(
      run("process.on('unhandledRejection', ({ message }) => console.log(message)); createWorker().judgeWin([-1]);"),
    ).toBe('judgeWin: pieces[0] is -1, want an integer from 0 to 224\n'));
});

describe('a worker that fails', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qiju-'));
    cpSync(dist, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @returns {Promise<ReturnType<typeof createWorker>>} a worker of the package in that folder */
  const createBroken = async () => (await import(pathToFileURL(join(folder, 'worker-node.js')).href)).createWorker();

  test.each([
    ['is not there', null, /^qiju\/worker: the worker failed: Cannot find module/],
    ['throws at its start', 'throw new RangeError("at once");', /^qiju\/worker: the worker failed: at once$/],
    ['ends', 'process.exit(3);', /^qiju\/worker: the worker failed: it exited with code 3$/],
    [
      'dies of a call',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(4));",
      /^qiju\/worker: the worker failed: it exited with code 4$/,
    ],
  ])('because its script %s: every call says so', async (_, script, words) => {
    const host = join(folder, 'worker-host-node.js');
    if (script === null) rmSync(host);
    else writeFileSync(host, script);
    const broken = await createBroken();
    await expectAllToReject([broken.judgeWin([]), broken.judgeWin([])], words, 'worker-failed');
    await expectAllToReject([broken.judgeWin([])], words, 'worker-failed');
    cpSync(join(dist, 'worker-host-node.js'), host);
    expect(await broken.judgeWin([])).toBe(false);
    broken.terminate();
  });

  test('because of one call: only that call rejects', async () => {
    const host = join(folder, 'worker-host-node.js');
    const dies = "if (path[0] === 'judgeWin') process.exit(5);";
    writeFileSync(
      host,
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ path }) => { ${dies} });
      ${readFileSync(host, 'utf8')}`,
    );
    const broken = await createBroken();
    const asked = [broken.gomoku.encode([0]), broken.judgeWin([]), broken.gomoku.encode([15]), broken.judgeWin([])];
    await expectAllToReject([asked[1], asked[3]], /^qiju\/worker: the worker failed: it exited with code 5$/);
    expect([await asked[0], await asked[2], await broken.gomoku.encode([16])]).toEqual(['00', '10', '11']);
    broken.terminate();
  });

  test('without its module rejects calls until the module is there', async () => {
    rmSync(join(folder, 'qiju.wasm'));
    const broken = await createBroken();
    const words = /^load: file:.*qiju\.wasm: ENOENT/;
    await expectAllToReject([broken.judgeWin([]), broken.judgeWin([])], words, 'module-unavailable');
    cpSync(join(dist, 'qiju.wasm'), join(folder, 'qiju.wasm'));
    expect(await broken.judgeWin([])).toBe(false);
    broken.terminate();
  });
});
