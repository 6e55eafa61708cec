// Describes a race to the one who has cleared the board, and to the one who is challenged.
import { t } from '../../kernel/i18n.js';
import { challengeAction, formatSeconds, outcomeOf, secondsIn } from '../../kernel/race.js';
import { writeAddress } from './address.js';

/** @typedef {{ game: import('./address.js').Game, time: number, timeToBeat: number | null }} Race that has been run; time: in milliseconds */

/** @param {Race | null} race @returns {string} '' if there was nothing to beat */
export function praiseOfRace(race) {
  if (!race || race.timeToBeat === null) return '';
  return outcomeOf(formatSeconds(race.timeToBeat), secondsIn(race.time) - race.timeToBeat);
}

/** @param {Race | null} race @returns {import('../../kernel/result-card.js').Action[]} */
export function challengeOf(race) {
  if (!race) return [];
  const seconds = secondsIn(race.time);
  const time = formatSeconds(seconds);
  const text = t(`我用 ${time} 消完了这一局，你呢？`, `I cleared this board in ${time}, can you beat it?`);
  return [challengeAction(text, writeAddress(race.game, seconds))];
}
