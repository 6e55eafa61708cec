// What the players of a game by link tell each other with its links: address.js has the words. A request and its answer come with
// the turn of the one who reads them. The words of the computer are kept in the same way.
import { colorAfter } from '../../../elements/gomoku/color.js';

/** @import { Game, Word } from './address.js' */

/**
 * @typedef {object} Conversation
 * @property {Word | null} said by this player with the next link
 * @property {Word | null} heard from the opponent with the last one
 * @property {string} sent the query and hash of the link that was sent last
 */

/** @type {Readonly<Conversation>} */
export const silence = { said: null, heard: null, sent: '' };

/** @param {Word | null} word @returns {boolean} does it end the game? */
export const isEnd = (word) => word === 'drawn' || word === 'resign';

/** @param {Pick<Conversation, 'said' | 'heard'>} conversation @returns {boolean} has a word ended the game? */
export const isEnded = ({ said, heard }) => isEnd(said) || isEnd(heard);

/** May this word come with this position? @param {Game} game @returns {boolean} */
export function isFitting({ pieces, play, say }) {
  if (say === null) return true;
  if (!play) return false;
  const isReadersTurn = colorAfter(pieces.length) === play;
  if (say === 'resign') return true;
  return say === 'drawn' ? !isReadersTurn : isReadersTurn && (say !== 'undo' || pieces.length > 0);
}

/** @param {Readonly<Conversation>} conversation @returns {'undo' | 'draw' | null} the request that waits for an answer */
export const requestIn = ({ said, heard }) => (said === null && (heard === 'undo' || heard === 'draw') ? heard : null);

/**
 * The word for the next link: whoever plays on without an answer declines.
 * @param {Readonly<Conversation>} conversation
 * @param {boolean} isOwnTurn
 * @returns {Word | null}
 */
export function wordToSay(conversation, isOwnTurn) {
  const word = requestIn(conversation) ? 'no' : conversation.said;
  return word === 'resign' || (word === 'drawn') === isOwnTurn ? word : null;
}

/** @param {readonly number[]} line @param {readonly number[]} start */
export const startsWith = (line, start) => start.every((point, index) => point === line[index]);

/**
 * Compares a link with the saved game of the same two players. Its earlier links lead to the saved game, since they stay where they
 * are.
 * @param {{ line: readonly number[], isUnfinished: boolean } & Pick<Conversation, 'said' | 'heard'>} saved
 * @param {Pick<Game, 'pieces' | 'say'>} link
 * @returns {'saved' | 'next' | 'new' | 'differs'} the saved game, what follows it, or another game; `differs`: this does not follow
 *   an unfinished one
 */
export function relationOf({ line, isUnfinished, said, heard }, { pieces, say }) {
  const isTakenBack = pieces.length === line.length - 1 && startsWith(line, pieces);
  if (say === 'undone' && said === 'undo' && isTakenBack) return 'next';
  const isSame = line.length === pieces.length && startsWith(line, pieces);
  if (isSame && say && say !== heard && !isEnd(said)) return 'next';
  if (startsWith(line, pieces)) return 'saved';
  if (startsWith(pieces, line)) return 'next';
  return isUnfinished ? 'differs' : 'new';
}
