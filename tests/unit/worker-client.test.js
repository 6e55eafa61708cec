// The caller's side of `qiju/worker`, with a fake object and a fake worker.
import { createClient } from '../../web/api/worker/client.js';

/** Starts a client. Its worker reports progress, then answers every call with its path. */
function setUp() {
  /** @type {unknown[][]} */
  const asked = [];
  const game = { list: [1], board: () => 0, ask: () => 0, with: () => game };
  const client = createClient(
    () => ({ game, ask: () => 0 }),
    (onResponse) => ({
      postMessage({ path }) {
        asked.push(path);
        queueMicrotask(() => {
          onResponse({ progress: { searched: asked.length } });
          onResponse({ result: path });
        });
      },
      terminate() {},
    }),
  );
  return { client: /** @type {any} */ (client), asked };
}

test('rules are added to earlier rules, and leave the object unchanged', async () => {
  const { client } = setUp();
  const ruled = client.game.with({ gravity: 'down' });
  expect(await ruled.ask()).toEqual(['game', { rules: { gravity: 'down' } }, 'ask']);
  expect(await ruled.with({ ring: false }).ask()).toEqual([
    'game',
    { rules: { gravity: 'down' } },
    { rules: { ring: false } },
    'ask',
  ]);
  expect(await client.game.ask()).toEqual(['game', 'ask']);
  expect(ruled.list).toEqual([1]);
  expect('board' in ruled).toBe(false);
});

test('calls keep their signal and progress callback under any rules', async () => {
  const { client, asked } = setUp();
  const stopped = client.with({ signal: AbortSignal.abort(new Error('enough')) });
  for (const object of [stopped, stopped.game, stopped.game.with({}), stopped.game.with({}).with({})]) {
    await expect(object.ask()).rejects.toThrow('enough');
  }
  expect(asked).toEqual([]);

  /** @type {unknown[]} */
  const told = [];
  const watched = client.with({ onProgress: (/** @type {unknown} */ progress) => told.push(progress) });
  for (const object of [watched, watched.game, watched.game.with({}), watched.game.with({}).with({})]) {
    await object.ask();
  }
  await client.game.with({}).ask();
  expect(told).toEqual([1, 2, 3, 4].map((searched) => ({ searched })));
});
