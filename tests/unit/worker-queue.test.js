// The queue of `qiju/worker` with a fake worker: so every order of events can be tested without waiting.
import { getEventListeners } from 'node:events';
import { createQueue } from '../../web/api/worker/queue.js';

/** @typedef {import('../../web/api/worker/messages.js').CallResponse} CallResponse */

/**
 * Creates a queue and a list of the workers that it has started.
 * @param {{ isReady?: boolean, exitsAtOnce?: boolean }} [options] exitsAtOnce: `terminate` reports the exit before it
 *   returns, as in Deno
 */
function setUp({ isReady = true, exitsAtOnce = false } = {}) {
  /** @type {{ asked: unknown[], respond: (response: CallResponse) => void, fail: (reason: string) => void, ended: boolean }[]} */
  const workers = [];
  const queue = createQueue((onResponse, onFailure) => {
    const worker = { asked: /** @type {unknown[]} */ ([]), respond: onResponse, fail: onFailure, ended: false };
    workers.push(worker);
    if (isReady) queueMicrotask(() => onResponse({ ready: true }));
    return {
      postMessage: ({ path }) => worker.asked.push(path[0]),
      terminate() {
        worker.ended = true;
        if (exitsAtOnce) onFailure('it exited with code 1');
      },
    };
  });
  /** @param {string} name @param {import('../../web/api/worker/queue.js').CallOptions} [options] */
  const call = (name, options = {}) => {
    const answer = queue.request([name], [], options);
    answer.catch(() => {}); // the test checks the result
    return answer;
  };
  return { ...queue, workers, call };
}

/** Waits until reports have arrived. */
const settle = () => new Promise((done) => setImmediate(done));

