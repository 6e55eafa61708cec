// The hash of an address names a game of 连连看: seed=7&size=8x10&difficulty=normal&gravity=none, the same with shape=heart
// instead of a size, daily=2026-11-21, or stage=12. In a race time=72 is added, the seconds to beat.
import { parseCount } from '../../kernel/race.js';
import { isDate } from '../../kernel/validation.js';
import { dailyOf, dateOf } from './daily.js';
import { RECTANGLE, sidesOf } from './shapes.js';
import { stageOf, stages } from './stages.js';

/** @typedef {{ seed: number, rows: number, cols: number, shape: string, difficulty: string, gravity: string }} Game shape: its name */

/** @typedef {{ size: HTMLSelectElement, shape: HTMLSelectElement, difficulty: HTMLSelectElement, gravity: HTMLSelectElement }} Pickers */

/** @param {HTMLSelectElement} select */
const values = (select) => [...select.options].map(({ value }) => value);

/** @param {string} text @returns {boolean} is it a valid game number? */
export const isSeed = (text) => /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32;

/** @param {string} hash @returns {number | null} the seconds to beat; null if it is no race */
export const readTimeToBeat = (hash) => parseCount(new URLSearchParams(hash.slice(1)).get('time') ?? '');

/**
 * @param {string} hash
 * @param {Pickers} pickers
 * @returns {Game | null | undefined} undefined if it names no game, null if the game is not valid
 */
export function readAddress(hash, pickers) {
  if (!hash.includes('=')) return undefined;
  const parameters = new URLSearchParams(hash.slice(1));
  const {
    daily,
    stage,
    seed = '',
    shape = RECTANGLE,
    size = '8x10',
    difficulty = 'normal',
    gravity = 'none',
    time = '0',
  } = Object.fromEntries(parameters);
  if (parseCount(time) === null) return null;
  if (daily !== undefined) return isDate(daily) ? dailyOf(daily) : null;
  if (stage !== undefined) return /^[1-9]\d?$/.test(stage) ? (stages[Number(stage) - 1] ?? null) : null;
  const [rows, cols] = size.split('x');
  const isOffered = [`${rows}x${cols}`, `${cols}x${rows}`].some((sides) => values(pickers.size).includes(sides));
  const isValid =
    isSeed(seed) &&
    /^\d+x\d+$/.test(size) &&
    isOffered &&
    values(pickers.shape).includes(shape) &&
    values(pickers.difficulty).includes(difficulty) &&
    values(pickers.gravity).includes(gravity);
  if (!isValid) return null;
  const sides = shape === RECTANGLE ? { rows: Number(rows), cols: Number(cols), shape } : sidesOf(shape);
  return { seed: Number(seed), ...sides, difficulty, gravity };
}

/** @param {Game} game @param {number | null} [timeToBeat] in seconds */
export function writeAddress(game, timeToBeat = null) {
  const { seed, rows, cols, shape, difficulty, gravity } = game;
  const daily = dateOf(game);
  const stage = stageOf(game);
  /** @type {Record<string, string>} */
  const cells = shape === RECTANGLE ? { size: `${rows}x${cols}` } : { shape };
  const dealt = { seed: String(seed), ...cells, difficulty, gravity };
  const parameters = new URLSearchParams(stage ? `stage=${stage}` : daily ? { daily } : dealt);
  if (timeToBeat !== null) parameters.set('time', String(timeToBeat));
  return `#${parameters}`;
}
