// A game in the address of the page.
import { load } from 'qiju/gomoku';
import { gameUrl, readGameUrl } from '../../../web/site/games/gomoku/address.js';

const gomoku = await load();

/** @param {string} address query and hash */
const read = (address) => readGameUrl(gomoku, new URL(address, 'https://qiju.test/wuziqi/'));

/** @typedef {import('../../../web/site/games/gomoku/address.js').Game} Game */

test.each(
  /** @type {[string, Game][]} */ ([
    ['#7778', { pieces: [112, 113], rule: 'freestyle', size: 15, play: null, say: null }],
    ['?rule=renju&size=9#e5d4', { pieces: [40, 48], rule: 'renju', size: 9, play: null, say: null }],
    ['?size=19#a19s1', { pieces: [0, 360], rule: 'freestyle', size: 19, play: null, say: null }],
    ['?rule=caro', { pieces: [], rule: 'caro', size: 15, play: null, say: null }],
    ['?play=white#77', { pieces: [112], rule: 'freestyle', size: 15, play: 'white', say: null }],
    ['?play=white&say=draw#77', { pieces: [112], rule: 'freestyle', size: 15, play: 'white', say: 'draw' }],
    ['?play=black&say=undo#7778', { pieces: [112, 113], rule: 'freestyle', size: 15, play: 'black', say: 'undo' }],
    ['?play=black&say=drawn#77', { pieces: [112], rule: 'freestyle', size: 15, play: 'black', say: 'drawn' }],
    [
      '?rule=renju&size=9&play=black&say=resign#e5',
      { pieces: [40], rule: 'renju', size: 9, play: 'black', say: 'resign' },
    ],
  ]),
)('%s is a game, and the game has this address', (address, game) => {
  expect(read(address)).toEqual(game);
  const before = 'https://qiju.test/wuziqi/?size=22&rule=standard&play=black&say=no&other=1#00';
  const { searchParams, hash, pathname } = gameUrl(gomoku, game, before);
  expect(searchParams.get('other')).toBe('1');
  searchParams.delete('other');
  expect((String(searchParams) && `?${searchParams}`) + hash).toBe(address);
  expect(pathname).toBe('/wuziqi/');
});

test('an address without a game is read as none', () => {
  for (const address of ['', '#', '?other=1']) expect(read(address)).toBe(null);
});

test.each([
  ['#zz', 'zz'],
  ['#777', '777'],
  ['#7777', '7777'],
  ['#%e4%bd', '%e4%bd'],
  ['#%E4%BD%A0', '你'],
  ['?size=9#j1', 'j1'],
  ['?size=9#7778', '7778'],
  ['?rule=gomoku', '?rule=gomoku'],
  ['?size=4', '?size=4'],
  ['?size=x#77', '?size=x#77'],
  ['?play=red', '?play=red'],
  ['?say=draw', '?say=draw'], // a word without a game by link
  ['?play=white&say=#77', '?play=white&say=#77'],
  ['?play=white&say=yes#77', '?play=white&say=yes#77'],
  ['?play=black&say=draw#77', '?play=black&say=draw#77'], // a request comes when it is the reader's turn
  ['?play=black&say=undo', '?play=black&say=undo'], // there is no move to take back
  ['?play=white&say=drawn#77', '?play=white&say=drawn#77'], // it was the sender's turn when the draw was offered
])('%s cannot be read, and the part that cannot is quoted', (address, invalid) => {
  expect(read(address)).toEqual({ invalid });
});
