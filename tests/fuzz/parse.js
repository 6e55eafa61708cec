// node tests/fuzz/parse.js gomoku|huarong [seconds] [seed]: changes texts at random, and checks what the parser makes of them. A
// failure prints the text and the seed.
import { readFileSync, readdirSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { load } from 'qiju';
import { generator } from '../bench/random.js';

/** @import { ParsedGames, ParsedPuzzles, QijuError } from 'qiju' */

const [game, seconds = '60', seed = String(Date.now() % 2 ** 32)] = argv.slice(2);
const { gomoku, huarong } = await load();

/** @param {unknown} condition @param {string} words */
function check(condition, words) {
  if (!condition) throw new Error(words);
}

/** @param {ParsedGames} read */
function checkGames({ games }) {
  check(games.length > 0, 'no game');
  for (const { size, nodes, pieces, position } of games) {
    const written = gomoku.encodeGame({ size, nodes });
    check(gomoku.encodeGame(gomoku.decodeGame(written)) === written, 'SGF does not round-trip');
    check(Boolean(pieces) !== Boolean(position), 'want moves or a position');
    gomoku.encode(pieces ?? position ?? [], { notation: 'sgf', size });
  }
}

/** @param {ParsedPuzzles} read */
function checkPuzzles({ puzzles }) {
  check(puzzles.length > 0, 'no puzzle');
  for (const puzzle of puzzles) {
    try {
      huarong.pieces(puzzle.board, puzzle);
    } catch (error) {
      const { code, message } = /** @type {QijuError} */ (error);
      check(/^(board-|argument-range)/.test(code), message);
    }
  }
}

/** @type {Record<string, [parse: (text: string, options?: any) => Promise<any>, check: (read: any) => void]>} */
const parsers = { gomoku: [gomoku.parse, checkGames], huarong: [huarong.parse, checkPuzzles] };
const [parse, checkItems] = parsers[game];
const seeds = new URL(`${game}/seeds/parse/`, import.meta.url);
const texts = readdirSync(seeds).map((file) => readFileSync(new URL(file, seeds), 'utf8'));

const random = generator(Number(seed));

/** @template T @param {ArrayLike<T>} items @returns {T} */
const pick = (items) => items[random(items.length)];

/** Returns a part of a text. @param {string} text */
function part(text) {
  const at = random(text.length + 1);
  return text.slice(at, at + random(12));
}

/** @type {((text: string) => string)[]} */
const changes = [
  (text) => part(text),
  () => part(pick(texts)),
  () => '',
  () => String.fromCharCode(random(128)),
  () => String.fromCharCode(random(0x10000)),
  () => pick('()[];:\\,.\n\r\t #*-|/"0oOxX１ａ，。'),
  () => String(random(400) - 20),
];

/** @param {string} text */
function change(text) {
  let changed = text;
  for (let times = 1 + random(4); times > 0; times--) {
    const at = random(changed.length + 1);
    changed = changed.slice(0, at) + pick(changes)(changed) + changed.slice(at + random(6));
  }
  return changed;
}

/** @param {ParsedGames | ParsedPuzzles} read @param {string} text */
function checkRead(read, text) {
  checkItems(read);
  for (const { at } of read.warnings) check(at >= 0 && at <= text.length, `warning at ${at}`);
}

/** @param {string} text */
async function tryText(text) {
  try {
    checkRead(await parse(text), text);
  } catch (error) {
    const { code, at = -1, expected } = /** @type {QijuError} */ (error);
    if (!['text-invalid', 'text-ambiguous', 'argument-size'].includes(code)) throw error;
    check(error instanceof RangeError && at >= 0 && at <= text.length, `error at ${at}`);
    if (code !== 'text-ambiguous') return;
    const read = await Promise.allSettled(/** @type {string[]} */ (expected).map((format) => parse(text, { format })));
    const found = read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    check(found.length > 0, 'no format can be selected');
    for (const each of found) checkRead(each, text);
  }
}

const end = performance.now() + 1000 * Number(seconds);
let count = 0;
for (; performance.now() < end; count++) {
  const text = change(pick(texts));
  try {
    await tryText(text);
  } catch (error) {
    console.error(`seed ${seed}, text ${count}: ${JSON.stringify(text)}`);
    console.error(error);
    exit(1);
  }
}
console.error(`number_of_executed_units: ${count}`);
