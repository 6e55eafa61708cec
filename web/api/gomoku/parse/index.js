// The parser of `gomoku.parse`, loaded on demand.
import { createSource, refuseAmbiguous, requireFormat } from '../../parse/text.js';
import { parseDiagrams } from './diagram.js';
import { isGomocup, isPsq, parseGomocup, parsePsq } from './engines.js';
import { createReading } from './game.js';
import { isJson, parseJson } from './json.js';
import { LISTS, readList, toGame } from './lists.js';
import { isRenlib, parseRenlib } from './renlib.js';
import { isSgf, parseSgf } from './sgf.js';

/**
 * @import { GameFormat, ParsedGame, ParsedGames, QijuError } from '../../types.js'
 * @import { Constants } from '../values.js'
 * @import { Reading } from './game.js'
 * @import { List } from './lists.js'
 */

/** A reading of a text as one format. @typedef {{ format: GameFormat, list?: List, games?: ParsedGame[] }} Attempt */

/** The formats that no other text resembles. @type {[GameFormat, is: (reading: Reading) => boolean, parse: (reading: Reading) => ParsedGame[]][]} */
const CLEAR = [
  ['renlib', isRenlib, parseRenlib],
  ['json', isJson, parseJson],
  ['sgf', isSgf, parseSgf],
  ['psq', isPsq, parsePsq],
  ['gomocup', isGomocup, parseGomocup],
];

/** @type {readonly GameFormat[]} */
const FORMATS = [...CLEAR.map(([format]) => format), ...LISTS, 'diagram'];

/**
 * @param {string} name of the function, for messages
 * @param {string | Uint8Array} input
 * @param {unknown} format
 * @param {number | undefined} size
 * @param {Constants} constants
 * @returns {ParsedGames}
 */
export function parseGames(name, input, format, size, constants) {
  const only = /** @type {GameFormat | undefined} */ (requireFormat(name, format, FORMATS));
  const bytes = typeof input === 'string' ? undefined : input;
  // A library is binary: it has no encoding.
  const isLibrary = isRenlib({ bytes });
  const reading = createReading(createSource(name, isLibrary ? '' : input), { bytes, size, constants });
  const { text, warnings, refuse } = reading;
  if (!isLibrary && !text.trim()) refuse('empty', 0, 'is missing: the text is empty');

  if (/^.?RenLib/.test(text)) refuse('format', 0, 'begins a library of RenLib, which is read from bytes only');

  const clear = CLEAR.find(([key, is]) => (only ? key === only : is(reading)));
  if (clear) return { format: clear[0], games: clear[2](reading), warnings };

  /** @type {Attempt[]} */
  const readings = [];
  /** @type {QijuError | undefined} */
  let failure;
  /** @param {() => Attempt} read */
  const attempt = (read) => {
    const before = warnings.length;
    try {
      readings.push(read());
    } catch (error) {
      const refused = /** @type {QijuError} */ (error);
      if (refused.code !== 'text-invalid') throw error;
      warnings.length = before;
      if (!failure || progress(refused) > progress(failure)) failure = refused;
    }
  };
  for (const key of only ? [only] : LISTS) {
    if (key !== 'diagram') attempt(() => ({ format: key, list: readList(reading, key) }));
  }
  // Rows of 0, 1 and 2 are also a list, of points that repeat.
  if (only ? only === 'diagram' : !readings.some(isSound)) {
    attempt(() => ({ format: 'diagram', games: parseDiagrams(reading) }));
  }

  const selected = select(name, reading, readings);
  if (selected) {
    const { format: found, list, games } = selected;
    return { format: found, games: games ?? [toGame(reading, /** @type {List} */ (list))], warnings };
  }
  if (failure && (only || progress(failure) > 0)) throw failure;
  return refuse('format', Math.max(0, text.search(/\S/)), 'begins a text in no known format of games');
}

/**
 * Returns how far a refused text fits a format: with a point that occurs twice to its end. A certain fault counts more.
 * @param {QijuError} error
 */
const progress = ({ at, reason }) =>
  reason === 'twice' ? Infinity : Number(at) + (['character', 'end', 'format'].includes(String(reason)) ? 0 : 2 ** 24);

/** True unless two stones are on one point. @param {Attempt} attempt */
const isSound = ({ list }) => !list || list.again < 0;

/**
 * Selects the only reading of a text, or throws.
 * @param {string} name
 * @param {Reading} reading
 * @param {Attempt[]} readings
 * @returns {Attempt | undefined}
 */
function select(name, { text, warn }, readings) {
  const sound = readings.filter(isSound);
  const [first, ...others] = sound.length > 0 ? sound : readings;
  const differing = others.filter(({ list }) => String(list?.points) !== String(first.list?.points));
  if (differing.length === 0) return first;
  const formats = [first, ...differing].map(({ format }) => format);
  if (formats.every((format) => format.startsWith('pairs'))) {
    warn('origin', 0, 'column and row are counted from 0, although they may begin with 1');
    return first;
  }
  const [points, other] = [first, differing[0]].map(({ list }) => list?.points ?? []);
  const at = points.findIndex((point, i) => point !== other[i]);
  return refuseAmbiguous(name, text, first.list?.places[at] ?? 0, formats);
}