describe('abort', () => {
  test.each([false, true])(
    'of the running call loses no other; `terminate` reports the exit: %p',
    async (exitsAtOnce) => {
      const { call, workers } = setUp({ exitsAtOnce });
      const controller = new AbortController();
      const running = call('running', { signal: controller.signal });
      const queued = [call('second'), call('third')];
      await settle();
      controller.abort(new Error('enough'));
      await expect(running).rejects.toThrow('enough');
      expect(workers.map(({ asked, ended }) => [asked, ended])).toEqual([
        [['running'], true],
        [['second'], false],
      ]);
      workers[1].respond({ result: 2 });
      workers[1].respond({ result: 3 });
      expect(await Promise.all(queued)).toEqual([2, 3]);
      expect(workers).toHaveLength(2);
    },
  );

  test('of a queued call does not restart the worker', async () => {
    const { call, workers } = setUp();
    const controller = new AbortController();
    const running = call('running');
    const queued = [1, 2, 3].map(() => call('queued', { signal: controller.signal }));
    const last = call('last');
    await settle();
    controller.abort(new Error('enough'));
    for (const answer of queued) await expect(answer).rejects.toThrow('enough');
    workers[0].respond({ result: 1 });
    workers[0].respond({ result: 2 });
    expect([await running, await last]).toEqual([1, 2]);
    expect(workers.map(({ asked, ended }) => [asked, ended])).toEqual([[['running', 'last'], false]]);
  });

  test('of a call that reuses the signal of an earlier call', async () => {
    const { call, workers } = setUp();
    const controller = new AbortController();
    const calls = ['first', 'second'].map((name) => call(name, { signal: controller.signal }));
    await settle();
    workers[0].respond({ result: 1 });
    expect(await calls[0]).toBe(1);
    controller.abort(new Error('enough'));
    await expect(calls[1]).rejects.toThrow('enough');
    expect(workers[0].ended).toBe(true);
    await settle();
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  test('of the only call starts no worker until there is another call', async () => {
    const { call, workers } = setUp();
    const controller = new AbortController();
    const running = call('running', { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect(workers).toHaveLength(1);
    const next = call('next');
    workers[1].respond({ result: 5 });
    expect(await next).toBe(5);
  });

  test('later reports of the replaced worker are ignored', async () => {
    const { call, workers } = setUp();
    const controller = new AbortController();
    call('running', { signal: controller.signal });
    const next = call('next');
    controller.abort();
    workers[0].respond({ result: 'of the running call' });
    workers[0].fail('it exited with code 1');
    workers[1].respond({ result: 'of the next' });
    expect(await next).toBe('of the next');
    expect(workers).toHaveLength(2);
  });

  test('while an argument is read prevents the call', async () => {
    const { request, workers } = setUp();
    const controller = new AbortController();
    const { signal } = controller;
    const args = [{ get rule() { return controller.abort(new Error('enough')); } }]; // prettier-ignore
    await expect(request(['judge'], args, { signal })).rejects.toThrow('enough');
    expect(workers).toEqual([]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('onProgress', () => {
  /** @type {[string, (set: ReturnType<typeof setUp> & { abort: () => void }) => void, string | RegExp][]} */
  const acts = [
    ['throws', () => { throw new Error('thrown'); }, 'thrown'], // prettier-ignore
    ['aborts the call', ({ abort }) => abort(), 'enough'],
    ['aborts the call and throws', ({ abort }) => { abort(); throw new Error('thrown'); }, 'enough'], // prettier-ignore
    ['terminates the worker', ({ terminate }) => terminate(), 'the worker was terminated'],
    ['terminates and throws', ({ terminate }) => { terminate(); throw new Error('thrown'); }, 'the worker was terminated'], // prettier-ignore
  ];

  test.each(acts.flatMap((act) => [false, true].map((exitsAtOnce) => /** @type {const} */ ([...act, exitsAtOnce]))))(
    '%s: the call rejects, and other calls end normally',
    async (_, act, words, exitsAtOnce) => {
      const set = setUp({ exitsAtOnce });
      const { call, workers } = set;
      const controller = new AbortController();
      let told = 0;
      const onProgress = () => {
        told++;
        act({ ...set, abort: () => controller.abort(new Error('enough')) });
      };
      const running = call('running', { signal: controller.signal, onProgress });
      const next = call('next');
      workers[0].respond({ progress: { searched: 1 } });
      workers[0].respond({ progress: { searched: 2 } });
      await expect(running).rejects.toThrow(words);
      expect([told, workers[0].ended]).toEqual([1, true]);
      if (words === 'the worker was terminated') {
        await expect(next).rejects.toThrow(words);
        expect(workers).toHaveLength(1);
      } else {
        workers[1].respond({ result: 7 });
        expect(await next).toBe(7);
      }
      expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    },
  );

  test('may make a call, which waits for its turn', async () => {
    const { call, workers } = setUp();
    /** @type {Promise<unknown>[]} */
    const inner = [];
    const running = call('running', { onProgress: () => void inner.push(call('inner')) });
    workers[0].respond({ progress: { searched: 1 } });
    expect(workers[0].asked).toEqual(['running']);
    workers[0].respond({ result: 1 });
    workers[0].respond({ result: 2 });
    expect([await running, await inner[0]]).toEqual([1, 2]);
  });
});

describe('a worker that crashes', () => {
  test.each([false, true])(
    'takes only the running call with it; `terminate` reports the exit: %p',
    async (exitsAtOnce) => {
      const { call, workers } = setUp({ exitsAtOnce });
      const answers = ['first', 'second', 'third'].map((name) => call(name));
      await settle();
      workers[0].fail('out of memory');
      await settle();
      workers[1].fail('out of memory');
      workers[2].respond({ result: 3 });
      await expect(answers[0]).rejects.toThrow('qiju/worker: the worker failed: out of memory');
      await expect(answers[1]).rejects.toThrow('qiju/worker: the worker failed: out of memory');
      expect(await answers[2]).toBe(3);
      expect(workers.map(({ asked }) => asked)).toEqual([['first'], ['second'], ['third']]);
    },
  );

  test('while idle is replaced by the next call', async () => {
    const { call, workers } = setUp();
    const first = call('first');
    workers[0].respond({ result: 1 });
    await first;
    workers[0].fail('it exited with code 1');
    expect(workers).toHaveLength(1);
    const second = call('second');
    workers[1].respond({ result: 2 });
    expect(await second).toBe(2);
  });

  test('before its script runs is not restarted: all calls reject, and later calls try again', async () => {
    const { call, workers } = setUp({ isReady: false });
    const answers = Array.from({ length: 10 }, () => call('early'));
    workers[0].fail('its script could not be loaded');
    for (const answer of answers) await expect(answer).rejects.toThrow('its script could not be loaded');
    expect(workers).toHaveLength(1);
    const late = call('late');
    workers[1].respond({ result: 1 });
    expect(await late).toBe(1);
  });

  test('and has a successor that does not start rejects all calls', async () => {
    const { call, workers } = setUp({ isReady: false });
    const answers = ['first', 'second', 'third'].map((name) => call(name));
    workers[0].respond({ ready: true });
    workers[0].fail('out of memory');
    workers[1].fail('its script could not be loaded');
    await expect(answers[0]).rejects.toThrow('out of memory');
    for (const answer of answers.slice(1)) await expect(answer).rejects.toThrow('its script could not be loaded');
    expect(workers).toHaveLength(2);
  });
});

test('terminate while an argument is read: no worker is started', async () => {
  const { request, terminate, workers } = setUp();
  const args = [{ get rule() { return terminate(); } }]; // prettier-ignore
  await expect(request(['judge'], args, {})).rejects.toThrow('the worker was terminated');
  expect(workers).toEqual([]);
});

test('an invalid signal rejects only its call', async () => {
  const { call, workers } = setUp();
  const signal = /** @type {any} */ ({ throwIfAborted() {} });
  await expect(call('refused', { signal })).rejects.toThrow(TypeError);
  const next = call('next');
  workers[0].respond({ result: 1 });
  expect(await next).toBe(1);
});

test('a proxy that lies about its length is refused', async () => {
  const { request } = setUp();
  for (const length of [2 ** 32, NaN, -1, '3']) {
    const liar = new Proxy([1], { get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)) });
    await expect(request(['pairs'], [liar], {})).rejects.toThrow('pairs: the arguments cannot be sent to a worker');
  }
});
