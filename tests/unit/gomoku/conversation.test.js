// What the players of a game by link tell each other.
import { isEnded, relationOf, requestIn, wordToSay } from '../../../web/site/games/gomoku/conversation.js';

/** @typedef {import('../../../web/site/games/gomoku/address.js').Word | null} Word */

/** @param {Word} said @param {Word} [heard] */
const talk = (said, heard = null) => ({ said, heard, sent: '' });

test.each(
  /** @type {const} */ ([
    // said, heard, on the own turn, on the opponent's turn
    [null, null, null, null],
    ['undo', null, null, 'undo'],
    ['draw', 'no', null, 'draw'],
    ['undone', 'undo', null, 'undone'],
    ['drawn', 'draw', 'drawn', null],
    ['no', 'draw', null, 'no'],
    [null, 'draw', null, 'no'], // played on without an answer
    [null, 'undo', null, 'no'],
    ['resign', 'draw', 'resign', 'resign'],
    [null, 'undone', null, null],
  ]),
)('after saying %s and hearing %s the next link says %s, or %s', (said, heard, own, others) => {
  expect(wordToSay(talk(said, heard), true)).toBe(own);
  expect(wordToSay(talk(said, heard), false)).toBe(others);
});

test('a request waits until it is answered; an agreed draw and a resignation end the game', () => {
  expect(requestIn(talk(null, 'undo'))).toBe('undo');
  expect(requestIn(talk('no', 'undo'))).toBeNull();
  expect(requestIn(talk(null, 'undone'))).toBeNull();
  expect([talk('drawn'), talk(null, 'drawn'), talk('resign'), talk(null, 'resign')].every(isEnded)).toBe(true);
  expect([talk('draw'), talk(null, 'undone'), talk('no', 'draw')].some(isEnded)).toBe(false);
});

/** @typedef {{ line: number[], said?: Word, heard?: Word, isUnfinished?: boolean }} Saved */

test.each(
  /** @type {[string, Saved, number[], Word, string][]} */ ([
    ['the next move', { line: [1] }, [1, 2], null, 'next'],
    ['an earlier move', { line: [1, 2] }, [1], null, 'saved'],
    ['the same position', { line: [1, 2] }, [1, 2], null, 'saved'],
    ['other moves', { line: [1, 2] }, [1, 3, 4], null, 'differs'],
    ['another game after one that is over', { line: [1, 2], isUnfinished: false }, [3], null, 'new'],
    ['a request in the same position', { line: [1] }, [1], 'undo', 'next'],
    ['a request that has been seen', { line: [1], heard: 'undo' }, [1], 'undo', 'saved'],
    ['a request after one that was granted', { line: [1], said: 'undone', heard: 'undo' }, [1, 3], 'undo', 'next'],
    ['a request before the last move', { line: [1, 2] }, [1], 'draw', 'saved'],
    ['a granted request', { line: [1, 2, 3], said: 'undo' }, [1, 2], 'undone', 'next'],
    ['a grant that nobody asked for', { line: [1, 2, 3] }, [1, 2], 'undone', 'saved'],
    ['a grant of more', { line: [1, 2, 3], said: 'undo' }, [], 'undone', 'saved'],
    ['a declined request', { line: [1], said: 'undo' }, [1, 2], 'no', 'next'],
    ['an accepted draw', { line: [1], said: 'draw' }, [1], 'drawn', 'next'],
    ['a resignation', { line: [1], said: 'no', heard: 'draw' }, [1], 'resign', 'next'],
    ['an offer after the own resignation', { line: [1], said: 'resign', isUnfinished: false }, [1], 'draw', 'saved'],
  ]),
)('%s', (_, { line, said = null, heard = null, isUnfinished = true }, pieces, say, expected) => {
  expect(relationOf({ line, said, heard, isUnfinished }, { pieces, say })).toBe(expected);
});
