// The review of a game: the losing move, its refutation, continuing the game, and stopping the review.
import { hide, label, openPage, play, pointOf } from './gomoku.js';

/** @typedef {import('../visit.js').Visit} Visit */

/** On a board of 7, White lets Black make an open four with the seventh stone. */
const ADDRESS = '?size=7#d4a1d5a7d3g1d6g7';
const D2 = 38;
/** The index of White's losing move, G1, and the number of moves in Black's win after it. */
const LOSING = 5;
const FORCED = 3;

/** @param {Visit} tab */
const isReviewed = (tab) => tab.$('#player').classList.contains('reviewed');

/** Opens the lost game, for two people unless `kept` sets an opponent. @param {Record<string, unknown>} [kept] */
async function openLost(kept) {
  const tab = await openPage('', { language: 'en', kept });
  await tab.settled();
  const { gomoku } = tab.board.qiju;
  const lost = gomoku.decode('d4a1d5a7d3g1d6g7d2', { notation: 'coordinates', size: 7 });
  tab.board.open(lost, { size: 7 });
  return { tab, lost, board: tab.board };
}

test('after a lost game the losing move is marked, its refutation can be stepped through, and the loser can continue', async () => {
  const tab = await openPage(ADDRESS, { language: 'en' });
  const { board } = tab;
  await play(tab, D2);
  const lost = board.moves;
  expect(lost).toHaveLength(9);
  expect(tab.isVisible('#review-text')).toBe(true);
  expect(isReviewed(tab)).toBe(true);
  expect(tab.text('#review-text')).toBe('The losing move: move 6, White G1');
  expect(tab.allInBoard('.losing')).toHaveLength(1);
  expect(label(tab, lost[LOSING])).toBe('G1, white, move 6, the losing move');
  const remarks = [...tab.document.querySelectorAll('#list small')].map(({ textContent }) => textContent);
  expect(remarks.join()).toMatch(/^(,(best|good|mistake)){5},losing(,(best|good|mistake)){3}$/);
  expect(tab.$('#review-curve svg').getAttribute('aria-label')).toBe(
    'Evaluation after each of 9 moves; from move 6 on: Black wins by force',
  );

  await tab.act('#review-game');
  expect(board.moves).toEqual(lost.slice(0, LOSING + 1));
  const [, best] = /** @type {RegExpExecArray} */ (
    /^Move 6, White G1: losing; (\w+) was better; Black wins by force$/.exec(tab.text('#review-text'))
  );
  const better = tab.allInBoard('[role=gridcell] button').findIndex((button) => /recommended/.test(button.ariaLabel));
  expect(label(tab, better)).toBe(`${best}, empty, recommended`);

  await tab.act('#review-line');
  expect(tab.focused).toBe('One move forward');
  expect(tab.text('#review-text')).toBe('Black now wins by force in 3 moves: step forward');
  for (let step = 1; step <= FORCED; step++) {
    tab.press('Enter');
    expect(tab.text('#review-text')).toBe(`Black’s winning line: move ${step} of 3`);
  }
  expect(board.moves.slice(0, LOSING + 1)).toEqual(lost.slice(0, LOSING + 1));
  expect(board.verdict.winner).toBe('black');
  expect([...board.moves, ...board.ahead]).not.toEqual(lost);
  expect(tab.allInBoard('.hint')).toEqual([]);
  expect(tab.text('#review-line')).toBe('Back to game');
  await tab.act('#review-line');
  expect([board.moves, [...board.moves, ...board.ahead]]).toEqual([lost.slice(0, LOSING + 1), lost]);

  await tab.act('#play-on');
  expect([board.moves, [...board.moves, ...board.ahead], board.turn]).toEqual([lost.slice(0, LOSING), lost, 'white']);
  await play(tab, better);
  expect([...board.moves, ...board.ahead]).toEqual([...lost.slice(0, LOSING), better]);
  expect(isReviewed(tab)).toBe(false);
  expect(tab.allInBoard('.losing')).toEqual([]);
  await tab.act('#undo');
  expect([...board.moves, ...board.ahead]).toEqual(lost);
  expect(isReviewed(tab)).toBe(true);
  expect(tab.faults).toEqual([]);
});

test('an opened game is reviewed on demand; the curve leads to its moves; the computer answers when the game continues', async () => {
  const { tab, lost, board } = await openLost({ 'wuziqi.opponent': 'beginner', 'wuziqi.color': 'white' });
  expect(isReviewed(tab)).toBe(false);
  await tab.act('#review');
  expect(isReviewed(tab)).toBe(true);
  const curve = tab.$('#review-curve svg');
  curve.getBoundingClientRect = () => ({ left: 10, width: 90 });
  curve.dispatchEvent(new tab.window.MouseEvent('click', { clientX: 49 }));
  expect(board.moves).toEqual(lost.slice(0, 4));

  board.playback.seek(lost.length);
  tab.$(`#list li:nth-child(${lost.length + 1}) button`).focus();
  for (let at = lost.length; at > LOSING + 1; at--) tab.press('ArrowUp');
  expect(tab.focused).toMatch(/losing$/);
  expect(tab.text('#review-text')).toMatch(/ was better; Black wins by force$/);
  const better = board.marks.better;
  await tab.act('#play-on');
  await tab.act(pointOf(tab, better));
  expect(board.moves.slice(0, -1)).toEqual([...lost.slice(0, LOSING), better]);
  expect(tab.faults).toEqual([]);
});

test('a button or a new game stops a review; it starts only while the page is visible', async () => {
  const { tab, lost, board } = await openLost();
  await hide(tab, true);
  for (const stop of ['#review', '#restart']) {
    await tab.act('#review');
    expect([tab.text('#review-text'), tab.text('#review')]).toEqual(['Reviewing the game…', 'Stop']);
    expect(tab.isVisible('#review-progress')).toBe(true);
    await tab.act(stop);
    expect([tab.text('#review-text'), tab.text('#review')]).toEqual(['', 'Review']);
  }
  await tab.act('#undo');
  expect([...board.moves, ...board.ahead]).toEqual(lost);
  await tab.act('#review');
  expect(isReviewed(tab)).toBe(false);
  await hide(tab, false);
  expect(isReviewed(tab)).toBe(true);
  expect(tab.text('#review')).toBe('Hide review');
  await tab.act('#review');
  expect(isReviewed(tab)).toBe(false);
  expect(tab.faults).toEqual([]);
});
