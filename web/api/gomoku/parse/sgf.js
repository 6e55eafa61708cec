// Reads all games of an SGF file as it circulates: with text around the games, without some of its signs.
import { readSgf } from '../sgf.js';
import { COLORS } from '../values.js';
import { addGame, sizeOf, treeGame } from './game.js';

/**
 * @import { ParsedGame } from '../../types.js'
 * @import { Reading } from './game.js'
 */

const WANTED = 'an SGF game record';

/** The beginning of a game, also without its parenthesis or semicolon. */
const START = /\(\s*(;|[A-Za-z\d]*[A-Z]\s*\[)|;\s*[A-Za-z\d]*[A-Z]\s*\[/g;

/** The beginning of a game after another: text may have anything but a parenthesis and a semicolon. */
const NEXT = /\(\s*;/g;

/** The games that GM tells by number; 五子棋 is 4. */
const GAMES = ['', 'Go', 'Othello', 'chess', '', 'backgammon', 'Chinese chess', 'shogi'];

/** @param {RegExp} pattern @param {string} text @param {number} from */
function search(pattern, text, from) {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** @param {Reading} reading */
export const isSgf = ({ text }) => search(START, text, 0) >= 0;

/** @param {Reading} reading @returns {ParsedGame[]} */
export function parseSgf(reading) {
  const { text, warn, fail } = reading;
  /** @type {ParsedGame[]} */
  const games = [];
  let items = 0;
  let isSkipping = false;

  /** @param {number} from @param {number} to */
  const skip = (from, to) => {
    const skipped = text.slice(from, to);
    if (isSkipping || !skipped.trim()) return;
    isSkipping = true;
    warn('text', from + skipped.search(/\S/), 'text outside the games is skipped');
  };

  let at = search(START, text, 0);
  if (at < 0) fail('character', Math.max(0, text.search(/\S/)), 0, WANTED);
  skip(0, at);
  while (at >= 0) {
    const read = readGame(reading, at, items);
    addGame(reading, games, read.game, at);
    items = read.items;
    at = search(NEXT, text, read.end);
    skip(read.end, at < 0 ? text.length : at);
  }
  return games;
}

/**
 * @param {Reading} reading
 * @param {number} at where the game begins
 * @param {number} items the number of nodes and stones before it
 * @returns {{ game: ParsedGame, end: number, items: number }}
 */
function readGame(reading, at, items) {
  const { text, constants, warn, refuse, fail } = reading;
  /** @type {number[]} */
  const places = [];
  let name = '';
  let stones = 0;
  /** @type {number | undefined} */
  let opening;

  /** @type {import('../sgf.js').Leniency} */
  const lenient = {
    at,
    items,
    missing: (sign, place) => warn('missing', place, `a "${sign}" is missing`),
    visit: (place) => places.push(place),
    property(key, first, end, play) {
      const value = text.slice(first, end);
      if (key === 'GN') {
        name ||= value.replace(/\\([^])/g, '$1').trim();
      } else if (key === 'GM' && value !== '4') {
        warn(
          'game',
          first,
          `GM[${value}] means ${GAMES[Number(value)] || 'another game'}; the record is read as one of 五子棋`,
        );
      } else if (key === 'QPR' || key === 'QSLW') {
        if (!/^[a-z]{2}(,[a-z]{2})*$/.test(value)) fail('character', first, 0, 'points such as hh,hg,jf');
        if (opening === undefined) warn('opening', first, 'the opening in QPR and QSLW is read as the first moves');
        opening ??= first;
        for (let place = first; place < end; place += 3) play(key === 'QSLW' ? 'white' : COLORS[stones++ % 2], place);
      }
    },
  };
  const { size, nodes } = readSgf(
    text,
    sizeOf(reading),
    constants,
    false,
    (reason, place, told) => fail(reason, place, told, WANTED),
    lenient,
  );
  const game = treeGame(reading, size, nodes, places);
  if (opening !== undefined && (!game.pieces || new Set(game.pieces).size < game.pieces.length)) {
    refuse('opening', opening, 'is an opening in a property of its own, which does not fit the moves');
  }
  return { game: { ...game, ...(name && { name }) }, end: lenient.at, items: lenient.items };
}
