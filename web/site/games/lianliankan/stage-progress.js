// Gives the stars of the stages, and stores them.
import { getItem, setItem } from '../../kernel/storage.js';
import { stages } from './stages.js';

/** @typedef {1 | 2 | 3} Stars */
/** @typedef {{ stars: Stars, time: number | null }} StageResult time: the best without hints and shuffles, in milliseconds */

/** The milliseconds that three stars allow for a pair. */
export const TIME_PER_PAIR = 5000;

/**
 * @param {{ pairs: number, time: number, hints: number, shuffles: number }} game that was cleared; time: in milliseconds
 * @returns {Stars}
 */
export function starsOf({ pairs, time, hints, shuffles }) {
  if (hints + shuffles > 0) return 1;
  return time <= TIME_PER_PAIR * pairs ? 3 : 2;
}

/** @returns {Record<string, StageResult>} by the number of the stage */
const results = () => getItem('lianliankan.stages') ?? {};

/** @param {number} stage @returns {StageResult | null} null if it was not cleared */
export const stageResult = (stage) => results()[stage] ?? null;

/** Keeps the most stars and the best time. @param {number} stage @param {Stars} stars @param {number} time in milliseconds */
export function saveStageResult(stage, stars, time) {
  const earlier = stageResult(stage);
  const times = [earlier?.time ?? null, stars > 1 ? time : null].filter((each) => each !== null);
  const best = times.length > 0 ? Math.min(...times) : null;
  const most = /** @type {Stars} */ (Math.max(stars, earlier?.stars ?? 0));
  setItem('lianliankan.stages', { ...results(), [stage]: { stars: most, time: best } });
}

/** @returns {number | null} the first stage that was not cleared; null if all were */
export function firstOpenStage() {
  const cleared = results();
  const index = stages.findIndex((_, at) => !cleared[at + 1]);
  return index < 0 ? null : index + 1;
}
