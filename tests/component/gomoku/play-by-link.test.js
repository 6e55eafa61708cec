// Two players, one screen play by sending each other links.
import { load } from 'qiju/gomoku';
import { H8, hide, openPage, play } from './gomoku.js';

/** @typedef {import('../visit.js').Visit} Visit */

const gomoku = await load();

/** Returns the address of a game for the player of one side. @param {'black' | 'white'} side @param {number[]} pieces */
const addressOf = (side, pieces) => `?play=${side}${pieces.length ? '#' : ''}${gomoku.encode(pieces)}`;

/** Black has five, from H8 to L8. */
const blackWins = [112, 0, 113, 2, 114, 30, 115, 4, 116];

/** @param {string} [address] */
const openAt = (address = '') => openPage(address, { language: 'en' });

/** @param {Visit} tab */
const status = (tab) => tab.text('#status');

/** Presses the button that sends a link. @param {Visit} tab @returns {Promise<string>} the query and hash of the link */
async function sent(tab) {
  await tab.act('#send');
  const { search, hash } = new URL(/** @type {string} */ (tab.copied.at(-1)));
  return search + hash;
}

test('each side places only its own stones, and continues from the received links', async () => {
  let black = await openAt();
  black.fill('#opponent', 'link');
  expect(black.isVisible('#send')).toBe(false);
  await play(black, H8);
  expect(status(black)).toBe('White to play: your opponent');
  await play(black, 113);
  expect(status(black)).toBe('It is your opponent’s turn');
  expect(black.board.moves).toEqual([H8]);
  const address = await sent(black);
  expect(address).toBe(addressOf('white', [H8]));
  expect(status(black)).toBe('Link copied: send it to your opponent');

  let white = await openAt(address);
  expect(white.$('#opponent').value).toBe('link');
  expect(status(white)).toBe('White to play: you');
  expect(white.isVisible('#send')).toBe(false);
  await play(white, 97);
  expect(await sent(white)).toBe(addressOf('black', [H8, 97]));
  white = await white.reload();
  expect(white.$('#opponent').value).toBe('link');
  expect(white.board.moves).toEqual([H8, 97]);
  white = await white.reload(`wuziqi/${address}`); // older than the game
  expect(white.board.moves).toEqual([H8, 97]);

  black = await black.reload(`wuziqi/${addressOf('black', [H8, 97])}`);
  expect(black.text('#banner')).toBe('');
  expect(status(black)).toBe('Black to play: you');
  expect([...black.faults, ...white.faults]).toEqual([]);
});

test('White invites by a link without moves, and learns of the lost game', async () => {
  const white = await openAt();
  white.fill('#opponent', 'link');
  white.fill('#color', 'white');
  expect(status(white)).toBe('Black to play: your opponent');
  expect(await sent(white)).toBe(addressOf('black', []));
  const lost = await openAt(addressOf('white', blackWins));
  expect(status(lost)).toBe('Your opponent wins: five in a row, H8 to L8');
  expect(lost.isVisible('#send')).toBe(false);
  const winning = await openAt(addressOf('black', blackWins.slice(0, -1)));
  await hide(winning, true);
  await play(winning, 116);
  expect(winning.isVisible('#result')).toBe(true);
  expect(winning.text('#result-title')).toBe('You win');
  expect(winning.document.querySelector('#harder')).toBeNull();
  expect(await sent(winning)).toBe(addressOf('white', blackWins));
  expect([...white.faults, ...lost.faults, ...winning.faults]).toEqual([]);
});

test('illegal moves and sides are rejected, changed moves are noticed', async () => {
  for (const address of ['?play=red#77', '?play=white#7777']) {
    const tab = await openAt(address);
    expect(tab.text('#banner')).toContain('This link cannot be read');
    expect(tab.faults).toEqual([]);
  }
  let tab = await openAt(addressOf('white', [H8]));
  await play(tab, 97);
  tab = await tab.reload(`wuziqi/${addressOf('white', [113, 98, 114])}`);
  expect(tab.text('#banner')).toBe('These moves do not continue your last game by link');
  expect(tab.board.moves).toEqual([113, 98, 114]);
  tab = await tab.reload('wuziqi/');
  expect(tab.board.moves).toEqual([H8, 97]); // the game is unchanged
  expect(tab.faults).toEqual([]);
});
