// Invalid addresses: anybody can write one.
import { load } from 'qiju/gomoku';
import { readGameUrl } from '../../../web/site/games/gomoku/address.js';
import { formatHash, parseHash } from '../../../web/site/games/huarong/address.js';
import { badAddresses } from '../../component/site/stored-items.js';

Object.assign(globalThis, { document: { documentElement: { lang: 'en', dataset: {} } } });
const { readAddress, readTimeToBeat, writeAddress } = await import('../../../web/site/games/lianliankan/address.js');
const gomoku = await load();

/** @param {string[]} values @returns {any} a <select> */
const select = (...values) => ({ options: values.map((value) => ({ value })) });
const pickers = {
  size: select('6x8', '8x10'),
  shape: select('rectangle', 'heart'),
  difficulty: select('easy', 'normal'),
  gravity: select('none', 'down'),
};

test('连连看 reads no game from them', () => {
  for (const hash of badAddresses.lianliankan) expect([hash, readAddress(hash, pickers)]).toEqual([hash, null]);
  for (const hash of ['', '#', '#abc']) expect(readAddress(hash, pickers)).toBeUndefined();
  expect(readAddress('#seed=7&size=8x6&difficulty=easy', pickers)).toMatchObject({ seed: 7, rows: 8, cols: 6 });
});

test.each(['#seed=7&size=6x8&difficulty=easy&gravity=none', '#daily=2026-11-21', '#stage=12'])(
  'an address of 连连看 may have a time to beat: %s',
  (hash) => {
    const game = /** @type {import('../../../web/site/games/lianliankan/address.js').Game} */ (
      readAddress(hash, pickers)
    );
    const race = `${hash}&time=72`;
    expect([writeAddress(game), writeAddress(game, 72)]).toEqual([hash, race]);
    expect(readAddress(race, pickers)).toEqual(game);
    expect([readTimeToBeat(hash), readTimeToBeat(race)]).toEqual([null, 72]);
  },
);

test.each([
  ['#p=123', { code: '123' }],
  ['#daily=2026-11-21&moves=81&time=0', { daily: '2026-11-21', toBeat: { moves: 81, time: 0 } }],
  ['#p=123&moves=81&time=72', { code: '123', toBeat: { moves: 81, time: 72 } }],
])('the address %s of 华容道 is read and written', (hash, puzzle) => {
  expect(parseHash(hash)).toEqual(puzzle);
  expect(formatHash(puzzle)).toBe(hash);
});

test('华容道 reads no day from them', () => {
  for (const hash of badAddresses.huarong.filter((each) => each.startsWith('#daily'))) {
    expect([hash, parseHash(hash)]).toEqual([hash, null]);
  }
  expect(parseHash('#')).toBeUndefined();
});

test('五子棋 quotes them in its message', () => {
  for (const address of badAddresses.gomoku) {
    const { search, hash } = new URL(address, 'https://qiju.test/');
    const game = readGameUrl(gomoku, { search, hash });
    expect([address, game]).toEqual([address, { invalid: expect.any(String) }]);
  }
  expect(readGameUrl(gomoku, { search: '', hash: '#' })).toBeNull();
});
