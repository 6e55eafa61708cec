// Storage and addresses may hold anything: every page works with its defaults.
import { pages } from '../../../web/tools/site/layout.js';
import { badAddresses, hostileItems } from './stored-items.js';

/** @typedef {import('../visit.js').Visit} Visit */

const kinds = Object.values(hostileItems);
const common = ['#__proto__=1', '#=', '#%E0%A4%A', '?x=%#<b>', `#${'a'.repeat(9000)}`];

/** Each item is hostile in a different way. */
const mixed = Object.fromEntries(Object.keys(kinds[0]).map((key, at) => [key, kinds[1 + (at % 4)][key]]));

/** Makes a move if the page has a board, and opens the settings. @param {Visit} tab @param {string} name */
async function use(tab, name) {
  const { board } = tab;
  if (board && name !== 'panel') {
    const { remaining, steps } = board;
    expect(board.playback.speed).toBe(1);
    if (name === 'lianliankan') for (const cell of board.pairs[0]) board.pick(...cell);
    else if (name === 'huarong') {
      const [{ id, direction }] = board.qiju.huarong.steps(board.board);
      board.move(id, direction);
    } else board.place(60);
    if (name === 'lianliankan') expect(board.remaining).toBe(remaining - 2);
    else expect(board.steps).toBeGreaterThan(steps);
  }
  await tab.act('#open-settings');
  expect(tab.isVisible('#settings')).toBe(true);
  expect(tab.$('#results *').isConnected).toBe(true);
  expect(tab.faults).toEqual([]);
}

test.each(pages.map(({ name, path }) => ({ name, path })))(
  '/$path works with hostile storage, at any address',
  async ({ name, path }) => {
    const [first, ...others] = [...(badAddresses[name] ?? []), ...common];
    const words = await visit(path + first, { stored: kinds[0] });
    for (const address of others) {
      words.window.history.replaceState(null, '', `/${path}${address}`);
      words.window.dispatchEvent(new words.window.HashChangeEvent('hashchange'));
      await words.settled();
      expect([address, ...words.faults]).toEqual([address]);
    }
    await use(words, name);
    words.close();
    await use(await visit(path, { stored: mixed }), name);
  },
);
