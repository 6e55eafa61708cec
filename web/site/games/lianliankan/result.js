// Describes a cleared board for the result card.
import { afterDaily, streakFact } from '../../kernel/daily-card.js';
import { dailyText, shareText } from '../../kernel/daily.js';
import { neighbourChoice } from '../../kernel/difficulty.js';
import { joined, t } from '../../kernel/i18n.js';
import { withoutRace } from '../../kernel/race.js';
import { isFact } from '../../kernel/result-card.js';
import { formatTime } from '../../kernel/stopwatch.js';
import { secondsOf } from './bonus-bar.js';
import { pickers } from './controls.js';
import { daily } from './daily-result.js';
import { levelName } from './names.js';
import { challengeOf, praiseOfRace } from './race.js';

/** @import { Result } from '../../kernel/result-card.js' */

/**
 * @typedef {object} Game that was cleared
 * @property {string} level its id
 * @property {string | null} date of a daily game
 * @property {readonly (readonly number[])[]} start
 * @property {import('../../../elements/lianliankan/tile-faces.js').Skin} skin
 * @property {number} elapsed in milliseconds
 * @property {number | null} time the same; null if it was not against the clock
 * @property {number | null} best of all games of this level without hints, in milliseconds
 * @property {boolean} isBest is this game the best, and not the first?
 * @property {number} hints
 * @property {number} shuffles
 * @property {import('./bonus-timer.js').BonusTimer | null} bonus null if it was off
 * @property {import('./race.js').Race | null} race null if a playback helped
 */

/** @param {Pick<Game, 'start'>} game @returns {number} the pairs that it had */
export const pairsOf = ({ start }) => start.flat().filter((kind) => kind > 0).length / 2;

/** @param {Game} game */
export function factsOf(game) {
  const { date, time, best, hints, shuffles, bonus } = game;
  const pairs = pairsOf(game);
  const seconds = secondsOf(bonus?.left ?? 0);
  /** @type {Result['facts']} */
  const facts = [
    time === null ? [t('消去', 'pairs'), t(`${pairs} 对`, `${pairs}`)] : [t('用时', 'time'), formatTime(time)],
    time !== null && best !== null && [t('最快', 'best'), formatTime(best)],
    bonus && [t('奖励', 'bonus'), t(`${seconds} 秒`, `${seconds} s`)],
    bonus !== null && bonus.bestCombo > 1 && [t('连击', 'combo'), `×${bonus.bestCombo}`],
    [t('提示', 'hints'), t(`${hints} 次`, `${hints}`)],
    shuffles > 0 && [t('重排', 'shuffles'), t(`${shuffles} 次`, `${shuffles}`)],
    streakFact('lianliankan', date),
  ];
  return facts.filter(isFact);
}

/** @param {ReturnType<typeof factsOf>} facts @returns {string} to share */
export const textOf = (facts) => joined(...facts.map((fact) => fact.join(' ')));

/** @param {Game} game @param {() => void} deal deals the next game @returns {Result} */
export function describeResult(game, deal) {
  const { level, date, start, skin, isBest, elapsed, hints, shuffles, race } = game;
  const facts = factsOf(game);
  const name = t('连连看', 'Lianliankan');
  const subtitle = date ? `${levelName(level)} · ${date}` : levelName(level);
  return {
    title: t('全部消除！', 'All clear!'),
    subtitle,
    praise: praiseOfRace(race) || (isBest ? t('新纪录！', 'A new best time!') : ''),
    won: true,
    facts,
    actions: [
      { id: 'next', label: t('再来一局', 'Play again'), act: () => deal() },
      ...(date ? [] : neighbourChoice(pickers.difficulty, 'harder')),
      ...challengeOf(race),
    ],
    text: date
      ? dailyText(daily, date, { pairs: pairsOf(game), time: elapsed, hints, shuffles })
      : shareText(name, levelName(level), textOf(facts), withoutRace(location.hash)),
    drawing: { game: 'lianliankan', name, picture: start, skin },
    daily: date ? afterDaily('lianliankan', date) : null,
  };
}
