// Two players send each other links.
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
  const url = /** @type {string} */ (tab.copied.at(-1)).split('\n').at(-1);
  const { search, hash } = new URL(String(url));
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
  expect(status(black)).toBe('Link copied: send it to your friend');

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
  await white.settled();
  white.fill('#friend-color', 'white');
  expect(status(white)).toBe('Black to play: your opponent');
  expect(white.text('#news')).toBe('You have White. Your friend places the first stone.');
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

/** @param {Visit} tab @returns {string} what the panel says has happened */
const news = (tab) => (tab.isVisible('#news') ? tab.text('#news') : '');

/** @param {Visit} tab @param {string} address @returns {Promise<Visit>} the tab, in which the player has opened a link */
const receive = (tab, address) => tab.reload(`wuziqi/${address}`);

/** @param {Visit} tab @returns {string} the button that is the next thing to do */
const primary = (tab) => tab.text('#friend .primary');

/** Two players in a game of two moves, in which it is Black's turn. */
async function begin() {
  let black = await openAt();
  black.fill('#opponent', 'link');
  await black.settled();
  await play(black, H8);
  const white = await openAt(await sent(black));
  await play(white, 97);
  black = await receive(black, await sent(white));
  return { black, white };
}

test('the guest is greeted without a lesson, and sending is the next thing to do', async () => {
  const host = await openAt();
  host.fill('#opponent', 'link');
  await host.settled();
  expect(news(host)).toBe('You have Black. Place the first stone, then invite a friend.');
  host.fill('#friend-rule', 'renju');
  await play(host, H8);
  expect(primary(host)).toBe('Invite a friend');
  expect(host.text('#sent')).toBe('Not sent yet');
  const address = await sent(host);
  expect(host.copied.at(-1)).toMatch(/^Let’s play Gomoku: your move\nhttps:.*\?rule=renju&play=white#77$/);
  expect(host.text('#sent')).toBe('Sent: waiting for the link');
  expect(host.$('#link').value).toMatch(/\?rule=renju&play=white#77$/);
  expect(host.$('.qr').getAttribute('aria-label')).toBe('The link as a QR code');

  const guest = await visit(`wuziqi/${address}`, { language: 'en', firstVisit: true });
  expect(guest.isVisible('#lesson')).toBe(false);
  expect(news(guest)).toBe('A friend invites you to a game of Gomoku (Renju). You have White. It is your move.');
  expect(guest.isVisible('#send')).toBe(false);
  await play(guest, 97);
  expect(primary(guest)).toBe('Send to your friend');
  const waiting = await openAt('?play=white');
  expect(news(waiting)).toBe(
    'A friend invites you to a game of Gomoku. You have White. Your friend places the first stone.',
  );
  expect(waiting.isVisible('#send')).toBe(false);
  expect([...host.faults, ...guest.faults, ...waiting.faults]).toEqual([]);
});

test('the title and the icon of the page say whose turn it is', async () => {
  const { black, white } = await begin();
  const iconOf = (/** @type {Visit} */ tab) => tab.$('link[rel=icon]').href;
  expect(black.document.title).toBe('Your move · Gomoku · Qiju');
  expect(decodeURIComponent(iconOf(black))).toMatch(/^data:image\/svg\+xml,<svg .*fill="#222"/);
  expect(white.document.title).toBe('Waiting · Gomoku · Qiju');
  expect(iconOf(white)).toMatch(/seal\.svg$/);
  white.fill('#opponent', 'none');
  expect(white.document.title).toBe('Gomoku · Qiju');
});

test('a move that was sent is taken back only if the opponent agrees', async () => {
  let { black, white } = await begin();
  await play(black, 113);
  await black.act('#undo'); // not sent yet
  await play(black, 114);
  expect(black.$('#ask-undo').getAttribute('aria-disabled')).toBe('true');
  await sent(black);
  expect(black.$('#undo').getAttribute('aria-disabled')).toBe('true');
  await black.act('#ask-undo');
  expect(black.text('#sent')).toBe('Not sent yet');
  const request = await sent(black);
  expect(request).toBe(`?play=white&say=undo#${gomoku.encode([H8, 97, 114])}`);

  white = await receive(white, request);
  expect(news(white)).toBe('Your friend asks to take back J8.');
  await white.act('#accept');
  expect(white.focused).toBe('Send to your friend');
  expect(white.board.moves).toEqual([H8, 97]);
  expect(primary(white)).toBe('Send to your friend');
  white = await white.reload();
  black = await receive(black, await sent(white));
  expect(news(black)).toBe('Your friend agreed. Make your move again.');
  expect(black.board.moves).toEqual([H8, 97]);
  await play(black, 113);
  const again = await sent(black);
  expect(again).toBe(addressOf('white', [H8, 97, 113]));
  white = await receive(white, again);
  expect(white.text('#banner')).toBe('');
  expect(news(white)).toBe('Your friend played I8. It is your move.');
  expect([...black.faults, ...white.faults]).toEqual([]);
});

test('an offer of a draw is declined with a move, the next one accepted', async () => {
  let { black, white } = await begin();
  await play(black, 113);
  await black.act('#offer-draw');
  white = await receive(white, await sent(black));
  expect(news(white)).toBe('Your friend played I8 and offers a draw.');
  await white.act('#decline');
  expect(white.focus.getRootNode().host).toBe(white.board);
  expect(news(white)).toBe('You declined. Make your move, and send it.');
  white = await white.reload();
  await play(white, 98);
  await white.act('#offer-draw');
  await white.act('#offer-draw'); // thinks better of it
  const declined = await sent(white);
  expect(declined).toContain('say=no');
  black = await receive(black, declined);
  expect(news(black)).toBe('Your friend declined and played I9. It is your move.');
  await play(black, 114);
  await black.act('#offer-draw');
  const offer = await sent(black);
  white = await receive(white, offer);
  await white.act('#accept');
  expect(status(white)).toBe('A draw by agreement');
  expect(white.document.title).toBe('Gomoku · Qiju');
  const agreed = await sent(white);
  expect(agreed).toContain('say=drawn');
  black = await receive(black, agreed);
  expect(status(black)).toBe('A draw by agreement');
  expect(black.text('#result-title')).toBe('A draw by agreement');
  await play(black, 115);
  expect(black.board.moves).toHaveLength(5);
  white = await receive(white, offer);
  expect(status(white)).toBe('A draw by agreement');
  expect([...black.faults, ...white.faults]).toEqual([]);
});

test('a resignation ends the game, and can be taken back until it is sent', async () => {
  const { black, white: invited } = await begin();
  await black.act('#resign');
  expect(status(black)).toBe('You resign');
  await play(black, 113);
  expect(black.board.moves).toEqual([H8, 97]);
  await black.act('#resign');
  expect(status(black)).toBe('Black to play: you');
  await black.act('#resign');
  const address = await sent(black);
  expect(address).toBe(`?play=white&say=resign#${gomoku.encode([H8, 97])}`);
  expect(black.isVisible('#resign')).toBe(false);
  const white = await receive(invited, address);
  expect(status(white)).toBe('You win: your opponent resigns');
  expect([white.text('#result-title'), white.document.title]).toEqual(['You win', 'Gomoku · Qiju']);
  expect(white.isVisible('#send')).toBe(false);
  await white.act('#restart');
  expect(status(white)).not.toBe('You win: your opponent resigns');
  expect(white.item('wuziqi.saved')).toBeNull();
  expect([...black.faults, ...white.faults]).toEqual([]);
});

/** @param {Visit} tab @returns {unknown} the results of games by link */
const results = (tab) => tab.item('wuziqi.results')?.['freestyle.15.link'];

test('a game by link is counted once, whatever ends it', async () => {
  const { black, white: invited } = await begin();
  await play(black, 113);
  let white = await receive(invited, await sent(black));
  await play(white, 98);
  expect([results(black), results(white)]).toEqual([
    { played: 1, won: 0, best: null },
    { played: 1, won: 0, best: null },
  ]);
  await white.act('#resign');
  const address = await sent(white);
  let winner = await receive(black, address);
  expect(status(winner)).toBe('You win: your opponent resigns');
  expect(results(winner)).toEqual({ played: 1, won: 1, best: null });
  winner = await receive(winner, address);
  expect(status(winner)).toBe('You win: your opponent resigns');
  expect(results(winner)).toEqual({ played: 1, won: 1, best: null });
  white = await white.reload();
  expect(results(white)).toEqual({ played: 1, won: 0, best: null });
  expect([...winner.faults, ...white.faults]).toEqual([]);
});

test('the colours are swapped in the game after one that is over', async () => {
  const { black, white: invited } = await begin();
  await black.act('#restart');
  expect(status(black)).toBe('Black to play: you');
  const white = await receive(invited, `?play=white&say=resign#${gomoku.encode([H8, 97])}`);
  await white.act('#restart');
  expect(status(white)).toBe('Black to play: you');
  expect(white.$('#friend-color').value).toBe('black');
  expect([...black.faults, ...white.faults]).toEqual([]);
});
